// Log lines, prompts and the names of things, as messages of `locales/*/monuments.ftl`.
import { t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { AnyEvent, Message } from "../contract";
import { held } from "./pieces";
import type { Choice, Colour, Event, Over, Passed, Single, Slot, Space, Stepped, View } from "./types";

const line = (key: string, args: Message["args"]): Message => ({ key: `monuments-line-${key}`, args });

/** "o3", or "the centre". */
export function spaceName(id: string): string {
  return t("monuments-space", { ring: id === "c" ? "centre" : "other", id });
}

export function tokenName(colour: Colour): string {
  return t("monuments-token", { colour });
}

/** "2 purple, 1 gem"; "nothing" for an empty hand. */
export function tokensName(tokens: Record<string, number>): string {
  const parts = held(tokens).map(({ colour, n }) => t("monuments-tokens", { colour, n }));
  return parts.length > 0 ? parts.join(", ") : t("monuments-nothing");
}

/** "Ana", "Ana and Ben", "Ana, Ben and Cleo". */
export function together(names: string[]): string {
  if (names.length < 2) return names[0] ?? "";
  return t("monuments-and", { first: names.slice(0, -1).join(", "), last: names.at(-1) ?? "" });
}

export function spaceLabel(space: Space, tokens: readonly Colour[], notes: string[]): string {
  const counts: Record<string, number> = {};
  for (const colour of tokens) counts[colour] = (counts[colour] ?? 0) + 1;
  const what = tokens.length > 0 ? tokensName(counts) : t("monuments-space-empty");
  return [t("monuments-space-name", { ring: space.ring, id: space.id, tokens: what }), ...notes].join(", ");
}

export function slotLabel(slot: Slot, state: string, who: string): string {
  return t(`monuments-slot-${state}`, {
    level: slot.level,
    colour: t("monuments-colour", { colour: slot.colour }),
    x: String(slot.x),
    y: String(slot.y),
    n: slot.points,
    who,
  });
}

function stepped(event: Stepped, who: string): Message {
  const space = spaceName(event.space);
  if (event.took === null) return line("stepped-empty", { who, space });
  return line(event.origin === null ? "placed" : "stepped", { who, space, token: tokenName(event.took) });
}

function single(event: Single, names: string[]): Message {
  const space = spaceName(event.space);
  if (event.seat === null) return line("single-chance", { space });
  return line("single", { who: names[event.seat] ?? "", space });
}

function passed(event: Passed, who: string): Message {
  return line("passed", { who, held: tokensName(event.held), lost: event.lost });
}

function over(event: Over, names: string[]): Message {
  return line(event.finished ? "over-finished" : "over", {
    count: event.winners.length,
    winners: together(event.winners.map((seat) => names[seat] ?? "")),
    score: event.scores[event.winners[0] ?? 0] ?? 0,
  });
}

/** The log line of an event; null for laying a token, of which there are two dozen in a round. */
export function logLine(any: AnyEvent, names: string[]): Message | null {
  const event = any as Event;
  const name = (seat: number) => names[seat] ?? "";
  switch (event.kind) {
    case "started":
      return line("started", { who: name(event.seat) });
    case "round":
      return line("round", { round: event.round, who: name(event.starter) });
    case "single":
      return single(event, names);
    case "laid":
      return null;
    case "stepped":
      return stepped(event, name(event.seat));
    case "black":
      return line("black", { who: name(event.seat), points: event.points });
    case "built":
      return line("built", {
        who: name(event.seat),
        token: tokenName(event.colour),
        level: event.level,
        n: event.points,
      });
    case "passed":
      return passed(event, name(event.seat));
    case "over":
      return over(event, names);
  }
}

const ask = (key: string, args?: Message["args"]): Message => ({ key: `monuments-prompt-${key}`, args });

/** What `you` should do now, or what everybody waits for. */
export function prompt(position: Position, you: number | null, pending: string[], names: string[]): Message {
  const view = position.view as View;
  if (view.phase === "over") return ended(view, you, names);
  const yours = position.choices.length > 0 || pending.length > 0;
  if (you !== null && yours) return yourTurn(view, position.choices as Choice[], pending);
  if (view.actor === null) return ask(view.phase === "start" ? "wait-start" : "wait-laying");
  const where = view.phase === "building" ? "building" : view.phase === "quarry" ? "quarry" : "laying";
  return ask(`other-${where}`, { who: names[view.actor] ?? "" });
}

function ended(view: View, you: number | null, names: string[]): Message {
  const score = view.scores[view.winners[0] ?? 0] ?? 0;
  if (view.winners.length === 1 && view.winners[0] === you) return ask("you-won", { score });
  const who = together(view.winners.map((seat) => names[seat] ?? ""));
  return ask("over", { winners: view.winners.length, who, score });
}

function yourTurn(view: View, choices: Choice[], pending: string[]): Message {
  const kind = choices[0]?.kind;
  if (kind === undefined) return ask(view.phase === "building" ? "confirm-build" : "confirm-walk");
  if (kind === "build") return ask("build");
  if (kind === "single") return ask("single");
  if (view.worker === null) return ask("place");
  return pending.length === 0
    ? ask("walk", { steps: view.steps_left })
    : ask("step", { left: view.steps_left });
}
