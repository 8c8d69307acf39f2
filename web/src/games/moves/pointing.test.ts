import { beforeEach, describe, expect, it, vi } from "vitest";
import { held } from "./aim";
import { index, type Spot } from "./choices";
import { shapes } from "./fixtures";
import { Hand } from "./hand.svelte";
import { Pointing, type Table } from "./pointing.svelte";
import type { Square } from "./shapes";

const CASTLE: Spot = { piece: "castle", rotation: 0, row: 3, col: 3 };
const choices = index([
  { do: "castle r3 c3", kind: "place", ...CASTLE },
  { do: "obelisk r0 c0", kind: "place", piece: "obelisk", rotation: 0, row: 0, col: 0 },
]);
const grip: Square = held(shapes, 0, CASTLE);

let table: Table;
let hand: Hand;
let pointing: Pointing;
let pending: string[];
const choose = vi.fn((action: string) => void (pending = [action]));

beforeEach(() => {
  pending = [];
  choose.mockClear();
  table = {
    shapes,
    choices,
    interactive: true,
    playing: false,
    hinted: null,
    sideOf: () => 0,
    finish: vi.fn(),
    turn: vi.fn(),
    why: vi.fn(),
    tell: vi.fn(),
  };
  hand = new Hand(() => ({
    shapes,
    you: 0,
    choices,
    pending,
    interactive: table.interactive,
    choose,
    undo: () => (pending = []),
    why: table.why,
  }));
  pointing = new Pointing(hand, () => table);
});
const grab = (piece: string) => pointing.grab(piece, {} as PointerEvent);

describe("by pointer", () => {
  it("takes a piece by a click and puts it back by another", () => {
    pointing.take("castle");
    expect(hand.piece).toBe("castle");
    pointing.take("castle");
    expect(hand.piece).toBeNull();
    table = { ...table, interactive: false };
    pointing.take("castle");
    expect(table.why).toHaveBeenCalledExactlyOnceWith();
  });

  it("follows, lays, and turns what is laid by a touch on it", () => {
    pointing.touch(grip, grip);
    expect(table.tell).toHaveBeenCalledExactlyOnceWith("moves-choose-first");
    pointing.take("castle");
    pointing.point(grip, false);
    expect(hand.spot).toEqual(CASTLE);
    pointing.touch(grip, grip);
    expect(choose).toHaveBeenCalledExactlyOnceWith("castle r3 c3");
    expect(table.finish).toHaveBeenCalled();
    pointing.touch(grip, grip);
    expect(table.turn).toHaveBeenCalledExactlyOnceWith(1);
  });

  it("does not move while something is shown or nothing can be chosen", () => {
    pointing.take("castle");
    table = { ...table, playing: true };
    pointing.point(grip, false);
    expect(hand.spot).toBeNull();
    table = { ...table, playing: false, interactive: false };
    pointing.point(grip, false);
    expect(hand.spot).toBeNull();
    pointing.touch(grip, grip);
    expect(table.why).toHaveBeenCalledExactlyOnceWith();
  });

  it("takes up again what a finger leads away", () => {
    pointing.take("castle");
    pointing.touch(grip, grip);
    pointing.point([9, 9], false);
    expect(hand.laid).toBe(true);
    pointing.point([9, 9], true);
    expect(hand.laid).toBe(false);
    expect(hand.spot).not.toEqual(CASTLE);
  });

  it("lays where the hint would, from any square of its outline", () => {
    pointing.take("castle");
    table = { ...table, hinted: CASTLE };
    for (const square of shapes.squares({ ...CASTLE, seat: 0 })) {
      hand.pick("castle");
      choose.mockClear();
      pointing.touch(square, square);
      expect(choose).toHaveBeenCalledExactlyOnceWith("castle r3 c3");
    }
  });
});

describe("by dragging", () => {
  it("lays where it is dropped, and the click that follows is no choice", async () => {
    grab("castle");
    pointing.drag();
    expect(hand.piece).toBe("castle");
    hand.point(grip);
    pointing.drop(grip);
    expect(pointing.grabbed).toBeNull();
    expect(choose).toHaveBeenCalledExactlyOnceWith("castle r3 c3");
    pointing.take("castle");
    expect(hand.piece).toBe("castle");
    await new Promise((done) => setTimeout(done));
    pointing.take("castle");
    expect(hand.piece).toBeNull();
  });

  it("puts it back outside the board, and a click is no drag", () => {
    grab("castle");
    pointing.drag();
    pointing.drop(null);
    expect(hand.piece).toBeNull();
    grab("obelisk");
    pointing.drop(null);
    expect(hand.piece).toBeNull();
    expect(choose).not.toHaveBeenCalled();
  });

  it("cannot begin with a piece that has no place", () => {
    grab("opera");
    expect(pointing.grabbed).toBeNull();
  });
});
