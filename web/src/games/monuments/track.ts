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

/** Offsets for n markers that share a field, in fields. */
export function huddle(n: number): Point[] {
  if (n <= 1) return [{ x: 0, y: 0 }];
  if (n === 2)
    return [
      { x: -0.2, y: -0.2 },
      { x: 0.2, y: 0.2 },
    ];
  return [
    { x: -0.24, y: -0.24 },
    { x: 0.24, y: -0.24 },
    { x: -0.24, y: 0.24 },
    { x: 0.24, y: 0.24 },
  ].slice(0, n);
}
