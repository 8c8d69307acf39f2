"""Automas in the referee's game: cards, lines, and what each deed of a line does."""

from __future__ import annotations

from typing import Final

from monumenta.games.monumental.box import AutomaCard, AutomaLine
from tests.games.monumental import referee_automa_moves as moves, referee_land as land, referee_wonders as wonders
from tests.games.monumental.referee_box import BOX, CARDS, DEFENCE, REWARDS, amounts
from tests.games.monumental.referee_table import Flow, Realm, Table, lot

AUTOMA: Final = BOX.automa
DECK: Final = {card.id: card for card in [*AUTOMA.standard, *AUTOMA.advanced]}
MOST_POLICIES: Final = 5


def set_up(table: Table) -> Flow:
    """Standard cards, the civilization's own, and advanced ones by lot."""
    number: int = table.options["automa_advanced"]
    for mind in table.minds.values():
        mind.deck = {*(card.id for card in AUTOMA.standard), "own"}
        left = [card.id for card in AUTOMA.advanced]
        if number == len(left):
            mind.deck |= set(left)
            continue
        for _ in range(number):
            text: str = yield from lot("automa", {f"automa {card}": 1 for card in left})
            left.remove(text.removeprefix("automa "))
            mind.deck.add(text.removeprefix("automa "))


def tell(
    table: Table, realm: Realm, deed: str, *, card: str | None = None, tile: str | None = None, n: int = 0
) -> None:
    table.log.append({"kind": "automa", "seat": realm.seat, "deed": deed, "card": card, "tile": tile, "n": n})


def gold(table: Table, realm: Realm, number: int, deed: str = "gold") -> None:
    realm.supply["G"] += number
    if number:
        tell(table, realm, deed, n=number)


def reward_gold(table: Table, realm: Realm, kind: str) -> None:
    """Of a token it takes the Gold, for a Culture two."""
    ways = [amounts(way.replace("basic", "")) for way in REWARDS[kind].split("|")]
    found = max((way.get("G", 0) for way in ways), default=0)
    culture = max(way.get("C", 0) for way in ways)
    gold(table, realm, found or culture * AUTOMA.culture)


def shuffle(table: Table, realm: Realm) -> None:
    """All but the card that it follows."""
    mind = table.minds[realm.seat]
    mind.deck |= mind.discard
    mind.discard = set()


def draw(table: Table, realm: Realm) -> Flow:
    mind = table.minds[realm.seat]
    if not mind.deck:
        shuffle(table, realm)
        tell(table, realm, "shuffles")
    text: str = yield from lot("automa", {f"automa {card}": 1 for card in mind.deck})
    card = text.removeprefix("automa ")
    mind.deck.remove(card)
    return card


def follow(table: Table, realm: Realm, card: str | None) -> None:
    """Lay the card before aside and begin this one."""
    mind = table.minds[realm.seat]
    if mind.card is not None:
        mind.discard.add(mind.card)
    mind.card = card


def entry(realm: Realm, card: str) -> AutomaCard:
    if card == "own":
        return next(own for own in AUTOMA.own if own.id == realm.civ)
    return DECK[card]


def type_of(realm: Realm) -> str:
    return next(civ.type for civ in BOX.civilizations if civ.id == realm.civ)


def begin(table: Table, realm: Realm, card: str, way: str) -> None:
    """Which lines of a card are done: all but those for another type, those without a type twice, or the typed one."""
    mind = table.minds[realm.seat]
    follow(table, realm, card)
    found = entry(realm, card)
    tell(table, realm, "draws", card=found.id)
    mind.then = found.then
    if way == "twice":
        mind.lines = [line for line in found.lines if line.type is None] * 2
    elif way == "typed":
        mind.lines = [line for line in found.lines if line.type is not None]
    else:
        mind.lines = [line for line in found.lines if line.type in {None, type_of(realm)}]


def fits(card: AutomaCard, way: str) -> bool:
    """Is it a card that was dug for?"""
    if way == "technological":
        return any(line.type == "technological" for line in card.lines)
    return way != "typed" or any(line.type is not None for line in card.lines)


