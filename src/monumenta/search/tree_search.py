"""A tree search of one position: its slices, its threads, and what all its trees have found out.

Compiled code lets go of Python's lock, so several threads search at once, each in a tree of its own; what they found
about the root's children is added up. One thread and a number of iterations always give the same answer.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Final

from monumenta.engine.author.state import empty
from monumenta.engine.match.concealed import Concealed

from . import tree
from .budget import next_size
from .manner import Manner
from .tree_arrays import Found, TreeArrays

FIRST: Final = 2
"""Iterations of the first slice, before it is known how long they take."""
NODES: Final = 1 << 17
"""Nodes of a tree that is searched by time: 10 to 14 MB."""
APART: Final = 0x9E37_79B9
"""Between the seeds of threads."""

Stopped = Callable[[], bool]


class TreeSearch:
    """A search of one position, by one or more trees; it can be asked to go on."""

    def __init__(
        self,
        known: Concealed,
        seed: int,
        manner: Manner,
        *,
        nodes: int = NODES,
        threads: int = 1,
        only: int | None = None,
    ) -> None:
        """`only`: nothing but this action, which may be on no shortlist; its worth is then known as well as can be."""
        self.known = known
        self.halves = manner.halving and only is None
        self.trees = [TreeArrays(known, seed + APART * i, manner, nodes, only) for i in range(threads)]

    def iterate(self, n: int, stopped: Stopped) -> None:
        """So many iterations in all, shared by the trees; fewer if stopped."""
        share, rest = divmod(n, len(self.trees))
        self._together(lambda tree, i, end: _iterate(tree, share + (i < rest), end), stopped)

    def think(self, milliseconds: float, stopped: Stopped) -> None:
        """For so long, or until stopped."""
        end = time.perf_counter() + milliseconds / 1000
        self._together(lambda tree, _, ended: _until(tree, end, ended), stopped)

    def _together(self, work: Callable[[TreeArrays, int, Callable[[], bool]], None], stopped: Stopped) -> None:
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

    def go_on(self, action: int, known: Concealed) -> None:
        """The seat has done the action and is to act again: keep what was found out about that."""
        self.known = known
        for each in self.trees:
            each.go_on(action, known)

    def count_afresh(self) -> None:
        """Sum chances and points up from here on: a tree that has just begun to grow knows them badly."""
        for each in self.trees:
            empty(each.outcomes)

    @property
    def visits(self) -> int:
        """Iterations that are known to have gone through the position."""
        return sum(each.cell(each.root, tree.VISITS) for each in self.trees)

    @property
    def onward(self) -> int:
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


def _iterate(tree: TreeArrays, n: int, stopped: Stopped) -> None:
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


def _until(tree: TreeArrays, end: float, stopped: Stopped) -> None:
    size, rounds = FIRST, tree.begin()
    began = now = time.perf_counter()
    for number in range(1, rounds + 1):
        until = began + (end - began) * number / rounds
        while now < until and not stopped():
            tree.run(size)
            took, now = time.perf_counter() - now, time.perf_counter()
            size = next_size(size, took)
        tree.halve()
