"""PettingZoo's own tests, as published, of every environment; and what they do not look at."""

from __future__ import annotations

import copy
import pickle
import warnings
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest
from pettingzoo import test as published
from pettingzoo.utils import TerminateIllegalWrapper

from monumenta.engine.author.contract import IllegalAction, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import plain_games
from monumenta.engine.match.registry import games
from monumenta.rl import pettingzoo
from monumenta.rl.pettingzoo import mondo_parallel_v0, mondo_v0, monumental_v0, monuments_v0, moves_v0
from monumenta.rl.pettingzoo.parallel import RealtimeEnv
from monumenta.rl.single import Single

MODULES = [moves_v0, monuments_v0, mondo_v0, monumental_v0]
ENVS = [pytest.param(module.env, id=module.__name__.rpartition(".")[2]) for module in MODULES]
ALL = [*ENVS, pytest.param(mondo_parallel_v0.env, id="mondo_parallel_v0")]
PUBLISHED: Any = published
COMPILED = "moves_v0"
Make = Callable[..., Any]


@pytest.fixture(autouse=True)
def plainly(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """One game is compiled; the rules of the others run as they are written: quicker than to compile them."""
    if COMPILED not in request.node.name:
        monkeypatch.setattr(compiled, "available", lambda: False)


def test_every_installed_game_has_its_module() -> None:
    for spec in games():
        module = import_module(f"monumenta.rl.pettingzoo.{spec.name}_v0")
        assert module.env().metadata["name"] == f"{spec.name}_v0"
        assert module is getattr(pettingzoo, f"{spec.name}_v0")
        assert spec.title in (module.__doc__ or "")
        parallel = find_spec(f"monumenta.rl.pettingzoo.{spec.name}_parallel_v0")
        assert (parallel is not None) == spec.realtime


def test_a_game_that_is_not_installed_has_none() -> None:
    with pytest.raises(ImportError, match="chess_v0"):
        from monumenta.rl.pettingzoo import chess_v0  # noqa: F401  # pyright: ignore[reportUnusedImport]
    with pytest.raises(ModuleNotFoundError, match="chess_v0"):
        import_module("monumenta.rl.pettingzoo.chess_v0")
    assert not hasattr(pettingzoo, "chess_v0")


@pytest.mark.parametrize("make", ALL)
def test_what_makes_an_environment_goes_into_another_process(make: Make) -> None:
    again = pickle.loads(pickle.dumps(make))  # noqa: S301  (our own bytes)
    assert again().metadata["name"] == make().metadata["name"]


@pytest.mark.parametrize("make", ALL)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_published_api_test_passes(make: Make) -> None:
    PUBLISHED.api_test(make(), num_cycles=100)


@pytest.mark.parametrize("make", ALL)
def test_the_published_seed_test_passes(make: Make) -> None:
    PUBLISHED.seed_test(make, num_cycles=50)


@pytest.mark.parametrize("make", ALL)
def test_the_published_render_test_passes(make: Make) -> None:
    PUBLISHED.render_test(make)


@pytest.mark.parametrize("make", ENVS)
def test_the_published_state_test_passes(make: Make) -> None:
    """It samples without the mask, so games end by the first illegal action."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        PUBLISHED.state_test(make(), mondo_parallel_v0.parallel_env(players=2))


@pytest.mark.parametrize("make", ALL)
def test_the_state_is_the_whole_truth(make: Make) -> None:
    """What no agent knows is in it, and so is what only some know."""
    env = make(players=2)
    env.reset(seed=3)
    single = env.unwrapped.single if hasattr(env.unwrapped, "single") else env.unwrapped.env.single
    size = single.spec.features
    state = env.state()
    assert env.state_space.contains(state)
    for seat in range(2):
        assert state[seat * size : (seat + 1) * size].tolist() == single.observe(seat).tolist()
    record = (state[2 * size :] * 255).round().astype(np.uint8).tobytes()
    assert record == single.state()


@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_the_published_parallel_tests_pass() -> None:
    PUBLISHED.parallel_api_test(mondo_parallel_v0.parallel_env(), num_cycles=200)
    PUBLISHED.parallel_seed_test(mondo_parallel_v0.parallel_env, num_cycles=100)
    PUBLISHED.max_cycles_test(mondo_parallel_v0)
    PUBLISHED.state_test(mondo_parallel_v0.env(), mondo_parallel_v0.parallel_env())


def play_out(env: Any, rng: np.random.Generator) -> tuple[list[str], dict[str, float]]:
    """Who acted, and everybody's rewards in all."""
    actors: list[str] = []
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, info = env.last()
        totals[agent] += reward
        if terminated or truncated:
            env.step(None)
            continue
        assert seen["action_mask"] is info["action_mask"]
        actors.append(agent)
        env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
    return actors, totals


@pytest.mark.parametrize("make", ENVS)
def test_a_game_ends_with_rewards_that_add_up_to_nothing(make: Make) -> None:
    env = make(players=2)
    env.reset(seed=3)
    actors, totals = play_out(env, np.random.default_rng(1))
    assert sum(totals.values()) == 0
    assert set(totals.values()) in ({1.0, -1.0}, {0.0})
    assert set(actors) == set(env.possible_agents)
    assert env.agents == []


def test_one_agent_acts_several_times_in_a_row() -> None:
    env = monuments_v0.env(players=3)
    env.reset(seed=1)
    actors, _ = play_out(env, np.random.default_rng(1))
    assert any(actors[i] == actors[i + 1] for i in range(len(actors) - 1))


def test_points_as_rewards_add_up_to_the_score() -> None:
    env = monuments_v0.env(players=3, reward="points", monument="capitol")
    env.reset(seed=1)
    _, totals = play_out(env, np.random.default_rng(2))
    assert [total + 10 for total in totals.values()] == env.single.scores()  # everybody begins with ten
    assert any(totals.values())


def test_seats_that_the_rules_play_have_no_agent() -> None:
    env = monumental_v0.env(players=3, automas=1)
    env.reset(seed=1)
    assert env.agents == ["player_0", "player_1"]
    actors, _ = play_out(env, np.random.default_rng(1))
    assert set(actors) == {"player_0", "player_1"}


def test_several_winners_share_what_the_others_lose() -> None:
    env = monuments_v0.env(players=4)
    found: set[tuple[float, ...]] = set()
    for seed in range(12):
        env.reset(seed=seed)
        _, totals = play_out(env, np.random.default_rng(seed))
        scores = env.single.scores()
        winners = [score == max(scores) for score in scores]
        share = (4 / sum(winners) - 1) / 3
        assert list(totals.values()) == pytest.approx([share if won else -1 / 3 for won in winners])
        found.add(tuple(winners))
    assert len(found) > 2


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = moves_v0.raw_env()
    env.reset(seed=1)
    before = env.single.state()
    wrong, legal = (np.flatnonzero(env.single.mask == allowed).tolist() for allowed in (0, 1))
    with pytest.raises(IllegalAction, match="rule") as refused:
        env.step(wrong[0])
    assert f"It is action {wrong[0]} of seat 0; legal are {len(legal)} of 2366: {legal[0]}, " in str(refused.value)
    assert "Choose by the action mask" in str(refused.value)
    with pytest.raises(MonumentaError, match="action ids run from 0 to"):
        env.step(10**6)
    with pytest.raises(MonumentaError, match="player_0 is to act"):
        env.step(None)
    assert env.single.state() == before


def test_an_illegal_action_ends_the_game_where_that_is_usual() -> None:
    """As PettingZoo's own wrapper has it, with the reason."""
    env = moves_v0.env()
    env.reset(seed=1)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(env.single.mask == 0)[0]))
    assert env.rewards == {"player_0": -1.0, "player_1": 0.0}
    assert all(env.terminations.values())
    assert "Choose by the action mask" in env.infos["player_0"]["illegal"]
    for _ in range(2):
        assert not env.last()[0]["action_mask"].any()
        env.step(None)
    assert env.agents == []
    with pytest.raises(MonumentaError, match="illegal cannot be 'ignore'; it is one of: lose, raise"):
        moves_v0.env(illegal="ignore")


