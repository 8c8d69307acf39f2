// Isometric drawing: from token widths and levels to the screen, and which block is painted before which.
//
// x runs to the lower right, y to the lower left (towards the viewer), z up in levels. All numbers are in units of one
// token width; the caller scales.

export interface Point {
  x: number;
  y: number;
}

/** A box of the building site; a token is 1 × 1 × 1 level. */
export interface Cuboid {
  x: number;
  y: number;
  /** Its foot: a token of level 1 stands at 0. */
  z: number;
  w?: number;
  d?: number;
  h?: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const ACROSS = Math.sqrt(3) / 2;
const DOWN = 0.5;
/** Height of one level on the screen, in token widths. */
export const LEVEL = 0.62;
/** Levels that a sight line climbs for each token width it comes nearer. */
const CLIMB = (2 * DOWN) / LEVEL;
const EPSILON = 1e-9;

export function project(x: number, y: number, z = 0): Point {
  return { x: (x - y) * ACROSS, y: (x + y) * DOWN - z * LEVEL };
}

/** The SVG matrix that lays a drawing on the ground at height z: its unit square becomes the cell at the origin. */
export function groundMatrix(z: number, scale: number, origin: Point): string {
  const at = project(0, 0, z);
  const numbers = [
    ACROSS * scale,
    DOWN * scale,
    -ACROSS * scale,
    DOWN * scale,
    origin.x + at.x * scale,
    origin.y + at.y * scale,
  ];
  return `matrix(${numbers.map((n) => n.toFixed(3)).join(" ")})`;
}

export interface Faces {
  top: Point[];
  left: Point[];
  right: Point[];
}

/** The three faces one can see, each beginning at its upper left corner and going clockwise. */
export function faces({ x, y, z, w = 1, d = 1, h = 1 }: Cuboid): Faces {
  const back = project(x, y, z + h);
  const right = project(x + w, y, z + h);
  const front = project(x + w, y + d, z + h);
  const left = project(x, y + d, z + h);
  const low = (p: Point): Point => ({ x: p.x, y: p.y + h * LEVEL });
  return {
    top: [back, right, front, left],
    left: [left, front, low(front), low(left)],
    right: [front, right, low(right), low(front)],
  };
}

/** The floor of a cuboid. */
export function footprint({ x, y, z, w = 1, d = 1 }: Cuboid): Point[] {
  return [project(x, y, z), project(x + w, y, z), project(x + w, y + d, z), project(x, y + d, z)];
}

export function bounds(cuboids: Cuboid[]): Bounds {
  const points = cuboids.flatMap((c) => {
    const { top, left, right } = faces(c);
    return [...top, ...left, ...right];
  });
  return {
    left: Math.min(...points.map((p) => p.x)),
    top: Math.min(...points.map((p) => p.y)),
    right: Math.max(...points.map((p) => p.x)),
    bottom: Math.max(...points.map((p) => p.y)),
  };
}

/** A point of the model on the drawing. */
export function onDrawing(p: Point, scale: number, origin: Point): Point {
  return { x: origin.x + p.x * scale, y: origin.y + p.y * scale };
}

/** Points as an SVG `points` attribute. */
export function polygon(points: Point[], scale = 1, origin: Point = { x: 0, y: 0 }): string {
  return points
    .map((p) => onDrawing(p, scale, origin))
    .map((p) => `${p.x.toFixed(2)},${p.y.toFixed(2)}`)
    .join(" ");
}

/**
 * Does some part of `a` hide some part of `b`? Exact for boxes that do not intersect: both lie on one sight line when
 * `b`, moved along it by some distance t > 0, meets `a` on all three axes at once.
 */
export function covers(a: Cuboid, b: Cuboid): boolean {
  const axes = [
    [a.x, a.w ?? 1, b.x, b.w ?? 1, 1],
    [a.y, a.d ?? 1, b.y, b.d ?? 1, 1],
    [a.z, a.h ?? 1, b.z, b.h ?? 1, CLIMB],
  ] as const;
  let from = 0;
  let to = Infinity;
  for (const [start, size, otherStart, otherSize, speed] of axes) {
    from = Math.max(from, (start - (otherStart + otherSize)) / speed);
    to = Math.min(to, (start + size - otherStart) / speed);
  }
  return to - from > EPSILON;
}

/**
 * The order in which to paint: whoever hides another comes after it. Depth alone is not enough for blocks set off by
 * half a token, so this sorts by who really covers whom; depth only settles what is left open.
 */
export function paintOrder<T extends Cuboid>(items: readonly T[]): T[] {
  const depth = (c: Cuboid) => c.x + c.y + c.z;
  const waiting = items.toSorted((a, b) => depth(a) - depth(b));
  const painted: T[] = [];
  while (waiting.length > 0) {
    // boxes that do not intersect can never cover one another in a circle along a single direction of sight
    const free = waiting.findIndex((a) => !waiting.some((b) => b !== a && covers(a, b)));
    painted.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return painted;
}
