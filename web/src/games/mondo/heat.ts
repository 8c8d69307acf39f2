// Mondo Sapiens after a hint: the points that each place promises for the tile in the hand.
import { t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { Heat, HeatModule, Warmth } from "../contract";
import { Atlas } from "./atlas";
import HeatPlaces from "./HeatPlaces.svelte";
import { putting, type Putting } from "./putting";
import type { Box } from "./types";
import { spaceName } from "./words";

export interface Layers {
  Places: typeof HeatPlaces;
}

/** The spaces that were weighed for the tile as it is held. */
export function places(
  heat: Heat,
  held: Pick<Putting, "side" | "rotation">,
): { name: string; warmth: Warmth }[] {
  return [...heat.of].flatMap(([action, warmth]) => {
    const put = putting(action);
    return put && put.side === held.side && put.rotation === held.rotation
      ? [{ name: put.space, warmth }]
      : [];
  });
}

function name(action: string, _: Position, box: unknown): string {
  const put = putting(action);
  const atlas = new Atlas(box as Box);
  const space = atlas.box.spaces.findIndex((one) => one.name === put?.space);
  if (!put || space < 0) return action;
  return t("mondo-heat-line", { place: spaceName(atlas, space), side: put.side, turn: put.rotation });
}

const layers: Layers = { Places: HeatPlaces };
export const heat: HeatModule = {
  layers,
  name,
  place: (action) => putting(action)?.space ?? action,
  note: "mondo-heat-note",
};
