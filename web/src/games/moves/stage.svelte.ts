// What the board shows at this moment: the server's view, or a picture on the way to it.
import type { Shapes } from "./shapes";
import { frames, type Frame } from "./story";
import type { Event, View } from "./types";

export class Stage {
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

  /** Tell how `view` came about; whatever was being told before is cut short. */
  tell(view: View, events: readonly Event[], shapes: Shapes, still: boolean): void {
    const from = this.#target;
    clearTimeout(this.#timer);
    this.#target = view;
    this.#next(still ? [] : frames(from, events, view, shapes), 0);
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

  #next(story: Frame[], index: number): void {
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
