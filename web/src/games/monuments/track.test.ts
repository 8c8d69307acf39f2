import { describe, expect, it } from "vitest";
import { fieldCell, huddle, onTrack, passing, perSide } from "./track";

describe("the scoring track", () => {
  it.each([
    [1, 1, 0],
    [10, 10, 0],
    [60, 60, 0],
    [61, 1, 1],
    [120, 60, 1],
    [121, 1, 2],
  ])("puts a score of %i on field %i after %i laps", (score, field, laps) => {
    expect(onTrack(score, 60)).toEqual({ field, laps, below: false });
  });

  it.each([0, -1, -7])("keeps a score of %i before field 1", (score) => {
    expect(onTrack(score, 60)).toEqual({ field: 1, laps: 0, below: true });
  });

  it("is a closed square frame of 16 fields a side", () => {
    expect(perSide(60)).toBe(16);
    const cells = Array.from({ length: 60 }, (_, k) => fieldCell(k + 1, 60));
    expect(new Set(cells.map((c) => `${c.x},${c.y}`)).size).toBe(60);
    cells.forEach((cell, k) => {
      const next = cells[(k + 1) % 60] ?? cell;
      expect(Math.abs(cell.x - next.x) + Math.abs(cell.y - next.y)).toBe(1);
      expect([0, 15].includes(cell.x) || [0, 15].includes(cell.y)).toBe(true);
    });
    expect(fieldCell(1, 60)).toEqual({ x: 0, y: 0 });
    expect(fieldCell(16, 60)).toEqual({ x: 15, y: 0 });
    expect(fieldCell(31, 60)).toEqual({ x: 15, y: 15 });
    expect(fieldCell(46, 60)).toEqual({ x: 0, y: 15 });
  });

  it("has markers walk round its corners, forwards, backwards and into the next lap", () => {
    expect(passing(14, 18, 60)).toEqual([
      { x: 14, y: 0 },
      { x: 15, y: 0 },
      { x: 15, y: 1 },
    ]);
    expect(passing(18, 14, 60)).toEqual(passing(14, 18, 60).toReversed());
    expect(passing(59, 62, 60)).toEqual([fieldCell(60, 60), fieldCell(1, 60)]);
    expect(passing(5, 6, 60)).toEqual([]);
    expect(passing(2, -2, 60)).toEqual([fieldCell(1, 60)]);
  });

  it.each([1, 2, 3, 4])("gives %i markers on one field a place each", (n) => {
    expect(new Set(huddle(n).map((p) => `${p.x},${p.y}`)).size).toBe(n);
  });
});
