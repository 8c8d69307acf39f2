// What the piece in the hand would claim and capture where it is held: asked of the server, once for each place.
import type { BoardProps } from "../contract";
import type { Square } from "./shapes";
import type { Event, Placed } from "./types";

/** What laying a piece would bring about. */
export interface Ahead {
  claims: Square[];
  taken: Placed[];
}

/** Milliseconds between two questions: a hand that sweeps over the board asks for where it comes to rest. */
export const BETWEEN = 60;

export function aheadOf(events: readonly Event[]): Ahead {
  return {
    claims: events.flatMap((event) =>
      event.kind === "claimed" ? event.squares.map(([row = 0, col = 0]): Square => [row, col]) : [],
    ),
    taken: events.flatMap((event) => (event.kind === "captured" ? [event.taken] : [])),
  };
}

export const matters = ({ claims, taken }: Ahead): boolean => claims.length + taken.length > 0;

export class Foresight {
  /** For the place that is aimed at; null until it is known. */
  ahead: Ahead | null = $state.raw(null);

  #aim: string | null = null;
  #known = new Map<string, Ahead>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = -BETWEEN;

  constructor(
    private readonly foresee: () => BoardProps["foresee"],
    /** Called when an answer has come for what is still aimed at. */
    private readonly told: (ahead: Ahead) => void = () => {},
  ) {}

  /** What is known already of an action. */
  of(action: string): Ahead | null {
    return this.#known.get(action) ?? null;
  }

  /** Aim at what an action would do; null: at nothing. */
  aim(action: string | null): void {
    if (action === this.#aim) return;
    this.#aim = action;
    clearTimeout(this.#timer);
    this.ahead = action === null ? null : this.of(action);
    if (action === null || this.ahead) return;
    const wait = Math.max(0, this.#asked + BETWEEN - performance.now());
    this.#timer = setTimeout(() => void this.#ask(action), wait);
  }

  /** The board has changed: nothing is known any more. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#aim = null;
    this.#known = new Map(); // an answer on its way belongs to the old one
    this.ahead = null;
  }

  async #ask(action: string): Promise<void> {
    this.#asked = performance.now();
    const known = this.#known;
    const events = await this.foresee()?.(action);
    if (!events || known !== this.#known) return;
    const ahead = aheadOf(events as Event[]);
    known.set(action, ahead);
    if (action !== this.#aim) return;
    this.ahead = ahead;
    this.told(ahead);
  }
}
