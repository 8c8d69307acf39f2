"""One tree search from Python: its memory, its slices, its threads, and what it has found out.

Compiled code lets go of Python's lock, so several threads search at once, each in a tree of its own; what they found
about the root's children is added up. One thread and a number of iterations always give the same answer.
"""

from __future__ import annotations

import math
import threading
import time
from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import empty, new_row, record, row_of
from monumenta.engine.compile.compiled import way_of
from monumenta.engine.compile.plain import games_of, new_games, plain_state
from monumenta.engine.match import play

from . import tree
from .budget import next_size
from .policy import DEPTH

FIRST: Final = 2
"""Iterations of the first slice, before it is known how long they take."""
NODES: Final = 1 << 17
"""Nodes of a tree that is searched by time: 10 to 14 MB."""
SPARE: Final = 10
"""With less than this part of its memory left a tree is not kept: nothing could be opened any more."""
APART: Final = 0x9E37_79B9
"""Between the seeds of threads."""


class Manner(Struct, frozen=True):
    """How a tree is searched: what tells games and levels apart besides the number of iterations."""

    explore: float = 0.7
    """The constant of exploration, where worths run from 0 to 1."""
    wide: int = 4
    """A node visited v times has about the square root of wide * v children …"""
    steep: bool = False
    """… or the cube root, of a game whose weights tell well which come first."""
    bias: float = 0.0
    """How much a weight of 1000 counts for a candidate at first, and less the more it is tried; 0: weights are not
    looked at, and candidates are opened in any order."""
    race: bool = False
    """At the root: all candidates are tried, and the worse half drops out after each part of the budget. For games with
    many actions of which nobody knows beforehand which are good."""
    cut: int = 0
    """Actions after which a playout is cut off, of games that do so; 0: never."""
    style: int = 0
    """For the game: how its playouts go on."""


class Found(Struct):
    """What is known about one action at the root."""

    action: int
    visits: int
    value: int
    """Sum of worths to the seat to act."""
    seen: int
    """Iterations that the chances and points are summed over."""
    win: list[int]
    points: list[int]

    def add(self, other: Found) -> None:
        """What another tree knows about it."""
        self.visits += other.visits
        self.value += other.value
        self.seen += other.seen
        self.win = [a + b for a, b in zip(self.win, other.win, strict=True)]
        self.points = [a + b for a, b in zip(self.points, other.points, strict=True)]


