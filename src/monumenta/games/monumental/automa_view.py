"""What is seen of an Automa: the cards it goes by, and what it did, one thing after the other."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from .automa_lines import Then
from .counts import BOX, AutomaDeck
from .notation import AUTOMA_NAMES, CARD_NAMES
from .state import State


class AutomaView(Struct, frozen=True, forbid_unknown_fields=True):
    """What an Automa goes by: its cards, all of them open but for the order of the deck."""

    card: str | None
    """The card that it follows: of the box, or its civilization for the card of its own."""
    line: int
    """The line of it that is being done, or comes next, from 0; with `twice` it goes on after the last one."""
    way: Literal["plain", "twice", "typed"]
    """Does it follow the card as it stands, only the lines without a type, twice, or only the one with a type?"""
    drawn: int
    """Cards of this turn (round) so far."""
    deck: list[str]
    """Cards not yet drawn, in no order."""
    discard: list[str]
    policies: int
    """Policies developed: it counts them only."""
    gained: list[str]
    """Cards laid aside for the end."""


class Decided(Struct, frozen=True, tag_field="kind", tag="decided"):
    """Somebody decided a tie for an Automa, by its text."""

    seat: int
    automa: int
    do: str


AutomaDeed = Literal[
    "draws", "leaves", "pays", "takes", "begins", "policy", "steps", "token", "goods", "home", "gold",
    "instead", "shuffles", "passes",
]  # fmt: skip
"""An Automa draws a card, leaves one that it is not looking for, pays Gold for a line, takes a card, begins a Wonder,
has a further Policy, moves an Explorer, takes a Production or a Market token, calls its Explorers home,
gains Gold, or gains Gold instead of what it could not do; it shuffles its cards, and passes."""


class Automaton(Struct, frozen=True, tag_field="kind", tag="automa"):
    """One thing that an Automa did. What it conquers and completes is told like that of everybody (took, founded)."""

    seat: int
    deed: AutomaDeed
    card: str | None = None
    """The Automa's card drawn, or the card of the display."""
    tile: str | None = None
    n: int = 0
    """Gold, Policies, or the Explorer."""


def automa_name(number: int) -> str:
    """A card that an Automa may follow."""
    return BOX.automa.cards[number].id


def automa_view(s: State, p: int) -> AutomaView:
    card = s.automa_card[p] - 1
    seen = s.automa_cards[p] & ~s.automa_deck[p]
    if card >= 0:
        seen &= ~(1 << min(card, AutomaDeck.REFERENCE))
    return AutomaView(
        card=automa_name(card) if card >= 0 else None,
        line=s.automa_line[p] - (1 if card >= 0 and s.seat == p and s.depth > 0 else 0),
        way="twice" if s.automa_way[p] == Then.TWICE else "typed" if s.automa_way[p] == Then.TYPED else "plain",
        drawn=s.automa_drawn[p],
        deck=[name for i, name in enumerate(AUTOMA_NAMES) if s.automa_deck[p] >> i & 1],
        discard=[name for i, name in enumerate(AUTOMA_NAMES) if seen >> i & 1],
        policies=s.developed[p],
        gained=[name for card, name in enumerate(CARD_NAMES) if s.archive[p, card]],
    )
