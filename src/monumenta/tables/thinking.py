"""What thinking about a spot is, wherever it is done: a bot's turn, its next action, a hint.

While others wait a thought is shorter, also one that has begun.
"""

from __future__ import annotations

import time
from collections.abc import Callable

from monumenta.advice import Hint, hint
from monumenta.search import decide_turn, realtime
from monumenta.search.budget import HINT, MOVE, Budget
from monumenta.search.turn import LATER
from monumenta.tables.spot import Spot, restore

Share = Callable[[], float]
"""How much of the usual time may be taken, at the moment: 1 while nobody else waits, 0 to end."""

HINT_SHARE = HINT.milliseconds / MOVE.milliseconds
"""Of the time for a move: who asks for a hint waits for it."""


class Allowance:
    """How long one decision of a turn may take while others wait; without them it takes what its budget says."""

    def __init__(self, seconds: float, share: Share) -> None:
        self._seconds = seconds
        self._share = share
        self._first = True
        self._began = time.perf_counter()

    def budget(self, threads: int) -> Budget:
        """For a decision that begins now."""
        return Budget(milliseconds=1000 * self._seconds * self._share(), threads=threads)

    def over(self) -> bool:
        share = self._share()
        return share < 1 and time.perf_counter() - self._began >= self._seconds * share

    def decided(self) -> None:
        """The next decision begins; what follows the first of a turn has less time, since most is known."""
        if self._first:
            self._first = False
            self._seconds *= LATER
        self._began = time.perf_counter()


def whole() -> float:
    """Nobody else waits."""
    return 1.0


def play_turn(spot: Spot, bot: str, share: Share = whole) -> list[str]:
    """Decide action by action until the turn has ended."""
    allowed = Allowance(spot.seconds, share)
    budget = allowed.budget(spot.threads)
    return decide_turn(restore(spot), bot, spot.seat, spot.seed, budget, allowed.over, allowed.decided)


def next_action(spot: Spot, bot: str, share: Share = whole) -> tuple[str, int]:
    del share  # it is quick
    game = restore(spot)
    return realtime(game.concealed(spot.seat), bot, game.settings, spot.seed)


def give_hint(spot: Spot, share: Share = whole) -> Hint:
    game = restore(spot)
    allowed = Allowance(spot.seconds * HINT_SHARE, share)
    budget = allowed.budget(spot.threads)
    return hint(game.concealed(spot.seat), game.settings, spot.seed, budget, stopped=allowed.over)
