"""RLlib's own check of environments, through its own wrappers. It samples every action space without a mask."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.compile import compiled
from monumenta.rl.pettingzoo import mondo_parallel_v0, mondo_v0, monumental_v0, monuments_v0, moves_v0

MODULES = [moves_v0, monuments_v0, mondo_v0, monumental_v0]
ENVS = [pytest.param(module.env, id=module.__name__.rpartition(".")[2]) for module in MODULES]
# untyped, so brought in by name
wrappers: Any = import_module("ray.rllib.env.wrappers.pettingzoo_env")
check: Any = import_module("ray.rllib.utils.pre_checks.env").check_multiagent_environments


@pytest.fixture(autouse=True)
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes one action: the rules as they are written are quicker than to compile them."""
    monkeypatch.setattr(compiled, "available", lambda: False)


def wrapped(make: Callable[..., Any], **options: Any) -> Any:
    env = wrappers.PettingZooEnv(make(**options))
    for agent in env.possible_agents:  # one that is not legal at the beginning of any of the games
        env.get_action_space(agent).seed(1)
    return env


@pytest.mark.parametrize("make", ENVS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_rllibs_check_passes_and_its_sample_loses_the_game(make: Callable[..., Any]) -> None:
    env = wrapped(make)
    check(env)
    assert not env.env.agents
    assert sorted(env.env.unwrapped.rewards.values()) != [0.0, 0.0]


@pytest.mark.parametrize("make", ENVS)
def test_who_wants_an_exception_for_it_is_told_of_the_mask(make: Callable[..., Any]) -> None:
    with pytest.raises(ValueError, match=r"`step\(\)` method seems to be faulty") as complaint:
        check(wrapped(make, illegal="raise"))
    cause = complaint.value.__cause__
    assert isinstance(cause, IllegalAction)
    assert "Choose by the action mask: a sample of the whole action space is rarely legal" in str(cause)


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_environment_where_all_act_at_once_passes_too() -> None:
    check(wrappers.ParallelPettingZooEnv(mondo_parallel_v0.parallel_env()))
