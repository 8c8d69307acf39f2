"""What may be seen of a state. Bots, hints and analyses take a `Concealed`, views an `Opened` as well, and none of them
takes bare bytes: the type checker sees that nobody is shown too much.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from ..author.contract import SPECTATOR, GameSpec
from ..author.state import record
from ..compile.compiled import in_use
from ..compile.plain import plain_state
from . import play


@dataclass(frozen=True, slots=True, init=False)
class Concealed:
    """A state without what a seat cannot know. To make one is to conceal it: there is no other way."""

    lifted: ClassVar = False
    """Are all screens lifted?"""
    spec: GameSpec
    state: bytes
    seat: int
    """SPECTATOR: for somebody who has none."""

    def __init__(self, spec: GameSpec, state: bytes, seat: int | None) -> None:
        own = SPECTATOR if seat is None else seat
        object.__setattr__(self, "spec", spec)
        object.__setattr__(self, "state", _concealed(spec, state, own))
        object.__setattr__(self, "seat", own)

    @property
    def viewer(self) -> int | None:
        """The seat as views name it."""
        return None if self.seat == SPECTATOR else self.seat

    @property
    def plain(self) -> Any:
        """The state to read, in memory of its own."""
        return plain_state(record(self.spec.state), self.state)


@dataclass(frozen=True, slots=True)
class Opened:
    """A whole state, all screens lifted: for replays of finished games, and for people who share one keyboard. No bot
    takes it."""

    lifted: ClassVar = True
    viewer: ClassVar = None
    spec: GameSpec
    state: bytes

    @property
    def plain(self) -> Any:
        return plain_state(record(self.spec.state), self.state)


Seen = Concealed | Opened
"""What a view can be made of."""


def _concealed(spec: GameSpec, state: bytes, seat: int) -> bytes:
    compiled = in_use(spec)
    if compiled is None:
        s = plain_state(record(spec.state), state)
        spec.rules.conceal(s, seat)
        return s.tobytes()
    copy = bytearray(state)
    compiled[play.conceal_at](np.frombuffer(copy, record(spec.state)), 0, seat)
    return bytes(copy)
