// Any game on the page, by nothing but its view and its choices: for one that brings no board of its own.
import type { GameModule } from "../../games/contract";
import { addMessages, addTexts } from "../../lib/i18n";
import Board from "./Board.svelte";
import { eventLine, prompt } from "./words";

/** Long enough to read what somebody else has done. */
const PACE_MS = 700;

export async function plainGame(name: string): Promise<GameModule> {
  await Promise.all([addTexts(name, "table"), addMessages("plain")]);
  return {
    Board,
    result: () => import("./Result.svelte"),
    heat: () => import("./heat").then(({ heat }) => heat),
    pictured: [],
    line: (event, names) => eventLine(name, event, names),
    prompt: (position, you, _pending, names) => prompt(name, position, you, names),
    pace: (events) => (events.length > 0 ? PACE_MS : 0),
  };
}
