import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { beforeAll, describe, expect, it } from "vitest";
import { addHelp, addTexts, LANGUAGES, setLanguage, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import { story, stretches } from "../../lib/story";
import type { AnyEvent } from "../contract";
import { drawn } from "./art";
import { group } from "./choices";
import { effectWords, powerWords } from "./effects";
import { box, catalog, find, games, moves } from "./fixtures";
import type { Choice, Event, View } from "./types";
import { cardName, changeWords, choiceWords, logLine, merge, prompt, tileLabel } from "./words";

const NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"];
const folder = join(import.meta.dirname, "../../../../src/monumenta/games/monumental/texts");
const bundles = new Map(
  LANGUAGES.map((lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const name of ["table.ftl", "setup.ftl", "help.ftl"]) {
      const text = readFileSync(join(folder, lang, name), "utf-8");
      expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    }
    return [lang, bundle];
  }),
);

/** A text without a key that was not found, and without a value that was not given. */
function whole(text: string): void {
  expect(text).toMatch(/\p{L}/u);
  expect(text).not.toMatch(/monumental-|\{|undefined|NaN/);
}

/** The message in one language; fails on a missing key or argument. */
function say(lang: "en" | "es", message: { key: string; args?: Record<string, string | number> }): string {
  const pattern = bundles.get(lang)?.getMessage(message.key)?.value;
  if (!pattern) throw new Error(`${lang} has no ${message.key}`);
  const errors: Error[] = [];
  const text = bundles.get(lang)?.formatPattern(pattern, message.args ?? {}, errors) ?? "";
  expect(errors, message.key).toEqual([]);
  return text;
}

const positionOf = (view: View, choices: Choice[]): Position => ({
  seq: 1,
  hash: "",
  actor: view.actor,
  over: view.phase === "over",
  scores: view.scores,
  winners: view.winners,
  view,
  choices,
  t: null,
  text: null,
});

beforeAll(async () => {
  await Promise.all([addTexts("monumental", "table"), addHelp("monumental")]);
  await setLanguage("en");
});

describe("the words", () => {
  it("has every message that the board names", () => {
    const here = import.meta.dirname;
    const sources = readdirSync(here).filter(
      (name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."),
    );
    const named = sources.flatMap((name) => [
      ...readFileSync(join(here, name), "utf-8").matchAll(/["'](monumental-[a-z][a-z-]*[a-z])["']/g),
    ]);
    const ids = new Set(["monumental-map-help"]);
    const keys = new Set(named.map((match) => match[1] ?? "").filter((key) => !ids.has(key)));
    expect(keys.size).toBeGreaterThan(60);
    for (const lang of LANGUAGES)
      for (const key of keys) expect(bundles.get(lang)?.hasMessage(key), `${lang}: ${key}`).toBe(true);
  });

  it("uses every message of the page", () => {
    const here = import.meta.dirname;
    const text = readdirSync(here)
      .filter((name) => /\.(svelte|ts)$/.test(name) && !name.includes(".test."))
      .map((name) => readFileSync(join(here, name), "utf-8"))
      .join("\n");
    const page = readFileSync(join(folder, "en", "table.ftl"), "utf-8").split("## Page: the table")[1] ?? "";
    const keys = [...page.matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1] ?? "");
    const made = /^monumental-(key|resource|tab|act|do|prompt|line|policy|result)-/;
    const unused = keys.filter((key) => !made.test(key) && !text.includes(`"${key}"`));
    expect(unused).toEqual([]);
  });

  it.each(LANGUAGES)("puts every effect of the box into %s", async (lang) => {
    await setLanguage(lang);
    const cards = [...catalog.cards.values()];
    const texts = [
      ...cards.flatMap((card) => [card.text, card.bonus]),
      ...[...catalog.policies.values()].flatMap((policy) => [policy.text, policy.bonus]),
      ...box.monsters.map((monster) => monster.reward),
      ...box.exploration.flatMap((token) => token.rewards),
      ...box.market.tokens.map((token) => token.reward),
    ].filter(Boolean);
    for (const text of texts) {
      whole(effectWords(text));
      expect(effectWords(text)).toMatch(/^\p{Lu}.*\.$/u);
    }
    const powers = [
      ...catalog.policies.values(),
      ...box.heroes,
      ...box.civilizations.map((civ) => civ.warlord),
    ];
    for (const power of powers) whole(powerWords(power));
    for (const card of cards) whole(cardName(card.id));
    await setLanguage("en");
  });

  it("counts in effects", () => {
    expect(effectWords("archive, gain 1C | pay 2 different, gain 1C")).toBe(
      "Archive 1 card, gain 1 Culture or pay 2 different basic resources, gain 1 Culture.",
    );
    expect(effectWords("pay 1 any, basic 1 other")).toBe(
      "Pay 1 basic resource, gain 1 other basic resource.",
    );
    expect(effectWords("gain 1G per coast max 3")).toBe("Gain 1 Gold for each coastal Province, at most 3.");
  });

  it("explains every number of the box", () => {
    for (const lang of LANGUAGES)
      for (const { name } of box.facts) {
        whole(say(lang, { key: `box-monumental-${name}` }));
        whole(say(lang, { key: `box-note-monumental-${name}` }));
      }
  });

  it("has a drawing for every card", () => {
    expect([...catalog.cards.keys()].filter((id) => !drawn(id))).toEqual([]);
  });

  it.each(LANGUAGES)("names every choice of every game in %s", async (lang) => {
    await setLanguage(lang);
    const kinds = new Set<string>();
    for (const { view, choices } of moves) {
      const texts = choices.map((choice) => choiceWords(choice, view, catalog));
      texts.forEach(whole);
      // two buttons that read the same could not be told apart
      expect(new Set(texts).size).toBe(texts.length);
      for (const { kind } of choices) kinds.add(kind);
    }
    for (const kind of [
      "city",
      "buy",
      "build",
      "policy",
      "conquer",
      "step",
      "pick",
      "use",
      "way",
      "civ",
      "slot",
    ])
      expect(kinds).toContain(kind);
    await setLanguage("en");
  });

  it.each(LANGUAGES)("tells every tile in %s", async (lang) => {
    await setLanguage(lang);
    for (const move of games.flatMap((game) => game.slice(-1)))
      for (const tile of move.view.tiles) whole(tileLabel(catalog, move.view, tile, NAMES));
    await setLanguage("en");
  });
});

describe("the log", () => {
  it.each(LANGUAGES)("tells whole games in %s", async (lang) => {
    await setLanguage(lang);
    for (const game of games) {
      const events = game.flatMap((move) => move.events);
      const lines = story(
        events.map((event, n) => ({ n, seat: null, do: "", events: [event] })) as never,
        { line: logLine, merge },
        NAMES,
      );
      expect(lines.length).toBeGreaterThan(30);
      for (const { message } of lines) {
        whole(say(lang, message));
        whole(t(message.key, message.args));
      }
    }
    await setLanguage("en");
  });

  it("says what an action brought or cost in its own line", () => {
    const bought = { kind: "did", seat: 0, do: "buy factory", asked: "act", card: null };
    const paid = { kind: "changed", seat: 0, resources: { production: -4, gold: -1 } };
    const both = merge(bought, paid);
    const line = both && logLine(both, NAMES);
    expect(line && t(line.key, line.args)).toBe("Ana acquires Factory. −4 Production, −1 Gold");
    expect(line && stretches(line)).toEqual([
      { text: "Ana acquires Factory. ", pieces: [] },
      { text: "−4 Production, −1 Gold", pieces: ["−4 production", "−1 gold"] },
    ]);
    expect(merge(bought, { ...paid, seat: 1 } as AnyEvent)).toBeNull();
    expect(merge({ ...bought, seat: null } as AnyEvent, paid)).toBeNull();
  });

  it("tells what was decided on the way, and what luck brought, in the line of what it belongs to", () => {
    const did = (action: string, seat: number | null = 0) => ({
      kind: "did",
      seat,
      do: action,
      asked: "way",
      card: null,
    });
    const changed = (resources: object) => ({ kind: "changed", seat: 0, resources });
    const used = [
      { ...did("use r1c1"), card: "forum" },
      did("way 2"),
      did("military"),
      changed({ military: -1 }),
      did("science"),
      changed({ science: -1, culture: 1 }),
    ];
    const conquered = [
      changed({ military: -2 }),
      { kind: "took", seat: 0, tile: "c2", origin: null },
      did("face b1-1", null),
      changed({ gold: 1 }),
    ];
    for (const [events, said] of [
      [used, "Ana uses Forum. −1 Military, −1 Science, +1 Culture"],
      [conquered, "Ana conquers c2. −2 Military, +1 Gold"],
    ] as const) {
      const [first, ...rest] = events;
      const told = rest.reduce<AnyEvent | null>((past, event) => past && merge(past, event), first!);
      const line = told && logLine(told, NAMES);
      expect(line && t(line.key, line.args)).toBe(said);
    }
  });

  it("tells the steps of a walk as one", () => {
    const step = { kind: "did", seat: 1, do: "step 1 e", asked: "act", card: null };
    const paid = { kind: "changed", seat: 1, resources: { military: -1 } };
    const walk = [paid, { ...step, do: "step 1 ne" }, paid].reduce<AnyEvent>(
      (so, next) => merge(so, next) ?? next,
      step,
    );
    const line = logLine(walk, NAMES);
    expect(line && t(line.key, line.args)).toBe("Ben moves Explorers 2 spaces. −2 Military");
  });

  it("tells whom a Monster took a Soldier from, and where", () => {
    const line = logLine({ kind: "struck", seat: 1, tile: "c2", monster: "hydra" } as AnyEvent, NAMES);
    expect(line && t(line.key, line.args)).toBe("Hydra attacks c2: Ben loses a Soldier there.");
  });

  it("tells a conquest and a march with what they cost", () => {
    const cost = { kind: "changed", seat: 0, resources: { military: -2 } };
    const took = { kind: "took", seat: 0, tile: "c2", origin: 1 };
    const won = merge(cost, took);
    const line = won && logLine(won, NAMES);
    expect(line && t(line.key, line.args)).toBe("Ana takes c2 from Ben. −2 Military");
    expect(merge(cost, { ...took, seat: 1 } as AnyEvent)).toBeNull();
    const to = (tile: string) => ({ kind: "did", seat: 0, do: `to ${tile}`, asked: "march-to", card: null });
    const unit = { kind: "did", seat: 0, do: "soldier a1", asked: "act", card: null };
    const march = [to("b1"), unit, cost, to("b2")].reduce<AnyEvent>(
      (so, next) => merge(so, next) ?? next,
      cost,
    );
    const said = logLine(march, NAMES);
    expect(said && t(said.key, said.args)).toBe("Ana moves 2 units, the last to b2. −4 Military");
  });

  it("names the card behind a place", () => {
    const used = { kind: "did", seat: 0, do: "use r1c2", asked: "act", card: "forum" } as Event;
    const gone = { kind: "did", seat: 0, do: "slot r2c2", asked: "archive", card: "fort" } as Event;
    for (const [event, text] of [
      [used, "Ana uses Forum."],
      [gone, "Ana archives Fort."],
    ] as const) {
      const line = logLine(event, NAMES);
      expect(line && t(line.key, line.args)).toBe(text);
    }
  });
});

/** Choices with these texts. */
function texts(choices: Choice[], ...list: string[]): Choice[] {
  return list.map((text) => ({ ...choices[0]!, do: text, kind: text.split(" ")[0]! }));
}

describe("the prompt", () => {
  it.each(LANGUAGES)("asks for what is to be done in %s", (lang) => {
    const keys = new Set<string>();
    for (const { view, choices } of moves) {
      for (const you of [0, null]) {
        const message = prompt(positionOf(view, you === null ? [] : choices), you, [], NAMES);
        keys.add(message.key.replace("monumental-prompt-", ""));
        whole(say(lang, message));
      }
    }
    for (const key of ["lines", "act", "act-more", "act-classic", "civilization", "archive", "way", "other"])
      expect(keys, key).toContain(key);
  });

  it("has a sentence for everything that can be asked", () => {
    const { view, choices } = find("an action", (move) => move.view.asked === "act");
    const asked = [
      "civilization", "lines", "act", "way", "gain", "pay", "archive", "discard", "activate", "stage", "conquer",
      "units", "reinforce", "march", "march-to", "steps", "fly", "fly-to", "wonder-token", "place", "lair", "copy",
    ] as const; // prettier-ignore
    const army = { tile: "c2", price: 3, soldiers: 0, warlord: false };
    for (const lang of LANGUAGES)
      for (const need of asked) {
        const list = need === "way" ? texts(choices, "way 1", "way 2") : choices;
        const message = prompt(positionOf({ ...view, asked: need, left: 2, army }, list), 0, [], NAMES);
        whole(say(lang, message));
        if (need !== "act") expect(message.key).toBe(`monumental-prompt-${need}`);
      }
  });

  it("says that the token on the last tile may be taken, or the turn ended", () => {
    const { view, choices } = find("an action", (move) => move.view.asked === "act");
    const rounds = { ...view, mode: "rounds" as const, turn_spent: true };
    const asked = (...list: string[]) => prompt(positionOf(rounds, texts(choices, ...list)), 0, [], NAMES);
    expect(say("en", asked("pick 1", "end"))).toBe(
      "Your Explorer may take the token where it stands; or end the turn.",
    );
    expect(say("es", asked("pick 1", "end"))).toContain("o acaba el turno");
    expect(asked("pick 1", "step 1 e", "end").key).toBe("monumental-prompt-act-more");
    expect(asked("produce", "end").key).toBe("monumental-prompt-act-more");
  });

  it("says when tokens may be spent for an effect, and for which", () => {
    const { view, choices } = find("an action", (move) => move.view.asked === "act");
    const way = { ...view, asked: "way" as const, effect: "stage -2" };
    const asked = (...list: string[]) => prompt(positionOf(way, texts(choices, ...list)), 0, [], NAMES);
    expect(say("en", asked("produce", "skip"))).toMatch(/^Spend tokens for this, or decline: .*stage.*2/);
    expect(say("es", asked("trade 1", "skip"))).toMatch(/^Gasta fichas para esto o renuncia: .*2/);
    expect(say("en", asked("way 1", "produce", "skip"))).toContain("tokens may be spent first");
    expect(asked("way 1", "trade 2").key).toBe("monumental-prompt-way-or-tokens");
    expect(asked("way 1", "skip").key).toBe("monumental-prompt-way-decline");
    expect(asked("way 1", "way 2").key).toBe("monumental-prompt-way");
  });

  it("asks for a confirmation when nothing is left to choose", () => {
    const { view } = find("an action", (move) => move.view.asked === "act");
    expect(prompt(positionOf(view, []), 0, ["pass"], NAMES).key).toBe("monumental-prompt-confirm");
  });

  it("names who won", () => {
    const last = games[0]?.at(-1);
    if (!last) throw new Error("no game");
    const won = { ...last.view, winners: [0] };
    expect(prompt(positionOf(won, []), 0, [], NAMES).key).toBe("monumental-prompt-you-won");
    expect(prompt(positionOf(won, []), 1, [], NAMES).args?.who).toBe("Ana");
  });
});

describe("the groups of choices", () => {
  it("has every choice in the list once, and what touches a thing at that thing", () => {
    for (const { view, choices } of moves) {
      const found = group(choices, view, 0);
      expect(
        [...found.kinds.values()]
          .flat()
          .map((choice) => choice.do)
          .toSorted(),
      ).toEqual(choices.map((choice) => choice.do).toSorted());
      for (const choice of choices) {
        if (choice.tile) expect(found.tiles.get(choice.tile)).toContain(choice);
        if (["buy", "build"].includes(choice.kind))
          expect(found.cards.get(choice.card ?? "")).toContain(choice);
        if (choice.kind === "use") {
          const things = [found.slots, found.cards, found.policies, found.heroes].flatMap((map) => [
            ...map.values(),
          ]);
          expect(things.flat()).toContain(choice);
        }
      }
      for (const slot of found.slots.keys()) expect(slot).toBeGreaterThanOrEqual(0);
    }
  });
});

describe("what changed", () => {
  it("is counted in the singular and the plural", async () => {
    expect(changeWords({ tokens: 1, any: 2, gold: -1 })).toBe(
      "+1 Production token, +2 basic resources of choice, −1 Gold",
    );
    await setLanguage("es");
    expect(changeWords({ tokens: 2, any: -1 })).toBe("+2 fichas de Producción, −1 recurso básico a elegir");
    await setLanguage("en");
  });
});
