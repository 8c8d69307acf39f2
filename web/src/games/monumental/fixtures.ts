// What the tests play with: the real box, and real games played by the real rules. Used by tests only.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Catalog } from "./catalog";
import type { Box, Choice, Event, View } from "./types";

/** A position of a game as seat 0 saw it, and what led there. */
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

// Views are large: only those in which seat 0 is asked something, and the last one, are told.
const SCRIPT = `
import random, sys
import msgspec
from monumenta.engine.match.game import Game
from monumenta.games.monumental.box import load

def play(seed, **options):
    rng = random.Random(seed)
    game = Game.new("monumental", **options)
    moves, events = [], []
    while not game.over:
        if game.actor == 0:
            moves.append({"do": "", "events": events, "view": game.view(0), "choices": game.choices(0)})
            events = []
        if game.actor == "chance":
            played = game.roll(rng)
        else:
            eager = [do for do in game.legal() if do not in ("pass", "end", "skip")]
            played = game.play(rng.choice(eager if eager and rng.random() < 0.9 else game.legal()))
        events += played.events
    moves.append({"do": "", "events": events, "view": game.view(0), "choices": []})
    return moves

games = [
    play(1, players=2),
    play(2, players=3, heroes=True, monsters=True),
    play(3, players=2, mode="classic", civilizations="choose"),
    play(4, players=5),
    play(5, players=3, automas=2, automa_advanced=2, monsters=True),
]
sys.stdout.buffer.write(msgspec.json.encode({"box": load(), "games": games}))
`;

function made(): { box: Box; games: Played[][] } {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const out = execFileSync(python(), ["-c", SCRIPT], { env, encoding: "utf-8", maxBuffer: 1 << 28 });
  return JSON.parse(out) as { box: Box; games: Played[][] };
}

/**
 * Round by round with two, three (Heroes, Monsters) and five; classic with two who choose their civilization; and one
 * player beside two Automas.
 */
export const { box, games } = made();
export const catalog = new Catalog(box);
export const moves = games.flat();

export function find(what: string, test: (move: Played) => boolean): Played {
  const found = moves.find(test);
  if (!found) throw new Error(`no position with ${what} in the games played`);
  return found;
}
