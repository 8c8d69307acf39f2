// How the points of the end come about: a row for each thing that counts, and one for having the most of it.
import type { Catalog } from "./catalog";
import type { View } from "./types";

export const CATEGORIES = ["knowledge", "wonders", "policies", "provinces"] as const;
const FACTS = ["knowledge_points", "wonder_points", "policy_points", "province_points"] as const;

export interface Row {
  kind: string;
  /** Points for having the most, or for each? */
  most: boolean;
  /** How many each seat has; for having the most, empty. */
  counts: number[];
  /** What one of them is worth. */
  each: number;
  points: number[];
}

export function rows(view: View, catalog: Catalog): Row[] {
  const tallies = view.civilizations.map((player) => player.points);
  const found = CATEGORIES.flatMap((kind, index): Row[] => {
    const each = catalog.fact(FACTS[index] ?? "");
    const counts = tallies.map((points) => points[kind]);
    const most = tallies.map((points) => points.dominance[index] ?? 0);
    return [
      { kind, most: false, counts, each, points: counts.map((n) => n * each) },
      { kind, most: true, counts: [], each: 0, points: most },
    ];
  });
  const slain = tallies.map((points) => points.monsters);
  if (slain.some((n) => n > 0)) {
    const each = catalog.fact("monster_points");
    found.push({ kind: "monsters", most: false, counts: slain, each, points: slain.map((n) => n * each) });
  }
  const gold = tallies.map((points) => points.gold);
  if (gold.some((n) => n > 0)) found.push({ kind: "gold", most: false, counts: gold, each: 1, points: gold });
  return found;
}

/** Seats from the best to the last; those who are level stay in their order. */
export function ranking(scores: readonly number[]): number[] {
  return scores.map((_, seat) => seat).toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0));
}