class Tree:
    """The arrays that `tree.sweep` works on."""

    def __init__(
        self, spec: GameSpec, state: bytes, seat: int, seed: int, manner: Manner, nodes: int, only: int | None = None
    ) -> None:
        """`state` is concealed."""
        self._spec = spec
        self.seat = seat
        self.work = new_games(spec.state, 2)
        self._set(state)
        self.players: int = spec.rules.seats(self.work[0])
        self.width = tree.SUMS + self.players
        self.nodes = new_row(nodes * self.width)
        self.mind = new_row(tree.CELLS)
        self.mind[: tree.NEXT] = row_of(
            [
                1,
                nodes,
                self.width,
                0,
                int(manner.explore**2 * tree.EXPLORING),
                manner.wide,
                int(manner.steep),
                math.ceil(manner.bias * tree.ONE / 1000),
                manner.cut,
                manner.style,
                tree.LINE_UP if manner.race and only is None else 0,
            ]
        )
        self.mind[tree.ONLY] = 0 if only is None else only + 1
        self.ledger = new_row(spec.most_legal * (2 * self.players + 1))
        self._memory: list[Any] = [
            new_rng(seed),
            self.work,
            new_games(spec.state, DEPTH),
            new_row(spec.most_legal),
            new_row(spec.most_legal),
            new_row(DEPTH * (spec.most_legal + 2)),
            new_row(spec.actions),
            self.nodes,
            self.mind,
            *(new_row(self.players) for _ in range(3)),
            self.ledger,
        ]
        self._way = way_of(spec)

    def _set(self, state: bytes) -> None:
        self.work.raw[: len(state)] = state

    def run(self, n: int) -> None:
        """`n` iterations more."""
        self._way.ask(tree.sweep, self.seat, n, *self._memory)

    def begin(self) -> int:
        """The rounds in which the candidates race, if they do: after each, `halve`."""
        if self.mind[tree.FIELD] == 0:
            return 1
        self.mind[tree.FIELD] = tree.LINE_UP
        self.run(0)
        return max(1, math.ceil(math.log2(max(1, self.mind[tree.FIELD]))))

    def halve(self) -> None:
        """The better half goes on with the race, best first."""
        field = self.mind[tree.FIELD]
        if field < 2:
            return
        kids = self.children(self.root)
        running = sorted(kids[:field], key=self._mean, reverse=True)
        before, link = self.root, tree.FIRST
        for child in [*running, *kids[field:], 0]:
            self.nodes[before * self.width + link] = child
            before, link = child, tree.AFTER
        self.mind[tree.FIELD], self.mind[tree.NEXT] = (field + 1) // 2, 0

    def _mean(self, child: int) -> float:
        """Worth to the seat; who has not had a turn yet is last."""
        visits = self.cell(child, tree.VISITS)
        return self.cell(child, tree.SUMS + self.seat) / visits if visits else -1.0

    def children(self, node: int) -> list[int]:
        """Of a node, youngest first."""
        kids: list[int] = []
        child = self.nodes[node * self.width + tree.FIRST]
        while child:
            kids.append(child)
            child = self.nodes[child * self.width + tree.AFTER]
        return kids

    def cell(self, node: int, cell: int) -> int:
        return self.nodes[node * self.width + cell]

    @property
    def root(self) -> int:
        return self.mind[tree.ROOT]

    def found(self) -> list[Found]:
        """What is known about the root's children; who has only been lined up is none."""
        n = self.players
        found: list[Found] = []
        for child in (kid for kid in self.children(self.root) if self.cell(kid, tree.VISITS)):
            at = self.cell(child, tree.ORDER) * (2 * n + 1)
            seen, *sums = self.ledger[at : at + 2 * n + 1].tolist()
            value = self.cell(child, tree.SUMS + self.seat)
            visits = self.cell(child, tree.VISITS)
            found.append(Found(self.cell(child, tree.ACTION), visits, value, seen, sums[:n], sums[n:]))
        return found

    def go_on(self, action: int, state: bytes) -> None:
        """The seat has done the action, and is to act again in `state`: what is known about that is kept."""
        self._set(state)
        empty(self.ledger)
        if self.mind[tree.FIELD]:
            self.mind[tree.FIELD] = tree.LINE_UP
        here = [child for child in self.children(self.root) if self.cell(child, tree.ACTION) == action]
        room = self.mind[tree.NODES] - self.mind[tree.USED]
        if here and SPARE * room > self.mind[tree.NODES]:
            self.mind[tree.ROOT] = here[0]
        else:
            empty(self.nodes[: self.width])
            self.mind[tree.USED], self.mind[tree.ROOT] = 1, 0


