"""The box as tables that the rules index: cards, effects as numbers, masks of tiles and who neighbours whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from monumenta.engine.author.rule import cube, grid, group, row

from .automa_lines import MOST_DEEDS, MOST_LINES, THEN, parse_deed
from .box import AutomaCard, AutomaLine, Card, Map, neighbours
from .counts import BOX, CARDS, Count
from .effect_text import MOST_STEPS, MOST_WAYS, Op, Step, is_pure, parse_amounts, parse_effect
from .resources import LETTERS, Res

_OUTPUTS: Final = (*range(Res.CULTURE + 1), Res.ANY)

# --- effects ------------------------------------------------------------------------------------------

_effects: list[list[list[Step]]] = [[[]]]
EFFECT_TEXTS: Final[list[str]] = [""]
"""The text of each effect, by number; 0 is none."""


def _effect(text: str) -> int:
    if text not in EFFECT_TEXTS:
        EFFECT_TEXTS.append(text)
        _effects.append(parse_effect(text))
    return EFFECT_TEXTS.index(text)


CARD_TEXT: Final = row([0, *(_effect(card.text) for card in CARDS)])
CARD_BONUS: Final = row([0, *(_effect(card.bonus) for card in CARDS)])
POLICY_TEXT: Final = grid([[_effect(p.text) for p in civ.policies] for civ in BOX.civilizations])
POLICY_BONUS: Final = grid([[_effect(p.bonus) for p in civ.policies] for civ in BOX.civilizations])
HERO_TEXT: Final = row([_effect(hero.text) for hero in BOX.heroes])
WARLORD_TEXT: Final = row([_effect(civ.warlord.text) for civ in BOX.civilizations])
MONSTER_REWARD: Final = row([_effect(monster.reward) for monster in BOX.monsters])
TOKEN_REWARD: Final = row([_effect(reward) for token in BOX.exploration for reward in token.rewards])
GOODS_REWARD: Final = row([_effect(token.reward) for token in BOX.market.tokens])

EFFECTS: Final = len(_effects)
WAYS: Final = row([len(ways) for ways in _effects])
PURE: Final = row([int(is_pure(ways)) for ways in _effects])
"""PURE[effect]: it is nothing but gain, so that nobody needs to be asked."""


def _way(steps: Sequence[Step]) -> list[list[int]]:
    rows = [[step.op, step.a, step.b, step.c] for step in steps]
    return [*rows, *[[Op.END, 0, 0, 0]] * (MOST_STEPS - len(rows))]


PROGRAM: Final = cube([_way(ways[i] if i < len(ways) else []) for ways in _effects for i in range(MOST_WAYS)])
"""PROGRAM[effect * 2 + way, step]: operation and its three numbers."""

# --- rules that are in force, by Policy and Hero ------------------------------------------------------


@group
class Lasting:
    """Rules that are in force while a Policy or a Hero is; the box writes them as cheap-knowledge, token-gold, …"""

    CHEAP_KNOWLEDGE, TOKEN_GOLD, CHEAP_ADVANCE, RAID, LONGSHIPS, CONQUEST_GOLD, DEFENCE, CHEAP_STAGE = range(1, 9)
    WONDER_CULTURE, GRANARIES, LEAGUE, CHEAP_BASIC, CONQUEST_DRAW, CHEAP_POLICY, REINFORCE, BOTH_REWARDS = range(9, 17)


RULES: Final = {
    "": 0,
    **{name.lower().replace("_", "-"): number for name, number in vars(Lasting).items() if name.isupper()},
}
"""Their numbers by the words of the box; 0 is none."""
POLICY_RULE: Final = grid([[RULES[p.rule] for p in civ.policies] for civ in BOX.civilizations])
POLICY_AMOUNT: Final = grid([[p.amount for p in civ.policies] for civ in BOX.civilizations])
HERO_RULE: Final = row([RULES[hero.rule] for hero in BOX.heroes])
HERO_AMOUNT: Final = row([hero.amount for hero in BOX.heroes])
WARLORD_RULE: Final = row([RULES[civ.warlord.rule] for civ in BOX.civilizations])

# --- cards --------------------------------------------------------------------------------------------

TYPES: Final = ("building", "knowledge", "wonder")


@group
class CardType:
    """As CARD_TYPE tells it."""

    BUILDING, KNOWLEDGE, WONDER = range(len(TYPES))


CARD_TYPE: Final = row([0, *(TYPES.index(card.type) for card in CARDS)])
COST: Final = row([0, *(card.cost[0] if card.cost else 0 for card in CARDS)])
COST_LAST: Final = row([0, *(card.cost[-1] if card.cost else 0 for card in CARDS)])
"""The second stage of a Wonder."""


def _output(text: str) -> list[int]:
    cells = [0] * len(_OUTPUTS)
    for resource, n in parse_amounts(text, "PSMGCA"):
        cells[resource] = n
    return cells


OUTPUT: Final = grid([_output(""), *(_output(card.output) for card in CARDS)])
"""OUTPUT[card, resource]: P, S, M, G, C, and any basic one."""
OUTPUT_ON_WONDER: Final = grid([_output(""), *(_output(card.on_wonder or card.output) for card in CARDS)])
HAS_OUTPUT: Final = row([0, *(int(bool(card.output)) for card in CARDS)])
_of_type: Final = {
    kind: [i for i, card in enumerate(CARDS, 1) if card.type == kind] for kind in ("knowledge", "wonder")
}
KNOWLEDGE_CARDS: Final = row(_of_type["knowledge"])
WONDER_CARDS: Final = row(_of_type["wonder"])
KNOWLEDGE_NUMBER: Final = row(
    [_of_type["knowledge"].index(i) if i in _of_type["knowledge"] else 0 for i in range(Count.KINDS)]
)
WONDER_NUMBER: Final = row([_of_type["wonder"].index(i) if i in _of_type["wonder"] else 0 for i in range(Count.KINDS)])
STARTING_COPIES: Final = row([card.copies for card in BOX.starting])

ERAS: Final = ("classical", "medieval", "renaissance", "modern")


def _bits(cards: Sequence[Card], era: str) -> int:
    return sum(1 << i for i, card in enumerate(cards) if card.era == era)


ERA_CARDS: Final = row([_bits(BOX.development, era) for era in ERAS])
"""Cards of each Era, as bits of the development deck."""
ERA_HEROES: Final = row([sum(1 << i for i, hero in enumerate(BOX.heroes) if hero.era == era) for era in ERAS])
HERO_COST: Final = row([hero.cost for hero in BOX.heroes])

_monster_costs: Final = [parse_amounts(monster.cost, "PSM")[0] for monster in BOX.monsters]
MONSTER_PAYS: Final = row([resource for resource, _ in _monster_costs])
MONSTER_COST: Final = row([n for _, n in _monster_costs])

# --- tokens -------------------------------------------------------------------------------------------

TOKEN_BACK: Final = row([i for i, token in enumerate(BOX.exploration) for _ in token.rewards])
TOKEN_COPIES: Final = row([token.copies for token in BOX.exploration for _ in token.rewards])
BACK_STRENGTH: Final = row([token.strength for token in BOX.exploration])
BACK_BARBARIAN: Final = row([int(token.kind == "barbarian") for token in BOX.exploration])

# --- maps ---------------------------------------------------------------------------------------------

_terrains: Final = {terrain.id: terrain for terrain in BOX.terrains}
_backs: Final = [token.id for token in BOX.exploration]


def _per_tile(values: Sequence[int], empty: int = 0) -> list[int]:
    return [*values, *[empty] * (Count.TILES - len(values))]


def _mask(game_map: Map, *terrains: str) -> int:
    return sum(1 << i for i, tile in enumerate(game_map.tiles) if tile.terrain in terrains)


def _near_masks(game_map: Map) -> list[int]:
    return [sum(1 << n for n in near if n >= 0) for near in neighbours(game_map)]


def _coast_masks(game_map: Map) -> list[int]:
    """For each coastal Province, all that lie on the same water."""
    near = _near_masks(game_map)
    water, masks = _mask(game_map, "water"), [0] * len(game_map.tiles)
    land = ~(water | _mask(game_map, "capital"))
    while water:
        group, grown = 0, water & -water
        while grown != group:
            group = grown
            for i, mask in enumerate(near):
                grown |= mask & water if group >> i & 1 else 0
        shore = sum(1 << i for i, mask in enumerate(near) if mask & group) & land & ((1 << len(near)) - 1)
        masks = [mask | shore if shore >> i & 1 else mask for i, mask in enumerate(masks)]
        water &= ~group
    return masks


TILE_COUNT: Final = row([len(m.tiles) for m in BOX.maps])
NEIGHBOUR: Final = grid(
    [[n + 1 for near in [*neighbours(m), *[[-1] * 6] * (Count.TILES - len(m.tiles))] for n in near] for m in BOX.maps]
)
"""NEIGHBOUR[map, tile * 6 + direction]: tile + 1, or 0 where the map ends."""
NEAR: Final = grid([_per_tile(_near_masks(m)) for m in BOX.maps])
SHORE: Final = grid([_per_tile(_coast_masks(m)) for m in BOX.maps])
COAST: Final = row([sum(1 << i for i, mask in enumerate(_coast_masks(m)) if mask) for m in BOX.maps])
DEFENCES: Final = grid([_per_tile([_terrains[tile.terrain].defence for tile in m.tiles]) for m in BOX.maps])
MAP_TOKENS: Final = grid(
    [_per_tile([_backs.index(tile.token) + 1 if tile.token else 0 for tile in m.tiles]) for m in BOX.maps]
)
LAND: Final = row([((1 << len(m.tiles)) - 1) & ~_mask(m, "water", "capital") for m in BOX.maps])
"""All Provinces."""
WILD: Final = row([((1 << len(m.tiles)) - 1) & ~_mask(m, "water", "capital", "market") for m in BOX.maps])
"""Where Production tokens lie."""
CAPITALS: Final = grid([[*m.capitals, *[0] * (5 - len(m.capitals))] for m in BOX.maps])
MARKET_COUNT: Final = row([sum(tile.terrain == "market" for tile in m.tiles) for m in BOX.maps])
MARKET_TILES: Final = grid(
    [
        [*(markets := [i for i, tile in enumerate(m.tiles) if tile.terrain == "market"]), *[0] * (4 - len(markets))]
        for m in BOX.maps
    ]
)
MARKET_AT: Final = grid(
    [
        _per_tile(
            [
                sum(other.terrain == "market" for other in m.tiles[: i + 1]) if tile.terrain == "market" else 0
                for i, tile in enumerate(m.tiles)
            ]
        )
        for m in BOX.maps
    ]
)
"""MARKET_AT[map, tile]: market + 1."""
TILE_Q: Final = grid([_per_tile([tile.q for tile in m.tiles]) for m in BOX.maps])
TILE_R: Final = grid([_per_tile([tile.r for tile in m.tiles]) for m in BOX.maps])

# --- the Automa ---------------------------------------------------------------------------------------

_automa_cards: Final = BOX.automa.cards
CIV_TYPES: Final = ("technological", "aggressive", "architectural", "economic", "cultural")
CIV_TYPE: Final = row([CIV_TYPES.index(civ.type) + 1 for civ in BOX.civilizations])


def _deeds(line: AutomaLine | None) -> list[list[int]]:
    deeds = [list(parse_deed(text)) for text in line.do] if line else []
    return [*deeds, *[[0, 0]] * (MOST_DEEDS - len(deeds))]


def _lines(card: AutomaCard) -> list[AutomaLine | None]:
    return [*card.lines, *[None] * (MOST_LINES - len(card.lines))]


LINE_COUNT: Final = row([len(card.lines) for card in _automa_cards])
LINE_PAYS: Final = grid([[line.pays if line else 0 for line in _lines(card)] for card in _automa_cards])
LINE_TYPE: Final = grid(
    [[CIV_TYPES.index(line.type) + 1 if line and line.type else 0 for line in _lines(card)] for card in _automa_cards]
)
DEEDS: Final = cube([_deeds(line) for card in _automa_cards for line in _lines(card)])
"""DEEDS[card * 4 + line, i]: deed and its number."""
FOLLOWED: Final = row([THEN.index(card.then) for card in _automa_cards])
TYPED_CARDS: Final = sum(1 << i for i, card in enumerate(_automa_cards) if any(line.type for line in card.lines))
TECHNOLOGICAL_CARDS: Final = sum(
    1 << i for i, card in enumerate(_automa_cards) if any(line.type == "technological" for line in card.lines)
)


def _token_gold(reward: str) -> int:
    """Its printed Gold, or what the Automa takes for its Culture."""
    gains = [step for way in parse_effect(reward) for step in way if step.op == Op.GAIN]
    gold = [step.b for step in gains if step.a == Res.GOLD]
    return max(gold) if gold else sum(step.b for step in gains if step.a == Res.CULTURE) * BOX.automa.culture


TOKEN_GOLD_VALUE: Final = row([_token_gold(reward) for token in BOX.exploration for reward in token.rewards])
GOODS_MOST: Final = row(
    [
        max(sum(step.b for step in parse_effect(token.reward)[0] if step.a == resource) for token in BOX.market.tokens)
        for resource in range(Res.COUNT)
    ]
)
"""GOODS_MOST[resource]: the most that a Market token brings."""
GOODS_SIZE: Final = row([sum(step.b for step in parse_effect(token.reward)[0]) for token in BOX.market.tokens])
ALPHABET: Final = row([0, *(sorted(card.id for card in CARDS).index(card.id) for card in CARDS)])
"""The order of the cards' names, for ties."""
assert Count.DEVELOPED <= 63
assert len(LETTERS) == Res.COUNT
