// Shapes in the plane: points, paths that are drawn and asked about, and chance that is always the same.

export type Point = readonly [x: number, y: number];

/** A closed outline: what is drawn, and the same as corners that can be asked about. */
export interface Outline {
  d: string;
  corners: Point[];
}

/** A side of a tile is 100 long; the middle is at (50, 50). */
export const TILE = 100;

const round = (n: number) => Math.round(n * 10) / 10;
export const at = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/** Quarter turns clockwise about the middle of a tile. */
export function turned([x, y]: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return [TILE - y, x];
    case 2:
      return [TILE - x, TILE - y];
    case 3:
      return [y, TILE - x];
    default:
      return [x, y];
  }
}

/** A cubic curve as corners, without its first point. */
function along(a: Point, b: Point, c: Point, d: Point, steps = 10): Point[] {
  return Array.from({ length: steps }, (_, i) => {
    const t = (i + 1) / steps;
    const u = 1 - t;
    const mix = (k: 0 | 1) =>
      u * u * u * a[k] + 3 * u * u * t * b[k] + 3 * u * t * t * c[k] + t * t * t * d[k];
    return [mix(0), mix(1)] as const;
  });
}

/** An outline from a start and pieces: one point is a straight line, three are a curve. */
export function outline(
  start: Point,
  ...pieces: (readonly [Point] | readonly [Point, Point, Point])[]
): Outline {
  let d = `M${at(start)}`;
  const corners: Point[] = [start];
  for (const piece of pieces) {
    if (piece.length === 1) {
      d += `L${at(piece[0])}`;
      corners.push(piece[0]);
    } else {
      d += `C${piece.map(at).join(" ")}`;
      corners.push(...along(corners.at(-1) ?? start, ...piece));
    }
  }
  return { d: `${d}Z`, corners };
}

export const polygon = (corners: Point[]): Outline => ({
  d: `M${corners.map(at).join("L")}Z`,
  corners,
});

export function inside(corners: readonly Point[], [x, y]: Point): boolean {
  let found = false;
  corners.forEach(([ax, ay], i) => {
    const [bx, by] = corners[(i + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) found = !found;
  });
  return found;
}

export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** From a point to the nearest place of a line through these points. */
export function away(line: readonly Point[], p: Point, closed = true): number {
  let least = Infinity;
  for (let i = 0; i < line.length - (closed ? 0 : 1); i++) {
    const a = line[i] ?? p;
    const b = line[(i + 1) % line.length] ?? a;
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = dx * dx + dy * dy;
    const t = length ? Math.max(0, Math.min(1, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length)) : 0;
    least = Math.min(least, distance(p, [a[0] + t * dx, a[1] + t * dy]));
  }
  return least;
}

/** Numbers in 0…1 that follow from the seed alone: the same picture every time. */
export function chance(seed: number): () => number {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let n = Math.imul(state ^ (state >>> 15), state | 1);
    n ^= n + Math.imul(n ^ (n >>> 7), n | 61);
    return ((n ^ (n >>> 14)) >>> 0) / 4294967296;
  };
}
