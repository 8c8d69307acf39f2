import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { addTexts, LANGUAGES, setLanguage, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { box, fresh, moves } from "./fixtures";
import type { Choice, Event, View } from "./types";
import { logLine, prompt, squareLabel } from "./words";

const NAMES = ["Ana", "Ben"];
const texts = join(import.meta.dirname, "../../../../src/monumenta/games/moves/texts");
const bundles = new Map(
  LANGUAGES.map((lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const name of ["table.ftl", "setup.ftl", "help.ftl"]) {
      const text = readFileSync(join(texts, lang, name), "utf-8");
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
    return [lang, bundle];
  }),
);

/** The message in one language; fails on a missing key or argument. */
function say(lang: "en" | "es", message: { key: string; args?: Record<string, string | number> }): string {
  const pattern = bundles.get(lang)?.getMessage(message.key)?.value;
  if (!pattern) throw new Error(`${lang} has no ${message.key}`);
  const errors: Error[] = [];
  const text = bundles.get(lang)?.formatPattern(pattern, message.args ?? {}, errors) ?? "";
  expect(errors, message.key).toEqual([]);
  return text;
}

function text(event: Event): string | null {
  const line = logLine(event, NAMES);
  return line && t(line.key, line.args);
}

const position = (view: Partial<View>, choices: Partial<Choice>[] = []): Position => ({
  seq: 1,
  hash: "",
  actor: view.actor ?? null,
  over: view.phase === "over",
  scores: [],
  winners: [],
  view: { ...fresh, ...view },
  choices,
  t: null,
  text: null,
});

beforeAll(async () => {
  await addTexts("moves", "table");
  await setLanguage("en");
});

describe("the words", () => {
  it("has every message that the board names", () => {
    const here = import.meta.dirname;
    const sources = readdirSync(here).filter(
      (name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."),
    );
    const named = sources.flatMap((name) => [
      ...readFileSync(join(here, name), "utf-8").matchAll(/["'](moves-[a-z][a-z-]*[a-z])["']/g),
    ]);
    const keys = new Set(named.map((match) => match[1] ?? ""));
    expect(keys.size).toBeGreaterThan(40);
    for (const lang of LANGUAGES) {
      for (const key of keys) expect(bundles.get(lang)?.hasMessage(key), `${lang}: ${key}`).toBe(true);
    }
  });

  it.each(LANGUAGES)("names every piece of the box and where it stands in %s", (lang) => {
    for (const { id } of [...box.pieces, box.people]) {
      for (const seat of [0, 1, -1]) {
        expect(say(lang, { key: `moves-piece-${id}`, args: { seat } })).not.toBe("");
        expect(say(lang, { key: `moves-where-${id}`, args: { seat } })).not.toBe("");
      }
    }
  });

  it("calls pieces by the monuments of their side", () => {
    const piece = (lang: "en" | "es", id: string, seat: number) =>
      say(lang, { key: `moves-piece-${id}`, args: { seat } });
    for (const { id, monuments } of box.pieces)
      for (const side of [0, 1]) {
        const own = monuments.filter(({ seat }) => seat === undefined || seat === side);
        expect(piece("en", id, side)).toBe(own.map(({ title }) => title).join(" / "));
      }
    expect(piece("es", "obelisk", 0)).toBe("Sky Tower / Cristo Redentor");
    expect(piece("es", "obelisk", 1)).toBe("Torre CN / Estatua de la Libertad");
    expect(piece("es", "sphinx", 0)).toBe("Torres Petronas / Esfinge");
    expect(piece("es", "sphinx", 1)).toBe("Esfinge");
  });

  it.each(LANGUAGES)("tells every kind of event in %s", (lang) => {
    const kinds = new Set<string>();
    for (const event of moves.flatMap((move) => move.events)) {
      kinds.add(event.kind);
      const line = logLine(event, NAMES);
      if (!line) throw new Error(`no line for ${event.kind}`);
      expect(say(lang, line)).toMatch(/\p{L}.*\.$/u);
    }
    const all = ["captured", "claimed", "game_over", "over", "passed", "people", "placed", "skipped"];
    expect([...kinds].toSorted()).toEqual(all);
  });

  it("says who did what", () => {
    expect(text({ kind: "placed", seat: 1, piece: "castle", rotation: 2, row: 1, col: 4 })).toBe(
      "Ben builds the White Castle at row 1, column 4.",
    );
    expect(text({ kind: "claimed", seat: 0, squares: [[0, 0]] })).toBe("Ana claims 1 square.");
    const taken = { seat: 1, piece: "sphinx", rotation: 0, row: 0, col: 0 };
    expect(text({ kind: "captured", seat: 0, taken })).toBe(
      "Ana encloses the Sphinx of Ben, who takes it back.",
    );
    expect(text({ kind: "captured", seat: 0, taken: { ...taken, seat: null, piece: "people" } })).toBe(
      "Ana encloses the People Piece, which leaves the city for good.",
    );
    expect(text({ kind: "game_over", number: 1, left: [4, 4], winners: [0, 1] })).toBe(
      "Game 1 is a draw: Ana and Ben are left with 4 squares each.",
    );
    expect(text({ kind: "over", totals: [12, 9], winners: [1] })).toBe(
      "Ben wins with 9 squares left over against 12.",
    );
    expect(text({ kind: "over", totals: [9, 9], winners: [0, 1] })).toBe(
      "A draw: both are left with 9 squares.",
    );
  });

  it("says what is on a square", () => {
    expect(squareLabel(3, 4, ".", undefined, NAMES)).toBe("row 3, column 4: open");
    expect(squareLabel(0, 0, "P", "people", NAMES)).toBe("row 0, column 0: People Piece");
    expect(squareLabel(0, 0, "d", undefined, NAMES)).toBe("row 0, column 0: Ben’s space");
    expect(squareLabel(0, 0, "L", "torii", NAMES)).toBe("row 0, column 0: Great Torii of Ana");
  });
});

describe("the prompt", () => {
  it.each<[string, Position, number | null, string[]]>([
    ["people", position({ phase: "people" }, [{ kind: "people" }]), 0, []],
    ["first", position({}, [{ kind: "place" }]), 0, []],
    ["build", position({ made: [1, 1] }, [{ kind: "place" }]), 0, []],
    ["confirm", position({ actor: 1 }), 0, ["castle r0 c0"]],
    ["confirm-pass", position({}), 0, ["pass"]],
    ["other-people", position({ phase: "people", actor: 1 }), 0, []],
    ["other-build", position({ actor: 1 }), null, []],
    ["over", position({ phase: "over", actor: null, winners: [1], totals: [9, 5] }), 0, []],
    ["you-won", position({ phase: "over", actor: null, winners: [0], totals: [5, 9] }), 0, []],
    ["drawn", position({ phase: "over", actor: null, winners: [0, 1], totals: [5, 5] }), 0, []],
  ])("is %s", (key, where, you, pending) => {
    const message = prompt(where, you, pending, NAMES);
    expect(message.key).toBe(`moves-prompt-${key}`);
    for (const lang of LANGUAGES) expect(say(lang, message).length).toBeGreaterThan(5);
  });
});
