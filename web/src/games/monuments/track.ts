// The scoring track: a square frame of fields, run through again and again.
import type { Point } from "./iso";

export interface OnTrack {
  field: number;
  laps: number;
  /** The score is 0 or less: the marker waits before field 1. */
  below: boolean;
}

export function onTrack(score: number, length: number): OnTrack {
  if (score < 1) return { field: 1, laps: 0, below: true };
  return { field: ((score - 1) % length) + 1, laps: Math.floor((score - 1) / length), below: false };
}

/** Fields on one side of the square, both corners counted. */
export function perSide(length: number): number {
  return length / 4 + 1;
}

/** Column and row of a field on the frame: 1 in the upper left corner, then clockwise. */
export function fieldCell(field: number, length: number): Point {
  const side = length / 4;
  const index = field - 1;
  const along = index % side;
  switch (Math.floor(index / side)) {
    case 0:
      return { x: along, y: 0 };
    case 1:
      return { x: side, y: along };
    case 2:
      return { x: side - along, y: side };
    default:
      return { x: 0, y: side - along };
  }
}

/** The cells that a marker passes between two scores, both ends left out; none when it goes straight to its place. */
export function passing(from: number, to: number, length: number): Point[] {
  const step = Math.sign(to - from);
  const between = Array.from(
    { length: Math.max(0, Math.abs(to - from) - 1) },
    (_, k) => from + step * (k + 1),
  );
  return between.filter((score) => score > 0).map((score) => fieldCell(onTrack(score, length).field, length));
}

export interface Huddle extends Point {
  /** How large the marker is drawn, so that every letter can be read. */
  size: number;
}

/** Places for n markers that share a field: offsets in fields. */
export function huddle(n: number): Huddle[] {
  if (n <= 1) return [{ x: 0, y: 0, size: 1 }];
  const [far, size] = n === 2 ? [0.24, 0.86] : [0.3, 0.78];
  const corners = n === 2 ? [0, 3] : [0, 1, 2, 3];
  return corners.slice(0, n).map((k) => ({ x: k % 2 === 0 ? -far : far, y: k < 2 ? -far : far, size }));
}
