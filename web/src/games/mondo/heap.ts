// Where the tiles of the heap lie: strewn by the turn and their slot alone, so that everybody finds the same heap,
// and pushed aside by one's own hand only. Nothing sorts or filters them.
import { chance, type Point } from "./geometry";

/** Where a tile lies: its middle in 0…1 of the field both ways, its angle in degrees, and what lies over what. */
export interface Lying {
  x: number;
  y: number;
  angle: number;
  height: number;
}

/** Tiles cover the field so many times over, so that they lie on each other. */
const COVER = 2.1;

/** How wide a tile is drawn in a field of this size; never too small for a finger. */
export function tileWidth(width: number, height: number, count: number): number {
  return Math.round(Math.max(44, Math.min(76, Math.sqrt((COVER * width * height) / Math.max(1, count)))));
}

/** The slots in an order that only the turn decides. */
function shuffled(turn: number, count: number): number[] {
  const luck = chance(1000 + turn);
  const order = Array.from({ length: count }, (_, index) => index);
  for (let i = count - 1; i > 0; i--) {
    const j = Math.floor(luck() * (i + 1));
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return order;
}

const part = (n: number) => n - Math.floor(n);

/** All tiles of a turn, by slot. */
export function strewn(turn: number, count: number): Lying[] {
  const order = shuffled(turn, count);
  return Array.from({ length: count }, (_, slot) => {
    const luck = chance(turn * 1009 + slot);
    // an even spread in two directions at once, for a field of any shape
    const n = order[slot]! + 1;
    return {
      x: part(0.754877666 * n + 0.05 * (luck() - 0.5)),
      y: part(0.569840291 * n + 0.05 * (luck() - 0.5)),
      angle: Math.floor(luck() * 4) * 90 + (luck() - 0.5) * 36,
      height: order[slot]!,
    };
  });
}

/** Where the middle of a tile comes to lie in a field of this size, wholly inside it. */
export function middle({ x, y }: Lying, width: number, height: number, tile: number): Point {
  const room = tile * 0.62;
  return [room + x * Math.max(0, width - 2 * room), room + y * Math.max(0, height - 2 * room)];
}

/** The other way round: a place in the field as it is kept, inside it. */
export function kept([px, py]: Point, width: number, height: number, tile: number): { x: number; y: number } {
  const room = tile * 0.62;
  const inside = (at: number, size: number) =>
    Math.max(0, Math.min(1, (at - room) / Math.max(1, size - 2 * room)));
  return { x: inside(px, width), y: inside(py, height) };
}

/** The tile that lies next in a direction: near, and rather straight ahead than aside. */
export function nextTowards(places: Map<number, Point>, from: number, [dx, dy]: Point): number | null {
  const start = places.get(from);
  if (!start) return places.keys().next().value ?? null;
  let best: number | null = null;
  let least = Infinity;
  for (const [slot, [x, y]] of places) {
    const ahead = (x - start[0]) * dx + (y - start[1]) * dy;
    const aside = Math.abs((x - start[0]) * dy) + Math.abs((y - start[1]) * dx);
    if (slot === from || ahead < 1) continue;
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [slot, cost];
  }
  return best;
}