def test_a_fraction_is_no_action() -> None:
    env: Any = moves_v0.env()
    env.reset(seed=1)
    legal = int(np.flatnonzero(env.single.mask)[0])
    for wrong in (legal + 0.5, float(legal), np.float32(legal), np.array([legal])):
        with pytest.raises(MonumentaError, match="an action is the id of one, a whole number, not"):
            env.step(wrong)
    env.step(np.int32(legal))


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301  (our own bytes)


def some_steps(env: Any, seed: int) -> list[bytes]:
    """All there is to see of a few steps; luck acts inside of them."""
    rng = np.random.default_rng(seed)
    seen: list[bytes] = []
    for _ in range(15):
        mask = env.last()[0]["action_mask"]
        env.step(rng.choice(np.flatnonzero(mask)))
        seen += [mask.tobytes(), env.state().tobytes()]
    return seen


@pytest.mark.parametrize("make", ALL)
@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_a_copy_goes_on_exactly_like_the_original(make: Make, way: Callable[[Any], Any]) -> None:
    env = make(players=2)
    env.reset(seed=3)
    some_steps(env, 1)
    twin = way(env)
    onward = some_steps(env, 2)
    assert some_steps(twin, 2) == onward


def test_the_wrapper_that_ends_a_game_after_an_illegal_action_can_be_put_around_it() -> None:
    env: Any = TerminateIllegalWrapper(moves_v0.env(), illegal_reward=-1)
    env.reset(seed=1)
    observation = env.last()[0]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards == {"player_0": -1.0, "player_1": 0}


