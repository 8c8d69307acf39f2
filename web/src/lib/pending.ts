// A turn while it is being made: what has been chosen, what the server says it would do, and what may follow.
// The page knows no rules; it sends the turn so far and shows the answer.
import type { AnyEvent } from "../games/contract";
import type { Position, Preview } from "./protocol";

export interface Turn {
  /** Chosen and previewed, in order. */
  done: string[];
  /** The previews of `done`, one for each length, so that undoing needs no answer. */
  previews: Preview[];
  /** What has been asked for and not been answered yet, and under which id. */
  asked: { id: string; do: string[]; confirm: boolean } | null;
}

export const FRESH: Turn = { done: [], previews: [], asked: null };

export function choose(turn: Turn, action: string, id: string): Turn {
  return { ...turn, asked: { id, do: [...turn.done, action], confirm: false } };
}

/** `last` is a choice that completes the turn and needs no look at what it does. */
export function confirm(turn: Turn, id: string, last: string | null = null): Turn {
  return { ...turn, asked: { id, do: last === null ? turn.done : [...turn.done, last], confirm: true } };
}

/** One step back. Nothing was logged, so this is only a matter of showing less, or of not waiting for an answer. */
export function undo(turn: Turn): Turn {
  if (turn.asked) return { ...turn, asked: null };
  return { done: turn.done.slice(0, -1), previews: turn.previews.slice(0, -1), asked: null };
}

export function previewed(turn: Turn, preview: Preview): Turn {
  if (turn.asked?.id !== preview.id) return turn;
  return {
    done: preview.do,
    previews: [...turn.previews.slice(0, preview.do.length - 1), preview],
    asked: null,
  };
}

/** A refused request leaves what was there before it. */
export function refused(turn: Turn, id: string | null): Turn {
  return turn.asked && turn.asked.id === id ? { ...turn, asked: null } : turn;
}

/** After the line was lost: a confirmation is sent again by the connection, anything else may simply be chosen again. */
export function keepConfirm(turn: Turn): Turn {
  return turn.asked?.confirm ? turn : { ...turn, asked: null };
}

export function latest(turn: Turn): Preview | null {
  return turn.previews.at(-1) ?? null;
}

export function shown(turn: Turn, base: Position): Position {
  return latest(turn)?.position ?? base;
}

export function mayConfirm(turn: Turn): boolean {
  return turn.asked === null && latest(turn)?.complete === true;
}

export function mayUndo(turn: Turn): boolean {
  return (turn.done.length > 0 || turn.asked !== null) && turn.asked?.confirm !== true;
}

/** What the last step added to the story, for the board to animate. */
export function newEvents(turn: Turn, preview: Preview): AnyEvent[] {
  return afterPrefix(preview.events as AnyEvent[], (latest(turn)?.events ?? []) as AnyEvent[]);
}

/** Events without those at the beginning that have been shown already. */
export function afterPrefix(events: AnyEvent[], seen: AnyEvent[]): AnyEvent[] {
  let same = 0;
  while (same < seen.length && JSON.stringify(events[same]) === JSON.stringify(seen[same])) same += 1;
  return events.slice(same);
}
