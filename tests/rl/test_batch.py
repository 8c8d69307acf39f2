"""A batch plays the games that single games would be, however it is divided, and refuses what is not legal."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from monumenta.engine.author.contract import BadOption, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import new_rngs, plain_games
from monumenta.engine.match.game import Game
from monumenta.games.monuments import rules as monuments_rules
from monumenta.rl import Batch, IllegalStep, Opponents, steps
from monumenta.rl.chosen import BadAction
from monumenta.rl.seating import NeverActs
from monumenta.rl.slices import Slices
from monumenta.search.desk import Desk

GAME = "monuments"
START = 10
"""Points of everybody at the beginning."""


def trace(batch: Batch, steps: int) -> list[bytes]:
    """All that can be seen of a batch while it plays at random."""
    seen: list[bytes] = []
    for _ in range(steps):
        seen += [batch.actors.tobytes(), batch.masks().tobytes(), batch.observations().tobytes()]
        seen += [array.tobytes() for array in batch.step(batch.sample())]
    return seen


def test_streams_are_the_generators_that_they_are_one_by_one() -> None:
    assert new_rngs(11, 5).tolist() == [new_rng(11, stream).tolist() for stream in range(5)]


def test_the_number_of_threads_changes_nothing() -> None:
    assert trace(Batch(GAME, 50, 3, threads=1), 120) == trace(Batch(GAME, 50, 3, threads=3), 120)


def test_a_game_is_the_same_in_a_batch_of_any_size() -> None:
    small, large = Batch(GAME, 1, 3), Batch(GAME, 40, 3)
    for _ in range(200):
        assert small.observations()[0].tobytes() == large.observations()[0].tobytes()
        small.step(small.sample())
        large.step(large.sample())


def test_seeds_matter_and_reset_brings_the_same_again() -> None:
    batch = Batch(GAME, 8, 1)
    first = trace(batch, 30)
    batch.reset(1)
    assert trace(batch, 30) == first
    batch.reset(2)
    assert trace(batch, 30) != first


@pytest.mark.parametrize("options", [{}, {"reward": "points"}, {"opponents": Opponents(["greedy"], seat=None)}])
def test_plainly_the_same_games_are_played(options: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    fast = trace(Batch(GAME, 3, 5, keep_final=True, **options), 150)
    monkeypatch.setattr(compiled, "available", lambda: False)
    assert trace(Batch(GAME, 3, 5, keep_final=True, **options), 150) == fast


def test_masks_and_observations_are_those_of_single_games() -> None:
    batch = Batch(GAME, 6, 2, players=3)
    for _ in range(40):
        masks, seen = batch.masks(), batch.observations()
        for i in range(batch.n):
            game = batch.game(i)
            assert game.actor == batch.actors[i]
            assert np.flatnonzero(masks[i]).tolist() == sorted(game.legal_ids())
            own = np.zeros(batch.features, np.float32)
            batch.spec.rules.features(plain_games(batch.states.copy())[i], int(batch.actors[i]), own.data)
            assert seen[i].tobytes() == own.tobytes()
        batch.step(batch.sample())


def test_games_that_are_over_begin_anew_and_rewards_tell_who_won() -> None:
    batch = Batch(GAME, 64, 4, players=3, keep_final=True)
    ended = 0
    for _ in range(260):
        step = batch.step(batch.sample())
        assert not step.rewards[~step.dones].any()
        for i in np.flatnonzero(step.dones):
            scores, rewards = step.scores[i], step.rewards[i]
            winners = scores == scores.max()
            assert rewards.sum() == pytest.approx(0, abs=1e-6)
            assert (rewards > 0).tolist() == winners.tolist() or winners.all()
            assert batch.finals[i].any()
            game = batch.game(int(i))
            assert not game.over
            assert game.scores == [START] * 3
            ended += 1
    assert ended >= 64


def test_points_as_rewards_add_up_to_the_scores() -> None:
    batch = Batch(GAME, 16, 4, reward="points")
    totals = np.zeros((16, 2))
    ended = 0
    for _ in range(300):
        step = batch.step(batch.sample())
        totals += step.rewards
        assert (totals[step.dones] + START == step.scores[step.dones]).all()
        totals[step.dones] = 0
        ended += int(step.dones.sum())
    assert ended > 10


def test_against_bots_the_learner_is_always_to_act_and_moves_on_by_a_seat() -> None:
    batch = Batch(GAME, 32, 1, players=3, opponents=Opponents(["random", "greedy"], seat=None))
    assert batch.learners.tolist() == [i % 3 for i in range(32)]
    for _ in range(150):
        assert (batch.actors == batch.learners).all()
        before = batch.learners.copy()
        step = batch.step(batch.sample())
        assert (batch.learners == np.where(step.dones, (before + 1) % 3, before)).all()


def test_the_greedy_bot_beats_a_learner_who_acts_at_random() -> None:
    batch = Batch(GAME, 128, 1, opponents=Opponents(["greedy"], seat=1))
    rewards = np.concatenate(
        [step.rewards[step.dones, 1].copy() for step in (batch.step(batch.sample()) for _ in range(200))]
    )
    assert len(rewards) > 128
    assert rewards.mean() < -0.5


@pytest.mark.parametrize("listed", [True, False])
def test_an_illegal_action_is_refused_and_nothing_is_played(listed: bool) -> None:
    batch = Batch(GAME, 5, 1, threads=2)
    actions = batch.sample().copy()
    wrong = int(np.flatnonzero(batch.masks()[3] == 0)[0])
    if not listed:
        batch.reset(1)
        actions = batch.sample().copy()
    before = batch.states.tobytes()
    actions[3] = wrong
    with pytest.raises(IllegalStep, match=r"game 3: .*rule") as refused:
        batch.step(actions)
    assert refused.value.index == 3
    for outside in (-1, batch.actions, 2**40):
        actions[3] = outside
        with pytest.raises(MonumentaError, match="game 3: action ids run from 0 to"):
            batch.step(actions)
    assert batch.states.tobytes() == before
    with pytest.raises(MonumentaError, match="5 games need 5 actions"):
        batch.step(actions[:3])


def test_what_is_legal_cannot_be_written_to() -> None:
    batch = Batch(GAME, 2, 1)
    for array in (batch.masks(), batch.actors, batch.sample(), batch.step(batch.sample()).rewards):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_what_a_seat_cannot_know_changes_no_byte_of_a_batch() -> None:
    batch = Batch(GAME, 24, 6, players=4)
    changed = 0
    for number in range(60):
        batch.step(batch.sample())
        seen = batch.observations().tobytes()
        before = batch.states.copy()
        others = before.copy()
        states = plain_games(others)
        for i in range(batch.n):
            batch.spec.rules.rehide(states[i], int(batch.actors[i]), new_rng(number).tolist())
        changed += others.tobytes() != before.tobytes()
        batch.load(others)
        assert batch.states.tobytes() == others.tobytes()
        assert batch.observations().tobytes() == seen
        batch.load(before)
    assert changed > 20


def test_states_cannot_be_written_to_behind_the_back_of_a_batch() -> None:
    """Actors and masks would stay those of the games before."""
    batch = Batch(GAME, 3, 1)
    saved = batch.states.copy()
    with pytest.raises(ValueError, match="read-only"):
        batch.states[:] = saved
    with pytest.raises(ValueError, match="read-only"):
        batch.states.view(np.uint8)[0] = 1


@pytest.mark.parametrize("game", [GAME, "mondo"])
def test_a_batch_goes_on_from_states_that_were_kept(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of the games in between is left: neither who is to act, nor what is legal, nor points, nor what was
    drawn."""
    if game != GAME:
        monkeypatch.setattr(compiled, "available", lambda: False)
    batch = Batch(game, 6, 2, reward="points", players=3)
    for _ in range(30):
        batch.step(batch.sample())
    saved, twin = batch.states.copy(), copy.deepcopy(batch)
    for _ in range(17):
        batch.step(batch.sample())
        batch.masks()
    assert batch.states.tobytes() != saved.tobytes()
    for states in (saved, saved.tobytes()):
        batch.load(states)
        assert batch.states.tobytes() == saved.tobytes()
        assert batch.actors.tolist() == twin.actors.tolist()
        assert batch.masks().tobytes() == twin.masks().tobytes()
        assert batch.observations().tobytes() == twin.observations().tobytes()
        actions = np.array([np.flatnonzero(mask)[0] for mask in batch.masks()])
        batch.step(actions)
        legal_later = [batch.game(i).actor for i in range(6)]
        assert legal_later == ["anyone"] * 6 or legal_later == batch.actors.tolist()
    before = np.array([batch.game(i).scores for i in range(6)])
    step = batch.step(batch.sample())
    going = ~step.dones
    after = np.array([batch.game(i).scores for i in range(6)])
    assert (step.rewards[going] == (after - before)[going]).all()


