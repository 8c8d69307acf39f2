// How well a place on the picture can be seen, and how far around it a finger still means it.
import { covers, LEVEL, type Cuboid, type Point } from "./iso";

const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9];

/** The share of a place's floor, 0 to 1, that no block stands before. */
export function visible(place: Cuboid, blocks: readonly Cuboid[]): number {
  const points = SAMPLES.flatMap((x) =>
    SAMPLES.map((y) => ({ x: place.x + x, y: place.y + y, z: place.z, w: 0, d: 0, h: 0 })),
  );
  const clear = points.filter((point) => !blocks.some((block) => covers(block, point)));
  return clear.length / points.length;
}

/** The middle of a place's floor, slid along the line of sight down to the ground: there all floors are squares. */
export function middle({ x, y, z }: Cuboid): Point {
  return { x: x + 0.5 - z * LEVEL, y: y + 0.5 - z * LEVEL };
}

/**
 * The floor of the area that means a place: up to `far` token widths around its middle, but never past half-way to
 * another place, so that nobody's touch is taken from the place they see.
 */
export function reach(at: Point, others: readonly Point[], far: number): Required<Omit<Cuboid, "z" | "h">> {
  const sides = { left: far, right: far, back: far, front: far };
  for (const other of others) {
    const [dx, dy] = [other.x - at.x, other.y - at.y];
    if (Math.max(Math.abs(dx), Math.abs(dy)) >= 2 * far) continue;
    const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? "right" : "left") : dy > 0 ? "front" : "back";
    sides[side] = Math.min(sides[side], Math.max(Math.abs(dx), Math.abs(dy)) / 2);
  }
  return {
    x: at.x - sides.left,
    y: at.y - sides.back,
    w: sides.left + sides.right,
    d: sides.back + sides.front,
  };
}
