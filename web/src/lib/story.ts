// A table's log in plain words: the moves' events, each as a message of its game.
import type { AnyEvent, GameModule, Message } from "../games/contract";
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

export function story(moves: Move[], game: Pick<GameModule, "line">, names: string[]): Line[] {
  return moves.flatMap((move) =>
    (move.events as AnyEvent[]).flatMap((event, index) => {
      const message = game.line(event, names);
      return message ? [{ id: `${move.n}.${index}`, seat: seatOf(event), message }] : [];
    }),
  );
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
