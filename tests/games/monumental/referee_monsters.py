"""Monsters in the referee's game: how they appear, strike, wander and fall."""

from __future__ import annotations

from monumenta.games.monumental.box import Monster
from tests.games.monumental import referee_automa_moves as moves
from tests.games.monumental.referee_box import BOX, fact
from tests.games.monumental.referee_table import Flow, Realm, Table, ask, lot


def free_tiles(table: Table) -> list[str]:
    """Provinces that nobody controls and that hold no Monster."""
    return [
        name
        for name in table.chart.names
        if (tile := table.tiles[name]).owner is None and tile.terrain not in {"water", "capital"} and not tile.monster
    ]


def appear(table: Table, realm: Realm, name: str) -> Flow:
    """A Monster token was turned up: a Gold (nothing for an Automa), and a Monster on the nearest free tile."""
    if not table.is_automa(realm.seat):
        realm.gain("G", fact("monster_gold"))
    free = free_tiles(table)
    if not table.monsters_left or not free:
        return  # the card would go back at once: none is drawn
    text: str = yield from lot("monster", {f"monster {monster}": 1 for monster in table.monsters_left})
    monster = text.removeprefix("monster ")
    nearest = min(table.chart.far(name, tile) for tile in free)
    places = {f"to {tile}": tile for tile in free if table.chart.far(name, tile) == nearest}
    if table.is_automa(realm.seat):
        tile: str = yield from moves.tie(table, realm, "lair", places)
    else:
        text = yield from ask(realm.seat, "lair", places)
        tile = places[text]
    table.monsters_left.remove(monster)
    table.tiles[tile].monster = monster
    table.prowling.append(monster)


def lair(table: Table, monster: str) -> str:
    return next(name for name, tile in table.tiles.items() if tile.monster == monster)


def attack(table: Table) -> None:
    """All of them, in the order of their appearance."""
    for monster in list(table.prowling):
        strike(table, monster)
        wander(table, monster)


def strike(table: Table, monster: str) -> None:
    place = lair(table, monster)
    around = {place, *table.chart.near[place].values()}
    for seat in table.seating():
        for name in table.provinces(seat):
            tile = table.tiles[name]
            if name not in around or tile.outposts or tile.wonders:
                continue
            if tile.soldiers and table.units(name) > 1:
                tile.soldiers -= 1
                table.tiles[table.realms[seat].capital].soldiers += 1
                table.raids.append({"kind": "struck", "seat": seat, "tile": name, "monster": monster})


def wander(table: Table, monster: str) -> None:
    """A step towards the civilization with most Provinces."""
    largest = max(len(table.provinces(seat)) for seat in range(table.players))
    if largest == 0:
        return
    prey = next(seat for seat in table.seating() if len(table.provinces(seat)) == largest)

    def far(tile: str) -> int:
        return min(table.chart.far(tile, province) for province in table.provinces(prey))

    place = lair(table, monster)
    ways = [name for name in table.chart.near[place].values() if name in free_tiles(table) and far(name) < far(place)]
    if not ways:
        return
    goal = min(ways, key=lambda name: (far(name), *table.chart.at[name]))
    table.tiles[place].monster = None
    table.tiles[goal].monster = monster
    table.raids.append({"kind": "prowled", "monster": monster, "tile": goal})


def entry(monster: str) -> Monster:
    return next(one for one in BOX.monsters if one.id == monster)
