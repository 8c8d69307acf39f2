"""An Automa in the terminal: the card it follows, line by line, and what it has."""

from __future__ import annotations

import re

from rich.text import Text

from monumenta.terminal.text import say

from ..box import AutomaCard, AutomaLine
from ..counts import BOX
from ..view import AutomaView
from .story import automa_card

CARDS = {card.id: card for card in BOX.automa.cards}


def automa_text(who: str, automa: AutomaView) -> Text:
    """The lines of its card, the next one in bold."""
    counts = say("monumental-automa-has", policies=automa.policies, cards=len(automa.gained), deck=len(automa.deck))
    if automa.card is None:
        return Text(f"{say('monumental-automa-waits', who=who)} {counts}")
    card = CARDS[automa.card]
    text = Text(f"{say('monumental-automa-follows', who=who, card=automa_card(card.id))} {counts}")
    following = automa.line % len(card.lines) if card.lines and automa.way == "twice" else automa.line
    for number, line in enumerate(lines_of(card)):
        text.append(f"\n  {line}", style="bold" if number == following else "dim" if number < following else "")
    return text


def lines_of(card: AutomaCard) -> list[str]:
    """A card in words."""
    lines = [_line(line) for line in card.lines]
    return [*lines, say("monumental-automa-then", then=card.then)] if card.then else lines


def _line(line: AutomaLine) -> str:
    do = ", ".join(map(_deed, line.do))
    if line.pays:
        return say("monumental-automa-pays", n=line.pays, do=do)
    return say("monumental-automa-typed", type=line.type, do=do) if line.type else do


def _deed(text: str) -> str:
    """`explorers 2` is told by the message `…-explorers-n`."""
    numbers = re.findall(r"\d", text)
    key = re.sub(r"\d", "n", text).replace(" ", "-")
    return say(f"monumental-automa-do-{key}", n=int(numbers[0]) if numbers else 0)
