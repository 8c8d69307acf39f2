// Aiming a piece: where it would lie when it is held over a square, moved by a step or turned. Always on the board.
import type { Choices, Spot } from "./choices";
import { extent, grip, type Shapes, type Side, type Square } from "./shapes";

export const STEPS: Record<string, Square> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const within = (n: number, most: number): number => Math.max(0, Math.min(n, most));

/** The spot of a piece that is held with its grip over a square; at the wall it gives way. */
export function over(shapes: Shapes, side: Side, piece: string, rotation: number, square: Square): Spot {
  const shape = shapes.shape(piece, side, rotation);
  const held = grip(shape);
  const { rows, cols } = extent(shape);
  return {
    piece,
    rotation,
    row: within(square[0] - held[0], shapes.size - rows),
    col: within(square[1] - held[1], shapes.size - cols),
  };
}

/** The square under the grip. */
export function held(shapes: Shapes, side: Side, spot: Spot): Square {
  const [row, col] = grip(shapes.shape(spot.piece, side, spot.rotation));
  return [spot.row + row, spot.col + col];
}

export function moved(shapes: Shapes, side: Side, spot: Spot, [down, right]: Square): Spot {
  const [row, col] = held(shapes, side, spot);
  return over(shapes, side, spot.piece, spot.rotation, [row + down, col + right]);
}

/** Turned by quarters about its grip. */
export function turnedBy(shapes: Shapes, side: Side, spot: Spot, quarters: number): Spot {
  const turns = shapes.turns(spot.piece, side).length;
  const rotation = (((spot.rotation + quarters) % turns) + turns) % turns;
  return over(shapes, side, spot.piece, rotation, held(shapes, side, spot));
}

/** The next turn that is legal here; if none is, simply the next one. */
export function turnedToFit(
  shapes: Shapes,
  side: Side,
  spot: Spot,
  quarters: number,
  choices: Choices,
): Spot {
  const turns = shapes.turns(spot.piece, side).length;
  for (let n = 1; n < turns; n++) {
    const next = turnedBy(shapes, side, spot, n * quarters);
    if (choices.at(next)) return next;
  }
  return turnedBy(shapes, side, spot, quarters);
}

/** Which square of the board is under a point of the drawing? Null outside of it. */
export function squareAt(x: number, y: number, size: number): Square | null {
  const [row, col] = [Math.floor(y), Math.floor(x)];
  return row >= 0 && col >= 0 && row < size && col < size ? [row, col] : null;
}

/** The piece that a key of the keyboard stands for: 1 to 9, 0 and the one beside it. */
export function pieceOfKey(key: string, pieces: readonly string[]): string | null {
  const at = KEYS.indexOf(key);
  return at < 0 ? null : (pieces[at] ?? null);
}

export const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-"];
