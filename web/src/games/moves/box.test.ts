import { expect, it } from "vitest";
import { addTexts, setLanguage, startLanguage } from "../../lib/i18n";
import { notes } from "./box";
import type { Box } from "./types";

it("names pieces after their monuments, each with its own source", async () => {
  await startLanguage();
  await Promise.all([addTexts("moves", "table"), addTexts("moves", "help")]);
  const model = { id: "redeemer", title: "?", place: "Rio", source: "public", note: "Second." };
  const kind = { id: "sphinx", count: 2, source: "public", monuments: [model] };
  const found = () => notes({ pieces: [kind, { ...kind, id: "new" }] } as unknown as Box);
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
