import { beforeAll, describe, expect, it } from "vitest";
import { pieces } from "./boxnotes";
import { addHelp, addTexts, setLanguage, startLanguage } from "./i18n";

const box = {
  facts: [
    { name: "supply", value: { purple: 30, blue: 9 }, source: "invented", note: "72 are ours." },
    { name: "steps", value: [2, 3, 4], source: "rulebook", note: "Steps." },
    { name: "level_colours", value: ["purple", "red"], source: "public", note: "By level." },
    { name: "new_thing", value: 7, source: "guess", note: "Unheard of." },
  ],
};

beforeAll(async () => {
  localStorage.clear();
  await startLanguage();
  await Promise.all([addTexts("monuments", "table"), addHelp("monuments")]);
});

describe("what is in the box", () => {
  it("is named, counted and labelled", () => {
    expect(pieces("monuments", box)).toEqual([
      { title: "Tokens", value: "30 purple, 9 gems", note: "72 are ours.", source: "invented" },
      { title: "Steps of turns 2, 3 and later", value: "2 / 3 / 4", note: "Steps.", source: "rulebook" },
      { title: "Colours by level", value: "purple / red", note: "By level.", source: "public" },
      { title: "new thing", value: "7", note: "Unheard of.", source: "guess" },
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

  it("may be nothing", () => {
    expect(pieces("monuments", null)).toEqual([]);
  });
});
