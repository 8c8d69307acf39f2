import { describe, expect, it } from "vitest";
import { games } from "./fixtures";
import { cells, rowKeys, thingsOf } from "./sheets";
import type { SheetRow, View } from "./types";

const base = games[0]![0]!.view;
const row = (key: string, points: number, things: number[][] = []): SheetRow => ({
  key,
  points,
  bonus: 0,
  things,
});
const view: View = {
  ...base,
  players: base.players.slice(0, 2).map((player, seat) => ({
    ...player,
    sheets: [
      {
        total: 3,
        rows:
          seat === 0
            ? [
                row("workers", 1, [[3]]),
                row("streets", 2, [[3, 4], [100]]),
                row("misconnections", -1, [[3, 4]]),
              ]
            : [row("workers", 0), row("chip", 4), row("misconnections", 0)],
      },
    ],
  })),
};

describe("score sheets", () => {
  it("have the rows of all players in their order", () => {
    expect(rowKeys(view, 0)).toEqual(["workers", "chip", "streets", "misconnections"]);
    expect(rowKeys(view, 1)).toEqual([]);
  });

  it("show volcanos at a children's table where somebody has a handicap", () => {
    const scored = games[2]!.find(({ view }) => view.phase === "scored")!.view;
    expect(rowKeys(scored, 0)).toEqual(["workers", "landscapes", "chip", "volcanos", "empty"]);
    expect(cells(scored, 0, "volcanos")[0]?.points).toBe(0);
  });

  it("leave cells open that a player does not have", () => {
    expect(cells(view, 0, "chip").map((cell) => cell?.points)).toEqual([undefined, 4]);
  });

  it("light what was counted, and edges as edges", () => {
    expect(thingsOf(view, 0, 0, "streets")).toEqual({ places: [3, 4, 100], edges: [] });
    expect(thingsOf(view, 0, 0, "misconnections")).toEqual({ places: [], edges: [[3, 4]] });
    expect(thingsOf(view, 1, 0, null)).toEqual({ places: [], edges: [] });
  });
});
