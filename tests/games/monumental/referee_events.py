"""What the referee tells of an action: the same events, found by looking at the table before and after."""

from __future__ import annotations

from typing import Any, Final

from monumenta.games.monumental import view
from tests.games.monumental import referee_points as points
from tests.games.monumental.referee_box import BOX, CARDS, WORDS
from tests.games.monumental.referee_city import SLOTS, active_policy
from tests.games.monumental.referee_table import Ask, Luck, Realm, Table

ORDER: Final = {card: number for number, card in enumerate(CARDS)}


TELLS_STRIKES: Final = hasattr(view, "Struck")
"""Newer programs have an event for each Soldier that a Monster takes."""


class Snapshot:
    """What can be seen of the table, to be compared with later."""

    def __init__(self, table: Table) -> None:
        self.supplies = [realm.supply.copy() for realm in table.realms]
        self.lairs = {tile.monster: name for name, tile in table.tiles.items() if tile.monster is not None}
        self.wonders: dict[str, str | None] = dict.fromkeys(w for realm in table.realms for w in realm.wonders)
        self.wonders |= {wonder: name for name, tile in table.tiles.items() for wonder in tile.wonders}
        self.round = table.round
        self.over = table.over


def did(table: Table, question: Ask | Luck, text: str) -> dict[str, Any]:
    if isinstance(question, Ask) and question.automa is not None:
        return {"kind": "decided", "seat": question.seat, "automa": question.automa, "do": text}
    seat = question.seat if isinstance(question, Ask) else None
    card = None if seat is None else named(table.realms[seat], text)
    if question.asked == "goods" and not table.drawing_automa:
        text = "goods"  # known to the taker only
    return {"kind": "did", "seat": seat, "do": text, "asked": question.asked, "card": card}


def named(realm: Realm, text: str) -> str | None:
    """What lies at a place that was named only."""
    word, _, rest = text.partition(" ")
    if rest in SLOTS:
        place = realm.city[SLOTS.index(rest)]
        return place.card or min(place.knowledge, key=ORDER.__getitem__)  # of several, the first of the box
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
        for beside in (False, True):
            news = sorted(realm.news, key=lambda new: (new[0], ORDER[new[2]] if new[0] else new[1]))
            cards = [card for _, place, card in news if (place == 9) == beside]
            if cards:
                found.append({"kind": "drew", "seat": seat, "cards": cards, "beside": beside})
    found += table.log
    found += completed(table, before)
    found += prowled(table, before)
    if table.round != before.round:
        found.append({"kind": "round", "round": table.round, "first": table.first, "last": table.last})
    if table.over and not before.over:
        found.append({"kind": "over", "scores": points.scores(table), "winners": points.winners(table)})
    return found


def completed(table: Table, before: Snapshot) -> list[dict[str, Any]]:
    """Wonders that were completed, and tokens that found their place."""
    owners = {wonder: seat for seat, realm in enumerate(table.realms) for wonder in realm.wonders}
    found: list[dict[str, Any]] = []
    for card in CARDS:
        tile = next((name for name, tile in table.tiles.items() if card in tile.wonders), None)
        if card in owners and (card not in before.wonders or tile != before.wonders[card]):
            found.append({"kind": "founded", "seat": owners[card], "wonder": card, "tile": tile})
    return found


def prowled(table: Table, before: Snapshot) -> list[dict[str, Any]]:
    """Monsters that appeared, moved or were defeated, and where the program tells it, whom they struck."""
    if TELLS_STRIKES and table.raids:
        return list(table.raids)
    now = Snapshot(table).lairs
    return [
        {"kind": "prowled", "monster": monster.id, "tile": now.get(monster.id)}
        for monster in BOX.monsters
        if now.get(monster.id) != before.lairs.get(monster.id)
    ]
