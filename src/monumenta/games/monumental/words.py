"""What the rules tell while they act; story.py makes events of it."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import group


@group
class Word:
    """What is told, with its numbers. Where no seat is among them it is the acting one."""

    ACTION: Final = 0
    """mover, action; before anything is done"""
    SETTLED: Final = 1
    """All that follows from it is done."""

    # of an Automa
    SHUFFLED: Final = 2
    CARD_LEFT: Final = 3
    """card of its deck: not the one that it is looking for"""
    CARD_DRAWN: Final = 4
    """card to be followed"""
    PAID: Final = 5
    """Gold"""
    CARD_TAKEN: Final = 6
    """card"""
    WONDER_BEGUN: Final = 7
    """Wonder"""
    POLICY: Final = 8
    STEPPED: Final = 9
    """Explorer"""
    TOKEN_TAKEN: Final = 10
    """tile of the Production token"""
    GOODS_SOLD: Final = 11
    """market, Gold"""
    CALLED_HOME: Final = 12
    GOLD_GAINED: Final = 13
    """Gold"""
    GOLD_INSTEAD: Final = 14
    """Gold"""
    PASSED: Final = 15

    # of everybody
    TOOK: Final = 16
    """tile, seat that held it + 1"""
    FOUNDED: Final = 17
    """Wonder: complete, or its token placed"""
    MONSTER: Final = 18
    """Monster: appeared, or defeated"""
    STRUCK: Final = 19
    """seat, tile, Monster"""
    PROWLED: Final = 20
    """Monster: moved"""
    ROUND: Final = 21
    OVER: Final = 22
