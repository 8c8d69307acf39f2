// Monumental on the page.
import type { AnyEvent, GameModule } from "../contract";
import Board from "./Board.svelte";
import { pace } from "./moments";
import Result from "./Result.svelte";
import SetUp from "./SetUp.svelte";
import type { Event } from "./types";
import { logLine, merge, prompt } from "./words";

export const game: GameModule = {
  Board,
  SetUp,
  Result,
  pictured: ["mode"],
  line: logLine,
  merge,
  prompt,
  pace: (events: AnyEvent[]) => pace(events as Event[]),
};
