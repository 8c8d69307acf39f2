// How pieces arrive: from above, in a moment; at once where nothing should move.
import { cubicIn, cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export interface Arrival {
  /** From how far above, in units of the drawing. */
  from: number;
  /** Milliseconds; 0: it is simply there. */
  ms: number;
}

/** A token is laid down. */
export function lay(_node: Element, { from, ms }: Arrival): TransitionConfig {
  return {
    duration: ms,
    easing: cubicOut,
    css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: translateY(${-u * from}px)`,
  };
}

/** A block falls into its place. */
export function fall(_node: Element, { from, ms }: Arrival): TransitionConfig {
  return {
    duration: ms,
    easing: cubicIn,
    css: (t, u) => `opacity: ${Math.min(1, t * 4)}; transform: translateY(${-u * from}px)`,
  };
}
