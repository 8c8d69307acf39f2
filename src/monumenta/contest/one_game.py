"""One game from its beginning to its end, with its log. It is a function of the game, its options, who plays, and the
seed, so that it does not matter where or when it is played: records of `sim`, `arena` and data sets all come from here.

Luck is drawn as at a table, from a secret that follows from the seed: `monumenta verify` checks every draw. The luck of
a seed is the same whoever plays, so bots that change seats can be given the same.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct

from monumenta.engine.author.contract import Actor, GameSpec, Mover
from monumenta.engine.match.game import Game
from monumenta.engine.match.luck import SECRET_BYTES, Luck
from monumenta.engine.match.record import GameRecord, Player
from monumenta.search.mind import BotFailed, Mind

from .race import Plans, race_on


class Forfeit(Struct, frozen=True):
    """A seat whose bot failed, and so lost."""

    seat: int
    why: str


class OneGame:
    """A game that was played; without `forfeit`, to its end."""

    def __init__(self, game: Game, secret: bytes, forfeit: Forfeit | None) -> None:
        self.game = game
        self.forfeit = forfeit
        self._secret = secret

    def record(self) -> GameRecord:
        """Its record, with luck's secret."""
        return self.game.record(self._secret)

    @property
    def winners(self) -> list[int]:
        """By the rules; where a bot failed, everybody else."""
        if self.forfeit is None:
            return self.game.winners
        return [seat for seat in range(len(self.game.players)) if seat != self.forfeit.seat]


def luck_of(seed: int) -> bytes:
    """The secret behind the luck of a seed."""
    return hashlib.blake2b(str(seed).encode(), digest_size=SECRET_BYTES, person=b"monumenta-seed").digest()


def play_one(spec: GameSpec, options: Any, minds: Sequence[Mind], seed: int) -> OneGame:
    """Play a game with minds[seat] on each seat."""
    unmanned = spec.unmanned(options)
    seats = [
        Player(f"{mind.name} {seat + 1}", bot=None if seat in unmanned else mind.name)
        for seat, mind in enumerate(minds)
    ]
    game, secret = Game(spec, options, seats), luck_of(seed)
    table = _Table(game, minds, Luck(secret), Random(seed))
    try:
        while not game.over:
            table.go_on()
    except _Failed as failed:
        return OneGame(game, secret, Forfeit(failed.seat, failed.why))
    return OneGame(game, secret, None)


class _Failed(Exception):
    def __init__(self, seat: int, why: str) -> None:
        super().__init__(why)
        self.seat = seat
        self.why = why


class _Table:
    def __init__(self, game: Game, minds: Sequence[Mind], luck: Luck, rng: Random) -> None:
        self._game = game
        self._minds = minds
        self._luck = luck
        self._rng = rng
        self._plans: Plans = {}
        self._paced = any(mind.paced for mind in minds)

    def go_on(self) -> None:
        """Let whoever is to act do one thing."""
        game = self._game
        actor: Actor | Mover = game.actor
        if actor == "anyone" and self._paced:
            race_on(game, self._plan, range(len(self._minds)), self._plans)
            return
        due = game.due()
        if due is not None:
            actor, t = due
            game.advance(t)
        elif actor == "anyone":
            actor = self._rng.choice([seat for seat in range(len(self._minds)) if game.legal_ids(seat)])
        if isinstance(actor, int):
            game.apply(self._act(actor), actor, t=game.now)
        elif actor == "clock":
            game.apply(game.legal_ids("clock")[0], "clock", t=game.now)
        else:
            game.apply(game.draw(self._luck), t=game.now)

    def _act(self, seat: int) -> str | int:
        try:
            return self._minds[seat].act(self._game, seat, self._rng.getrandbits(62))
        except BotFailed as problem:
            raise _Failed(seat, str(problem)) from problem

    def _plan(self, seat: int) -> tuple[str, int]:
        try:
            return self._minds[seat].race(self._game, seat, self._rng.getrandbits(62))
        except BotFailed as problem:
            raise _Failed(seat, str(problem)) from problem