def next_card(table: Table, realm: Realm) -> Flow:
    """Another card in the place of this one, or the second of the turn; False if there is none."""
    mind = table.minds[realm.seat]
    if mind.then:
        way, mind.then = mind.then, ""
        while True:
            card: str = yield from draw(table, realm)
            if fits(entry(realm, card), way):
                break
            mind.discard.add(card)
            tell(table, realm, "leaves", card=entry(realm, card).id)
        begin(table, realm, card, way)
        return True
    follow(table, realm, None)
    if mind.drawn == AUTOMA.draws:
        return False
    mind.drawn += 1
    card = yield from draw(table, realm)
    begin(table, realm, card, "")
    return True


def one_line(table: Table, realm: Realm) -> Flow:
    """Do the next line that can be done; False if both cards are done."""
    mind = table.minds[realm.seat]
    while True:
        while mind.lines:
            line = mind.lines.pop(0)
            if line.do == ["catch up"]:
                done: bool = yield from catch_up(table, realm)
                if done:
                    return True
            elif line.pays == 0 or pays(table, realm, line):
                yield from do_line(table, realm, line)
                return True
        more: bool = yield from next_card(table, realm)
        if not more:
            return False


def pays(table: Table, realm: Realm, line: AutomaLine) -> bool:
    """A line with a price is done only if it can be paid and done."""
    if realm.supply["G"] < line.pays or not all(can(table, realm, deed) for deed in line.do):
        return False
    realm.supply["G"] -= line.pays
    tell(table, realm, "pays", n=line.pays)
    return True


def line_turn(table: Table, realm: Realm) -> Flow:
    """Round by round: one line is a turn; with both cards done it passes."""
    done: bool = yield from one_line(table, realm)
    if not done:
        realm.passed = True
        table.minds[realm.seat].drawn = 0
        tell(table, realm, "passes")


def whole_turn(table: Table, realm: Realm) -> Flow:
    done = True
    while done:
        done = yield from one_line(table, realm)
    table.minds[realm.seat].drawn = 0


def catch_up(table: Table, realm: Realm) -> Flow:
    """Japan: Provinces or Policies, with fewer than somebody; else another card."""
    mind = table.minds[realm.seat]
    others = [seat for seat in range(table.players) if seat != realm.seat]
    deed = ""
    if any(len(table.provinces(seat)) > len(table.provinces(realm.seat)) for seat in others):
        deed = "conquer cheapest"
    elif any(policies_of(table, seat) > mind.policies for seat in others):
        deed = "policy"
    if not deed:
        return False
    mind.then = ""
    yield from do_deed(table, realm, deed)
    return True


def policies_of(table: Table, seat: int) -> int:
    return table.minds[seat].policies if table.is_automa(seat) else len(table.realms[seat].policies)


def do_line(table: Table, realm: Realm, line: AutomaLine) -> Flow:
    for deed in line.do:
        yield from do_deed(table, realm, deed)


def can(table: Table, realm: Realm, deed: str) -> bool:
    word = deed.split(maxsplit=1)[0]
    match word:
        case "conquer":
            return bool(provinces_near(table, realm)) and has_unit(table, realm)
        case "knowledge" | "building":
            return bool(on_offer(table, word))
        case "wonder":
            return realm.project is not None or bool(on_offer(table, "wonder"))
        case "policy":
            return table.minds[realm.seat].policies < MOST_POLICIES
        case "explorers":
            return moves.can_explore(table, realm)
        case _:
            return True


def do_deed(table: Table, realm: Realm, deed: str) -> Flow:
    """Each part by itself; what cannot be done brings Gold instead."""
    if not can(table, realm, deed):
        gold(table, realm, AUTOMA.instead, "instead")
        return
    word, *rest = deed.split()
    match word:
        case "conquer":
            for _ in range(int(rest[1]) if len(rest) > 1 else 1):
                if can(table, realm, deed):
                    yield from conquer(table, realm, rest[0])
        case "knowledge" | "building":
            for card in wanted_cards(table, word, rest[0]):
                take(table, realm, card)
        case "wonder":
            yield from wonder(table, realm)
        case "explorers":
            yield from moves.explore(table, realm, int(rest[0]))
        case _:
            plain_deed(table, realm, word, rest)


