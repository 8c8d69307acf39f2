import { describe, expect, it } from "vitest";
import { games } from "./fixtures";
import { bars, parts, ranking } from "./scoring";

describe("final scoring", () => {
  it("adds up to the score of every player in real games", () => {
    for (const game of games) {
      const view = game.at(-1)?.view;
      if (!view) throw new Error("no end");
      const rows = parts(view, 5);
      view.scores.forEach((score, seat) => {
        expect(rows.reduce((sum, row) => sum + (row.points[seat] ?? 0), 0)).toBe(score);
        const positive = bars(rows, seat).filter((b) => b.from >= 0);
        positive.forEach((bar, k) =>
          expect(bar.from).toBe(k === 0 ? 0 : (positive[k - 1]?.from ?? 0) + (positive[k - 1]?.size ?? 0)),
        );
        const lost = bars(rows, seat).filter((b) => b.part.kind === "lost");
        expect(lost.reduce((sum, bar) => sum + bar.size, 0)).toBe(view.tally[seat]?.lost);
      });
    }
  });

  it("ranks the best first and ties by seat", () => {
    expect(ranking([40, 52, 52, 10])).toEqual([1, 2, 0, 3]);
  });
});
