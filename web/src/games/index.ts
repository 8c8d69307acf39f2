// The games that the page can show, each loaded when it is first needed. Those that have no folder here, because they
// come from somebody else's package, are shown on a plain board.
import type { Component } from "svelte";
import type { Piece } from "../lib/boxnotes";
import { addTexts } from "../lib/i18n";
import type { GameInfo } from "../lib/protocol";
import type { GameModule, SetUpProps } from "./contract";

const modules = import.meta.glob<{ game: GameModule }>("./*/index.ts");
const setUps = import.meta.glob<{ default: Component<SetUpProps> }>("./*/SetUp.svelte");
const boxes = import.meta.glob<{ notes: (box: never) => Piece[] }>("./*/box.ts");
const places = import.meta.glob<number>("./*/shelf.ts", { eager: true, import: "place" });

/** The game's own part of the page, with its messages. */
export async function loadGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  if (!load) return (await import("../parts/plain")).plainGame(name);
  const [module] = await Promise.all([load(), addTexts(name, "table")]);
  return module.game;
}

/** Only what the lobby shows of a game, so that the first page does not wait for a board. */
export async function loadSetUp(name: string): Promise<Component<SetUpProps>> {
  const load = setUps[`./${name}/SetUp.svelte`] ?? (() => import("../parts/plain/SetUp.svelte"));
  const [module] = await Promise.all([load(), addTexts(name, "table"), addTexts(name, "setup")]);
  return module.default;
}

/** What there is to say of a game's box beside its facts. */
export async function loadBoxNotes(name: string): Promise<(box: unknown) => Piece[]> {
  const module = await boxes[`./${name}/box.ts`]?.();
  return module ? (box) => (box ? module.notes(box as never) : []) : () => [];
}

/**
 * The shelf: games that are easy to begin with come first; those of other packages stand behind ours. A plain board is
 * for turns: where everybody acts at once the server lists no choices, so such a game needs a board of its own.
 */
export function onShelf<T extends Pick<GameInfo, "name" | "realtime">>(games: T[]): T[] {
  const place = ({ name }: T) => places[`./${name}/shelf.ts`] ?? Number.MAX_VALUE;
  return games
    .filter(({ name, realtime }) => !realtime || modules[`./${name}/index.ts`])
    .toSorted((a, b) => place(a) - place(b));
}