def test_what_cannot_be_asked_for_is_said() -> None:
    with pytest.raises(MonumentaError, match="render_mode cannot be 'svg'"):
        moves_v0.env(render_mode="svg")
    env = moves_v0.env()
    env.reset()
    with pytest.raises(MonumentaError, match="say how to render"):
        env.render()
    with pytest.raises(MonumentaError, match="not played in real time"):
        RealtimeEnv("moves")


def test_in_real_time_the_slower_of_two_who_take_one_tile_has_waited() -> None:
    env = mondo_parallel_v0.parallel_env(players=2)
    winners: set[str] = set()
    for seed in range(12):
        seen, _ = env.reset(seed=seed)
        while seen["player_0"]["action_mask"].sum() == 1:  # the countdown
            seen, *_ = env.step({})
        tile: int | None = int(np.flatnonzero(seen["player_0"]["action_mask"])[0])
        *_, infos = env.step(dict.fromkeys(env.agents, tile))
        lost = [agent for agent, info in infos.items() if info["lost"]]
        assert len(lost) == 1
        winners.add(lost[0])
    assert winners == {"player_0", "player_1"}


def test_in_real_time_a_turn_ends_by_the_clock_though_nobody_acts() -> None:
    env = mondo_parallel_v0.parallel_env(players=2, slice_ms=60_000)
    seen, _ = env.reset(seed=1)
    steps = 0
    rewards: dict[str, float] = {}
    while env.agents:
        # with nothing else to do than to be ready for the next turn, be it
        ready = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
        alone: dict[str, int | None] = {
            agent: action for agent, action in ready.items() if seen[agent]["action_mask"].sum() == 2
        }
        seen, rewards, *_ = env.step(alone)
        steps += 1
    assert 3 * 7 < steps < 3 * 7 + 10
    assert rewards == {"player_0": 0.0, "player_1": 0.0}


def rehidden(single: Single, seat: int, number: int) -> bytes:
    """The state with all that a seat cannot know drawn again."""
    twin = np.frombuffer(single.state(), np.uint8).copy().view(single.dtype)
    single.spec.rules.rehide(plain_games(twin)[0], seat, new_rng(number).tolist())
    return twin.tobytes()


@pytest.mark.parametrize("make", ENVS)
def test_what_an_agent_cannot_know_changes_no_byte_of_its_observation(make: Make) -> None:
    env = make(players=2)
    env.reset(seed=3)
    rng = np.random.default_rng(3)
    for number in range(25):
        state = env.single.state()
        for seat, agent in enumerate(env.agents):
            before = {key: array.tobytes() for key, array in env.observe(agent).items()}
            env.single.set_state(rehidden(env.single, seat, number))
            assert {key: array.tobytes() for key, array in env.observe(agent).items()} == before
            env.single.set_state(state)
        env.step(rng.choice(np.flatnonzero(env.single.mask)))


def test_in_real_time_what_an_agent_cannot_know_changes_no_byte_either() -> None:
    env = mondo_parallel_v0.parallel_env(players=2, slice_ms=4000)
    env.reset(seed=3)
    for number in range(10):
        state = env.single.state()
        for seat, agent in enumerate(env.agents):
            before = env.single.observe(seat).tobytes()
            env.single.set_state(rehidden(env.single, seat, number))
            assert env.single.observe(seat).tobytes() == before, agent
            env.single.set_state(state)
        env.step({agent: env.action_space(agent).sample() for agent in env.agents})
