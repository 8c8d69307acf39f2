"""The action space: ranges one after the other, which notation.py names."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import group

from .counts import AutomaDeck, Count


@group
class Action:
    """The first number of each range; what is added to it is said below it. What is named UNTIL parts the ranges by
    what they are about."""

    CITY_LINES: Final = 0
    """+ row * 3 + column"""
    BUY: Final = CITY_LINES + Count.LINES
    """+ card"""
    BUILD: Final = BUY + Count.KINDS
    """+ Wonder: complete its next stage"""
    POLICY: Final = BUILD + Count.WONDERS
    """+ civilization * 5 + Policy"""
    HOME_UNTIL: Final = POLICY + Count.CIVS * Count.POLICIES
    CONQUER: Final = HOME_UNTIL
    """+ tile"""
    SOLDIER: Final = CONQUER + Count.TILES
    """+ tile: one of the Soldiers there"""
    WARLORD: Final = SOLDIER + Count.TILES
    TO: Final = WARLORD + 1
    """+ tile"""
    OUTPOST: Final = TO + Count.TILES
    """+ tile"""
    STEP: Final = OUTPOST + Count.TILES
    """+ explorer * 6 + direction"""
    PICK: Final = STEP + Count.DIRECTIONS * Count.EXPLORERS
    """+ explorer: take the token where it stands"""
    LEAD: Final = PICK + Count.EXPLORERS
    """+ explorer"""
    MAP_UNTIL: Final = LEAD + Count.EXPLORERS
    USE_SLOT: Final = MAP_UNTIL
    """+ place in the City"""
    USE_KNOWLEDGE: Final = USE_SLOT + Count.SLOTS
    """+ Knowledge"""
    USE_DRAWN: Final = USE_KNOWLEDGE + Count.KNOWLEDGE
    """+ card"""
    USE_POLICY: Final = USE_DRAWN + Count.KINDS
    USE_HERO: Final = USE_POLICY + 1
    USES_UNTIL: Final = USE_HERO + 1
    HIRE: Final = USES_UNTIL
    """+ Hero"""
    GIVE_BACK: Final = HIRE + Count.HEROES
    ADVANCE: Final = GIVE_BACK + 1
    DEFEAT: Final = ADVANCE + 1
    """+ Monster"""
    PRODUCE: Final = DEFEAT + Count.MONSTERS
    TRADE: Final = PRODUCE + 1
    """+ market: spend its token"""
    TOKENS_UNTIL: Final = TRADE + Count.MARKETS
    PASS: Final = TOKENS_UNTIL
    END_TURN: Final = PASS + 1
    SKIP: Final = END_TURN + 1
    TAKE_WAY: Final = SKIP + 1
    """+ way"""
    RESOURCE: Final = TAKE_WAY + 2
    """+ P, S, M or Gold"""
    SLOT: Final = RESOURCE + 4
    """+ place in the City"""
    COPY: Final = SLOT + Count.SLOTS
    """+ Exploration token"""
    CIV: Final = COPY + Count.TOKENS
    """+ civilization"""
    # luck's own
    BEGIN: Final = CIV + Count.CIVS
    """+ seat"""
    CORNER: Final = BEGIN + Count.PLAYERS
    """+ Capital of seat 0"""
    NAME: Final = CORNER + Count.PLAYERS
    """+ market city"""
    DRAW: Final = NAME + Count.MARKETS
    """+ card: drawn from a city deck or dealt into the display"""
    FACE: Final = DRAW + Count.KINDS
    """+ Exploration token"""
    MONSTER_TOKEN: Final = FACE + Count.TOKENS
    """+ 0: no Monster, 1: a Monster"""
    MONSTER: Final = MONSTER_TOKEN + 2
    HERO: Final = MONSTER + Count.MONSTERS
    STOCK: Final = HERO + Count.HEROES
    """+ kind of Market token"""
    AUTOMA: Final = STOCK + Count.GOODS
    """+ card of an Automa's deck"""
    COUNT: Final = AUTOMA + AutomaDeck.CARDS
    MOST_LEGAL: Final = 512
