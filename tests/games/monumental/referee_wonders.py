"""Wonders and Policies in the referee's game."""

from __future__ import annotations

from tests.games.monumental import referee_effects as effects
from tests.games.monumental.referee_box import BOX, CARDS, POLICIES, Step
from tests.games.monumental.referee_city import in_force
from tests.games.monumental.referee_table import Flow, Realm, Table, ask


def stage_price(realm: Realm, wonder: str, step: Step | None) -> int:
    """What the next stage costs; a step of an effect may make it cheaper."""
    full = CARDS[wonder].cost[1 if realm.project == wonder else 0]
    price = full - in_force(realm, "cheap-stage")
    if step is not None:
        price = (price + 1) // 2 if "half" in step.rest else price + step.number()
    return max(1, price)


def stages(table: Table, realm: Realm, step: Step | None = None) -> list[str]:
    """Wonders of which a stage can be paid: the one under construction, else those in the display."""
    if realm.project is not None:
        wonders = [realm.project]
    elif step is not None and "own" in step.rest:
        wonders = []
    else:
        wonders = [card for card in table.display if card is not None and CARDS[card].type == "wonder"]
    return [wonder for wonder in wonders if realm.can_pay({"P": stage_price(realm, wonder, step)}, "W")]


def build(table: Table, realm: Realm, wonder: str, step: Step | None = None) -> Flow:
    realm.pay({"P": stage_price(realm, wonder, step)}, "W")
    if realm.project is None:
        realm.project = wonder
        table.display[table.display.index(wonder)] = None
        table.taken += 1
        return
    realm.project = None
    realm.wonders.append(wonder)
    realm.top.append(wonder)
    realm.gain("C", in_force(realm, "wonder-culture"))
    yield from place_token(table, realm, wonder)
    if CARDS[wonder].bonus:
        yield from effects.bonus(table, realm, CARDS[wonder].bonus)


def token_places(table: Table, realm: Realm) -> list[str]:
    free = [name for name in table.provinces(realm.seat) if not table.tiles[name].wonders]
    return free or [realm.capital]


def place_token(table: Table, realm: Realm, wonder: str) -> Flow:
    places = token_places(table, realm)
    text: str = yield from ask(
        realm.seat, "wonder-token", [f"to {name}" for name in table.chart.names if name in places]
    )
    table.tiles[text.removeprefix("to ")].wonders.append(wonder)


def policy_price(realm: Realm) -> int:
    return max(1, len(realm.policies) + 1 - in_force(realm, "cheap-policy"))


def policies_open(realm: Realm) -> list[str]:
    own = next(civ.policies for civ in BOX.civilizations if civ.id == realm.civ)
    return [policy.id for policy in own if policy.id not in realm.policies]


def develop(table: Table, realm: Realm, policy: str) -> Flow:
    """The new bonus first, then the earlier ones, the oldest first."""
    realm.supply["C"] -= policy_price(realm)
    earlier = list(realm.policies)
    realm.policies.append(policy)
    realm.policy_used = False
    for one in [policy, *earlier]:
        yield from effects.bonus(table, realm, POLICIES[one].bonus)
