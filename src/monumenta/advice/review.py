"""Look back on a whole game: the chances at every decision, what was given away, and what luck did.

A decision is searched once, as the best bot would, for the chances and for what it would have done. If that is not what
was done, the two are searched again, alike in everything but the first action (same seed, as many iterations). Only
such a pair can be compared: in the first search an action that looks bad is hardly looked at, and the one that looks
best may have been lucky. Luck is measured likewise, before and after its draws, with what the next seat knows.

Who is to act always looks a little too good to a search, since it finds the best for that seat sooner than the answers
to it. So the chances at a position are the mean of two: of the seat to act, and of who acted before, after what it did.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from msgspec import Struct

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.author.state import record as record_of
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, Played
from monumenta.engine.match.record import GameRecord
from monumenta.engine.match.verify import begin, walk
from monumenta.search import tree
from monumenta.search.budget import Budget, never
from monumenta.search.kit import manner_of
from monumenta.search.tree_search import TreeSearch

from .reviewed import Review, Step, is_lucky, mark_of

SECONDS: Final = 30.0
"""For a whole game, where nobody says otherwise; comparing again what tells something comes on top."""
MOST: Final = 500.0
"""Milliseconds for a decision of a short game: more would tell nothing new."""
LEAST: Final = 240
"""Iterations for a decision, however long they take."""
PAIR: Final = 0.25
"""Share of a decision's budget for each of two actions that are compared; the first search has the rest."""
AGAIN: Final = 2
"""How often a difference that tells something is looked at again, each time twice as long."""
GROWING: Final = 0.4
"""Share of a search in which its tree only grows; the chances are those that come out after that."""
SEED: Final = 1


class NoReview(MonumentaError):
    """This game cannot be looked at in this way."""


class Spot(Struct, frozen=True):
    """A decision of the game, and where the game stood."""

    n: int
    state: bytes
    seat: int
    action: int
    before_luck: bytes | None
    """The state before luck drew, if it did so just before the decision."""


class Looked(Struct, frozen=True):
    """A game, and what there is to look at."""

    game: Game
    """As it ended."""
    spots: list[Spot]

    @property
    def review(self) -> Review:
        """Nothing is known yet but how it ended."""
        winners = self.game.winners
        shares = (
            [round((seat in winners) / len(winners), 4) for seat in range(len(self.game.players))] if winners else []
        )
        return Review(len(self.spots), [], shares)

    def budget(self, seconds: float) -> Budget:
        """What each decision may cost if all of them may take so long."""
        parts = sum(1 + (2 * PAIR if spot.before_luck is not None else 0) for spot in self.spots)
        return Budget(milliseconds=min(MOST, 1000 * seconds / max(1.0, parts)))


def look(record: GameRecord) -> Looked:
    """Play a record again and note its decisions. Raises BrokenRecord, and NoReview of a game in real time."""
    game = begin(record)
    spec = game.spec
    if spec.realtime:
        raise NoReview(f"in {spec.title} everybody acts at once: there are no decisions in turn to look back on")
    spots: list[Spot] = []
    before_luck: bytes | None = None
    for move in walk(game, record):
        state = game.state()
        if not isinstance(move.seat, int):
            before_luck = before_luck or state
        elif len(game.legal_ids()) > 1:
            action = spec.parse(plain_state(record_of(spec.state), state), move.do)
            spots.append(Spot(game.n, state, move.seat, action, before_luck))
            before_luck = None
    return Looked(game, spots)


def review(looked: Looked, budget: Budget, stopped: Callable[[], bool] = never) -> Iterator[Step]:
    """One decision after the other; with a budget of playouts they are always the same."""
    reviewer = _Reviewer(looked.game, budget, stopped)
    for spot in looked.spots:
        if stopped():
            return
        yield reviewer.step(spot)


class _Tally(Struct):
    """Chances by seat, summed up over several searches."""

    sums: list[int] = []
    seen: int = 0

    def add(self, search: TreeSearch) -> None:
        for one in search.found():
            self.sums = [a + b for a, b in zip(self.sums or [0] * len(one.win), one.win, strict=True)]
            self.seen += one.seen

    @property
    def chances(self) -> list[float]:
        return _mean(self.sums, self.seen, tree.ONE)


class _Way(Struct, frozen=True):
    """One of two things to compare: a position, and the only action to try there, if it is about that."""

    known: Concealed
    only: int | None = None


