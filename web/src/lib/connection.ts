// One table's connection as a machine without clocks or sockets: what came in, and what is to be done about it.
//
// It keeps the table's sequence number, notices gaps, and keeps every request until it is answered, so that one that
// was on its way when the line broke is sent again under the same id (the server does nothing twice).
import type { Act, Applied, Rejected, ToPage, ToServer } from "./protocol";

export type Status = "connecting" | "open" | "broken" | "refused";

export type Effect =
  | { do: "send"; message: ToServer }
  /** For the table: something that is new and fits. */
  | { do: "deliver"; message: ToPage }
  /** Connect again after so many milliseconds. */
  | { do: "retry"; after: number }
  | { do: "close" };

type Request = Extract<ToServer, { id: string }>;

/** The server says with these codes that trying again is no use. */
const FINAL = (code: number) => code === 4401 || code === 4403 || code === 4404;
const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** No word for so long: the line is dead, whatever the socket thinks. */
const SILENCE = 45_000;

export class Connection {
  status: Status = "connecting";
  /** Number of logged moves that the page has; null before the first scene. */
  seq: number | null = null;
  private failures = 0;
  private waiting = new Map<string, Request>();
  private ready = false; // has a scene come on this socket?
  private asked = false; // is a fresh scene on its way?
  private heard = 0;

  /** Chance in 0…1 that spreads the page's return after a server restart. */
  constructor(private readonly jitter: () => number = Math.random) {}

  opened(now: number): Effect[] {
    this.status = "open";
    this.ready = false;
    this.asked = true; // the server begins with a scene
    this.heard = now;
    return [];
  }

  closed(code: number): Effect[] {
    if (this.status === "refused") return [];
    this.ready = false;
    if (FINAL(code)) {
      this.status = "refused";
      return [];
    }
    this.status = "broken";
    const wait = Math.min(FIRST_WAIT * 2 ** this.failures, LONGEST_WAIT);
    this.failures += 1;
    return [{ do: "retry", after: Math.round(wait * (0.75 + this.jitter() / 2)) }];
  }

  /** Now and then: keep the line alive, and give up one that has died. */
  tick(now: number): Effect[] {
    if (this.status !== "open") return [];
    if (now - this.heard > SILENCE) return [{ do: "close" }];
    return [{ do: "send", message: { kind: "ping" } }];
  }

  /** Send a request now, or as soon as there is a line. A newer try-out of a turn or question about it replaces an older one. */
  request(message: Request): Effect[] {
    if (message.kind === "act") this.forgetTries();
    if (message.kind === "why" || message.kind === "look" || message.kind === "hint")
      this.settle((request) => request.kind === message.kind);
    this.waiting.set(message.id, message);
    return this.ready ? [{ do: "send", message }] : [];
  }

  /** Requests that nobody has answered yet. */
  get unanswered(): readonly Request[] {
    return [...this.waiting.values()];
  }

  received(message: ToPage, now: number): Effect[] {
    this.heard = now;
    switch (message.kind) {
      case "scene":
        return this.scene(message.position?.seq ?? 0, message);
      case "applied":
        return this.applied(message);
      case "rejected":
        return this.rejected(message);
      case "preview":
      case "hinted":
      case "because":
      case "seen":
        // an answer to a question that is no longer asked is no news
        return this.waiting.delete(message.id) ? [{ do: "deliver", message }] : [];
      case "table":
        this.settle((request) => ["handover", "free", "rematch"].includes(request.kind));
        return [{ do: "deliver", message }];
      case "pong":
        return [];
      default:
        return [{ do: "deliver", message }];
    }
  }

  private scene(seq: number, message: ToPage): Effect[] {
    this.failures = 0;
    this.asked = false;
    this.seq = seq;
    const first = !this.ready;
    this.ready = true;
    // what was only tried out belongs to a position that may be gone: the table tries it out again itself
    this.forgetTries();
    this.forgetRushes();
    const again: Effect[] = first ? this.unanswered.map((request) => ({ do: "send", message: request })) : [];
    return [{ do: "deliver", message }, ...again];
  }

  private applied(message: Applied): Effect[] {
    if (message.id !== null) this.waiting.delete(message.id);
    const after = message.seq;
    if (this.seq === null || after <= this.seq) return []; // told before, e.g. the first answer to a request sent twice
    if (after - message.moves.length !== this.seq) return this.ask();
    this.seq = after;
    return [{ do: "deliver", message }];
  }

  private rejected(message: Rejected): Effect[] {
    if (message.id !== null) this.waiting.delete(message.id);
    const behind = message.position !== null && this.seq !== null && message.position.seq > this.seq;
    return [{ do: "deliver", message }, ...(behind ? this.ask() : [])];
  }

  private ask(): Effect[] {
    if (this.asked) return [];
    this.asked = true;
    return [{ do: "send", message: { kind: "sync" } }];
  }

  private forgetTries(): void {
    this.settle(
      (request) =>
        (request.kind === "act" && !request.confirm) || ["why", "look", "hint"].includes(request.kind),
    );
  }

  /** In real time nothing waits: what was grabbed for before the line broke is somebody else's by now. */
  private forgetRushes(): void {
    this.settle((request) => request.kind === "rush");
  }

  private settle(answered: (request: Request) => boolean): void {
    for (const [id, request] of this.waiting) if (answered(request)) this.waiting.delete(id);
  }
}

export function act(id: string, seq: number, actions: string[], confirm: boolean): Act {
  return { kind: "act", id, seq, do: actions, confirm };
}
