// Why a thing on the board cannot be done now: told when somebody tries it.
//
// No rule is decided here. The server lists what is legal; these are the plain words for what is not on that list.
import type { Message } from "../contract";
import type { Box, Slot, View } from "./types";

export interface Situation {
  box: Box;
  view: View;
  you: number | null;
  /** Actions of the turn made so far. */
  pending: readonly string[];
  /** Are there any choices at all? If not, on your turn, it only waits to be confirmed. */
  choosing: boolean;
  /** Where the worker stood when the turn began. */
  origin: string | null;
}

const say = (key: string, args?: Message["args"]): Message => ({ key: `monuments-why-${key}`, args });

function notNow({ view, you, pending, choosing }: Situation): Message | null {
  if (view.phase === "over") return say("over");
  if (you === null) return say("watching");
  if (!choosing && pending.length > 0) return say("confirm");
  if (view.passed[you] && view.phase === "building") return say("passed");
  if (view.actor !== you)
    return say(view.phase === "laying" || view.phase === "start" ? "busy" : "not-your-turn");
  return null;
}

/** Why the worker cannot enter this space (which is not among the choices). */
export function whyNotSpace(situation: Situation, space: string): Message {
  const { box, view } = situation;
  const not = notNow(situation);
  if (not) return not;
  if (view.phase === "building") return say("quarry-closed");
  const target = box.quarry.spaces.find((s) => s.id === space);
  if (view.phase === "laying") return say(target?.ring === "middle" ? "named" : "middle-only");
  if (view.worker === null) return say("rim-first");
  if (view.worker === space) return say("here");
  if (view.trail.includes(space)) return say("visited");
  if (!target?.neighbours.includes(view.worker)) return say("far");
  if (space === situation.origin) return say("return");
  return whyNotNeighbour(view, target.ring === "outer", space);
}

function whyNotNeighbour(view: View, rim: boolean, space: string): Message {
  if (view.steps_left === 1 && !rim) return say("last-inside");
  if (rim && view.steps_left === 1 && (view.quarry[space] ?? []).length === 0) return say("nothing");
  return say("no-way-out");
}

/** Why no token can be set on this slot (which is not among the choices). */
export function whyNotSlot(situation: Situation, slot: Slot): Message {
  const { view } = situation;
  const built = new Set(view.built.map((b) => b.slot));
  if (built.has(slot.id)) return say("taken");
  const not = notNow(situation);
  if (not) return not;
  if (view.phase !== "building") return say("building-later");
  const missing = slot.supports.filter((id) => !built.has(id)).length;
  if (missing > 0) return say("unsupported", { missing });
  return say("no-token", { colour: slot.colour });
}
