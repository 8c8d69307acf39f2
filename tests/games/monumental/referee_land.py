"""The map in the referee's game: who is next to whom, what a Province costs, conquest and marching."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.games.monumental import referee_automa as automa, referee_effects as effects, referee_monsters as monsters
from tests.games.monumental.referee_box import BOX, COPIES, DEFENCE, REWARDS, STRENGTH, fact
from tests.games.monumental.referee_city import draw_beside, in_force
from tests.games.monumental.referee_table import Flow, Realm, Table, ask, lot


def adjacent(table: Table, realm: Realm, tile: str) -> set[str]:
    """Tiles next to one, for this civilization's units."""
    near = set(table.chart.near[tile].values())
    if has_rule(realm, "longships") and is_province(table, tile):
        seas = table.chart.water[tile]
        near |= {other for other in table.tiles if is_province(table, other) and table.chart.water[other] & seas}
    return near - {tile}


def has_rule(realm: Realm, rule: str) -> bool:
    return in_force(realm, rule) > 0


def is_province(table: Table, tile: str) -> bool:
    return table.tiles[tile].terrain not in {"water", "capital"}


def linked(table: Table, realm: Realm, start: str) -> set[str]:
    """Tiles of the realm that can be reached from one, or that lead to it, through the realm."""
    mine = set(table.land(realm.seat))
    seen: set[str] = set()
    border = [start]
    while border:
        for tile in adjacent(table, realm, border.pop()):
            if tile in mine and tile not in seen:
                seen.add(tile)
                border.append(tile)
    return seen - {start}


def price(table: Table, realm: Realm, name: str, less: int = 0) -> int:
    """What conquering a Province costs."""
    tile = table.tiles[name]
    cost = DEFENCE[tile.terrain] + fact("wonder_defence") * len(tile.wonders)
    if tile.token is not None:
        cost += STRENGTH[tile.token]
        if tile.token.startswith("b"):
            less += in_force(realm, "raid")
    if tile.owner is not None:
        owner = table.realms[tile.owner]
        cost += tile.soldiers * fact("soldier_strength") + tile.outposts * fact("outpost_strength")
        if owner.warlord == name:
            cost += table.options["warlord_strength"]
        cost += in_force(owner, "defence") + (fact("guard_defence") if owner.guard else 0)
    return max(1, cost - less)


@dataclass
class Army:
    """Units chosen for a conquest so far."""

    soldiers: list[str] = field(default_factory=list[str])
    """Where each of them comes from."""
    warlord: bool = False

    @property
    def size(self) -> int:
        return len(self.soldiers) + self.warlord


def spare(table: Table, realm: Realm, name: str, army: Army) -> int:
    """How many more units may leave a tile: somebody stays in every Province."""
    left = table.units(name) - army.soldiers.count(name) - (army.warlord and realm.warlord == name)
    return left if name == realm.capital else left - 1


def sources(table: Table, realm: Realm, near: set[str], army: Army) -> Iterator[str]:
    """Where another Soldier could come from."""
    for name in table.chart.names:
        ready = name in near and table.tiles[name].soldiers > army.soldiers.count(name)
        if ready and spare(table, realm, name, army) > 0:
            yield name


def warlord_ready(table: Table, realm: Realm, near: set[str], army: Army) -> bool:
    return not army.warlord and realm.warlord in near and spare(table, realm, realm.warlord, army) > 0


@dataclass
class Attack:
    """A conquest being worked out: what it costs, and the tiles from which units may come."""

    table: Table
    realm: Realm
    target: str
    less: int = 0

    def __post_init__(self) -> None:
        self.cost = price(self.table, self.realm, self.target, self.less)
        self.near = linked(self.table, self.realm, self.target)
        self.special = "B" if self.table.tiles[self.target].owner is None else ""
        supply = self.realm.supply
        self.budget = supply["M"] + supply["G"] + (supply["B"] if self.special else 0)
        self.payment = self.table.options["conquest_model"] == "payment"
        self.warlord: int = self.table.options["warlord_strength"]

    def minimal(self, army: Army) -> bool:
        """Strong enough, and none too many."""
        if self.payment:
            return army.size == 1
        strength = len(army.soldiers) + self.warlord * army.warlord
        weakest = 0 if not army.size else 1 if army.soldiers else self.warlord
        return strength >= self.cost and strength - weakest < self.cost

    def affordable(self, army: Army) -> bool:
        return self.amount(army) <= self.budget

    def amount(self, army: Army) -> int:
        return self.cost if self.payment else army.size

    def joining(self, army: Army) -> list[str]:
        """Who may join, so that an army of the right size can still come together."""
        texts = [
            f"soldier {name}"
            for name in sources(self.table, self.realm, self.near, army)
            if self.can_finish(Army([*army.soldiers, name], army.warlord))
        ]
        if self.warlord_ready(army) and self.can_finish(Army(army.soldiers, warlord=True)):
            texts.append("warlord")
        return texts

    def warlord_ready(self, army: Army) -> bool:
        return warlord_ready(self.table, self.realm, self.near, army)

    def can_finish(self, army: Army) -> bool:
        """Is there an army that conquers and contains this one?"""
        if self.minimal(army) and self.affordable(army):
            return True
        if self.payment:
            one = self.warlord_ready(army) or any(sources(self.table, self.realm, self.near, army))
            return army.size == 0 and one and self.affordable(army)
        with_warlord = Army(army.soldiers, warlord=True)
        return self.soldiers_fill(army) or (self.warlord_ready(army) and self.soldiers_fill(with_warlord))

    def soldiers_fill(self, army: Army) -> bool:
        """Can Soldiers alone bring an army to just what is needed?"""
        if self.minimal(army):
            return self.affordable(army)
        missing = self.cost - len(army.soldiers) - self.warlord * army.warlord
        if missing <= 0 or army.size + missing > self.budget:
            return False
        reserve = 0
        for name in self.near:
            left = self.table.tiles[name].soldiers - army.soldiers.count(name)
            reserve += max(0, min(left, spare(self.table, self.realm, name, army)))
        return reserve >= missing

    def possible(self) -> bool:
        return bool(self.near) and self.can_finish(Army())


