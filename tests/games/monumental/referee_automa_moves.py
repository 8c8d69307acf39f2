"""Explorers of Automas in the referee's game, and who decides what is tied."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.monumental import referee_automa as automa
from tests.games.monumental.referee_box import BOX, DIRECTIONS, GOODS, amounts
from tests.games.monumental.referee_explorers import take_goods
from tests.games.monumental.referee_table import Flow, Realm, Table, ask


def tie(table: Table, realm: Realm, asked: str, options: Mapping[str, str]) -> Flow:
    """The right-hand neighbour decides; beside another Automa the lowest q, then the lowest r."""
    neighbour = (realm.seat - 1) % table.players
    if table.is_automa(neighbour):
        return min(options.values(), key=lambda name: table.chart.at[name])
    text: str = yield from ask(neighbour, asked, options, automa=realm.seat)
    return options[text]


def lacking(table: Table, realm: Realm) -> list[str]:
    """Markets whose token it has not got."""
    return [
        name
        for market, name in enumerate(table.market_tiles)
        if market not in realm.visited and table.market_left[market] > 0
    ]


def nearest(table: Table, start: str, tiles: list[str]) -> list[str]:
    way = {tile: table.chart.way(start, tile) for tile in tiles}
    return [tile for tile in tiles if way[tile] == min(way.values())]


def goals(table: Table, realm: Realm, explorer: int) -> list[str]:
    """Where an Explorer goes: the nearest market, without one Production; the second to another than the first."""
    aims = lacking(table, realm) or [name for name, tile in table.tiles.items() if tile.production]
    if explorer == 1 and len(aims) > 1:
        aims.remove(nearest(table, realm.explorers[0], aims)[0])
    return nearest(table, realm.explorers[explorer], aims) if aims else []


def can_explore(table: Table, realm: Realm) -> bool:
    return bool(goals(table, realm, 0) or goals(table, realm, 1))


def explore(table: Table, realm: Realm, spaces: int) -> Flow:
    for explorer in (0, 1):
        for _ in range(spaces):
            aims = goals(table, realm, explorer)
            if aims:
                yield from one_step(table, realm, explorer, aims)


def one_step(table: Table, realm: Realm, explorer: int, aims: list[str]) -> Flow:
    here = realm.explorers[explorer]
    near = table.chart.near[here]
    ways = {
        f"step {explorer + 1} {direction}": near[direction]
        for direction in DIRECTIONS
        if direction in near and any(table.chart.way(near[direction], aim) < table.chart.way(here, aim) for aim in aims)
    }
    rich = {text: tile for text, tile in ways.items() if table.tiles[tile].production}
    goal: str = yield from tie(table, realm, "steps", rich or ways)
    realm.explorers[explorer] = goal
    automa.tell(table, realm, "steps", tile=goal, n=explorer + 1)
    yield from take(table, realm, goal)


def take(table: Table, realm: Realm, name: str) -> Flow:
    """Whatever lies there."""
    mind = table.minds[realm.seat]
    if table.tiles[name].production:
        table.tiles[name].production = False
        mind.tokens += 1
        automa.tell(table, realm, "token", tile=name)
        if mind.tokens == BOX.automa.tokens:
            mind.tokens = 0
            automa.gold(table, realm, 1)
    elif name in lacking(table, realm):
        market = table.market_tiles.index(name)
        goods: str = yield from take_goods(table, realm, market)
        worth = sum(amounts(GOODS[goods]).values())
        realm.supply["G"] += worth
        automa.tell(table, realm, "goods", tile=name, n=worth)
        if len(realm.visited) == len(table.market_tiles):
            realm.visited.clear()
            realm.explorers = [realm.capital, realm.capital]
            automa.tell(table, realm, "home")
