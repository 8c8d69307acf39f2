"""What happened in Monumental, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from monumenta.terminal.text import say

from .. import view as seen
from ..view import Event

QUIET = ("draw", "civ", "corner", "name", "starts", "automa")
"""What luck lays out is seen on the board."""


def tell(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The lines of one turn."""
    return [line for event in events if (line := _line(event, names))]


def _line(event: Event, names: Sequence[str]) -> str:
    match event:
        case seen.Did():
            return _deed(event, names)
        case seen.Changed():
            words = ", ".join(f"{n:+d} {say(f'monumental-resource-{name}')}" for name, n in event.resources.items())
            return say("monumental-line-changed", who=names[event.seat], what=words)
        case seen.Drew():
            if not event.beside:
                return ""
            cards = ", ".join(say(f"monumental-card-{card}") for card in event.cards)
            return say("monumental-line-drew", who=names[event.seat], cards=cards)
        case seen.Took():
            return _conquest(event, names)
        case seen.Founded():
            wonder = say(f"monumental-card-{event.wonder}")
            return say("monumental-line-wonder", who=names[event.seat], wonder=wonder)
        case seen.Prowled() | seen.Struck():
            return _by_monster(event, names)
        case seen.Round():
            key = "monumental-line-last-round" if event.last else "monumental-line-round"
            return say(key, round=event.round, who=names[event.first])
        case seen.Decided() | seen.Automaton():
            return _by_automa(event, names)
        case seen.Over():
            winners = ", ".join(names[seat] for seat in event.winners)
            return say("monumental-line-over", who=winners, scores=" : ".join(map(str, event.scores)))


def _deed(event: seen.Did, names: Sequence[str]) -> str:
    if event.seat is not None:
        return say("monumental-line-did", who=names[event.seat], do=event.do)
    return "" if event.do.startswith(QUIET) else say("monumental-line-luck", do=event.do)


def _conquest(event: seen.Took, names: Sequence[str]) -> str:
    who = names[event.seat]
    if event.origin is None:
        return say("monumental-line-took", who=who, tile=event.tile)
    return say("monumental-line-took-from", who=who, tile=event.tile, other=names[event.origin])


def _by_monster(event: seen.Prowled | seen.Struck, names: Sequence[str]) -> str:
    monster = say(f"monumental-monster-{event.monster}")
    if isinstance(event, seen.Struck):
        return say("monumental-line-struck", who=names[event.seat], tile=event.tile, monster=monster)
    if event.tile is None:
        return say("monumental-line-monster-gone", monster=monster)
    return say("monumental-line-monster", monster=monster, tile=event.tile)


def _by_automa(event: seen.Automaton | seen.Decided, names: Sequence[str]) -> str:
    who = names[event.seat]
    if isinstance(event, seen.Decided):
        automa = names[event.automa]
        if event.do.startswith("step "):
            return say("monumental-line-decided-step", who=who, automa=automa)
        return say("monumental-line-decided", who=who, automa=automa, do=event.do)
    card = event.card or ""
    if event.deed in ("draws", "leaves"):
        card = automa_card(card)
    elif card:
        card = say(f"monumental-card-{card}")
    return say(f"monumental-line-automa-{event.deed}", who=who, card=card, tile=event.tile or "", n=event.n)


def automa_card(card: str) -> str:
    """What a card of an Automa's deck is called."""
    own = say.maybe(f"monumental-civ-{card}")
    return say("monumental-automa-card-own", civ=own) if own else say("monumental-automa-card", card=card.upper())
