"""Real time in the engine: actions carry their time, the clock acts at its deadline, simulations know who is due."""

from __future__ import annotations

from types import ModuleType
from typing import Any

import pytest

from monumenta.contest.simulate import Lineup, recorded, simulate
from monumenta.engine.author.contract import CONTRACT, GameSpec, IllegalAction, check_rules
from monumenta.engine.match.game import Game, NoPreview, parse_options
from monumenta.engine.match.record import BrokenRecord, read
from monumenta.engine.match.verify import play_again
from monumenta.testing import LAWS, check_clock
from tests.testing.mutants import check_seeds
from tests.testing.snatch import rules
from tests.testing.snatch.state import BELL, ENDED, RUNNING, State


def running() -> Game:
    game = Game.new("snatch")
    game.play("signal", "clock", t=20)
    return game


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("options", [{}, {"empty": True}], ids=str)
def test_snatch_keeps_the_law(snatch: GameSpec, law: str, options: dict[str, Any]) -> None:
    for seed in range(10):
        LAWS[law](snatch, options, seed)


@pytest.mark.usefixtures("snatch")
def test_an_action_counts_if_it_came_before_the_bell() -> None:
    game = running()
    game.play("take 0", 0, t=20 + BELL - 1)
    with pytest.raises(IllegalAction, match="T1"):
        game.play("take 1", 1, t=20 + BELL)
    game.play("ring", "clock", t=20 + BELL)
    assert game.over
    assert game.scores == [1, 0]


@pytest.mark.usefixtures("snatch")
def test_what_is_refused_does_not_move_the_time() -> None:
    game = running()
    before = game.state()
    with pytest.raises(IllegalAction):
        game.play("ring", "clock", t=BELL)
    assert game.state() == before
    assert game.now == 20
    assert game.deadline == 20 + BELL
    game.play("take 4", 1, t=21)


@pytest.mark.usefixtures("snatch")
def test_time_never_goes_back() -> None:
    game = running()
    game.play("take 0", 0, t=500)
    assert game.play("take 1", 1, t=400).t == 500
    assert game.now == 500


@pytest.mark.usefixtures("snatch")
def test_a_record_replays_with_its_times() -> None:
    game = running()
    game.play("take 0", 0, t=1019)
    game.play("ring", "clock", t=1400)
    text = game.record().write()
    assert play_again(read(text)).state() == game.state()
    with pytest.raises(BrokenRecord, match="T1"):
        play_again(read(text.replace('"t":1019', '"t":1020')))


@pytest.mark.usefixtures("snatch")
def test_a_game_taken_up_again_goes_on_from_its_time() -> None:
    game = running()
    game.play("take 0", 0, t=900)
    again = Game.restore(game.spec, game.settings, game.state(), game.n)
    assert again.play("take 1", 1).t >= 900


@pytest.mark.usefixtures("snatch")
def test_who_is_due_in_simulated_time() -> None:
    game = Game.new("snatch")
    assert game.due() == ("clock", 0)
    game.play("signal", "clock", t=0)
    seen: list[Any] = []
    while not game.over:
        due = game.due()
        assert due is not None
        game.advance(due[1])
        game.play(game.legal_ids(due[0])[0], due[0], t=due[1])
        seen.append(due)
    assert seen == [(0, 150), (1, 150), (0, 300), (0, 450), (1, 450), ("clock", 1000)]
    assert game.due() is None


def test_random_play_takes_who_is_due(snatch: GameSpec) -> None:
    result = simulate(snatch, parse_options(snatch, {}), Lineup(["random", "random"]), games=3, seed=1)
    assert result.mean_scores == [3, 2]
    assert result.mean_actions == 7
    (game,) = recorded(snatch, parse_options(snatch, {}), ["random", "random"], games=1, seed=1)
    assert [line.t for line in game.moves] == [0, 150, 150, 300, 450, 450, 1000]
    assert [line.seat for line in game.moves] == ["clock", 0, 1, 0, 0, 1, "clock"]


@pytest.mark.usefixtures("snatch")
def test_most_points_need_not_have_won() -> None:
    game = Game.new("snatch", empty=True)
    game.play("signal", "clock", t=0)
    game.play("ring", "clock", t=BELL)
    assert game.scores == [0, 0]
    assert game.winners == []


@pytest.mark.usefixtures("snatch")
def test_nothing_is_tried_out_in_real_time() -> None:
    with pytest.raises(NoPreview):
        running().preview(0, ["take 0"])


def test_a_game_without_time(pebbles: GameSpec) -> None:
    game = Game(pebbles, parse_options(pebbles, {}))
    game.play("first 0", t=700)
    assert (game.now, game.deadline, game.due()) == (0, None, None)
    assert game.legal_ids("clock") == []
    assert not pebbles.realtime


def test_time_needs_all_its_functions() -> None:
    half = ModuleType("half")
    for name in (*CONTRACT, "deadline"):
        setattr(half, name, len)
    with pytest.raises(TypeError, match="half has deadline, but time needs advance, now, deadline, due"):
        check_rules(half)


def set_back(s: State, t: int) -> None:
    s.time = t


def stand_still(s: State, t: int) -> None:
    del s, t


def late(s: State) -> int:
    return s.ends + 5


def early(s: State) -> int:
    return -1 if s.phase == ENDED else s.ends - 5 if s.phase == RUNNING else 0


def endless(s: State) -> int:
    return s.ends


@pytest.mark.parametrize(
    ("name", "change", "match"),
    [
        ("advance", set_back, "time went back"),
        ("advance", stand_still, "time did not go on"),
        ("deadline", late, "clock acts too early"),
        ("deadline", early, "can do nothing"),
        ("deadline", endless, "still runs"),
    ],
)
def test_the_law_of_time_can_be_broken(
    snatch: GameSpec, name: str, change: Any, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiled: dict[Any, Any] = {}
    monkeypatch.setattr("monumenta.engine.compile.compiled.in_use", compiled.get)  # these would stay as they were
    monkeypatch.setattr(rules, name, change)
    with pytest.raises(AssertionError, match=match):
        check_seeds(check_clock, snatch, {})
