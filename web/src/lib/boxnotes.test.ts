import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import { pieces } from "./boxnotes";
import { addHelp, addMessages, setLanguage, startLanguage } from "./i18n";

const box = {
  facts: [
    { name: "supply", value: { purple: 30, blue: 9 }, source: "invented", note: "72 are ours." },
    { name: "steps", value: [2, 3, 4], source: "rulebook", note: "Steps." },
    { name: "level_colours", value: ["purple", "red"], source: "public", note: "By level." },
    { name: "new_thing", value: 7, source: "guess", note: "Unheard of." },
  ],
  quarry: { source: "guess", note: "Rings." },
  monuments: [{ id: "capitol", title: "Capitol", source: "invented", note: "Our own." }],
};

beforeAll(async () => {
  localStorage.clear();
  await startLanguage();
  await Promise.all([addMessages("monuments"), addHelp("monuments")]);
});

describe("what is in the box", () => {
  it("is named, counted and labelled", () => {
    expect(pieces("monuments", box)).toEqual([
      { title: "Tokens", value: "30 purple, 9 gems", note: "72 are ours.", source: "invented" },
      { title: "Steps of turns 2, 3 and later", value: "2 / 3 / 4", note: "Steps.", source: "rulebook" },
      { title: "Colours by level", value: "purple / red", note: "By level.", source: "public" },
      { title: "new thing", value: "7", note: "Unheard of.", source: "guess" },
      { title: "Quarry", value: "", note: "Rings.", source: "guess" },
      { title: "Capitol", value: "", note: "Our own.", source: "invented" },
    ]);
  });

  it("is told in Spanish too, where there are words for it", async () => {
    await setLanguage("es");
    const [tokens, , colours, unknown] = pieces("monuments", box);
    expect(tokens?.note).toContain("nuestro");
    expect(colours).toMatchObject({ title: "Colores por nivel", value: "morado / rojo" });
    expect(unknown?.note).toBe("Unheard of.");
    await setLanguage("en");
  });

  it("names pieces after their monuments, each with its own source", async () => {
    await Promise.all([addMessages("moves"), addHelp("moves")]);
    const model = { id: "redeemer", title: "?", place: "Rio", source: "public", note: "Second." };
    const kind = { id: "sphinx", count: 2, source: "public", monuments: [model] };
    const found = () => pieces("moves", { pieces: [kind, { ...kind, id: "new" }] });
    expect(found().slice(0, 3)).toEqual([
      { title: "Petronas Towers / Sphinx", value: "×2", note: "Kuala Lumpur / Giza", source: "public" },
      { title: "Christ the Redeemer", value: "", note: "Second.", source: "public" },
      { title: "new", value: "×2", note: "Rio", source: "public" },
    ]);
    await setLanguage("es");
    expect(found()[1]?.title).toBe("Cristo Redentor");
    expect(found()[1]?.note).toContain("segundo");
    await setLanguage("en");
  });

  it("may be nothing", () => {
    expect(pieces("monuments", null)).toEqual([]);
  });
});

it("has the notes of the real box files in English as they are there", () => {
  const folder = "../src/monumenta/games/monuments/box";
  const texts = readFileSync("../src/monumenta/locales/en/monuments-help.ftl", "utf-8").replaceAll("’", "'");
  const notes = ["game", "notre-dame", "st-peters", "capitol", "taj-mahal"].flatMap((name) =>
    [...readFileSync(`${folder}/${name}.toml`, "utf-8").matchAll(/^note = "(.*)"$/gm)].map(
      (match) => match[1]!,
    ),
  );
  expect(notes.length).toBeGreaterThanOrEqual(14);
  expect(notes.filter((note) => !texts.includes(note))).toEqual([]);
});
