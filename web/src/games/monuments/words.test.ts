import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { addTexts, LANGUAGES, setLanguage, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { stretches } from "../../lib/story";
import type { AnyEvent } from "../contract";
import { box, fresh, games } from "./fixtures";
import type { Choice, Event, View } from "./types";
import { logLine, merge, prompt, slotLabel, together, tokensName } from "./words";

const NAMES = ["Ana", "Ben", "Cleo", "Dan"];
const texts = join(import.meta.dirname, "../../../../src/monumenta/games/monuments/texts");
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

/** A log line as one reads it. */
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
  await addTexts("monuments", "table");
  await setLanguage("en");
});

describe("the words", () => {
  it("are the same messages in both languages", () => {
    const keys = LANGUAGES.map((lang) =>
      [...readFileSync(join(texts, lang, "table.ftl"), "utf-8").matchAll(/^([a-z][\w-]*) =/gm)].map(
        (m) => m[1],
      ),
    );
    expect(keys[1]?.toSorted()).toEqual(keys[0]?.toSorted());
    expect(keys[0]?.length).toBeGreaterThan(100);
  });

  it("has every message that the board names", () => {
    const here = import.meta.dirname;
    const sources = readdirSync(here).filter(
      (name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."),
    );
    const named = sources.flatMap((name) => [
      ...readFileSync(join(here, name), "utf-8").matchAll(/["'](monuments-[a-z][a-z-]*[a-z])["']/g),
    ]);
    const keys = new Set(named.map((match) => match[1] ?? ""));
    expect(keys.size).toBeGreaterThan(50);
    for (const lang of LANGUAGES) {
      for (const key of keys) expect(bundles.get(lang)?.hasMessage(key), `${lang}: ${key}`).toBe(true);
    }
  });

  it.each(LANGUAGES)("tells every kind of event in %s", (lang) => {
    const kinds = new Set<string>();
    for (const event of games.flat().flatMap((move) => move.events)) {
      kinds.add(event.kind);
      const line = logLine(event, NAMES);
      if (event.kind === "laid") expect(line).toBeNull();
      else if (line) expect(say(lang, line)).toMatch(/\p{L}.*\.$/u);
      else throw new Error(`no line for ${event.kind}`);
    }
    expect([...kinds].toSorted()).toEqual([
      "black",
      "built",
      "laid",
      "over",
      "passed",
      "round",
      "single",
      "started",
      "stepped",
    ]);
  });

  it("says who did what", () => {
    expect(text({ kind: "built", seat: 1, slot: 3, colour: "red", level: 2, points: 3 })).toBe(
      "Ben builds a red token on level 2: 3 points.",
    );
    expect(text({ kind: "passed", seat: 2, held: { purple: 1, red: 1, orange: 1, blue: 3 }, lost: 3 })).toBe(
      "Cleo cannot build and lifts the screen: 1 purple, 1 red, 1 orange, 3 gems. 3 points lost.",
    );
    expect(text({ kind: "over", finished: true, gems: [0, 0], scores: [50, 50], winners: [0, 1] })).toBe(
      "The monument is finished. Ana and Ben share the victory with 50.",
    );
  });

  it.each([
    ["en", "Ana walks o5, m2, the centre, m3 and takes 2 red, 1 gem."],
    ["es", "Ana va por o5, m2, el centro, m3 y toma 2 rojas, 1 gema."],
  ] as const)("tells a walk in one sentence in %s", async (lang, sentence) => {
    await setLanguage(lang);
    const took = ["red", "blue", null, "red"] as const;
    const steps = ["o5", "m2", "c", "m3"].map((space, k): Event => {
      return { kind: "stepped", seat: 0, origin: "o4", space, took: took[k] ?? null };
    });
    const walk = steps.slice(1).reduce<AnyEvent>((so, step) => merge(so, step) ?? step, steps[0]!);
    const line = logLine(walk, NAMES);
    expect(line && t(line.key, line.args)).toBe(sentence);
    expect(line?.drawn).toEqual({ tokens: ["red", "blue", "red"] });
    const other: Event = { kind: "stepped", seat: 1, origin: "m3", space: "o6", took: null };
    expect(merge(walk, other)).toBeNull();
    expect(text(other)).toBe(lang === "en" ? "Ben walks o6." : "Ben va por o6.");
    await setLanguage("en");
  });

  it("has tokens drawn in the log just where the sentence names them", () => {
    const line = logLine(
      { kind: "built", seat: 1, slot: 3, colour: "red", level: 2, points: 3 } as AnyEvent,
      NAMES,
    );
    expect(line && stretches(line)).toEqual([
      { text: "Ben builds ", pieces: [] },
      { text: "a red token", pieces: ["red"] },
      { text: " on level 2: 3 points.", pieces: [] },
    ]);
  });

  it("begins a walk anew with each turn", () => {
    const put: Event = { kind: "stepped", seat: 0, origin: null, space: "o5", took: "red" };
    expect(merge({ kind: "round" }, put)).toBeNull();
    expect(merge({ kind: "walked", seat: 0, steps: [put] } as AnyEvent, put)).toBeNull();
    expect(text(put)).toBe("Ana puts the worker on o5 and takes a red token.");
  });

  it("lists and joins", () => {
    expect(tokensName({})).toBe("nothing");
    expect(together(["Ana", "Ben", "Cleo"])).toBe("Ana, Ben and Cleo");
    const slot = box.monuments[0]?.slots.find((s) => s.level === 2 && s.x === 3 && s.y === 0.5);
    if (!slot) throw new Error("no slot");
    expect(slotLabel(slot, "legal", "")).toBe("Level 2, red, at 3, 0.5: 3 points");
  });
});

describe("the prompt", () => {
  it("counts the spaces that are to be named", () => {
    const asked = (singles: string[]) => {
      const { key, args } = prompt(
        position({ phase: "laying", singles, single_count: 2 }, [{ kind: "single" }]),
        0,
        [],
        NAMES,
      );
      return t(key, args);
    };
    expect(asked([])).toBe("Name a middle space that gets one token only: 1 of 2.");
    expect(asked(["m1"])).toBe("Name one more middle space that gets one token only: 2 of 2.");
  });

  it.each<[string, Position, number | null, string[]]>([
    ["walk", position({}, [{ kind: "step" }]), 0, []],
    ["step", position({ steps_left: 2 }, [{ kind: "step" }]), 0, ["o4", "o5"]],
    ["place", position({ worker: null }, [{ kind: "step" }]), 0, []],
    ["build", position({ phase: "building" }, [{ kind: "build" }]), 0, []],
    ["single", position({ phase: "laying" }, [{ kind: "single" }]), 0, []],
    ["single-of", position({ phase: "laying", single_count: 2 }, [{ kind: "single" }]), 0, []],
    ["confirm-walk", position({}), 0, ["o4"]],
    ["confirm-build", position({ phase: "building" }), 0, ["L1 0,0"]],
    ["confirm-single", position({ phase: "laying", singles: ["m2"] }), 0, ["single m2"]],
    ["other-quarry", position({ actor: 1 }), 0, []],
    ["other-building", position({ phase: "building", actor: 1 }), null, []],
    ["other-laying", position({ phase: "laying", actor: 1 }), 0, []],
    ["wait-start", position({ phase: "start", actor: null }), 0, []],
    ["wait-laying", position({ phase: "laying", actor: null }), 0, []],
    ["over", position({ phase: "over", actor: null, winners: [0, 1], scores: [5, 5] }), 0, []],
    ["you-won", position({ phase: "over", actor: null, winners: [0], scores: [5, 4] }), 0, []],
  ])("is %s", (key, where, you, pending) => {
    const message = prompt(where, you, pending, NAMES);
    expect(message.key).toBe(`monuments-prompt-${key}`);
    for (const lang of LANGUAGES) expect(say(lang, message).length).toBeGreaterThan(5);
  });
});
