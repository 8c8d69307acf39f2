// The choices of a position, grouped by the thing on the table that one would touch for them.
import type { Catalog } from "./catalog";
import type { Choice, View } from "./types";

export interface Choices {
  all: Choice[];
  /** Rows and columns of the City, by the text of the choice. */
  lines: Map<string, Choice>;
  /** By place of the City, 0 to 8. */
  slots: Map<number, Choice[]>;
  /** By tile of the map. */
  tiles: Map<string, Choice[]>;
  /** By card: bought, begun, or used beside the City. */
  cards: Map<string, Choice[]>;
  policies: Map<string, Choice[]>;
  heroes: Map<string, Choice[]>;
  /** By number of the market from which the token came. */
  markets: Map<number, Choice>;
  /** By kind, for the list of actions; every choice is in it once. */
  kinds: Map<string, Choice[]>;
}

/** What can be done with the things on the table, and what to call for it: all of them share it. */
export interface Hands {
  choices: Choices;
  /** The `do` that the hint recommends. */
  hint: string | null;
  /** Something was touched with which these things can be done. */
  touch: (what: string, list: Choice[]) => void;
  /** Say why this action is not possible. */
  refuse: (action: string) => void;
}

function add<K, T>(map: Map<K, T[]>, key: K, item: T): void {
  const list = map.get(key);
  if (list) list.push(item);
  else map.set(key, [item]);
}

/** The place of a Knowledge card of the City, or -1. */
function placeOf(view: View, seat: number | null, knowledge: string): number {
  if (seat === null) return -1;
  return view.civilizations[seat]?.city.findIndex((place) => place.knowledge.includes(knowledge)) ?? -1;
}

function touch(found: Choices, choice: Choice, view: View, you: number | null): void {
  const words = choice.do.split(" ");
  const [kind, what = "", which = ""] = words;
  if (kind === "city") found.lines.set(choice.do, choice);
  else if (kind === "policy") add(found.policies, what, choice);
  else if (kind === "use" && what === "policy")
    add(found.policies, view.civilizations[you ?? 0]?.policies.at(-1) ?? "", choice);
  else if (kind === "hire") add(found.heroes, what, choice);
  else if (kind === "dismiss" || (kind === "use" && what === "hero"))
    add(found.heroes, view.civilizations[you ?? 0]?.hero ?? "", choice);
  else if (kind === "trade") found.markets.set(Number(what) - 1, choice);
  else if (kind === "use" && what === "drawn") add(found.cards, which, choice);
  else if (choice.slot !== null) add(found.slots, choice.slot, choice);
  else if (kind === "use") add(found.slots, placeOf(view, you, what), choice);
  else if (choice.tile !== null) add(found.tiles, choice.tile, choice);
  else if (choice.card !== null) add(found.cards, choice.card, choice);
}

export function group(choices: Choice[], view: View, you: number | null): Choices {
  const found: Choices = {
    all: choices,
    lines: new Map(),
    slots: new Map(),
    tiles: new Map(),
    cards: new Map(),
    policies: new Map(),
    heroes: new Map(),
    markets: new Map(),
    kinds: new Map(),
  };
  for (const choice of choices) {
    touch(found, choice, view, you);
    add(found.kinds, heading(choice), choice);
  }
  return found;
}

/** Under which heading of the list of actions a choice stands. */
export function heading(choice: Choice): string {
  const { kind } = choice;
  if (kind === "soldier" || kind === "warlord") return "army";
  if (kind === "step" || kind === "pick") return "explore";
  if (kind === "dismiss") return "hire";
  return kind;
}

/** An action of a turn, as a heading of the list. */
export interface Act {
  heading: string;
  /** What the server can be asked about when nothing under it can be chosen. */
  sample: string;
}

/** The actions of a turn in the order of the list. Heroes and Monsters are only there with their modules. */
export function acts(view: View, you: number, catalog: Catalog): Act[] {
  const own = view.civilizations[you];
  const offered = view.display.filter((card) => card !== null).map(({ card }) => card);
  const wonder = own?.project ?? offered.find((card) => catalog.cards.get(card)?.type === "wonder");
  const policies = catalog.civilizations.get(own?.civ ?? "")?.policies.map(({ id }) => id) ?? [];
  const policy = policies.find((id) => !own?.policies.includes(id)) ?? policies[0];
  const target =
    view.tiles.find(({ price }) => price !== null) ?? view.tiles.find(({ owner }) => owner !== you);
  const list: [string, string | undefined][] = [
    ["buy", `buy ${view.basics[0]?.card}`],
    ["build", wonder && `build ${wonder}`],
    ["policy", policy && `policy ${policy}`],
    ["conquer", target && `conquer ${target.id}`],
    ["army", "warlord"],
    ["outpost", own?.capital ? `outpost ${own.capital}` : undefined],
    ["explore", "step 1 e"],
    ["use", "use r1c1"],
    ["advance", "advance"],
    ["hire", own?.hero ? "dismiss" : view.heroes[0] && `hire ${view.heroes[0]}`],
    ["defeat", view.monsters[0] && `defeat ${view.monsters[0]}`],
    ["produce", "produce"],
    ["trade", "trade 1"],
    ["pass", view.mode === "rounds" ? "pass" : undefined],
  ];
  return list.flatMap(([heading, sample]) => (sample ? [{ heading, sample }] : []));
}

/** What somebody would want who touches a tile on which nothing can be done. */
export function wishAt(view: View, you: number | null, tile: string): string {
  const here = view.tiles.find(({ id }) => id === tile);
  return here?.owner === you && you !== null ? `soldier ${tile}` : `conquer ${tile}`;
}

/** What somebody would want who touches a card that is offered. */
export function wishFor(catalog: Catalog, card: string): string {
  return `${catalog.cards.get(card)?.type === "wonder" ? "build" : "buy"} ${card}`;
}
