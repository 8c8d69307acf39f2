// What the board shows at this moment: the server's view, or a picture on the way to it.
// Every game's board has one; what lies on the way is the game's own story.

/** A picture on the way. */
export interface Frame<View, Event> {
  view: View;
  event: Event;
  /** Milliseconds until the next one. */
  ms: number;
}

export class Stage<View, Event> {
  /** What to draw. */
  view: View = $state.raw()!;
  /** The event just drawn, for what moves with it. */
  event: Event | null = $state.raw(null);
  /** Is the story still being told? */
  playing = $state(false);

  #target: View;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: View) {
    this.view = view;
    this.#target = view;
  }

  /** Tell how `view` came about from what was shown before; whatever was being told is cut short. */
  tell(view: View, story: (from: View) => Frame<View, Event>[]): void {
    const from = this.#target;
    clearTimeout(this.#timer);
    this.#target = view;
    this.#next(story(from), 0);
  }

  /** Show the outcome at once. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#next([], 0);
  }

  /** Stop for good, e.g. when the board goes away. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(story: Frame<View, Event>[], index: number): void {
    const frame = story[index];
    if (!frame) {
      this.view = this.#target;
      this.event = null;
      this.playing = false;
      return;
    }
    this.view = frame.view;
    this.event = frame.event;
    this.playing = true;
    this.#timer = setTimeout(() => this.#next(story, index + 1), frame.ms);
  }
}
