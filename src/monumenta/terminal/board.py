"""What the terminal needs to know about a game beyond its rules: how to draw it and how to tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.folder import part


class Board(Protocol):
    """One game's drawing. Views, choices and events are those of `games/<game>/view.py`."""

    def draw(self, view: Any, choices: Sequence[Any], names: Sequence[str]) -> RenderableType:
        """The table as the view's seat sees it; choices are numbered from 1 in their order."""
        ...

    def rows(self, players: int) -> int:
        """Rows that hold the tallest drawing, 110 columns wide and without choices: a drawing grows and shrinks while a
        game goes on, and pictures of several sizes make no film."""
        ...

    def numbered(self, choices: Sequence[Any]) -> bool:
        """Shall the choices be listed, to be chosen by number? Else by their texts only: there may be two thousand."""
        ...

    def label(self, choice: Any) -> str:
        """A choice in a few words, in rich markup."""
        ...

    def tell(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """What happened in one turn, in plain words, a line each; not every event is worth one."""
        ...

    def prompt(self, view: Any) -> str:
        """What the view's seat has to do now."""
        ...

    def answer(self, word: str, view: Any, choices: Sequence[Any]) -> RenderableType | None:
        """The answer to a word of this game's own, such as "plan"; None if it has no such word."""
        ...

    def result(self, view: Any, names: Sequence[str]) -> RenderableType:
        """Final scoring."""
        ...


def board_of(spec: GameSpec) -> Board:
    """The game's own drawing, or one that works for every game."""
    from .anygame import AnyBoard

    own: Board | None = part(spec.package, "terminal", "BOARD")
    return AnyBoard() if own is None else own
