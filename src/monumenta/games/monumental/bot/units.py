"""What things of Monumental bring, in hundredths of a basic resource: a rough price list, made from the box once.

Where a decision depends on what a civilization can do with a resource now, `monumental_plan` says so; this is for what
lies further ahead: a card that will be activated again and again, a Policy, a Hero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monumenta.engine.author.rule import grid, row

from ..effects import (
    ACTIVATE,
    ARCHIVE,
    CHOOSE,
    CHOOSE_IDENTICAL,
    CHOOSE_OTHER,
    CHOOSE_PER,
    CONQUER,
    COPY_HOST,
    COPY_TOKEN,
    DISCARD,
    DRAW,
    FLY,
    GAIN,
    GAIN_PER,
    GUARD,
    HALF,
    IF,
    MARCH,
    MAY_ARCHIVE,
    PAY,
    PAY_ANY,
    PAY_DIFFERENT,
    PLACE,
    STAGE,
    STAGE_OWN,
    STEPS,
    STEPS_EACH,
    Step,
    parse_amounts,
    parse_effect,
)
from ..state import BOX, CARDS
from ..tables import EFFECT_TEXTS, POLICY_TEXT, RULES

RESOURCE_UNITS: Final = (100, 100, 100, 130, 250, 80, 80, 80, 110)
"""P, S, M, Gold, Culture, Production for Wonders, Military for raids, Production tokens, any basic one."""
STEP_UNITS: Final = {
    ARCHIVE: 40,
    MAY_ARCHIVE: 30,
    DISCARD: -30,
    ACTIVATE: 130,
    STEPS_EACH: 100,
    FLY: 120,
    PLACE: 40,
    GUARD: 30,
    COPY_HOST: 150,
    COPY_TOKEN: 150,
}
EACH_UNITS: Final = {
    PAY_ANY: -70,
    PAY_DIFFERENT: -80,
    CHOOSE: 110,
    CHOOSE_IDENTICAL: 110,
    CHOOSE_OTHER: 110,
    DRAW: 130,
    MARCH: 30,
    STEPS: 60,
    CONQUER: 80,
}
"""For each that the step names."""
HALF_UNITS: Final = 280
"""A stage at half price."""
OFTEN: Final = 75
"""Percent in which a condition holds."""
RULE_UNITS: Final = {
    "": 0,
    "cheap-knowledge": 80,
    "token-gold": 60,
    "cheap-advance": 30,
    "raid": 90,
    "longships": 40,
    "conquest-gold": 90,
    "defence": 30,
    "cheap-stage": 70,
    "wonder-culture": 70,
    "granaries": 50,
    "league": 50,
    "cheap-basic": 40,
    "conquest-draw": 100,
    "cheap-policy": 110,
    "reinforce": 40,
    "both-rewards": 110,
}
"""A round with a rule in force."""


def _step_units(step: Step) -> int:
    if step.op == GAIN:
        return RESOURCE_UNITS[step.a] * step.b
    if step.op == PAY:
        return -RESOURCE_UNITS[step.a] * step.b
    if step.op == GAIN_PER:
        return RESOURCE_UNITS[step.c] * step.b * 2 // 3
    if step.op == CHOOSE_PER:
        return 110 * step.b * 2 // 3
    if step.op in (STAGE, STAGE_OWN):
        return HALF_UNITS if step.a == HALF else 90 * step.a
    return STEP_UNITS.get(step.op, EACH_UNITS.get(step.op, 0) * step.a)


def way_units(way: Sequence[Step]) -> int:
    total = sum(_step_units(step) for step in way)
    return total * OFTEN // 100 if any(step.op == IF for step in way) else total


def _effect_units(text: str) -> int:
    return max(0, *(way_units(way) for way in parse_effect(text))) if text else 0


def _output_units(text: str) -> int:
    letters = "PSMGCWBTA"
    return sum(RESOURCE_UNITS[letters.index("PSMGCA"[resource])] * n for resource, n in parse_amounts(text, "PSMGCA"))


EFFECT_UNITS: Final = row([_effect_units(text) for text in EFFECT_TEXTS])
"""An effect, the best of its ways."""
CARD_UNITS: Final = row([0, *(_output_units(card.output) + _effect_units(card.text) for card in CARDS)])
"""One activation of a card."""
POLICY_UNITS: Final = grid(
    [
        [EFFECT_UNITS[POLICY_TEXT[i, j]] + RULE_UNITS[policy.rule] for j, policy in enumerate(civ.policies)]
        for i, civ in enumerate(BOX.civilizations)
    ]
)
"""A round with a Policy active."""
HERO_UNITS: Final = row([_effect_units(hero.text) + RULE_UNITS[hero.rule] for hero in BOX.heroes])
"""A round with a Hero."""
WARLORD_UNITS: Final = row(
    [_effect_units(civ.warlord.text) + RULE_UNITS[civ.warlord.rule] for civ in BOX.civilizations]
)
BACK_UNITS: Final = row(
    [sum(_effect_units(reward) for reward in token.rewards) // len(token.rewards) for token in BOX.exploration]
)
"""The reward of an Exploration token of which only the back is seen."""
assert set(RULE_UNITS) == set(RULES)
