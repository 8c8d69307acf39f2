"""The effect language: what cards, Policies, Heroes and tokens do, as text in the box and as numbers for the rules.

An effect is one or more ways, parted by "|", of which its user takes one; a way is a list of steps, parted by ",". See
docs/monumental-effects.md for every step. Resources are letters: P S M basic, G Gold, C Culture, W Production for
Wonders only, B Military against nobody's Provinces only, T Production tokens, and A for any basic one.
"""

from __future__ import annotations

import re
from typing import Final

from msgspec import Struct

RESOURCES: Final = "PSMGCWBT"
"""Letters of the resources that a civilization can hold, in the order of the state's cells."""
P, S, M, G, C, W, B, T = range(8)
ANY: Final = 8
"""In an output: a basic resource of choice."""
BASIC: Final = 3
"""P, S and M are the basic ones."""

# steps
END, GAIN, PAY, PAY_ANY, PAY_DIFFERENT, CHOOSE, CHOOSE_IDENTICAL, CHOOSE_OTHER, CHOOSE_PER, GAIN_PER = range(10)
ARCHIVE, MAY_ARCHIVE, DISCARD, DRAW, ACTIVATE, STAGE, STAGE_OWN, CONQUER, MARCH, STEPS = range(10, 20)
STEPS_EACH, FLY, PLACE, GUARD, COPY_HOST, COPY_TOKEN, IF = range(20, 27)

HALF: Final = -1
"""As the reduction of a stage: half price."""

COUNTS: Final = ("knowledge", "learned", "coast", "markets", "policies")
"""What an effect may count: Knowledge attached in the City, activated cards with Knowledge, coastal Provinces, Market
tokens taken, Policies developed."""
CONDITIONS: Final = ("conquered", "produced", "provinces", "coast", "project", "idle")
"""What an effect may ask for: a conquest or that much Production this turn, Provinces, a coastal one, a Wonder under
construction or none."""
MOST_WAYS: Final = 2
MOST_STEPS: Final = 5
"""Steps of a way, with the END after them."""


class EffectError(ValueError):
    """A text that is no effect."""


class Step(Struct, frozen=True):
    op: int
    a: int = 0
    b: int = 0
    c: int = 0


_PLAIN: Final = {
    "archive": Step(ARCHIVE),
    "may archive": Step(MAY_ARCHIVE),
    "discard": Step(DISCARD),
    "activate": Step(ACTIVATE),
    "stage half": Step(STAGE, HALF),
    "stage own half": Step(STAGE_OWN, HALF),
    "steps each": Step(STEPS_EACH),
    "fly": Step(FLY),
    "place": Step(PLACE),
    "guard": Step(GUARD),
    "copy host": Step(COPY_HOST),
    "copy token": Step(COPY_TOKEN),
}
_NUMBERED: Final = (
    (r"pay (\d) any", PAY_ANY),
    (r"pay (\d) different", PAY_DIFFERENT),
    (r"basic (\d)", CHOOSE),
    (r"basic (\d) identical", CHOOSE_IDENTICAL),
    (r"basic (\d) other", CHOOSE_OTHER),
    (r"draw (\d)", DRAW),
    (r"stage -(\d)", STAGE),
    (r"stage own -(\d)", STAGE_OWN),
    (r"conquer -(\d)", CONQUER),
    (r"march (\d)", MARCH),
    (r"steps (\d)", STEPS),
)


def parse_amounts(text: str, letters: str = RESOURCES) -> list[tuple[int, int]]:
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
        return [Step(CHOOSE_PER, _index(found[1], COUNTS), int(found[2]))]
    if found := re.fullmatch(r"gain 1([A-Z]) per (\w+) max (\d)", text):
        return [Step(GAIN_PER, _index(found[2], COUNTS), int(found[3]), parse_amounts("1" + found[1])[0][0])]
    if found := re.fullmatch(r"if (\w+) (\d)", text):
        return [Step(IF, _index(found[1], CONDITIONS), int(found[2]))]
    if found := re.fullmatch(r"(gain|pay) (\d.*)", text):
        op = GAIN if found[1] == "gain" else PAY
        return [Step(op, resource, n) for resource, n in parse_amounts(found[2])]
    raise EffectError(f"{text!r} is no step of an effect")


def _index(word: str, words: tuple[str, ...]) -> int:
    if word not in words:
        raise EffectError(f"{word!r} is none of {', '.join(words)}")
    return words.index(word)


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
    return len(ways) == 1 and all(step.op in (GAIN, GAIN_PER) for step in ways[0])