def test_single_games_are_loaded_up_to_where_the_learner_is_to_act() -> None:
    batch = Batch(GAME, 2, 1, opponents=Opponents(["greedy"], seat=1))
    game = Game.new(GAME)
    assert game.actor == "chance"
    batch.load(game.state() * 2)
    assert batch.actors.tolist() == [1, 1]
    batch.load(game.state() * 2, learners=[0, 1])
    assert batch.actors.tolist() == batch.learners.tolist() == [0, 1]


def test_states_that_do_not_fit_are_refused_and_nothing_changes() -> None:
    batch = Batch(GAME, 2, 1)
    before = batch.states.tobytes()
    over = Game.new(GAME)
    rng = random.Random(1)
    while not over.over:
        over.roll(rng) if over.actor == "chance" else over.play(rng.choice(over.legal_ids()))
    with pytest.raises(MonumentaError, match="state 1 is over"):
        batch.load(before[: len(before) // 2] + over.state())
    with pytest.raises(MonumentaError, match="not one of 2 players"):
        batch.load(Batch(GAME, 2, 1, players=3).states)
    with pytest.raises(MonumentaError, match="loads 2 records"):
        batch.load(Batch(GAME, 3, 1).states)
    with pytest.raises(MonumentaError, match="2 states of monuments have"):
        batch.load(b"short")
    with pytest.raises(BadOption, match="every seat is yours"):
        batch.load(batch.states, learners=[0, 1])
    assert batch.states.tobytes() == before


def pickled(batch: Batch) -> Batch:
    return pickle.loads(pickle.dumps(batch))  # noqa: S301  (our own bytes)


@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
@pytest.mark.parametrize("options", [{}, {"opponents": Opponents(["greedy", "random"], seat=None), "keep_final": True}])
def test_a_copy_goes_on_exactly_like_the_original(options: dict[str, Any], way: Callable[[Batch], Batch]) -> None:
    batch = Batch(GAME, 7, 3, players=3, reward="points", **options)
    trace(batch, 40)
    batch.sample()
    twin = way(batch)
    assert trace(twin, 150) == trace(batch, 150)
    assert twin.finals.tobytes() == batch.finals.tobytes()


def test_what_ctrl_c_tore_apart_is_not_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """Some games would have gone on and others not."""
    batch = Batch(GAME, 4, 1, threads=2)
    kept = batch.states.copy()
    actions = batch.sample().copy()
    with monkeypatch.context() as patch:
        patch.setattr(Slices, "run", interrupted)
        with pytest.raises(KeyboardInterrupt):
            batch.step(actions)
    for again in (lambda: batch.step(actions), batch.masks, batch.sample, batch.observations):
        with pytest.raises(MonumentaError, match=r"reset\(\) begins all anew, load\(\) goes on"):
            again()
    batch.load(kept)
    batch.step(batch.sample())


def interrupted(*_: Any) -> list[Any]:
    raise KeyboardInterrupt


def test_work_is_divided_into_slices_that_take_no_longer_than_wanted() -> None:
    """However long games take: the first slices are few games, and what was learnt is remembered."""
    now = [0.0]
    calls: list[int] = []

    def work(first: int, end: int) -> int:
        calls.append(end - first)
        now[0] += each * (end - first)
        return first

    slices, each = Slices(clock=lambda: now[0]), 0.01
    firsts = slices.run("step", work, 0, 100, lambda: False)
    assert firsts[:3] == [0, 1, 9]
    assert (sum(calls), max(calls)) == (100, 10)
    calls.clear()
    slices.run("step", work, 0, 100, lambda: False)
    assert (sum(calls), max(calls)) == (100, 10)
    calls.clear()
    each = 1e-6
    slices.run("quick", work, 0, 3000, lambda: False)
    slices.run("quick", work, 0, 3000, lambda: False)
    assert calls == [1, 8, 64, 512, 2415, 3000]
    assert slices.whole("quick", 3000)
    assert not slices.whole("unknown", 1)
    slices.took("quick", 3000, 3.0)
    assert not slices.whole("quick", 101)
    assert slices.whole("quick", 100)
    each = 1.0
    calls.clear()
    slices.run("step", work, 0, 25, lambda: len(calls) == 3)
    assert calls[1:] == [1, 1]


def test_games_can_have_seeds_of_their_own_and_some_be_begun_anew() -> None:
    batch, alone = Batch(GAME, 4, 9), Batch(GAME, 1, 5)
    batch.reset([5, 6, 5, None])
    assert batch.states[0].tobytes() == batch.states[2].tobytes() == alone.states[0].tobytes()
    assert batch.states[1].tobytes() != batch.states[0].tobytes()
    for _ in range(5):
        batch.step(batch.sample())
    before = batch.states.copy()
    batch.reset(5, np.array([True, False, False, True]))
    assert batch.states[0].tobytes() == alone.states[0].tobytes()
    assert batch.states[1:3].tobytes() == before[1:3].tobytes()
    assert batch.states[3].tobytes() == Batch(GAME, 4, 5).states[3].tobytes()
    with pytest.raises(MonumentaError, match="4 games need 4 seeds"):
        batch.reset([1, 2])
    for wrong in (np.array([True]), np.array([1, 0, 0, 0])):
        with pytest.raises(MonumentaError, match="an array of bool, 4 long"):
            batch.reset(None, wrong)


def test_fractions_are_no_actions() -> None:
    batch = Batch(GAME, 3, 1)
    chosen = batch.sample().copy()
    for wrong in (chosen + 0.7, chosen.astype(np.float32), np.ones(3, np.bool_)):
        with pytest.raises(BadAction, match="actions are ids, whole numbers, not an array of"):
            batch.step(wrong)
    batch.step(chosen.astype(np.uint16).tolist())


def test_an_unmasked_sample_is_told_what_is_legal() -> None:
    batch = Batch(GAME, 3, 1)
    wrong = batch.sample().copy()
    legal = np.flatnonzero(batch.masks()[2]).tolist()
    wrong[2] = next(action for action in range(batch.actions) if action not in legal)
    with pytest.raises(IllegalStep) as refused:
        batch.step(wrong)
    assert (refused.value.index, refused.value.action, refused.value.legal) == (2, wrong[2], legal)
    assert f"It is action {wrong[2]} of seat {batch.actors[2]}; legal are {len(legal)} of 188: " in str(refused.value)
    assert "Choose by the action mask" in str(refused.value)
    assert str(pickle.loads(pickle.dumps(refused.value))) == str(refused.value)  # noqa: S301  (our own)


AUTOMATED: dict[str, Any] = {"players": 3, "automas": 1}
"""Seat 2 is the Automa's."""


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)


@pytest.mark.usefixtures("plainly")
def test_the_learner_never_has_a_seat_that_the_rules_play() -> None:
    batch = Batch("monumental", 5, opponents=Opponents(["greedy"], seat=None), **AUTOMATED)
    assert batch.learners.tolist() == [0, 1, 0, 1, 0]
    for _ in range(6):
        assert (batch.actors == batch.learners).all()
        batch.step(batch.sample())
    alone = Batch("monumental", 2, opponents=[], players=2, automas=1)
    alone.step(alone.sample())
    assert alone.actors.tolist() == [0, 0]


@pytest.mark.usefixtures("plainly")
def test_who_asks_for_an_automas_seat_or_a_bot_for_it_is_told_what_to_do() -> None:
    with pytest.raises(BadOption, match=r"the rules themselves play seat 2 \(automa\).*choose seat 0 or 1"):
        Batch("monumental", 4, opponents=Opponents(["greedy"], seat=2), **AUTOMATED)
    with pytest.raises(BadOption, match="3 players, of which the rules play 1, and a learner leave room for 1 oppon"):
        Batch("monumental", 4, opponents=Opponents(["greedy"] * 2, seat=None), **AUTOMATED)


@pytest.mark.usefixtures("plainly")
def test_a_learner_who_is_never_to_act_is_an_error_and_no_endless_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Should a game of somebody else have a seat that only seems to be somebody's."""
    batch = Batch(GAME, 2, 1, opponents=Opponents(["random"], seat=0))
    monkeypatch.setattr(steps, "BEGINNINGS", 3)
    monkeypatch.setattr(steps, "bots_reply", play_on_alone)
    with pytest.raises(NeverActs, match=r"the learner on seat 0 is never to act.*choose another seat"):
        batch.reset(1)
    with pytest.raises(MonumentaError, match="broken off in the middle"):
        batch.step([0, 0])


def play_on_alone(s: Any, who: int, learner: int, bots: Any, desk: Desk) -> int:  # noqa: ARG001  (as `reply`)
    """Bots who act for the learner too."""
    out = desk.out
    while who >= 0:
        s_rules = monuments_rules
        action = out[0] if s_rules.legal(s, who, out) else -1
        s_rules.apply(s, who, action)
        who = steps.to_a_seat(s, desk.rng, out, desk.odds)
    return who


def test_what_makes_no_sense_is_refused() -> None:
    for threads in (-1, 0):
        with pytest.raises(BadOption, match=f"threads cannot be {threads}: at least 1"):
            Batch(GAME, 2, threads=threads)
    with pytest.raises(BadOption, match="room for 1 opponents, not 2"):
        Batch(GAME, 2, opponents=["random", "random"])
    with pytest.raises(BadOption, match="there is no seat 2"):
        Batch(GAME, 2, opponents=Opponents(["random"], seat=2))
    with pytest.raises(BadOption, match="master searches a tree"):
        Batch(GAME, 2, opponents=["master"])
    with pytest.raises(BadOption, match="nobody to beat"):
        Batch("mondo", 2, players=1, level="solo", reward="outcome")
    with pytest.raises(MonumentaError, match="at least one game"):
        Batch(GAME, 0)
    with pytest.raises(MonumentaError, match="float32, 2 by"):
        Batch(GAME, 2).observations(np.zeros((2, 3), np.float32))
