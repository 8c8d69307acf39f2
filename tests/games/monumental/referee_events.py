"""What the referee tells of an action: the same events, found by looking at the table before and after."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.games.monumental import referee_points as points
from tests.games.monumental.referee_box import WORDS
from tests.games.monumental.referee_city import SLOTS, active_policy
from tests.games.monumental.referee_table import Ask, Luck, Realm, Table


class Snapshot:
    """What can be seen of the table, to be compared with later."""

    def __init__(self, table: Table) -> None:
        self.supplies = [realm.supply.copy() for realm in table.realms]
        self.cities = [city_cards(realm) for realm in table.realms]
        self.drawn = [Counter(drawn.card for drawn in realm.drawn) for realm in table.realms]
        self.lairs = {tile.monster: name for name, tile in table.tiles.items() if tile.monster is not None}
        self.round = table.round
        self.over = table.over


def city_cards(realm: Realm) -> Counter[str]:
    cards: Counter[str] = Counter()
    for place in realm.city:
        if place.card is not None:
            cards[place.card] += 1
        cards.update(place.knowledge)
    return cards


def did(table: Table, question: Ask | Luck, text: str) -> dict[str, Any]:
    if isinstance(question, Ask) and question.automa is not None:
        return {"kind": "decided", "seat": question.seat, "automa": question.automa, "do": text}
    seat = question.seat if isinstance(question, Ask) else None
    card = None if seat is None else named(table.realms[seat], text)
    return {"kind": "did", "seat": seat, "do": text, "asked": question.asked, "card": card}


def named(realm: Realm, text: str) -> str | None:
    """What lies at a place that was named only."""
    word, _, rest = text.partition(" ")
    if rest in SLOTS:
        return realm.city[SLOTS.index(rest)].card
    if text == "use policy":
        return active_policy(realm)
    if text in {"use hero", "dismiss"}:
        return realm.hero
    if word == "trade":
        return realm.markets[int(rest) - 1]
    return None


def changes(table: Table, before: Snapshot) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for seat, realm in enumerate(table.realms):
        if table.is_automa(seat):
            continue
        diff = {word: realm.supply[x] - before.supplies[seat][x] for x, word in WORDS.items()}
        diff = {word: number for word, number in diff.items() if number}
        if diff:
            found.append({"kind": "changed", "seat": seat, "resources": diff})
    found += table.log
    if table.round != before.round:
        found.append({"kind": "round", "round": table.round, "first": table.first, "last": table.last})
    if table.over and not before.over:
        found.append({"kind": "over", "scores": points.scores(table), "winners": points.winners(table)})
    return found
