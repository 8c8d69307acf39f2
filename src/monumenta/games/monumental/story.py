"""What everybody at the table hears of an action, made of what the rules tell while they act.

The action comes first, then what supplies and Cities gained or lost by all that followed, then what happened in its
order; Wonders and Monsters, which are pieces on the map, come after the rest, each in the order of their numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter
from typing import Any, Final, NamedTuple

from monumenta.engine.author.tell import Hear

from . import tables
from .actions import Action
from .agenda import is_automa
from .automa_view import AutomaDeed, Automaton, Decided, automa_name
from .counts import BOX, Count
from .notation import AUTOMA_NAMES, CARD_NAMES, GOODS_NAMES, HERO_NAMES, MONSTER_NAMES, WONDER_NAMES, tile_name, write
from .state import Need, Phase, State
from .view import (
    ASKED,
    RESOURCE_NAMES,
    Changed,
    Did,
    Drew,
    Event,
    Founded,
    Over,
    Prowled,
    Round,
    Struck,
    Took,
    place,
    points,
    stored_tile,
    winners,
)
from .words import Word


def listener(s: State, events: list[Event]) -> Hear:
    """Hears the rules act on this state. Of an action that is only tried out nothing but itself is told."""
    before = Holdings.of(s)
    running = s.phase >= Phase.CITY  # what all begin with is no news
    told: list[tuple[int, int, Event]] = []

    def hear(s: State, word: int, a: int, b: int, c: int) -> None:
        if word == Word.ACTION:
            events.append(own_event(s, a, b))
        elif word == Word.SETTLED:
            now = Holdings.of(s)
            for p in range(s.players - s.automas):
                events.extend(_changes(before, now, p) if running else [])
                events.extend(_drew(before, now, p))
            told.sort(key=itemgetter(0, 1))
            events.extend(event for _, _, event in told)
        else:
            part, translate = TOLD[word]
            if event := translate(s, a, b, c):
                told.append((part, a if part in BY_NUMBER else 0, event))

    return hear


def own_event(before: State, mover: int, action: int) -> Event:
    """What the action itself shows. Which Market token an Explorer draws is for its taker only."""
    if mover >= 0 and mover != before.seat:
        return Decided(mover, before.seat, write(before, action))
    hidden = before.need == Need.GOODS_DRAWN and not is_automa(before, before.seat)
    text = "goods" if hidden else write(before, action)
    seat = mover if mover >= 0 else None
    return Did(seat, text, ASKED[before.need], None if seat is None else _subject(before, seat, action))


def _subject(s: State, p: int, action: int) -> str | None:
    """What an action is about that names only a place, as all at the table can see."""
    slot = action - Action.USE_SLOT if Action.USE_SLOT <= action < Action.USE_KNOWLEDGE else action - Action.SLOT
    if 0 <= slot < Count.SLOTS:
        there = place(s, p, slot)
        return there.card or next(iter(there.knowledge), None)
    if action == Action.USE_POLICY:
        return BOX.civilizations[s.civ[p] - 1].policies[s.policy[p, s.developed[p] - 1] - 1].id
    if action in (Action.USE_HERO, Action.GIVE_BACK):
        return HERO_NAMES[s.hero[p] - 1]
    if Action.TRADE <= action < Action.PASS:
        return GOODS_NAMES[s.held[p, action - Action.TRADE] - 1]
    return None


class Holdings(NamedTuple):
    """What supplies and Cities hold. What an action brought them is the sum of some twenty rules: the difference of
    how they stood and how they stand."""

    supplies: list[list[int]]
    beside: bytes
    """By seat and card: how many are drawn beside the City."""
    cities: list[list[int]]
    active: list[int]
    knowledge_at: list[int]

    @classmethod
    def of(cls, s: State) -> Holdings:
        cells: Any = s  # rows and grids of a plain state are memoryviews, which are copied quickest as a whole
        lists = (cells.city.tolist(), cells.active.tolist(), cells.knowledge_at.tolist())
        return cls(cells.res.tolist(), cells.drawn.tobytes(), *lists)


def _changes(before: Holdings, now: Holdings, p: int) -> list[Event]:
    if now.supplies[p] == before.supplies[p]:
        return []
    changes = zip(RESOURCE_NAMES, before.supplies[p], now.supplies[p], strict=True)
    return [Changed(p, {name: n - was for name, was, n in changes if n != was})]


def _drew(before: Holdings, now: Holdings, p: int) -> list[Event]:
    drawn = slice(p * Count.KINDS, (p + 1) * Count.KINDS)
    more = zip(CARD_NAMES, before.beside[drawn], now.beside[drawn], strict=True)
    beside = [name for name, was, n in more for _ in range(n - was)] if before.beside != now.beside else []
    # what was activated has been swept away: the same card in the same place is another one that came, or came again
    swept = before.active[p] & ~now.active[p]
    filled = [
        CARD_NAMES[card]
        for slot, (was, card) in enumerate(zip(before.cities[p], now.cities[p], strict=True))
        if card and (card != was or swept >> slot & 1)
    ]
    filled += [
        CARD_NAMES[tables.KNOWLEDGE_CARDS[k]]
        for k, (was, at) in enumerate(zip(before.knowledge_at, now.knowledge_at, strict=True))
        if 0 < at - p * Count.SLOTS <= Count.SLOTS and (at != was or swept >> (at - 1 - p * Count.SLOTS) & 1)
    ]
    return [Drew(p, cards, cards is beside) for cards in (beside, filled) if cards]


# --- what the rules tell ------------------------------------------------------------------------------

Translate = Callable[[State, int, int, int], Event | None]
HAPPENED, WONDERS, MONSTERS, ATTACK, ROUND, OVER = range(6)
"""The parts of a story."""
BY_NUMBER: Final = (WONDERS, MONSTERS)


def _automa(s: State, deed: AutomaDeed, card: str | None = None, tile: int = -1, n: int = 0) -> Automaton:
    return Automaton(s.seat, deed, card, tile_name(s.layout, tile) if tile >= 0 else None, n)


def _gold(deed: AutomaDeed) -> Translate:
    return lambda s, n, _, __: _automa(s, deed, n=n) if n else None


def _prowled(s: State, monster: int, _: int, __: int) -> Prowled:
    return Prowled(MONSTER_NAMES[monster], stored_tile(s, s.monster_at[monster]))


TOLD: Final[dict[int, tuple[int, Translate]]] = {
    Word.SHUFFLED: (HAPPENED, lambda s, _, __, ___: _automa(s, "shuffles")),
    Word.CARD_LEFT: (HAPPENED, lambda s, card, _, __: _automa(s, "leaves", AUTOMA_NAMES[card])),
    Word.CARD_DRAWN: (HAPPENED, lambda s, card, _, __: _automa(s, "draws", automa_name(card))),
    Word.PAID: (HAPPENED, _gold("pays")),
    Word.CARD_TAKEN: (HAPPENED, lambda s, card, _, __: _automa(s, "takes", CARD_NAMES[card])),
    Word.WONDER_BEGUN: (HAPPENED, lambda s, wonder, _, __: _automa(s, "begins", WONDER_NAMES[wonder])),
    Word.POLICY: (HAPPENED, lambda s, _, __, ___: _automa(s, "policy", n=s.developed[s.seat])),
    Word.STEPPED: (HAPPENED, lambda s, e, _, __: _automa(s, "steps", tile=s.explorer[s.seat, e], n=e + 1)),
    Word.TOKEN_TAKEN: (HAPPENED, lambda s, tile, _, __: _automa(s, "token", tile=tile)),
    Word.GOODS_SOLD: (
        HAPPENED,
        lambda s, market, n, _: _automa(s, "goods", tile=tables.MARKET_TILES[s.layout, market], n=n),
    ),
    Word.CALLED_HOME: (HAPPENED, lambda s, _, __, ___: _automa(s, "home")),
    Word.GOLD_GAINED: (HAPPENED, _gold("gold")),
    Word.GOLD_INSTEAD: (HAPPENED, _gold("instead")),
    Word.PASSED: (HAPPENED, lambda s, _, __, ___: _automa(s, "passes")),
    Word.TOOK: (HAPPENED, lambda s, tile, held, _: Took(s.seat, tile_name(s.layout, tile), held - 1 if held else None)),
    Word.FOUNDED: (
        WONDERS,
        lambda s, w, _, __: Founded(s.wonder_by[w] - 1, WONDER_NAMES[w], stored_tile(s, s.wonder_at[w])),
    ),
    Word.MONSTER: (MONSTERS, _prowled),
    Word.STRUCK: (ATTACK, lambda s, p, tile, m: Struck(p, tile_name(s.layout, tile), MONSTER_NAMES[m])),
    Word.PROWLED: (ATTACK, _prowled),
    Word.ROUND: (ROUND, lambda s, _, __, ___: Round(s.round_no, s.first, s.ending == 2)),
    Word.OVER: (OVER, lambda s, _, __, ___: Over([points(s, p).total for p in range(s.players)], winners(s))),
}
"""By word: in which part of the story it comes, and what everybody sees."""
