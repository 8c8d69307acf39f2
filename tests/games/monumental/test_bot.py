"""The greedy bot of Monumental: legal, repeatable, blind to what is hidden, alike plainly and compiled, and no fool."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pytest

from monumenta.contest.simulate import Lineup, recorded, simulate
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import record
from monumenta.engine.compile.arrays import new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.games.monumental.bot.greedy import choose_greedy
from monumenta.games.monumental.state import Need, State
from monumenta.games.monumental.view import View
from monumenta.search import bots_of, choose_id, decide
from monumenta.search.desk import new_desk
from monumenta.search.house_bot import Greedy, cells
from monumenta.search.policy import choose_known
from monumenta.testing.walk import positions
from tests.games.monumental.table import Table, acting

SPEC = find("monumental")
OPTIONS: list[dict[str, Any]] = [
    {},
    {"players": 3, "mode": "classic", "heroes": True, "renaissance": True, "conquest_model": "payment"},
    {"players": 5, "heroes": True, "monsters": True, "civilizations": "choose"},
    {"players": 2, "monsters": True, "move_granularity": "one", "outpost_cost": 2, "start_gold": 5},
    {"players": 4, "automas": 2, "automa_advanced": 2, "monsters": True},
]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(SPEC)


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Every position of a random game in which a seat is to act."""
    for game in positions(SPEC, options, seed):
        if isinstance(game.actor, int):
            yield game, game.actor


def played(options: dict[str, Any], seed: int, greedy: float = 1.0) -> Iterator[tuple[Game, int]]:
    """The same of a game in which the bot acts, or now and then luck for it."""
    rng = Random(seed)
    game = Game(SPEC, parse_options(SPEC, options))
    while not game.over:
        if not isinstance(game.actor, int):
            game.roll(rng)
            continue
        yield game, game.actor
        ours = rng.random() < greedy
        action = choose_id(game.concealed(game.actor), "greedy", rng.getrandbits(60)) if ours else None
        game.play(rng.choice(game.legal_ids()) if action is None else action)


def state_of(content: bytes) -> Any:
    return plain_state(record(State), content)


def array_of(content: bytes) -> Any:
    array = new_array(SPEC.state, 1)
    array.view(np.uint8)[:] = np.frombuffer(content, np.uint8)
    return array


def plain_choice(content: bytes, seat: int, seed: int) -> int:
    """What the bot does without any compiled code."""
    return choose_known(new_desk(SPEC, seed, Concealed(SPEC, content, seat)), seat, *cells(Greedy()))


def test_bots_by_name() -> None:
    assert bots_of(SPEC)[:2] == ["random", "greedy"]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_choice_is_legal_repeatable_and_leaves_the_state_alone(options: dict[str, Any]) -> None:
    for game, seat in decisions(options, 3):
        state = game.state()
        action = choose_id(Concealed(SPEC, state, seat), "greedy", game.n)
        assert action in game.legal_ids(seat)
        assert choose_id(Concealed(SPEC, state, seat), "greedy", game.n) == action
        assert game.state() == state
        assert decide(Concealed(SPEC, state, seat), "greedy", game.settings, game.n) == game.write(action)


RARE = {Need.REINFORCED, Need.PLACED, Need.CONQUERED, Need.FLOWN, Need.FLOWN_TO}
"""Decisions that few games come to; they have tests of their own below."""


def test_every_kind_of_decision_is_met() -> None:
    kinds: Counter[int] = Counter()
    for seed in range(6):
        options = OPTIONS[2] if seed % 2 else {**OPTIONS[1], "monsters": True, "start_gold": 5}
        for game, seat in played(options, seed, greedy=0.5):
            need = state_of(game.state()).need
            if kinds[need] < 20:
                assert choose_id(game.concealed(seat), "greedy", game.n) in game.legal_ids(seat)
            kinds[need] += 1
    assert set(kinds) | RARE == set(range(Need.CIV_CHOSEN, Need.NOTHING))


def test_a_choice_is_the_same_whatever_the_others_hide() -> None:
    different = 0
    for game, seat in played({"players": 4}, 11):
        state = game.state()
        wanted = choose_id(Concealed(SPEC, state, seat), "greedy", game.n)
        other = array_of(state)
        SPEC.rules.rehide(plain_games(other)[0], seat, new_rng(game.n).tolist())
        different += other.tobytes() != state
        assert choose_id(Concealed(SPEC, other.tobytes(), seat), "greedy", game.n) == wanted
    assert different > 20


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_plain_and_compiled_bots_choose_alike(options: dict[str, Any]) -> None:
    """In games of its own, where a plan is worth making."""
    rng = Random(3)
    compared = 0
    for game, seat in played(options, 3, greedy=0.9):
        if rng.random() < 0.12:
            seed = rng.getrandbits(60)
            assert plain_choice(game.state(), seat, seed) == choose_id(game.concealed(seat), "greedy", seed)
            compared += 1
    assert compared > 20


