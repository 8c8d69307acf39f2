// Final scoring: where each player's points come from.
import type { Tally, View } from "./types";

export type PartKind = "start" | "level" | "black" | "gems" | "lost";

export interface Part {
  kind: PartKind;
  /** For "level". */
  level: number;
  /** By seat; points lost are negative. */
  points: number[];
}

/** One row for each source of points; levels that the monument does not have are left out. */
export function parts(view: View, levels: number): Part[] {
  const row = (kind: PartKind, of: (tally: Tally) => number, level = 0): Part => ({
    kind,
    level,
    points: view.tally.map(of),
  });
  return [
    row("start", (t) => t.start),
    ...Array.from({ length: levels }, (_, k) => row("level", (t) => t.levels[k] ?? 0, k + 1)),
    row("black", (t) => t.black),
    row("gems", (t) => t.gems),
    row("lost", (t) => -t.lost),
  ];
}

export interface Bar {
  part: Part;
  /** Both in points. */
  from: number;
  size: number;
}

/** The parts of one seat's score end to end, for a chart; what was lost hangs to the left of zero. */
export function bars(all: readonly Part[], seat: number): Bar[] {
  let from = 0;
  const made: Bar[] = [];
  for (const part of all) {
    const points = part.points[seat] ?? 0;
    if (points > 0) {
      made.push({ part, from, size: points });
      from += points;
    } else if (points < 0) made.push({ part, from: points, size: -points });
  }
  return made;
}

/** Seats from the best score down; ties stay in the order of the seats. */
export function ranking(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
}
