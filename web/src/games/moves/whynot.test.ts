import { describe, expect, it } from "vitest";
import { index, NONE } from "./choices";
import { box, fresh, moves, shapes } from "./fixtures";
import type { View } from "./types";
import { whyNotPiece, whyNotSpot, type Situation } from "./whynot";

const board = (...lines: string[]): string[] => fresh.board.map((line, k) => lines[k] ?? line);
const somewhere = index([
  { do: "obelisk r9 c9", kind: "place", piece: "obelisk", rotation: 0, row: 9, col: 9 },
]);

const situation = (view: Partial<View> = {}, more: Partial<Situation> = {}): Situation => ({
  shapes,
  view: { ...fresh, ...view },
  you: 0,
  choices: somewhere,
  ...more,
});
const at = (row: number, col: number) => ({ piece: "obelisk", rotation: 0, row, col });

describe("why not there", () => {
  it.each<[string, Situation, number, number]>([
    ["over", situation({ phase: "over" }), 0, 0],
    ["watching", situation({}, { you: null }), 0, 0],
    ["not-your-turn", situation({ actor: 1 }), 0, 0],
    ["outside", situation(), 10, 0],
    ["people-there", situation({ board: board("P") }), 0, 0],
    ["occupied", situation({ board: board("L") }), 0, 0],
    ["occupied", situation({ board: board("D") }), 0, 0],
    ["enemy-land", situation({ board: board("d") }), 0, 0],
  ])("is %s", (key, where, row, col) => {
    expect(whyNotSpot(where, 0, at(row, col))?.key).toBe(`moves-why-${key}`);
  });

  it("is nothing where the server allows it", () => {
    expect(whyNotSpot(situation(), 0, at(9, 9))).toBeNull();
  });

  it("has a reason for every spot of a real position that is not legal", () => {
    const move = moves.find((m) => m.choices.length > 100 && m.choices.length < 400);
    if (!move) throw new Error("no such move");
    const choices = index(move.choices);
    const where = situation(move.view, { choices });
    for (const { id } of box.pieces) {
      for (let row = 0; row < 8; row++) {
        for (let col = 0; col < 8; col++) {
          const spot = { piece: id, rotation: 0, row, col };
          expect(whyNotSpot(where, 0, spot) === null).toBe(choices.at(spot) !== null);
        }
      }
    }
  });
});

describe("why not this piece", () => {
  const people = index([
    { do: "people r0 c0", kind: "people", piece: "people", rotation: 0, row: 0, col: 0 },
  ]);
  it.each<[string, Situation, number | null, string]>([
    ["people-first", situation({ phase: "people" }, { choices: people }), 0, "castle"],
    ["people-later", situation(), null, "people"],
    ["not-yours", situation(), 1, "castle"],
    ["no-room", situation(), 0, "castle"],
    ["none-left", situation({ stocks: [{ castle: 0 }, {}] }), 0, "castle"],
    ["not-your-turn", situation({ actor: 1 }, { choices: NONE }), 0, "castle"],
  ])("is %s", (key, where, seat, piece) => {
    expect(whyNotPiece(where, seat, piece)?.key).toBe(`moves-why-${key}`);
  });
  it("is nothing for a piece that has a place", () => {
    expect(whyNotPiece(situation(), 0, "obelisk")).toBeNull();
  });
});
