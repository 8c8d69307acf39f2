import { describe, expect, it } from "vitest";
import type { Side } from "./art";
import { Atlas } from "./atlas";
import { PIECES } from "./border";
import { box } from "./fixtures";
import { distance, inside, type Point } from "./geometry";
import { landsAt } from "./words";

const atlas = new Atlas(box);

/** Corners of a path that consists of M, L and C with absolute numbers. */
function corners(d: string): Point[] {
  const numbers = d.match(/-?\d+(\.\d+)?/g)!.map(Number);
  return Array.from(
    { length: numbers.length / 2 },
    (_, i) => [numbers[2 * i]!, numbers[2 * i + 1]!] as const,
  );
}

/** A little inside the middle of an edge. */
const NEAR: Record<Side, Point> = { 0: [50, 2], 1: [98, 50], 2: [50, 98], 3: [2, 50] };

describe("painted tiles", () => {
  it("show the landscape that the box says at every edge, however they are turned", () => {
    for (let face = 0; face < box.faces.length; face++) {
      for (const turn of [0, 1, 2, 3]) {
        const { lands } = atlas.art(face, turn);
        const expected = landsAt(atlas, face, turn);
        for (const side of [0, 1, 2, 3] as Side[]) {
          const top = lands.findLast(({ d }) => inside(corners(d), NEAR[side]));
          expect(top?.land, `face ${face} turned ${turn}, side ${side}`).toBe(expected[side]);
        }
      }
    }
  });

  it("have every figure, wholly on the tile, and none on another", () => {
    for (let face = 0; face < box.faces.length; face++) {
      const { figures } = atlas.art(face, 0);
      const { picture, volcano, kind } = box.faces[face]!;
      expect(figures).toHaveLength(
        Number(picture !== null) + Number(volcano !== null) + Number(kind !== "tile"),
      );
      for (const { at, scale } of figures)
        for (const part of at) {
          expect(part).toBeGreaterThan(12 * scale);
          expect(part).toBeLessThan(100 - 12 * scale);
        }
      for (const one of figures)
        for (const other of figures)
          if (one !== other) expect(distance(one.at, other.at)).toBeGreaterThan(18);
    }
  });

  it("are painted once", () => {
    expect(atlas.art(5, 1)).toBe(atlas.art(5, 5));
  });
});

describe("the border", () => {
  it("has each piece beside the edges that it touches", () => {
    box.border.forEach(({ touches }, piece) => {
      for (const { space } of touches) {
        const number = box.spaces.findIndex(({ name }) => name === space);
        const [[ax, ay], [bx, by]] = atlas.edge(number, 100 + piece);
        const ends = PIECES[piece]!.corners.filter(
          (p) => distance(p, [ax, ay]) < 1 || distance(p, [bx, by]) < 1,
        );
        expect(ends.length, `piece ${piece} at ${space}`).toBe(2);
      }
    });
  });

  it("is painted for all boards with all its pictures", () => {
    for (const { number, pictures } of box.boards) {
      const ring = atlas.ring(number);
      expect(ring.pieces).toHaveLength(16);
      expect(ring.figures).toHaveLength(pictures.length);
      expect(ring.islet !== null).toBe(number === 1);
    }
  });
});
