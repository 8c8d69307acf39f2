"""What a seat of Monumental sees as numbers. Seats are counted from the observer's own on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part, clear, length, mark, offset, spread
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats

from .agenda import is_automa
from .state import (
    AUTOMA_CARDS,
    BACKS,
    CIVS,
    DEVELOPED,
    DISPLAY,
    DONE,
    ENDED,
    EXPLORERS,
    GOODS,
    HEROES,
    KINDS,
    KNOWLEDGE,
    MARKETS,
    MONSTERS,
    MOST_PLAYERS,
    NOTHING,
    POLICIES,
    REFERENCE,
    RESOURCES,
    SETUP_CAPITALS,
    SLOTS,
    TILES,
    TOKENS,
    WONDERS,
    State,
)

MANY: Final = 1000
"""No bound that matters: what can pile up."""
MARKS: Final = 9
"""Marks of a civilization, as `state` names them from HAS_CONQUERED on."""
SCALARS: Final = 6
UNITS: Final = 4 + EXPLORERS
PILES: Final = 6
ERAS: Final = 5
AUTOMA: Final = 3 + 2 * AUTOMA_CARDS
BY: Final = MOST_PLAYERS
PARTS: Final = (
    Part("resources", (BY, RESOURCES), 0, MANY, "by seat"),
    Part("civilization", (BY, CIVS), 0, 1, "by seat"),
    Part(
        "seat",
        (BY, SCALARS),
        0,
        MANY,
        "by seat: first player, Great Wall manned, Production gained, Outposts left, to act, known cards atop",
    ),
    Part("marks", (BY, MARKS), 0, 1, "by seat: what has been done in this turn or round, in the order of `state.py`"),
    Part("policies", (BY, 2, POLICIES), 0, 1, "by seat: those developed, then the active one"),
    Part("hero", (BY, HEROES), 0, 1, "by seat"),
    Part("project", (BY, WONDERS), 0, 1, "by seat: the Wonder under construction"),
    Part("wonders", (BY, WONDERS), 0, 1, "by seat: Wonders built"),
    Part("knowledge", (BY, KNOWLEDGE), 0, 1, "by seat: Knowledge owned"),
    Part("monsters", (BY, MONSTERS), 0, 1, "by seat: Monsters defeated"),
    Part("city", (BY, SLOTS, KINDS), 0, 1, "by seat: the card in each place of the City; the first kind is none"),
    Part("city state", (BY, 3, SLOTS), 0, MANY, "by seat and place: Knowledge attached, activated, text used"),
    Part(
        "piles",
        (BY, PILES, KINDS),
        0,
        MANY,
        "by seat: of each card in the deck, known on top of it, discarded, archived, drawn, drawn and not used",
    ),
    Part("next card", (BY, KINDS), 0, 1, "by seat: the card that will be drawn next, where it is known"),
    Part("market tokens", (BY, MARKETS, GOODS + 1), 0, 1, "by seat: the token from each market; the last: hidden"),
    Part("markets taken", (BY, MARKETS), 0, 1, "by seat: markets that have given it a token"),
    Part("claimed", (BY, TOKENS), 0, MANY, "by seat: Exploration tokens taken"),
    Part(
        "automa",
        (BY, AUTOMA),
        0,
        MANY,
        "by seat: is it an Automa, the line and way of its card that come next, its card, the cards left in its deck",
    ),
    Part("units", (BY, UNITS, TILES), 0, MANY, "by seat: tiles controlled, Soldiers, Warlord, Capital, Explorers"),
    Part("tiles", (TILES, 4 + BACKS), 0, MANY, "by tile: Outposts, Production, Wonder, Monster, back of its token"),
    Part("display", (DISPLAY, KINDS), 0, 1, "the cards for sale; the first kind is none"),
    Part("deck", (2, DEVELOPED), 0, 1, "development cards still in the deck, and those discarded from the display"),
    Part("basics", (3,), 0, MANY, "Basic Buildings left"),
    Part("pool", (TOKENS,), 0, MANY, "Exploration tokens that nobody has seen"),
    Part("market left", (MARKETS, 1 + GOODS), 0, MANY, "by market: tokens left, and kinds that have been spent"),
    Part("heroes", (2, HEROES), 0, 1, "for hire, and not yet turned up"),
    Part("lairs", (MONSTERS,), 0, 1, "Monsters on the map"),
    Part("phase", (ENDED + 1,), 0, 1, "as `state.py` lists them"),
    Part("need", (NOTHING + 1,), 0, 1, "what is to be decided, as `state.py` lists it"),
    Part("about", (2,), -MANY, MANY, "the two numbers that say more about it"),
    Part("acted", (DONE + 1,), 0, 1, "what the turn has been used for so far"),
    Part("target", (TILES,), 0, 1, "the tile being conquered"),
    Part("conquest", (3,), 0, MANY, "its price, Soldiers chosen, Warlord chosen"),
    Part("explorers", (2, EXPLORERS), 0, 1, "those that have moved, and the one that must move"),
    Part("era", (ERAS,), 0, 1, "the Era that has started, from none on"),
    Part("end", (2,), 0, 1, "the end has been announced; this is the last round"),
    Part("round", (3,), 0, MANY, "round, cards taken from the display in it, spaces paid for already"),
    Part("fresh", (KINDS,), 0, MANY, "cards of the acting seat that were drawn in this turn and are free to use"),
)
FEATURES: Final = length(PARTS)
CIV_SEEN: Final = offset(PARTS, "civilization")
SEAT_SEEN: Final = offset(PARTS, "seat")
MARKS_SEEN: Final = offset(PARTS, "marks")
POLICIES_SEEN: Final = offset(PARTS, "policies")
HERO_SEEN: Final = offset(PARTS, "hero")
PROJECT_SEEN: Final = offset(PARTS, "project")
WONDERS_SEEN: Final = offset(PARTS, "wonders")
KNOWLEDGE_SEEN: Final = offset(PARTS, "knowledge")
MONSTERS_SEEN: Final = offset(PARTS, "monsters")
CITY_SEEN: Final = offset(PARTS, "city")
PLACES_SEEN: Final = offset(PARTS, "city state")
PILES_SEEN: Final = offset(PARTS, "piles")
NEXT_SEEN: Final = offset(PARTS, "next card")
HELD_SEEN: Final = offset(PARTS, "market tokens")
TAKEN_SEEN: Final = offset(PARTS, "markets taken")
CLAIMED_SEEN: Final = offset(PARTS, "claimed")
AUTOMA_SEEN: Final = offset(PARTS, "automa")
UNITS_SEEN: Final = offset(PARTS, "units")
TILES_SEEN: Final = offset(PARTS, "tiles")
DISPLAY_SEEN: Final = offset(PARTS, "display")
DECK_SEEN: Final = offset(PARTS, "deck")
BASICS_SEEN: Final = offset(PARTS, "basics")
POOL_SEEN: Final = offset(PARTS, "pool")
MARKET_SEEN: Final = offset(PARTS, "market left")
HEROES_SEEN: Final = offset(PARTS, "heroes")
LAIRS_SEEN: Final = offset(PARTS, "lairs")
PHASE_SEEN: Final = offset(PARTS, "phase")
NEED_SEEN: Final = offset(PARTS, "need")
ABOUT_SEEN: Final = offset(PARTS, "about")
ACTED_SEEN: Final = offset(PARTS, "acted")
TARGET_SEEN: Final = offset(PARTS, "target")
CONQUEST_SEEN: Final = offset(PARTS, "conquest")
EXPLORERS_SEEN: Final = offset(PARTS, "explorers")
ERA_SEEN: Final = offset(PARTS, "era")
END_SEEN: Final = offset(PARTS, "end")
ROUND_SEEN: Final = offset(PARTS, "round")
FRESH_SEEN: Final = offset(PARTS, "fresh")


@rule
def see(s: State, seat: int, out: Floats) -> None:
    """From the seat's view only; `PARTS` says what is where."""
    clear(out)
    for i in range(s.players):
        p = (seat + i) % s.players
        see_seat(s, p, i, out)
        see_cards(s, p, i, out)
        see_units(s, p, i, out)
        if is_automa(s, p):
            see_automa(s, p, AUTOMA_SEEN + i * AUTOMA, out)
        see_tokens(s, p, i, seat, out)
    see_map(s, out)
    see_table(s, out)
    see_moment(s, out)


