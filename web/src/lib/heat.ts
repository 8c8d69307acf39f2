// What a hint says of the alternatives, made ready for the board: how warm each is, and what is written on it.
// Fetched with the first hint; nothing that a table needs before may import it.
import "./heat.css";
import type { Component } from "svelte";
import type { Heat, HeatModule, Warmth } from "../games/contract";
import Legend from "../parts/Legend.svelte";
import { addMessages, language, t } from "./i18n";
import type { Hinted, HintOption, Position } from "./protocol";

/** A difference smaller than the first of these is not drawn larger; what is worse by more than the second is all cold. */
const CHANCES = [0.1, 0.5] as const;
const POINTS = [2, 6] as const;

export interface LegendProps {
  heat: Kindled;
  position: Position;
  box: unknown;
  hintText: string;
}

export interface Kindled extends Heat {
  /** Chances to win, or points? */
  measure: "win" | "points";
  /** What the coldest and the warmest colour stand for. */
  scale: [low: string, high: string];
  module: HeatModule;
  Legend: Component<LegendProps>;
}

const worth = ({ win, points }: HintOption): number => win ?? points ?? 0;

function written(value: number, measure: Kindled["measure"]): string {
  if (measure === "win") return t("heat-percent", { n: Math.round(100 * value) });
  const sign = { maximumFractionDigits: 1, signDisplay: "exceptZero" } as const;
  return new Intl.NumberFormat(language(), sign).format(value).replace("-", "−");
}

/** How warm each is; they come best first. */
export function warmths(options: readonly HintOption[]): Pick<Kindled, "of" | "measure" | "scale"> {
  const measure = options[0]?.points === null ? "win" : "points";
  const [least, most] = measure === "win" ? CHANCES : POINTS;
  const values = options.map(worth);
  const high = Math.max(...values);
  const span = Math.min(most, Math.max(least, high - Math.min(...values)));
  const of = new Map<string, Warmth>();
  options.forEach((option, rank) => {
    const level = Math.max(0, 1 - (high - worth(option)) / span);
    of.set(option.do, { level, text: written(worth(option), measure), rank });
  });
  const low = measure === "win" ? Math.max(0, high - span) : high - span;
  return { of, measure, scale: [written(low, measure), written(high, measure)] };
}

export async function kindle(hint: Hinted, module: HeatModule): Promise<Kindled> {
  await addMessages("heat");
  return { ...warmths(hint.options), layers: module.layers, module, Legend };
}

/** Of several that share a place on the board: the warmest. */
export function warmest(found: readonly (Warmth | undefined)[]): Warmth | null {
  return found.reduce<Warmth | null>(
    (best, one) => (one && (!best || one.rank < best.rank) ? one : best),
    null,
  );
}

/** The best few of these are the ones whose number is shown. */
export function numbered(found: Iterable<Warmth>, few = 3): (warmth: Warmth) => boolean {
  const ranks = [...found].map(({ rank }) => rank).toSorted((a, b) => a - b);
  const last = ranks[Math.min(few, ranks.length) - 1] ?? -1;
  return ({ rank }) => rank <= last;
}
