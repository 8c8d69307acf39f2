// Made from src/monumenta/games/monumental/view.py and box.py by `npm run types`; change it there.

export type Resource =
  "production" | "science" | "military" | "gold" | "culture" | "works" | "raids" | "tokens";
export type Yield =
  "production" | "science" | "military" | "gold" | "culture" | "works" | "raids" | "tokens" | "any";
export type PhaseName = "setup" | "city" | "action" | "upkeep" | "development" | "monsters" | "over";
export type Asked =
  | "nothing"
  | "first"
  | "civilization"
  | "corner"
  | "market-name"
  | "card"
  | "deal"
  | "token"
  | "monster-token"
  | "monster"
  | "hero"
  | "goods"
  | "automa"
  | "lines"
  | "act"
  | "way"
  | "gain"
  | "pay"
  | "archive"
  | "discard"
  | "activate"
  | "stage"
  | "conquer"
  | "units"
  | "reinforce"
  | "march"
  | "march-to"
  | "steps"
  | "fly"
  | "fly-to"
  | "wonder-token"
  | "place"
  | "lair"
  | "copy";
export type Source = "rulebook" | "public" | "derived" | "guess" | "invented";
export type CardType = "building" | "knowledge" | "wonder";
export type Era = "classical" | "medieval" | "renaissance" | "modern";
export type CivilizationType = "technological" | "aggressive" | "architectural" | "economic" | "cultural";
export type AutomaDeed =
  | "draws"
  | "leaves"
  | "pays"
  | "takes"
  | "begins"
  | "policy"
  | "steps"
  | "token"
  | "goods"
  | "home"
  | "gold"
  | "instead"
  | "shuffles"
  | "passes";
export type Event =
  Did | Changed | Drew | Took | Founded | Prowled | Struck | Round | Over | Decided | Automaton;

/**
 * One of the nine places of a City.
 *
 */
export interface Place {
  card: string | null;
  knowledge: string[];
  active: boolean;
  used: boolean;
  used_knowledge: string[];
}
/**
 * Cards of one kind drawn beside the City.
 *
 */
export interface Drawn {
  card: string;
  copies: number;
  unused: number;
  free: number;
}
/**
 * A Market token in somebody's supply; only its holder knows which.
 *
 */
export interface Held {
  market: number;
  goods: string | null;
}
/**
 * How a score is made: how many of each, and the points for having most.
 *
 */
export interface Points {
  knowledge: number;
  wonders: number;
  policies: number;
  provinces: number;
  monsters: number;
  gold: number;
  dominance: number[];
  total: number;
}
/**
 * A civilization, as everybody sees it.
 *
 */
export interface Player {
  civ: string | null;
  capital: string | null;
  warlord: string | null;
  warlord_used: boolean;
  explorers: string[];
  explorers_acted: boolean[];
  outposts_left: number;
  resources: {
    [k: string]: number;
  };
  produced: number;
  conquered: boolean;
  passed: boolean;
  guard: boolean;
  city: Place[];
  deck: {
    [k: string]: number;
  };
  top: string[];
  discard: {
    [k: string]: number;
  };
  archive: {
    [k: string]: number;
  };
  drawn: Drawn[];
  policies: string[];
  policy_used: boolean;
  hero: string | null;
  hero_used: boolean;
  hero_aside: boolean;
  project: string | null;
  markets: Held[];
  claimed: {
    [k: string]: number;
  };
  points: Points;
  automa: AutomaView | null;
}
/**
 * What an Automa goes by: its cards, all of them open but for the order of the deck.
 *
 */
export interface AutomaView {
  card: string | null;
  line: number;
  way: "plain" | "twice" | "typed";
  drawn: number;
  deck: string[];
  discard: string[];
  policies: number;
  gained: string[];
}
/**
 * A hex as it stands.
 *
 */
export interface TileView {
  id: string;
  owner: number | null;
  soldiers: number;
  outposts: number;
  defenders: number;
  token: string | null;
  production: boolean;
  wonders: string[];
  monster: string | null;
  price: number | null;
}
export interface MarketView {
  city: string | null;
  tile: string;
  left: number;
  spent: string[];
}
/**
 * A card that can be bought or begun, with its price for the seat that looks (or for the one to act).
 *
 */
export interface Offered {
  card: string;
  price: number;
  resource: Resource;
}
/**
 * A conquest for which units are being chosen.
 *
 */
export interface Army {
  tile: string;
  price: number;
  soldiers: number;
  warlord: boolean;
}
/**
 * The table as one seat sees it (`seat` is null for a spectator).
 *
 */
export interface View {
  game: "monumental";
  seat: number | null;
  players: number;
  mode: "classic" | "rounds";
  map: number;
  phase: PhaseName;
  round: number;
  last_round: boolean;
  era: string | null;
  actor: number | null;
  decides_for: number | null;
  first: number | null;
  asked: Asked;
  effect: string | null;
  left: number;
  turn_spent: boolean;
  army: Army | null;
  display: (Offered | null)[];
  basics: Offered[];
  basics_left: number[];
  deck: number;
  taken: number;
  heroes: string[];
  monsters: string[];
  tiles: TileView[];
  markets: MarketView[];
  civilizations: Player[];
  policy_price: number | null;
  advance_price: number | null;
  acts: {
    [k: string]: number;
  };
  scores: number[];
  winners: number[];
}
/**
 * A legal action, as text and as what it is about.
 *
 */
