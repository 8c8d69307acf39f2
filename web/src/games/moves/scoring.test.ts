import { describe, expect, it } from "vitest";
import { fresh, games, shapes } from "./fixtures";
import type { View } from "./types";
import { fewest, gameRows, leftovers } from "./scoring";

describe("the match", () => {
  it("has a row for each game, played, running or to come", () => {
    expect(gameRows({ ...fresh, left: [30, 25] })).toEqual([
      { number: 1, left: [30, 25], running: true, winners: [] },
      { number: 2, left: [null, null], running: false, winners: [] },
    ]);
    const second = { ...fresh, number: 2, results: [[5, 3]], left: [47, 44] };
    expect(gameRows(second)[0]).toEqual({ number: 1, left: [5, 3], running: false, winners: [1] });
    expect(gameRows(second)[1]?.running).toBe(true);
  });

  it("adds up to the totals at the end of real matches", () => {
    for (const game of games) {
      const view = game.at(-1)?.view;
      if (!view) throw new Error("an empty match");
      const rows = gameRows(view);
      expect(rows.every((row) => !row.running)).toBe(true);
      for (const seat of [0, 1])
        expect(rows.reduce((sum, row) => sum + (row.left[seat] ?? 0), 0)).toBe(view.totals[seat]);
      expect(fewest(view.totals)).toEqual(view.winners);
    }
  });

  it("knows the pieces that stayed behind, largest first", () => {
    const view: View = { ...fresh, stocks: [{ obelisk: 2, castle: 1, sphinx: 0 }, {}] };
    expect(leftovers(view, 0, shapes)).toEqual([
      { piece: "castle", n: 1, squares: 5 },
      { piece: "obelisk", n: 2, squares: 2 },
    ]);
    expect(leftovers(view, 1, shapes)).toEqual([]);
  });
});
