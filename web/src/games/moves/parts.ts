// What the monuments are put together from. Lengths are in squares of the unturned piece, x to the east, y to the south.

/** What a part is made of; `water` and `hollow` lie flat. */
export type Stuff = "stone" | "roof" | "gold" | "water" | "hollow";

interface Common {
  stuff: Stuff;
  /** Height of its foot above the ground, and its own. All heights are in squares, as they appear on the screen. */
  z: number;
  h: number;
}
interface Ground {
  x: number;
  y: number;
  /** To the east. */
  w: number;
  /** To the south. */
  d: number;
}
/** A straight block, with this many arches per square in the wall that is seen. */
export interface Block extends Common, Ground {
  kind: "block";
  arches: number;
}
/** A roof with a ridge along its longer side; its ends slope too (hip) or stand upright (gable). */
export interface Roof extends Common, Ground {
  kind: "roof";
  ends: "hip" | "gable";
}
/** A sphere's upper half. */
export interface Dome extends Common {
  kind: "dome";
  x: number;
  y: number;
  r: number;
}
/** A cone to a point. */
export interface Spire extends Common {
  kind: "spire";
  x: number;
  y: number;
  r: number;
}
/** A shell like a sail, its mouth open towards an angle (degrees, 0 is east, 90 is south). */
export interface Shell extends Common {
  kind: "shell";
  x: number;
  y: number;
  r: number;
  to: number;
}
/** Somebody seen from above: shoulders and a head. */
export interface Figure extends Common {
  kind: "figure";
  x: number;
  y: number;
  r: number;
}
export type Part = Block | Roof | Dome | Spire | Shell | Figure;
