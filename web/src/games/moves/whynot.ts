// Why a piece cannot be laid at a spot: told when somebody tries it.
//
// No rule is decided here. The server lists what is legal; these are the plain words for what is not on that list.
import type { Message } from "../contract";
import type { Choices, Spot } from "./choices";
import type { Shapes, Side } from "./shapes";
import type { View } from "./types";

export interface Situation {
  shapes: Shapes;
  /** The board before the turn. */
  view: View;
  you: number | null;
  choices: Choices;
}

const say = (key: string, args?: Message["args"]): Message => ({ key: `moves-why-${key}`, args });

/** Why nothing can be done at all; null if something can. */
export function notNow({ view, you }: Situation): Message | null {
  if (view.phase === "over") return say("over");
  if (you === null) return say("watching");
  if (view.actor !== you) return say("not-your-turn");
  return null;
}

/** Why this piece cannot be taken up. */
export function whyNotPiece(situation: Situation, seat: Side, piece: string): Message | null {
  const { view, you, choices } = situation;
  const not = notNow(situation);
  if (not) return not;
  if (choices.places.has(piece)) return null;
  if (piece === "people") return say("people-later");
  if (view.phase === "people" || choices.places.has("people")) return say("people-first");
  if (seat !== you) return say("not-yours");
  return say((view.stocks[you ?? 0]?.[piece] ?? 0) > 0 ? "no-room" : "none-left");
}

/** Why it cannot lie there; null if it can. */
export function whyNotSpot(situation: Situation, seat: Side, spot: Spot): Message | null {
  const { shapes, view, choices } = situation;
  const not = notNow(situation);
  if (not) return not;
  if (choices.at(spot)) return null;
  const marks = shapes
    .squares({ ...spot, seat })
    .map(([row, col]) => view.board[row]?.[col])
    .filter((mark) => mark !== ".");
  if (marks.includes(undefined)) return say("outside");
  if (marks.includes("P")) return say("people-there");
  if (marks.some((mark) => mark === "L" || mark === "D")) return say("occupied");
  if (marks.length > 0) return say("enemy-land");
  return whyNotPiece(situation, seat, spot.piece) ?? say("no-room");
}
