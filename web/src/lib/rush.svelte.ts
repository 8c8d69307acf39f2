// Real time: what one has reached for and not been told about yet, and the table's clock as seen from here.
import type { Rush } from "./protocol";

export class Rushes {
  asked: { id: string; action: string }[] = $state.raw([]);

  get actions(): string[] {
    return this.asked.map(({ action }) => action);
  }

  ask(id: string, action: string): Rush {
    this.asked = [...this.asked, { id, action }];
    return { kind: "rush", id, do: action };
  }

  /** The action that an answer belongs to; null if it is no answer to any. */
  answered(id: string | null): string | null {
    const found = this.asked.find((one) => one.id === id);
    if (!found) return null;
    this.asked = this.asked.filter((one) => one !== found);
    return found.action;
  }

  clear(): void {
    this.asked = [];
  }
}

/** The server's clock decides. A message is always late by its way, so the earliest one ever seen is the truest. */
export class TableClock {
  private ahead: number | null = null;

  constructor(private readonly here: () => number = () => performance.now()) {}

  /** A message says what time it was when it was sent. */
  set(t: number | null | undefined): void {
    if (t === null || t === undefined) return;
    const ahead = t - this.here();
    // a clock that was set back, as by a restarted server, is believed too
    if (this.ahead === null || ahead > this.ahead || this.ahead - ahead > 2000) this.ahead = ahead;
  }

  now(): number {
    return this.ahead === null ? 0 : this.here() + this.ahead;
  }
}
