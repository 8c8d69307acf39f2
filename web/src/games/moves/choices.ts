// The choices of a turn, up to two thousand, by what one would lay where.
import type { Choice } from "./types";

/** A piece in a turn at a place: the upper left corner of its bounding box. */
export interface Spot {
  piece: string;
  rotation: number;
  row: number;
  col: number;
}

export interface Choices {
  /** Is it legal, and what does one say to do it? */
  at: (spot: Spot) => string | null;
  /** How many places each piece has; a piece without any is not here. */
  places: Map<string, number>;
  /** The text of passing, where that may be chosen. */
  pass: string | null;
  /** What an action's text means on the board. */
  spot: (action: string) => Spot | null;
}

/** What one says to lay a piece there, also where that is not among the choices. */
export const laying = ({ piece, rotation, row, col }: Spot): string =>
  `${piece}${rotation > 0 ? `.${rotation}` : ""} r${row} c${col}`;

const key = ({ piece, rotation, row, col }: Spot): string => `${piece} ${rotation} ${row} ${col}`;

export function index(choices: readonly Choice[]): Choices {
  const legal = new Map<string, string>();
  const places = new Map<string, number>();
  const spots = new Map<string, Spot>();
  let pass: string | null = null;
  for (const { do: action, kind, piece, rotation, row, col } of choices) {
    if (kind === "pass" || piece === null) {
      pass = action;
      continue;
    }
    const spot = { piece, rotation, row, col };
    legal.set(key(spot), action);
    spots.set(action, spot);
    places.set(piece, (places.get(piece) ?? 0) + 1);
  }
  return {
    at: (spot) => legal.get(key(spot)) ?? null,
    places,
    pass,
    spot: (action) => spots.get(action) ?? null,
  };
}

export const NONE: Choices = index([]);
