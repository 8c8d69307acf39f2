// The drawings of cards and terrains, fetched once the table stands: nobody waits for a picture.
import type { Drawing } from "./art";

let art = $state.raw<typeof import("./art") | null>(null);
void import("./art").then((found) => (art = found));

const BLANK: Drawing = { mass: "" };

export function drawing(card: string, type: string): Drawing {
  return art?.drawing(card, type) ?? BLANK;
}

export function ground(terrain: string): string {
  return art?.GROUNDS[terrain] ?? "";
}
