// @vitest-environment node
import { describe, expect, it } from "vitest";
import { game } from "../../tests/fixtures";
import * as wishes from "./wish";

const usual = wishes.againstBot(game);

describe("a table being set up", () => {
  it("is at first for the reader and the best bot", () => {
    expect(usual.seats).toEqual(["me", "bot:greedy"]);
    expect(usual.options).toEqual({
      monument: "notre-dame",
      players: 2,
      starter: "random",
      show_holdings: false,
    });
  });

  it("is for a bot of the middle level where there are levels, and lists these first", () => {
    const bots = ["random", "greedy", "novice", "casual", "club", "expert", "master"];
    expect(wishes.againstBot({ ...game, bots }).seats).toEqual(["me", "bot:club"]);
    expect(wishes.listedBots(bots)).toEqual([
      "novice",
      "casual",
      "club",
      "expert",
      "master",
      "random",
      "greedy",
    ]);
  });

  it("keeps the seats there were when players are added or taken away", () => {
    const four = wishes.withPlayers(wishes.withSeat(usual, 1, "open"), game, 4);
    expect(four.seats).toEqual(["me", "open", "bot:greedy", "bot:greedy"]);
    expect(four.options["players"]).toBe(4);
    expect(wishes.withPlayers(four, game, 2).seats).toEqual(["me", "open"]);
  });

  it("has the reader on one seat only", () => {
    expect(wishes.withSeat(usual, 1, "me").seats).toEqual(["bot:greedy", "me"]);
    expect(wishes.withSeat(usual, 0, "bot:random").seats).toEqual(["bot:random", "bot:greedy"]);
  });

  it("forgets a start player who no longer sits there", () => {
    const four = wishes.withOption(wishes.withPlayers(usual, game, 4), "starter", 3);
    expect(wishes.withPlayers(four, game, 2).options["starter"]).toBe("random");
    expect(wishes.withPlayers(four, game, 4).options["starter"]).toBe(3);
  });
});

describe("a game whose rules can play a seat", () => {
  const solo = { ...usual, options: { ...usual.options, automas: 0 } };

  it("seats Automas last and counts them", () => {
    const one = wishes.withSeat(wishes.withPlayers(solo, game, 3), 1, "automa");
    expect(one.seats).toEqual(["me", "bot:greedy", "automa"]);
    expect(one.options["automas"]).toBe(1);
    expect(wishes.request(one).seats.at(-1)).toEqual({ kind: "automa" });
    const fewer = wishes.withPlayers(one, game, 2);
    expect([fewer.seats, fewer.options["automas"]]).toEqual([["me", "bot:greedy"], 0]);
  });

  it("keeps a seat for somebody", () => {
    const all = wishes.withSeat(wishes.withSeat(solo, 1, "automa"), 0, "automa");
    expect([all.seats, all.options["automas"]]).toEqual([["me", "automa"], 1]);
  });

  it("has none where the game has no such option", () => {
    expect(wishes.arranged(usual)).toBe(usual);
  });
});

describe("the request", () => {
  it("names bots, and brings the reader's share of the luck", () => {
    expect(wishes.request(usual)).toEqual({
      game: "monuments",
      options: usual.options,
      seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }],
      listed: false,
      position: null,
    });
  });

  it("leaves the options to the position that the game begins from", () => {
    const there = { ...usual, position: "turn=dark" };
    expect(wishes.request(there)).toMatchObject({ options: {}, position: "turn=dark" });
    expect(wishes.request({ ...usual, position: " \n" })).toMatchObject({
      options: usual.options,
      position: null,
    });
  });

  it("lists a table only while there is a seat to take", () => {
    expect(wishes.request({ ...usual, listed: true }).listed).toBe(false);
    expect(wishes.request({ ...wishes.withSeat(usual, 1, "open"), listed: true }).listed).toBe(true);
  });
});

it("folds away the options that have no place of their own", () => {
  const options = wishes.foldedOptions(game, ["monument"], usual.options);
  expect(options.map((option) => option.name)).toEqual(["starter", "show_holdings"]);
  expect(options[0]?.values).toEqual(["random", 0, 1]);
});
