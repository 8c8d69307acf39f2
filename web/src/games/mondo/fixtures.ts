// What the tests look at: the real box, and real games played by the real rules. Used by tests only.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Box, Event, View } from "./types";

/** One move as everybody saw it, and the view after it. */
export interface Played {
  do: string;
  events: Event[];
  view: View;
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
from monumenta.games.mondo.box import load

def play(seed, moves, leaving=0.01, **options):
    rng = random.Random(seed)
    game = Game.new("mondo", **options)
    found = [{"do": "", "events": [], "view": game.view(0)}]
    t = 0
    while not game.over and len(found) < moves:
        t += 400
        if game.actor == "chance":
            game.roll(rng, t=t)
            continue
        view = game.view(0)
        if view.phase == "count":
            played = game.play("go", seat="clock", t=max(t, view.goes))
            t = max(t, view.goes)
        else:
            seat = rng.randrange(len(view.players))
            # leaving early is rare, or nothing would be seen
            texts = [do for do in game.legal(seat) if do != "out" or rng.random() < leaving]
            if not texts:
                continue
            kind = rng.choice(sorted({do.split()[0] for do in texts}))
            played = game.play(rng.choice([do for do in texts if do.split()[0] == kind]), seat=seat, t=t)
        found.append({"do": played.do, "events": played.events, "view": game.view(0)})
    return found

games = [
    play(1, 260, players=3, level="expert", clock="none"),
    play(2, 120, players=2, clock="none", board_1=3),
    play(3, 120, leaving=1, players=2, clock="none", children=True, handicap="2"),
]
sys.stdout.buffer.write(msgspec.json.encode({"box": load(), "games": games}))
`;

function made(): { box: Box; games: Played[][] } {
  const env = { ...process.env, PYTHONPATH: join(root, "src") };
  const out = execFileSync(python(), ["-c", SCRIPT], { env, encoding: "utf-8", maxBuffer: 1 << 28 });
  return JSON.parse(out) as { box: Box; games: Played[][] };
}

/** An expert game of three, a beginners' game of two and a short one with children and a handicap, untimed, at random. */
export const { box, games } = made();
