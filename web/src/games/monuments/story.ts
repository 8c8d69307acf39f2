// How the board gets from what it showed to what is now: one picture per event, each for a moment.
import { colourOf } from "./pieces";
import type { Frame as Shown } from "../stage.svelte";
import type { Box, Colour, Event, View } from "./types";

type Frame = Shown<View, Event>;

const LAYING = 1300; // all tokens of a round together
const STEP: Record<Event["kind"], number> = {
  started: 250,
  round: 250,
  single: 180,
  laid: 60,
  stepped: 240,
  black: 250,
  built: 250,
  passed: 900, // the screen is up long enough to be read
  over: 250,
};

export function duration(event: Event, laid: number): number {
  return event.kind === "laid" ? Math.min(STEP.laid, LAYING / Math.max(laid, 1)) : STEP[event.kind];
}

/** Milliseconds that these events take on the board. */
export function pace(events: readonly Event[]): number {
  const laid = events.filter((e) => e.kind === "laid").length;
  return Math.round(events.reduce((sum, event) => sum + duration(event, laid), 0));
}

type Tokens = Record<string, number>;

function add(tokens: Tokens, colour: string, n: number): Tokens {
  return { ...tokens, [colour]: Math.max(0, (tokens[colour] ?? 0) + n) };
}

function change<T>(list: readonly T[], index: number, update: (old: T) => T): T[] {
  return list.map((item, k) => (k === index ? update(item) : item));
}

function handed(view: View, seat: number, colour: Colour, n: number): View["hands"] {
  return change(view.hands, seat, (hand) => hand && add(hand, colour, n));
}

function without(tokens: readonly Colour[], colour: Colour): Colour[] {
  const index = tokens.indexOf(colour);
  return index < 0 ? [...tokens] : tokens.toSpliced(index, 1);
}

/** The view after an event, as far as the event tells. The server's own view has the last word. */
export function after(view: View, event: Event, box: Box): View {
  switch (event.kind) {
    case "started":
      return { ...view, starter: event.seat };
    case "round": {
      const bag = box.monuments.find((m) => m.id === view.monument)?.bags[event.round - 1]?.tokens ?? {};
      const passed = view.passed.map(() => false);
      return {
        ...view,
        round: event.round,
        starter: event.starter,
        phase: "laying",
        singles: [],
        bag,
        passed,
        worker: null,
        trail: [],
      };
    }
    case "single":
      return { ...view, singles: [...view.singles, event.space] };
    case "laid": {
      const here = [...(view.quarry[event.space] ?? []), event.colour];
      return {
        ...view,
        quarry: { ...view.quarry, [event.space]: here },
        bag: add(view.bag, event.colour, -1),
      };
    }
    case "stepped": {
      const trail = view.actor === event.seat ? [...view.trail, event.space] : [event.space];
      const entered = { ...view, phase: "quarry" as const, actor: event.seat, worker: event.space, trail };
      if (event.took === null) return entered;
      const left = without(view.quarry[event.space] ?? [], event.took);
      return {
        ...entered,
        quarry: { ...view.quarry, [event.space]: left },
        hands: handed(view, event.seat, event.took, 1),
      };
    }
    case "black":
      return {
        ...scored(view, event.seat, event.points),
        phase: "building",
        starter: event.seat,
        worker: null,
        trail: [],
        hands: handed(view, event.seat, "black", -1),
      };
    case "built":
      return {
        ...scored(view, event.seat, event.points),
        built: [...view.built, { slot: event.slot, seat: event.seat }],
        hands: handed(view, event.seat, colourOf(event.colour), -1),
      };
    case "passed":
      return {
        ...scored(view, event.seat, -event.lost),
        passed: change(view.passed, event.seat, () => true),
      };
    case "over":
      return {
        ...view,
        phase: "over",
        scores: event.scores,
        winners: event.winners,
        finished: event.finished,
      };
  }
}

function scored(view: View, seat: number, points: number): View {
  return { ...view, scores: change(view.scores, seat, (score) => score + points) };
}

/** What lies, stands and counts in a view, as a text to compare. */
function pieces(view: View): string {
  const lying = Object.entries(view.quarry)
    .filter(([, tokens]) => tokens.length > 0)
    .map(([space, tokens]) => [space, ...tokens.toSorted()].join(" "))
    .toSorted();
  return JSON.stringify([lying, view.built.map((b) => b.slot).toSorted((x, y) => x - y), view.scores]);
}

/** Can this event come next, or has the board shown it already? */
function fits(view: View, event: Event): boolean {
  if (event.kind === "stepped")
    return event.origin === null ? view.trail.length === 0 : event.origin === view.worker;
  if (event.kind === "single") return !view.singles.includes(event.space);
  if (event.kind === "built") return !view.built.some((b) => b.slot === event.slot);
  return true;
}

/**
 * The pictures between two views. Events that the board has already shown (as a preview, before the turn was
 * confirmed) are left out; if the events do not lead from one view to the other there is nothing to tell.
 */
export function frames(from: View, events: readonly Event[], to: View, box: Box): Frame[] {
  for (let skip = 0; skip < events.length; skip++) {
    const told = play(from, events.slice(skip), box);
    const last = told.at(-1);
    if (last && pieces(last.view) === pieces(to)) return told;
  }
  return [];
}

function play(from: View, events: readonly Event[], box: Box): Frame[] {
  const laid = events.filter((e) => e.kind === "laid").length;
  const told: Frame[] = [];
  let view = from;
  for (const event of events) {
    if (!fits(view, event)) return [];
    view = after(view, event, box);
    told.push({ view, event, ms: duration(event, laid) });
  }
  return told;
}