class Search:
    """A search of one position, by one or more trees; it can be asked to go on."""

    def __init__(
        self,
        spec: GameSpec,
        state: bytes,
        seat: int,
        seed: int,
        manner: Manner,
        *,
        nodes: int = NODES,
        threads: int = 1,
        only: int | None = None,
    ) -> None:
        """`only`: nothing but this action, which may be on no shortlist; its worth is then known as well as can be."""
        self.spec = spec
        self.seat = seat
        self.races = manner.race and only is None
        self.state = concealed(spec, state, seat)
        self.trees = [Tree(spec, self.state, seat, seed + APART * i, manner, nodes, only) for i in range(threads)]

    def iterate(self, n: int, stopped: Callable[[], bool]) -> None:
        """So many iterations in all, shared by the trees; fewer if stopped."""
        share, rest = divmod(n, len(self.trees))
        self._together(lambda tree, i, end: _iterate(tree, share + (i < rest), end), stopped)

    def think(self, milliseconds: float, stopped: Callable[[], bool]) -> None:
        """For so long, or until stopped."""
        end = time.perf_counter() + milliseconds / 1000
        self._together(lambda tree, _, ended: _until(tree, end, ended), stopped)

    def _together(self, work: Callable[[Tree, int, Callable[[], bool]], None], stopped: Callable[[], bool]) -> None:
        """The first tree is this thread's. Whatever ends its search, Ctrl-C too, ends the others'."""
        broken_off = threading.Event()

        def ended() -> bool:
            return broken_off.is_set() or stopped()

        helpers = [threading.Thread(target=work, args=(each, i, ended)) for i, each in enumerate(self.trees) if i > 0]
        for helper in helpers:
            helper.start()
        try:
            work(self.trees[0], 0, stopped)
            for helper in helpers:
                helper.join()
        except BaseException:
            broken_off.set()
            raise

    def go_on(self, action: int, state: bytes) -> None:
        """The seat has done the action and is to act again: keep what is known about that."""
        self.state = concealed(self.spec, state, self.seat)
        for each in self.trees:
            each.go_on(action, self.state)

    def count_afresh(self) -> None:
        """Sum chances and points up from here on: a tree that has just begun to grow knows them badly."""
        for each in self.trees:
            empty(each.ledger)

    @property
    def visits(self) -> int:
        """Iterations that are known to have gone through the position."""
        return sum(each.cell(each.root, tree.VISITS) for each in self.trees)

    @property
    def known(self) -> int:
        """Those that went on from there. Where an iteration had stopped before, none did, however many came by."""
        return sum(one.visits for one in self.found())

    def found(self) -> list[Found]:
        """What all trees know about each action that was tried, best first."""
        by_action: dict[int, Found] = {}
        for each in self.trees:
            for one in each.found():
                if one.action in by_action:
                    by_action[one.action].add(one)
                else:
                    by_action[one.action] = one
        return sorted(by_action.values(), key=lambda one: (-one.visits, -one.value, one.action))

    def best(self) -> int:
        """What was looked at most. One legal action is always there, even before the first iteration."""
        found = self.found()
        if found:
            return found[0].action
        self.trees[0].run(1)
        return self.found()[0].action

    def line(self, most: int = 12) -> list[int]:
        """What would be done from here on, as far as the first tree has looked more than once."""
        first = self.trees[0]
        best = self.best()
        actions = [best]
        node = next((child for child in first.children(first.root) if first.cell(child, tree.ACTION) == best), 0)
        while node and len(actions) < most:
            node = max(first.children(node), key=lambda child: (first.cell(child, tree.VISITS), -child), default=0)
            if first.cell(node, tree.VISITS) < 2:
                break
            actions.append(first.cell(node, tree.ACTION))
        return actions


def concealed(spec: GameSpec, state: bytes, seat: int) -> bytes:
    """The state without what the seat cannot know."""
    s = plain_state(record(spec.state), state)
    spec.rules.conceal(s, seat)
    return s.tobytes()


def only_action(spec: GameSpec, state: bytes, seat: int) -> int | None:
    """The one legal action of a seat, if there is no other."""
    out = new_row(spec.most_legal)
    k: int = way_of(spec).ask(play.legal_at, games_of(spec.state, state), 0, seat, out)
    return out[0] if k == 1 else None


def _iterate(tree: Tree, n: int, stopped: Callable[[], bool]) -> None:
    """In slices, so that it can be stopped; how they are cut makes no difference."""
    size, done, rounds = FIRST, 0, tree.begin()
    for number in range(1, rounds + 1):
        end = n * number // rounds
        while done < end and not stopped():
            began = time.perf_counter()
            size = min(size, end - done)
            tree.run(size)
            done += size
            size = next_size(size, time.perf_counter() - began)
        tree.halve()


def _until(tree: Tree, end: float, stopped: Callable[[], bool]) -> None:
    size, rounds = FIRST, tree.begin()
    began = now = time.perf_counter()
    for number in range(1, rounds + 1):
        until = began + (end - began) * number / rounds
        while now < until and not stopped():
            tree.run(size)
            took, now = time.perf_counter() - now, time.perf_counter()
            size = next_size(size, took)
        tree.halve()
