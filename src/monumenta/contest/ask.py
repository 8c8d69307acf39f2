"""What a bot that is written in Python is asked, and how it answers.

    @plays("<game>")
    def first(ask: Ask) -> str:
        return ask.legal[0]

A bot is a function from an `Ask` to the text of a legal action. Everything in an `Ask` comes from a state that was
emptied of what the seat cannot know. Where everybody acts at once it may answer with a pair: the text, and after how
many milliseconds. Bots in other languages get the same as JSON: docs/line-protocol.md.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from random import Random
from typing import Any, TypeVar

from monumenta.engine.match.game import Game

Answer = str | tuple[str, int]
Bot = Callable[["Ask"], Answer]
B = TypeVar("B", bound=Callable[..., Any])

GAMES = "__monumenta_games__"


class Ask:
    """One decision of one seat."""

    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self.game = game
        """The game as the seat knows it: what is hidden from it is empty, and the log before this move is unknown."""
        self.seat = seat
        self.seed = seed
        """For whatever is random in the bot, so that the same game can be played again."""

    @property
    def name(self) -> str:
        """The game's name."""
        return self.game.spec.name

    @property
    def options(self) -> Any:
        return self.game.settings

    @cached_property
    def view(self) -> Any:
        """What the seat sees: the `View` of the game."""
        return self.game.view(self.seat)

    @cached_property
    def legal(self) -> list[str]:
        """The texts of all legal actions; there is at least one."""
        return self.game.legal(self.seat)

    @cached_property
    def choices(self) -> list[Any]:
        """The same in structured form: the `Choice`s of the game, each with its text in `do`."""
        return self.game.choices(self.seat)

    @cached_property
    def rng(self) -> Random:
        """A generator that begins from the seed."""
        return Random(self.seed)


def plays(*games: str) -> Callable[[B], B]:
    """Say which games a bot plays; one that does not say so is offered for all."""

    def mark(bot: B) -> B:
        setattr(bot, GAMES, games)
        return bot

    return mark


def games_of(bot: Bot) -> Sequence[str] | None:
    """The games that a bot plays; None: all."""
    found: Sequence[str] | None = getattr(bot, GAMES, None)
    return found
