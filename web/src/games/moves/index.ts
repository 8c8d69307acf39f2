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
};
