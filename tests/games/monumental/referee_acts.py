"""What a seat may do on its turn in the referee's game, and what that does."""

from __future__ import annotations

from tests.games.monumental import (
    referee_effects as effects,
    referee_explorers as explorers,
    referee_land as land,
    referee_monsters as monsters,
    referee_wonders as wonders,
)
from tests.games.monumental.referee_box import CARDS, HEROES, POLICIES, amounts, fact
from tests.games.monumental.referee_city import SLOTS, active_policy, can_draw, draw_beside, in_force
from tests.games.monumental.referee_table import Flow, Realm, Table


def card_price(realm: Realm, card: str) -> dict[str, int]:
    entry = CARDS[card]
    cost = entry.cost[0]
    if entry.type == "knowledge":
        less = in_force(realm, "cheap-knowledge") + effects.hero_rule(realm, "cheap-knowledge")
        return {"S": max(1, cost - less)}
    if entry.era is None:
        cost -= in_force(realm, "cheap-basic")
    return {"P": max(1, cost)}


def advance_price(table: Table, realm: Realm) -> dict[str, int]:
    return {"S": max(1, table.options["science_advance_cost"] - in_force(realm, "cheap-advance"))}


def buys(table: Table, realm: Realm) -> list[str]:
    cards = [card for card in table.display if card is not None and CARDS[card].type != "wonder"]
    cards += [card for card, left in table.basics.items() if left]
    return [f"buy {card}" for card in cards if realm.can_pay(card_price(realm, card))]


def uses(table: Table, realm: Realm) -> list[str]:
    """Texts of activated cards, of the active Policy and of the Hero."""
    texts: list[str] = []
    for slot, place in enumerate(realm.city):
        if not place.active:
            continue
        if place.card is not None and not place.used and usable(table, realm, CARDS[place.card].text):
            texts.append(f"use {SLOTS[slot]}")
        texts += [
            f"use {knowledge}"
            for knowledge in place.knowledge
            if knowledge not in place.used_knowledge and effects.usable(table, realm, CARDS[knowledge].text, place.card)
        ]
    policy = active_policy(realm)
    if policy is not None and not realm.policy_used and usable(table, realm, POLICIES[policy].text):
        texts.append("use policy")
    if hero_ready(table, realm):
        texts.append("use hero")
    return texts


def usable(table: Table, realm: Realm, effect: str) -> bool:
    return bool(effect) and effects.usable(table, realm, effect)


def hero_ready(table: Table, realm: Realm) -> bool:
    if realm.hero is None or realm.hero_aside:
        return False
    used = bool(realm.heroes_used) if table.version == "1" else realm.hero in realm.heroes_used
    return not used and usable(table, realm, HEROES[realm.hero].text)


def drawn_uses(table: Table, realm: Realm, *, free: bool) -> list[str]:
    """Texts of drawn cards; `free`: only of those drawn in this turn."""
    cards = {drawn.card for drawn in realm.drawn if not drawn.used and (drawn.free or not free)}
    return [f"use drawn {card}" for card in sorted(cards) if usable(table, realm, CARDS[card].text)]


def turn_actions(table: Table, realm: Realm) -> list[str]:
    texts = buys(table, realm)
    texts += [f"build {wonder}" for wonder in wonders.stages(table, realm)]
    if realm.supply["C"] >= wonders.policy_price(realm):
        texts += [f"policy {policy}" for policy in wonders.policies_open(realm)]
    if realm.can_pay(advance_price(table, realm)) and can_draw(realm):
        texts.append("advance")
    texts += uses(table, realm)
    texts += drawn_uses(table, realm, free=False)
    texts += [f"conquer {name}" for name in land.targets(table, realm)]
    texts += outposts(table, realm)
    if table.options["heroes"] and realm.hero is None:
        texts += [f"hire {hero}" for hero in table.hero_row if realm.supply["G"] >= HEROES[hero].cost]
    texts += [
        f"defeat {monster}"
        for monster in table.prowling
        if monsters.lair(table, monster) in realm.explorers and realm.can_pay(amounts(monsters.entry(monster).cost))
    ]
    return texts


