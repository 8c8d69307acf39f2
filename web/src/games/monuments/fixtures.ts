// What the tests play with: the real box, and real games played by the real rules. Used by tests only.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Box, Choice, Event, View } from "./types";

/** One move of a recorded game, as seat 0 saw it. */
export interface Played {
  do: string;
  events: Event[];
  view: View;
  choices: Choice[];
}

const root = join(import.meta.dirname, "../../../..");

function python(): string {
  const own = ["bin/python", "Scripts/python.exe"].map((path) => join(root, ".venv", path));
  return process.env.MONUMENTA_PYTHON ?? own.find((path) => existsSync(path)) ?? "python3";
}

const SCRIPT = `
import random, sys
import msgspec
from monumenta.engine.match.game import Game
from monumenta.games.monuments.box import load

def play(monument, players, seed):
    rng = random.Random(seed)
    game = Game.new("monuments", monument=monument, players=players)
    moves = []
    while not game.over:
        played = game.roll(rng) if game.actor == "chance" else game.play(rng.choice(game.legal()))
        moves.append({"do": played.do, "events": played.events, "view": game.view(0), "choices": game.choices(0)})
    return moves

box = load()
games = [play(monument.id, 2 + k % 3, k) for k, monument in enumerate(box.monuments)]
sys.stdout.buffer.write(msgspec.json.encode({"box": box, "games": games}))
`;

function made(): { box: Box; games: Played[][] } {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const out = execFileSync(python(), ["-c", SCRIPT], { env, encoding: "utf-8", maxBuffer: 1 << 28 });
  return JSON.parse(out) as { box: Box; games: Played[][] };
}

/** One random game of each monument, with 2, 3, 4 and 2 players. */
export const { box, games } = made();

export function monument(id: string) {
  const found = box.monuments.find((m) => m.id === id);
  if (!found) throw new Error(`No monument is called ${id}.`);
  return found;
}

/** A view to start from: Notre Dame before anything has happened. */
export const fresh: View = {
  game: "monuments",
  seat: 0,
  monument: "notre-dame",
  players: 2,
  phase: "quarry",
  round: 1,
  turn: 4,
  actor: 0,
  starter: 0,
  worker: "o3",
  trail: [],
  steps_left: 4,
  quarry: Object.fromEntries(box.quarry.spaces.map((s) => [s.id, []])),
  singles: [],
  single_count: 0,
  bag: {},
  hands: [{}, null],
  built: [],
  scores: [10, 10],
  passed: [false, false],
  tally: [0, 1].map(() => ({ start: 10, levels: [0, 0, 0, 0, 0], black: 0, gems: 0, lost: 0 })),
  finished: false,
  winners: [],
};
