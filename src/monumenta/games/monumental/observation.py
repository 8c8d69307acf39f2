"""What a seat of Monumental sees as numbers. Seats are counted from the observer's own on."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.observation import Part, clear, length, mark, offset, spread
from monumenta.engine.author.rule import rule
from monumenta.engine.author.state import Floats

from .agenda import is_automa
from .counts import AutomaDeck, Count
from .resources import Res
from .state import Need, Phase, State, Turn

MANY: Final = 1000
"""No bound that matters: what can pile up."""
MARKS: Final = 9
"""Marks of a civilization, as `Mark` names them."""
SCALARS: Final = 6
UNITS: Final = 4 + Count.EXPLORERS
PILES: Final = 6
ERAS: Final = 5
AUTOMA: Final = 3 + 2 * AutomaDeck.CARDS
BY: Final = Count.PLAYERS
PARTS: Final = (
    Part("resources", (BY, Res.COUNT), 0, MANY, "by seat"),
    Part("civilization", (BY, Count.CIVS), 0, 1, "by seat"),
    Part(
        "seat",
        (BY, SCALARS),
        0,
        MANY,
        "by seat: first player, Great Wall manned, Production gained, Outposts left, to act, known cards atop",
    ),
    Part("marks", (BY, MARKS), 0, 1, "by seat: what has been done in this turn or round, in the order of `state.py`"),
    Part("policies", (BY, 2, Count.POLICIES), 0, 1, "by seat: those developed, then the active one"),
    Part("hero", (BY, Count.HEROES), 0, 1, "by seat"),
    Part("project", (BY, Count.WONDERS), 0, 1, "by seat: the Wonder under construction"),
    Part("wonders", (BY, Count.WONDERS), 0, 1, "by seat: Wonders built"),
    Part("knowledge", (BY, Count.KNOWLEDGE), 0, 1, "by seat: Knowledge owned"),
    Part("monsters", (BY, Count.MONSTERS), 0, 1, "by seat: Monsters defeated"),
    Part(
        "city",
        (BY, Count.SLOTS, Count.KINDS),
        0,
        1,
        "by seat: the card in each place of the City; the first kind is none",
    ),
    Part("city state", (BY, 3, Count.SLOTS), 0, MANY, "by seat and place: Knowledge attached, activated, text used"),
    Part(
        "piles",
        (BY, PILES, Count.KINDS),
        0,
        MANY,
        "by seat: of each card in the deck, known on top of it, discarded, archived, drawn, drawn and not used",
    ),
    Part("next card", (BY, Count.KINDS), 0, 1, "by seat: the card that will be drawn next, where it is known"),
    Part(
        "market tokens",
        (BY, Count.MARKETS, Count.GOODS + 1),
        0,
        1,
        "by seat: the token from each market; the last: hidden",
    ),
    Part("markets taken", (BY, Count.MARKETS), 0, 1, "by seat: markets that have given it a token"),
    Part("claimed", (BY, Count.TOKENS), 0, MANY, "by seat: Exploration tokens taken"),
    Part(
        "automa",
        (BY, AUTOMA),
        0,
        MANY,
        "by seat: is it an Automa, the line and way of its card that come next, its card, the cards left in its deck",
    ),
    Part(
        "units", (BY, UNITS, Count.TILES), 0, MANY, "by seat: tiles controlled, Soldiers, Warlord, Capital, Explorers"
    ),
    Part(
        "tiles",
        (Count.TILES, 4 + Count.BACKS),
        0,
        MANY,
        "by tile: Outposts, Production, Wonder, Monster, back of its token",
    ),
    Part("display", (Count.DISPLAY, Count.KINDS), 0, 1, "the cards for sale; the first kind is none"),
    Part(
        "deck", (2, Count.DEVELOPED), 0, 1, "development cards still in the deck, and those discarded from the display"
    ),
    Part("basics", (3,), 0, MANY, "Basic Buildings left"),
    Part("pool", (Count.TOKENS,), 0, MANY, "Exploration tokens that nobody has seen"),
    Part(
        "market left",
        (Count.MARKETS, 1 + Count.GOODS),
        0,
        MANY,
        "by market: tokens left, and kinds that have been spent",
    ),
    Part("heroes", (2, Count.HEROES), 0, 1, "for hire, and not yet turned up"),
    Part("lairs", (Count.MONSTERS,), 0, 1, "Monsters on the map"),
    Part("phase", (Phase.ENDED + 1,), 0, 1, "as `state.py` lists them"),
    Part("need", (Need.NOTHING + 1,), 0, 1, "what is to be decided, as `state.py` lists it"),
    Part("about", (2,), -MANY, MANY, "the two numbers that say more about it"),
    Part("acted", (Turn.DONE + 1,), 0, 1, "what the turn has been used for so far"),
    Part("target", (Count.TILES,), 0, 1, "the tile being conquered"),
    Part("conquest", (3,), 0, MANY, "its price, Soldiers chosen, Warlord chosen"),
    Part("explorers", (2, Count.EXPLORERS), 0, 1, "those that have moved, and the one that must move"),
    Part("era", (ERAS,), 0, 1, "the Era that has started, from none on"),
    Part("end", (2,), 0, 1, "the end has been announced; this is the last round"),
    Part("round", (3,), 0, MANY, "round, cards taken from the display in it, spaces paid for already"),
    Part("fresh", (Count.KINDS,), 0, MANY, "cards of the acting seat that were drawn in this turn and are free to use"),
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
    for resource in range(Res.COUNT):
        out[i * Res.COUNT + resource] = float(s.res[p, resource])
    mark(out, CIV_SEEN + i * Count.CIVS, Count.CIVS, s.civ[p] - 1)
    k = SEAT_SEEN + i * SCALARS
    out[k] = 1.0 if s.first == p else 0.0
    out[k + 1] = float(s.guard[p])
    out[k + 2] = float(s.produced[p])
    out[k + 3] = float(s.outposts_left[p])
    out[k + 4] = 1.0 if s.seat == p and s.phase != Phase.ENDED else 0.0
    out[k + 5] = float(s.top_size[p])
    spread(out, MARKS_SEEN + i * MARKS, MARKS, s.marks[p])
    for n in range(s.developed[p]):
        mark(out, POLICIES_SEEN + 2 * i * Count.POLICIES, Count.POLICIES, s.policy[p, n] - 1)
        if n == s.developed[p] - 1:
            mark(out, POLICIES_SEEN + (2 * i + 1) * Count.POLICIES, Count.POLICIES, s.policy[p, n] - 1)
    mark(out, HERO_SEEN + i * Count.HEROES, Count.HEROES, s.hero[p] - 1)
    mark(out, PROJECT_SEEN + i * Count.WONDERS, Count.WONDERS, s.project[p] - 1)
    for wonder in range(Count.WONDERS):
        out[WONDERS_SEEN + i * Count.WONDERS + wonder] = 1.0 if s.wonder_by[wonder] == p + 1 else 0.0
    for card in range(Count.KNOWLEDGE):
        out[KNOWLEDGE_SEEN + i * Count.KNOWLEDGE + card] = 1.0 if s.knowledge_by[card] == p + 1 else 0.0
    for monster in range(Count.MONSTERS):
        out[MONSTERS_SEEN + i * Count.MONSTERS + monster] = 1.0 if s.monster_by[monster] == p + 1 else 0.0


@rule
def see_cards(s: State, p: int, i: int, out: Floats) -> None:
    for slot in range(Count.SLOTS):
        mark(out, CITY_SEEN + (i * Count.SLOTS + slot) * Count.KINDS, Count.KINDS, s.city[p, slot])
        k = PLACES_SEEN + 3 * i * Count.SLOTS + slot
        out[k] = float(s.attached[p, slot])
        out[k + Count.SLOTS] = float(s.active[p] >> slot & 1)
        out[k + 2 * Count.SLOTS] = float(s.used[p] >> slot & 1)
    k = PILES_SEEN + i * PILES * Count.KINDS
    for card in range(Count.KINDS):
        out[k + card] = float(s.deck[p, card])
        out[k + 2 * Count.KINDS + card] = float(s.discard[p, card])
        out[k + 3 * Count.KINDS + card] = float(s.archive[p, card])
        out[k + 4 * Count.KINDS + card] = float(s.drawn[p, card])
        out[k + 5 * Count.KINDS + card] = float(s.unused[p, card])
    for n in range(s.top_size[p]):
        out[k + Count.KINDS + s.top[p, n]] += 1.0
        if n == s.top_size[p] - 1:
            mark(out, NEXT_SEEN + i * Count.KINDS, Count.KINDS, s.top[p, n])


@rule
def see_units(s: State, p: int, i: int, out: Floats) -> None:
    k = UNITS_SEEN + i * UNITS * Count.TILES
    spread(out, k, Count.TILES, s.realm[p])
    for tile in range(Count.TILES):
        if s.realm[p] >> tile & 1:
            out[k + Count.TILES + tile] = float(s.soldiers[tile])
    if s.phase > Phase.SETUP_CAPITALS:  # before that nobody stands anywhere
        out[k + 2 * Count.TILES + s.warlord[p]] = 1.0
        out[k + 3 * Count.TILES + s.capital[p]] = 1.0
        for explorer in range(Count.EXPLORERS):
            out[k + (4 + explorer) * Count.TILES + s.explorer[p, explorer]] = 1.0


@rule
def see_automa(s: State, p: int, k: int, out: Floats) -> None:
    out[k] = 1.0
    out[k + 1] = float(s.automa_line[p])
    out[k + 2] = float(s.automa_way[p])
    mark(out, k + 3, AutomaDeck.CARDS, min(s.automa_card[p] - 1, AutomaDeck.REFERENCE))
    spread(out, k + 3 + AutomaDeck.CARDS, AutomaDeck.CARDS, s.automa_deck[p])


@rule
def see_tokens(s: State, p: int, i: int, seat: int, out: Floats) -> None:
    """N1: nobody sees the others' Market tokens before the end."""
    for market in range(Count.MARKETS):
        token = s.held[p, market]
        if token and p != seat and s.phase != Phase.ENDED:
            token = Count.GOODS + 1
        mark(out, HELD_SEEN + (i * Count.MARKETS + market) * (Count.GOODS + 1), Count.GOODS + 1, token - 1)
    spread(out, TAKEN_SEEN + i * Count.MARKETS, Count.MARKETS, s.markets_taken[p])
    for token in range(Count.TOKENS):
        out[CLAIMED_SEEN + i * Count.TOKENS + token] = float(s.claimed[p, token])


