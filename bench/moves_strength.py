"""How strong the bots of Monumental Moves that search are, over matches of two games with both sides in turn.

    python -m bench.moves_strength --against largest --matches 100 --budget-ms 1000
    python -m bench.moves_strength --against flat --matches 200 --playouts 20000 --log flat.jsonl
    python -m bench.moves_strength --bot master --against flat --equal --budget-ms 100

Opponents: `largest` places a random largest piece; `flat` is the plain Monte Carlo player with 5,000 playouts a move by
which the game was first measured (it plays every game for itself and puts the People Piece anywhere); or a bot's name.
With `--equal` the flat player has our bot's time instead, counted in playouts by a probe at each of its moves.
Every match is a line of the log; a run with the same log goes on after its last line. A match's number is its seed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

import msgspec

from bench.stopping import at_once
from monumenta.engine.author.contract import OVER, GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Games, Rng, Row
from monumenta.engine.compile import compiled
from monumenta.engine.compile.compiled import Compiled
from monumenta.engine.compile.plain import new_games
from monumenta.engine.match import play
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.moves.bot.largest import draw_largest, list_largest
from monumenta.games.moves.bot.montecarlo import WIN, lead
from monumenta.games.moves.rules import draw, move, settle
from monumenta.games.moves.state import ENDED, PEOPLE, State
from monumenta.search import Budget, bots_of, choose_id, halving
from monumenta.search.budget import never, think
from monumenta.search.decide import house_bot
from monumenta.search.desk import new_desk
from monumenta.search.halving import HEAD, NEXT, RUNNING, SUM, VISITS, WIDTH, halve, rounds
from monumenta.search.house_bot import FlatSearch, Quick, TreeLevel, cells
from monumenta.search.levels import NAMES as LEVELS
from monumenta.search.policy import choose_known

SPEC: Final = find("moves")
MONTE_CARLO: Final = "montecarlo"
FLAT: Final = 5000
PROBE: Final = 300
"""Playouts that tell how many the time will be enough for."""


@rule
def largest_choice(s: State, seat: int, rng: Rng, out: Row) -> int:
    """Anywhere with the People Piece, anywhere with a piece of the largest size that fits."""
    return draw(s, seat, rng, out) if s.phase == PEOPLE else draw_largest(s, seat, rng, out)


@rule
def largest_at(games: Games[State], i: int, seat: int, rng: Rng, out: Row) -> int:
    return largest_choice(games[i], seat, rng, out)


@rule
def flat_playout(s: State, game: int, seat: int, rng: Rng, out: Row) -> int:
    """Result and 0.02 of the margin of this one game, in fiftieths."""
    while s.phase != ENDED and s.game_no == game:
        move(s, s.seat, largest_choice(s, s.seat, rng, out))
        settle(s)
    margin = lead(s, game, seat)
    if margin > 0:
        return margin + WIN
    return margin - WIN if margin < 0 else 0


@rule
def flat_begin(seat: int, rng: Rng, work: Games[State], out: Row, arms: Row) -> int:
    """As `halving.begin`, with the placements of the largest size that fits; one place for the People Piece."""
    n = 1
    if work[0].phase == PEOPLE:
        out[0] = draw(work[0], seat, rng, out)
    else:
        n = list_largest(work[0], seat, 0, out)
    for c in range(n):
        arms[HEAD + WIDTH * c] = out[c]
        arms[HEAD + WIDTH * c + VISITS] = 0
        arms[HEAD + WIDTH * c + SUM] = 0
    arms[RUNNING] = n
    arms[NEXT] = 0
    return n


@rule
def flat_sweep(seat: int, n: int, rng: Rng, work: Games[State], out: Row, arms: Row) -> None:
    """As `halving.sweep`."""
    for _ in range(n):
        at = HEAD + WIDTH * arms[NEXT]
        work[1] = work[0]
        move(work[1], seat, arms[at])
        settle(work[1])
        arms[at + VISITS] += 1
        arms[at + SUM] += flat_playout(work[1], work[0].game_no, seat, rng, out)
        arms[NEXT] += 1
        if arms[NEXT] == arms[RUNNING]:
            arms[NEXT] = 0


@rule
def flat_known(seat: int, playouts: int, rng: Rng, work: Games[State], out: Row, arms: Row) -> int:
    """Successive halving over the placements of the largest size that fits, in work[0]."""
    n = flat_begin(seat, rng, work, out, arms)
    share = playouts // max(1, rounds(n))
    while n > 1:
        flat_sweep(seat, max(n, share // n * n), rng, work, out, arms)
        n = halve(arms)
    return arms[HEAD]


def offered(spec: GameSpec) -> tuple[list[Any], dict[Any, Any]]:
    """What this measurement has compiled besides."""
    return ([largest_at, flat_known, flat_begin, flat_sweep], {}) if spec is SPEC else ([], {})


class Flattened:
    """Compiled rules in which the plain Monte Carlo player stands for the search."""

    def __init__(self, rules: Compiled) -> None:
        self._rules = rules

    def __getitem__(self, function: Any) -> Any:
        flat: dict[Any, Any] = {halving.begin: flat_begin, halving.sweep: flat_sweep}
        return self._rules[flat.get(function, function)]

    def lend(self, *memory: Any) -> tuple[Any, ...]:
        return self._rules.lend(*memory)


class FlatMind:
    """The plain Monte Carlo player with time instead of playouts, for whoever plays whole games (`one_game`)."""

    name = "flat"
    paced = False

    def __init__(self, milliseconds: float) -> None:
        self._milliseconds = milliseconds
        self._rules: Any = Flattened(compiled.use(SPEC))

    def act(self, game: Game, seat: int, seed: int) -> int:
        desk = new_desk(SPEC, seed, game.concealed(seat))
        return think(self._rules, seat, self._milliseconds, desk, never)

    def intend(self, game: Game, seat: int, seed: int) -> tuple[str, int]:
        raise NotImplementedError("in Monumental Moves nobody acts at once with others")


class Match(msgspec.Struct, frozen=True):
    """One line of the log."""

    number: int
    seat: int
    """Where our bot sat: 0 Light, 1 Dark."""
    left: list[list[int]]
    """Left-over squares by game and seat."""
    slowest: float
    """Seconds of our bot's longest decision."""
    seconds: list[float] = []
    """That all decisions took together: our bot's, the other's."""

    @property
    def margins(self) -> list[int]:
        """By game, as our bot sees it."""
        return [game[1 - self.seat] - game[self.seat] for game in self.left]

    @property
    def margin(self) -> int:
        return sum(self.margins)


