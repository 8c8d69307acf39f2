// Made from src/monumenta/games/moves/view.py and box.py by `npm run types`; change it there.

export type Phase = "people" | "build" | "over";
export type Source = "rulebook" | "public" | "derived" | "guess" | "invented";
export type Event = Positioned | Built | Captured | Claimed | Passed | Skipped | GameOver | Over;

/**
 * A piece on the board. Its corner is the upper left one of the turned piece's bounding box.
 *
 */
export interface Placed {
  seat: number | null;
  piece: string;
  rotation: number;
  row: number;
  col: number;
}
/**
 * The match as everybody sees it (`seat` is null for a spectator). Light is seat 0, Dark is seat 1.
 *
 */
export interface View {
  game: "moves";
  seat: number | null;
  phase: Phase;
  number: number;
  games: number;
  actor: number | null;
  placer: number;
  opener: number;
  board: string[];
  pieces: Placed[];
  stocks: {
    [k: string]: number;
  }[];
  left: number[];
  results: number[][];
  totals: number[];
  made: number[];
  may_pass: boolean;
  winners: number[];
}
/**
 * A legal action; there may be two thousand, so it says no more than where the piece would go.
 *
 */
export interface Choice {
  do: string;
  kind: "pass" | "people" | "place";
  piece: string | null;
  rotation: number;
  row: number;
  col: number;
}
/**
 * The People Piece was positioned.
 *
 */
export interface Positioned {
  kind: "people";
  seat: number;
  rotation: number;
  row: number;
  col: number;
}
export interface Built {
  kind: "placed";
  seat: number;
  piece: string;
  rotation: number;
  row: number;
  col: number;
}
/**
 * A piece was enclosed alone and removed; its owner may use it again, unless it is the People Piece.
 *
 */
export interface Captured {
  kind: "captured";
  seat: number;
  taken: Placed;
}
export interface Claimed {
  kind: "claimed";
  seat: number;
  squares: number[][];
}
export interface Passed {
  kind: "passed";
  seat: number;
}
/**
 * A seat has no place for any piece and is passed over.
 *
 */
export interface Skipped {
  kind: "skipped";
  seat: number;
}
/**
 * One game has ended.
 *
 */
export interface GameOver {
  kind: "game_over";
  number: number;
  left: number[];
  winners: number[];
}
/**
 * The match has ended.
 *
 */
export interface Over {
  kind: "over";
  totals: number[];
  winners: number[];
}
/**
 * What a piece is a model of. Copies of a kind are not told apart, so a side may have several for one kind.
 *
 */
export interface Monument {
  id: string;
  title: string;
  place: string;
  source: Source;
  note: string;
  seat: number | null;
  shape_source: Source | null;
  place_source: Source | null;
}
/**
 * One kind of piece. `shape` is rotation 0 of Light's; `dark` is Dark's where that is the mirror image.
 *
 */
export interface Piece {
  id: string;
  count: number;
  shape: string;
  source: Source;
  monuments: Monument[];
  dark: string | null;
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
export interface Box {
  size: number;
  games: number;
  most_placements: number;
  pieces: Piece[];
  people: Piece;
  facts: Fact[];
}
