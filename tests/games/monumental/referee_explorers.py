"""Explorers in the referee's game: steps, flights, and what they take."""

from __future__ import annotations

from tests.games.monumental.referee_box import DIRECTIONS
from tests.games.monumental.referee_city import in_force
from tests.games.monumental.referee_table import Flow, Realm, Table, ask, lot


def step_texts(table: Table, realm: Realm, explorer: int) -> list[str]:
    near = table.chart.near[realm.explorers[explorer]]
    return [f"step {explorer + 1} {direction}" for direction in DIRECTIONS if direction in near]


def walk(table: Table, realm: Realm, text: str) -> int:
    """Take a step by its text; returns who took it."""
    _, number, direction = text.split()
    explorer = int(number) - 1
    realm.explorers[explorer] = table.chart.near[realm.explorers[explorer]][direction]
    return explorer


def can_pick(table: Table, realm: Realm, explorer: int) -> bool:
    if realm.acted[explorer]:
        return False
    name = realm.explorers[explorer]
    if name in table.market_tiles:
        market = table.market_tiles.index(name)
        return market not in realm.visited and table.market_left[market] > 0
    return table.tiles[name].production


def pick(table: Table, realm: Realm, explorer: int) -> Flow:
    """Take the Production token or a Market token where it stands."""
    name = realm.explorers[explorer]
    realm.acted[explorer] = True
    if not realm.picked:
        realm.picked = True
        realm.gain("G", in_force(realm, "token-gold"))
    if name in table.market_tiles:
        market = table.market_tiles.index(name)
        realm.markets[market] = yield from take_goods(table, realm, market)
    else:
        table.tiles[name].production = False
        realm.supply["T"] += 1


def take_goods(table: Table, realm: Realm, market: int) -> Flow:
    realm.visited.add(market)
    realm.taken += 1
    table.market_left[market] -= 1
    table.drawing_automa = table.is_automa(realm.seat)
    text: str = yield from lot("goods", {f"goods {goods}": n for goods, n in table.market_goods[market].items()})
    goods = text.removeprefix("goods ")
    table.market_goods[market][goods] -= 1
    return goods


def free_steps(table: Table, realm: Realm, number: int, who: list[int]) -> Flow:
    """One of these Explorers goes so many spaces, and may act on the way."""
    moved = owes = False
    while True:
        texts: list[str] = []
        for explorer in who:
            if number:
                texts += step_texts(table, realm, explorer)
            if can_pick(table, realm, explorer):
                texts.append(f"pick {explorer + 1}")
        if not texts:
            return
        text: str = yield from ask(realm.seat, "steps", texts if owes else [*texts, "skip"])
        if text == "skip":
            return
        if text.startswith("pick"):
            who = [int(text.removeprefix("pick ")) - 1]
            owes = not moved
            yield from pick(table, realm, who[0])
        else:
            who = [walk(table, realm, text)]
            moved, owes = True, False
            number -= 1


def fly(table: Table, realm: Realm) -> Flow:
    """Go anywhere, and act where it sets out (then it goes on) or where it comes to."""
    here_first = [] if table.version == "1" else [f"pick {e + 1}" for e in (0, 1) if can_pick(table, realm, e)]
    text: str = yield from ask(realm.seat, "fly", ["lead 1", "lead 2", *here_first, "skip"])
    if text == "skip":
        return
    explorer = int(text.split()[1]) - 1
    if text in here_first:
        yield from pick(table, realm, explorer)
    here = realm.explorers[explorer]
    text = yield from ask(realm.seat, "fly-to", [f"to {name}" for name in table.chart.names if name != here])
    realm.explorers[explorer] = text.removeprefix("to ")
    if can_pick(table, realm, explorer):
        text = yield from ask(realm.seat, "steps", [f"pick {explorer + 1}", "skip"])
        if text != "skip":
            yield from pick(table, realm, explorer)
