import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { addTexts, startLanguage } from "../../lib/i18n";
import { notes } from "./box";
import type { Box } from "./types";

it("notes the quarry and every monument by its name", async () => {
  await startLanguage();
  await Promise.all([addTexts("monuments", "table"), addTexts("monuments", "help")]);
  const box = {
    quarry: { source: "guess", note: "Rings." },
    monuments: [{ id: "capitol", title: "?", source: "invented", note: "Our own." }],
  } as unknown as Box;
  expect(notes(box)).toEqual([
    { title: "Quarry", value: "", note: "Rings.", source: "guess" },
    { title: "Capitol", value: "", note: "Our own.", source: "invented" },
  ]);
});

it("has the notes of the real box files in English as they are there", () => {
  const folder = "../src/monumenta/games/monuments/box";
  const texts = readFileSync("../src/monumenta/games/monuments/texts/en/help.ftl", "utf-8").replaceAll(
    "’",
    "'",
  );
  const notes = ["game", "notre-dame", "st-peters", "capitol", "taj-mahal"].flatMap((name) =>
    [...readFileSync(`${folder}/${name}.toml`, "utf-8").matchAll(/^note = "(.*)"$/gm)].map(
      (match) => match[1]!,
    ),
  );
  expect(notes.length).toBeGreaterThanOrEqual(14);
  expect(notes.filter((note) => !texts.includes(note))).toEqual([]);
});