def outposts(table: Table, realm: Realm) -> list[str]:
    if not realm.outposts or not realm.can_pay({"M": table.options["outpost_cost"]}):
        return []
    return [
        f"outpost {name}"
        for name in table.provinces(realm.seat)
        if table.tiles[name].soldiers >= fact("outpost_soldiers")
    ]


def marches(table: Table, realm: Realm) -> list[str]:
    """Moving armies, as far as this turn's action allows it."""
    move = table.turn
    if not realm.can_pay({"M": 1}) or (table.spent and move.kind != "march"):
        return []
    units = land.marchers(table, realm)
    if table.spent and table.options["move_granularity"] == "one":
        return []
    return units


def who_steps(table: Table, realm: Realm) -> list[int]:
    """Explorers that may take a step that is paid for now."""
    move = table.turn
    if table.spent and move.kind != "steps":
        return []
    who = [0, 1]
    if move.owes is not None:
        who = [move.owes]
    elif table.spent and table.options["move_granularity"] == "one":
        who = [explorer for explorer in who if explorer == move.who]
    return who if move.half or realm.can_pay({"M": 1}) else []


def picks(table: Table, realm: Realm) -> list[str]:
    """Round by round as part of a move, in the base game at any time."""
    move = table.turn
    if move.owes is not None:
        return []
    texts: list[str] = []
    for explorer in (0, 1):
        if not explorers.can_pick(table, realm, explorer):
            continue
        part = explorer in move.moved and move.kind == "steps"
        if table.classic or part or explorer in who_steps(table, realm):
            texts.append(f"pick {explorer + 1}")
    return texts


def free_acts(realm: Realm) -> list[str]:
    texts = effects.tokens(realm)
    if realm.hero is not None and not realm.hero_aside:
        texts.append("dismiss")
    return texts


def menu(table: Table, realm: Realm) -> list[str]:
    """All that the seat to act may do; empty if its turn ends by itself."""
    steps = [text for e in who_steps(table, realm) for text in explorers.step_texts(table, realm, e)]
    if table.turn.owes is not None:
        return steps
    if table.classic or not table.spent:
        texts = [*turn_actions(table, realm), *marches(table, realm), *steps, *picks(table, realm)]
        return [*texts, *free_acts(realm), "end" if table.classic else "pass"]
    follow = [*marches(table, realm), *steps]
    free = drawn_uses(table, realm, free=True)
    goes_on = bool(follow or free) or (bool(realm.markets) and could_move(table, realm))
    if table.version != "1":
        goes_on = goes_on or bool(picks(table, realm)) or could_use(table, realm)
    if not goes_on:
        return []
    return [*follow, *picks(table, realm), *free, *free_acts(realm), "end"]


def could_move(table: Table, realm: Realm) -> bool:
    """Would a Market token in hand let the move go on? Which token it is does not matter: others do not know."""
    if table.turn.kind == "march":
        return table.options["move_granularity"] == "several" and bool(land.marchers(table, realm))
    return table.turn.kind == "steps"


def could_use(table: Table, realm: Realm) -> bool:
    """Would tokens in hand make the text of a card drawn in this turn usable? Which Market tokens they are does not
    matter: that a turn ends would tell the others."""
    return max([bool(drawn_uses(table, realm, free=True)) for _ in effects.with_tokens(realm)])


def perform(table: Table, realm: Realm, text: str) -> Flow:
    """Do what was chosen from the menu."""
    word, _, rest = text.partition(" ")
    if word in {"produce", "trade", "dismiss"}:
        free_act(table, realm, word, rest)
    elif text.startswith("use drawn"):
        yield from use_drawn(table, realm, text.removeprefix("use drawn "))
    else:
        table.spent = not table.classic
        if word in {"step", "pick", "soldier", "warlord"}:
            yield from move(table, realm, text)
        else:
            yield from turn_action(table, realm, word, rest)


def move(table: Table, realm: Realm, text: str) -> Flow:
    """Armies and Explorers; in the same turn action more of them may follow."""
    if text.startswith("step"):
        step(table, realm, text)
    elif text.startswith("pick"):
        yield from pick(table, realm, int(text.removeprefix("pick ")) - 1)
    else:
        realm.pay({"M": 1})
        table.turn.kind = "march"
        yield from land.march(table, realm, text)


