import { describe, expect, it } from "vitest";
import { box, shapes } from "./fixtures";
import type { Part } from "./parts";
import { faces, turnPart, turnPoint } from "./relief";
import { extent, parseShape } from "./shapes";
import { INLAYS, skyline } from "./skyline";

const turn = (quarters: number, mirrored = false) => ({ rows: 2, cols: 3, quarters, mirrored });

describe("relief", () => {
  it("turns points as shapes turn", () => {
    expect(turnPoint([0, 0], turn(1))).toEqual([2, 0]);
    expect(turnPoint([3, 2], turn(2))).toEqual([0, 0]);
    expect(turnPoint([1, 0], turn(0, true))).toEqual([2, 0]);
    expect(turnPoint([1, 0.5], turn(4))).toEqual([1, 0.5]);
  });

  it("keeps a block's size when it turns, standing on its side", () => {
    const block: Part = { kind: "block", x: 0.5, y: 0, w: 2, d: 1, z: 0, h: 0.2, stuff: "stone", arches: 0 };
    expect(turnPart(block, turn(1))).toMatchObject({ x: 1, y: 0.5, w: 1, d: 2 });
  });

  it("paints low things before high ones", () => {
    const tower: Part = { kind: "spire", x: 1, y: 0.2, r: 0.1, z: 0.3, h: 0.4, stuff: "gold" };
    const floor: Part = { kind: "block", x: 0, y: 0, w: 3, d: 2, z: 0, h: 0, stuff: "stone", arches: 0 };
    expect(faces([tower, floor], turn(0)).map((face) => face.stuff)).toEqual(["stone", "gold", "gold"]);
  });
});

describe("the monuments", () => {
  it("are drawn for every piece of the box", () => {
    for (const { id } of [...box.pieces, box.people])
      for (const side of [0, 1])
        expect(skyline(id, side).length + (INLAYS[id]?.length ?? 0), id).toBeGreaterThan(1);
  });

  it("are drawn apart where the sides have other monuments", () => {
    const kinds = box.pieces.filter(({ monuments }) => monuments.some(({ seat }) => seat !== undefined));
    expect(kinds.map(({ id }) => id)).toEqual(["obelisk", "sphinx"]);
    for (const { id } of box.pieces)
      expect(skyline(id, 0) === skyline(id, 1), id).toBe(!kinds.some((kind) => kind.id === id));
  });

  it("stand on their own squares, whichever way they lie", () => {
    for (const { id, shape } of [...box.pieces, box.people]) {
      const { rows, cols } = extent(parseShape(shape));
      for (const side of [0, 1]) {
        const mirrored = shapes.mirrored(id, side);
        shapes.turns(id, side).forEach((squares, quarters) => {
          const covered = new Set(squares.map(([row, col]) => `${row} ${col}`));
          for (const part of skyline(id, side)) {
            const turned = turnPart(part, { rows, cols, quarters, mirrored });
            const [x, y] =
              "w" in turned ? [turned.x + turned.w / 2, turned.y + turned.d / 2] : [turned.x, turned.y];
            expect(covered, `${id}, turned ${quarters}`).toContain(`${Math.floor(y)} ${Math.floor(x)}`);
          }
        });
      }
    }
  });
});
