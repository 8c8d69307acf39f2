"""Why a hint in Monumental is a good idea, as the key of a text in texts/*/help.ftl.

Whatever bot suggests the action, the text must be true of it; so it is read from the action and the state alone.
"""

from __future__ import annotations

from typing import Any, Final

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game

from ..land import defenders
from ..rules import owned
from ..state import (
    ACT,
    ACTIVATED,
    ADVANCE,
    ARCHIVED,
    BUILD,
    BUY,
    CIV,
    CONQUER,
    COPY,
    DEFEAT,
    DEVELOPMENT,
    END_TURN,
    FLOWN_TO,
    GET,
    GIVE_BACK,
    HIRE,
    LAIR,
    LEAD,
    MARCHED_TO,
    OUTPOST,
    PASS,
    PICK,
    PLACED,
    POLICY,
    PRODUCE,
    RESOURCE,
    SETTLED,
    SKIP,
    SLOT,
    SLOTS,
    SOLDIER,
    STEP,
    TAKE_WAY,
    TO,
    TRADE,
    UNITS,
    USE_SLOT,
    WARLORD,
    State,
)
from ..tables import CARD_TYPE, KNOWLEDGE_CARD, KNOWLEDGE_CARDS, OUTPUT

BASICS: Final = 3
LINES: Final = (
    "monumental-hint-lines-production",
    "monumental-hint-lines-science",
    "monumental-hint-lines-military",
)
LEADS: Final = (
    "monumental-hint-lead-knowledge",
    "monumental-hint-lead-wonders",
    "monumental-hint-lead-policies",
    "monumental-hint-lead-provinces",
)
KNOWLEDGE, WONDERS, POLICIES, PROVINCES = range(4)


def reason(game: Game, seat: int, action: int) -> str:
    """The key that fits best, e.g. "monumental-hint-finish"."""
    if len(game.legal_ids(seat)) == 1:
        return "monumental-hint-only"
    s: Any = plain_state(record(State), game.state())
    if s.seat != seat:  # a tie of an Automa
        return "hint-any"
    if action < BUY:
        return _why_lines(s, seat, *divmod(action, 3))
    if s.need == ACT:
        return _why_act(s, seat, action)
    return _why_decision(s, seat, action)


def _why_lines(s: Any, seat: int, line: int, column: int) -> str:
    """By the basic resource of which they bring most, if there is one."""
    sums = [0] * BASICS
    for slot in range(SLOTS):
        if slot // 3 == line or slot % 3 == column:
            here = seat * SLOTS + slot + 1
            covered = [KNOWLEDGE_CARDS[k] for k in range(len(KNOWLEDGE_CARDS)) if s.knowledge_at[k] == here]
            for card in [s.city[seat, slot], *covered]:
                for resource in range(BASICS):
                    sums[resource] += OUTPUT[card, resource]
    most = max(sums)
    return LINES[sums.index(most)] if sums.count(most) == 1 else "monumental-hint-lines"


def _why_act(s: Any, seat: int, action: int) -> str:
    if action < CONQUER:
        return _why_at_home(s, seat, action)
    if action < SOLDIER:
        return _why_conquer(s, seat, action - CONQUER)
    if action < USE_SLOT:
        return _why_on_map(s, seat, action)
    if action < HIRE:
        return "monumental-hint-use"
    if action < GIVE_BACK:
        return "monumental-hint-hire"
    if action == GIVE_BACK and not s.classic:
        return "monumental-hint-dismiss-round"
    return _why_otherwise(action)


def _why_at_home(s: Any, seat: int, action: int) -> str:
    if action >= POLICY:
        return _lead(s, seat, POLICIES, "monumental-hint-policy")
    if action >= BUILD:
        if not s.project[seat]:
            return "monumental-hint-begin"
        return _lead(s, seat, WONDERS, "monumental-hint-finish")
    card = action - BUY
    if CARD_TYPE[card] == KNOWLEDGE_CARD:
        return _lead(s, seat, KNOWLEDGE, "monumental-hint-knowledge")
    return "monumental-hint-building" if card >= DEVELOPMENT else "monumental-hint-basic"


def _why_conquer(s: Any, seat: int, tile: int) -> str:
    if s.owner[tile]:
        return "monumental-hint-rival"
    return _lead(s, seat, PROVINCES, "monumental-hint-token" if s.token[tile] else "monumental-hint-conquer")


def _lead(s: Any, seat: int, category: int, otherwise: str) -> str:
    """Would one more make the seat first, or tied for first, where it is not?"""
    mine = owned(s, seat, category)
    most = max(owned(s, other, category) for other in range(s.players) if other != seat)
    return LEADS[category] if mine + 1 >= most and (mine < most or mine == 0) else otherwise


def _why_on_map(s: Any, seat: int, action: int) -> str:
    if action <= WARLORD:
        alone = s.warlord[seat] != s.capital[seat] and defenders(s, s.warlord[seat]) == 1
        return "monumental-hint-relieve" if alone and action != WARLORD else "monumental-hint-march"
    if action < STEP:
        assert action >= OUTPOST
        return "monumental-hint-outpost"
    return "monumental-hint-step" if action < PICK else "monumental-hint-pick"


def _why_otherwise(action: int) -> str:
    single = {
        GIVE_BACK: "monumental-hint-dismiss",
        ADVANCE: "monumental-hint-advance",
        PRODUCE: "monumental-hint-produce",
        PASS: "monumental-hint-pass",
        END_TURN: "monumental-hint-end",
    }
    if action in single:
        return single[action]
    if DEFEAT <= action < PRODUCE:
        return "monumental-hint-defeat"
    assert TRADE <= action < PASS
    return "monumental-hint-trade"


def _why_decision(s: Any, seat: int, action: int) -> str:
    """What is asked on the way."""
    if action == SKIP:
        return "monumental-hint-skip"
    if CONQUER <= action < SOLDIER:
        return _why_conquer(s, seat, action - CONQUER)
    if BUILD <= action < POLICY:
        return _why_at_home(s, seat, action)
    if SOLDIER <= action <= WARLORD:
        return _why_unit(s, action)
    if TO <= action < OUTPOST:
        return _why_place(s)
    if STEP <= action < USE_SLOT:
        return "monumental-hint-pick" if PICK <= action < LEAD else "monumental-hint-step"
    if SLOT <= action < COPY:
        return _why_slot(s)
    if RESOURCE <= action < SLOT:
        return "monumental-hint-gain" if s.need == GET else "monumental-hint-pay"
    if PRODUCE <= action < PASS:
        return _why_otherwise(action)
    if TAKE_WAY <= action < RESOURCE:
        return "monumental-hint-way"
    return "monumental-hint-copy" if COPY <= action < CIV else "hint-any"


def _why_unit(s: Any, action: int) -> str:
    if s.need != UNITS:
        return "monumental-hint-march"
    return "monumental-hint-warlord" if action == WARLORD else "monumental-hint-soldier"


def _why_place(s: Any) -> str:
    return {
        MARCHED_TO: "monumental-hint-march",
        PLACED: "monumental-hint-march",
        SETTLED: "monumental-hint-site",
        LAIR: "monumental-hint-lair",
        FLOWN_TO: "monumental-hint-step",
    }[s.need]


def _why_slot(s: Any) -> str:
    if s.need == ACTIVATED:
        return "monumental-hint-activate"
    return "monumental-hint-archive" if s.need == ARCHIVED else "monumental-hint-discard"
