// World Monuments on the page.
import type { AnyEvent, GameModule } from "../contract";
import Board from "./Board.svelte";
import LinePiece from "./LinePiece.svelte";
import { pace } from "./story";
import type { Event } from "./types";
import { logLine, merge, prompt } from "./words";

export const game: GameModule = {
  Board,
  result: () => import("./Result.svelte"),
  heat: () => import("./heat").then(({ heat }) => heat),
  pictured: ["monument"],
  line: logLine,
  merge,
  Piece: LinePiece,
  prompt,
  pace: (events: AnyEvent[]) => pace(events as Event[]),
};
