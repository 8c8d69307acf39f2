"""Phases and turns: what follows when nothing is left on the agenda."""

from __future__ import annotations

from monumenta.engine.author.bits import count, lowest
from monumenta.engine.author.rule import rule
from monumenta.engine.author.tell import tell

from . import tables
from .agenda import after, is_automa, marked, push, second_version, wait
from .automa import advanced_left, follow_cards
from .automa_lines import Then
from .city import forget_fresh, sweep
from .counts import AutomaDeck, Count
from .display import announce, announce_classic, heroes_return, renew, renew_by_rounds, renew_classic, two_rows, width
from .effects import run_task, usable, within_reach
from .explorers import can_pick
from .monsters import attack
from .resources import Res
from .setup import cities_left
from .state import HEROES_USED, Chosen, Mark, Need, Phase, State, Task, Turn, Version
from .supply import holds_goods, lose_basic
from .words import Word


@rule
def settle(s: State) -> None:
    """All that follows by itself, until somebody is asked."""
    wait(s, 0, 0, 0)
    while s.need == 0:
        settle_one(s)


@rule
def settle_one(s: State) -> None:
    """The next thing that follows."""
    if s.depth > 0:
        run_task(s)
    elif s.phase < Phase.CITY:
        set_up(s)
    else:
        proceed(s)


# --- set-up -------------------------------------------------------------------------------------------


@rule
def set_up(s: State) -> None:
    phase = s.phase
    if phase == Phase.SETUP_FIRST:
        if s.starter:
            s.first = s.starter - 1
            s.phase = Phase.SETUP_CIVS
        else:
            wait(s, Need.FIRST_SEAT, 0, 0)
    elif phase == Phase.SETUP_CIVS:
        next_civ(s)
    elif phase == Phase.SETUP_CAPITALS:
        wait(s, Need.FIRST_CAPITAL, 0, 0)
    elif phase == Phase.SETUP_MARKETS:
        next_market(s)
    elif phase == Phase.SETUP_CITIES:
        next_city(s)
    elif s.placing == 0:
        s.placing = 1
        show_display(s)
    else:
        begin_round(s)


@rule
def next_phase(s: State, phase: int) -> None:
    s.phase = phase
    s.placing = 0


@rule
def civs_left(s: State) -> int:
    mask = (1 << Count.CIVS) - 1
    for p in range(s.players):
        if s.civ[p]:
            mask &= ~(1 << (s.civ[p] - 1))
    return mask


@rule
def chooses_civs(s: State) -> bool:
    return s.civilizations % Version.SECOND == 1


@rule
def next_civ(s: State) -> None:
    """S5, Q1: all civilizations are different; the last one left needs neither luck nor choice, an Automa luck."""
    if s.placing == s.players:
        s.seat = 0
        next_phase(s, Phase.SETUP_CAPITALS)
        return
    s.seat = (s.first + s.placing) % s.players if chooses_civs(s) else s.placing
    left = civs_left(s)
    if left & (left - 1) == 0:
        s.civ[s.seat] = lowest(left) + 1
        s.placing += 1
    else:
        wait(s, Need.CIV_CHOSEN if chooses_civs(s) and not is_automa(s, s.seat) else Need.CIV_DEALT, 0, 0)


@rule
def next_city(s: State) -> None:
    """C1, Q2: Cities are dealt, and advanced cards into the decks of Automas."""
    p = s.placing
    if p == s.players:
        next_phase(s, Phase.SETUP_DISPLAY)
    elif is_automa(s, p) and AutomaDeck.ADVANCED - count(advanced_left(s, p)) < s.automa_advanced:
        wait(s, Need.AUTOMA_DRAWN, p, Then.DEALT)
    else:
        if not is_automa(s, p):
            push(s, Task.REFILL, p, 0)
        s.placing += 1


@rule
def next_market(s: State) -> None:
    if s.placing == tables.MARKET_COUNT[s.layout]:
        next_phase(s, Phase.SETUP_CITIES)
        return
    left = cities_left(s)
    if left & (left - 1) == 0:
        s.market_city[Count.MARKETS - 1] = lowest(left) + 1
        s.placing += 1
    else:
        wait(s, Need.CITY_NAME, s.placing, 0)


@rule
def show_display(s: State) -> None:
    last = width(s) - 1
    if two_rows(s):
        half = width(s) // 2
        renew(s, half, last)
        renew(s, 0, half - 1)
    else:
        renew(s, 0, last)


# --- rounds and turns ---------------------------------------------------------------------------------


@rule
def begin_round(s: State) -> None:
    s.round_no += 1
    if s.ending == 1:
        s.ending = 2
    next_phase(s, Phase.CITY)
    s.seat = s.first
    tell(s, Word.ROUND)


