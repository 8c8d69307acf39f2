"""The referee's interpreter of the effect language (docs/monumental-effects.md)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations_with_replacement

from tests.games.monumental import referee_explorers as explorers, referee_land as land, referee_wonders as wonders
from tests.games.monumental.referee_box import (
    BASIC,
    CARDS,
    GOODS,
    HEROES,
    LETTERS,
    REWARDS,
    WORDS,
    Step,
    Way,
    amounts,
    is_gain,
    ways_of,
)
from tests.games.monumental.referee_city import (
    SLOTS,
    activate,
    attached,
    bring,
    can_draw,
    choose_basic,
    draw_beside,
    idle_slots,
    learned,
    output_of,
    remove,
)
from tests.games.monumental.referee_table import Flow, Realm, Table, ask


@dataclass
class Doing:
    """An effect while it is done: the card that the Knowledge is attached to, and what was paid."""

    host: str | None = None
    paid: Counter[str] = field(default_factory=Counter[str])


def hero_rule(realm: Realm, rule: str) -> int:
    """The amount of a Hero's rule that has not been used yet."""
    if realm.hero is None or realm.hero_aside or realm.hero in realm.heroes_used:
        return 0
    hero = HEROES[realm.hero]
    return hero.amount if hero.rule == rule else 0


def counted(table: Table, realm: Realm, what: str) -> int:
    return {
        "knowledge": attached(realm),
        "learned": learned(realm),
        "coast": table.coast(realm.seat),
        "markets": realm.taken,
        "policies": len(realm.policies),
    }[what]


def number_of(table: Table, realm: Realm, step: Step) -> int:
    """How many a step brings: a plain number, or things counted."""
    if step.counts is None:
        return step.number()
    return min(step.most, counted(table, realm, step.counts))


def can_begin(table: Table, realm: Realm, way: Way, host: str | None = None) -> bool:
    """Everything in it can be done, all payments together too."""
    fixed: Counter[str] = Counter()
    free = different = archives = 0
    for step in way:
        match step.word:
            case "pay" if step.rest[-1] in {"any", "different"}:
                if step.rest[-1] == "any":
                    free += step.number()
                else:
                    different += step.number()
            case "pay":
                fixed.update(step.amounts())
            case "archive" | "discard":
                archives += 1
            case _:
                if not can_do(table, realm, step, host):
                    return False
    if way and way[0].word == "may archive" and not idle_slots(realm):
        return False
    if archives > len(idle_slots(realm)):
        return False
    return can_pay_together(realm, fixed, free, different)


def can_pay_together(realm: Realm, fixed: Counter[str], free: int, different: int) -> bool:
    if fixed and not realm.can_pay(dict(fixed)):
        return False
    basic = sum(realm.supply[letter] for letter in BASIC)
    kinds = sum(realm.supply[letter] > 0 for letter in BASIC)
    gold = realm.supply["G"]
    return free <= basic + gold and different <= kinds + gold


def can_do(table: Table, realm: Realm, step: Step, host: str | None) -> bool:
    match step.word:
        case "basic":
            return number_of(table, realm, step) > 0
        case "draw":
            return can_draw(realm)
        case "activate":
            return bool(idle_slots(realm))
        case "stage":
            return bool(wonders.stages(table, realm, step))
        case "conquer":
            return bool(land.targets(table, realm, -step.number()))
        case "march":
            return bool(land.marchers(table, realm))
        case "place":
            return table.tiles[realm.capital].soldiers > 0 and bool(table.provinces(realm.seat))
        case "copy host":
            return can_copy_host(table, realm, host)
        case "copy token":
            return bool(realm.claimed)
        case word if word.startswith("if "):
            return condition(table, realm, step)
        case _:
            return True


def condition(table: Table, realm: Realm, step: Step) -> bool:
    least = step.number()
    return {
        "if conquered": realm.conquered,
        "if produced": realm.produced >= least,
        "if provinces": len(table.provinces(realm.seat)) >= least,
        "if coast": table.coast(realm.seat) >= least,
        "if project": realm.project is not None,
        "if idle": realm.project is None,
    }[step.word]


def can_copy_host(table: Table, realm: Realm, host: str | None) -> bool:
    if host is None:
        return False
    return bool(output_of(host, None)) or usable(table, realm, CARDS[host].text)


def usable(table: Table, realm: Realm, effect: str, host: str | None = None) -> bool:
    return any(can_begin(table, realm, way, host) for way in ways_of(effect))


