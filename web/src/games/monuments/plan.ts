// The plan of a monument level by level, and how far it is built.
import type { Choices } from "./choices";
import type { Point } from "./iso";
import type { Monument, Slot, View } from "./types";

export type SlotState = "built" | "legal" | "open" | "blocked";

export interface Level {
  level: number;
  slots: Slot[];
}

export function levels(monument: Monument): Level[] {
  const count = Math.max(...monument.slots.map((s) => s.level));
  return Array.from({ length: count }, (_, k) => ({
    level: k + 1,
    slots: monument.slots.filter((s) => s.level === k + 1),
  }));
}

/** Width and depth of the plan in token widths. */
export function extent(monument: Monument): { width: number; depth: number } {
  return {
    width: Math.max(...monument.slots.map((s) => s.x)) + 1,
    depth: Math.max(...monument.slots.map((s) => s.y)) + 1,
  };
}

/** The plan as it lies before the viewer. */
export interface Layout {
  width: number;
  depth: number;
  /** Upper left corner of a slot. */
  at: (slot: Slot) => Point;
}

/** Turned by a quarter, a wide plan fits a narrow window; it is then as far from the picture's view as before. */
export function layout(monument: Monument, turned: boolean): Layout {
  const { width, depth } = extent(monument);
  return turned
    ? { width: depth, depth: width, at: ({ x, y }) => ({ x: depth - 1 - y, y: x }) }
    : { width, depth, at: ({ x, y }) => ({ x, y }) };
}

/** By slot: the seat that built it. */
export function builders(view: View): Map<number, number> {
  return new Map(view.built.map((b) => [b.slot, b.seat]));
}

export function slotState(slot: Slot, built: ReadonlyMap<number, number>, choices: Choices): SlotState {
  if (built.has(slot.id)) return "built";
  if (choices.slots.has(slot.id)) return "legal";
  return slot.supports.every((id) => built.has(id)) ? "open" : "blocked";
}

/** The slot and all that carries it, down to the ground. */
export function column(slot: Slot, monument: Monument): Slot[] {
  const below = slot.supports.flatMap((id) => {
    const support = monument.slots.find((s) => s.id === id);
    return support ? column(support, monument) : [];
  });
  return [...new Map([slot, ...below].map((s) => [s.id, s])).values()];
}
