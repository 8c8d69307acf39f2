// Names, labels, prompts and log lines, as messages of the game's `texts`.
import { addHelp, has, t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { AnyEvent, Message, Standing } from "../contract";
import { automaMessage } from "./automa";
import type { Catalog } from "./catalog";
import { amounts, amountWords, effectWords, resourceName, ways, type Amounts } from "./effects";
import type { Changed, Choice, Did, Event, Player, TileView, Took, View } from "./types";

export const cardName = (id: string) => t(`monumental-card-${id}`);
export const policyName = (id: string) => t(`monumental-policy-${id}`);
export const heroName = (id: string) => t(`monumental-hero-${id}`);
export const monsterName = (id: string) => t(`monumental-monster-${id}`);
export const civName = (id: string | null) => (id ? t(`monumental-civ-${id}`) : "");

/** What a card brings and does, for the ear. */
export function cardSays(catalog: Catalog, id: string): string {
  const card = catalog.cards.get(id);
  if (!card) return "";
  return [
    amountWords(amounts(card.output)),
    card.on_wonder && t("monumental-on-wonder", { amounts: amountWords(amounts(card.on_wonder)) }),
    effectWords(card.text),
    card.bonus && t("monumental-bonus", { effect: effectWords(card.bonus) }),
  ]
    .filter(Boolean)
    .join("; ");
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export function together(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return t("monumental-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

/** Whatever the id is of: a card, a Policy, a Hero or the goods of a Market token. */
export function thingName(id: string): string {
  const kind = ["card", "policy", "hero", "goods"].find((name) => has(`monumental-${name}-${id}`));
  return kind ? t(`monumental-${kind}-${id}`) : id;
}

/** "Barbarian 1", "Free Town 3": the back of an Exploration token, by its id. */
export function tokenName(catalog: Catalog, id: string): string {
  const token = catalog.box.exploration.find((other) => other.id === id);
  return token ? t(`monumental-token-${token.kind}`, { strength: token.strength }) : id;
}

/** "c2, Meadow". */
export function placeName(catalog: Catalog, view: View, id: string): string {
  const terrain = catalog.tile(view, id)?.terrain;
  if (!terrain) return id;
  return t("monumental-tile", { id, terrain: t(`monumental-terrain-${terrain}`) });
}

/** All that lies and stands on a tile, for the ear. */
export function tileLabel(catalog: Catalog, view: View, tile: TileView, names: string[]): string {
  const units = view.civilizations.flatMap((player, seat) => unitsOf(player, names[seat] ?? "", tile.id));
  const market = view.markets.find((other) => other.tile === tile.id);
  return [
    placeName(catalog, view, tile.id),
    tile.owner !== null && t("monumental-tile-owner", { who: names[tile.owner] ?? "" }),
    tile.soldiers > 0 && t("monumental-soldiers", { n: tile.soldiers }),
    tile.outposts > 0 && t("monumental-outposts", { n: tile.outposts }),
    ...units,
    tile.token && tokenName(catalog, tile.token),
    tile.production && t("monumental-tile-production"),
    market && t("monumental-tile-market", { city: marketName(market.city), n: market.left }),
    ...tile.wonders.map(cardName),
    tile.monster && monsterName(tile.monster),
    tile.price !== null && t("monumental-tile-price", { price: tile.price }),
  ]
    .filter(Boolean)
    .join(", ");
}

function unitsOf(player: Player, who: string, tile: string): string[] {
  const found = player.warlord === tile ? [t("monumental-warlord-of", { who })] : [];
  const explorers = player.explorers.filter((at) => at === tile).length;
  return explorers > 0 ? [...found, t("monumental-explorers-of", { who, n: explorers })] : found;
}

export function marketName(city: string | null): string {
  return city ? t(`monumental-city-${city}`) : t("monumental-terrain-market");
}

// --- choices ---

const say = (key: string, args?: Message["args"]) => t(`monumental-do-${key}`, args);

/** What a choice does, as the text of its button. */
export function choiceWords(choice: Choice, view: View, catalog: Catalog): string {
  const [kind = "", what = "", which = ""] = choice.do.split(" ");
  const tile = choice.tile ? placeName(catalog, view, choice.tile) : "";
  const price = choice.price ?? 0;
  switch (kind) {
    case "city":
      return say("city", { row: Number(what.slice(1)), column: Number(which.slice(1)) });
    case "buy": {
      const resource = catalog.cards.get(what)?.type === "knowledge" ? "science" : "production";
      return say("buy", { card: cardName(what), price, resource: resourceName(resource) });
    }
    case "build":
      return say("build", { card: cardName(what), price });
    case "policy":
      return say("policy", { policy: policyName(what), price });
    case "step":
    case "pick":
    case "lead":
      return say(kind, { n: Number(what), tile });
    case "use":
      return say("use", { card: usedName(choice, view, what, which) });
    case "slot":
      return slotWords(choice, view);
    case "hire":
      return say("hire", { hero: heroName(what), price: catalog.heroes.get(what)?.cost ?? 0 });
    case "dismiss":
      return say("dismiss", { hero: heroName(actor(view)?.hero ?? "") });
    case "advance":
      return say("advance", { price: view.advance_price ?? 0 });
    case "defeat":
      return say("defeat", { monster: monsterName(what) });
    case "trade":
      return say("trade", { goods: tradeWords(view, Number(what) - 1) });
    case "way":
      return capital(ways(view.effect ?? "")[Number(what) - 1] ?? say("way", { n: Number(what) }));
    case "copy":
      return say("copy", { token: rewardWords(catalog, what) });
    case "civ":
      return civName(what);
    case "production":
    case "science":
    case "military":
    case "gold":
      return resourceName(kind);
    default:
      return say(kind, { tile, price });
  }
}

const actor = (view: View) => view.civilizations[view.actor ?? view.seat ?? 0];

function usedName(choice: Choice, view: View, what: string, which: string): string {
  const player = actor(view);
  if (what === "policy") return policyName(player?.policies.at(-1) ?? "");
  if (what === "hero") return heroName(player?.hero ?? "");
  if (what === "drawn") return cardName(which);
  if (choice.slot !== null) return placeWords(player, choice.slot);
  return cardName(what);
}

/** The card of a place, or the Knowledge that lies there alone. */
function placeWords(player: Player | undefined, slot: number): string {
  const place = player?.city[slot];
  return cardName(place?.card ?? place?.knowledge[0] ?? "");
}

function slotWords(choice: Choice, view: View): string {
  const verb = ["archive", "discard", "activate"].includes(view.asked) ? view.asked : "archive";
  const slot = choice.slot ?? 0;
  return say(verb, {
    card: placeWords(actor(view), slot),
    row: Math.floor(slot / 3) + 1,
    column: (slot % 3) + 1,
  });
}

function tradeWords(view: View, market: number): string {
  const goods = actor(view)?.markets.find((held) => held.market === market)?.goods;
  return goods ? t(`monumental-goods-${goods}`) : marketName(view.markets[market]?.city ?? null);
}

function rewardWords(catalog: Catalog, id: string): string {
  const [back = "", number = "1"] = id.split("-");
  const token = catalog.box.exploration.find((other) => other.id === back);
  return ways(token?.rewards[Number(number) - 1] ?? "").join(" / ");
}

function capital(words: string): string {
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

// --- log ---

/** What somebody did with what it brought or cost, and how often in a row. */
interface Told extends Did {
  resources?: Amounts;
  count?: number;
}

/** A Province that changed hands, with what the units cost. */
interface Conquest extends Took {
  resources?: Amounts;
}

const line = (key: string, args: Message["args"]): Message => ({ key: `monumental-line-${key}`, args });

function sum(a: Amounts = {}, b: Amounts = {}): Amounts {
  const all = { ...a };
  for (const [name, n] of Object.entries(b)) all[name] = (all[name] ?? 0) + n;
  return all;
}

/**
 * What an action costs or brings belongs to its line, also where it is paid before it happens, as with a conquest or a
 * march; and so do the steps of one walk, and the units of one march.
 */
export function merge(before: AnyEvent, next: AnyEvent): AnyEvent | null {
  const [past, event] = [before as Told | Conquest | Exclude<Event, Did | Took>, next as Event];
  if (past.kind === "changed") return paid(past, event);
  if ((past.kind !== "did" && past.kind !== "took") || past.seat === null) return null;
  if (silent(event, past.seat)) return past;
  if (past.kind === "took")
    return event.kind === "changed" && event.seat === past.seat
      ? ({ ...past, resources: sum(past.resources, event.resources) } as AnyEvent)
      : null;
  if (event.kind === "changed" && event.seat === past.seat)
    return { ...past, resources: sum(past.resources, event.resources) } as AnyEvent;
  if (event.kind !== "did" || event.seat !== past.seat) return null;
  const goes = verb(past);
  if (goes === "march" && ["soldier", "warlord"].includes(verb(event))) return past;
  const again = verb(event) === goes && (goes === "step" || goes === "march");
  return again ? ({ ...event, resources: past.resources, count: (past.count ?? 1) + 1 } as AnyEvent) : null;
}

/** What luck brought, and what was decided on the way: others tell it better, and it parts nothing. */
function silent(event: Event, seat: number): boolean {
  if (event.kind === "drew") return event.seat === seat && !event.beside;
  return (
    event.kind === "did" && (event.seat === null || event.seat === seat) && logLine(event, [""]) === null
  );
}

/** What was paid just before belongs to the conquest or the march that it was paid for. */
function paid(price: Changed, event: Event): Told | Conquest | null {
  if ((event.kind !== "took" && event.kind !== "did") || event.seat !== price.seat) return null;
  if (event.kind === "did" && verb(event) !== "march") return null;
  return { ...event, resources: price.resources };
}

function verb(event: Did): string {
  const kind = event.do.split(" ")[0] ?? "";
  return kind === "to" && event.asked === "march-to" ? "march" : kind;
}

/** "+2", "−1": with the minus as typographers write it. */
const signed = (n: number) => (n > 0 ? `+${n}` : `−${-n}`);
const changed = (resources: Amounts) => Object.entries(resources).filter(([, n]) => n !== 0);

/** "+2 Production, −1 Gold". */
export function changeWords(resources: Amounts): string {
  return changed(resources)
    .map(([name, n]) =>
      t("monumental-change", { n: signed(n), count: Math.abs(n), name, resource: resourceName(name) }),
    )
    .join(", ");
}

/** The same as pieces for the log, which draws the signs of the resources. */
const changePieces = (resources: Amounts) => changed(resources).map(([name, n]) => `${signed(n)} ${name}`);

/** What these actions say themselves; the others show in what happens. */
function didLine(event: Told, who: string): Message | null {
  const [kind = "", what = "", which = ""] = event.do.split(" ");
  switch (kind) {
    case "city":
      return line("city", { who, row: Number(what.slice(1)), column: Number(which.slice(1)) });
    case "buy":
    case "build":
      return line(kind, { who, card: cardName(what) });
    case "policy":
      return line("policy", { who, policy: policyName(what) });
    case "use":
      return line("use", { who, card: thingName(event.card ?? (what === "drawn" ? which : what)) });
    case "slot":
      return ["archive", "discard", "activate"].includes(event.asked) && event.card
        ? line(event.asked, { who, card: cardName(event.card) })
        : null;
    case "step":
      return line("step", { who, n: event.count ?? 1 });
    case "to":
      return event.asked === "march-to" ? line("march", { who, n: event.count ?? 1, tile: what }) : null;
    case "outpost":
      return line("outpost", { who, tile: what });
    case "hire":
      return line("hire", { who, hero: heroName(what) });
    case "dismiss":
      return line("dismiss", { who, hero: heroName(event.card ?? "") });
    case "defeat":
      return line("defeat", { who, monster: monsterName(what) });
    case "trade":
      return line("trade", { who, goods: event.card ? t(`monumental-goods-${event.card}`) : "" });
    case "civ":
      return line("civ", { who, civ: civName(what) });
    case "pick":
    case "advance":
    case "produce":
    case "pass":
      return line(kind, { who });
    default:
      return null;
  }
}

function told(event: Told, names: string[]): Message | null {
  if (event.seat === null) {
    const [kind, what = ""] = event.do.split(" ");
    return kind === "hero" ? line("hero", { hero: heroName(what) }) : null;
  }
  const said = didLine(event, names[event.seat] ?? "");
  return said && withChanges(said, event.resources);
}

/** A line with what was paid and gained for it. */
function withChanges(said: Message, resources: Amounts = {}): Message {
  const changes = changeWords(resources);
  if (!changes) return said;
  return {
    ...line("with", { line: t(said.key, said.args), changes }),
    drawn: { changes: changePieces(resources) },
  };
}

function conquest({ seat, tile, origin }: Took, names: string[]): Message {
  const who = names[seat] ?? "";
  if (origin === null) return line("conquered", { who, tile });
  return line("taken", { who, tile, from: names[origin] ?? "" });
}

/** The log line of an event; null for what others tell better. */
export function logLine(any: AnyEvent, names: string[]): Message | null {
  const event = any as Event;
  const name = (seat: number) => names[seat] ?? "";
  switch (event.kind) {
    case "did":
      return told(event, names);
    case "changed": {
      const changes = changeWords(event.resources);
      if (!changes) return null;
      return {
        ...line("supply", { who: name(event.seat), changes }),
        drawn: { changes: changePieces(event.resources) },
      };
    }
    case "drew":
      return event.beside
        ? line("drew", { who: name(event.seat), cards: event.cards.map(cardName).join(", ") })
        : null;
    case "took":
      return withChanges(conquest(event, names), (event as Conquest).resources);
    case "founded":
      return event.tile === null
        ? line("completed", { who: name(event.seat), card: cardName(event.wonder) })
        : line("token", { card: cardName(event.wonder), tile: event.tile });
    case "prowled":
      return event.tile === null
        ? null
        : line("prowled", { monster: monsterName(event.monster), tile: event.tile });
    case "struck":
      return line("struck", { who: name(event.seat), tile: event.tile, monster: monsterName(event.monster) });
    case "automa":
    case "decided":
      return automaMessage(event, names);
    case "round":
      return line(event.last ? "last-round" : "round", { round: event.round, who: name(event.first) });
    case "over":
      return line("won", {
        n: event.winners.length,
        who: together(event.winners.map(name)),
        score: event.scores[event.winners[0] ?? 0] ?? 0,
      });
  }
}

/** A part that is fetched when it is wanted, with its words, which come with the game's help. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [found] = await Promise.all([part, addHelp("monumental")]);
  return found;
}

// --- the table's own bars ---

/** Who has acted, or moved something in a turn of the base game, may end the turn at once. */
export function finish(position: Position, pending: string[]): string | null {
  const view = position.view as View;
  const may = (position.choices as Choice[]).some((choice) => choice.do === "end");
  return may && (view.turn_spent || pending.length > 0) ? "end" : null;
}

/** Beside the names: points as if the game ended now, and which civilization it is. */
export function standing(position: Position): Standing {
  const view = position.view as View;
  const notes = view.civilizations.map((player, seat) =>
    [
      civName(player.civ),
      view.phase !== "over" && view.first === seat && t("monumental-first"),
      player.passed && t("monumental-passed"),
    ]
      .filter(Boolean)
      .join(" · "),
  );
  return { key: "score", values: view.scores, notes };
}

// --- prompt ---

const ask = (key: string, args?: Message["args"]): Message => ({ key: `monumental-prompt-${key}`, args });

/** What `you` should do now, or what everybody waits for. */
export function prompt(position: Position, you: number | null, pending: string[], names: string[]): Message {
  const view = position.view as View;
  if (view.phase === "over") return ended(view, you, names);
  if (you !== null && (position.choices.length > 0 || pending.length > 0)) {
    const message = yours(view, position.choices as Choice[]);
    if (view.decides_for === null) return message;
    const [who, asked] = [names[view.decides_for] ?? "", t(message.key, message.args)];
    return { key: "monumental-decides-for", args: { who, asked } };
  }
  if (view.actor === null) return ask("wait");
  return ask("other", { who: names[view.actor] ?? "", phase: t(`monumental-phase-${view.phase}`) });
}

function ended(view: View, you: number | null, names: string[]): Message {
  const score = view.scores[view.winners[0] ?? 0] ?? 0;
  if (view.winners.length === 1 && view.winners[0] === you) return ask("you-won", { score });
  return ask("over", {
    n: view.winners.length,
    who: together(view.winners.map((seat) => names[seat] ?? "")),
    score,
  });
}

/** What is asked in the middle of an action, each in a sentence of its own. */
const QUESTIONS = new Set<string>([
  "archive",
  "discard",
  "activate",
  "stage",
  "conquer",
  "reinforce",
  "march-to",
  "fly",
  "fly-to",
  "wonder-token",
  "place",
  "lair",
  "copy",
  "civilization",
  "lines",
]);

/** Which way of an effect: only one that can be declined, tokens that may be spent first, or have to be. */
function wayAsked(view: View, choices: Choice[]): Message {
  const may = (kind: string) => choices.some((choice) => choice.kind === kind);
  if (!may("way")) return ask("way-tokens", { effect: effectWords(view.effect ?? "") });
  if (may("produce") || may("trade")) return ask("way-or-tokens");
  return ask(may("skip") ? "way-decline" : "way");
}

function yours(view: View, choices: Choice[]): Message {
  if (choices.length === 0) return ask("confirm");
  if (QUESTIONS.has(view.asked)) return ask(view.asked);
  if (view.asked === "way") return wayAsked(view, choices);
  if (["gain", "pay", "march", "steps"].includes(view.asked)) return ask(view.asked, { n: view.left });
  if (view.asked === "units" && view.army)
    return ask("units", { tile: view.army.tile, price: view.army.price });
  if (view.mode === "classic") return ask("act-classic");
  if (!view.turn_spent) return ask("act");
  const may = (kind: string) => choices.some((choice) => choice.kind === kind);
  return ask(may("pick") && !may("step") ? "act-pick" : "act-more");
}
