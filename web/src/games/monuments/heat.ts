// World Monuments after a hint: how good each step and each place to build is.
import HeatBadge from "../../parts/HeatBadge.svelte";
import { warmest } from "../../lib/heat";
import { t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { Heat, HeatModule, Warmth } from "../contract";
import type { Choices } from "./choices";
import HeatLevel from "./HeatLevel.svelte";
import HeatQuarry from "./HeatQuarry.svelte";
import HeatSite from "./HeatSite.svelte";
import type { Box, Choice, Slot, View } from "./types";
import { slotLabel, spaceName, tokenName } from "./words";

export interface Layers {
  Quarry: typeof HeatQuarry;
  Site: typeof HeatSite;
  Level: typeof HeatLevel;
  Badge: typeof HeatBadge;
}

/** What is thought of entering a space: of the best token there. */
export function ofSpace(heat: Heat, choices: Choices, space: string): Warmth | null {
  return warmest((choices.spaces.get(space) ?? []).map((choice) => heat.of.get(choice.do)));
}

export interface Warm {
  slot: Slot;
  warmth: Warmth;
}

/** Of these places those that were thought about. */
export function warmSlots(heat: Heat, choices: Choices, slots: readonly Slot[]): Warm[] {
  return slots.flatMap((slot) => {
    const warmth = heat.of.get(choices.slots.get(slot.id)?.do ?? "");
    return warmth ? [{ slot, warmth }] : [];
  });
}

function name(action: string, position: Position, box: unknown): string {
  const choice = (position.choices as Choice[]).find(({ do: text }) => text === action);
  if (!choice) return action;
  const { slot: id, space, colour } = choice;
  if (id !== null) {
    const monument = (box as Box).monuments.find((one) => one.id === (position.view as View).monument);
    const slot = monument?.slots.find((one) => one.id === id);
    return slot ? slotLabel(slot, "legal", "") : action;
  }
  const where = spaceName(space ?? "");
  return colour ? t("monuments-heat-line", { space: where, token: tokenName(colour) }) : where;
}

const layers: Layers = { Quarry: HeatQuarry, Site: HeatSite, Level: HeatLevel, Badge: HeatBadge };
export const heat: HeatModule = { layers, name };
