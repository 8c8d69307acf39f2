// @vitest-environment node
import { describe, expect, it } from "vitest";
import type { Step } from "../lib/protocol";
import type { Stop } from "../lib/replay";
import { chancesAt, path, percent, pointsOf, turnsOf } from "./curve";

const film: Stop[] = [0, 3, 4, 6, 7].map((frame) => ({ frame, events: [] }));
const step = (n: number, more: Partial<Step> = {}): Step => ({
  n,
  seat: 0,
  do: "a",
  best: "b",
  events: [],
  win: [0.6, 0.4],
  scores: [10, 8],
  loss: 0,
  mark: null,
  line: ["b"],
  luck: [],
  lucky: false,
  ...more,
});

describe("the curve", () => {
  const steps = [step(3), step(4, { win: [0.3, 0.7] })];

  it("has a point at the stop of each decision, and the result once all is known", () => {
    expect(pointsOf(film, steps, [0, 1], false).map(({ at }) => at)).toEqual([1, 2]);
    expect(pointsOf(film, steps, [0, 1], true).at(-1)).toEqual({ at: 4, win: [0, 1] });
  });

  it("says between decisions what the last one said, and before the first what that will say", () => {
    const points = pointsOf(film, steps, [0, 1], true);
    expect([0, 1, 2, 3, 4].map((at) => chancesAt(points, at)[0])).toEqual([0.6, 0.6, 0.3, 0.3, 0]);
    expect(chancesAt([], 3)).toEqual([]);
  });

  it("is drawn from left to right, certainty on top", () => {
    const points = pointsOf(film, steps, [1, 0], true);
    expect(path(points, 0, film.length)).toBe("M25.00 40.00L50.00 70.00L100.00 0.00");
    expect(path([], 0, 0)).toBe("");
  });

  it("is read in whole numbers", () => {
    expect([0, 0.004, 0.624, 1].map(percent)).toEqual([0, 0, 62, 100]);
  });
});

describe("what changed the game", () => {
  it("is what somebody gave away, and what luck brought to whom", () => {
    const turns = turnsOf(film, [
      step(3, { lucky: true, luck: [-0.12, 0.12], mark: "blunder", loss: 0.25 }),
      step(4, { seat: 1 }),
      step(6, { seat: 1, mark: "slip", loss: 0.06 }),
    ]);
    expect(turns.map(({ at, kind, seat, by }) => [at, kind, seat, by])).toEqual([
      [1, "luck", 1, 0.12],
      [1, "blunder", 0, 0.25],
      [3, "slip", 1, 0.06],
    ]);
  });
});