def test_greedy_beats_random_in_nineteen_games_of_twenty() -> None:
    result = simulate(SPEC, parse_options(SPEC, {}), Lineup(["greedy", "random"], rotate=True), 2000, 1)
    assert result.compiled
    assert result.bots["greedy"].wins >= 1900


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_last_seven_to_eleven_rounds(players: int) -> None:
    games = list(recorded(SPEC, parse_options(SPEC, {"players": players}), ["greedy"] * players, 5, 5))
    views: list[View] = [game.view(None) for game in games]
    rounds = sorted(view.round for view in views)
    assert rounds[0] >= 7
    assert rounds[len(rounds) // 2] <= 11  # of two, who may take few cards each, some go on a little longer
    assert verify(games[0].record()).over
    # nobody hoards: what could be spent has been
    gold = [player.resources.get("gold", 0) for view in views for player in view.civilizations]
    assert sum(gold) / len(gold) < 3


def choice(table: Table) -> str:
    s: Any = table.s
    return SPEC.write(s, plain_choice(s.tobytes(), table.actor, 1))


def test_it_finishes_a_wonder_in_the_last_round_and_begins_none_that_cannot_be_finished() -> None:
    table = acting()
    table.s.ending = 2
    table.show("factory", "notre-dame")
    table.give(0, production=5)
    assert choice(table) == "pass"
    table.give(0, production=10)
    assert choice(table) == "build notre-dame"
    table.begin_wonder(0, "notre-dame")
    table.give(0, production=5)
    assert choice(table) == "build notre-dame"


def test_it_buys_for_income_early_and_for_points_late() -> None:
    table = acting()
    table.show("workshop")
    table.give(0, production=2)
    assert choice(table).startswith("buy ")
    table.s.ending = 2
    assert choice(table) == "pass"
    table.show("mathematics")
    table.give(0, production=0, science=3)
    assert choice(table) == "buy mathematics"


def test_gold_fills_in_for_the_last_points() -> None:
    table = acting()
    table.s.ending = 2
    table.show("mathematics")
    for name in ("b4", "c4", "d4"):
        table.hold(1, name)  # a Province would not make seat 0 first
    table.give(0, science=2, gold=1)
    assert choice(table) == "buy mathematics"


def test_it_develops_a_policy_as_soon_as_it_can() -> None:
    table = acting()
    table.give(0, culture=1)
    assert choice(table).startswith("policy ")


def test_the_warlord_leads_a_conquest() -> None:
    table = acting("egypt", "greece")
    table.give(0, military=1)
    table.show()
    assert choice(table).startswith("conquer ")
    table.do(choice(table))
    assert table.s.warlord[0] != table.s.capital[0]


def test_a_token_is_spent_when_it_buys_something() -> None:
    table = acting()
    table.s.ending = 2
    table.begin_wonder(0, "colossus")
    table.give(0, production=2, tokens=1)
    assert choice(table) == "produce"


def test_a_hero_s_reinforcement_comes_from_home() -> None:
    table = acting(heroes=True)
    table.hire(0, "tomoe-gozen")
    table.give(0, military=1)
    table.do(choice(table))
    while table.s.need != Need.REINFORCED:
        table.do(choice(table))
    assert choice(table) == "soldier c1"


def test_a_soldier_is_placed_where_the_warlord_is_alone() -> None:
    table = acting("denmark", "greece")
    table.hold(0, "b1")
    table.hold(0, "d1", 0)
    table.s.warlord[0] = table.tile("d1")
    table.give(0, culture=1)
    table.do("policy shield-wall", "way 1")
    assert table.s.need == Need.PLACED
    assert choice(table) == "to d1"


def test_a_hero_s_conquest_is_the_best_that_can_be_paid() -> None:
    table = acting(heroes=True)
    table.hire(0, "sun-tzu")
    table.give(0, military=2)
    table.do("use hero")
    assert table.s.need == Need.CONQUERED
    assert choice(table).startswith("conquer ")


def test_an_explorer_flies_to_a_market() -> None:
    table = acting()
    table.city(0, "panama-canal")
    table.do("use r1c1")
    while table.s.need != Need.FLOWN:
        table.do(choice(table))
    assert choice(table).startswith("lead ")
    table.do("lead 1")
    assert table.s.need == Need.FLOWN_TO
    assert choice(table) in ("to a2", "to e2")


def bonus_of_corvee(**supply: int) -> Table:
    """A stage of the Pyramids for 1 is offered, and tokens could pay for it."""
    table = acting("egypt", "greece")
    table.show()
    table.begin_wonder(0, "pyramids")
    table.give(0, culture=1, **supply)
    return table


def decided(table: Table) -> list[str]:
    """What the bot does until the way is decided."""
    table.do("policy corvee")
    done: list[str] = []
    while table.s.need == Need.WAY:
        done.append(choice(table))
        table.do(done[-1])
    return done


def test_tokens_are_spent_for_a_bonus_and_no_more_than_it_takes() -> None:
    assert decided(bonus_of_corvee(tokens=3)) == ["produce", "way 1"]
    dearer = bonus_of_corvee(tokens=3)
    dearer.begin_wonder(0, "machu-picchu")
    assert decided(dearer) == ["produce", "produce", "way 1"]


def test_a_market_token_that_helps_is_spent_for_a_bonus_and_no_other() -> None:
    table = bonus_of_corvee()
    table.s.held[0, 0] = 2
    table.s.held[0, 1] = 1
    assert decided(table) == ["trade 2", "way 1"]
    assert table.s.held[0, 0] == 2


def test_what_no_token_of_one_s_own_helps_is_declined() -> None:
    table = bonus_of_corvee()
    table.s.held[0, 0] = 2
    assert decided(table) == ["skip"]


def test_looking_at_tokens_leaves_the_state_alone() -> None:
    table = bonus_of_corvee(tokens=2)
    table.s.held[0, 0] = 1
    table.do("policy corvee")
    before = table.s.tobytes()
    desk: Any = new_desk(SPEC, 1)
    choose_greedy(table.s, 0, desk.rng, desk.work, desk.out, desk.room)
    assert table.s.tobytes() == before
