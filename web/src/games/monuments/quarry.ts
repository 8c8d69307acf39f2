// The round quarry: where its slices lie, and where tokens and the worker stand on them.
import type { Point } from "./iso";
import type { Quarry, Space } from "./types";

/** Radii on a board of radius 500: centre, middle ring, outer ring. Between the rings there is a step down. */
export const RADII = { centre: 118, middle: [142, 286], outer: [310, 470] } as const;
export const CENTRE: Point = { x: 500, y: 500 };
const TOP = -Math.PI / 2;
/** Width of the strip for a space's name. */
const NAME = 16;

export interface Slice {
  space: Space;
  path: string;
  /** Where the tokens lie. */
  middle: Point;
  /** Angles of its two sides and radii; a full circle for the centre. */
  from: number;
  to: number;
  inner: number;
  outer: number;
}

/** Which of some spaces comes next after another, going on round its ring; the first of them if that has none. */
export function following(ids: readonly string[], spaces: readonly Space[], from: string): string {
  const here = spaces.findIndex(({ id }) => id === from);
  const round = [...spaces.slice(here + 1), ...spaces.slice(0, here + 1)];
  const next = round.find(({ id, ring }) => ring === spaces[here]?.ring && ids.includes(id));
  return next?.id ?? ids[0] ?? from;
}

export function polar(angle: number, radius: number): Point {
  return { x: CENTRE.x + Math.cos(angle) * radius, y: CENTRE.y + Math.sin(angle) * radius };
}

const at = (p: Point) => `${p.x.toFixed(2)} ${p.y.toFixed(2)}`;

/** A piece of a ring between two angles, narrowed by `gap` on all sides. */
export function ringPiece(from: number, to: number, inner: number, outer: number, gap = 0): string {
  const [low, high] = [inner + gap, outer - gap];
  const [a, b] = [gap / low, gap / high];
  const large = to - from > Math.PI ? 1 : 0;
  return [
    `M ${at(polar(from + b, high))}`,
    `A ${high} ${high} 0 ${large} 1 ${at(polar(to - b, high))}`,
    `L ${at(polar(to - a, low))}`,
    `A ${low} ${low} 0 ${large} 0 ${at(polar(from + a, low))} Z`,
  ].join(" ");
}

function circle(radius: number): string {
  const { x, y } = CENTRE;
  return `M ${x - radius} ${y} A ${radius} ${radius} 0 1 1 ${x + radius} ${y} A ${radius} ${radius} 0 1 1 ${x - radius} ${y} Z`;
}

/** How far from the middle of the quarry tokens lie in a ring: its name keeps a strip at the outer edge. */
function lying(inner: number, outer: number): number {
  return (inner + outer) / 2 - NAME / 2;
}

/** Where a space's name is carved: along its outer edge, readable without turning one's head. */
export function nameplate(slice: Slice): string {
  const angle = (slice.from + slice.to) / 2;
  const low = Math.sin(angle) > 0;
  const { x, y } = polar(angle, slice.outer - NAME + (low ? 8 : -6));
  const turn = (angle * 180) / Math.PI + (low ? -90 : 90);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
}

/** Both rings are cut into equal slices from the top, clockwise. */
export function slices(quarry: Quarry): Slice[] {
  return quarry.spaces.map((space) => {
    if (space.ring === "centre") {
      const radius = RADII.centre;
      return {
        space,
        path: circle(radius),
        middle: CENTRE,
        from: 0,
        to: 2 * Math.PI,
        inner: 0,
        outer: radius,
      };
    }
    const count = space.ring === "outer" ? quarry.outer : quarry.middle;
    const [inner, outer] = RADII[space.ring];
    const from = TOP + (space.index * 2 * Math.PI) / count;
    const to = TOP + ((space.index + 1) * 2 * Math.PI) / count;
    return {
      space,
      path: ringPiece(from, to, inner, outer, 3),
      middle: polar((from + to) / 2, lying(inner, outer)),
      from,
      to,
      inner,
      outer,
    };
  });
}

/** Places for n tokens side by side along the ring; around the middle on the centre. */
export function tokenPlaces(slice: Slice, n: number, width: number): Point[] {
  if (n <= 1) return n === 1 ? [slice.middle] : [];
  if (slice.space.ring === "centre") {
    return Array.from({ length: n }, (_, k) =>
      polar(TOP + (k * 2 * Math.PI) / n, width * (n > 3 ? 0.8 : 0.6)),
    );
  }
  const radius = lying(slice.inner, slice.outer);
  const step = Math.min(width / radius, (slice.to - slice.from) / (n + 0.4));
  const mid = (slice.from + slice.to) / 2;
  return Array.from({ length: n }, (_, k) => polar(mid + (k - (n - 1) / 2) * step, radius));
}

/** Where the worker stands: in the middle of an empty space, else at its inner edge so that no token is hidden. */
export function workerPlace(slice: Slice, tokens: number): Point {
  if (tokens === 0) return slice.middle;
  if (slice.space.ring === "centre") return { x: CENTRE.x, y: CENTRE.y - 60 };
  return polar((slice.from + slice.to) / 2, slice.inner + (slice.outer - slice.inner) * 0.16);
}

export interface Footstep extends Point {
  /** Degrees, for the direction of the shoe. */
  turn: number;
}

/** Footprints along a straight walk, left and right in turn, leaving out the ends where pieces stand. */
export function footsteps(from: Point, to: Point, stride = 24): Footstep[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const count = Math.max(2, Math.round(length / stride) - 1);
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  return Array.from({ length: count }, (_, k) => {
    const along = (k + 1) / (count + 1);
    const side = (k % 2 === 0 ? 1 : -1) * 7;
    return {
      x: from.x + dx * along - (dy / length) * side,
      y: from.y + dy * along + (dx / length) * side,
      turn,
    };
  });
}

/** Chisel marks of a slice: short strokes along the ring, the same every time. */
export function chisel(slice: Slice, seed: number): string {
  const random = noise(seed);
  const count = slice.space.ring === "centre" ? 10 : slice.space.ring === "middle" ? 16 : 13;
  const strokes: string[] = [];
  for (let k = 0; k < count; k++) {
    const radius = slice.inner + 14 + random() * (slice.outer - slice.inner - 28);
    const span = (8 + random() * 20) / Math.max(radius, 30);
    const angle = slice.from + 0.04 + random() * Math.max(0.01, slice.to - slice.from - 0.08 - span);
    const lift = (random() - 0.5) * 10;
    strokes.push(`M ${at(polar(angle, radius))} L ${at(polar(angle + span, radius + lift))}`);
  }
  return strokes.join(" ");
}

/** A small repeatable generator, for texture only. */
export function noise(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}
