"""Is the exact endgame of Monumental Moves exact? Against brute force, on positions with little common ground left.

    python -m bench.moves_endgames --positions 500

Positions come from games of the Monte Carlo bot with few playouts: of each a random one in which at most 20 squares
are open to both sides. Brute force is all moves to the end of the game, remembering positions by their bytes: without
bounds, packer or order. Where it would need more than `--most` positions the next game is taken, and that is counted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any, Final

import numpy as np

from monumenta.bots.decide import scratch
from monumenta.bots.moves_finish import Endgame, near_end
from monumenta.bots.policy import SEARCH, choose_at
from monumenta.engine import compiled, play
from monumenta.engine.compiled import Compiled
from monumenta.engine.game import parse_options
from monumenta.engine.plain import PlainGames
from monumenta.engine.registry import find
from monumenta.engine.rng import new_rng
from monumenta.engine.state import new_array
from monumenta.games.moves.state import BUILD, SIDES

SPEC: Final = find("moves")
PLAYOUTS: Final = 40
NODES: Final = 50_000_000


class TooMany(Exception):
    """Brute force would take too long."""


class Brute:
    """What a position is worth to Light, by trying everything."""

    def __init__(self, rules: Compiled, state: bytes, most: int) -> None:
        self._rules = rules
        self._state = state
        self._most = most
        self._games = new_array(SPEC.state, 1)
        self._bytes = self._games.view(np.uint8)
        self._out = np.zeros(SPEC.most_legal, np.int64)
        self._memory: dict[bytes, int] = {}
        self._set(state)
        self._game = int(self._games["game_no"][0])

    def _set(self, state: bytes) -> None:
        self._bytes[:] = np.frombuffer(state, np.uint8)

    def _after(self, state: bytes) -> tuple[int, dict[int, bytes]]:
        """Who is to act, and what each action leads to."""
        self._set(state)
        seat = int(self._games["seat"][0])
        actions = self._out[: self._rules[play.legal_at](self._games, 0, seat, self._out)].tolist()
        after: dict[int, bytes] = {}
        for action in actions:
            self._set(state)
            self._rules[play.apply_at](self._games, 0, seat, action)
            after[action] = self._games.tobytes()
        return seat, after

    def _worth(self, state: bytes) -> int:
        if state in self._memory:
            return self._memory[state]
        if len(self._memory) >= self._most:
            raise TooMany
        self._set(state)
        if self._games["phase"][0] != BUILD or self._games["game_no"][0] != self._game:
            light, dark = self._games["results"][0][self._game * SIDES :][:SIDES].tolist()
            worth = dark - light
        else:
            seat, after = self._after(state)
            worths = [self._worth(each) for each in after.values()]
            worth = min(worths) if seat else max(worths)
        self._memory[state] = worth
        return worth

    def margin(self) -> int | None:
        """None if it would take too long."""
        try:
            return self._worth(self._state)
        except TooMany:
            return None

    def best_actions(self) -> list[int]:
        """All that are best."""
        margin = self._worth(self._state)
        _, after = self._after(self._state)
        return [action for action, state in after.items() if self._worth(state) == margin]

    @property
    def positions(self) -> int:
        return len(self._memory)


def late_positions(rules: Compiled, seed: int) -> Iterator[bytes]:
    """One from each game, without end."""
    for number in count(seed * 1_000_003):
        late = list(_late(rules, number))
        if late:
            yield Random(number).choice(late)


def _late(rules: Compiled, number: int) -> Iterator[bytes]:
    games = new_array(SPEC.state, 1)
    SPEC.rules.start(PlainGames(games)[0], list(SPEC.encode(parse_options(SPEC, {"games": 1}))))
    work, out, room = scratch(SPEC)
    rng: Any = new_rng(number)
    while (who := rules[play.actor_at](games, 0)) >= 0:
        if near_end(PlainGames(games)[0]):
            yield games.tobytes()
        action = rules[choose_at](games, 0, who, SEARCH + PLAYOUTS, rng, work, out, room)
        rules[play.apply_at](games, 0, who, action)


def main() -> None:
    """Compare, and say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    rules = compiled.use(SPEC)
    equal = skipped = brute_force = 0
    slowest = 0.0
    for state in late_positions(rules, chosen.seed):
        brute = Brute(rules, state, chosen.most)
        margin = brute.margin()
        if margin is None:
            skipped += 1
            continue
        began = time.perf_counter()
        endgame = Endgame(rules, state)
        endgame.go_on(NODES)
        slowest = max(slowest, time.perf_counter() - began)
        if endgame.action is None or endgame.margin != margin or endgame.action not in brute.best_actions():
            raise SystemExit(f"they differ: {margin} and {endgame.margin} in {state.hex()}")
        equal += 1
        brute_force += brute.positions
        if equal % 10 == 0:
            print(f"{equal} equal, {skipped} too large for brute force; slowest answer {slowest:.3f} s", flush=True)
        if equal >= chosen.positions:
            break
    print(
        f"{equal} positions equal; {brute_force / equal:,.0f} positions each by brute force; {skipped} were too large"
    )


if __name__ == "__main__":
    main()