export interface Choice {
  do: string;
  kind: string;
  card: string | null;
  tile: string | null;
  slot: number | null;
  price: number | null;
  gains: {
    [k: string]: number;
  } | null;
}
/**
 * What somebody (null: luck) did, by its text; without what only its doer may know.
 *
 */
export interface Did {
  kind: "did";
  seat: number | null;
  do: string;
  asked: Asked;
  card: string | null;
}
/**
 * A supply that changed, by how much.
 *
 */
export interface Changed {
  kind: "changed";
  seat: number;
  resources: {
    [k: string]: number;
  };
}
/**
 * Cards that went to a City (`beside`: were drawn beside it).
 *
 */
export interface Drew {
  kind: "drew";
  seat: number;
  cards: string[];
  beside: boolean;
}
/**
 * A Province changed hands.
 *
 */
export interface Took {
  kind: "took";
  seat: number;
  tile: string;
  origin: number | null;
}
/**
 * A Wonder was completed, or its token placed.
 *
 */
export interface Founded {
  kind: "founded";
  seat: number;
  wonder: string;
  tile: string | null;
}
/**
 * A Monster appeared, moved or was defeated (tile null).
 *
 */
export interface Prowled {
  kind: "prowled";
  monster: string;
  tile: string | null;
}
/**
 * A Monster took a Soldier from a Province of this seat.
 *
 */
export interface Struck {
  kind: "struck";
  seat: number;
  tile: string;
  monster: string;
}
export interface Round {
  kind: "round";
  round: number;
  first: number;
  last: boolean;
}
export interface Over {
  kind: "over";
  scores: number[];
  winners: number[];
}
/**
 * A number of the box with where it comes from, for the rules screen.
 *
 */
export interface Fact {
  name: string;
  value: number;
  source: Source;
  note: string;
}
export interface Terrain {
  id: string;
  defence: number;
  source: Source;
}
/**
 * A city card: of the starting deck, a Basic Building, or of the development deck.
 *
 */
export interface Card {
  id: string;
  type: CardType;
  source: Source;
  era: Era | null;
  copies: number;
  cost: number[];
  output: string;
  on_wonder: string;
  text: string;
  bonus: string;
  note: string;
}
export interface Policy {
  id: string;
  bonus: string;
  source: Source;
  text: string;
  rule: string;
  amount: number;
}
export interface Warlord {
  id: string;
  source: Source;
  text: string;
  rule: string;
}
export interface Civilization {
  id: string;
  type: CivilizationType;
  warlord: Warlord;
  building: Card;
  knowledge: Card;
  policies: Policy[];
  source: Source;
}
export interface Hero {
  id: string;
  era: Era;
  cost: number;
  source: Source;
  text: string;
  rule: string;
  amount: number;
}
export interface Monster {
  id: string;
  cost: string;
  reward: string;
  source: Source;
}
/**
 * Exploration tokens with one number on the back; `copies` of each reward.
 *
 */
export interface Exploration {
  id: string;
  kind: "barbarian" | "town";
  strength: number;
  copies: number;
  rewards: string[];
  source: Source;
  note: string;
}
export interface MarketToken {
  id: string;
  reward: string;
  source: Source;
}
export interface Market {
  cities: string[];
  tokens: MarketToken[];
  source: Source;
  note: string;
}
/**
 * A hex: name, axial coordinates, terrain, and the Exploration token that lies there at the start.
 *
 */
export interface Tile {
  id: string;
  q: number;
  r: number;
  terrain: string;
  token: string | null;
}
export interface Map {
  players: number;
  tiles: Tile[];
  capitals: number[];
  source: Source;
  note: string;
}
/**
 * A line of an Automa's card; see automa_lines.py for what it can do.
 *
 */
export interface AutomaLine {
  do: string[];
  pays: number;
  type: CivilizationType | null;
}
export interface AutomaCard {
  id: string;
  source: Source;
  lines: AutomaLine[];
  then: "" | "any" | "technological" | "twice" | "typed";
}
/**
 * The Automa's cards, and the numbers it lives by.
 *
 */
export interface Automa {
  gold: number;
  instead: number;
  tokens: number;
  culture: number;
  draws: number;
  points: number;
  standard: AutomaCard[];
  advanced: AutomaCard[];
  own: AutomaCard[];
  source: Source;
  note: string;
}
export interface Box {
  facts: Fact[];
  terrains: Terrain[];
  starting: Card[];
  basic: Card[];
  development: Card[];
  civilizations: Civilization[];
  heroes: Hero[];
  monsters: Monster[];
  exploration: Exploration[];
  market: Market;
  maps: Map[];
  automa: Automa;
}
/**
 * Somebody decided a tie for an Automa, by its text.
 *
 */
export interface Decided {
  kind: "decided";
  seat: number;
  automa: number;
  do: string;
}
/**
 * One thing that an Automa did. What it conquers and completes is told like that of everybody (took, founded).
 *
 */
export interface Automaton {
  kind: "automa";
  seat: number;
  deed: AutomaDeed;
  card: string | null;
  tile: string | null;
  n: number;
}
