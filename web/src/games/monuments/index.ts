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
  coach: [
    { key: "coach-monuments-goal", at: ["monument", "board"] },
    { key: "coach-monuments-quarry", at: ["quarry", "board"] },
    { key: "coach-monuments-prompt", at: ["prompt"] },
    { key: "coach-monuments-choose", at: ["quarry", "board"], until: "chosen" },
    { key: "coach-monuments-hand", at: ["hand", "board"] },
    { key: "coach-monuments-confirm", at: ["actions"], until: "confirmed" },
  ],
};
