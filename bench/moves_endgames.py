"""Is the exact endgame of Monumental Moves exact? Against brute force, on positions with little common ground left.

    python -m bench.moves_endgames --positions 500 --log endgames.jsonl

A run with the same log goes on after its last line. Positions come from games of the Monte Carlo bot with few playouts:
of each a random one in which at most 20 squares are open to both sides. Brute force is all moves to the end of the
game, remembering positions by their bytes: without bounds, packer or order. Where it would need more than `--most`
positions the next game is taken, and that is counted.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from bench.stopping import at_once
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Row
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import new_array
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.plain import new_games
from monumenta.engine.match import play
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.games.moves.actions import ACTIONS
from monumenta.games.moves.bot.finish import Endgame, near_end
from monumenta.games.moves.rules import legal, move, settle
from monumenta.games.moves.state import BUILD, SIDES, State
from monumenta.search.desk import new_desk
from monumenta.search.house_bot import FlatSearch, cells
from monumenta.search.policy import choose_known

SPEC: Final = find("moves")
PLAYOUTS: Final = 40
NODES: Final = 50_000_000
ROOM: Final = ACTIONS + 1
"""A position and all that can become of it."""


@rule
def successors(games: Games[State], out: Row) -> int:
    """Into games[1] and on: what each legal action, in `out`, makes of games[0]; returns how many there are."""
    seat = games[0].seat
    k = legal(games[0], seat, out)
    for i in range(k):
        games[i + 1] = games[0]
        move(games[i + 1], seat, out[i])
        settle(games[i + 1])
    return k


def offered(spec: GameSpec) -> tuple[list[Any], dict[Any, Any]]:
    """What this measurement has compiled besides: one call for all moves, or Python would take most of the time."""
    return ([successors], {}) if spec is SPEC else ([], {})


class TooMany(Exception):
    """Brute force would take too long."""


class Brute:
    """What a position is worth to Light, by trying everything."""

    def __init__(self, rules: Compiled, state: bytes, most: int) -> None:
        self.rules = rules
        self._state = state
        self._most = most
        self.games = new_array(SPEC.state, ROOM)
        self.bytes = self.games.view(np.uint8)
        self.out = np.zeros(SPEC.most_legal, np.int64)
        self._memory: dict[bytes, int] = {}
        self.set(state)
        self._game = int(self.games["game_no"][0])

    def set(self, state: bytes) -> None:
        self.bytes[: len(state)] = np.frombuffer(state, np.uint8)

    def after(self, state: bytes) -> tuple[int, dict[int, bytes]]:
        """Who is to act, and what each action leads to."""
        self.set(state)
        seat = int(self.games["seat"][0])
        actions = self.out[: self.rules[play.legal_at](self.games, 0, seat, self.out)].tolist()
        after: dict[int, bytes] = {}
        for action in actions:
            self.set(state)
            self.rules[play.apply_at](self.games, 0, seat, action)
            after[action] = self.games[:1].tobytes()
        return seat, after

    def _worth(self, state: bytes) -> int:
        if state in self._memory:
            return self._memory[state]
        if len(self._memory) >= self._most:
            raise TooMany
        self.set(state)
        if self.games["phase"][0] != BUILD or self.games["game_no"][0] != self._game:
            light, dark = self.games["results"][0][self._game * SIDES :][:SIDES].tolist()
            worth = dark - light
        else:
            seat, after = self.after(state)
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
        _, after = self.after(self._state)
        return [action for action, state in after.items() if self._worth(state) == margin]

    @property
    def positions(self) -> int:
        return len(self._memory)


class QuickBrute(Brute):
    """The same with one call for all moves of a position, for rules that have `successors`."""

    def after(self, state: bytes) -> tuple[int, dict[int, bytes]]:
        self.set(state)
        k = self.rules[successors](self.games, self.out)
        size = len(state)
        after = self.bytes[size : size * (k + 1)].tobytes()
        states = (after[at : at + size] for at in range(0, len(after), size))
        return int(self.games["seat"][0]), dict(zip(self.out[:k].tolist(), states, strict=True))


def late_positions(rules: Compiled, seed: int, done: int = 0) -> Iterator[bytes]:
    """One from each game, without end; the first ones were `done` before."""
    for number in count(seed * 1_000_003):
        late = list(_late(rules, number))
        if late and done > 0:
            done -= 1
        elif late:
            yield Random(number).choice(late)


def _late(rules: Compiled, number: int) -> Iterator[bytes]:
    games = new_games(SPEC.state, 1)
    SPEC.begin(games[0], parse_options(SPEC, {"games": 1}))
    desk = new_desk(SPEC, number)
    while (who := rules.ask(play.actor_at, games, 0)) >= 0:
        if near_end(games[0]):
            yield games.raw.tobytes()
        desk.work[0] = games[0]
        action = rules.ask(choose_known, desk, who, *cells(FlatSearch(PLAYOUTS)))
        rules.ask(play.apply_at, games, 0, who, action)


class Compared(msgspec.Struct, frozen=True):
    """One line of the log: a position on which both agree, or one that was too large."""

    brute: int
    """Positions that brute force looked at; 0: too many."""
    seconds: float
    """Time of the exact search."""


def compare(rules: Compiled, state: bytes, most: int) -> Compared:
    """One position; raises SystemExit if they differ."""
    brute = QuickBrute(rules, state, most)
    margin = brute.margin()
    if margin is None:
        return Compared(0, 0.0)
    began = time.perf_counter()
    endgame = Endgame(rules, Concealed(SPEC, state, 0))
    endgame.go_on(NODES)
    took = time.perf_counter() - began
    if endgame.action is None or endgame.margin != margin or endgame.action not in brute.best_actions():
        raise SystemExit(f"they differ: {margin} and {endgame.margin} in {state.hex()}")
    return Compared(brute.positions, round(took, 4))


def summary(done: list[Compared]) -> str:
    equal = [each for each in done if each.brute]
    text = f"{len(equal)} equal, {len(done) - len(equal)} too large for brute force"
    if not equal:
        return text
    mean = sum(each.brute for each in equal) / len(equal)
    slowest = max(each.seconds for each in equal)
    return f"{text}; {mean:,.0f} positions each by brute force; slowest answer {slowest:.3f} s"


def main() -> None:
    """Compare what is missing in the log, and say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--positions", type=int, default=500)
    parser.add_argument("--most", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="go on with the positions in this file, and add to it")
    chosen = parser.parse_args()
    compiled.offer("moves-endgames", offered)
    rules = compiled.use(SPEC)
    done: list[Compared] = []
    if chosen.log and chosen.log.exists():
        done = [msgspec.json.decode(line, type=Compared) for line in chosen.log.read_bytes().splitlines()]
    for state in late_positions(rules, chosen.seed, len(done)):
        if sum(each.brute > 0 for each in done) >= chosen.positions:
            break
        done.append(compare(rules, state, chosen.most))
        if chosen.log:
            with chosen.log.open("ab") as log:
                log.write(msgspec.json.encode(done[-1]) + b"\n")
        if len(done) % 10 == 0:
            print(summary(done), flush=True)
    print(summary(done))


if __name__ == "__main__":
    at_once()
    main()