@rule
def see_seat(s: State, p: int, i: int, out: Floats) -> None:
    for resource in range(RESOURCES):
        out[i * RESOURCES + resource] = float(s.res[p, resource])
    mark(out, CIV_SEEN + i * CIVS, CIVS, s.civ[p] - 1)
    k = SEAT_SEEN + i * SCALARS
    out[k] = 1.0 if s.first == p else 0.0
    out[k + 1] = float(s.guard[p])
    out[k + 2] = float(s.produced[p])
    out[k + 3] = float(s.outposts_left[p])
    out[k + 4] = 1.0 if s.seat == p and s.phase != ENDED else 0.0
    out[k + 5] = float(s.top_size[p])
    spread(out, MARKS_SEEN + i * MARKS, MARKS, s.marks[p])
    for n in range(s.developed[p]):
        mark(out, POLICIES_SEEN + 2 * i * POLICIES, POLICIES, s.policy[p, n] - 1)
        if n == s.developed[p] - 1:
            mark(out, POLICIES_SEEN + (2 * i + 1) * POLICIES, POLICIES, s.policy[p, n] - 1)
    mark(out, HERO_SEEN + i * HEROES, HEROES, s.hero[p] - 1)
    mark(out, PROJECT_SEEN + i * WONDERS, WONDERS, s.project[p] - 1)
    for wonder in range(WONDERS):
        out[WONDERS_SEEN + i * WONDERS + wonder] = 1.0 if s.wonder_by[wonder] == p + 1 else 0.0
    for card in range(KNOWLEDGE):
        out[KNOWLEDGE_SEEN + i * KNOWLEDGE + card] = 1.0 if s.knowledge_by[card] == p + 1 else 0.0
    for monster in range(MONSTERS):
        out[MONSTERS_SEEN + i * MONSTERS + monster] = 1.0 if s.monster_by[monster] == p + 1 else 0.0


