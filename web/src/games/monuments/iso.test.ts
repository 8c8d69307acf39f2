import { describe, expect, it } from "vitest";
import { box } from "./fixtures";
import { bounds, covers, faces, LEVEL, paintOrder, project, type Cuboid } from "./iso";

const blocks = (id: string): Cuboid[] =>
  (box.monuments.find((m) => m.id === id)?.slots ?? []).map((s) => ({ x: s.x, y: s.y, z: s.level - 1 }));

/** How near to the eye a block is along the sight line through a screen point; null if the line misses it. */
function nearness(block: Cuboid, x: number, y: number): number | null {
  // a point of the line: ground point under the screen point, then t along (1, 1, 1 / LEVEL)
  const gx = y + x / Math.sqrt(3);
  const gy = y - x / Math.sqrt(3);
  const enter = Math.max(block.x - gx, block.y - gy, block.z * LEVEL);
  const leave = Math.min(block.x + 1 - gx, block.y + 1 - gy, (block.z + 1) * LEVEL);
  return leave - enter > 1e-6 ? leave : null;
}

/** Points where a nearer block is painted before a farther one: looked at from outside, point by point. */
function wronglyPainted(order: Cuboid[]): { x: number; y: number }[] {
  const frame = bounds(order);
  const wrong: { x: number; y: number }[] = [];
  for (let x = frame.left; x <= frame.right; x += 0.13) {
    for (let y = frame.top; y <= frame.bottom; y += 0.11) {
      const hit = order.map((block) => nearness(block, x, y)).filter((n) => n !== null);
      if (hit.some((n, k) => n < (hit[k - 1] ?? -Infinity))) wrong.push({ x, y });
    }
  }
  return wrong;
}

describe("isometric drawing", () => {
  it("runs x to the lower right, y to the lower left and z up", () => {
    expect(project(1, 0).x).toBeGreaterThan(0);
    expect(project(0, 1).x).toBeLessThan(0);
    expect(project(1, 0).y).toBeGreaterThan(0);
    expect(project(0, 1).y).toBeGreaterThan(0);
    expect(project(0, 0, 1)).toEqual({ x: 0, y: -LEVEL });
  });

  it("draws faces that meet at the front corner", () => {
    const { top, left, right } = faces({ x: 2, y: 1, z: 0 });
    expect(left[1]).toEqual(top[2]);
    expect(right[0]).toEqual(top[2]);
    expect(bounds([{ x: 0, y: 0, z: 0 }])).toMatchObject({ top: -LEVEL, bottom: 1 });
  });

  it("knows that a block in front, beside or above covers, and one far away does not", () => {
    const block = { x: 2, y: 2, z: 0 };
    expect(covers({ x: 3, y: 3, z: 0 }, block)).toBe(true);
    expect(covers({ x: 2.5, y: 2, z: 1 }, block)).toBe(true);
    expect(covers(block, { x: 2.5, y: 2, z: 1 })).toBe(false);
    expect(covers({ x: 5, y: 1, z: 0 }, block)).toBe(false);
    expect(covers({ x: 6, y: 6, z: 0 }, block)).toBe(false);
  });

  it.each(box.monuments.map((m) => m.id))("paints no block of %s before one it covers", (id) => {
    const all = blocks(id);
    // whatever order they come in, and with gaps that let one see deeper
    for (const some of [all, all.toReversed(), all.toReversed().filter((_, k) => k % 3 !== 1)]) {
      const order = paintOrder(some);
      expect(order).toHaveLength(some.length);
      expect(wronglyPainted(order)).toEqual([]);
    }
  });

  it("would notice a wrong order", () => {
    expect(wronglyPainted(paintOrder(blocks("notre-dame")).toReversed())).not.toEqual([]);
  });

  it("sorts half-built monuments too", () => {
    const some = blocks("notre-dame").filter((_, k) => k % 3 !== 1);
    const order = paintOrder(some.toReversed());
    order.forEach((block, k) => {
      for (const later of order.slice(k + 1)) expect(covers(block, later)).toBe(false);
    });
  });
});
