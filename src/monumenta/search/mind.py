"""Who decides for a seat, as `one_game` asks: a bot of the house, or anybody else who can answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from monumenta.engine.author.contract import GameSpec, MonumentaError
from monumenta.engine.match.game import Game

from .budget import Budget, never
from .decide import choose_id, house_bot, knowledge, level_turn, quick_bot
from .house_bot import PacedLevel, TreeLevel
from .quick_bot import QuickBot
from .realtime import realtime
from .turn import LevelTurn


class BotFailed(MonumentaError):
    """A bot crashed, took too long, or wants what the rules forbid. It loses its game; the message says why."""


class Mind(Protocol):
    """Decides for one seat of one game at a time."""

    @property
    def name(self) -> str:
        """What records call it."""
        ...

    @property
    def paced(self) -> bool:
        """Has it a pace of its own where everybody acts at once?"""
        ...

    def act(self, game: Game, seat: int, seed: int) -> str | int:
        """A legal action of the seat, as text or id; raises BotFailed."""
        ...

    def intend(self, game: Game, seat: int, seed: int) -> tuple[str, int]:
        """Where everybody acts at once: what it will try next, and after how many milliseconds; raises BotFailed."""
        ...


class HouseMind:
    """A bot of the house. With a budget of playouts its answers are the same for the same seeds.

    As at a table, one that searches a tree keeps it for the further decisions of a turn, until luck has a say."""

    paced: bool

    def __init__(
        self,
        spec: GameSpec,
        bot: str,
        budget: Budget,
        name: str | None = None,
        stopped: Callable[[], bool] = never,
    ) -> None:
        """Once `stopped`, it answers at once with the best so far."""
        chosen = house_bot(spec, bot)
        self.name = name or bot
        self.paced = isinstance(chosen, PacedLevel)
        self._spec = spec
        self._bot = bot
        self._budget = budget
        self._stopped = stopped
        self._grows = isinstance(chosen, TreeLevel)
        self._quick: QuickBot | None = None
        self._turn: LevelTurn | None = None
        self._game: Game | None = None
        self._next = (0, 0, 0)
        """Seat, turn and number of moves at which the turn would go on."""

    def act(self, game: Game, seat: int, seed: int) -> int:
        turn = self._turn_of(game, seat, seed) if self._grows else None
        if turn is not None and turn.possible:
            return turn.choose(knowledge(game, seat, turn))
        if self._quick is None:
            self._quick = quick_bot(self._spec, self._bot, self._budget)
        if self._quick is not None:
            return self._quick.choose(game.concealed(seat), seed)
        return choose_id(game.concealed(seat), self._bot, seed, self._budget, self._stopped)

    def _turn_of(self, game: Game, seat: int, seed: int) -> LevelTurn:
        """The turn that goes on, or a new one."""
        if self._turn is None or game is not self._game or self._next != (seat, game.turn, game.n):
            self._turn, self._game = level_turn(self._spec, self._bot, seed, self._budget, self._stopped), game
        self._next = seat, game.turn, game.n + 1
        return self._turn

    def intend(self, game: Game, seat: int, seed: int) -> tuple[str, int]:
        return realtime(game.concealed(seat), self._bot, game.settings, seed)
