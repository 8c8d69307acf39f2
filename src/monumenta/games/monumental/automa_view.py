"""What is seen of an Automa: the cards it goes by, and what it did, one thing after the other."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from . import tables
from .agenda import is_automa
from .automa import can_do
from .automa_lines import Deed, Then
from .counts import BOX, AutomaDeck, Count
from .notation import AUTOMA_NAMES, CARD_NAMES, WONDER_NAMES, tile_name
from .resources import Res
from .state import Mark, Need, Phase, State, Task


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


def automa_events(was: State, now: State) -> list[Automaton]:
    """What the Automa to act did in one step, in the order in which it would be told."""
    p = was.seat
    if not is_automa(was, p) or was.phase < Phase.CITY:
        return []
    seen = _card_events(was, now, p)
    gold = now.res[p, Res.GOLD] - was.res[p, Res.GOLD]
    if gold < 0:
        seen.append(Automaton(p, "pays", n=-gold))
    seen += _gained_events(was, now, p) + _explorer_events(was, now, p)
    if gold > 0 and not any(event.deed == "goods" for event in seen):
        seen.append(Automaton(p, "instead" if _was_in_vain(was, p) else "gold", n=gold))
    if now.marks[p] & Mark.PASSED and not was.marks[p] & Mark.PASSED:
        seen.append(Automaton(p, "passes"))
    return seen


def _was_in_vain(was: State, p: int) -> bool:
    """Was there a deed to be done, and only Gold for it?"""
    if was.need or not was.depth or was.task[was.depth - 1] != Task.DEED:
        return False
    deed, n = was.task_a[was.depth - 1], was.task_b[was.depth - 1]
    return deed not in (Deed.STRIDE, Deed.GOLD, Deed.GOLD_PER_POLICY, Deed.GOLD_PER_COAST) and not can_do(
        was, p, deed, n
    )


def _card_events(was: State, now: State, p: int) -> list[Automaton]:
    seen: list[Automaton] = []
    fewer = was.automa_deck[p] & ~now.automa_deck[p]
    if now.automa_deck[p] & ~was.automa_deck[p]:
        seen.append(Automaton(p, "shuffles"))
    if was.need == Need.AUTOMA_DRAWN and fewer:
        followed = now.automa_card[p] - 1
        drawn = fewer.bit_length() - 1
        if followed >= 0 and min(followed, AutomaDeck.REFERENCE) == drawn:
            seen.append(Automaton(p, "draws", automa_name(followed)))
        else:
            seen.append(Automaton(p, "leaves", AUTOMA_NAMES[drawn]))
    return seen


def _gained_events(was: State, now: State, p: int) -> list[Automaton]:
    seen: list[Automaton] = []
    if now.taken > was.taken:
        gained = [card for card in range(Count.KINDS) if now.archive[p, card] > was.archive[p, card]]
        seen += [Automaton(p, "takes", CARD_NAMES[card]) for card in gained]
    if now.project[p] and not was.project[p]:
        seen.append(Automaton(p, "begins", WONDER_NAMES[now.project[p] - 1]))
    if now.developed[p] > was.developed[p]:
        seen.append(Automaton(p, "policy", n=now.developed[p]))
    return seen


def _explorer_events(was: State, now: State, p: int) -> list[Automaton]:
    if any(now.market_left[m] != was.market_left[m] for m in range(Count.MARKETS)):
        market = next(m for m in range(Count.MARKETS) if now.market_left[m] != was.market_left[m])
        tile = tile_name(now.layout, tables.MARKET_TILES[now.layout, market])
        goods: list[Automaton] = [Automaton(p, "goods", tile=tile, n=now.res[p, Res.GOLD] - was.res[p, Res.GOLD])]
        home = was.markets_taken[p] and not now.markets_taken[p]
        return [*goods, Automaton(p, "home")] if home else goods
    seen: list[Automaton] = []
    for e in range(Count.EXPLORERS):
        if now.explorer[p, e] != was.explorer[p, e]:
            tile = tile_name(now.layout, now.explorer[p, e])
            seen.append(Automaton(p, "steps", tile=tile, n=e + 1))
            if now.stocked != was.stocked:
                seen.append(Automaton(p, "token", tile=tile))
    return seen
