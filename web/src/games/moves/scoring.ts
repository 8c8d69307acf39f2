// The match in numbers: left-over squares of each game, and which pieces stay behind.
import type { Shapes } from "./shapes";
import type { View } from "./types";

export interface GameRow {
  /** From 1. */
  number: number;
  /** By seat; null: this game has not been played yet. */
  left: (number | null)[];
  /** Is it being played? Then the numbers can still fall. */
  running: boolean;
  /** Who has fewest, once it is over; both in a draw. */
  winners: number[];
}

const SEATS = [0, 1];

export function fewest(left: readonly (number | null)[]): number[] {
  const known = left.filter((n) => n !== null);
  if (known.length < left.length) return [];
  return SEATS.filter((seat) => left[seat] === Math.min(...known));
}

/** Every game of the match: played, being played, to come. */
export function gameRows(view: View): GameRow[] {
  return Array.from({ length: view.games }, (_, k) => {
    const done = view.results[k];
    if (done) return { number: k + 1, left: done, running: false, winners: fewest(done) };
    const running = k + 1 === view.number && view.phase !== "over";
    return { number: k + 1, left: running ? view.left : [null, null], running, winners: [] };
  });
}

export interface Leftover {
  piece: string;
  n: number;
  squares: number;
}

/** What a side did not build in the game that the view shows, largest first. */
export function leftovers(view: View, seat: number, shapes: Shapes): Leftover[] {
  return Object.entries(view.stocks[seat] ?? {})
    .filter(([, n]) => n > 0)
    .map(([piece, n]) => ({ piece, n, squares: n * shapes.count(piece) }))
    .toSorted((a, b) => shapes.count(b.piece) - shapes.count(a.piece));
}
