// Monumental Moves on the page.
import type { AnyEvent, GameModule } from "../contract";
import Board from "./Board.svelte";
import { pace } from "./story";
import type { Event, View } from "./types";
import { logLine, prompt } from "./words";

export const game: GameModule = {
  Board,
  result: () => import("./Result.svelte"),
  heat: () => import("./heat").then(({ heat }) => heat),
  pictured: ["games"],
  line: logLine,
  prompt,
  pace: (events: AnyEvent[]) => pace(events as Event[]),
  standing: ({ view }) => ({ key: "moves-left-over", values: (view as View).totals }),
  coach: [
    { key: "coach-moves-goal", at: ["city", "board"] },
    { key: "coach-moves-tray", at: ["tray", "board"] },
    { key: "coach-moves-city", at: ["city", "board"], until: "chosen" },
    { key: "coach-moves-claim", at: ["city", "board"] },
    { key: "coach-moves-confirm", at: ["actions"], until: "confirmed" },
  ],
};
