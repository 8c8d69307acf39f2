"""Why a hint in Monumental is a good idea, as the key of a text in texts/*/help.ftl.

Whatever bot suggests the action, the text must be true of it; so it is read from the action and the state alone.
"""

from __future__ import annotations

from typing import Any, Final

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game

from .. import tables
from ..actions import Action
from ..counts import Count, FirstCard
from ..land import defenders
from ..rules import owned
from ..state import Chosen, Need, State
from ..tables import CardType

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
    if action < Action.BUY:
        return _why_lines(s, seat, *divmod(action, 3))
    if s.need == Need.ACT:
        return _why_act(s, seat, action)
    return _why_decision(s, seat, action)


def _why_lines(s: Any, seat: int, line: int, column: int) -> str:
    """By the basic resource of which they bring most, if there is one."""
    sums = [0] * BASICS
    for slot in range(Count.SLOTS):
        if slot // 3 == line or slot % 3 == column:
            here = seat * Count.SLOTS + slot + 1
            covered = [
                tables.KNOWLEDGE_CARDS[k] for k in range(len(tables.KNOWLEDGE_CARDS)) if s.knowledge_at[k] == here
            ]
            for card in [s.city[seat, slot], *covered]:
                for resource in range(BASICS):
                    sums[resource] += tables.OUTPUT[card, resource]
    most = max(sums)
    return LINES[sums.index(most)] if sums.count(most) == 1 else "monumental-hint-lines"


def _why_act(s: Any, seat: int, action: int) -> str:
    if action < Action.CONQUER:
        return _why_at_home(s, seat, action)
    if action < Action.SOLDIER:
        return _why_conquer(s, seat, action - Action.CONQUER)
    if action < Action.USE_SLOT:
        return _why_on_map(s, seat, action)
    if action < Action.HIRE:
        return "monumental-hint-use"
    if action < Action.GIVE_BACK:
        return "monumental-hint-hire"
    if action == Action.GIVE_BACK and s.mode != Chosen.CLASSIC:
        return "monumental-hint-dismiss-round"
    return _why_otherwise(action)


def _why_at_home(s: Any, seat: int, action: int) -> str:
    if action >= Action.POLICY:
        return _lead(s, seat, POLICIES, "monumental-hint-policy")
    if action >= Action.BUILD:
        if not s.project[seat]:
            return "monumental-hint-begin"
        return _lead(s, seat, WONDERS, "monumental-hint-finish")
    card = action - Action.BUY
    if tables.CARD_TYPE[card] == CardType.KNOWLEDGE:
        return _lead(s, seat, KNOWLEDGE, "monumental-hint-knowledge")
    return "monumental-hint-building" if card >= FirstCard.DEVELOPMENT else "monumental-hint-basic"


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
    if action <= Action.WARLORD:
        alone = s.warlord[seat] != s.capital[seat] and defenders(s, s.warlord[seat]) == 1
        return "monumental-hint-relieve" if alone and action != Action.WARLORD else "monumental-hint-march"
    if action < Action.STEP:
        assert action >= Action.OUTPOST
        return "monumental-hint-outpost"
    return "monumental-hint-step" if action < Action.PICK else "monumental-hint-pick"


def _why_otherwise(action: int) -> str:
    single = {
        Action.GIVE_BACK: "monumental-hint-dismiss",
        Action.ADVANCE: "monumental-hint-advance",
        Action.PRODUCE: "monumental-hint-produce",
        Action.PASS: "monumental-hint-pass",
        Action.END_TURN: "monumental-hint-end",
    }
    if action in single:
        return single[action]
    if Action.DEFEAT <= action < Action.PRODUCE:
        return "monumental-hint-defeat"
    assert Action.TRADE <= action < Action.PASS
    return "monumental-hint-trade"


def _why_decision(s: Any, seat: int, action: int) -> str:
    """What is asked on the way."""
    if action == Action.SKIP:
        return "monumental-hint-skip"
    if Action.CONQUER <= action < Action.SOLDIER:
        return _why_conquer(s, seat, action - Action.CONQUER)
    if Action.BUILD <= action < Action.POLICY:
        return _why_at_home(s, seat, action)
    if Action.SOLDIER <= action <= Action.WARLORD:
        return _why_unit(s, action)
    if Action.TO <= action < Action.OUTPOST:
        return _why_place(s)
    if Action.STEP <= action < Action.USE_SLOT:
        return "monumental-hint-pick" if Action.PICK <= action < Action.LEAD else "monumental-hint-step"
    if Action.SLOT <= action < Action.COPY:
        return _why_slot(s)
    if Action.RESOURCE <= action < Action.SLOT:
        return "monumental-hint-gain" if s.need == Need.GET else "monumental-hint-pay"
    if Action.PRODUCE <= action < Action.PASS:
        return _why_otherwise(action)
    if Action.TAKE_WAY <= action < Action.RESOURCE:
        return "monumental-hint-way"
    return "monumental-hint-copy" if Action.COPY <= action < Action.CIV else "hint-any"


def _why_unit(s: Any, action: int) -> str:
    if s.need != Need.UNITS:
        return "monumental-hint-march"
    return "monumental-hint-warlord" if action == Action.WARLORD else "monumental-hint-soldier"


def _why_place(s: Any) -> str:
    return {
        Need.MARCHED_TO: "monumental-hint-march",
        Need.PLACED: "monumental-hint-march",
        Need.SETTLED: "monumental-hint-site",
        Need.LAIR: "monumental-hint-lair",
        Need.FLOWN_TO: "monumental-hint-step",
    }[s.need]


def _why_slot(s: Any) -> str:
    if s.need == Need.ACTIVATED:
        return "monumental-hint-activate"
    return "monumental-hint-archive" if s.need == Need.ARCHIVED else "monumental-hint-discard"