def plain_deed(table: Table, realm: Realm, word: str, rest: list[str]) -> None:
    mind = table.minds[realm.seat]
    if word == "policy":
        mind.policies += 1
        tell(table, realm, "policy", n=mind.policies)
    elif word == "gold":
        times = 1
        if "per" in rest:
            times = mind.policies if rest[-1] == "policy" else table.coast(realm.seat)
        gold(table, realm, int(rest[0]) * times)
    else:
        assert word == "reshuffle"
        follow(table, realm, None)
        shuffle(table, realm)
        tell(table, realm, "shuffles")


def wanted_cards(table: Table, kind: str, which: str) -> list[str]:
    """All of a kind are told in the order of the box."""
    cards = on_offer(table, kind)
    if which == "all":
        return sorted(cards, key=list(CARDS).index)
    return [choose_card(cards, which)]


def on_offer(table: Table, kind: str) -> list[str]:
    """Cards of a kind in the display, those furthest from the deck first."""
    width = len(table.display) // 2 if table.classic and table.players == 2 else len(table.display)
    cards = [(i % width, card) for i, card in enumerate(table.display) if card is not None and CARDS[card].type == kind]
    return [card for _, card in sorted(cards, key=lambda found: (-found[0], found[1]))]


def choose_card(cards: list[str], which: str) -> str:
    costs = [sum(CARDS[card].cost) for card in cards]
    return cards[costs.index(min(costs) if which == "cheapest" else max(costs))]


def take(table: Table, realm: Realm, card: str) -> None:
    table.display[table.display.index(card)] = None
    table.taken += 1
    table.minds[realm.seat].gained.append(card)
    tell(table, realm, "takes", card=card)


def wonder(table: Table, realm: Realm) -> Flow:
    """Complete the one under construction, else begin the one that costs least."""
    if realm.project is None:
        card = choose_card(on_offer(table, "wonder"), "cheapest")
        table.display[table.display.index(card)] = None
        table.taken += 1
        realm.project = card
        tell(table, realm, "begins", card=card)
        return
    card, realm.project = realm.project, None
    realm.wonders.append(card)
    places = wonders.token_places(table, realm)
    lowest = min(DEFENCE[table.tiles[name].terrain] for name in places)
    places = [name for name in places if DEFENCE[table.tiles[name].terrain] == lowest]
    tile: str = yield from moves.tie(table, realm, "wonder-token", {f"to {name}": name for name in places})
    table.tiles[tile].wonders.append(card)


def provinces_near(table: Table, realm: Realm) -> list[str]:
    mine = set(table.land(realm.seat))
    return [
        name
        for name in table.chart.names
        if land.is_province(table, name) and name not in mine and mine & set(table.chart.near[name].values())
    ]


def has_unit(table: Table, realm: Realm) -> bool:
    return table.tiles[realm.capital].soldiers > 0 or realm.outposts > 0


def conquer(table: Table, realm: Realm, which: str) -> Flow:
    """Warlord and a Soldier of the Capital, else an Outpost, go there whatever it costs."""
    near = provinces_near(table, realm)
    costs = {name: land.price(table, realm, name) for name in near}
    wanted = min(costs.values()) if which == "cheapest" else max(costs.values())
    near = [name for name in near if costs[name] == wanted]
    lowest = min(DEFENCE[table.tiles[name].terrain] for name in near)
    near = [name for name in near if DEFENCE[table.tiles[name].terrain] == lowest]
    goal: str = yield from moves.tie(table, realm, "conquer", {f"conquer {name}": name for name in near})
    land.seize(table, realm, goal)
    if realm.warlord == realm.capital or table.units(realm.warlord) > 1:
        realm.warlord = goal
    if table.tiles[realm.capital].soldiers:
        table.tiles[realm.capital].soldiers -= 1
        table.tiles[goal].soldiers += 1
    else:
        realm.outposts -= 1
        table.tiles[goal].outposts += 1
    yield from land.turn_up(table, realm, goal, both=False)