def targets(table: Table, realm: Realm, less: int = 0) -> list[str]:
    """Provinces that could be conquered now."""
    return [
        name
        for name in table.chart.names
        if is_province(table, name)
        and table.tiles[name].owner != realm.seat
        and Attack(table, realm, name, less).possible()
    ]


def conquer(table: Table, realm: Realm, name: str, less: int = 0) -> Flow:
    attack = Attack(table, realm, name, less)
    army = Army()
    while not attack.minimal(army):
        unit: str = yield from ask(realm.seat, "units", attack.joining(army))
        if unit == "warlord":
            army.warlord = True
        else:
            army.soldiers.append(unit.removeprefix("soldier "))
    realm.pay({"M": attack.amount(army)}, attack.special)
    first = not realm.conquered
    realm.conquered = True
    seize(table, realm, name)
    for source in army.soldiers:
        table.tiles[source].soldiers -= 1
        table.tiles[name].soldiers += 1
    if army.warlord:
        realm.warlord = name
    yield from spoils(table, realm, name, first=first, warlord=army.warlord)


def seize(table: Table, realm: Realm, name: str) -> None:
    """A Province changes hands; whoever was there goes home."""
    tile = table.tiles[name]
    origin = tile.owner
    if origin is not None:
        loser = table.realms[origin]
        table.tiles[loser.capital].soldiers += tile.soldiers
        loser.outposts += tile.outposts
        if loser.warlord == name:
            loser.warlord = loser.capital
    tile.soldiers = tile.outposts = 0
    tile.owner = realm.seat
    table.log.append({"kind": "took", "seat": realm.seat, "tile": name, "origin": origin})


def spoils(table: Table, realm: Realm, name: str, *, first: bool, warlord: bool) -> Flow:
    """What a conquest brings at once."""
    both = False
    if first:
        realm.gain("G", in_force(realm, "conquest-gold"))
    if warlord and not realm.warlord_used:
        realm.warlord_used = True
        leader = next(civ.warlord for civ in BOX.civilizations if civ.id == realm.civ)
        both = leader.rule == "both-rewards"
        if leader.text:
            yield from effects.bonus(table, realm, leader.text)
    yield from turn_up(table, realm, name, both=both)
    if first:
        for _ in range(in_force(realm, "conquest-draw")):
            yield from draw_beside(realm)
    yield from reinforce(table, realm, name)


def turn_up(table: Table, realm: Realm, name: str, *, both: bool) -> Flow:
    """The token that lay there."""
    tile = table.tiles[name]
    token = tile.token
    if token is None:
        return
    if token.startswith("b") and table.monster_tokens:
        barbarians = sum((t.token or "").startswith("b") for t in table.tiles.values())
        harmless = barbarians - table.monster_tokens
        odds = {"token harmless": harmless, "token monster": table.monster_tokens}
        text: str = yield from lot("monster-token", odds)
        if text == "token monster":
            table.monster_tokens -= 1
            tile.token = None
            yield from monsters.appear(table, realm, name)
            return
    tile.token = None
    odds = {f"token {kind}": table.tokens_left[kind] for kind in COPIES if kind.startswith(f"{token}-")}
    text = yield from lot("token", odds)
    kind = text.removeprefix("token ")
    table.tokens_left[kind] -= 1
    if table.is_automa(realm.seat):
        automa.reward_gold(table, realm, kind)
        return
    realm.claimed[kind] += 1
    yield from effects.bonus(table, realm, REWARDS[kind], both=both)


def reinforce(table: Table, realm: Realm, name: str) -> Flow:
    """Tomoe Gozen: a unit more, free."""
    if not effects.hero_rule(realm, "reinforce"):
        return
    near = linked(table, realm, name)
    texts = [f"soldier {tile}" for tile in sources(table, realm, near, Army())]
    if warlord_ready(table, realm, near, Army()):
        texts.append("warlord")
    if not texts:
        return
    text: str = yield from ask(realm.seat, "reinforce", [*texts, "skip"])
    if text == "skip":
        return
    assert realm.hero is not None
    realm.heroes_used.add(realm.hero)
    go(table, realm, text, name)


def go(table: Table, realm: Realm, unit: str, name: str) -> None:
    if unit == "warlord":
        realm.warlord = name
    else:
        table.tiles[unit.removeprefix("soldier ")].soldiers -= 1
        table.tiles[name].soldiers += 1


def marchers(table: Table, realm: Realm) -> list[str]:
    """Units that may move through the realm to another tile of it."""
    everywhere = set(table.land(realm.seat))
    texts = [f"soldier {name}" for name in sources(table, realm, everywhere, Army()) if linked(table, realm, name)]
    if warlord_ready(table, realm, everywhere, Army()) and linked(table, realm, realm.warlord):
        texts.append("warlord")
    return texts


def march(table: Table, realm: Realm, unit: str) -> Flow:
    start = realm.warlord if unit == "warlord" else unit.removeprefix("soldier ")
    goals = linked(table, realm, start)
    text: str = yield from ask(realm.seat, "march-to", [f"to {name}" for name in table.chart.names if name in goals])
    goal = text.removeprefix("to ")
    go(table, realm, unit, goal)
    return goal
