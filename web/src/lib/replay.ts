// A finished game as a film: frames, where we are, and how fast it runs.
import type { AnyEvent } from "../games/contract";
import type { Frame, Position, Replay } from "./protocol";

export const SPEEDS = [0.5, 1, 2, 4] as const;

/** A stop worth making: luck that lays out a whole quarry is one, not twenty-five. */
export interface Stop {
  /** The last frame shown here. */
  frame: number;
  events: AnyEvent[];
}

/** The frames grouped: moves by people singly, moves by luck in a row together. */
export function stops(frames: Frame[]): Stop[] {
  const found: Stop[] = [];
  frames.forEach((frame, index) => {
    const events = (frame.move?.events ?? []) as AnyEvent[];
    const last = found.at(-1);
    const before = frames[index - 1]?.move;
    if (last && before && frame.move?.seat === "chance" && before.seat === "chance") {
      last.frame = index;
      last.events = [...last.events, ...events];
    } else {
      found.push({ frame: index, events });
    }
  });
  return found;
}

/** The stop that shows the game after so many moves. */
export function stopOf(film: Stop[], n: number): number {
  const found = film.findIndex((stop) => stop.frame >= n);
  return found < 0 ? film.length - 1 : found;
}

export function clamp(at: number, count: number): number {
  return Math.max(0, Math.min(at, count - 1));
}

interface Scored {
  scores?: number[];
  winners?: number[];
  actor?: number | null;
}

/** A frame as a position that a board can draw: nobody acts in the past. A branch does not end where its frames do. */
export function positionAt(replay: Replay, frame: number, branch = false): Position {
  const view = replay.frames[frame]?.view as Scored | undefined;
  const last = !branch && replay.table.status !== "closed" && frame >= replay.frames.length - 1;
  return {
    seq: replay.frames[frame]?.move?.n ?? 0,
    hash: "",
    actor: view?.actor ?? null,
    over: last,
    scores: view?.scores ?? [],
    winners: last ? (view?.winners ?? replay.table.winners) : [],
    view,
    choices: [],
    t: null,
    text: replay.frames[frame]?.text ?? null,
  };
}

/** Milliseconds for which a stop is shown at a speed. */
export function dwell(pace: number, speed: number): number {
  return Math.max(120, pace + 350) / speed;
}
