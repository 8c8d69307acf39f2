"""Two Cairns in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from monumenta.terminal.text import say

from .view import Choice, Event, View


class CairnsBoard:
    """Both cairns as piles, everybody's hand beside their points."""

    def draw(self, view: View, choices: Sequence[Choice], names: Sequence[str]) -> RenderableType:
        del choices
        piles = [
            f"{say('cairns-cairn', cairn=cairn.name)}: {'▅' * cairn.height or '–'}"
            + (f" ({cairn.top})" if cairn.top is not None else "")
            for cairn in view.cairns
        ]
        return Group(Text("\n".join([*piles, say("cairns-bag", n=view.bag)])), _seats(view, names))

    def numbered(self, choices: Sequence[Choice]) -> bool:
        del choices
        return True

    def label(self, choice: Choice) -> str:
        return f"[bold]{escape(choice.do)}[/] {say('cairns-points', n=choice.points)}"

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        lines: list[str] = []
        for event in events:
            fields: dict[str, Any] = msgspec.to_builtins(event)
            if fields["kind"] != "drew":  # that happens after every turn
                lines.append(say(f"cairns-event-{fields.pop('kind')}", who=names[event.seat], **fields))
        return lines

    def prompt(self, view: View) -> str:
        del view
        return say("cairns-prompt")

    def answer(self, word: str, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        del word, view, choices
        return None

    def result(self, view: View, names: Sequence[str]) -> RenderableType:
        return _seats(view, names)


BOARD: Final = CairnsBoard()


def _seats(view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column(say("play-seat"))
    table.add_column(say("play-score"), justify="right")
    table.add_column(say("cairns-field-hands"))
    for seat, name in enumerate(names):
        hand = view.hands[seat]
        stones = say("cairns-stones", n=view.held[seat]) if hand is None else " ".join(map(str, hand))
        style = "bold" if seat == view.actor or seat in view.winners else ""
        table.add_row(escape(name), str(view.scores[seat]), stones, style=style)
    return table
