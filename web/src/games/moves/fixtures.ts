// What the tests play with: the real box, and real matches played by the real rules. Used by tests only.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Shapes } from "./shapes";
import type { Box, Choice, Event, View } from "./types";

/** One move of a recorded match, as seat 0 saw it; the first is the beginning. */
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
from monumenta.games.moves.box import load

def play(seed, **options):
    rng = random.Random(seed)
    game = Game.new("moves", **options)
    moves = [{"do": "", "events": [], "view": game.view(0), "choices": game.choices(0)}]
    while not game.over:
        legal = game.legal()
        passes = options.get("voluntary_pass") and "pass" in legal and rng.random() < 0.1
        played = game.play("pass" if passes else rng.choice([do for do in legal if do != "pass"] or legal))
        moves.append({"do": played.do, "events": played.events, "view": game.view(0), "choices": game.choices(0)})
    return moves

games = [play(k) for k in range(4)] + [play(9, games=1, voluntary_pass=True)]
sys.stdout.buffer.write(msgspec.json.encode({"box": load(), "games": games}))
`;

function made(): { box: Box; games: Played[][] } {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const out = execFileSync(python(), ["-c", SCRIPT], { env, encoding: "utf-8", maxBuffer: 1 << 28 });
  return JSON.parse(out) as { box: Box; games: Played[][] };
}

/** Four random matches of two games, and a single game in which one may pass. */
export const { box, games } = made();
export const shapes = new Shapes(box);
export const moves = games.flat();

/** A view to start from: an empty city that waits for Light's first piece. */
export const fresh: View = {
  game: "moves",
  seat: 0,
  phase: "build",
  number: 1,
  games: 2,
  actor: 0,
  placer: 0,
  opener: 1,
  board: Array.from({ length: box.size }, () => ".".repeat(box.size)),
  pieces: [],
  stocks: [0, 1].map(() => Object.fromEntries(box.pieces.map(({ id, count }) => [id, count]))),
  left: [47, 47],
  results: [],
  totals: [47, 47],
  made: [0, 0],
  may_pass: false,
  winners: [],
};
