// The games that the page can show, each loaded when it is first needed.
import type { Component } from "svelte";
import { addMessages } from "../lib/i18n";
import type { GameModule, SetUpProps } from "./contract";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const setUps = import.meta.glob<{ default: Component<SetUpProps> }>("./*/SetUp.svelte");

/** The game's own part of the page, with its messages. Rejects for a game that this page does not know. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`This page has no board for "${name}": build the page again after adding it.`);
  const [module] = await Promise.all([load(), addMessages(name)]);
  return module.game;
}

/** Only what the lobby shows of a game, so that the first page does not wait for a board. */
export async function loadSetUp(name: string): Promise<Component<SetUpProps>> {
  const load = setUps[`./${name}/SetUp.svelte`];
  const [module] = await Promise.all([load?.(), addMessages(name), addMessages(`${name}-setup`)]);
  const found = module?.default ?? (await loadGame(name)).SetUp;
  if (!found) throw new Error(`This page does not know how to set up "${name}".`);
  return found;
}
