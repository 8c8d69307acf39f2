import { describe, expect, it } from "vitest";
import { kept, middle, nextTowards, strewn, tileWidth } from "./heap";

describe("the heap", () => {
  it("lies the same for everybody in a turn, and another way in the next", () => {
    expect(strewn(1, 145)).toEqual(strewn(1, 145));
    expect(strewn(1, 145)).not.toEqual(strewn(2, 145));
  });

  it("covers the whole field", () => {
    const quarters = new Map<string, number>();
    for (const { x, y } of strewn(3, 145)) {
      const key = `${Math.floor(x * 2)} ${Math.floor(y * 2)}`;
      quarters.set(key, (quarters.get(key) ?? 0) + 1);
    }
    expect(quarters.size).toBe(4);
    for (const n of quarters.values()) expect(n).toBeGreaterThan(25);
  });

  it("has tiles for fingers, of which all lie in the field", () => {
    for (const [width, height] of [
      [374, 200],
      [330, 560],
      [900, 700],
    ] as const) {
      const tile = tileWidth(width, height, 145);
      expect(tile).toBeGreaterThanOrEqual(44);
      for (const lying of strewn(1, 145)) {
        const [x, y] = middle(lying, width, height, tile);
        expect(Math.min(x, width - x, y, height - y)).toBeGreaterThanOrEqual(tile / 2);
        const back = kept([x, y], width, height, tile);
        expect(back.x).toBeCloseTo(lying.x);
        expect(back.y).toBeCloseTo(lying.y);
      }
    }
  });

  it("is walked to what lies that way", () => {
    const places = new Map<number, [number, number]>([
      [1, [0, 0]],
      [2, [50, 5]],
      [3, [20, 60]],
      [4, [200, 0]],
    ]);
    expect(nextTowards(places, 1, [1, 0])).toBe(2);
    expect(nextTowards(places, 2, [1, 0])).toBe(4);
    expect(nextTowards(places, 1, [0, 1])).toBe(3);
    expect(nextTowards(places, 1, [-1, 0])).toBeNull();
    expect(nextTowards(places, 99, [1, 0])).toBe(1);
  });

  it("can be walked from any tile to any other", () => {
    const places = new Map(strewn(1, 145).map((lying, slot) => [slot, middle(lying, 400, 500, 60)]));
    const seen = new Set([0]);
    const open = [0];
    while (open.length > 0) {
      const from = open.pop()!;
      for (const step of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const to = nextTowards(places, from, step);
        if (to !== null && !seen.has(to)) {
          seen.add(to);
          open.push(to);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(125);
  });
});
