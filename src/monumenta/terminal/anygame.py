"""A drawing for games that bring none: the view as it is. Good enough to try the rules of a new game out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import RenderableType
from rich.markup import escape
from rich.pretty import Pretty
from rich.table import Table

from .text import say


class AnyBoard:
    """Every field of the view, every choice by its text, every event by its fields."""

    def draw(self, view: Any, choices: Sequence[Any], names: Sequence[str]) -> RenderableType:
        del choices, names
        return Pretty(msgspec.to_builtins(view))

    def rows(self, players: int) -> int:
        return 50 + 5 * players

    def numbered(self, choices: Sequence[Any]) -> bool:
        del choices
        return True

    def label(self, choice: Any) -> str:
        return escape(choice.do)

    def tell(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        del names
        told: list[dict[str, Any]] = [msgspec.to_builtins(event) for event in events]
        return [", ".join(f"{name} {value}" for name, value in fields.items()) for fields in told]

    def prompt(self, view: Any) -> str:
        del view
        return say("play-choose")

    def answer(self, word: str, view: Any, choices: Sequence[Any]) -> RenderableType | None:
        del word, view, choices
        return None

    def result(self, view: Any, names: Sequence[str]) -> RenderableType:
        table = Table()
        table.add_column(say("play-seat"))
        table.add_column(say("play-score"), justify="right")
        for name, score in zip(names, view.scores, strict=True):
            table.add_row(name, str(score))
        return table
