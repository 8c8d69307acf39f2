"""A small driver: random games of the program beside the referee."""

from __future__ import annotations

import sys
import time
from random import Random
from typing import Any

import msgspec

from monumenta import Game
from tests.games.monumental.referee import SETTINGS, Referee


def play(setting: str, seed: int, *, with_events: bool, version: str = "1") -> int:
    rng = Random(f"{setting}:{seed}")
    game = Game.new("monumental", **SETTINGS[setting])
    referee = Referee(msgspec.to_builtins(game.settings), version)
    plies = 0
    trail: list[str] = []
    played: Any = None
    liking = rng.choice([(), ("conquer", "soldier", "warlord"), ("build", "use", "way"), ("policy", "use", "way", "buy"), ("step", "pick", "trade", "defeat", "fly", "lead", "hire")])
    def fail(what: str, ours: Any, theirs: Any) -> None:
        for line in trail[-6:]:
            print("   ", line)
        if "automa" in setting:
            for r in referee.table.realms: print("     ", r.capital, r.explorers, r.visited, referee.table.market_left, [n for n, t in referee.table.tiles.items() if t.production])
            print(referee.table.log)
            print([msgspec.to_builtins(event) for event in played.events])
        for r in referee.table.realms: print("     ", r.civ, dict(+r.supply), r.markets, r.drawn, r.policies, r.hero, r.city if "show" in sys.argv else "")
        print(f"{setting} {seed} ply {plies}: {what}\n  program {ours}\n  referee {theirs}")
        if isinstance(ours, set):
            print("   only program", ours - theirs, "only referee", theirs - ours)
        raise AssertionError(what)
    while True:
        if game.actor != referee.actor():
            fail("actor", (game.actor, game.legal() if isinstance(game.actor, int) else game.view(None).asked), (referee.actor(), referee._now))
        if game.scores != referee.scores():
            fail("scores", game.scores, referee.scores())
        if game.over:
            if game.winners != referee.winners():
                fail("winners", game.winners, referee.winners())
            return plies
        if game.actor == "chance":
            texts = game.legal("chance")
            odds = dict(zip(texts, game.weights(), strict=True))
            theirs = referee.odds()
            a, b = sum(odds.values()), sum(theirs.values())
            if {k: v * b for k, v in odds.items()} != {k: v * a for k, v in theirs.items()}:
                fail("odds", odds, theirs)
            played = game.roll(rng)
        else:
            legal = set(game.legal())
            if legal != referee.legal(game.actor):
                fail(f"legal of {game.view(None).asked}", legal, referee.legal(game.actor))
            texts = sorted(legal)
            liked = [x for x in texts if x.startswith(liking)] if liking else []
            played = game.play(rng.choice(liked if liked and rng.random() < 0.6 else texts))
        trail.append(f"{played.seat} {played.do}   of {texts}"[:600])
        events = referee.play(played.seat, played.do, played.t)
        ours = [msgspec.to_builtins(event) for event in played.events]
        if with_events and events is not None and events != ours:
            fail("events", ours, events)
        plies += 1


def main() -> None:
    names = sys.argv[1].split(",") if sys.argv[1] != "all" else list(SETTINGS)
    games = int(sys.argv[2])
    start = int(sys.argv[3]) if len(sys.argv) > 3 else 0
    with_events = "events" in sys.argv
    total = 0
    begun = time.process_time()
    for name in names:
        bad = 0
        for seed in range(start, start + games):
            try:
                total += play(name, seed, with_events=with_events)
            except Exception as problem:
                bad += 1
                if not isinstance(problem, AssertionError) or not str(problem):
                    import traceback; traceback.print_exc()
                if bad > 2: break
        print(name, "bad" if bad else "ok", flush=True)
    print(total, "plies", time.process_time() - begun, "s")


main()
