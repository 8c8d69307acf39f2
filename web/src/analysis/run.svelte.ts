// An analysis on its way from the server: asked for once, then looked after until it is whole.
import { api } from "./api";
import type { Analysis, Step } from "../lib/protocol";

const AGAIN = 700;

export class Run {
  state: Analysis["state"] = $state("none");
  total = $state(0);
  steps: Step[] = $state.raw([]);
  outcome: number[] = $state.raw([]);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    private readonly table: string,
    private readonly invite: string | null,
    private readonly wait = AGAIN,
  ) {}

  get whole(): boolean {
    return this.state === "done";
  }

  /** Resolves when the analysis is whole or has failed; rejects if the server refuses it. `begun`: it does not. */
  async start(begun: (run: Run) => void): Promise<void> {
    this.take(await api.analyse(this.table, this.invite));
    begun(this);
    while (!this.#stopped && (this.state === "waiting" || this.state === "running")) {
      await new Promise((done) => (this.#timer = setTimeout(done, this.wait)));
      if (!this.#stopped) await this.look();
    }
  }

  private async look(): Promise<void> {
    const found = await api.analysis(this.table, this.invite, this.steps.length);
    // a page that slept while it waited has lost its place, and asks again
    this.take(found.state === "none" ? await api.analyse(this.table, this.invite) : found);
  }

  /** Nobody looks any more. The server ends what it has begun; what only waits loses its place after a while. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#timer);
  }

  private take(found: Analysis): void {
    this.state = found.state;
    this.total = found.total;
    this.outcome = found.outcome;
    if (found.steps.length > 0) this.steps = [...this.steps.slice(0, found.since), ...found.steps];
  }
}
