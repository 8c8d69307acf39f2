"""A move ends with time to take the token that lies there, though the last Military was paid for it: X2, X3, T5, X7."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from monumenta.engine.author.contract import OVER
from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.monumental import rules
from monumenta.games.monumental.actions import Action
from monumenta.games.monumental.explorers import can_pick
from monumenta.games.monumental.state import Need, State
from monumenta.search.decide import decide
from tests.games.monumental.table import SPEC, Table, acting

FIRST = find("monumental", "1")


def between_two(**options: Any) -> Table:
    """Seat 0 acts, and seat 1 would be next."""
    table = acting(**options)
    table.s.marks[1] = 0
    return table


def test_the_last_paid_step_leaves_time_to_take_the_token() -> None:
    table = between_two()
    table.give(0, military=1)
    table.do("step 1 e")
    assert table.actor == 0
    assert table.legal() == ["pick 1", "end"]
    table.do("pick 1")
    assert table.has(0, "tokens") == 1
    assert table.actor == 1  # nothing can follow: the turn has ended by itself


def test_gold_and_paid_spaces_come_to_an_end_as_well() -> None:
    table = between_two()
    table.give(0, gold=1)
    table.do("step 2 e")
    assert table.legal() == ["pick 2", "end"]
    league = acting("greece", "egypt")
    league.s.marks[1] = 0
    league.policies(0, "maritime-league")
    league.give(0, military=1)
    league.do("step 1 e", "step 1 e")
    assert league.legal() == ["pick 1", "end"]


def test_a_market_is_taken_from_on_the_last_tile_too() -> None:
    table = between_two()
    table.s.explorer[0, 0] = table.tile("a1")
    table.give(0, military=1)
    table.do("step 1 e")
    assert table.legal() == ["pick 1", "end"]
    table.do("pick 1", luck=("goods military",))
    assert "step 1 e" not in table.legal()
    table.do("trade 1")  # what it brings moves the Explorers on
    assert table.can("step 1 w")


def test_who_wants_no_token_ends_the_turn() -> None:
    table = between_two()
    table.give(0, military=1)
    table.do("step 1 e", "end")
    assert table.actor == 1
    assert table.s.stocked >> table.tile("c2") & 1
    assert table.has(0, "tokens") == 0


def test_a_page_that_tries_the_step_out_is_offered_both() -> None:
    """The turn is not complete, so that nothing need be confirmed before it is decided."""
    table = between_two()
    table.give(0, military=1)
    game = Game.restore(SPEC, SPEC.options(starter=0), table.s.tobytes(), 7)
    tried = game.preview(0, ["step 1 e"])
    assert not tried.complete
    assert [choice.do for choice in tried.game.choices(0)] == ["pick 1", "end"]
    assert game.preview(0, ["step 1 e", "pick 1"]).complete
    assert game.preview(0, ["step 1 e", "end"]).complete


def test_where_nothing_can_be_taken_the_turn_ends_by_itself() -> None:
    bare = between_two()
    bare.s.stocked &= ~(1 << bare.tile("c2"))
    bare.give(0, military=1)
    bare.do("step 1 e")
    assert bare.actor == 1
    acted = between_two()
    acted.give(0, military=2)
    acted.do("step 1 e", "pick 1", "step 1 e")
    assert acted.actor == 1


def test_one_explorer_may_stand_on_a_token_that_the_other_has_not_come_for() -> None:
    """Only one that has moved in this turn may act (round by round)."""
    table = between_two()
    table.s.explorer[0, 1] = table.tile("c3")
    table.s.stocked &= ~(1 << table.tile("c2"))
    table.give(0, military=1)
    table.do("step 1 e")
    assert table.actor == 1


def test_an_explorer_moves_on_after_its_action_and_in_later_turns() -> None:
    table = between_two()
    table.give(0, military=3)
    table.do("step 1 e", "pick 1", "step 1 e", "end", "pass", "step 1 e")
    assert table.s.explorer[0, 0] == table.tile("c4")
    assert not table.can("pick 1")


def test_an_explorer_that_goes_anywhere_may_act_where_it_sets_out() -> None:
    table = acting()
    table.city(0, "panama-canal")
    table.s.active[0] = 1
    table.s.explorer[0, 0] = table.tile("c2")
    table.do("use r1c1", "production", "production", "production")
    assert table.legal() == ["lead 1", "lead 2", "pick 1", "skip"]
    table.do("pick 1")
    assert table.has(0, "tokens") == 1
    assert {text.split()[0] for text in table.legal()} == {"to"}  # having acted it goes
    table.do("to d4")
    assert table.s.explorer[0, 0] == table.tile("d4")
    assert not table.can("pick 1")


def paid_steps_onto_tokens(version: str, games: int) -> tuple[int, int]:
    """Of all paid steps onto a token that the Explorer may take, in random games: how many let it, how many do not."""
    spec = find("monumental", version)
    out = [0] * Action.MOST_LEGAL
    count = [0, 0]
    for seed in range(games):
        rng = Random(seed)
        s: Any = plain_state(record(State))
        spec.begin(s, msgspec.convert({"players": 2 + seed % 4}, spec.options))
        while (who := rules.actor(s)) != OVER:
            action = out[rng.randrange(rules.legal(s, who, out))]
            asked, p = s.need, s.seat
            rules.apply(s, who, action)
            if (
                asked == Need.ACT
                and Action.STEP <= action < Action.PICK
                and can_pick(s, p, (action - Action.STEP) // 6)
            ):
                mine = rules.actor(s) == p and s.need == Need.ACT
                legal = out[: rules.legal(s, p, out)] if mine else []
                count[Action.PICK + (action - Action.STEP) // 6 not in legal] += 1
    return count[0], count[1]


def test_every_paid_step_onto_a_token_lets_the_explorer_take_it() -> None:
    offered, closed = paid_steps_onto_tokens("2", 300)
    assert offered > 8000
    assert closed == 0


def test_in_games_of_the_first_version_half_of_them_do_not() -> None:
    offered, closed = paid_steps_onto_tokens("1", 40)
    assert 0.4 < offered / (offered + closed) < 0.6


@pytest.mark.parametrize("bot", ["greedy", "random"])
def test_bots_take_the_token_or_end_the_turn(bot: str) -> None:
    table = between_two()
    table.give(0, military=1)
    table.do("step 1 e")
    options = msgspec.convert({"starter": 0}, SPEC.options)
    found = {decide(Concealed(SPEC, table.s.tobytes(), 0), bot, options, seed) for seed in range(20)}
    assert found == ({"pick 1"} if bot == "greedy" else {"pick 1", "end"})


def test_a_game_of_the_first_version_goes_on_by_its_rules() -> None:
    """From a snapshot as the server keeps it: what version it is of is in the state and in the name of its rules."""
    options = msgspec.convert({"starter": 0}, FIRST.options)
    for spec, then in ((FIRST, 1), (SPEC, 0)):
        table = Table(civs=("egypt", "greece"), spec=spec)
        table.to_actions()
        table.strip(0)
        table.give(0, military=1)
        game = Game.restore(spec, options, table.s.tobytes(), 7)
        game.play("step 1 e")
        assert game.actor == then
        assert game.spec.version == spec.version
