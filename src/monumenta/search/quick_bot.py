"""A bot that decides at once, by one call into the rules, with a desk that it keeps from decision to decision."""

from __future__ import annotations

from typing import Any

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile.compiled import way_of
from monumenta.engine.match.concealed import Concealed

from .desk import new_desk
from .house_bot import Quick, cells
from .policy import choose_known


class QuickBot:
    """Belongs to one caller at a time."""

    def __init__(self, spec: GameSpec, bot: Quick) -> None:
        self._made = spec, bot
        desk = new_desk(spec, 0)
        self._rng: Any = desk.rng
        work: Any = desk.work
        self._known = work[0].raw
        self._cells = cells(bot)
        self._choose = way_of(spec).bind(choose_known, desk)

    def __reduce__(self) -> tuple[Any, ...]:
        """A copy has a desk of its own; nothing on it is worth keeping."""
        return QuickBot, self._made

    def choose(self, known: Concealed, seed: int) -> int:
        """The action that it would do in a position in which its seat is to act."""
        self._known[:] = known.state
        self._rng[:] = new_rng(seed)
        return int(self._choose(known.seat, *self._cells))
