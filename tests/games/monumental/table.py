"""A table for tests: plain rules, luck that can be forced, and a City, supply and map that can be set at will."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from monumenta.engine.author.contract import CHANCE, OVER, GameSpec
from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.registry import find
from monumenta.games.monumental import rules
from monumenta.games.monumental.actions import Action
from monumenta.games.monumental.city import put_in_deck
from monumenta.games.monumental.counts import BOX, Count
from monumenta.games.monumental.notation import (
    CARD_NAMES,
    CIV_NAMES,
    HERO_NAMES,
    KNOWLEDGE_NAMES,
    MONSTER_NAMES,
    POLICY_NAMES,
    TOKEN_NAMES,
    WONDER_NAMES,
    parse,
    write,
)
from monumenta.games.monumental.state import Chosen, Mark, Need, State
from monumenta.games.monumental.view import RESOURCE_NAMES

SPEC = find("monumental")
RES = {name: i for i, name in enumerate(RESOURCE_NAMES)}


class Table:
    """A game in progress. Seat 0 begins unless the options say otherwise; the newest rules unless `spec` does."""

    def __init__(self, seed: int = 1, civs: tuple[str, ...] = (), spec: GameSpec = SPEC, **options: Any) -> None:
        self.rng = Random(seed)
        self.s: Any = plain_state(record(State))
        self.force: list[str] = [*(f"civ {civ}" for civ in civs), "corner 0"]
        self.log: list[str] = []
        chosen = {"starter": 0} | options
        spec.begin(self.s, msgspec.convert(chosen, spec.options))
        self.roll()

    # --- playing --------------------------------------------------------------------------------------

    @property
    def actor(self) -> int:
        return rules.actor(self.s)

    def ids(self) -> list[int]:
        out = [0] * Action.MOST_LEGAL
        return out[: rules.legal(self.s, self.actor, out)]

    def legal(self) -> list[str]:
        return [write(self.s, action) for action in self.ids()]

    def can(self, text: str) -> bool:
        return text in self.legal()

    def step(self, text: str) -> None:
        assert text in self.legal(), f"{text!r} is not legal: {self.legal()}"
        self.log.append(text)
        rules.apply(self.s, self.actor, parse(self.s, text))

    def roll(self) -> None:
        """Let luck act as long as it must: the forced outcomes first where they fit, else at random."""
        while self.actor == CHANCE:
            texts = self.legal()
            forced = next((text for text in self.force if text in texts), None)
            if forced is not None:
                self.force.remove(forced)
            self.step(forced or self.rng.choice(texts))

    def do(self, *texts: str, luck: tuple[str, ...] = ()) -> None:
        """The acting seat does this, one after the other; luck follows."""
        self.force += luck
        for text in texts:
            self.step(text)
            self.roll()

    def why(self, text: str) -> str:
        assert not self.can(text), f"{text!r} is legal"
        return SPEC.why_not(self.s, self.actor, parse(self.s, text)).rule

    def to_actions(self) -> None:
        """Everybody chooses the first row and column."""
        while self.s.need == Need.LINES:
            self.do("city r1 c1")

    def random_act(self) -> None:
        self.step(self.rng.choice(self.legal()))
        self.roll()

    @property
    def over(self) -> bool:
        return self.actor == OVER

    def scores(self) -> list[int]:
        out = [0] * self.s.players
        rules.score(self.s, out)
        return out

    # --- looking and setting --------------------------------------------------------------------------

    def has(self, seat: int, resource: str) -> int:
        return self.s.res[seat, RES[resource]]

    def give(self, seat: int, **resources: int) -> None:
        """Set a supply; what is not named stays."""
        for name, n in resources.items():
            self.s.res[seat, RES[name]] = n

    def strip(self, seat: int) -> None:
        for i in range(len(RESOURCE_NAMES)):
            self.s.res[seat, i] = 0

    def tile(self, name: str) -> int:
        layout: int = self.s.layout
        return next(i for i, tile in enumerate(BOX.maps[layout].tiles) if tile.id == name)

    def hold(self, seat: int, name: str, soldiers: int = 1, *, token: bool = False, outposts: int = 0) -> int:
        """Put Soldiers from the Capital into a Province, as if it had been conquered."""
        tile = self.tile(name)
        s = self.s
        s.owner[tile] = seat + 1
        s.soldiers[tile] = soldiers
        s.soldiers[s.capital[seat]] -= soldiers
        s.outposts[tile] = outposts
        s.outposts_left[seat] -= outposts
        s.realm[seat] |= 1 << tile
        if not token:
            s.token[tile] = 0
        return tile

    def city(self, seat: int, *cards: str) -> None:
        """Make a City of these cards, `knowledge+card` for attached ones, "" for a gap; the rest are Work Camps."""
        s = self.s
        for k in range(Count.KNOWLEDGE):
            if s.knowledge_at[k] and (s.knowledge_at[k] - 1) // Count.SLOTS == seat:
                s.knowledge_at[k] = 0
        for slot in range(Count.SLOTS):
            *knowledge, card = (cards[slot] if slot < len(cards) else "work-camp").split("+")
            s.city[seat, slot] = CARD_NAMES.index(card) if card else 0
            s.attached[seat, slot] = len(knowledge)
            for name in knowledge:
                k = KNOWLEDGE_NAMES.index(name)
                s.knowledge_at[k] = seat * Count.SLOTS + slot + 1
                s.knowledge_by[k] = seat + 1

    def deck(self, seat: int, *cards: str) -> None:
        """Make these the cards of the deck, in unknown order, with an empty discard pile."""
        s = self.s
        for card in range(Count.KINDS):
            s.deck[seat, card] = s.discard[seat, card] = 0
        s.deck_size[seat] = s.discard_size[seat] = 0
        for i in range(s.top_size[seat]):
            s.top[seat, i] = 0
        s.top_size[seat] = 0
        for card in cards:
            put_in_deck(s, seat, CARD_NAMES.index(card))

    def show(self, *cards: str) -> None:
        """Lay these cards into the display, from the left; the rest of it is empty."""
        for i in range(Count.DISPLAY):
            self.s.display[i] = CARD_NAMES.index(cards[i]) if i < len(cards) and cards[i] else 0

    def shown(self) -> list[str]:
        return [CARD_NAMES[self.s.display[i]] if self.s.display[i] else "" for i in range(Count.DISPLAY)]

    def policies(self, seat: int, *names: str) -> None:
        for i, name in enumerate(names):
            civ, policy = divmod(POLICY_NAMES.index(name), Count.POLICIES)
            assert CIV_NAMES[civ] == CIV_NAMES[self.s.civ[seat] - 1]
            self.s.policy[seat, i] = policy + 1
        self.s.developed[seat] = len(names)

    def hire(self, seat: int, name: str) -> None:
        self.s.hero[seat] = HERO_NAMES.index(name) + 1

    def claim(self, seat: int, name: str) -> None:
        self.s.claimed[seat, TOKEN_NAMES.index(name)] += 1

    def begin_wonder(self, seat: int, name: str) -> None:
        self.s.project[seat] = WONDER_NAMES.index(name) + 1

    def monster(self, name: str, tile: str) -> None:
        number = MONSTER_NAMES.index(name)
        self.s.monster_at[number] = self.tile(tile) + 1
        free = next(i for i in range(len(MONSTER_NAMES)) if not self.s.lair[i])
        self.s.lair[free] = number + 1

    def top(self, seat: int) -> list[str]:
        return [CARD_NAMES[self.s.top[seat, i]] for i in range(self.s.top_size[seat])]

    def discarded(self, seat: int, card: str) -> int:
        return self.s.discard[seat, CARD_NAMES.index(card)]

    def archived(self, seat: int, card: str) -> int:
        return self.s.archive[seat, CARD_NAMES.index(card)]


def acting(*civs: str, **options: Any) -> Table:
    """A table in its Action phase: seat 0 acts, the others have passed; no supplies, Cities of Work Camps only."""
    table = Table(civs=civs or ("egypt", "greece"), **options)
    if table.s.mode == Chosen.CLASSIC:
        table.do("city r1 c1")
    else:
        table.to_actions()
    for seat in range(table.s.players):
        table.s.marks[seat] = Mark.PASSED if seat else 0
        table.strip(seat)
        table.city(seat)
        table.s.produced[seat] = 0
    return table