def tokens(realm: Realm) -> list[str]:
    """The tokens of one's supply, which are free on one's own turn."""
    return (["produce"] if realm.supply["T"] else []) + [f"trade {market + 1}" for market in sorted(realm.markets)]


def spend(realm: Realm, text: str) -> None:
    if text == "produce":
        realm.supply["T"] -= 1
        realm.gain("P")
    else:
        realm.gain_all(amounts(GOODS[realm.markets.pop(int(text.removeprefix("trade ")) - 1)]))


def with_tokens(realm: Realm) -> Iterator[None]:
    """The supply as it would be with all tokens spent, for every Market token that each of them could be: which one it
    is nobody else may learn."""
    supply, produced = realm.supply, realm.produced
    for held in combinations_with_replacement(GOODS.values(), len(realm.markets)):
        realm.supply, realm.produced = supply.copy(), produced
        realm.gain("P", supply["T"])
        for goods in held:
            realm.gain_all(amounts(goods))
        yield
    realm.supply, realm.produced = supply, produced


def ready_ways(table: Table, realm: Realm, ways: tuple[Way, ...], host: str | None) -> list[int]:
    return [i for i, way in enumerate(ways) if can_begin(table, realm, way, host)]


def choose_way(table: Table, realm: Realm, ways: tuple[Way, ...], host: str | None = None, *, declinable: bool) -> Flow:
    """The number of a way, or None. Since version 3 tokens may be spent first, as often as one likes."""
    while True:
        ready = ready_ways(table, realm, ways, host)
        texts = [f"way {i + 1}" for i in ready]
        if not any(is_gain(ways[i]) for i in ready) and (declinable or not ready):
            texts.append("skip")
        more: list[str] = []
        hoped = False
        if table.version not in {"1", "2"}:
            more = tokens(realm)
            hoped = max(len(ready_ways(table, realm, ways, host)) for _ in with_tokens(realm)) > len(ready)
        if not ready and not hoped:
            return None
        if len(texts) == 1 and not hoped:
            return ready[0]
        text: str = yield from ask(realm.seat, "way", [*texts, *more])
        if text == "skip":
            return None
        if text.startswith("way "):
            return int(text.removeprefix("way ")) - 1
        spend(realm, text)


def use(table: Table, realm: Realm, effect: str, host: str | None = None) -> Flow:
    """An effect that its user has decided to use."""
    ways = ways_of(effect)
    way: int | None = yield from choose_way(table, realm, ways, host, declinable=False)
    assert way is not None, "what cannot be used is not in the menu"
    yield from do_way(table, realm, ways[way], host)


def bonus(table: Table, realm: Realm, effect: str, *, both: bool = False) -> Flow:
    """A bonus or reward: what is only gain happens, what asks for something can be declined."""
    ways = ways_of(effect)
    if both:
        for way in ways:
            if can_begin(table, realm, way):
                yield from do_way(table, realm, way)
    else:
        yield from offer(table, realm, ways)


def offer(table: Table, realm: Realm, ways: tuple[Way, ...]) -> Flow:
    way: int | None = yield from choose_way(table, realm, ways, declinable=True)
    if way is not None:
        yield from do_way(table, realm, ways[way])


def do_way(table: Table, realm: Realm, way: Way, host: str | None = None) -> Flow:
    doing = Doing(host)
    for step in way:
        on: bool = yield from do_step(table, realm, step, doing)
        if not on:
            return


def do_step(table: Table, realm: Realm, step: Step, doing: Doing) -> Flow:
    """Do it; False if the way ends here."""
    match step.word:
        case "gain":
            times = 1 if step.counts is None else number_of(table, realm, step)
            gains = step.amounts()
            realm.gain_all({letter: number * times for letter, number in gains.items()})
        case "pay" if step.rest[-1] in {"any", "different"}:
            yield from pay_choice(realm, step, doing)
        case "pay":
            realm.pay(step.amounts())
        case "basic":
            yield from basics(table, realm, step, doing)
        case "archive" | "discard" | "may archive":
            return (yield from part_with(realm, step))
        case "draw":
            for _ in range(step.number()):
                yield from draw_beside(realm)
        case "activate":
            slots = [f"slot {SLOTS[slot]}" for slot in idle_slots(realm)]
            text: str = yield from ask(realm.seat, "activate", slots)
            yield from activate(realm, [SLOTS.index(text.removeprefix("slot "))])
        case "copy host":
            yield from copy_host(table, realm, doing)
        case "copy token":
            text = yield from ask(
                realm.seat, "copy", [f"copy {kind}" for kind in REWARDS if realm.claimed[kind]], always=True
            )
            kind = text.removeprefix("copy ")
            realm.claimed[kind] -= 1
            realm.claimed += Counter()
            yield from bonus(table, realm, REWARDS[kind])
        case _:
            yield from act(table, realm, step)
    return True