class _Reviewer:
    """Goes through a game, and remembers what it found out about the decision before."""

    def __init__(self, game: Game, budget: Budget, stopped: Callable[[], bool]) -> None:
        self._game = game
        self._spec = game.spec
        self._budget = budget
        self._stopped = stopped
        self._before: Spot | None = None
        self._search: TreeSearch | None = None
        self._after: list[float] = []
        """The chances after the last decision, as who made it sees them."""

    def step(self, spot: Spot) -> Step:
        search = self._look(spot)
        best, found = search.best(), next(one for one in search.found() if one.seen)
        win = _mean(found.win, found.seen, tree.ONE)
        luck = self._luck(spot)
        chances = win if not self._after else _both(win, _moved(self._after, luck))
        self._after, loss = (win, 0.0) if spot.action == best else self._given_away(spot, best)
        self._before, self._search = spot, search
        there = Game.restore(self._spec, self._game.settings, spot.state, spot.n)
        done, line = there.write(spot.action), _line(there, search.line())
        return Step(
            n=spot.n,
            seat=spot.seat,
            do=done,
            best=line[0].do,
            events=[] if spot.action == best else line[0].events,
            win=chances,
            scores=_mean(found.points, found.seen),
            loss=loss,
            mark=mark_of(loss),
            line=[played.do for played in line],
            luck=luck,
            lucky=is_lucky(luck),
        )

    def _look(self, spot: Spot) -> TreeSearch:
        """Search the decision; what is known from the one before in the same turn is kept."""
        before, search = self._before, self._search
        if search is not None and before is not None and (before.seat, before.n + 1) == (spot.seat, spot.n):
            search.go_on(before.action, self._known(spot.state, spot.seat))
        else:
            search = self._new(_Way(self._known(spot.state, spot.seat)), SEED)
        return self._think(search, _share(self._budget, 1 - 2 * PAIR))

    def _luck(self, spot: Spot) -> list[float]:
        """How luck's draws just before a decision have changed the chances."""
        if spot.before_luck is None:
            return []
        earlier, later = (_Way(self._known(state, spot.seat)) for state in (spot.before_luck, spot.state))
        before, after = self._compared(earlier, later, is_lucky)
        return _less(after, before)

    def _given_away(self, spot: Spot, best: int) -> tuple[list[float], float]:
        """The chances after what was done, and how much better the seat would stand with the best."""
        known = self._known(spot.state, spot.seat)
        worse, better = self._compared(
            _Way(known, spot.action),
            _Way(known, best),
            lambda change: mark_of(change[spot.seat]) is not None,
        )
        return worse, max(0.0, _less(better, worse)[spot.seat])

    def _compared(
        self, one: _Way, other: _Way, telling: Callable[[list[float]], bool]
    ) -> tuple[list[float], list[float]]:
        """The chances with each, as their seat sees them. A difference that tells something is looked at again, longer
        and with other seeds, lest it be one of many that chance brings about."""
        first, second = _Tally(), _Tally()
        for again in range(AGAIN + 1):
            share = PAIR * (2 if again else 1)
            searched = self._think(self._new(other, SEED + again), _share(self._budget, share))
            equal = Budget(playouts=searched.visits)
            second.add(searched)
            first.add(self._think(self._new(one, SEED + again), equal))
            if not telling(_less(second.chances, first.chances)):
                break
        return first.chances, second.chances

    def _known(self, state: bytes, seat: int) -> Concealed:
        return Concealed(self._spec, state, seat)

    def _new(self, way: _Way, seed: int) -> TreeSearch:
        return TreeSearch(way.known, seed, manner_of(self._spec), only=way.only)

    def _think(self, search: TreeSearch, budget: Budget) -> TreeSearch:
        """First let the tree grow, then ask it. A machine that is busy with other things takes longer for the least
        that says anything."""
        known = search.visits
        # halving is one from its first round to its last
        for share in (1.0,) if search.halves else (GROWING, 1 - GROWING):
            part = _share(budget, share)
            search.count_afresh()
            if part.playouts is None:
                search.think(part.milliseconds, self._stopped)
                missing = round(LEAST * budget.milliseconds / self._budget.milliseconds * share) - search.visits + known
            else:
                missing = part.playouts
            if missing > 0:
                search.iterate(missing, self._stopped)
            known = search.visits
        if not any(one.seen for one in search.found()):
            search.iterate(1, never)  # stopped before the first look: one there always is
        return search


def _share(budget: Budget, share: float) -> Budget:
    playouts = None if budget.playouts is None else max(1, round(budget.playouts * share))
    return Budget(milliseconds=budget.milliseconds * share, playouts=playouts)


def _both(ours: list[float], theirs: list[float]) -> list[float]:
    return [round((a + b) / 2, 4) for a, b in zip(ours, theirs, strict=True)]


def _moved(chances: list[float], luck: list[float]) -> list[float]:
    """Chances after luck has changed them."""
    if not luck:
        return chances
    moved = [max(0.0, chance + change) for chance, change in zip(chances, luck, strict=True)]
    return [each / max(sum(moved), 0.01) for each in moved]


def _less(chances: list[float], others: list[float]) -> list[float]:
    return [round(a - b, 4) for a, b in zip(chances, others, strict=True)]


def _mean(sums: list[int], seen: int, unit: int = 1) -> list[float]:
    return [round(total / max(seen, 1) / unit, 4) for total in sums]


def _line(game: Game, actions: list[int]) -> list[Played]:
    """The search's line in the game as it really stood: what was hidden is known by now, and may end it early."""
    played: list[Played] = []
    for action in actions:
        if not isinstance(game.actor, int) or action not in game.legal_ids():
            break
        played.append(game.play(action))
    return played