@rule
def see_map(s: State, out: Floats) -> None:
    for tile in range(Count.TILES):
        k = TILES_SEEN + tile * (4 + Count.BACKS)
        out[k] = float(s.outposts[tile])
        out[k + 1] = float(s.stocked >> tile & 1)
        out[k + 2] = float(s.wondrous >> tile & 1)
        mark(out, k + 4, Count.BACKS, s.token[tile] - 1)
    for monster in range(Count.MONSTERS):
        if s.monster_at[monster]:
            out[TILES_SEEN + (s.monster_at[monster] - 1) * (4 + Count.BACKS) + 3] = 1.0
        mark(out, LAIRS_SEEN, Count.MONSTERS, s.lair[monster] - 1)


@rule
def see_table(s: State, out: Floats) -> None:
    for place in range(Count.DISPLAY):
        mark(out, DISPLAY_SEEN + place * Count.KINDS, Count.KINDS, s.display[place])
    spread(out, DECK_SEEN, Count.DEVELOPED, s.dev_deck)
    spread(out, DECK_SEEN + Count.DEVELOPED, Count.DEVELOPED, s.dev_gone)
    for i in range(3):
        out[BASICS_SEEN + i] = float(s.basics[i])
    for token in range(Count.TOKENS):
        out[POOL_SEEN + token] = float(s.pool[token])
    for market in range(Count.MARKETS):
        k = MARKET_SEEN + market * (1 + Count.GOODS)
        out[k] = float(s.market_left[market])
        spread(out, k + 1, Count.GOODS, s.market_spent[market])
    spread(out, HEROES_SEEN, Count.HEROES, s.hero_shown)
    spread(out, HEROES_SEEN + Count.HEROES, Count.HEROES, s.hero_left)


