// Stand-in until `npm run types` makes it from the Python classes.
export interface Laid {
  face: number;
  rotation: number;
}
export interface Held {
  face: number;
  other: number;
  side: "front" | "back";
  origin: "building" | "heap" | "village";
  place: number;
}
export interface SheetRow {
  key: string;
  points: number;
  bonus: number;
  things: number[][];
}
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
export interface View {
  game: "mondo";
  seat: number | null;
  phase: "count" | "deal" | "over" | "play" | "scored";
  turn: number;
  turns: number;
  level: "advanced" | "beginner" | "expert" | "solo";
  board: number;
  ends: number | null;
  goes: number | null;
  heap: number[];
  card: number[];
  chips: number[];
  players: Player[];
  winners: number[];
  solo_limit: number | null;
}
export interface Face {
  pattern: string;
  street: string | null;
  picture: string | null;
  volcano: "active" | "inactive" | null;
  kind: "building" | "tile" | "village";
  name: string | null;
}
export interface Region {
  land: string;
  sides: string;
}
export interface Space {
  name: string;
  row: number;
  col: number;
}
export interface Touch {
  space: string;
  side: string;
}
export interface Box {
  faces: Face[];
  patterns: Record<string, Region[]>;
  spaces: Space[];
  border: { touches: Touch[] }[];
  boards: {
    number: number;
    name: string;
    border: string[];
    streets: Record<string, string>;
    pictures: { piece: number; picture: string }[];
    highlighted: string[];
  }[];
}
export interface Taken {
  kind: "taken";
  seat: number;
  slot: number;
  held: Held;
}
export interface Turned {
  kind: "turned";
  seat: number;
  slot: number;
  face: number;
}
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
export interface Returned {
  kind: "returned";
  seat: number;
  held: Held;
  face: number;
}
export interface Picked {
  kind: "picked";
  seat: number;
  held: Held;
}
export interface Left {
  kind: "left";
  seat: number;
  chip: number;
  chips: number[];
  returned: Held | null;
  face: number;
}
export interface Ready {
  kind: "ready";
  seat: number;
}
export interface Dealt {
  kind: "dealt";
}
export interface Counted {
  kind: "counted";
}
export interface Began {
  kind: "began";
  ends: number | null;
}
export interface Ended {
  kind: "ended";
}
export type Event = Taken | Turned | Put | Returned | Picked | Left | Ready | Dealt | Counted | Began | Ended;
