// Monumental after a hint: how good each row and column, card, tile and action is.
import { warmest } from "../../lib/heat";
import type { Position } from "../../lib/protocol";
import type { Heat, HeatModule, Warmth } from "../contract";
import { Catalog } from "./catalog";
import type { Choices } from "./choices";
import HeatMarks from "./HeatMarks.svelte";
import type { Box, Choice, View } from "./types";
import { choiceWords } from "./words";

export interface Layers {
  Marks: typeof HeatMarks;
}

/** Something on the table that one touches to do what was thought about. */
export interface Target {
  selector: string;
  warmth: Warmth;
  /** A part of the picture that is coloured, a sign that gets a number at its corner, or a line of text that does? */
  kind: "picture" | "tile" | "sign" | "text";
}

const SLOT = /^city r(\d) c(\d)$/;

/** All of them: of several actions that begin with the same touch, the best counts. */
export function targets(heat: Heat, choices: Choices): Target[] {
  const found: Target[] = [];
  const add = (selector: string, kind: Target["kind"], list: readonly Choice[]) => {
    const warmth = warmest(list.map((choice) => heat.of.get(choice.do)));
    if (warmth) found.push({ selector, warmth, kind });
  };
  const own = (slot: number) => `.part.city:not(.foreign) [data-slot="${slot}"]`;
  for (const [action, choice] of choices.lines) {
    const [, row = "1", column = "1"] = SLOT.exec(action) ?? [];
    add(own(3 * (Number(row) - 1) + Number(column) - 1), "picture", [choice]);
  }
  for (const [slot, list] of choices.slots) add(own(slot), "picture", list);
  for (const [card, list] of choices.cards) add(`.offer [data-face="${card}"]`, "picture", list);
  for (const list of choices.policies.values()) add(`.people [data-wish="${list[0]?.do}"]`, "picture", list);
  for (const [tile, list] of choices.tiles) add(`[data-tile="${tile}"]`, "tile", list);
  for (const [heading, list] of choices.kinds) add(`[data-act="${heading}"]`, "sign", list);
  for (const choice of choices.all) add(`[data-do="${choice.do}"]`, "text", [choice]);
  return found;
}

function name(action: string, position: Position, box: unknown): string {
  const choice = (position.choices as Choice[]).find(({ do: text }) => text === action);
  return choice ? choiceWords(choice, position.view as View, new Catalog(box as Box)) : action;
}

const layers: Layers = { Marks: HeatMarks };
export const heat: HeatModule = { layers, name };
