import { describe, expect, it } from "vitest";
import { box, moves, shapes } from "./fixtures";
import { grip, outline, parseShape, rotations, turned } from "./shapes";

describe("shapes", () => {
  it("turn clockwise about their bounding box", () => {
    expect(turned(parseShape("XX/.X"))).toEqual(parseShape(".X/XX"));
    expect(rotations(parseShape("XXX"))).toHaveLength(2);
    expect(rotations(parseShape(".X./XXX/.X."))).toHaveLength(1);
    expect(rotations(parseShape("X../XX./.XX"))).toHaveLength(4);
  });

  it("cover exactly the squares that the server marks, on every board of real matches", () => {
    for (const { view } of moves) {
      const board = view.board.map((line) => [...line].map((mark) => ("LDP".includes(mark) ? mark : ".")));
      const drawn = board.map((line) => line.map(() => "."));
      for (const piece of view.pieces) {
        for (const [row, col] of shapes.squares(piece)) {
          expect(drawn[row]?.[col], "no two pieces share a square").toBe(".");
          drawn[row]![col] = piece.seat === null ? "P" : (["L", "D"][piece.seat] ?? "?");
        }
      }
      expect(drawn).toEqual(board);
    }
  });

  it("mirror Dark's where the box says so, and fill the board together", () => {
    expect(shapes.mirrored("stepwell", 1)).toBe(true);
    expect(shapes.mirrored("stepwell", 0)).toBe(false);
    expect(shapes.mirrored("castle", 1)).toBe(false);
    const side = box.pieces.reduce((sum, { id, count }) => sum + count * shapes.count(id), 0);
    expect(2 * side + shapes.count("people")).toBe(box.size ** 2);
  });

  it("are held by a square that they cover", () => {
    for (const { id } of [...box.pieces, box.people]) {
      for (const shape of shapes.turns(id, 0)) expect(shape).toContainEqual(grip(shape));
    }
  });
});

describe("the outline", () => {
  it("goes round a square, and inside it", () => {
    expect(outline([[0, 0]])).toBe("M0 0L1 0L1 1L0 1Z");
    expect(outline([[2, 1]], 0.25, -0.5)).toBe("M1.25 1.75L1.75 1.75L1.75 2.25L1.25 2.25Z");
  });

  it("leaves straight walls whole and turns inner corners outwards", () => {
    expect(outline(parseShape("XX/.X"), 0.1)).toBe("M0.1 0.1L1.9 0.1L1.9 1.9L1.1 1.9L1.1 0.9L0.1 0.9Z");
  });

  it("keeps squares apart that meet at a corner, and holes open", () => {
    expect(outline(parseShape("X./.X")).match(/M/g)).toHaveLength(2);
    expect(outline(parseShape("XXX/X.X/XXX")).match(/M/g)).toHaveLength(2);
    expect(outline([])).toBe("");
  });
});
