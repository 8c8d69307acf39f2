// What an analysis says, laid out along the stops of a replay.
import type { Step } from "../lib/protocol";
import { stopOf, type Stop } from "../lib/replay";

/** Chances at one stop of the film. */
export interface Point {
  at: number;
  win: number[];
}

/** Something that changed the game: a decision that gave chances away, or what luck drew. */
export interface Turn {
  at: number;
  step: Step;
  kind: NonNullable<Step["mark"]> | "luck";
  /** Whose decision, or whose luck. */
  seat: number;
  /** Of the chance to win: given away by the seat, or brought to it. */
  by: number;
}

/** The curve as far as it is known; at the end of a finished analysis it meets the result. */
export function pointsOf(film: Stop[], steps: Step[], outcome: number[], whole: boolean): Point[] {
  const points = steps.map(({ n, win }) => ({ at: stopOf(film, n), win }));
  if (whole && outcome.length > 0 && film.length > 0) points.push({ at: film.length - 1, win: outcome });
  return points;
}

/** The chances at a stop: between two decisions they are those of the first of them. */
export function chancesAt(points: Point[], at: number): number[] {
  return (points.findLast((point) => point.at <= at) ?? points[0])?.win ?? [];
}

/** What changed the game, in its order; a draw stands before the decision that it precedes. */
export function turnsOf(film: Stop[], steps: Step[]): Turn[] {
  return steps.flatMap((step) => {
    const at = stopOf(film, step.n);
    const turns: Turn[] = [];
    if (step.lucky) {
      const by = Math.max(...step.luck);
      turns.push({ at, step, kind: "luck", seat: step.luck.indexOf(by), by });
    }
    if (step.mark) turns.push({ at, step, kind: step.mark, seat: step.seat, by: step.loss });
    return turns;
  });
}

/** A share as people read it: 0.624 is 62. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** A seat's line through a field of 100 by 100; a share of 1 is at the top. */
export function path(points: Point[], seat: number, count: number): string {
  return points
    .map(({ at, win }, index) => {
      const x = (100 * at) / Math.max(1, count - 1);
      const y = 100 * (1 - (win[seat] ?? 0));
      return `${index === 0 ? "M" : "L"}${x.toFixed(2)} ${y.toFixed(2)}`;
    })
    .join("");
}
