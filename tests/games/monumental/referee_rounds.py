"""How the referee's game goes on: set-up, rounds, turns, Upkeep, Development, the end."""

from __future__ import annotations

from collections import Counter

from tests.games.monumental import referee_automa as automa, referee_monsters as monsters
from tests.games.monumental.referee_acts import menu, perform
from tests.games.monumental.referee_box import BOX, COPIES, fact
from tests.games.monumental.referee_city import activate, end_turn, lines, lose_counters, refill, sweep
from tests.games.monumental.referee_table import Flow, Move, Realm, Table, ask, lot


def whole_game(table: Table) -> Flow:
    yield from set_up(table)
    while not table.over:
        table.round += 1
        if table.classic:
            yield from classic_round(table)
        else:
            yield from one_round(table)


def set_up(table: Table) -> Flow:
    options = table.options
    for realm in table.realms:
        realm.supply["G"] = BOX.automa.gold if table.is_automa(realm.seat) else options["start_gold"]
        realm.supply["C"] = fact("start_culture")
    table.first = options["starter"]
    if options["starter"] == "random":
        text: str = yield from lot("first", {f"starts {seat}": 1 for seat in range(table.players)})
        table.first = int(text.removeprefix("starts "))
    yield from civilizations(table)
    yield from corners(table)
    cities = list(BOX.market.cities)
    for _ in table.market_tiles:
        text = yield from lot("market-name", {f"name {city}": 1 for city in cities}, always=False)
        cities.remove(text.removeprefix("name "))
        table.market_names.append(text.removeprefix("name "))
    table.tokens_left = Counter(COPIES)
    for realm in table.realms[: table.people]:
        yield from refill(realm)
    yield from automa.set_up(table)
    yield from deal(table)


def civilizations(table: Table) -> Flow:
    """By lot, or chosen from the one who begins on."""
    left = [civ.id for civ in BOX.civilizations]
    chosen = table.options["civilizations"] == "choose"
    for seat in table.seating() if chosen else range(table.players):
        texts = [f"civ {civ}" for civ in left]
        if chosen and not table.is_automa(seat):
            text: str = yield from ask(seat, "civilization", texts)
        else:
            text = yield from lot("civilization", dict.fromkeys(texts, 1), always=False)
        civ = text.removeprefix("civ ")
        left.remove(civ)
        table.realms[seat].civ = civ


def corners(table: Table) -> Flow:
    text: str = yield from lot("corner", {f"corner {seat}": 1 for seat in range(table.players)})
    corner = int(text.removeprefix("corner "))
    capitals = [table.chart.names[i] for i in table.chart.game_map.capitals]
    for realm in table.realms:
        realm.capital = capitals[(corner + realm.seat) % table.players]
        realm.warlord = realm.capital
        realm.explorers = [realm.capital] * fact("explorers")
        realm.outposts = fact("outposts")
        table.tiles[realm.capital].owner = realm.seat
        table.tiles[realm.capital].soldiers = fact("soldiers")
        civ = next(one for one in BOX.civilizations if one.id == realm.civ)
        if not table.is_automa(realm.seat):
            realm.deck = Counter({card.id: card.copies for card in BOX.starting})
            realm.deck.update([civ.building.id, civ.knowledge.id])


def one_round(table: Table) -> Flow:
    """Round by round: all choose their lines, then act in turn until all have passed."""
    for seat in table.seating():
        if not table.is_automa(seat):
            yield from city_phase(table.realms[seat])
    acting = 0
    order = table.seating()
    while not all(realm.passed for realm in table.realms):
        realm = table.realms[order[acting % table.players]]
        if not realm.passed:
            yield from (automa.line_turn(table, realm) if table.is_automa(realm.seat) else turn(table, realm))
        acting += 1
    for seat in table.seating():
        sweep(table.realms[seat])
        if not table.is_automa(seat):
            yield from refill(table.realms[seat])
    ending = table.last
    if not ending:
        yield from development(table)
    table.first = (table.first + 1) % table.players
    monsters.attack(table)
    table.over = ending