def act(table: Table, realm: Realm, step: Step) -> Flow:
    """Steps that contain an action."""
    match step.word:
        case "stage":
            text: str = yield from ask(realm.seat, "stage", [f"build {w}" for w in wonders.stages(table, realm, step)])
            yield from wonders.build(table, realm, text.removeprefix("build "), step)
        case "conquer":
            less = -step.number()
            texts = [f"conquer {name}" for name in land.targets(table, realm, less)]
            text = yield from ask(realm.seat, "conquer", texts, always=True)
            yield from land.conquer(table, realm, text.removeprefix("conquer "), less)
        case "march":
            yield from free_march(table, realm, step.number())
        case "steps":
            if step.rest == ("each",):
                for explorer in (0, 1):
                    yield from explorers.free_steps(table, realm, 1, [explorer])
            else:
                yield from explorers.free_steps(table, realm, step.number(), [0, 1])
        case "fly":
            yield from explorers.fly(table, realm)
        case "place":
            places = table.provinces(realm.seat)
            text = yield from ask(realm.seat, "place", [f"to {name}" for name in table.chart.names if name in places])
            table.tiles[realm.capital].soldiers -= 1
            table.tiles[text.removeprefix("to ")].soldiers += 1
        case "guard":
            realm.guard = True
        case _:
            assert step.word.startswith("if "), step


def free_march(table: Table, realm: Realm, number: int) -> Flow:
    for _ in range(number):
        units = land.marchers(table, realm)
        if not units:
            return
        text: str = yield from ask(realm.seat, "march", [*units, "skip"])
        if text == "skip":
            return
        yield from land.march(table, realm, text)


def pay_choice(realm: Realm, step: Step, doing: Doing) -> Flow:
    """Basic resources of choice, Gold among them; `different`: no two of one kind but Gold."""
    left = step.number()
    different = step.rest[-1] == "different"
    while left:
        kinds = [
            letter
            for letter in "PSMG"
            if realm.supply[letter] and not (different and letter in BASIC and doing.paid[letter])
        ]
        kinds = [letter for letter in kinds if can_go_on(realm, letter, left - 1, doing, different=different)]
        text: str = yield from ask(realm.seat, "pay", [WORDS[letter] for letter in kinds])
        letter = LETTERS[text]
        realm.supply[letter] -= 1
        doing.paid[letter] += 1
        left -= 1


def can_go_on(realm: Realm, letter: str, left: int, doing: Doing, *, different: bool) -> bool:
    """Can the rest be paid after paying one of this kind?"""
    supply = Counter({kind: realm.supply[kind] for kind in "PSMG"})
    supply[letter] -= 1
    if not different:
        return sum(supply.values()) >= left
    kinds = sum(supply[kind] > 0 and kind != letter and not doing.paid[kind] for kind in BASIC)
    return kinds + supply["G"] >= left


def basics(table: Table, realm: Realm, step: Step, doing: Doing) -> Flow:
    number = number_of(table, realm, step)
    if "identical" in step.rest:
        yield from choose_basic(realm, number)
        return
    without = "".join(doing.paid) if "other" in step.rest else ""
    for _ in range(number):
        yield from choose_basic(realm, without=without)


def part_with(realm: Realm, step: Step) -> Flow:
    """Archive or discard a card; False if it was declined."""
    slots = [f"slot {SLOTS[slot]}" for slot in idle_slots(realm)]
    if step.word == "may archive":
        if not slots:
            return False
        slots.append("skip")
    text: str = yield from ask(realm.seat, "discard" if step.word == "discard" else "archive", slots)
    if text == "skip":
        return False
    pile = realm.discard if step.word == "discard" else realm.archive
    remove(realm, SLOTS.index(text.removeprefix("slot ")), pile)
    return True


def copy_host(table: Table, realm: Realm, doing: Doing) -> Flow:
    """The output of the card below again, and its text if one likes."""
    host = doing.host
    assert host is not None
    yield from bring(realm, output_of(host, None))
    if CARDS[host].text:
        yield from bonus(table, realm, CARDS[host].text)
