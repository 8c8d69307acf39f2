"""One learner among bots: Gymnasium's own checks, as published, and what they do not look at."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from monumenta.bots.decide import UnknownBot
from monumenta.engine import compiled
from monumenta.engine.contract import BadOption, IllegalAction
from monumenta.engine.plain import PlainGames
from monumenta.engine.rng import new_rng
from monumenta.rl import IllegalStep
from monumenta.rl.gymnasium import IDS, SeatEnv, SeatVectorEnv

MONUMENTS = "Monumenta/Monuments-v0"


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quicker than to compile four games."""
    monkeypatch.setattr(compiled, "available", lambda: False)


def made(name: str = MONUMENTS, **arguments: Any) -> SeatEnv:
    env = gymnasium.make(name, **arguments).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def made_many(num_envs: int, **arguments: Any) -> Any:
    envs = gymnasium.make_vec(MONUMENTS, num_envs=num_envs, vectorization_mode="vector_entry_point", **arguments)
    assert isinstance(envs, SeatVectorEnv)
    return envs


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_published_check_passes(name: str) -> None:
    check_env(gymnasium.make(name, render_mode="ansi").unwrapped)


def episode(env: SeatEnv, seed: int) -> tuple[float, dict[str, Any]]:
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    total = 0.0
    while True:
        assert env.single.actor == env.seat
        assert env.observation_space.contains(seen)
        seen, reward, over, _, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        total += reward
        if over:
            return total, info


def test_bots_have_the_other_seats_and_the_outcome_is_the_reward() -> None:
    env = made(opponents=["greedy"])
    outcomes = [episode(env, seed) for seed in range(6)]
    for reward, info in outcomes:
        own, other = info["scores"]
        assert reward == np.sign(own - other)
    assert sum(reward for reward, _ in outcomes) < 0


def test_the_seat_can_be_drawn_and_points_be_the_reward() -> None:
    env = made(seat=None, players=3, opponents=["random"], reward="points")
    assert env.bots == ["random", "random"]
    seats: set[int] = set()
    for seed in range(8):
        total, info = episode(env, seed)
        seats.add(info["seat"])
        begun_with = 10
        assert info["scores"][info["seat"]] - begun_with >= total  # what bots gave before the first decision is not his
    assert len(seats) > 1


def test_an_illegal_action_loses_or_raises() -> None:
    env = made()
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.single.mask == 0)[0])
    seen, reward, over, cut, info = env.step(wrong)
    assert (reward, over, cut) == (-1.0, True, False)
    assert "rule" in info["illegal"]
    assert not seen["action_mask"].any()
    strict = made(illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(wrong)


def test_who_cannot_play_is_named() -> None:
    with pytest.raises(UnknownBot, match="'wise'"):
        made(opponents=["wise"])
    with pytest.raises(BadOption, match="room for 1 to 1 opponents, not 2"):
        made(opponents=["random", "random"])
    with pytest.raises(BadOption, match="there is no seat 5"):
        made(seat=5)


def test_many_at_once_begin_anew_when_they_are_over() -> None:
    envs = made_many(3, opponents=["greedy"], seat=None)
    seen, infos = envs.reset(seed=4)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        assert envs.observation_space.contains(seen)
        assert (seen["action_mask"] == infos["action_mask"]).all()
        actions = np.array([rng.choice(np.flatnonzero(mask)) for mask in seen["action_mask"]])
        seats = infos["seat"]
        seen, rewards, over, cut, infos = envs.step(actions)
        assert not cut.any()
        for i in np.flatnonzero(over):
            scores = infos["final_info"]["scores"][i]
            assert rewards[i] == np.sign(scores[seats[i]] - scores[1 - seats[i]])
            assert envs.single_observation_space.contains(infos["final_obs"][i])
            assert infos["seat"][i] == 1 - seats[i]
            ended += 1
        assert not rewards[~over].any()
    assert ended > 2
    with pytest.raises(IllegalStep):
        envs.step(np.array([int(np.flatnonzero(mask == 0)[0]) for mask in seen["action_mask"]]))
    envs.close()


def test_equal_seeds_give_equal_games_many_at_once() -> None:
    def seen(seed: int) -> list[bytes]:
        envs = made_many(2)
        found = [envs.reset(seed=seed)[0]["observation"].tobytes()]
        found += [envs.step(envs.batch.sample())[0]["observation"].tobytes() for _ in range(20)]
        return found

    assert seen(1) == seen(1) != seen(2)


@pytest.mark.parametrize("name", IDS)
def test_what_the_seat_cannot_know_changes_no_byte(name: str) -> None:
    env = made(name, opponents=["random"])
    rng = np.random.default_rng(3)
    seen, _ = env.reset(seed=3)
    for number in range(12):
        single = env.single
        before = single.observe(env.seat).tobytes()
        assert before == seen["observation"].tobytes()
        state = single.state()
        twin = np.frombuffer(state, np.uint8).copy().view(single.dtype)
        single.spec.rules.rehide(PlainGames(twin)[0], env.seat, new_rng(number).tolist())
        single.set_state(twin.tobytes())
        assert single.observe(env.seat).tobytes() == before
        single.set_state(state)
        seen, *_ = env.step(int(rng.choice(np.flatnonzero(single.mask))))
        if single.actor < 0:
            seen, _ = env.reset()