def turn_action(table: Table, realm: Realm, word: str, rest: str) -> Flow:
    match word:
        case "use":
            yield from use(table, realm, rest)
        case "conquer":
            yield from land.conquer(table, realm, rest)
        case "build":
            yield from wonders.build(table, realm, rest)
        case "policy":
            yield from wonders.develop(table, realm, rest)
        case "advance":
            realm.pay(advance_price(table, realm))
            yield from draw_beside(realm)
        case "defeat":
            yield from defeat(table, realm, rest)
        case _:
            plain(table, realm, word, rest)


def plain(table: Table, realm: Realm, word: str, rest: str) -> None:
    """Turn actions that ask nothing more."""
    match word:
        case "buy":
            buy(table, realm, rest)
        case "outpost":
            realm.pay({"M": table.options["outpost_cost"]})
            realm.outposts -= 1
            table.tiles[rest].soldiers -= fact("outpost_soldiers")
            table.tiles[realm.capital].soldiers += fact("outpost_soldiers")
            table.tiles[rest].outposts += 1
        case _:
            assert word == "hire"
            realm.supply["G"] -= HEROES[rest].cost
            table.hero_row.remove(rest)
            realm.hero = rest


def free_act(table: Table, realm: Realm, word: str, rest: str) -> None:
    if word != "dismiss":
        effects.spend(realm, f"{word} {rest}".strip())
    elif table.classic:
        assert realm.hero is not None
        table.hero_row.append(realm.hero)
        realm.hero = None
    else:
        realm.hero_aside = True


def use(table: Table, realm: Realm, what: str) -> Flow:
    if what == "policy":
        realm.policy_used = True
        policy = active_policy(realm)
        assert policy is not None
        yield from effects.use(table, realm, POLICIES[policy].text)
    elif what == "hero":
        assert realm.hero is not None
        realm.heroes_used.add(realm.hero)
        yield from effects.use(table, realm, HEROES[realm.hero].text)
    elif what in SLOTS:
        place = realm.city[SLOTS.index(what)]
        place.used = True
        assert place.card is not None
        yield from effects.use(table, realm, CARDS[place.card].text)
    else:
        place = next(p for p in realm.city if p.active and what in p.knowledge)
        place.used_knowledge.add(what)
        yield from effects.use(table, realm, CARDS[what].text, place.card)


def use_drawn(table: Table, realm: Realm, card: str) -> Flow:
    """Free in the turn in which it was drawn, later a turn action."""
    ready = [drawn for drawn in realm.drawn if drawn.card == card and not drawn.used]
    drawn = next((one for one in ready if one.free), ready[0])
    drawn.used = True
    if not table.spent:
        table.spent = not table.classic
    yield from effects.use(table, realm, CARDS[card].text)


def buy(table: Table, realm: Realm, card: str) -> None:
    realm.pay(card_price(realm, card))
    if CARDS[card].type == "knowledge" and effects.hero_rule(realm, "cheap-knowledge"):
        assert realm.hero is not None
        realm.heroes_used.add(realm.hero)
    realm.top.append(card)
    if card in table.basics:
        table.basics[card] -= 1
    else:
        table.display[table.display.index(card)] = None
        table.taken += 1


def step(table: Table, realm: Realm, text: str) -> None:
    move = table.turn
    move.kind = "steps"
    explorer = int(text.split()[1]) - 1
    if move.half:
        move.half -= 1
    else:
        realm.pay({"M": 1})
        spaces = in_force(realm, "league")
        move.half = spaces - 1 if spaces else 0
    explorers.walk(table, realm, text)
    move.who = explorer
    move.moved.add(explorer)
    move.owes = None


def pick(table: Table, realm: Realm, explorer: int) -> Flow:
    move = table.turn
    if not table.classic:
        move.kind = "steps"
        if explorer not in move.moved:
            move.owes = explorer
            move.who = explorer
    yield from explorers.pick(table, realm, explorer)


def defeat(table: Table, realm: Realm, monster: str) -> Flow:
    entry = monsters.entry(monster)
    realm.pay(amounts(entry.cost))
    table.tiles[monsters.lair(table, monster)].monster = None
    table.prowling.remove(monster)
    realm.monsters.append(monster)
    yield from effects.bonus(table, realm, entry.reward)
