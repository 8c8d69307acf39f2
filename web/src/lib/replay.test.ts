// @vitest-environment node
import { describe, expect, it } from "vitest";
import { move, table } from "../../tests/fixtures";
import type { Frame, Replay } from "./protocol";
import { clamp, dwell, positionAt, stops } from "./replay";

const view = (n: number) => ({
  scores: [10 + n, 10],
  winners: n === 5 ? [0] : [],
  actor: n === 5 ? null : n % 2,
});
const frames: Frame[] = [
  { move: null, view: view(0), text: null },
  { move: move(1, { seat: "chance", events: [{ kind: "started", seat: 0 }] }), view: view(1), text: null },
  { move: move(2, { seat: "chance", events: [{ kind: "laid" }] }), view: view(2), text: null },
  { move: move(3, { seat: 0 }), view: view(3), text: null },
  { move: move(4, { seat: 0 }), view: view(4), text: null },
  { move: move(5, { seat: "chance", events: [{ kind: "over" }] }), view: view(5), text: null },
];
const replay: Replay = { table: table({ status: "over", winners: [0] }), frames, secret: "", nonces: [] };

describe("stops", () => {
  it("take luck in a row together and people's moves singly", () => {
    expect(stops(frames).map((stop) => stop.frame)).toEqual([0, 2, 3, 4, 5]);
  });

  it("tell all that happened since the stop before", () => {
    expect(stops(frames)[1]?.events.map((event) => event.kind)).toEqual(["started", "laid"]);
  });

  it("of no frames are none", () => {
    expect(stops([])).toEqual([]);
  });
});

describe("a position of the past", () => {
  it("has that moment's scores and nothing to choose", () => {
    const then = positionAt(replay, 3);
    expect(then).toMatchObject({ seq: 3, scores: [13, 10], over: false, winners: [], choices: [] });
  });

  it("has winners only at the end", () => {
    expect(positionAt(replay, 5)).toMatchObject({ over: true, winners: [0], actor: null });
  });

  it("has no end where the host has closed the table", () => {
    const closed = { ...replay, table: table({ status: "closed" }) };
    expect(positionAt(closed, 5)).toMatchObject({ over: false, winners: [] });
  });
});

it("stays inside the film", () => {
  expect([clamp(-3, 5), clamp(2, 5), clamp(9, 5)]).toEqual([0, 2, 4]);
});

it("shows long events longer, and everything shorter at speed", () => {
  expect(dwell(1000, 1)).toBeGreaterThan(dwell(200, 1));
  expect(dwell(1000, 2)).toBe(dwell(1000, 1) / 2);
  expect(dwell(0, 1)).toBeGreaterThan(0);
});
