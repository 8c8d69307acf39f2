"""What happened in World Monuments, in plain words: a walk is one sentence, tokens being laid out are none."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from monumenta.terminal.text import say

from .. import view as seen
from ..view import Event


def tell(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """The lines of one turn."""
    lines: list[str] = []
    for walking, group in groupby(events, lambda event: isinstance(event, seen.Stepped)):
        if walking:
            lines.append(_walk([event for event in group if isinstance(event, seen.Stepped)], names))
        else:
            lines += [line for event in group if (line := _line(event, names)) is not None]
    return lines


def _walk(steps: list[seen.Stepped], names: Sequence[str]) -> str:
    who = names[steps[0].seat]
    taken = [say("monuments-token", colour=step.took) for step in steps if step.took is not None]
    if steps[0].origin is None:
        return say("monuments-line-placed", who=who, space=_space(steps[0].space), token=_listed(taken))
    path = " → ".join(_space(step.space) for step in steps)
    return say("terminal-monuments-walk", who=who, path=path, tokens=_listed(taken) or say("monuments-nothing"))


def _listed(words: Iterable[str]) -> str:
    *first, last = [*words] or [""]
    return say("monuments-and", first=", ".join(first), last=last) if first else last


def _held(tokens: Mapping[seen.Colour, int]) -> str:
    held = [say("monuments-tokens", colour=colour, n=count) for colour, count in tokens.items() if count]
    return _listed(held) or say("monuments-nothing")


def _space(name: str) -> str:
    ring = {"o": "outer", "m": "middle", "c": "centre"}[name[0]]
    return say("monuments-space", ring=ring, id=name)


def _line(event: Event, names: Sequence[str]) -> str | None:
    match event:
        case seen.Started():
            return say("monuments-line-started", who=names[event.seat])
        case seen.Round():
            return say("monuments-line-round", round=event.round, who=names[event.starter])
        case seen.Single():
            if event.seat is None:
                return say("monuments-line-single-chance", space=_space(event.space))
            return say("monuments-line-single", who=names[event.seat], space=_space(event.space))
        case seen.Black():
            return say("monuments-line-black", who=names[event.seat], points=event.points)
        case seen.Raised():
            built = say("monuments-token", colour=event.colour)
            return say("monuments-line-built", who=names[event.seat], token=built, level=event.level, n=event.points)
        case seen.Passed():
            return say("monuments-line-passed", who=names[event.seat], held=_held(event.held), lost=event.lost)
        case seen.Over():
            key = "monuments-line-over-finished" if event.finished else "monuments-line-over"
            winners = [names[seat] for seat in event.winners]
            return say(key, count=len(winners), winners=_listed(winners), score=max(event.scores))
        case seen.Laid() | seen.Stepped():
            return None
