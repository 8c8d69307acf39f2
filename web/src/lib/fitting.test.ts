import { beforeAll, describe, expect, it } from "vitest";
import { clashIn, clashText, meantBy } from "./fitting";
import { addMessages, addTexts, setLanguage, startLanguage } from "./i18n";
import type { GameInfo } from "./protocol";
import { complain, notices, unfitText } from "./notices.svelte";
import { ApiError } from "./api";
import { againstBot, foldedOptions, withOption, withPlayers } from "./wish";
import { game as plain } from "../../tests/fixtures";

const game: GameInfo = {
  ...plain,
  name: "mondo",
  players: [1, 2, 3, 4],
  options: [
    { name: "players", kind: "choice", values: [2, 3, 4, 1], default: 2 },
    { name: "level", kind: "choice", values: ["beginner", "expert", "solo"], default: "beginner" },
    { name: "clock", kind: "choice", values: ["7:00", "5:00", "10:00"], default: "7:00" },
    { name: "handicap", kind: "choice", values: ["none", "1", "2", "3", "4"], default: "none" },
    { name: "children", kind: "flag", values: [false, true], default: false },
  ],
  clashes: [
    { reason: "solo-players", message: "alone", when: { level: ["solo"], players: [2, 3, 4] } },
    { reason: "children-level", message: "beginner", when: { children: [true], level: ["expert", "solo"] } },
    { reason: "handicap-seats", message: "seat {handicap}", when: { handicap: ["3", "4"], players: [2] } },
  ],
  gives_way: [{ option: "clock", value: "7:00", when: { children: [true] }, to: "10:00" }],
};
const usual = againstBot(game);
const family = withOption(usual, "children", true);

beforeAll(async () => {
  await startLanguage();
  await addTexts("mondo", "setup");
  await addMessages("refusals");
});

describe("what does not go together", () => {
  it("is found when all that are named have a value listed", () => {
    expect(clashIn(game, usual.options)).toBeUndefined();
    expect(clashIn(game, family.options)).toBeUndefined();
    expect(clashIn(game, { ...family.options, level: "expert" })?.reason).toBe("children-level");
    expect(clashIn(game, { ...family.options, level: "expert" }, ["clock"])).toBeUndefined();
  });

  it("is said in the reader's language, with the values that it is about", async () => {
    const options = { ...usual.options, handicap: "4" };
    const clash = clashIn(game, options)!;
    expect(clashText("mondo", clash, options)).toContain("seat 4, but there are only 2 seats");
    await setLanguage("es");
    expect(clashText("mondo", clash, options)).toContain("puesto 4, pero solo hay 2 puestos");
    await setLanguage("en");
    expect(clashText("chess", clash, options)).toBe("seat 4");
  });

  it("is what a refusal says, instead of a rule that does not exist", () => {
    const unfit = { game: "mondo", reason: "children-level", args: { children: true, level: "expert" } };
    complain(new ApiError("bad-option", "mondo: with children", 400, null, unfit));
    expect(notices.list.at(-1)?.text).toBe(unfitText(unfit, ""));
    expect(notices.list.at(-1)?.text).toContain("With children you play at the Beginner level");
    complain(new ApiError("bad-option", "mondo has no option", 400));
    expect(notices.list.at(-1)?.text).toContain("does not exist");
  });
});

it("a value stands for what it gives way to", () => {
  expect(meantBy(game, usual.options, "clock", "7:00")).toBe("7:00");
  expect(meantBy(game, family.options, "clock", "7:00")).toBe("10:00");
  expect(meantBy(game, family.options, "clock", "5:00")).toBe("5:00");
});

it("seats that are not there cannot be named, and are forgotten with them", () => {
  const values = (options: typeof usual.options) =>
    foldedOptions(game, [], options).find(({ name }) => name === "handicap")?.values;
  expect(values(usual.options)).toEqual(["none", "1", "2"]);
  const four = withOption(withPlayers(usual, game, 4), "handicap", "4");
  expect(values(four.options)).toEqual(["none", "1", "2", "3", "4"]);
  expect(withPlayers(four, game, 2).options["handicap"]).toBe("none");
  const alone = withOption(withPlayers(usual, game, 1), "level", "solo");
  expect(withPlayers(alone, game, 2).options["level"]).toBe("beginner");
});
