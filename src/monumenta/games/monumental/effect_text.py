"""The effect language: what cards, Policies, Heroes and tokens do, as text in the box and as numbers for the rules.

An effect is one or more ways, parted by "|", of which its user takes one; a way is a list of steps, parted by ",". See
docs/monumental-effects.md for every step. Resources are letters (resources.py), and A for any basic one.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

from monumenta.engine.author.rule import group

from .resources import LETTERS

HALF: Final = -1
"""As the reduction of a stage: half price."""
MOST_WAYS: Final = 2
MOST_STEPS: Final = 5
"""Steps of a way, with the END after them."""


@group
class Op:
    """Steps: first those about a supply, then about a City, then about the map."""

    END, GAIN, PAY, PAY_ANY, PAY_DIFFERENT, CHOOSE, CHOOSE_IDENTICAL, CHOOSE_OTHER, CHOOSE_PER, GAIN_PER = range(10)
    SUPPLY_UNTIL: Final = 10
    ARCHIVE, MAY_ARCHIVE, DISCARD, DRAW, ACTIVATE, STAGE, STAGE_OWN = range(10, 17)
    CITY_UNTIL: Final = 17
    CONQUER, MARCH, STEPS, STEPS_EACH, FLY, PLACE, GUARD, COPY_HOST, COPY_TOKEN, IF = range(17, 27)


@group
class Counted:
    """What an effect may count: Knowledge attached in the City, activated cards with Knowledge, coastal Provinces,
    Market tokens taken, Policies developed."""

    KNOWLEDGE, LEARNED, COAST, MARKETS, POLICIES = range(5)


@group
class Condition:
    """What an effect may ask for: a conquest or that much Production this turn, Provinces, a coastal one, a Wonder
    under construction or none."""

    CONQUERED, PRODUCED, PROVINCES, COAST, PROJECT, IDLE = range(6)


class EffectError(ValueError):
    """A text that is no effect."""


class Step(Struct, frozen=True):
    op: int
    a: int = 0
    b: int = 0
    c: int = 0


_PLAIN: Final = {
    "archive": Step(Op.ARCHIVE),
    "may archive": Step(Op.MAY_ARCHIVE),
    "discard": Step(Op.DISCARD),
    "activate": Step(Op.ACTIVATE),
    "stage half": Step(Op.STAGE, HALF),
    "stage own half": Step(Op.STAGE_OWN, HALF),
    "steps each": Step(Op.STEPS_EACH),
    "fly": Step(Op.FLY),
    "place": Step(Op.PLACE),
    "guard": Step(Op.GUARD),
    "copy host": Step(Op.COPY_HOST),
    "copy token": Step(Op.COPY_TOKEN),
}
_NUMBERED: Final = (
    (r"pay (\d) any", Op.PAY_ANY),
    (r"pay (\d) different", Op.PAY_DIFFERENT),
    (r"basic (\d)", Op.CHOOSE),
    (r"basic (\d) identical", Op.CHOOSE_IDENTICAL),
    (r"basic (\d) other", Op.CHOOSE_OTHER),
    (r"draw (\d)", Op.DRAW),
    (r"stage -(\d)", Op.STAGE),
    (r"stage own -(\d)", Op.STAGE_OWN),
    (r"conquer -(\d)", Op.CONQUER),
    (r"march (\d)", Op.MARCH),
    (r"steps (\d)", Op.STEPS),
)


def parse_amounts(text: str, letters: str = LETTERS) -> list[tuple[int, int]]:
    """`2P 1S` as (resource, number) pairs; "" as none."""
    amounts: list[tuple[int, int]] = []
    for word in text.split():
        if not re.fullmatch(rf"[1-9][{letters}]", word):
            raise EffectError(f"{word!r} is no number and resource ({', '.join(letters)})")
        amounts.append((letters.index(word[1]), int(word[0])))
    return amounts


def _steps(text: str) -> list[Step]:
    if text in _PLAIN:
        return [_PLAIN[text]]
    for pattern, op in _NUMBERED:
        if found := re.fullmatch(pattern, text):
            return [Step(op, int(found[1]))]
    if found := re.fullmatch(r"basic per (\w+) max (\d)", text):
        return [Step(Op.CHOOSE_PER, _member(Counted, found[1]), int(found[2]))]
    if found := re.fullmatch(r"gain 1([A-Z]) per (\w+) max (\d)", text):
        return [Step(Op.GAIN_PER, _member(Counted, found[2]), int(found[3]), parse_amounts("1" + found[1])[0][0])]
    if found := re.fullmatch(r"if (\w+) (\d)", text):
        return [Step(Op.IF, _member(Condition, found[1]), int(found[2]))]
    if found := re.fullmatch(r"(gain|pay) (\d.*)", text):
        op = Op.GAIN if found[1] == "gain" else Op.PAY
        return [Step(op, resource, n) for resource, n in parse_amounts(found[2])]
    raise EffectError(f"{text!r} is no step of an effect")


def _member(group: type, word: str) -> int:
    members = {name.lower(): number for name, number in vars(group).items() if name.isupper()}
    if word not in members:
        raise EffectError(f"{word!r} is none of {', '.join(members)}")
    return members[word]


def parse_effect(text: str) -> list[list[Step]]:
    """The ways of an effect, each a list of steps."""
    ways = [[step for part in way.split(",") for step in _steps(part.strip())] for way in text.split("|")]
    if len(ways) > MOST_WAYS:
        raise EffectError(f"{text!r} has more than {MOST_WAYS} ways")
    if any(len(way) >= MOST_STEPS for way in ways):
        raise EffectError(f"{text!r} has a way of more than {MOST_STEPS - 1} steps")
    return ways


def is_pure(ways: list[list[Step]]) -> bool:
    """Only gains, in one way: nobody needs to be asked."""
    return len(ways) == 1 and all(step.op in (Op.GAIN, Op.GAIN_PER) for step in ways[0])
