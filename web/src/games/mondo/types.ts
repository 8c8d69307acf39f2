// Made from src/monumenta/games/mondo/view.py and box.py by `npm run types`; change it there.

export type Phase = "deal" | "count" | "play" | "scored" | "over";
export type Level = "beginner" | "advanced" | "expert" | "solo";
export type Origin = "heap" | "village" | "building";
export type Source = "rulebook" | "public" | "derived" | "guess" | "invented";
export type Land = "M" | "F" | "W";
export type Picture = "coach" | "ship" | "boar" | "field" | "fisherman" | "shepherd" | "lumberjack";
export type Volcano = "active" | "inactive";
export type Event = Taken | Turned | Put | Returned | Picked | Left | Dealt | Began | Ended | Ready;

/**
 * What lies on a space.
 *
 */
export interface Laid {
  face: number;
  rotation: number;
}
/**
 * What is in a hand.
 *
 */
export interface Held {
  face: number;
  other: number;
  side: "back" | "front";
  origin: Origin;
  place: number;
}
export interface SheetRow {
  key: string;
  points: number;
  bonus: number;
  things: number[][];
}
/**
 * One seat's rows of one scored turn.
 *
 */
export interface Sheet {
  rows: SheetRow[];
  total: number;
}
export interface Player {
  board: (Laid | null)[];
  hand: Held | null;
  spots: number[];
  villages: boolean[];
  building: boolean;
  may_build: boolean;
  chip: number | null;
  ready: boolean;
  wrong: number[][];
  volcano_chip: boolean;
  sheets: Sheet[];
  total: number;
}
/**
 * The table as everybody sees it (`seat` is null for a spectator).
 *
 */
export interface View {
  game: "mondo";
  seat: number | null;
  phase: Phase;
  turn: number;
  turns: number;
  level: Level;
  children: boolean;
  wrong_costs: boolean;
  board: number;
  ends: number | null;
  goes: number | null;
  clock: "hidden" | "none" | "shown";
  heap: number[];
  card: number[];
  chips: number[];
  players: Player[];
  winners: number[];
  solo_limit: number | null;
}
/**
 * A legal action; the page builds most from the view, since they follow from it.
 *
 */
export interface Choice {
  do: string;
  kind: "back" | "building" | "deal" | "go" | "out" | "put" | "ready" | "take" | "time" | "turn" | "village";
}
/**
 * A tile was taken from the heap.
 *
 */
export interface Taken {
  kind: "taken";
  seat: number;
  slot: number;
  held: Held;
}
/**
 * A tile was turned over in the heap.
 *
 */
export interface Turned {
  kind: "turned";
  seat: number;
  slot: number;
  face: number;
}
/**
 * Something was put on a board.
 *
 */
export interface Put {
  kind: "laid";
  seat: number;
  space: number;
  laid: Laid;
  spots: number[];
  wrong: number[][];
  may_build: boolean;
  building: boolean;
  villages: boolean[];
}
/**
 * What was in a hand lies where it came from, with this face up.
 *
 */
export interface Returned {
  kind: "returned";
  seat: number;
  held: Held;
  face: number;
  may_build: boolean;
  building: boolean;
  villages: boolean[];
}
/**
 * A village or building was taken up.
 *
 */
export interface Picked {
  kind: "picked";
  seat: number;
  held: Held;
  may_build: boolean;
  building: boolean;
  villages: boolean[];
}
/**
 * A seat has jumped out; what it held lies where it came from.
 *
 */
export interface Left {
  kind: "left";
  seat: number;
  chip: number;
  chips: number[];
  returned: Held | null;
  face: number;
  building: boolean;
  villages: boolean[];
}
/**
 * Luck mixes the tiles; with its last throw the countdown begins.
 *
 */
export interface Dealt {
  kind: "dealt";
  goes: number | null;
}
/**
 * Go! The timer runs until `ends`, unless there is none or it is hidden.
 *
 */
export interface Began {
  kind: "began";
  ends: number | null;
}
/**
 * The turn has ended and is scored.
 *
 */
export interface Ended {
  kind: "ended";
  turn: number;
  points: number[];
  over: boolean;
  winners: number[];
}
/**
 * A seat is ready for the next turn; when all are, it begins.
 *
 */
export interface Ready {
  kind: "ready";
  seat: number;
  all: boolean;
}
/**
 * A connected area of a tile side with the edges that it owns.
 *
 */
export interface Region {
  land: Land;
  sides: string;
}
/**
 * One side of a tile, in base orientation.
 *
 */
export interface Face {
  pattern: string;
  street: ("ES" | "NE") | null;
  picture: Picture | null;
  volcano: Volcano | null;
  kind: "building" | "tile" | "village";
  name: string | null;
}
/**
 * A landscape tile by the indices of its faces.
 *
 */
export interface Tile {
  front: number;
  back: number;
}
export interface Space {
  name: string;
  row: number;
  col: number;
}
/**
 * The edge of a space that a border piece lies at.
 *
 */
export interface Touch {
  space: string;
  side: string;
}
export interface BorderPiece {
  touches: Touch[];
}
export interface BorderPicture {
  piece: number;
  picture: "barrel" | "boar" | "coach" | "field" | "ship" | "stilt-house" | "tavern" | "windpump";
}
/**
 * Land in the border that touches only the water of some border pieces.
 *
 */
export interface Islet {
  land: Land;
  beside: number[];
}
export interface Board {
  number: number;
  name: string;
  source: Source;
  note: string;
  border: Land[];
  streets: {
    [k: string]: "curve" | "stub";
  };
  pictures: BorderPicture[];
  highlighted: string[];
  islet: Islet | null;
}
/**
 * Bonus chips, the top one first.
 *
 */
export interface Chips {
  players: number;
  values: number[];
  source: Source;
  note: string;
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
/**
 * A row of the list of fronts.
 *
 */
export interface Front {
  pattern: string;
  tiles: number;
  street: ("ES" | "NE") | null;
  picture: Picture | null;
  active: number;
  inactive: number;
}
export interface Box {
  faces: Face[];
  patterns: {
    [k: string]: Region[];
  };
  tiles: Tile[];
  villages: number[];
  buildings: number[];
  spaces: Space[];
  border: BorderPiece[];
  boards: Board[];
  chips: Chips[];
  other_chips_of_two: Chips;
  facts: Fact[];
  sources: {
    [k: string]: Source;
  };
}
