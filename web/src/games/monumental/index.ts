// Monumental on the page.
import type { AnyEvent, GameModule } from "../contract";
import Board from "./Board.svelte";
import LinePiece from "./LinePiece.svelte";
import { pace } from "./moments";
import type { Event } from "./types";
import { finish, logLine, merge, prompt, standing, withWords } from "./words";

export const game: GameModule = {
  Board,
  result: () => withWords(import("./Result.svelte")),
  heat: () => import("./heat").then(({ heat }) => heat),
  pictured: ["mode"],
  line: logLine,
  merge,
  Piece: LinePiece,
  prompt,
  finish,
  standing,
  wide: true,
  pace: (events: AnyEvent[]) => pace(events as Event[]),
  coach: [
    { key: "coach-monumental-goal", at: ["map", "board"] },
    { key: "coach-monumental-city", at: ["city", "board"] },
    { key: "coach-monumental-offer", at: ["offer", "board"] },
    { key: "coach-monumental-acts", at: ["acts", "board"], until: "chosen" },
    { key: "coach-monumental-confirm", at: ["actions"], until: "confirmed" },
  ],
};
