// The analysis of a finished game, fetched when somebody asks for it: a replay need not wait for it.
import { addMessages } from "../lib/i18n";
import { api } from "./api";
import Branch from "./Branch.svelte";
import Curve from "./Curve.svelte";
import { pointsOf, turnsOf } from "./curve";
import { Run } from "./run.svelte";
import Turns from "./Turns.svelte";

const TOOLS = { Branch, Curve, Turns, Run, pointsOf, turnsOf, branch: api.branch };
export type Tools = typeof TOOLS;

export async function tools(): Promise<Tools> {
  await addMessages("analysis");
  return TOOLS;
}
