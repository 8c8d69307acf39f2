import { beforeEach, describe, expect, it, vi } from "vitest";
import { index } from "./choices";
import { moves, shapes } from "./fixtures";
import { Hand, type Around } from "./hand.svelte";
import type { Choice } from "./types";

const place = (piece: string, rotation: number, row: number, col: number): Choice => ({
  do: rotation ? `${piece}.${rotation} r${row} c${col}` : `${piece} r${row} c${col}`,
  kind: "place",
  piece,
  rotation,
  row,
  col,
});
/** Two turns of the castle about the same square, and a sphinx. */
const choices = index([place("castle", 0, 4, 4), place("castle", 2, 4, 3), place("sphinx", 0, 0, 0)]);

let around: Around;
let hand: Hand;

/** What the page does when the server has answered: the preview is the turn so far. */
function answer() {
  const asked = vi.mocked(around.choose).mock.calls.at(-1)?.[0];
  around = { ...around, pending: asked ? [asked] : [] };
  hand.follow();
}

beforeEach(() => {
  around = {
    shapes,
    you: 0,
    choices,
    pending: [],
    interactive: true,
    choose: vi.fn(),
    undo: vi.fn(() => (around = { ...around, pending: [] })),
    why: vi.fn(),
  };
  hand = new Hand(() => around);
});

describe("the hand", () => {
  it("takes up what can be played and asks why not", () => {
    expect(hand.pick("castle")).toBe(true);
    expect(hand.piece).toBe("castle");
    expect(hand.pick("opera")).toBe(false);
    expect(around.why).toHaveBeenCalledExactlyOnceWith("opera r0 c0");
    expect(hand.piece).toBe("castle");
  });

  it("follows the pointer until it lays down, and asks once", () => {
    hand.pick("castle");
    hand.point([5, 4]);
    expect(hand.spot).toEqual({ piece: "castle", rotation: 0, row: 4, col: 4 });
    expect(hand.legal).toBe(true);
    hand.lay();
    expect(around.choose).toHaveBeenCalledExactlyOnceWith("castle r4 c4");
    hand.point([0, 0]);
    expect(hand.spot?.row).toBe(4);
    expect(hand.covers([5, 4])).toBe(true);
    expect(hand.covers([5, 5])).toBe(false);
  });

  it("does not lay where it is not allowed, and asks why", () => {
    hand.pick("castle");
    hand.point([9, 9]);
    hand.lay();
    expect(around.why).toHaveBeenCalledExactlyOnceWith("castle r7 c8");
    expect(hand.laid).toBe(false);
    expect(around.choose).not.toHaveBeenCalled();
  });

  it("turns a laid piece to where it fits, in place of the first preview", () => {
    hand.pick("castle");
    hand.point([5, 4]);
    hand.lay();
    answer();
    hand.turn(1);
    expect(hand.rotation).toBe(2);
    expect(around.undo).toHaveBeenCalledOnce();
    expect(around.choose).toHaveBeenLastCalledWith("castle.2 r4 c3");
    answer();
    expect(hand.laid).toBe(true);
  });

  it("waits for an answer before it asks for something else", () => {
    hand.pick("castle");
    hand.point([5, 4]);
    hand.lay();
    around = { ...around, interactive: false };
    hand.turn(1);
    expect(around.choose).toHaveBeenCalledOnce();
    around = { ...around, interactive: true, pending: ["castle r4 c4"] };
    hand.follow();
    expect(around.choose).toHaveBeenLastCalledWith("castle.2 r4 c3");
  });

  it("has the piece again when the page undoes, and stays quiet about it", () => {
    hand.pick("castle");
    hand.point([5, 4]);
    hand.lay();
    answer();
    around = { ...around, pending: [] };
    hand.follow();
    expect(hand.laid).toBe(false);
    expect(hand.piece).toBe("castle");
    expect(around.choose).toHaveBeenCalledOnce();
  });

  it("takes the preview back when another piece is chosen", () => {
    hand.pick("castle");
    hand.point([5, 4]);
    hand.lay();
    answer();
    hand.pick("sphinx");
    expect(around.undo).toHaveBeenCalledOnce();
    expect(hand.laid).toBe(false);
    expect(hand.spot?.piece).toBe("sphinx");
  });

  it("walks by steps from the middle", () => {
    hand.pick("sphinx");
    hand.step([0, 0]);
    const [row, col] = [hand.spot?.row, hand.spot?.col];
    hand.step([1, 0]);
    expect(hand.spot).toMatchObject({ row: (row ?? 0) + 1, col });
  });

  it("can lay every choice of a real position by aiming at one of its squares", () => {
    const move = moves.find((m) => m.choices.length > 50 && m.choices.length < 300);
    if (!move) throw new Error("no such position");
    const all = index(move.choices);
    for (const choice of move.choices) {
      if (choice.piece === null) continue;
      around = { ...around, choices: all, pending: [], choose: vi.fn() };
      hand = new Hand(() => around);
      hand.pick(choice.piece, choice.rotation);
      for (let row = 0; row < 10 && !hand.laid; row++) {
        for (let col = 0; col < 10 && !hand.laid; col++) {
          hand.point([row, col]);
          if (hand.spot?.row === choice.row && hand.spot.col === choice.col) hand.lay();
        }
      }
      expect(around.choose).toHaveBeenCalledWith(choice.do);
    }
  });
});
