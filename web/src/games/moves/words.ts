// Log lines, prompts and the names of things, as messages of the game's `texts`.
import { t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { AnyEvent, Message } from "../contract";
import type { Ahead } from "./foresight.svelte";
import type { Side } from "./shapes";
import type { Choice, Event, GameOver, Over, View } from "./types";

const line = (key: string, args: Message["args"]): Message => ({ key: `moves-line-${key}`, args });

/** "White Castle"; where a side has several monuments of a kind, all of them: "CN Tower / Statue of Liberty". */
export function pieceName(piece: string, side: Side): string {
  return t(`moves-piece-${piece}`, { seat: side ?? -1 });
}

/** Where it stands in the world. */
export function whereName(piece: string, side: Side): string {
  return t(`moves-where-${piece}`, { seat: side ?? -1 });
}

/** "row 3, column 4"; counted from 0 as on the wall and in records. */
export function placeName(row: number, col: number): string {
  return t("moves-place", { row, col });
}

/** What is on a square, for who cannot see it. */
export function squareLabel(
  row: number,
  col: number,
  mark: string,
  piece: string | undefined,
  names: string[],
): string {
  const place = placeName(row, col);
  const side = mark.toLowerCase() === "d" ? 1 : 0;
  const who = names[side] ?? "";
  if (mark === "P") return t("moves-square-people", { place });
  if (mark === "l" || mark === "d") return t("moves-square-land", { place, who });
  if (piece) return t("moves-square-piece", { place, who, piece: pieceName(piece, side) });
  return t("moves-square-open", { place });
}

/** What laying a piece would do, for who cannot see it; empty if nothing but that it lies there. */
export function aheadWords({ claims, taken }: Ahead, names: string[]): string {
  const said = taken.map(({ seat, piece }) =>
    seat === null
      ? t("moves-spoken-takes-people")
      : t("moves-spoken-takes", { piece: pieceName(piece, seat), who: names[seat] ?? "" }),
  );
  if (claims.length > 0) said.push(t("moves-spoken-claims", { n: claims.length }));
  return said.join(" ");
}

function gameOver(event: GameOver, names: string[]): Message {
  const [light = 0, dark = 0] = event.left;
  const all = { number: event.number, light, dark, a: names[0] ?? "", b: names[1] ?? "" };
  if (event.winners.length > 1) return line("game-drawn", all);
  return line("game-over", { ...all, who: names[event.winners[0] ?? 0] ?? "" });
}

function over(event: Over, names: string[]): Message {
  const [best = 0, other = 0] = event.totals.toSorted((a, b) => a - b);
  if (event.winners.length > 1) return line("drawn", { n: best });
  return line("over", { who: names[event.winners[0] ?? 0] ?? "", best, other });
}

/** The log line of an event. */
export function logLine(any: AnyEvent, names: string[]): Message | null {
  const event = any as Event;
  const name = (seat: number) => names[seat] ?? "";
  switch (event.kind) {
    case "people":
      return line("people", { who: name(event.seat), place: placeName(event.row, event.col) });
    case "placed":
      return line("placed", {
        who: name(event.seat),
        piece: pieceName(event.piece, event.seat),
        place: placeName(event.row, event.col),
      });
    case "captured": {
      const { seat, piece } = event.taken;
      if (seat === null) return line("captured-people", { who: name(event.seat) });
      return line("captured", { who: name(event.seat), piece: pieceName(piece, seat), owner: name(seat) });
    }
    case "claimed":
      return line("claimed", { who: name(event.seat), n: event.squares.length });
    case "passed":
      return line("passed", { who: name(event.seat) });
    case "skipped":
      return line("skipped", { who: name(event.seat) });
    case "game_over":
      return gameOver(event, names);
    case "over":
      return over(event, names);
  }
}

const ask = (key: string, args?: Message["args"]): Message => ({ key: `moves-prompt-${key}`, args });

/** What `you` should do now, or what everybody waits for. */
export function prompt(position: Position, you: number | null, pending: string[], names: string[]): Message {
  const view = position.view as View;
  if (view.phase === "over") return ended(view, you, names);
  if (you !== null && pending.length > 0) return ask(pending[0] === "pass" ? "confirm-pass" : "confirm");
  const choices = position.choices as Choice[];
  if (you !== null && choices.length > 0) {
    if (choices[0]?.kind === "people") return ask("people");
    return ask(view.made[you] === 0 ? "first" : "build");
  }
  const who = names[view.actor ?? 0] ?? "";
  return ask(view.phase === "people" ? "other-people" : "other-build", { who });
}

function ended(view: View, you: number | null, names: string[]): Message {
  const [best = 0, other = 0] = view.totals.toSorted((a, b) => a - b);
  if (view.winners.length > 1) return ask("drawn", { n: best });
  if (view.winners[0] === you) return ask("you-won", { best, other });
  return ask("over", { who: names[view.winners[0] ?? 0] ?? "", best, other });
}
