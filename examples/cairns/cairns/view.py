"""What a seat sees of Two Cairns, and what everybody sees happen."""

from __future__ import annotations

from msgspec import Struct

from monumenta.engine.author.contract import OVER
from monumenta.engine.match.concealed import Seen

from .actions import LAY
from .notation import CAIRN_NAMES, write
from .rules import DREW, FELL, FINISHED, LAID, actor, gain
from .state import CAIRNS, WEIGHTS, State


class CairnView(Struct, frozen=True):
    name: str
    height: int
    top: int | None
    """Weight of the uppermost stone."""


class View(Struct, frozen=True):
    seat: int | None
    actor: int | None
    cairns: list[CairnView]
    hands: list[list[int] | None]
    """The weights in each hand, lightest first; None where the seat may not look."""
    held: list[int]
    bag: int
    """How many stones are left to draw."""
    scores: list[int]
    winners: list[int]


class Choice(Struct, frozen=True):
    do: str
    cairn: str
    weight: int
    points: int
    """What it would bring now."""


class Drew(Struct, frozen=True, tag_field="kind", tag="drew"):
    seat: int


class Laid(Struct, frozen=True, tag_field="kind", tag="laid"):
    seat: int
    cairn: str
    weight: int
    height: int


class Fell(Struct, frozen=True, tag_field="kind", tag="fell"):
    """A stone was too heavy: so many came down, and the cairn begins with it."""

    seat: int
    cairn: str
    weight: int
    stones: int


class Finished(Struct, frozen=True, tag_field="kind", tag="finished"):
    seat: int
    cairn: str


Event = Drew | Laid | Fell | Finished


def view(seen: Seen) -> View:
    s: State = seen.plain
    everybody = range(s.players)
    who = actor(s)
    scores = [s.points[p] for p in everybody]
    return View(
        seat=seen.viewer,
        actor=who if who >= 0 else None,
        cairns=[CairnView(CAIRN_NAMES[c], s.height[c], s.top[c] or None) for c in range(CAIRNS)],
        hands=[_hand(s, p) if seen.lifted or s.open_hands or p == seen.viewer else None for p in everybody],
        held=[s.held[p] for p in everybody],
        bag=s.left,
        scores=scores,
        winners=[p for p in everybody if scores[p] == max(scores)] if who == OVER else [],
    )


def _hand(s: State, p: int) -> list[int]:
    return [w + 1 for w in range(WEIGHTS) for _ in range(s.hands[p, w])]


def choice(s: State, action: int) -> Choice:
    cairn, w = divmod(action - LAY, WEIGHTS)
    return Choice(write(s, action), CAIRN_NAMES[cairn], w + 1, gain(s, cairn, w + 1))


def translate(s: State, kind: int, a: int, b: int, c: int) -> Event:
    """What was told, as everybody sees it."""
    if kind == DREW:
        return Drew(a)
    cairn = CAIRN_NAMES[b]
    if kind == LAID:
        return Laid(a, cairn, c, s.height[b])
    if kind == FELL:
        return Fell(a, cairn, s.top[b], c)
    assert kind == FINISHED
    return Finished(a, cairn)
