"""One tree of a search, from Python: its arrays, what was found out in it, and what the next decision keeps of it."""

from __future__ import annotations

import math
from typing import Any, Final

from msgspec import Struct

from monumenta.engine.author.state import empty, new_row, row_of
from monumenta.engine.compile.compiled import way_of
from monumenta.engine.compile.plain import new_games
from monumenta.engine.match.concealed import Concealed

from . import tree
from .desk import new_desk
from .manner import Manner

SPARE: Final = 10
"""With less than this part of its memory left a tree is not kept: nothing could be opened any more."""


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


class TreeArrays:
    """One tree: the arrays that `tree.sweep` works on."""

    def __init__(self, known: Concealed, seed: int, manner: Manner, nodes: int, only: int | None) -> None:
        spec = known.spec
        self.seat = known.seat
        self.work = new_games(spec.state, 2)
        self._set(known)
        self.players: int = spec.rules.seats(self.work[0])
        self.width = tree.SUMS + self.players
        self.nodes = new_row(nodes * self.width)
        self.control = new_row(tree.CELLS)
        self.control[: tree.NEXT] = row_of(
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
                tree.LINE_UP if manner.halving and only is None else 0,
            ]
        )
        self.control[tree.ONLY] = 0 if only is None else only + 1
        self.outcomes = new_row(spec.most_legal * (2 * self.players + 1))
        desk = new_desk(spec, seed)
        rows = (
            new_row(spec.actions),
            self.nodes,
            self.control,
            *(new_row(self.players) for _ in range(3)),
            self.outcomes,
        )
        memory: Any = (desk.rng, self.work, desk.work, desk.out, desk.odds, desk.room, *rows)
        self._sweep = way_of(spec).bind(tree.sweep, tree.TreeDesk(*memory))

    def _set(self, known: Concealed) -> None:
        self.work.raw[: len(known.state)] = known.state

    def run(self, n: int) -> None:
        """`n` iterations more."""
        self._sweep(self.seat, n)

    def begin(self) -> int:
        """The rounds of sequential halving, if there is any: after each, `halve`."""
        if self.control[tree.RUNNING] == 0:
            return 1
        self.control[tree.RUNNING] = tree.LINE_UP
        self.run(0)
        return max(1, math.ceil(math.log2(max(1, self.control[tree.RUNNING]))))

    def halve(self) -> None:
        """The better half goes on, best first."""
        running = self.control[tree.RUNNING]
        if running < 2:
            return
        children = self.children(self.root)
        better = sorted(children[:running], key=self._mean, reverse=True)
        before, link = self.root, tree.FIRST
        for child in [*better, *children[running:], 0]:
            self.nodes[before * self.width + link] = child
            before, link = child, tree.AFTER
        self.control[tree.RUNNING], self.control[tree.NEXT] = (running + 1) // 2, 0

    def _mean(self, child: int) -> float:
        """Worth to the seat; who has not had a turn yet is last."""
        visits = self.cell(child, tree.VISITS)
        return self.cell(child, tree.SUMS + self.seat) / visits if visits else -1.0

    def children(self, node: int) -> list[int]:
        """Of a node, youngest first."""
        children: list[int] = []
        child = self.nodes[node * self.width + tree.FIRST]
        while child:
            children.append(child)
            child = self.nodes[child * self.width + tree.AFTER]
        return children

    def cell(self, node: int, cell: int) -> int:
        return self.nodes[node * self.width + cell]

    @property
    def root(self) -> int:
        return self.control[tree.ROOT]

    def found(self) -> list[Found]:
        """What is known about the root's children; those that have only been lined up are left out."""
        n = self.players
        found: list[Found] = []
        for child in (each for each in self.children(self.root) if self.cell(each, tree.VISITS)):
            at = self.cell(child, tree.ORDER) * (2 * n + 1)
            seen, *sums = self.outcomes[at : at + 2 * n + 1].tolist()
            value = self.cell(child, tree.SUMS + self.seat)
            visits = self.cell(child, tree.VISITS)
            found.append(Found(self.cell(child, tree.ACTION), visits, value, seen, sums[:n], sums[n:]))
        return found

    def go_on(self, action: int, known: Concealed) -> None:
        """The seat has done the action, and is to act again: what was found out about that is kept."""
        self._set(known)
        empty(self.outcomes)
        if self.control[tree.RUNNING]:
            self.control[tree.RUNNING] = tree.LINE_UP
        here = [child for child in self.children(self.root) if self.cell(child, tree.ACTION) == action]
        room = self.control[tree.CAPACITY] - self.control[tree.USED]
        if here and SPARE * room > self.control[tree.CAPACITY]:
            self.control[tree.ROOT] = here[0]
        else:
            empty(self.nodes[: self.width])
            self.control[tree.USED], self.control[tree.ROOT] = 1, 0
