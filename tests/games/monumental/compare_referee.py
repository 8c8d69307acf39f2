"""Random games of the program beside the referee: `python -m tests.games.monumental.compare_referee [SETTING …]`."""

from __future__ import annotations

import argparse
import time
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, cast

import msgspec

from monumenta import Game
from tests.games.monumental.players import choose
from tests.games.monumental.referee import SETTINGS, Referee


@dataclass
class Tally:
    """What has been compared."""

    games: int = 0
    plies: int = 0
    events: int = 0
    unjudged: int = 0
    seen: Counter[str] = field(default_factory=Counter[str])


class Match:
    """One game on both sides; raises AssertionError where they differ."""

    def __init__(self, setting: str, seed: int) -> None:
        self.name = f"{setting!r}, seed {seed}"
        self.rng = Random(f"monumental/{setting}/{seed}")
        self.game = Game.new("monumental", **SETTINGS[setting])
        options = cast("dict[str, Any]", msgspec.to_builtins(self.game.settings))
        self.referee = Referee(options, self.game.spec.version)
        self.tally = Tally(games=1)

    def run(self) -> Tally:
        self.agree("scores", self.game.scores, self.referee.scores())
        while self.game.actor != "over":
            self.agree("actor", self.game.actor, self.referee.actor())
            mover: Any = self.game.actor
            self.agree("legal", set(self.game.legal(mover)), self.referee.legal(mover))
            self.act(mover, self.luck() if mover == "chance" else self.pick(mover))
        self.agree("actor", "over", self.referee.actor())
        self.agree("winners", self.game.winners, self.referee.winners())
        return self.tally

    def pick(self, mover: Any) -> str:
        return choose(self.referee, mover, sorted(self.game.legal(mover)), self.rng)

    def luck(self) -> str:
        odds = dict(zip(self.game.legal("chance"), self.game.weights(), strict=True))
        theirs = self.referee.odds()
        ours, others = sum(odds.values()), sum(theirs.values())
        self.agree(
            "odds", {text: n * others for text, n in odds.items()}, {text: n * ours for text, n in theirs.items()}
        )
        return self.rng.choices(list(odds), list(odds.values()))[0]

    def act(self, mover: Any, text: str) -> None:
        asked = self.referee.asked()
        events = msgspec.to_builtins(self.game.play(text, mover).events)
        theirs = self.referee.play(mover, text, 0)
        self.tally.plies += 1
        self.tally.seen[f"{asked}: {text}"] += 1
        if theirs is None:
            self.tally.unjudged += 1
        else:
            self.tally.events += len(theirs)
            self.agree(f"events after {mover}: {text}", events, theirs)
        self.agree(f"scores after {mover}: {text}", self.game.scores, self.referee.scores())

    def agree(self, what: str, ours: Any, theirs: Any) -> None:
        if ours == theirs:
            return
        if isinstance(ours, set):
            mine, others = cast("set[str]", ours), cast("set[str]", theirs)
            ours, theirs = f"also {sorted(mine - others)}", f"also {sorted(others - mine)}"
        raise AssertionError(f"{self.name}, ply {self.tally.plies}: {what}\n  program: {ours}\n  referee: {theirs}")


def compare(setting: str, seed: int, games: int = 1) -> Tally:
    """So many games of a setting, from this seed on."""
    whole = Tally()
    for number in range(seed, seed + games):
        one = Match(setting, number).run()
        whole.games += one.games
        whole.plies += one.plies
        whole.events += one.events
        whole.unjudged += one.unjudged
        whole.seen.update(one.seen)
    return whole


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("settings", nargs="*", default=list(SETTINGS))
    parser.add_argument("--games", type=int, default=1)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seen", action="store_true", help="how often each action was seen")
    given = parser.parse_args()
    begun = time.process_time()
    seen: Counter[str] = Counter()
    for setting in given.settings:
        for number in range(given.seed, given.seed + given.games):
            try:
                tally = compare(setting, number)
            except AssertionError as difference:
                print(difference, flush=True)
                continue
            seen.update(tally.seen)
            seen.update({"games": 1, "plies": tally.plies, "events": tally.events, "unjudged": tally.unjudged})
        print(setting, flush=True)
    print({what: seen[what] for what in ("games", "plies", "events", "unjudged")}, time.process_time() - begun, "s")
    if given.seen:
        for what, number in sorted(seen.items()):
            print(number, what)


if __name__ == "__main__":
    main()
