// The games that the page can show, each loaded when it is first needed.
import { addMessages } from "../lib/i18n";
import type { GameModule } from "./contract";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");

/** The game's own part of the page, with its messages. Rejects for a game that this page does not know. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (!load) throw new Error(`This page has no board for "${name}": build the page again after adding it.`);
  const [module] = await Promise.all([load(), addMessages(name)]);
  return module.game;
}