def city_phase(realm: Realm) -> Flow:
    realm.guard = False
    text: str = yield from ask(
        realm.seat, "lines", [f"city r{row} c{column}" for row in (1, 2, 3) for column in (1, 2, 3)]
    )
    yield from activate(realm, lines(int(text[6]) - 1, int(text[9]) - 1))


def turn(table: Table, realm: Realm) -> Flow:
    """A turn: free acts, one turn action (in the base game any number), and what follows from it."""
    table.turn = Move()
    table.spent = False
    while texts := menu(table, realm):
        text: str = yield from ask(realm.seat, "act", texts, always=True)
        if text in {"pass", "end"}:
            if text == "pass" or table.classic:
                realm.passed = True
                lose_counters(realm)
            break
        yield from perform(table, realm, text)
    end_turn(realm)


def classic_round(table: Table) -> Flow:
    """The base game: whole turns."""
    ending = table.last
    table.short = False
    for seat in table.seating():
        realm = table.realms[seat]
        if table.is_automa(seat):
            yield from automa.whole_turn(table, realm)
        else:
            yield from city_phase(realm)
            yield from turn(table, realm)
            sweep(realm)
            yield from refill(realm)
        yield from development(table)
    monsters.attack(table)
    table.over = ending
    table.last = table.last or table.short


def development(table: Table) -> Flow:
    if table.classic:
        yield from classic_development(table)
        return
    left = table.deck_left
    places = table.display
    if table.taken < table.players:
        while sum(card is not None for card in places) > table.players:
            furthest = max(i for i, card in enumerate(places) if card is not None)
            places[furthest] = None
    table.display = slid(places)
    yield from deal(table)
    if table.options["last_round_test"] == "during":
        left = table.deck_left
    table.last = left <= fact("last_cards")
    return_heroes(table)
    table.taken = 0


def slid(row: list[str | None]) -> list[str | None]:
    """Cards slide to the right, away from the deck."""
    cards = [card for card in row if card is not None]
    return [*[None] * (len(row) - len(cards)), *cards]


def return_heroes(table: Table) -> None:
    for realm in table.realms:
        if realm.hero_aside and realm.hero is not None:
            table.hero_row.append(realm.hero)
            realm.hero = None
        realm.hero_aside = False


def rows_of(table: Table) -> list[slice]:
    if table.classic and table.players == 2:
        half = len(table.display) // 2
        return [slice(0, half), slice(half, 2 * half)]
    return [slice(0, len(table.display))]


def classic_development(table: Table) -> Flow:
    """A turn that took nothing discards the furthest card of each row; then every row slides and is refilled."""
    empty = not table.deck_left
    for row in rows_of(table):
        cards = table.display[row]
        if table.taken == 0 and table.deck_left and any(cards):
            cards[max(i for i, card in enumerate(cards) if card is not None)] = None
        table.display[row] = slid(cards)
    yield from deal(table)
    table.short = table.short or empty or None in table.display
    table.taken = 0


def deal(table: Table) -> Flow:
    """New cards into the empty places, from right to left."""
    for row in rows_of(table):
        for place in reversed(range(row.start, row.stop)):
            if table.display[place] is None and table.deck_left:
                table.display[place] = yield from next_card(table)


def next_card(table: Table) -> Flow:
    era = next(i for i, cards in enumerate(table.eras) if cards)
    if era not in table.started:
        table.started.add(era)
        if table.options["heroes"]:
            yield from heroes_come(table, table.eras[era])
    text: str = yield from lot("deal", {f"draw {card}": 1 for card in table.eras[era]})
    card = text.removeprefix("draw ")
    table.eras[era].remove(card)
    return card


def heroes_come(table: Table, cards: list[str]) -> Flow:
    """As many Heroes of the Era as there are civilizations."""
    era = next(card.era for card in BOX.development if card.id == cards[0])
    left = [hero.id for hero in BOX.heroes if hero.era == era]
    number = min(table.players, fact("heroes_most"))
    if number >= len(left):
        table.hero_row += left
        return
    for _ in range(number):
        text: str = yield from lot("hero", {f"hero {hero}": 1 for hero in left})
        left.remove(text.removeprefix("hero "))
        table.hero_row.append(text.removeprefix("hero "))
