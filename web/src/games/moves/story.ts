// How the board gets from what it showed to what is now: one picture per event, each for a moment.
import type { Frame as Shown } from "../stage.svelte";
import type { Shapes, Square } from "./shapes";
import type { Event, Placed, View } from "./types";

type Frame = Shown<View, Event>;

const STEP: Record<Event["kind"], number> = {
  people: 250,
  placed: 250,
  captured: 450, // long enough to see where it goes
  claimed: 350,
  passed: 500,
  skipped: 700,
  game_over: 2600, // the board of a finished game is looked at before it is cleared
  over: 500,
};

/** Milliseconds that these events take on the board. */
export function pace(events: readonly Event[]): number {
  return events.reduce((sum, event) => sum + STEP[event.kind], 0);
}

/** The board with these squares marked. */
function marked(board: readonly string[], squares: readonly Square[], mark: string): string[] {
  const lines = board.map((line) => [...line]);
  for (const [row, col] of squares) {
    const line = lines[row];
    if (line) line[col] = mark;
  }
  return lines.map((line) => line.join(""));
}

/** A board that is empty but for squares claimed by a side. */
export function claimedBoard(size: number, squares: readonly Square[], side: number): string[] {
  const empty = Array.from({ length: size }, () => ".".repeat(size));
  return marked(empty, squares, LAND[side] ?? ".");
}

const MARKS: Record<string, string> = { null: "P", 0: "L", 1: "D" };
const LAND = ["l", "d"];

function set(view: View, piece: Placed, shapes: Shapes): View {
  const board = marked(view.board, shapes.squares(piece), MARKS[String(piece.seat)] ?? "P");
  const pieces = [...view.pieces, piece];
  return stocked({ ...view, board, pieces }, piece, shapes, -1);
}

function taken(view: View, piece: Placed, shapes: Shapes): View {
  const board = marked(view.board, shapes.squares(piece), ".");
  const pieces = view.pieces.filter((other) => key(other) !== key(piece));
  return stocked({ ...view, board, pieces }, piece, shapes, 1);
}

/** `n` more of a piece in its owner's stock, and its squares among what is left over. */
function stocked(view: View, { seat, piece }: Placed, shapes: Shapes, n: number): View {
  const mine = <T>(list: readonly T[], update: (old: T) => T): T[] =>
    list.map((old, k) => (k === seat ? update(old) : old));
  const squares = n * shapes.count(piece);
  return {
    ...view,
    stocks: mine(view.stocks, (stock) => ({ ...stock, [piece]: Math.max(0, (stock[piece] ?? 0) + n) })),
    left: mine(view.left, (old) => old + squares),
    totals: mine(view.totals, (old) => old + squares),
  };
}

/** What tells pieces on the board apart: no two lie at the same place. */
export function key({ seat, piece, rotation, row, col }: Placed): string {
  return `${seat} ${piece} ${rotation} ${row} ${col}`;
}

/** The view after an event, as far as the event tells. The server's own view has the last word. */
export function after(view: View, event: Event, shapes: Shapes): View {
  switch (event.kind) {
    case "people": {
      const { rotation, row, col } = event;
      return { ...set(view, { seat: null, piece: "people", rotation, row, col }, shapes), phase: "build" };
    }
    case "placed": {
      const { seat, piece, rotation, row, col } = event;
      return set(view, { seat, piece, rotation, row, col }, shapes);
    }
    case "captured":
      return taken(view, event.taken, shapes);
    case "claimed": {
      const squares = event.squares.map(([row = 0, col = 0]): Square => [row, col]);
      return { ...view, board: marked(view.board, squares, LAND[event.seat] ?? "l") };
    }
    case "game_over":
      return { ...view, actor: null, results: [...view.results, event.left] };
    case "over":
      return { ...view, phase: "over", actor: null, totals: event.totals, winners: event.winners };
    case "passed":
    case "skipped":
      return view;
  }
}

/** Has the board shown this already, as a preview before the turn was confirmed? */
function shown(view: View, event: Event): boolean {
  if (event.kind === "placed") return view.pieces.some((p) => key(p) === key(event));
  if (event.kind === "people") return view.pieces.some((p) => p.seat === null);
  if (event.kind === "captured") return !view.pieces.some((p) => key(p) === key(event.taken));
  if (event.kind === "claimed")
    return event.squares.every(([row = 0, col = 0]) => view.board[row]?.[col] === LAND[event.seat]);
  return false;
}

/** Do the pictures end where the server says? A new game starts with another board, which needs no way there. */
function arrives(last: View, to: View): boolean {
  return last.number !== to.number || last.board.join() === to.board.join();
}

/**
 * The pictures between two views. What a preview has shown is left out; if the events do not lead from one view to
 * the other there is nothing to tell.
 */
export function frames(from: View, events: readonly Event[], to: View, shapes: Shapes): Frame[] {
  const told: Frame[] = [];
  let view = from;
  for (const event of events) {
    if (shown(view, event)) continue;
    view = after(view, event, shapes);
    told.push({ view, event, ms: STEP[event.kind] });
  }
  return arrives(view, to) ? told : [];
}
