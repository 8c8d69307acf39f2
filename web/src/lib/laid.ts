// A game as the lobby lays it out to be set up.
import type { Component } from "svelte";
import { loadSetUp } from "../games";
import type { SetUpProps } from "../games/contract";
import { api } from "./api";
import type { GameInfo } from "./protocol";

export interface Laid {
  game: GameInfo;
  SetUp: Component<SetUpProps>;
  box: unknown;
}

export async function layOut(game: GameInfo): Promise<Laid> {
  const [SetUp, box] = await Promise.all([loadSetUp(game.name), api.box(game.name)]);
  return { game, SetUp, box };
}
