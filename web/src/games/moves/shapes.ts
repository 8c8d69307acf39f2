// The shapes of the pieces as squares, turned and outlined for drawing and aiming. What may stand where is the server's word.
import type { Box, Piece, Placed } from "./types";

/** Row and column. */
export type Square = readonly [row: number, col: number];
export type Shape = readonly Square[];

/** The neutral side's number where a seat is asked for. */
export type Side = number | null;

/** `XX/.X` as squares. */
export function parseShape(text: string): Shape {
  return text
    .split("/")
    .flatMap((line, row) => [...line].flatMap((mark, col): Square[] => (mark === "X" ? [[row, col]] : [])));
}

export function extent(shape: Shape): { rows: number; cols: number } {
  return {
    rows: Math.max(...shape.map(([row]) => row)) + 1,
    cols: Math.max(...shape.map(([, col]) => col)) + 1,
  };
}

/** A quarter turn clockwise. */
export function turned(shape: Shape): Shape {
  const { rows } = extent(shape);
  return shape
    .map(([row, col]): Square => [col, rows - 1 - row])
    .toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
}

const same = (a: Shape, b: Shape): boolean => a.join(" ") === b.join(" ");

/** The shape and its different turns. */
export function rotations(shape: Shape): Shape[] {
  const found = [shape];
  for (let next = turned(shape); !same(next, shape) && found.length < 4; next = turned(next))
    found.push(next);
  return found;
}

/** Every piece of the box, the People Piece too, in all its turns. */
export class Shapes {
  readonly #pieces: Map<string, Piece>;
  readonly #turns = new Map<string, Shape[]>();
  readonly size: number;

  constructor(box: Box) {
    this.#pieces = new Map([...box.pieces, box.people].map((piece) => [piece.id, piece]));
    this.size = box.size;
  }

  /** Is Dark's the mirror image of Light's? */
  mirrored(piece: string, side: Side): boolean {
    return side === 1 && Boolean(this.#pieces.get(piece)?.dark);
  }

  turns(piece: string, side: Side): Shape[] {
    const key = `${piece} ${this.mirrored(piece, side)}`;
    const known = this.#turns.get(key);
    if (known) return known;
    const found = this.#pieces.get(piece);
    if (!found) throw new Error(`There is no piece called "${piece}" in the box.`);
    const made = rotations(
      parseShape(this.mirrored(piece, side) ? (found.dark ?? found.shape) : found.shape),
    );
    this.#turns.set(key, made);
    return made;
  }

  shape(piece: string, side: Side, rotation: number): Shape {
    const turns = this.turns(piece, side);
    return turns[rotation % turns.length] ?? [];
  }

  /** The squares of the board that a piece stands on. */
  squares({ piece, seat, rotation, row, col }: Placed): Square[] {
    return this.shape(piece, seat, rotation).map(([r, c]): Square => [row + r, col + c]);
  }

  count(piece: string): number {
    return this.shape(piece, 0, 0).length;
  }
}

/** The square of a shape by which it is held: the covered one nearest to its middle. */
export function grip(shape: Shape): Square {
  const middle = (index: 0 | 1) => shape.reduce((sum, square) => sum + square[index], 0) / shape.length;
  const [row, col] = [middle(0), middle(1)];
  const far = ([r, c]: Square) => (r - row) ** 2 + (c - col) ** 2;
  return shape.toSorted((a, b) => far(a) - far(b))[0] ?? [0, 0];
}

interface Edge {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

/** Edges of the squares' border, clockwise, so that the inside lies to the right of each. */
function border(squares: Shape): Edge[] {
  const inside = new Set(squares.map(([row, col]) => `${row} ${col}`));
  const open = (row: number, col: number) => !inside.has(`${row} ${col}`);
  return squares.flatMap(([row, col]) => {
    const edges: Edge[] = [];
    if (open(row - 1, col)) edges.push({ x: col, y: row, dx: 1, dy: 0 });
    if (open(row, col + 1)) edges.push({ x: col + 1, y: row, dx: 0, dy: 1 });
    if (open(row + 1, col)) edges.push({ x: col + 1, y: row + 1, dx: -1, dy: 0 });
    if (open(row, col - 1)) edges.push({ x: col, y: row + 1, dx: 0, dy: -1 });
    return edges;
  });
}

/** The edge that goes on from another; squares that meet at a corner only stay apart. */
function following(edge: Edge, left: Edge[]): Edge | undefined {
  const [x, y] = [edge.x + edge.dx, edge.y + edge.dy];
  const here = left.filter((other) => other.x === x && other.y === y);
  return here.find((other) => other.dx === -edge.dy && other.dy === edge.dx) ?? here[0];
}

function loops(squares: Shape): Edge[][] {
  let left = border(squares);
  const found: Edge[][] = [];
  while (left[0]) {
    const loop: Edge[] = [];
    for (let edge: Edge | undefined = left[0]; edge; edge = following(edge, left)) {
      loop.push(edge);
      const taken: Edge = edge;
      left = left.filter((other) => other !== taken);
    }
    found.push(loop);
  }
  return found;
}

const round = (n: number): number => Math.round(n * 1000) / 1000;

/** The squares' outline as an SVG path in squares, drawn `inset` inside it and moved by (0, `shift`). */
export function outline(squares: Shape, inset = 0, shift = 0): string {
  return loops(squares)
    .map((loop) => {
      const corners = loop.flatMap((edge, k) => {
        const before = loop.at(k - 1) ?? edge;
        if (before.dx === edge.dx && before.dy === edge.dy) return [];
        const x = edge.x + inset * (-before.dy - edge.dy);
        const y = edge.y + inset * (before.dx + edge.dx) + shift;
        return [`${round(x)} ${round(y)}`];
      });
      return `M${corners.join("L")}Z`;
    })
    .join("");
}
