// Made from src/monumenta/games/monuments/view.py and box.py by `npm run types`; change it there.

export type Colour = "purple" | "red" | "natural" | "orange" | "blue" | "black";
export type Phase = "start" | "laying" | "quarry" | "building" | "over";
export type Source = "rulebook" | "public" | "derived" | "guess" | "invented";
export type Ring = "outer" | "middle" | "centre";
export type Event = Started | Round | Single | Laid | Stepped | Black | Raised | Passed | Over;

/**
 * One token of the monument, and who set it.
 *
 */
export interface Built {
  slot: number;
  seat: number;
}
/**
 * Where a seat's points come from; the sum is its score.
 *
 */
export interface Tally {
  start: number;
  levels: number[];
  black: number;
  gems: number;
  lost: number;
}
/**
 * The table as one seat sees it (`seat` is null for a spectator).
 *
 */
export interface View {
  game: "monuments";
  seat: number | null;
  monument: string;
  players: number;
  phase: Phase;
  round: number;
  turn: number;
  actor: number | null;
  starter: number | null;
  worker: string | null;
  trail: string[];
  steps_left: number;
  quarry: {
    [k: string]: Colour[];
  };
  singles: string[];
  single_count: number;
  bag: {
    [k: string]: number;
  };
  hands: ({
    [k: string]: number;
  } | null)[];
  built: Built[];
  scores: number[];
  passed: boolean[];
  tally: Tally[];
  finished: boolean;
  winners: number[];
}
/**
 * A legal action, as text and as what it does on the board.
 *
 */
export interface Choice {
  do: string;
  kind: "build" | "lay" | "single" | "start" | "step";
  space: string | null;
  colour: Colour | null;
  slot: number | null;
  points: number;
  seat: number | null;
}
export interface Started {
  kind: "started";
  seat: number;
}
export interface Round {
  kind: "round";
  round: number;
  starter: number;
}
/**
 * A middle space was named that gets one token only; `seat` is null when luck named it.
 *
 */
export interface Single {
  kind: "single";
  space: string;
  seat: number | null;
}
export interface Laid {
  kind: "laid";
  space: string;
  colour: Colour;
}
/**
 * The worker entered a space (`origin` is null when it was put there on the first turn).
 *
 */
export interface Stepped {
  kind: "stepped";
  seat: number;
  origin: string | null;
  space: string;
  took: Colour | null;
}
/**
 * The quarry is empty: the holder of the black token takes the worker and scores.
 *
 */
export interface Black {
  kind: "black";
  seat: number;
  points: number;
}
export interface Raised {
  kind: "built";
  seat: number;
  slot: number;
  colour: Colour;
  level: number;
  points: number;
}
/**
 * A seat could not build: its screen is lifted.
 *
 */
export interface Passed {
  kind: "passed";
  seat: number;
  held: {
    [k: string]: number;
  };
  lost: number;
}
export interface Over {
  kind: "over";
  finished: boolean;
  gems: number[];
  scores: number[];
  winners: number[];
}
/**
 * A place in the plan for one token; x, y is its upper left corner in token widths, y towards the viewer.
 *
 */
export interface Slot {
  id: number;
  level: number;
  colour: string;
  x: number;
  y: number;
  points: number;
  supports: number[];
}
/**
 * The tokens of one round, and how many middle spaces get only one of them.
 *
 */
export interface Bag {
  tokens: {
    [k: string]: number;
  };
  middle_singles: number;
  source: Source;
}
export interface Monument {
  id: string;
  title: string;
  place: string;
  slots: Slot[];
  bags: Bag[];
  source: Source;
  note: string;
}
export interface Space {
  id: string;
  ring: Ring;
  index: number;
  neighbours: string[];
}
export interface Quarry {
  outer: number;
  middle: number;
  outer_fill: number;
  middle_fill: number;
  spaces: Space[];
  source: Source;
  note: string;
}
/**
 * A number of the box with where it comes from, for the rules screen.
 *
 */
export interface Fact {
  name: string;
  value:
    | number
    | (number | string)[]
    | {
        [k: string]: number;
      };
  source: Source;
  note: string;
}
export interface Box {
  tokens: string[];
  supply: {
    [k: string]: number;
  };
  level_points: number[];
  gem_points: number;
  black_points: number;
  start_score: number;
  track: number;
  pass_penalty: number;
  rounds: number;
  steps: number[];
  quarry: Quarry;
  monuments: Monument[];
  facts: Fact[];
}
