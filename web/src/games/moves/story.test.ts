import { describe, expect, it } from "vitest";
import { fresh, games, moves, shapes } from "./fixtures";
import { after, frames, pace } from "./story";
import type { Event } from "./types";

describe("the story of a move", () => {
  it("leads from each view of real matches to the next, event by event", () => {
    let told = 0;
    for (const game of games) {
      game.forEach((move, k) => {
        const before = game[k - 1];
        if (!before) return;
        const story = frames(before.view, move.events, move.view, shapes);
        expect(
          story.map((f) => f.event),
          `move ${k}: ${move.do}`,
        ).toEqual(move.events);
        told += story.length;
      });
    }
    expect(told).toBeGreaterThan(200);
  });

  it("counts stocks and left-over squares on the way as the server does", () => {
    for (const game of games) {
      game.forEach((move, k) => {
        const before = game[k - 1];
        const last = before && frames(before.view, move.events, move.view, shapes).at(-1);
        if (!last || before.view.number !== move.view.number) return;
        expect(last.view.stocks).toEqual(move.view.stocks);
        expect(last.view.left).toEqual(move.view.left);
        expect(last.view.totals).toEqual(move.view.totals);
      });
    }
  });

  it("does not repeat what a preview has shown", () => {
    const move = moves.find((m) => m.events.some((e) => e.kind === "claimed"));
    const from = moves[moves.indexOf(move ?? moves[0]!) - 1];
    if (!move || !from) throw new Error("no claim in the matches played");
    let shown = from.view;
    for (const event of move.events) shown = after(shown, event, shapes);
    expect(frames(shown, move.events, move.view, shapes)).toEqual([]);
  });

  it("keeps silent when the events do not explain the view", () => {
    const events: Event[] = [{ kind: "placed", seat: 0, piece: "castle", rotation: 0, row: 0, col: 0 }];
    expect(frames(fresh, events, fresh, shapes)).toEqual([]);
  });

  it("holds the board of a finished game long enough to look at it, and other things for a moment", () => {
    const placed: Event = { kind: "placed", seat: 0, piece: "castle", rotation: 0, row: 0, col: 0 };
    expect(pace([placed])).toBeGreaterThanOrEqual(150);
    expect(pace([placed])).toBeLessThanOrEqual(250);
    expect(pace([{ kind: "game_over", number: 1, left: [1, 2], winners: [0] }])).toBeGreaterThan(2000);
    expect(pace([])).toBe(0);
  });
});
