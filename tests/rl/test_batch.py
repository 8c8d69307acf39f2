"""A batch plays the games that single games would be, however it is divided, and refuses what is not legal."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from monumenta.engine import compiled
from monumenta.engine.contract import BadOption, MonumentaError
from monumenta.engine.plain import PlainGames
from monumenta.engine.rng import new_rng, new_rngs
from monumenta.rl import Batch, IllegalStep

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


@pytest.mark.parametrize("options", [{}, {"reward": "points"}, {"opponents": ["greedy"], "seat": None}])
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
            batch.spec.rules.features(PlainGames(batch.states)[i], int(batch.actors[i]), own.data)
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
    batch = Batch(GAME, 32, 1, players=3, opponents=["random", "greedy"], seat=None)
    assert batch.learners.tolist() == [i % 3 for i in range(32)]
    for _ in range(150):
        assert (batch.actors == batch.learners).all()
        before = batch.learners.copy()
        step = batch.step(batch.sample())
        assert (batch.learners == np.where(step.dones, (before + 1) % 3, before)).all()


def test_the_greedy_bot_beats_a_learner_who_acts_at_random() -> None:
    batch = Batch(GAME, 128, 1, opponents=["greedy"], seat=1)
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
        before = batch.states.tobytes()
        states = PlainGames(batch.states)
        for i in range(batch.n):
            batch.spec.rules.rehide(states[i], int(batch.actors[i]), new_rng(number).tolist())
        changed += batch.states.tobytes() != before
        assert batch.observations().tobytes() == seen
        batch.states.view(np.uint8)[:] = np.frombuffer(before, np.uint8)
    assert changed > 20


def test_what_makes_no_sense_is_refused() -> None:
    with pytest.raises(BadOption, match="room for 1 opponents, not 2"):
        Batch(GAME, 2, opponents=["random", "random"])
    with pytest.raises(BadOption, match="there is no seat 2"):
        Batch(GAME, 2, opponents=["random"], seat=2)
    with pytest.raises(BadOption, match="master searches a tree"):
        Batch(GAME, 2, opponents=["master"])
    with pytest.raises(BadOption, match="nobody to beat"):
        Batch("mondo", 2, players=1, level="solo", reward="outcome")
    with pytest.raises(MonumentaError, match="at least one game"):
        Batch(GAME, 0)
    with pytest.raises(MonumentaError, match="float32, 2 by"):
        Batch(GAME, 2).observations(np.zeros((2, 3), np.float32))
