// A table's log in plain words: the moves' events, each as a message of its game.
import type { AnyEvent, GameModule, Message } from "../games/contract";
import { t } from "./i18n";
import type { Move } from "./protocol";

export interface Line {
  /** Stable key: number of the move and of the event in it. */
  id: string;
  /** Whose doing it is; null for luck and for things that follow by themselves. */
  seat: number | null;
  message: Message;
}

/** What somebody did in a row, to be read in one go. */
export interface Entry {
  id: string;
  seat: number | null;
  messages: Message[];
}

function seatOf(event: AnyEvent): number | null {
  const seat = (event as { seat?: unknown }).seat;
  return typeof seat === "number" ? seat : null;
}

export function story(moves: Move[], game: Pick<GameModule, "line" | "merge">, names: string[]): Line[] {
  const lines: Line[] = [];
  let before: AnyEvent | null = null; // what the last line tells
  for (const move of moves) {
    (move.events as AnyEvent[]).forEach((event, index) => {
      const merged = before && game.merge?.(before, event);
      const told = merged || event;
      const message = game.line(told, names);
      before = message && told;
      if (!message) return;
      const id = (merged && lines.pop()?.id) || `${move.n}.${index}`;
      lines.push({ id, seat: seatOf(told), message });
    });
  }
  return lines;
}

/** A stretch of a message: words, or pieces that are drawn with their words beside them. */
export interface Stretch {
  text: string;
  pieces: string[];
}

/** A message cut where pieces are drawn in it, wherever its language puts them. */
export function stretches({ key, args, drawn = {} }: Message): Stretch[] {
  const names = Object.keys(drawn);
  const sign = (index: number) => String.fromCharCode(0xe000 + index); // no language writes these
  const signs = Object.fromEntries(names.map((name, index) => [name, sign(index)]));
  const text = t(key, { ...args, ...signs });
  return text.split(/([\ue000-\ue0ff])/).flatMap((part) => {
    const name = names.find((_, index) => sign(index) === part);
    if (name !== undefined) return [{ text: String(args?.[name] ?? ""), pieces: drawn[name] ?? [] }];
    return part ? [{ text: part, pieces: [] }] : [];
  });
}

/** Lines in a row of the same doer as one entry. */
export function entries(lines: Line[]): Entry[] {
  const found: Entry[] = [];
  for (const { id, seat, message } of lines) {
    const last = found.at(-1);
    if (last && seat !== null && last.seat === seat) last.messages.push(message);
    else found.push({ id, seat, messages: [message] });
  }
  return found;
}
