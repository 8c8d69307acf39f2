// Monumental Moves after a hint: how good each place is for the piece in the hand, and each piece at its best place.
import { warmest } from "../../lib/heat";
import { t } from "../../lib/i18n";
import type { Position } from "../../lib/protocol";
import type { Heat, HeatModule, Warmth } from "../contract";
import { held } from "./aim";
import { index, type Choices, type Spot } from "./choices";
import HeatSquares from "./HeatSquares.svelte";
import HeatTile from "./HeatTile.svelte";
import type { Shapes, Side, Square } from "./shapes";
import type { Choice, View } from "./types";
import { pieceName, placeName } from "./words";

export interface Layers {
  Squares: typeof HeatSquares;
  Tile: typeof HeatTile;
}

/** What is thought of a piece: of its best place. */
export function ofPiece(heat: Heat, choices: Choices, piece: string): Warmth | null {
  return warmest(
    [...heat.of].map(([action, warmth]) => (choices.spot(action)?.piece === piece ? warmth : undefined)),
  );
}

export interface Cell {
  square: Square;
  warmth: Warmth;
}

/** The squares over which the piece would be held, with what is thought of it there; of any piece if none is chosen. */
export function cells(
  heat: Heat,
  choices: Choices,
  shapes: Shapes,
  side: (piece: string) => Side,
  chosen: Pick<Spot, "piece" | "rotation"> | null,
): Cell[] {
  const found = new Map<string, Cell>();
  for (const [action, warmth] of heat.of) {
    const spot = choices.spot(action);
    if (!spot || (chosen && (spot.piece !== chosen.piece || spot.rotation !== chosen.rotation))) continue;
    const square = held(shapes, side(spot.piece), spot);
    const before = found.get(square.join(" "));
    if (!before || warmth.rank < before.warmth.rank) found.set(square.join(" "), { square, warmth });
  }
  return [...found.values()];
}

function name(action: string, position: Position): string {
  const spot = index(position.choices as Choice[]).spot(action);
  if (!spot) return t("moves-pass");
  return t("moves-heat-line", {
    piece: pieceName(spot.piece, spot.piece === "people" ? null : (position.view as View).actor),
    place: placeName(spot.row, spot.col),
    turn: spot.rotation,
  });
}

const layers: Layers = { Squares: HeatSquares, Tile: HeatTile };
export const heat: HeatModule = { layers, name, note: "moves-heat-note" };
