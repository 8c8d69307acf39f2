"""Points in the referee's game."""

from __future__ import annotations

from tests.games.monumental.referee_box import BOX, CARDS, fact
from tests.games.monumental.referee_table import Realm, Table


def knowledge(table: Table, realm: Realm) -> int:
    if table.is_automa(realm.seat):
        return sum(CARDS[card].type == "knowledge" for card in table.minds[realm.seat].gained)
    cards = [*realm.deck.elements(), *realm.top, *realm.discard.elements(), *(drawn.card for drawn in realm.drawn)]
    for place in realm.city:
        cards += place.knowledge
    return sum(CARDS[card].type == "knowledge" for card in cards)


def wonders(table: Table, realm: Realm) -> int:
    if table.options["wonder_scoring"] == "card":
        return len(realm.wonders)
    return sum(len(table.tiles[name].wonders) for name in table.land(realm.seat))


def policies(table: Table, realm: Realm) -> int:
    return table.minds[realm.seat].policies if table.is_automa(realm.seat) else len(realm.policies)


def scores(table: Table) -> list[int]:
    kinds = [
        ([knowledge(table, realm) for realm in table.realms], fact("knowledge_points")),
        ([wonders(table, realm) for realm in table.realms], fact("wonder_points")),
        ([policies(table, realm) for realm in table.realms], fact("policy_points")),
        ([len(table.provinces(realm.seat)) for realm in table.realms], fact("province_points")),
    ]
    totals: list[int] = []
    for seat, realm in enumerate(table.realms):
        total = len(realm.monsters) * fact("monster_points")
        for numbers, points in kinds:
            total += numbers[seat] * points
            if numbers[seat] and numbers[seat] == max(numbers):
                total += fact("dominance_points")
        if table.is_automa(seat):
            total += realm.supply["G"] // BOX.automa.points
        totals.append(total)
    return totals


def winners(table: Table) -> list[int]:
    """Most points, then more Gold, then more Culture."""
    points = scores(table)
    ranks = [(points[seat], realm.supply["G"], realm.supply["C"]) for seat, realm in enumerate(table.realms)]
    return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