@rule
def see_cards(s: State, p: int, i: int, out: Floats) -> None:
    for slot in range(SLOTS):
        mark(out, CITY_SEEN + (i * SLOTS + slot) * KINDS, KINDS, s.city[p, slot])
        k = PLACES_SEEN + 3 * i * SLOTS + slot
        out[k] = float(s.attached[p, slot])
        out[k + SLOTS] = float(s.active[p] >> slot & 1)
        out[k + 2 * SLOTS] = float(s.used[p] >> slot & 1)
    k = PILES_SEEN + i * PILES * KINDS
    for card in range(KINDS):
        out[k + card] = float(s.deck[p, card])
        out[k + 2 * KINDS + card] = float(s.discard[p, card])
        out[k + 3 * KINDS + card] = float(s.archive[p, card])
        out[k + 4 * KINDS + card] = float(s.drawn[p, card])
        out[k + 5 * KINDS + card] = float(s.unused[p, card])
    for n in range(s.top_size[p]):
        out[k + KINDS + s.top[p, n]] += 1.0
        if n == s.top_size[p] - 1:
            mark(out, NEXT_SEEN + i * KINDS, KINDS, s.top[p, n])


@rule
def see_units(s: State, p: int, i: int, out: Floats) -> None:
    k = UNITS_SEEN + i * UNITS * TILES
    spread(out, k, TILES, s.realm[p])
    for tile in range(TILES):
        if s.realm[p] >> tile & 1:
            out[k + TILES + tile] = float(s.soldiers[tile])
    if s.phase > SETUP_CAPITALS:  # before that nobody stands anywhere
        out[k + 2 * TILES + s.warlord[p]] = 1.0
        out[k + 3 * TILES + s.capital[p]] = 1.0
        for explorer in range(EXPLORERS):
            out[k + (4 + explorer) * TILES + s.explorer[p, explorer]] = 1.0


