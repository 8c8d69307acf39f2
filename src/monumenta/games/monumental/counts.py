"""How many of each thing there are, and which numbers cards have."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.rule import group

from .box import load

BOX: Final = load()
CARDS: Final = BOX.cards


@group
class Count:
    """How many there are, or at most are."""

    KINDS: Final = len(CARDS) + 1
    """City cards by number, from 1; 0 is none."""
    DEVELOPED: Final = len(BOX.development)
    CIVS: Final = len(BOX.civilizations)
    KNOWLEDGE: Final = sum(card.type == "knowledge" for card in CARDS)
    """Every Knowledge card exists once, and so has a number of its own."""
    WONDERS: Final = sum(card.type == "wonder" for card in CARDS)
    POLICIES: Final = 5
    HEROES: Final = len(BOX.heroes)
    MONSTERS: Final = len(BOX.monsters)
    TOKENS: Final = sum(len(token.rewards) for token in BOX.exploration)
    """Kinds of Exploration tokens, by what is on their face."""
    BACKS: Final = len(BOX.exploration)
    MARKETS: Final = len(BOX.market.cities)
    GOODS: Final = len(BOX.market.tokens)
    TILES: Final = max(len(m.tiles) for m in BOX.maps)
    DIRECTIONS: Final = 6
    PLAYERS: Final = 5
    SLOTS: Final = 9
    """Places of a City."""
    SIDE: Final = 3
    """Rows of a City, and columns."""
    LINES: Final = SIDE * SIDE
    """Pairs of a row and a column."""
    DISPLAY: Final = 9
    BASICS: Final = len(BOX.basic)
    OWNABLE: Final = 96
    """More cards than anybody can own: 15, all Basic Buildings and the whole development deck."""
    AGENDA: Final = 40
    EXPLORERS: Final = 2


@group
class FirstCard:
    """The number of the first card of each kind."""

    STARTING: Final = 1
    OWN: Final = STARTING + len(BOX.starting)
    """+ 2 * civilization: its Building; then its Knowledge."""
    BASIC: Final = OWN + 2 * len(BOX.civilizations)
    DEVELOPMENT: Final = BASIC + len(BOX.basic)


@group
class AutomaDeck:
    """The cards of an Automa's deck, a bit each: standard ones, advanced ones, the reference card."""

    STANDARD: Final = len(BOX.automa.standard)
    ADVANCED: Final = len(BOX.automa.advanced)
    REFERENCE: Final = STANDARD + ADVANCED
    """The number of the card that stands for one of its own civilization: REFERENCE + civilization."""
    CARDS: Final = REFERENCE + 1
