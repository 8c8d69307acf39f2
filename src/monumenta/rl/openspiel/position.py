"""Where a game stands, never changed: an action makes a new one. So copies are free, and share what was worked out."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Any, Final, Self, cast

import numpy as np
from numpy.typing import NDArray

from monumenta.engine.author.contract import ANYONE, CHANCE, CLOCK, OVER, GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import record
from monumenta.engine.compile.arrays import dtype_of, lent, plain_games
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.compile.plain import PlainGames
from monumenta.engine.match import play
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.registry import find

DIGEST: Final = 16
"""Bytes of a digest."""
TRIES: Final = 200
"""Worlds drawn before one is taken in which whoever is to act can do nothing."""

Memory = tuple[bytes, bytes]
"""Of a seat: the digest of all that it saw and did so far, and the one of what it saw last."""


class Position:
    """One state with who is to act in it, and what every seat has seen until now.

    Nobody waits here: where anyone may act it is whoever is due in simulated time, and the clock acts by itself.
    """

    __slots__ = ("_array", "_before", "_choices", "_content", "_memories", "_plain", "seats", "spec", "who")

    def __init__(self, spec: GameSpec, content: bytes | bytearray, seats: int) -> None:
        """Of a state's bytes; `_arrive` makes it complete."""
        self.spec = spec
        self.seats = seats
        self.who = OVER
        self._content = bytearray(content)  # NumPy copies a record field by field, 50 times slower
        self._array: NDArray[Any] = np.frombuffer(self._content, dtype_of(record(spec.state)))
        self._plain: PlainGames | None = None
        self._choices: tuple[list[int], list[float]] | None = None
        self._memories: tuple[Memory, ...] = ((b"", b""),) * seats
        self._before: tuple[Position, int] | None = None
        """Where it came from and by which action, until somebody asks what the seats remember."""

    @classmethod
    def start(cls, spec: GameSpec, options: Any) -> Self:
        """The beginning, at which everybody looks for the first time."""
        position = cls(spec, bytes(record(spec.state).itemsize), spec.players(options))
        spec.begin(position.plain, options)
        position._arrive()
        position._memories = tuple(position._look(seat, one, None) for seat, one in enumerate(position._memories))
        return position

    @classmethod
    def restore(cls, spec: GameSpec, state: bytes, memories: tuple[Memory, ...]) -> Self:
        """One that was written down."""
        position = cls(spec, state, len(memories))
        position._memories = memories
        position._arrive()
        return position

    def __deepcopy__(self, _: Any) -> Self:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.spec.name, self.spec.version, self.state(), self.memories)

    def state(self) -> bytes:
        return bytes(self._content)

    @property
    def plain(self) -> Any:
        """The state as plain rules, views and texts read it."""
        return self._games()[0]

    def _games(self) -> PlainGames:
        if self._plain is None:
            self._plain = plain_games(self._array)
        return self._plain

    def _ask(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Run a function of `engine.play` on the state, compiled if this process has compiled rules. Rows are arrays:
        to make one out of plain memory takes longer than many a call."""
        compiled = in_use(self.spec)
        if compiled is not None:
            return compiled[function](self._array, 0, *arguments)
        rows = (lent(cast("Any", one), compiled=False) if isinstance(one, np.ndarray) else one for one in arguments)
        return function(self._games(), 0, *rows)

    def _copy(self) -> Position:
        return Position(self.spec, self._content, self.seats)

    # --- acting ---------------------------------------------------------------------------------------

    def _arrive(self) -> None:
        """Find out who is to act. Time goes on to then, and what the clock has to do before is done."""
        while True:
            self.who = self._ask(play.actor_at)
            if self.who == ANYONE:
                self.who = self._ask(play.due_at)
            if self.who == ANYONE:
                self.who = self._first_able()
            if self.who != CLOCK:
                return
            out = np.zeros(self.spec.most_legal, np.int64)
            self._ask(play.legal_at, CLOCK, out)
            self._ask(play.apply_at, CLOCK, int(out[0]))

    def _first_able(self) -> int:
        """Without a clock: the first seat that can do something."""
        out = np.zeros(self.spec.most_legal, np.int64)
        return next(seat for seat in range(self.seats) if self._ask(play.legal_at, seat, out))

    def legal(self) -> list[int]:
        """Ids of what is possible, upwards; of luck's outcomes at luck's turn."""
        return self._listed()[0]

    def odds(self) -> list[float]:
        """The probabilities of luck's outcomes, in the same order."""
        return self._listed()[1]

    def _listed(self) -> tuple[list[int], list[float]]:
        if self._choices is None:
            self._choices = self._list()
        return self._choices

    def _list(self) -> tuple[list[int], list[float]]:
        if self.who == OVER:
            return [], []
        out = np.zeros(self.spec.most_legal, np.int64)
        ids = out[: self._ask(play.legal_at, self.who, out)]
        if self.who != CHANCE:
            ids.sort()
            return ids.tolist(), []
        weights = np.zeros(self.spec.most_legal, np.int64)
        total: int = self._ask(play.weights_at, weights)
        order = np.argsort(ids)
        return ids[order].tolist(), (weights[: len(ids)][order] / total).tolist()

    def after(self, action: int) -> Position:
        """The position that an action of whoever is to act leads to; it must be legal."""
        found = self._copy()
        found._ask(play.apply_at, self.who, action)
        found._arrive()
        found._before = self, action
        return found

    # --- what a seat may know -------------------------------------------------------------------------

    @property
    def memories(self) -> tuple[Memory, ...]:
        """What every seat remembers, worked out when asked for: random play of a search never asks."""
        behind: list[tuple[Position, Position, int]] = []
        position = self
        while position._before is not None:
            behind.append((position, *position._before))
            position = position._before[0]
        for later, before, action in reversed(behind):
            later._memories = tuple(
                later._look(seat, memory, action if seat == before.who else None)
                for seat, memory in enumerate(before._memories)
            )
            later._before = None
        return self._memories

    def _look(self, seat: int, memory: Memory, own: int | None) -> Memory:
        """What a seat remembers when it looks: only what changed, so that what happens out of its sight is not even
        counted, and its own actions."""
        chain, last = memory
        now = _digest(self.concealed(seat).state)
        if now == last and own is None:
            return memory
        deed = b"" if own is None else own.to_bytes(4, "little")
        return _digest(chain + now + deed), now

    def concealed(self, seat: int) -> Concealed:
        """The state without what the seat cannot know."""
        return Concealed(self.spec, self.state(), seat)

    def features(self, seat: int) -> NDArray[np.float32]:
        out = np.zeros(self.spec.features, np.float32)
        self._ask(play.features_at, seat, out)
        return out

    def view(self, seat: int) -> Any:
        return self.spec.view(self.concealed(seat))

    def imagined(self, seat: int, seed: int) -> Position:
        """A position that may be the true one as far as the seat's view tells: all that it cannot see is drawn again.

        Who is to act can act: that much the seat knows.
        """
        cells = np.frombuffer(new_rng(seed), np.int64)
        found = self
        for _ in range(TRIES):
            found = self._copy()
            found._memories = self.memories
            found._ask(play.rehide_at, seat, cells)
            found._arrive()
            if found.who == OVER or found.legal():
                break
        return found

    # --- the end --------------------------------------------------------------------------------------

    def points(self) -> list[int]:
        out = np.zeros(self.seats, np.int64)
        self._ask(play.score_at, out)
        return out.tolist()

    def winners(self) -> list[int]:
        """Whoever has won, of a game that is over."""
        if self.spec.winners is not None:
            return list(self.spec.winners(self.plain))
        points = self.points()
        return [seat for seat, own in enumerate(points) if own == max(points)]


def _restored(name: str, version: str, state: bytes, memories: tuple[Memory, ...]) -> Position:
    return Position.restore(find(name, version), state, memories)


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=DIGEST).digest()
