"""What somebody knows who has watched a game and forgotten nothing.

Some games hide again what was done in the open, such as which tokens were taken. The table does not show it any more,
and a bot that is asked about one position does not know it; one that has played from the beginning may remember it.
"""

from __future__ import annotations

from msgspec import Struct

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game

from .kit import kit_of


class Memory(Struct, frozen=True):
    """A position with what was done in the open before it, still without what its seat has never seen."""

    known: Concealed


def remember(game: Game, seat: int) -> Memory | None:
    """The memory of a seat that has watched the game; None where the table shows as much."""
    recall = kit_of(game.spec).recall
    if recall is None:
        return None
    s = plain_state(record(game.spec.state), game.state())
    recall(s)
    return Memory(Concealed(game.spec, s.tobytes(), seat))
