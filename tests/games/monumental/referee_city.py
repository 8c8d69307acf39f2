"""Cities in the referee's game: decks, the nine places, activating, archiving, Upkeep."""

from __future__ import annotations

from collections import Counter

from tests.games.monumental.referee_box import BASIC, CARDS, LETTERS, POLICIES, WORDS, amounts
from tests.games.monumental.referee_table import SPENT, Drawn, Flow, Place, Realm, ask, lot

SLOTS = [f"r{slot // 3 + 1}c{slot % 3 + 1}" for slot in range(9)]


def take_top(realm: Realm) -> Flow:
    """The top card of the deck, which luck decides where nobody knows it; None if there is none."""
    if realm.top:
        return realm.top.pop()
    if not realm.deck:
        realm.deck, realm.discard = realm.discard, Counter()
    if not realm.deck:
        return None
    text: str = yield from lot("card", {f"draw {card}": number for card, number in realm.deck.items()})
    card = text.removeprefix("draw ")
    realm.deck[card] -= 1
    realm.deck += Counter()
    return card


def refill(realm: Realm) -> Flow:
    """Reading order; Knowledge is covered by the next card."""
    for slot, place in enumerate(realm.city):
        if not place.empty:
            continue
        new = realm.city[slot] = Place()
        while new.card is None:
            card: str | None = yield from take_top(realm)
            if card is None:
                break
            if CARDS[card].type == "knowledge":
                new.knowledge.append(card)
                realm.news.append((True, slot, card))
            else:
                new.card = card
                realm.news.append((False, slot, card))


def lines(row: int, column: int) -> list[int]:
    return [slot for slot in range(9) if slot // 3 == row or slot % 3 == column]


def output_of(card: str, host: str | None) -> dict[str, int]:
    """What a card brings; `host` is the card that it is attached to."""
    entry = CARDS[card]
    on_wonder = entry.on_wonder and host is not None and CARDS[host].type == "wonder"
    return amounts(entry.on_wonder if on_wonder else entry.output)


def bring(realm: Realm, gains: dict[str, int]) -> Flow:
    """Gain an output; `A` is any basic resource, chosen one by one."""
    realm.gain_all({letter: number for letter, number in gains.items() if letter != "A"})
    for _ in range(gains.get("A", 0)):
        yield from choose_basic(realm)


def choose_basic(realm: Realm, number: int = 1, without: str = "") -> Flow:
    text: str = yield from ask(realm.seat, "gain", [WORDS[letter] for letter in BASIC if letter not in without])
    realm.gain(LETTERS[text], number)
    return LETTERS[text]


def activate(realm: Realm, slots: list[int]) -> Flow:
    gains: Counter[str] = Counter()
    for slot in slots:
        place = realm.city[slot]
        if place.empty or place.active:
            continue
        place.active = True
        if place.card is not None:
            gains.update(output_of(place.card, None))
        for knowledge in place.knowledge:
            gains.update(output_of(knowledge, place.card))
    yield from bring(realm, gains)


def draw_beside(realm: Realm) -> Flow:
    """Draw a card: its output at once, its text may be used."""
    card: str | None = yield from take_top(realm)
    if card is not None:
        realm.drawn.append(Drawn(card))
        realm.news.append((False, 9, card))
        yield from bring(realm, output_of(card, None))


def can_draw(realm: Realm) -> bool:
    return bool(realm.top or realm.deck or realm.discard)


def idle_slots(realm: Realm) -> list[int]:
    """Cards that may be archived, discarded or activated."""
    return [slot for slot, place in enumerate(realm.city) if not place.empty and not place.active]


def remove(realm: Realm, slot: int, pile: Counter[str]) -> None:
    """A card goes to a pile, what is attached to it to the discard pile; Knowledge alone goes as that card."""
    place = realm.city[slot]
    realm.city[slot] = Place()
    if place.card is None:
        pile.update(place.knowledge)
    else:
        pile[place.card] += 1
        realm.discard.update(place.knowledge)


def attached(realm: Realm) -> int:
    """Knowledge in the City."""
    return sum(len(place.knowledge) for place in realm.city)


def learned(realm: Realm) -> int:
    """Activated cards with Knowledge."""
    return sum(place.active and bool(place.knowledge) for place in realm.city)


def active_policy(realm: Realm) -> str | None:
    return realm.policies[-1] if realm.policies else None


def in_force(realm: Realm, rule: str) -> int:
    """The amount of a rule of the active Policy, 0 if it is not in force."""
    policy = active_policy(realm)
    return POLICIES[policy].amount if policy is not None and POLICIES[policy].rule == rule else 0


def lose_counters(realm: Realm) -> None:
    """What is left over is lost, but for what Granaries keep."""
    kept = min(realm.supply["P"], in_force(realm, "granaries"))
    for letter in SPENT:
        realm.supply[letter] = 0
    realm.supply["P"] = kept


def sweep(realm: Realm) -> None:
    """The first half of Upkeep: activated and drawn cards are discarded, what was used is ready again."""
    for slot, place in enumerate(realm.city):
        if place.active:
            if place.card is not None:
                realm.discard[place.card] += 1
            realm.discard.update(place.knowledge)
            realm.city[slot] = Place()
    realm.discard.update(drawn.card for drawn in realm.drawn)
    realm.drawn.clear()
    realm.acted = [False, False]
    realm.policy_used = realm.warlord_used = realm.conquered = realm.picked = realm.passed = False
    realm.heroes_used.clear()
    realm.produced = 0


def end_turn(realm: Realm) -> None:
    """What was drawn in this turn is no longer free."""
    for drawn in realm.drawn:
        drawn.free = False
