"""World Monuments in the terminal: the quarry as rings, the plan level by level, the screens."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from monumenta.terminal.text import say

from ..box import load
from ..view import Choice, Event, View
from .plan import draw_plan
from .quarry import draw_quarry
from .story import tell
from .tokens import LETTERS, hand, token


class MonumentsBoard:
    """The quarry while tokens are fetched, the plan while they are built; the screens always."""

    def draw(self, view: View, choices: Sequence[Choice], names: Sequence[str]) -> RenderableType:
        board = draw_plan(view, choices) if view.phase in ("building", "over") else draw_quarry(view, choices)
        return Group(_headline(view), board, _seats(view, names))

    def rows(self, players: int) -> int:
        return 25 + players

    def numbered(self, choices: Sequence[Choice]) -> bool:
        del choices
        return True

    def label(self, choice: Choice) -> str:
        parts = [f"[bold]{escape(choice.do)}[/]"]
        if choice.colour is not None:
            parts.append(token(choice.colour))
        if choice.points:
            parts.append(f"+{choice.points}")
        return " ".join(parts)

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return tell(events, names)

    def prompt(self, view: View) -> str:
        if view.phase == "laying":
            return say("monuments-prompt-single")
        if view.phase == "building":
            return say("terminal-monuments-build")
        if view.turn == 1:
            return say("monuments-prompt-place")
        if view.trail:
            return say("monuments-prompt-step", left=view.steps_left)
        return say("monuments-prompt-walk", steps=view.steps_left)

    def answer(self, word: str, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        del choices
        if word in {"plan", say("terminal-monuments-word-plan")}:
            return draw_plan(view, ())
        if word in {"quarry", say("terminal-monuments-word-quarry")}:
            return draw_quarry(view, ())
        return None

    def result(self, view: View, names: Sequence[str]) -> RenderableType:
        return _scoring(view, names)


BOARD = MonumentsBoard()


def _headline(view: View) -> Text:
    monument = load().monument(view.monument)
    parts = [
        say(f"monuments-name-{view.monument}"),
        say("monuments-round", round=view.round, rounds=load().rounds) if view.round else say("monuments-before"),
        say("monuments-phase", phase=view.phase),
        say("monuments-progress", built=len(view.built), all=len(monument.slots)),
    ]
    return Text(" · ".join(parts), style="bold")


def _seats(view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    table.add_column("")
    table.add_column(say("play-seat"))
    table.add_column(say("play-score"), justify="right")
    table.add_column(say("terminal-monuments-screen"))
    for seat, name in enumerate(names):
        held = view.hands[seat]
        notes = [say("monuments-hand-passed")] if view.passed[seat] else []
        notes += [say("monuments-hand-starter")] if view.starter == seat else []
        behind = say("monuments-hand-closed") if held is None else hand(held)
        style = "bold" if view.actor == seat else ""
        detail = f"{behind}  [dim]{', '.join(notes)}[/]" if notes else behind
        table.add_row(LETTERS[seat], escape(name), str(view.scores[seat]), detail, style=style)
    return table


def _scoring(view: View, names: Sequence[str]) -> RenderableType:
    monument = load().monument(view.monument)
    levels = max(slot.level for slot in monument.slots)
    table = Table(title=say("monuments-result-title"))
    table.add_column(say("monuments-result-player"))
    headings = [say("monuments-result-start")]
    headings += [say("monuments-result-level", level=level) for level in range(1, levels + 1)]
    headings += [say(f"monuments-result-{part}") for part in ("black", "gems", "lost", "total")]
    for heading in headings:
        table.add_column(heading, justify="right")
    for seat, (name, tally) in enumerate(zip(names, view.tally, strict=True)):
        numbers = [tally.start, *tally.levels[:levels], tally.black, tally.gems, -tally.lost, view.scores[seat]]
        won = seat in view.winners
        label = f"{name} ({say('monuments-result-winner')})" if won else name
        table.add_row(escape(label), *map(str, numbers), style="bold" if won else "")
    return table