@rule
def proceed(s: State) -> None:
    phase = s.phase
    if phase == Phase.CITY:
        city_phase(s)
    elif phase == Phase.ACTION:
        action_phase(s)
    elif phase == Phase.UPKEEP:
        upkeep_phase(s)
    elif phase == Phase.DEVELOPING:
        development_phase(s)
    elif phase == Phase.ATTACKS:
        if s.monsters:
            attack(s)
        if s.ending == 2:
            end_game(s)
        else:
            begin_round(s)
    else:
        wait(s, Need.NOTHING, 0, 0)


@rule
def city_phase(s: State) -> None:
    """T1: round by round all choose one after the other; in the base game one goes on to act."""
    if s.acted == Turn.DONE:
        s.acted = Turn.READY
        if s.mode == Chosen.CLASSIC:
            s.phase = Phase.ACTION
            return
        s.turns += 1
        s.placing += 1
        s.seat = after(s, s.seat)
        if s.placing == s.players:
            next_phase(s, Phase.ACTION)
            return
    s.guard[s.seat] = 0
    if is_automa(s, s.seat):
        s.acted = Turn.DONE
    else:
        wait(s, Need.LINES, 0, 0)


@rule
def action_phase(s: State) -> None:
    """T2: a turn that is spent and can bring nothing more ends by itself."""
    if s.acted == Turn.READY and is_automa(s, s.seat):
        follow_cards(s, s.seat)
    elif s.acted == Turn.OVER or (s.acted != Turn.READY and not goes_on(s, s.seat)):
        end_turn(s)
    else:
        wait(s, Need.ACT, 0, 0)


@rule
def goes_on(s: State, p: int) -> bool:
    """T5: an Explorer owes a step or has come to a token, more may march or explore, or a card drawn in this turn may
    be used, if need be after spending tokens."""
    if s.owed:
        return True
    if s.acted != Turn.DONE and (s.res[p, Res.MILITARY] + s.res[p, Res.GOLD] + s.credit > 0 or holds_goods(s, p)):
        return True
    if s.acted == Turn.EXPLORING and second_version(s) and has_found(s, p):
        return True
    if s.fresh_size > 0:
        for card in range(1, Count.KINDS):
            if s.fresh[card] > 0 and usable_yet(s, p, tables.CARD_TEXT[card]):
                return True
    return False


@rule
def has_found(s: State, p: int) -> bool:
    """X3: an Explorer that has moved may take the token where its move ends, though no further step can be paid."""
    for e in range(Count.EXPLORERS):
        if s.moved >> e & 1 and can_pick(s, p, e):
            return True
    return False


@rule
def usable_yet(s: State, p: int, text: int) -> bool:
    """T4: the text of a drawn card may be used in this turn; tokens may be spent first."""
    return usable(s, p, text, -1) or (second_version(s) and within_reach(s, p, text))


@rule
def end_turn(s: State) -> None:
    s.turns += 1
    s.acted = Turn.READY
    s.moved = 0
    s.credit = 0
    forget_fresh(s)
    if s.mode == Chosen.CLASSIC:
        next_phase(s, Phase.UPKEEP)
        return
    for _ in range(s.players):
        s.seat = after(s, s.seat)
        if not marked(s, s.seat, Mark.PASSED):
            return
    next_phase(s, Phase.UPKEEP)


@rule
def upkeep_phase(s: State) -> None:
    """U1, U2: round by round for all, in the base game for who has just acted."""
    if s.mode == Chosen.CLASSIC:
        clean_up(s, s.seat)
        next_phase(s, Phase.DEVELOPING)
    elif s.placing == s.players:
        next_phase(s, Phase.DEVELOPING)
    else:
        clean_up(s, (s.first + s.placing) % s.players)
        s.placing += 1


@rule
def clean_up(s: State, p: int) -> None:
    lose_basic(s, p)
    sweep(s, p)
    s.produced[p] = 0
    s.marks[p] &= Mark.HERO_ASIDE
    s.used_knowledge &= (1 << HEROES_USED) - 1
    if not is_automa(s, p):
        push(s, Task.REFILL, p, 0)


@rule
def development_phase(s: State) -> None:
    """V5 to V9, then the marker passes, or the next civilization has its turn."""
    if s.placing == 0:
        s.placing = 1
        if s.mode == Chosen.CLASSIC:
            renew_classic(s)
        else:
            renew_by_rounds(s)
        return
    s.taken = 0
    if s.mode == Chosen.CLASSIC:
        announce_classic(s)
        s.seat = after(s, s.seat)
        next_phase(s, Phase.ATTACKS if s.seat == s.first else Phase.CITY)
        return
    if s.last_round_test == Chosen.DURING:
        announce(s)
    heroes_return(s)
    s.first = after(s, s.first)
    next_phase(s, Phase.ATTACKS)


@rule
def end_game(s: State) -> None:
    s.phase = Phase.ENDED
    s.seat = 0
    tell(s, Word.OVER)
    wait(s, Need.NOTHING, 0, 0)
