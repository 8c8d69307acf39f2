import { describe, expect, it } from "vitest";
import { held, moved, over, pieceOfKey, squareAt, turnedBy, turnedToFit } from "./aim";
import { index } from "./choices";
import { box, shapes } from "./fixtures";
import type { Choice } from "./types";

const place = (piece: string, rotation: number, row: number, col: number): Choice => ({
  do: `${piece}.${rotation} r${row} c${col}`,
  kind: "place",
  piece,
  rotation,
  row,
  col,
});

describe("aiming", () => {
  it("holds a piece over the square, and keeps it within the wall", () => {
    for (const { id } of [...box.pieces, box.people]) {
      shapes.turns(id, 0).forEach((_, rotation) => {
        for (let row = 0; row < 10; row++) {
          for (let col = 0; col < 10; col++) {
            const spot = over(shapes, 0, id, rotation, [row, col]);
            for (const [r, c] of shapes.squares({ ...spot, seat: 0 })) {
              expect(Math.min(r, c)).toBeGreaterThanOrEqual(0);
              expect(Math.max(r, c)).toBeLessThan(10);
            }
          }
        }
        expect(held(shapes, 0, over(shapes, 0, id, rotation, [5, 5]))).toEqual([5, 5]);
      });
    }
  });

  it("moves by a step and stops at the wall", () => {
    const spot = over(shapes, 0, "castle", 0, [5, 5]);
    expect(moved(shapes, 0, spot, [0, 1])).toEqual({ ...spot, col: spot.col + 1 });
    const corner = { piece: "castle", rotation: 0, row: 0, col: 0 };
    expect(moved(shapes, 0, corner, [-1, 0])).toEqual(corner);
    expect(moved(shapes, 0, corner, [0, -1])).toEqual(corner);
  });

  it("turns about the square it is held by, all the way round", () => {
    let spot = over(shapes, 0, "sagrada", 0, [5, 5]);
    for (let k = 1; k <= 4; k++) {
      spot = turnedBy(shapes, 0, spot, 1);
      expect(spot.rotation).toBe(k % 4);
      expect(held(shapes, 0, spot)).toEqual([5, 5]);
    }
    expect(turnedBy(shapes, 0, spot, -1).rotation).toBe(3);
    expect(turnedBy(shapes, 0, over(shapes, 0, "pyramid", 0, [5, 5]), 1).rotation).toBe(0);
  });

  it("turns a laid piece on to where it fits", () => {
    const spot = over(shapes, 0, "castle", 0, [5, 5]);
    const third = turnedBy(shapes, 0, spot, 3);
    const choices = index([place("castle", 3, third.row, third.col)]);
    expect(turnedToFit(shapes, 0, spot, 1, choices)).toEqual(third);
    expect(turnedToFit(shapes, 0, spot, 1, index([])).rotation).toBe(1);
  });

  it("finds the square under a point, and none outside", () => {
    expect(squareAt(3.9, 0.2, 10)).toEqual([0, 3]);
    expect(squareAt(-0.1, 5, 10)).toBeNull();
    expect(squareAt(5, 10, 10)).toBeNull();
  });

  it("reads eleven keys as the pieces in order", () => {
    const pieces = box.pieces.map(({ id }) => id);
    expect(pieceOfKey("1", pieces)).toBe("obelisk");
    expect(pieceOfKey("0", pieces)).toBe(pieces[9]);
    expect(pieceOfKey("-", pieces)).toBe(pieces[10]);
    expect(pieceOfKey("x", pieces)).toBeNull();
    expect(pieceOfKey("2", ["people"])).toBeNull();
  });
});
