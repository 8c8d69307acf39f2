"""What things of Monumental bring, in hundredths of a basic resource: a rough price list, made from the box once.

Where a decision depends on what a civilization can do with a resource now, plan.py says so; this is for what
lies further ahead: a card that will be activated again and again, a Policy, a Hero.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monumenta.engine.author.rule import grid, row

from .. import tables
from ..counts import BOX, CARDS
from ..effect_text import HALF, Op, Step, parse_amounts, parse_effect

RESOURCE_UNITS: Final = (100, 100, 100, 130, 250, 80, 80, 80, 110)
"""P, S, M, Gold, Culture, Production for Wonders, Military for raids, Production tokens, any basic one."""
STEP_UNITS: Final = {
    Op.ARCHIVE: 40,
    Op.MAY_ARCHIVE: 30,
    Op.DISCARD: -30,
    Op.ACTIVATE: 130,
    Op.STEPS_EACH: 100,
    Op.FLY: 120,
    Op.PLACE: 40,
    Op.GUARD: 30,
    Op.COPY_HOST: 150,
    Op.COPY_TOKEN: 150,
}
EACH_UNITS: Final = {
    Op.PAY_ANY: -70,
    Op.PAY_DIFFERENT: -80,
    Op.CHOOSE: 110,
    Op.CHOOSE_IDENTICAL: 110,
    Op.CHOOSE_OTHER: 110,
    Op.DRAW: 130,
    Op.MARCH: 30,
    Op.STEPS: 60,
    Op.CONQUER: 80,
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
    if step.op == Op.GAIN:
        return RESOURCE_UNITS[step.a] * step.b
    if step.op == Op.PAY:
        return -RESOURCE_UNITS[step.a] * step.b
    if step.op == Op.GAIN_PER:
        return RESOURCE_UNITS[step.c] * step.b * 2 // 3
    if step.op == Op.CHOOSE_PER:
        return 110 * step.b * 2 // 3
    if step.op in (Op.STAGE, Op.STAGE_OWN):
        return HALF_UNITS if step.a == HALF else 90 * step.a
    return STEP_UNITS.get(step.op, EACH_UNITS.get(step.op, 0) * step.a)


def way_units(way: Sequence[Step]) -> int:
    total = sum(_step_units(step) for step in way)
    return total * OFTEN // 100 if any(step.op == Op.IF for step in way) else total


def _effect_units(text: str) -> int:
    return max(0, *(way_units(way) for way in parse_effect(text))) if text else 0


def _output_units(text: str) -> int:
    letters = "PSMGCWBTA"
    return sum(RESOURCE_UNITS[letters.index("PSMGCA"[resource])] * n for resource, n in parse_amounts(text, "PSMGCA"))


EFFECT_UNITS: Final = row([_effect_units(text) for text in tables.EFFECT_TEXTS])
"""An effect, the best of its ways."""
CARD_UNITS: Final = row([0, *(_output_units(card.output) + _effect_units(card.text) for card in CARDS)])
"""One activation of a card."""
POLICY_UNITS: Final = grid(
    [
        [EFFECT_UNITS[tables.POLICY_TEXT[i, j]] + RULE_UNITS[policy.rule] for j, policy in enumerate(civ.policies)]
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
assert set(RULE_UNITS) == set(tables.RULES)