@rule
def see_moment(s: State, out: Floats) -> None:
    mark(out, PHASE_SEEN, Phase.ENDED + 1, s.phase)
    mark(out, NEED_SEEN, Need.NOTHING + 1, s.need)
    out[ABOUT_SEEN] = float(s.need_a)
    out[ABOUT_SEEN + 1] = float(s.need_b)
    mark(out, ACTED_SEEN, Turn.DONE + 1, s.acted)
    mark(out, TARGET_SEEN, Count.TILES, s.target - 1)
    out[CONQUEST_SEEN] = float(s.price)
    out[CONQUEST_SEEN + 1] = float(s.army)
    out[CONQUEST_SEEN + 2] = float(s.led)
    spread(out, EXPLORERS_SEEN, Count.EXPLORERS, s.moved)
    mark(out, EXPLORERS_SEEN + Count.EXPLORERS, Count.EXPLORERS, s.owed - 1)
    mark(out, ERA_SEEN, ERAS, s.era)
    out[END_SEEN] = 1.0 if s.ending > 0 else 0.0
    out[END_SEEN + 1] = 1.0 if s.ending > 1 else 0.0
    out[ROUND_SEEN] = float(s.round_no)
    out[ROUND_SEEN + 1] = float(s.taken)
    out[ROUND_SEEN + 2] = float(s.credit)
    for card in range(Count.KINDS):
        out[FRESH_SEEN + card] = float(s.fresh[card])
