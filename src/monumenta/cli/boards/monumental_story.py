"""What happened in Monumental, in plain words."""

from __future__ import annotations

from collections.abc import Sequence

from monumenta.cli.text import say
from monumenta.games.monumental import view as seen
from monumenta.games.monumental.view import Event

QUIET = ("draw", "civ", "corner", "name", "starts")
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
            if event.origin is None:
                return say("monumental-line-took", who=names[event.seat], tile=event.tile)
            return say("monumental-line-took-from", who=names[event.seat], tile=event.tile, other=names[event.origin])
        case seen.Founded():
            wonder = say(f"monumental-card-{event.wonder}")
            return say("monumental-line-wonder", who=names[event.seat], wonder=wonder)
        case seen.Prowled():
            monster = say(f"monumental-monster-{event.monster}")
            if event.tile is None:
                return say("monumental-line-monster-gone", monster=monster)
            return say("monumental-line-monster", monster=monster, tile=event.tile)
        case seen.Round():
            key = "monumental-line-last-round" if event.last else "monumental-line-round"
            return say(key, round=event.round, who=names[event.first])
        case seen.Over():
            winners = ", ".join(names[seat] for seat in event.winners)
            return say("monumental-line-over", who=winners, scores=" : ".join(map(str, event.scores)))


def _deed(event: seen.Did, names: Sequence[str]) -> str:
    if event.seat is not None:
        return say("monumental-line-did", who=names[event.seat], do=event.do)
    return "" if event.do.startswith(QUIET) else say("monumental-line-luck", do=event.do)
