// Log lines, prompts and the names of things, as messages of the game's `texts`.
import { t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { AnyEvent, Message } from "../contract";
import { held } from "./pieces";
import type {
  Choice,
  Colour,
  Event,
  Over,
  Passed,
  Raised,
  Single,
  Slot,
  Space,
  Stepped,
  View,
} from "./types";

const line = (key: string, args: Message["args"]): Message => ({ key: `monuments-line-${key}`, args });

/** "o3", or "the centre". */
export function spaceName(id: string): string {
  return t("monuments-space", { ring: id === "c" ? "centre" : "other", id });
}

export function tokenName(colour: Colour): string {
  return t("monuments-token", { colour });
}

function counts(tokens: readonly Colour[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const colour of tokens) found[colour] = (found[colour] ?? 0) + 1;
  return found;
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
  const what = tokens.length > 0 ? tokensName(counts(tokens)) : t("monuments-space-empty");
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

/** The steps of one turn, told as one walk. */
interface Walked {
  kind: "walked";
  seat: number;
  steps: Stepped[];
}

/** A step belongs to the walk of the same seat before it; putting the worker down is a turn of its own. */
export function merge(before: AnyEvent, next: AnyEvent): Walked | null {
  const [past, step] = [before as Event | Walked, next as Event];
  if (step.kind !== "stepped" || step.origin === null) return null;
  const steps = past.kind === "walked" ? past.steps : past.kind === "stepped" ? [past] : [];
  if (steps.at(-1)?.seat !== step.seat) return null;
  return { kind: "walked", seat: step.seat, steps: [...steps, step] };
}

function walked(steps: Stepped[], who: string): Message {
  const path = steps.map((step) => spaceName(step.space)).join(", ");
  const tokens = steps.flatMap((step) => step.took ?? []);
  if (tokens.length === 0) return line("walked-empty", { who, path });
  return { ...line("walked", { who, path, tokens: tokensName(counts(tokens)) }), drawn: { tokens } };
}

function placed({ space, took }: Stepped, who: string): Message {
  const token = took === null ? t("monuments-nothing") : tokenName(took);
  return { ...line("placed", { who, space: spaceName(space), token }), drawn: took ? { token: [took] } : {} };
}

function built({ colour, level, points }: Raised, who: string): Message {
  return {
    ...line("built", { who, token: tokenName(colour), level, n: points }),
    drawn: { token: [colour] },
  };
}

function single(event: Single, names: string[]): Message {
  const space = spaceName(event.space);
  if (event.seat === null) return line("single-chance", { space });
  return line("single", { who: names[event.seat] ?? "", space });
}

function passed(event: Passed, who: string): Message {
  const tokens = held(event.held).flatMap(({ colour, n }) => Array.from({ length: n }, () => colour));
  const message = line("passed", { who, held: tokensName(event.held), lost: event.lost });
  return tokens.length > 0 ? { ...message, drawn: { held: tokens } } : message;
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
  const event = any as Event | Walked;
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
      return event.origin === null ? placed(event, name(event.seat)) : walked([event], name(event.seat));
    case "walked":
      return walked(event.steps, name(event.seat));
    case "black":
      return line("black", { who: name(event.seat), points: event.points });
    case "built":
      return built(event, name(event.seat));
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

const CONFIRM: Partial<Record<View["phase"], string>> = {
  laying: "confirm-single",
  building: "confirm-build",
};

function yourTurn(view: View, choices: Choice[], pending: string[]): Message {
  const kind = choices[0]?.kind;
  if (kind === undefined) return ask(CONFIRM[view.phase] ?? "confirm-walk");
  if (kind === "build") return ask("build");
  if (kind === "single") {
    const [n, of] = [view.singles.length + 1, view.single_count];
    return of > 1 ? ask("single-of", { n, of }) : ask("single");
  }
  if (view.worker === null) return ask("place");
  return pending.length === 0
    ? ask("walk", { steps: view.steps_left })
    : ask("step", { left: view.steps_left });
}
