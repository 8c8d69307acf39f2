// The choices of a turn, grouped by the thing on the board one would touch to make them.
import type { Choice, Slot } from "./types";

export interface Choices {
  /** Walking and naming: by space. */
  spaces: Map<string, Choice[]>;
  /** Building: by slot. */
  slots: Map<number, Choice>;
}

export const NONE: Choices = { spaces: new Map(), slots: new Map() };

export function group(choices: readonly Choice[]): Choices {
  const spaces = new Map<string, Choice[]>();
  const slots = new Map<number, Choice>();
  for (const choice of choices) {
    if (choice.kind === "build" && choice.slot !== null) slots.set(choice.slot, choice);
    else if (choice.space !== null) spaces.set(choice.space, [...(spaces.get(choice.space) ?? []), choice]);
  }
  return { spaces, slots };
}

/** What one says to build on a slot, also where that is not among the choices. */
export const building = ({ level, x, y }: Slot): string => `L${level} ${x},${y}`;

/** The one choice that a touch of the space means; null if it must be asked which token. */
export function single(choices: readonly Choice[]): Choice | null {
  return choices.length === 1 ? (choices[0] ?? null) : null;
}

/** The next of a list in the direction of an arrow key, round and round; null for any other key. */
export function arrow<T>(key: string, items: readonly T[], current: T): T | null {
  if (items.length === 0) return null;
  const index = items.indexOf(current);
  const last = items.length - 1;
  switch (key) {
    case "ArrowRight":
    case "ArrowDown":
      return items[index >= last ? 0 : index + 1] ?? null;
    case "ArrowLeft":
    case "ArrowUp":
      return items[index <= 0 ? last : index - 1] ?? null;
    case "Home":
      return items[0] ?? null;
    case "End":
      return items[last] ?? null;
    default:
      return null;
  }
}