class Arena:
    """Two players and their memory."""

    def __init__(self, bot: str, against: str, playouts: int | None, milliseconds: float, equal: bool) -> None:
        compiled.offer("moves-strength", offered)
        self._rules = compiled.use(SPEC)
        self._name = bot
        self._against = against
        self._equal = equal
        self._playouts = playouts
        self._milliseconds = milliseconds
        self._desk = new_desk(SPEC, 0)

    def play(self, number: int) -> Match:
        games = new_games(SPEC.state, 1)
        SPEC.begin(games[0], parse_options(SPEC, {}))
        rng, seat, slowest, seconds = new_rng(number), number % 2, 0.0, [0.0, 0.0]
        while (who := self._rules.ask(play.actor_at, games, 0)) != OVER:
            began = time.perf_counter()
            action = (self._ours if who == seat else self._theirs)(games, who, rng)
            took = time.perf_counter() - began
            seconds[who != seat] += took
            slowest = max(slowest, took) if who == seat else slowest
            self._rules.ask(play.apply_at, games, 0, who, action)
        cells = games[0].results.tolist()
        left = [cells[i : i + 2] for i in range(0, len(cells), 2)]
        return Match(number, seat, left, round(slowest, 3), [round(s, 3) for s in seconds])

    def _ours(self, games: Any, seat: int, rng: Any) -> int:
        if self._name != MONTE_CARLO:
            budget = Budget(self._milliseconds, self._playouts)
            return choose_id(Concealed(SPEC, games.raw.tobytes(), seat), self._name, rng[0], budget)
        if self._playouts is None:
            self._desk.work[0] = games[0]
            return think(self._rules, seat, self._milliseconds, self._desk._replace(rng=rng), never)
        return self._bot(FlatSearch(self._playouts), games, seat, rng)

    def _theirs(self, games: Any, seat: int, rng: Any) -> int:
        if self._against == "largest":
            return int(self._rules.ask(largest_at, games, 0, seat, rng, self._desk.out))
        if self._against == "flat":
            return self._flat(games, seat, rng)
        bot = house_bot(SPEC, self._against)
        assert not isinstance(bot, TreeLevel)
        return self._bot(bot, games, seat, rng)

    def _flat(self, games: Any, seat: int, rng: Any) -> int:
        playouts = FLAT
        if self._equal:
            began = time.perf_counter()
            self._flat_move(games, seat, PROBE, rng)
            spent = 1000 * (time.perf_counter() - began)
            playouts = round(PROBE * max(0.0, self._milliseconds - spent) / spent)
        return self._flat_move(games, seat, playouts, rng)

    def _flat_move(self, games: Any, seat: int, playouts: int, rng: Any) -> int:
        desk = self._desk
        desk.work[0] = games[0]
        return int(self._rules.ask(flat_known, seat, playouts, rng, desk.work, desk.out, desk.room))

    def _bot(self, bot: Quick, games: Any, seat: int, rng: Any) -> int:
        self._desk.work[0] = games[0]
        return int(self._rules.ask(choose_known, self._desk._replace(rng=rng), seat, *cells(bot)))


