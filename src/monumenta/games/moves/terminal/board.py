"""Monumental Moves in the terminal: the walled city as a plan, both stocks, and the places of one piece at a time."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from monumenta.terminal.text import say

from ..notation import PIECES
from ..view import Choice, Event, View
from .plan import MARKS, draw_plan
from .stock import draw_places, draw_shapes, stock_line
from .story import tell

FEW = 24
"""As many choices are numbered and listed; of more, a piece's name lists its own."""
SIDES = ("light", "dark")


class MovesBoard:
    """The plan with its legend, what everybody has left, and the shapes that the seat to act may still place."""

    def draw(self, view: View, choices: Sequence[Choice], names: Sequence[str]) -> RenderableType:
        parts: list[RenderableType] = [_headline(view), draw_plan(view), _legend(), _seats(view, names)]
        if choices and view.actor is not None:
            parts.append(draw_shapes(view, view.actor))
        return Group(*parts)

    def rows(self, players: int) -> int:
        del players
        return 31

    def numbered(self, choices: Sequence[Choice]) -> bool:
        return len(choices) <= FEW

    def label(self, choice: Choice) -> str:
        return f"[bold]{escape(choice.do)}[/]"

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return tell(events, names)

    def prompt(self, view: View) -> str:
        return say("terminal-moves-people" if view.phase == "people" else "terminal-moves-place")

    def answer(self, word: str, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        """A piece's name alone: where it may go, rotation by rotation."""
        name = word.lower()
        if view.actor is None or name not in {piece.id for piece in PIECES}:
            return None
        fitting = [choice for choice in choices if choice.piece == name]
        return draw_places(name, view.actor, fitting) if fitting else Text(_why_nowhere(name, view))

    def result(self, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(title=say("terminal-moves-result"))
        table.add_column(say("play-seat"))
        for number in range(1, len(view.results) + 1):
            table.add_column(say("terminal-moves-game", number=number), justify="right")
        table.add_column(say("terminal-moves-total"), justify="right")
        for seat, name in enumerate(names):
            won = view.winners == [seat]
            label = say("terminal-moves-winner", who=name) if won else name
            numbers = [*(game[seat] for game in view.results), view.totals[seat]]
            table.add_row(escape(label), *map(str, numbers), style="bold" if won else "")
        return table if len(view.winners) == 1 else Group(table, say("terminal-moves-draw"))


BOARD = MovesBoard()


def _headline(view: View) -> Text:
    phase = say("terminal-moves-phase", phase=view.phase)
    return Text(f"{say('terminal-moves-number', number=view.number, games=view.games)} · {phase}", style="bold")


def _legend() -> Text:
    parts = [f"{MARKS[mark].strip()} {say(f'terminal-moves-mark-{word}')}" for mark, word in _LEGEND]
    return Text("  ".join(parts), style="dim")


_LEGEND = (("L", "light"), ("D", "dark"), ("P", "people"), ("l", "light-land"), ("d", "dark-land"))


def _seats(view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    headings = ["", say("play-seat"), say("terminal-moves-left")]
    headings += [say("terminal-moves-game", number=number) for number in range(1, len(view.results) + 1)]
    for heading in headings:
        table.add_column(heading)
    if view.results:
        table.add_column(say("terminal-moves-total"))
    table.add_column(say("terminal-moves-stock"))
    for seat, name in enumerate(names):
        numbers = [view.left[seat], *(game[seat] for game in view.results)]
        numbers += [view.totals[seat]] if view.results else []
        side = f"{MARKS['LD'[seat]].strip()} {say('terminal-moves-side', side=SIDES[seat])}"
        row = [side, escape(name), *map(str, numbers), escape(stock_line(view.stocks[seat]))]
        table.add_row(*row, style="bold" if view.actor == seat else "")
    return table


def _why_nowhere(piece: str, view: View) -> str:
    if view.phase == "people" and piece != PIECES[-1].id:
        return say("terminal-moves-people-first")
    if view.actor is not None and not view.stocks[view.actor].get(piece):
        return say("terminal-moves-none-left", piece=piece)
    return say("terminal-moves-nowhere", piece=piece)
