"""What is in the box, counted against the dossier."""

from __future__ import annotations

from collections import Counter

import pytest

from monumenta.games.monumental.box import BoxError, Map, check_box, load, neighbours, slug
from monumenta.games.monumental.effect_text import EffectError, parse_effect
from monumenta.games.monumental.notation import NAMES

BOX = load()


def test_starting_deck() -> None:
    assert [card.copies for card in BOX.starting] == [5, 3, 3, 1, 1]
    assert sum(card.copies for card in BOX.starting) + 2 == 15


def test_development_deck() -> None:
    types = Counter((card.era, card.type) for card in BOX.development)
    assert [types["classical", t] for t in ("wonder", "building", "knowledge")] == [5, 5, 5]
    assert [types["medieval", t] for t in ("wonder", "building", "knowledge")] == [4, 4, 4]
    assert [types["renaissance", t] for t in ("wonder", "building", "knowledge")] == [4, 4, 4]
    assert [types["modern", t] for t in ("wonder", "building", "knowledge")] == [4, 0, 4]
    assert [card.copies for card in BOX.basic] == [10, 10, 10]


def test_civilizations_and_modules() -> None:
    assert [civ.id for civ in BOX.civilizations] == ["china", "denmark", "egypt", "greece", "japan"]
    assert [len(civ.policies) for civ in BOX.civilizations] == [5] * 5
    assert Counter(hero.era for hero in BOX.heroes) == {"classical": 4, "medieval": 4, "modern": 4}
    assert len(BOX.monsters) == 12


def test_tokens() -> None:
    assert [token.copies * len(token.rewards) for token in BOX.exploration] == [16, 12, 8, 9, 5]
    assert len(BOX.market.cities) == 4
    assert len(BOX.market.tokens) == 5


@pytest.mark.parametrize(
    ("players", "hexes", "production", "tokens"),
    [
        (2, 19, 13, [8, 2, 0, 2, 1]),
        (3, 28, 19, [9, 6, 0, 3, 1]),
        (4, 37, 25, [14, 6, 0, 4, 1]),
        (5, 52, 38, [15, 8, 8, 6, 1]),
    ],
)
def test_maps(players: int, hexes: int, production: int, tokens: list[int]) -> None:
    game_map = next(m for m in BOX.maps if m.players == players)
    assert len(game_map.tiles) == hexes
    assert sum(tile.terrain not in ("capital", "water", "market") for tile in game_map.tiles) == production
    backs = Counter(tile.token for tile in game_map.tiles)
    assert [backs[token.id] for token in BOX.exploration] == tokens


def distance(game_map: Map, a: int, b: int) -> int:
    q = game_map.tiles[a].q - game_map.tiles[b].q
    r = game_map.tiles[a].r - game_map.tiles[b].r
    return (abs(q) + abs(r) + abs(q + r)) // 2


@pytest.mark.parametrize(("players", "apart"), [(2, {4}), (3, {5}), (4, {4, 6}), (5, {4, 8})])
def test_capitals_stand_clockwise_and_apart(players: int, apart: set[int]) -> None:
    game_map = next(m for m in BOX.maps if m.players == players)
    capitals = game_map.capitals
    assert {distance(game_map, a, b) for a in capitals for b in capitals if a != b} == apart
    beside = [distance(game_map, capitals[i], capitals[(i + 1) % players]) for i in range(players)]
    assert beside.count(min(apart)) >= players - 1


def test_neighbours_are_mutual() -> None:
    for game_map in BOX.maps:
        near = neighbours(game_map)
        assert all(i in near[n] for i, others in enumerate(near) for n in others if n >= 0)


def test_names_can_be_typed() -> None:
    names = [card.id for card in BOX.cards] + [p.id for civ in BOX.civilizations for p in civ.policies]
    assert all(map(slug, names))
    assert all(len(set(texts)) == len(texts) for texts in NAMES)


@pytest.mark.parametrize(
    "text", ["gain", "gain 2X", "archive 2", "if rich 1", "basic per stars max 3", "gain 1P | gain 1S | gain 1M"]
)
def test_nonsense_is_no_effect(text: str) -> None:
    with pytest.raises(EffectError):
        parse_effect(text)


def test_a_broken_box_is_refused() -> None:
    import msgspec

    wrong = msgspec.structs.replace(BOX.development[0], text="gain 1X")
    with pytest.raises(BoxError, match="house-of-scribes"):
        check_box(msgspec.structs.replace(BOX, development=[wrong, *BOX.development[1:]]))