@rule
def see_automa(s: State, p: int, k: int, out: Floats) -> None:
    out[k] = 1.0
    out[k + 1] = float(s.automa_line[p])
    out[k + 2] = float(s.automa_way[p])
    mark(out, k + 3, AUTOMA_CARDS, min(s.automa_card[p] - 1, REFERENCE))
    spread(out, k + 3 + AUTOMA_CARDS, AUTOMA_CARDS, s.automa_deck[p])


@rule
def see_tokens(s: State, p: int, i: int, seat: int, out: Floats) -> None:
    """N1: nobody sees the others' Market tokens before the end."""
    for market in range(MARKETS):
        token = s.held[p, market]
        if token and p != seat and s.phase != ENDED:
            token = GOODS + 1
        mark(out, HELD_SEEN + (i * MARKETS + market) * (GOODS + 1), GOODS + 1, token - 1)
    spread(out, TAKEN_SEEN + i * MARKETS, MARKETS, s.markets_taken[p])
    for token in range(TOKENS):
        out[CLAIMED_SEEN + i * TOKENS + token] = float(s.claimed[p, token])


@rule
def see_map(s: State, out: Floats) -> None:
    for tile in range(TILES):
        k = TILES_SEEN + tile * (4 + BACKS)
        out[k] = float(s.outposts[tile])
        out[k + 1] = float(s.stocked >> tile & 1)
        out[k + 2] = float(s.wondrous >> tile & 1)
        mark(out, k + 4, BACKS, s.token[tile] - 1)
    for monster in range(MONSTERS):
        if s.monster_at[monster]:
            out[TILES_SEEN + (s.monster_at[monster] - 1) * (4 + BACKS) + 3] = 1.0
        mark(out, LAIRS_SEEN, MONSTERS, s.lair[monster] - 1)


@rule
def see_table(s: State, out: Floats) -> None:
    for place in range(DISPLAY):
        mark(out, DISPLAY_SEEN + place * KINDS, KINDS, s.display[place])
    spread(out, DECK_SEEN, DEVELOPED, s.dev_deck)
    spread(out, DECK_SEEN + DEVELOPED, DEVELOPED, s.dev_gone)
    for i in range(3):
        out[BASICS_SEEN + i] = float(s.basics[i])
    for token in range(TOKENS):
        out[POOL_SEEN + token] = float(s.pool[token])
    for market in range(MARKETS):
        k = MARKET_SEEN + market * (1 + GOODS)
        out[k] = float(s.market_left[market])
        spread(out, k + 1, GOODS, s.market_spent[market])
    spread(out, HEROES_SEEN, HEROES, s.hero_shown)
    spread(out, HEROES_SEEN + HEROES, HEROES, s.hero_left)


@rule
def see_moment(s: State, out: Floats) -> None:
    mark(out, PHASE_SEEN, ENDED + 1, s.phase)
    mark(out, NEED_SEEN, NOTHING + 1, s.need)
    out[ABOUT_SEEN] = float(s.need_a)
    out[ABOUT_SEEN + 1] = float(s.need_b)
    mark(out, ACTED_SEEN, DONE + 1, s.acted)
    mark(out, TARGET_SEEN, TILES, s.target - 1)
    out[CONQUEST_SEEN] = float(s.price)
    out[CONQUEST_SEEN + 1] = float(s.army)
    out[CONQUEST_SEEN + 2] = float(s.led)
    spread(out, EXPLORERS_SEEN, EXPLORERS, s.moved)
    mark(out, EXPLORERS_SEEN + EXPLORERS, EXPLORERS, s.owed - 1)
    mark(out, ERA_SEEN, ERAS, s.era)
    out[END_SEEN] = 1.0 if s.ending > 0 else 0.0
    out[END_SEEN + 1] = 1.0 if s.ending > 1 else 0.0
    out[ROUND_SEEN] = float(s.round_no)
    out[ROUND_SEEN + 1] = float(s.taken)
    out[ROUND_SEEN + 2] = float(s.credit)
    for card in range(KINDS):
        out[FRESH_SEEN + card] = float(s.fresh[card])
