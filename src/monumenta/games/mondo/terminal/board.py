"""Mondo Sapiens in the terminal, alone: the world as a plan, what is in hand in all its turns, some tiles of the heap.

The heap is a random excerpt each time that it is drawn, in no order: at a table nobody sees all of it at a glance.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random
from typing import Final

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from monumenta.terminal.text import say

from ..state import BOX, TURNED
from ..view import Choice, Ended, Event, Held, Sheet, View
from .plan import draw_world
from .tiles import PER_LINE, draw_row, legend

EXCERPT: Final = 2 * PER_LINE
"""Tiles of the heap that are seen at a time."""
_PLACE: Final = re.compile(r"(?:put )?(r\dc\d)(?: (front|back))?(?: ([0-3]))?")
VILLAGES: Final = tuple(BOX.faces[face].name or "" for face in BOX.villages)


class MondoBoard:
    """One world. `luck` mixes the tiles that are shown."""

    def __init__(self, luck: Random) -> None:
        self._luck = luck

    def draw(self, view: View, choices: Sequence[Choice], names: Sequence[str]) -> RenderableType:
        del choices
        player = view.players[view.seat or 0]
        if view.phase == "scored":
            return self.result(view, names)
        parts: list[RenderableType] = [_headline(view), draw_world(player, view.board), legend()]
        if player.hand is not None:
            parts += [Text(say("terminal-mondo-hand"), style="bold"), draw_row(_turns(player.hand))]
        elif view.phase == "play":
            slots = [slot for slot, face in enumerate(view.heap) if face >= 0]
            seen = self._luck.sample(slots, min(EXCERPT, len(slots)))
            title = say("terminal-mondo-heap", seen=len(seen), n=len(slots))
            parts += [Text(title, style="bold"), draw_row([(str(slot), view.heap[slot], 0) for slot in seen])]
            parts += _stores(view)
        return Group(*parts)

    def rows(self, players: int) -> int:
        del players
        return 55

    def numbered(self, choices: Sequence[Choice]) -> bool:
        del choices
        return False

    def label(self, choice: Choice) -> str:
        return escape(choice.do)

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """Alone only the end of a turn is worth a line: everything else is seen."""
        del names
        return [
            say("mondo-line-ended", turn=event.turn, points=str(event.points[0]))
            for event in events
            if isinstance(event, Ended)
        ]

    def prompt(self, view: View) -> str:
        player = view.players[view.seat or 0]
        if view.phase == "count":
            return say("terminal-mondo-count")
        if view.phase == "scored":
            return say("terminal-mondo-ready")
        if player.hand is not None:
            return say("terminal-mondo-put")
        return say("terminal-mondo-take" if player.spots else "terminal-mondo-full")

    def answer(self, word: str, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        del word, view, choices
        return None

    def holds(self, view: View) -> bool:
        return view.players[view.seat or 0].hand is not None

    def read(self, text: str, view: View) -> str:
        """Short forms in full: a number takes that tile, a space lays what is in hand, `back` brings it back."""
        plain = " ".join(text.lower().split())
        hand = view.players[view.seat or 0].hand
        if plain.isdecimal():
            return f"take {plain}"
        if hand is None:
            return plain
        if plain == "back":
            return f"back {hand.side}"
        found = _PLACE.fullmatch(plain)
        return f"put {found[1]} {found[2] or hand.side} {found[3] or 0}" if found else plain

    def result(self, view: View, names: Sequence[str]) -> RenderableType:
        del names
        player = view.players[0]
        parts: list[RenderableType] = [draw_world(player, view.board)]
        parts += [_sheet(sheet, turn) for turn, sheet in enumerate(player.sheets, 1)]
        if view.phase != "over":
            return Group(*parts[:1], *parts[-1:])
        if view.solo_limit is not None:
            key = "mondo-prompt-solo-won" if view.winners else "mondo-prompt-solo-lost"
            return Group(*parts, say(key, n=-player.total, limit=view.solo_limit))
        return Group(*parts, say("mondo-prompt-practice", n=player.total))


BOARD = MondoBoard(Random())


def _headline(view: View) -> Text:
    head = say("mondo-head", level=say(f"mondo-option-level-{view.level}"), board=say(f"mondo-board-{view.board}"))
    turn = say("mondo-one-turn") if view.turns == 1 else say("mondo-turn-of", turn=view.turn, turns=view.turns)
    return Text(f"{turn} · {head}", style="bold")


def _turns(hand: Held) -> list[tuple[str, int, int]]:
    """Every way in which what is in hand may be laid, named as in the text of the action."""
    sides = [(hand.side, hand.face)]
    if hand.other >= 0:
        sides.append(("back" if hand.side == "front" else "front", hand.other))
    return [(f"{side} {turn}", face, turn) for side, face in sorted(sides, reverse=True) for turn in range(TURNED)]


def _stores(view: View) -> list[RenderableType]:
    """Villages in storage, and buildings that may be taken."""
    player = view.players[view.seat or 0]
    tiles = [
        (name, BOX.villages[kind], 0)
        for kind, (name, here) in enumerate(zip(VILLAGES, player.villages, strict=True))
        if here
    ]
    parts: list[RenderableType] = []
    if tiles:
        parts += [Text(say("terminal-mondo-villages"), style="bold"), draw_row(tiles)]
    if player.may_build:
        card = [(str(place), face, 0) for place, face in enumerate(view.card) if face >= 0]
        parts += [Text(say("terminal-mondo-buildings"), style="bold"), draw_row(card)]
    return parts


def _sheet(sheet: Sheet, turn: int) -> Table:
    table = Table(title=say("mondo-sheet-title", turn=turn), title_justify="left", show_footer=True)
    table.add_column(say("mondo-sheet-row"), footer=say("mondo-sheet-total"))
    table.add_column(say("play-score"), justify="right", footer=str(sheet.total))
    for row in sheet.rows:
        table.add_row(say(f"mondo-row-{row.key}"), str(row.points))
    return table
