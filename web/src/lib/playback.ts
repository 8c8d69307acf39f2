// What others do, shown one thing after the other at a pace that the eye can follow.

export interface Timer {
  after: (ms: number, act: () => void) => unknown;
  cancel: (handle: never) => void;
}

export const browserTimer: Timer = {
  after: (ms, act) => setTimeout(act, ms),
  cancel: (handle) => clearTimeout(handle),
};

/** Shows things in order: the next one when the time of the last one is over. */
export class Playback<T> {
  private queue: T[] = [];
  private handle: unknown = null;

  constructor(
    private readonly show: (thing: T, at: "pace" | "once") => void,
    /** Milliseconds that showing it takes. */
    private readonly pace: (thing: T) => number,
    private readonly timer: Timer = browserTimer,
  ) {}

  get busy(): boolean {
    return this.handle !== null;
  }

  /** Milliseconds of showing that still wait their turn. */
  get ahead(): number {
    return this.queue.reduce((sum, thing) => sum + this.pace(thing), 0);
  }

  add(thing: T): void {
    this.queue.push(thing);
    if (!this.busy) this.next();
  }

  /** Show all that is left at once: somebody is in a hurry, or does not look. */
  flush(): void {
    this.stop();
    for (const thing of this.queue.splice(0)) this.show(thing, "once");
  }

  /** Forget what is left: a fresh scene has overtaken it. */
  clear(): void {
    this.stop();
    this.queue = [];
  }

  private stop(): void {
    if (this.handle !== null) this.timer.cancel(this.handle as never);
    this.handle = null;
  }

  private next(): void {
    this.handle = null;
    const thing = this.queue.shift();
    if (thing === undefined) return;
    this.show(thing, "pace");
    this.handle = this.timer.after(this.pace(thing), () => this.next());
  }
}
