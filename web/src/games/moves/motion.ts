// How pieces come and go: from above and back, in a moment; at once where nothing should move.
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export interface Arrival {
  /** From how far above, in squares. */
  from: number;
  /** Milliseconds; 0: it is simply there. */
  ms: number;
}

/** A piece is set down. */
export function drop(_node: Element, { from, ms }: Arrival): TransitionConfig {
  return {
    duration: ms,
    easing: cubicIn,
    css: (t, u) =>
      `opacity: ${Math.min(1, t * 3)}; transform: translateY(${-u * from}px) scale(${1 + u * 0.08})`,
  };
}

/** A piece is taken away. */
export function lift(_node: Element, { from, ms }: Arrival): TransitionConfig {
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) => `opacity: ${t}; transform: translateY(${-u * from}px)`,
  };
}
