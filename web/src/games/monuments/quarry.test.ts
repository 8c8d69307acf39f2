import { describe, expect, it } from "vitest";
import { box } from "./fixtures";
import {
  CENTRE,
  chisel,
  following,
  footsteps,
  polar,
  RADII,
  slices,
  tokenPlaces,
  workerPlace,
} from "./quarry";
import type { Quarry, Space } from "./types";

function ring(name: string, kind: Space["ring"], count: number): Space[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${name}${index}`,
    ring: kind,
    index,
    neighbours: [],
  }));
}

function quarryOf(outer: number, middle: number): Quarry {
  return {
    ...box.quarry,
    outer,
    middle,
    spaces: [...ring("o", "outer", outer), ...ring("m", "middle", middle), ...ring("c", "centre", 1)],
  };
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe("the round quarry", () => {
  it.each([
    [12, 6],
    [8, 8],
    [10, 7],
    [16, 4],
  ])("cuts rings of %i and %i slices that fill the circle without overlap", (outer, middle) => {
    const board = slices(quarryOf(outer, middle));
    for (const [ring, count] of [
      ["outer", outer],
      ["middle", middle],
    ] as const) {
      const cut = board.filter((s) => s.space.ring === ring);
      expect(cut).toHaveLength(count);
      cut.forEach((slice, k) => expect(slice.from).toBeCloseTo(cut[k - 1]?.to ?? -Math.PI / 2, 9));
      expect((cut.at(-1)?.to ?? 0) - (cut[0]?.from ?? 0)).toBeCloseTo(2 * Math.PI, 9);
    }
  });

  it("starts at the top and goes clockwise", () => {
    const [first, second] = slices(box.quarry);
    expect(first?.middle.y).toBeLessThan(CENTRE.y);
    expect(first?.middle.x).toBeGreaterThan(CENTRE.x);
    expect(second?.middle.y).toBeGreaterThan(first?.middle.y ?? Infinity);
  });

  it("draws neighbouring spaces next to one another", () => {
    const board = new Map(slices(box.quarry).map((s) => [s.space.id, s]));
    for (const { space, middle } of board.values()) {
      const near = space.neighbours.map((id) => distance(middle, board.get(id)?.middle ?? CENTRE));
      expect(Math.max(...near)).toBeLessThan(RADII.outer[1] * 0.6);
    }
  });

  it.each([1, 2, 3, 5])("lays %i tokens inside their space, side by side", (n) => {
    for (const slice of slices(box.quarry)) {
      const places = tokenPlaces(slice, n, 80);
      expect(places).toHaveLength(n);
      for (const place of places) {
        const radius = distance(place, CENTRE);
        expect(radius).toBeLessThanOrEqual(slice.outer);
        expect(radius).toBeGreaterThanOrEqual(slice.inner);
      }
      const gaps = places.slice(1).map((p, k) => distance(p, places[k] ?? p));
      expect(Math.min(Infinity, ...gaps)).toBeGreaterThan(25);
    }
  });

  it("moves the worker aside where tokens lie", () => {
    for (const slice of slices(box.quarry)) {
      expect(workerPlace(slice, 0)).toEqual(slice.middle);
      expect(distance(workerPlace(slice, 1), slice.middle)).toBeGreaterThan(30);
    }
  });

  it("leaves footprints between two spaces, left and right in turn", () => {
    const steps = footsteps(polar(0, 100), polar(0, 300));
    expect(steps.length).toBeGreaterThanOrEqual(2);
    expect(steps.every((s) => s.x > 600 && s.x < 800 && s.turn === 0)).toBe(true);
    expect(Math.sign((steps[0]?.y ?? 0) - 500)).toBe(-Math.sign((steps[1]?.y ?? 0) - 500));
  });

  it("carves the same marks every time", () => {
    const [slice] = slices(box.quarry);
    if (!slice) throw new Error("no slice");
    expect(chisel(slice, 3)).toBe(chisel(slice, 3));
    expect(chisel(slice, 3)).not.toBe(chisel(slice, 4));
  });
});

describe("the space that comes next", () => {
  const { spaces } = box.quarry;
  const middle = spaces.filter(({ ring }) => ring === "middle").map(({ id }) => id);

  it("is the nearest one further round the ring", () => {
    expect(following(["m0", "m2", "m3"], spaces, "m1")).toBe("m2");
    expect(following(["m0", "m1"], spaces, middle.at(-1)!)).toBe("m0");
  });

  it("is the first there is where the ring has none", () => {
    expect(following(["o3", "o4"], spaces, "m1")).toBe("o3");
    expect(following(["o3"], spaces, "")).toBe("o3");
  });
});