def summary(matches: Sequence[Match]) -> str:
    """Matches won, drawn and lost, the share with draws as half, and mean margins."""
    margins = [match.margin for match in matches]
    won, drawn = sum(m > 0 for m in margins), sum(m == 0 for m in margins)
    games = [m for match in matches for m in match.margins]
    seconds = [sum(side) for side in zip(*(match.seconds for match in matches), strict=False)]
    error = stdev(margins) / len(margins) ** 0.5 if len(margins) > 1 else float("nan")
    return (
        f"{len(margins)} matches: {won} won, {drawn} drawn, {len(margins) - won - drawn} lost, "
        f"{(won + drawn / 2) / len(margins):.1%}; margin a match {fmean(margins):+.2f} ± {error:.2f}; "
        f"games {sum(g > 0 for g in games)} won, {sum(g == 0 for g in games)} drawn, {sum(g < 0 for g in games)} lost; "
        f"seconds {' and '.join(f'{side:.0f}' for side in seconds)}"
    )


def main() -> None:
    """Play what is missing in the log, then say how it stands."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", choices=[MONTE_CARLO, *LEVELS], default=MONTE_CARLO)
    parser.add_argument("--equal", action="store_true", help="the flat player has as much time")
    parser.add_argument("--against", choices=["largest", "flat", *bots_of(SPEC)[:-1]], default="largest")
    parser.add_argument("--matches", type=int, default=100)
    budget = parser.add_mutually_exclusive_group()
    budget.add_argument("--budget-ms", type=float, default=1000.0)
    budget.add_argument("--playouts", "--iterations", type=int)
    parser.add_argument("--log", type=Path, help="go on with the matches in this file, and add to it")
    chosen = parser.parse_args()
    done: list[Match] = []
    if chosen.log and chosen.log.exists():
        done = [msgspec.json.decode(line, type=Match) for line in chosen.log.read_bytes().splitlines()]
    arena = Arena(chosen.bot, chosen.against, chosen.playouts, chosen.budget_ms, chosen.equal)
    for number in range(len(done), chosen.matches):
        match = arena.play(number)
        done.append(match)
        if chosen.log:
            with chosen.log.open("ab") as log:
                log.write(msgspec.json.encode(match) + b"\n")
        print(f"{number + 1}/{chosen.matches} {match.margin:+d} ({match.slowest:.2f} s)  {summary(done)}", flush=True)
    print(summary(done))


if __name__ == "__main__":
    at_once()
    main()
