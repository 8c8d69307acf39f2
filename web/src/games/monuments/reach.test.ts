// @vitest-environment node
import { describe, expect, it } from "vitest";
import { middle, reach, visible } from "./reach";

describe("what can be seen of a place", () => {
  it("is all of it on an empty site and on top of what carries it", () => {
    expect(visible({ x: 0, y: 0, z: 0 }, [])).toBe(1);
    expect(visible({ x: 0, y: 0, z: 1 }, [{ x: 0, y: 0, z: 0 }])).toBe(1);
    expect(visible({ x: 0, y: 0, z: 0 }, [{ x: -1, y: 0, z: 0 }])).toBe(1);
  });

  it("is little behind one block and nothing behind a tower", () => {
    const one = [{ x: 1, y: 1, z: 0 }];
    const tower = [0, 1, 2].flatMap((z) => [
      { x: 1, y: 1, z },
      { x: 1, y: 0, z },
      { x: 0, y: 1, z },
    ]);
    const behind = { x: 0, y: 0, z: 0 };
    expect(visible(behind, one)).toBeGreaterThan(visible(behind, tower));
    expect(visible(behind, one)).toBeLessThan(1);
    expect(visible(behind, tower)).toBe(0);
  });
});

describe("how far a touch reaches", () => {
  it("goes beyond the place where nothing else is", () => {
    expect(reach({ x: 0, y: 0 }, [], 0.8)).toEqual({ x: -0.8, y: -0.8, w: 1.6, d: 1.6 });
    expect(reach({ x: 0, y: 0 }, [{ x: 4, y: 0 }], 0.8).w).toBe(1.6);
  });

  it("ends half-way to a neighbour, on that side only", () => {
    const area = reach({ x: 0, y: 0 }, [{ x: 1, y: 0 }], 0.8);
    expect(area).toEqual({ x: -0.8, y: -0.8, w: 1.3, d: 1.6 });
  });

  it("never overlaps the reach of another place", () => {
    const places = [0, 1, 2].flatMap((x) => [0, 1].map((z) => middle({ x: x + z / 2, y: z / 2, z })));
    const areas = places.map((place, k) => reach(place, places.toSpliced(k, 1), 0.9));
    areas.forEach((a, k) => {
      for (const b of areas.slice(k + 1)) {
        const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x);
        const along = Math.min(a.y + a.d, b.y + b.d) - Math.max(a.y, b.y);
        expect(Math.min(across, along)).toBeLessThan(1e-9);
      }
    });
  });
});
