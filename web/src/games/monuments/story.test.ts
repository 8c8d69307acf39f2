import { describe, expect, it } from "vitest";
import { box, fresh, games } from "./fixtures";
import { frames, pace } from "./story";
import type { Event } from "./types";

describe("the story of a move", () => {
  it("leads from each view of a real game to the next, event by event", () => {
    let told = 0;
    for (const game of games) {
      game.forEach((move, k) => {
        const before = game[k - 1];
        if (!before || move.events.length === 0) return;
        const story = frames(before.view, move.events, move.view, box);
        expect(
          story.map((f) => f.event),
          `${move.view.monument}, move ${k}: ${move.do}`,
        ).toEqual(move.events);
        told += story.length;
      });
    }
    expect(told).toBeGreaterThan(500);
  });

  it("knows your own hand and the worker's way on the road", () => {
    const steps =
      games[0]?.filter((m) => m.view.phase === "quarry" && m.events.every((e) => e.kind === "stepped")) ?? [];
    expect(steps.length).toBeGreaterThan(20);
    for (const move of steps) {
      const before = games[0]?.[games[0].indexOf(move) - 1];
      if (!before) continue;
      const last = frames(before.view, move.events, move.view, box).at(-1);
      expect(last?.view.worker).toBe(move.view.worker);
      expect(last?.view.hands[0]).toEqual(move.view.hands[0]);
    }
  });

  it("tells a whole round at once as well as in pieces", () => {
    const [game] = games;
    const [from, to] = [game?.[2], game?.[60]];
    if (!game || !from || !to) throw new Error("too short a game");
    const events = game.slice(3, 61).flatMap((m) => m.events);
    expect(frames(from.view, events, to.view, box)).toHaveLength(events.length);
  });

  it("does not repeat what a preview has shown", () => {
    const quarry = { ...fresh.quarry, o4: ["red" as const], m2: ["blue" as const] };
    const from = { ...fresh, worker: "o4", trail: ["o4"], quarry: { ...quarry, o4: [] } };
    const events: Event[] = [
      { kind: "stepped", seat: 0, origin: "o3", space: "o4", took: "red" },
      { kind: "stepped", seat: 0, origin: "o4", space: "o5", took: null },
    ];
    const to = { ...from, worker: "o5", trail: ["o4", "o5"] };
    expect(frames(from, events, to, box).map((f) => f.event)).toEqual([events[1]]);
  });

  it("does not name a single space again that a preview has named", () => {
    const from = { ...fresh, phase: "laying" as const, worker: null, singles: ["m2"] };
    const events: Event[] = [
      { kind: "single", seat: 0, space: "m2" },
      { kind: "laid", space: "m0", colour: "red" },
    ];
    const to = { ...from, quarry: { ...fresh.quarry, m0: ["red" as const] } };
    const told = frames(from, events, to, box);
    expect(told.map((f) => f.event)).toEqual([events[1]]);
    expect(told.map((f) => f.view.singles)).toEqual([["m2"]]);
  });

  it("never shows a single space twice, nor one of the round before", () => {
    for (const game of games) {
      game.forEach((move, k) => {
        const before = game[k - 1];
        if (!before) return;
        for (const { view } of frames(before.view, move.events, move.view, box)) {
          expect(view.singles).toEqual([...new Set(view.singles)]);
          if (view.round > before.view.round) expect(view.singles).toEqual(move.view.singles);
        }
      });
    }
  });

  it("keeps silent when the events do not explain the view", () => {
    const events: Event[] = [{ kind: "built", seat: 0, slot: 0, colour: "purple", level: 1, points: 1 }];
    expect(frames(fresh, events, fresh, box)).toEqual([]);
  });

  it("lays a whole quarry in under a second and a half, and walks at 150 to 250 ms a step", () => {
    const laid: Event[] = Array.from({ length: 25 }, () => ({ kind: "laid", space: "o0", colour: "red" }));
    expect(pace(laid)).toBeLessThan(1500);
    const step: Event = { kind: "stepped", seat: 0, origin: null, space: "o0", took: "red" };
    expect(pace([step])).toBeGreaterThanOrEqual(150);
    expect(pace([step])).toBeLessThanOrEqual(250);
    expect(pace([])).toBe(0);
  });
});
