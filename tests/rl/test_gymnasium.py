"""One learner among bots: Gymnasium's own checks, as published, and what they do not look at."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.wrappers import RecordVideo
from moviepy import VideoFileClip
from rich.segment import Segment

from monumenta.engine.author.contract import BadOption, IllegalAction, MonumentaError
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import plain_games
from monumenta.engine.match.registry import find, games
from monumenta.rl import IllegalStep, raster
from monumenta.rl.gymnasium import SeatEnv, SeatVectorEnv, environment_id
from monumenta.rl.seating import NeverActs
from monumenta.search.decide import UnknownBot
from monumenta.terminal.board import board_of

MONUMENTS = "Monumenta/Monuments-v0"
IDS = {
    "Monumenta/Moves-v0": "moves",
    MONUMENTS: "monuments",
    "Monumenta/Mondo-v0": "mondo",
    "Monumenta/Monumental-v0": "monumental",
}
"""Programs of other people name them so."""


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


def test_every_installed_game_has_its_id() -> None:
    assert {environment_id(spec.name): spec.name for spec in games()} == IDS
    assert IDS.keys() <= gymnasium.registry.keys()


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


AUTOMATED: dict[str, Any] = {"players": 3, "automas": 1}
"""Seat 2 is the Automa's."""


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_the_learner_never_has_a_seat_that_the_rules_play(seat: int | None) -> None:
    env = gymnasium.make("Monumenta/Monumental-v0", opponents=["greedy"], seat=seat, **AUTOMATED)
    seats = {env.reset(seed=number)[1]["seat"] for number in range(8)}
    assert seats == ({0, 1} if seat is None else {seat})
    many: Any = gymnasium.make_vec(
        "Monumenta/Monumental-v0", 4, vectorization_mode="vector_entry_point", seat=seat, **AUTOMATED
    )
    assert set(many.reset(seed=1)[1]["seat"].tolist()) == seats


def test_who_asks_for_an_automas_seat_is_told_what_to_do() -> None:
    for make in (made, made_many_monumental):
        with pytest.raises(BadOption, match=r"the rules themselves play seat 2 .*choose seat 0 or 1"):
            make("Monumenta/Monumental-v0", seat=2, **AUTOMATED)
        with pytest.raises(
            BadOption, match="of which the rules play 1, and a learner leave room for 1 opponents, not 2"
        ):
            make("Monumenta/Monumental-v0", opponents=["greedy", "greedy"], seat=None, **AUTOMATED)


def made_many_monumental(name: str, **arguments: Any) -> Any:
    return gymnasium.make_vec(name, 4, vectorization_mode="vector_entry_point", **arguments)


def test_against_automas_alone_no_bot_is_needed() -> None:
    env = made("Monumenta/Monumental-v0", players=2, automas=1)
    assert env.bots == []
    seen, _ = env.reset(seed=1)
    for _ in range(5):
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
        assert env.single.actor == 0


def test_a_learner_who_is_never_to_act_is_an_error_and_no_endless_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    env = made()

    def over(self: SeatEnv) -> None:
        self.single.resign()

    monkeypatch.setattr(SeatEnv, "_let_bots_act", over)
    monkeypatch.setattr("monumenta.rl.gymnasium.BEGINNINGS", 5)
    with pytest.raises(NeverActs, match="seat 0 is never to act"):
        env.reset(seed=1)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_gymnasium_records_a_film(name: str, tmp_path: Path) -> None:
    """A whole game, or its first actions, of which drawings have different heights."""
    env: Any = RecordVideo(
        gymnasium.make(name, render_mode="rgb_array"),
        str(tmp_path),
        episode_trigger=lambda number: number == 0,
        video_length=40,
    )
    rng = np.random.default_rng(1)
    seen, _ = env.reset(seed=1)
    shapes = {env.render().shape}
    for _ in range(60):
        seen, _, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if over:
            break
    env.close()
    (film,) = tmp_path.glob("*.mp4")
    clip: Any = VideoFileClip(str(film))
    assert shapes == {(clip.h, clip.w, 3)}
    clip.close()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("name", IDS)
def test_every_picture_of_an_environment_has_one_size_and_holds_all_of_the_drawing(
    name: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    if players == 4 and name.startswith("Monumenta/Moves"):
        players = 2
    drawn: list[int] = []

    def noted(picture: Any, rows: int) -> Any:
        drawn.append(len(picture) // (raster.HIGH * raster.SCALE))
        return fitted(picture, rows)

    fitted = raster.fitted
    monkeypatch.setattr(raster, "fitted", noted)
    env = made(name, render_mode="rgb_array", players=players)
    rng = np.random.default_rng(2)
    seen, _ = env.reset(seed=2)
    shapes: set[tuple[int, ...]] = set()
    for number in range(250):
        seen, _, over, _, _ = env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
        if number % 8 == 0 or over:
            shapes.add(env.render().shape)
        if over:
            break
    assert len(shapes) == 1
    assert max(drawn) <= board_of(find(IDS[name])).rows(players)
    assert min(drawn) < max(drawn), "the drawings never differed"


def test_a_drawing_that_is_too_tall_is_squeezed_and_nothing_is_cut_off() -> None:
    tall = np.repeat(np.arange(140, dtype=np.uint8), 3).reshape(140, 1, 3)
    picture = raster.fitted(tall, 5)
    assert picture.shape == (70, 1, 3)
    assert picture[0, 0, 0] == 0
    assert picture[-1, 0, 0] >= 138


def test_marks_can_be_told_apart_without_colours() -> None:
    """The legend of Monumental Moves, and the tokens of World Monuments."""
    for marks in ("○●✚░▒", "▲●✦■◆★♟", "▲△"):
        dots = [raster.raster([[Segment(mark)]]).tobytes() for mark in marks]
        assert len(set(dots)) == len(marks), marks


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301  (our own bytes)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("way", [copy.deepcopy, pickled])
def test_a_copy_goes_on_exactly_like_the_original(name: str, way: Callable[[Any], Any]) -> None:
    """As `gymnasium.make` gives it, in its wrappers."""
    env = gymnasium.make(name, opponents=["greedy"], reward="points")
    env.reset(seed=4)
    some_steps(env)
    twin = way(env)
    assert some_steps(twin) == some_steps(env)


def some_steps(env: Any) -> list[Any]:
    rng = np.random.default_rng(3)
    seen: list[Any] = []
    mask = env.unwrapped.single.mask
    for _ in range(8):
        now, reward, over, _, info = env.step(int(rng.choice(np.flatnonzero(mask))))
        mask = info["action_mask"]
        seen += [now["observation"].tobytes(), mask.tobytes(), reward, over]
        if over:
            break
    return seen


def test_a_copy_of_many_goes_on_exactly_like_the_original() -> None:
    envs = made_many(3, opponents=["greedy"], seat=None)
    envs.reset(seed=2)
    twin = copy.deepcopy(envs)
    for _ in range(50):
        chosen = envs.batch.sample().copy()
        assert twin.batch.sample().tolist() == chosen.tolist()
        one, other = envs.step(chosen), twin.step(chosen)
        assert one[0]["observation"].tobytes() == other[0]["observation"].tobytes()
        assert one[1].tolist() == other[1].tolist()


def test_many_take_a_list_of_seeds_and_a_mask_of_what_to_reset() -> None:
    """As Gymnasium's own vector environments do."""
    envs = made_many(3)
    seen, _ = envs.reset(seed=[7, 8, 7])
    looks = [row.tobytes() for row in seen["observation"]]
    assert looks[0] == looks[2] != looks[1]
    before, *_ = envs.step(envs.batch.sample())
    after, _ = envs.reset(options={"reset_mask": np.array([False, True, False])}, seed=[None, 8, None])
    assert after["observation"][1].tobytes() == looks[1]
    for i in (0, 2):
        assert after["observation"][i].tobytes() == before["observation"][i].tobytes()
    states = envs.batch.states.copy()
    envs.reset(options={"reset_mask": np.array([True, False, False])})
    assert envs.batch.states[1:].tobytes() == states[1:].tobytes()
    assert envs.batch.states[0].tobytes() != states[0].tobytes()


def test_a_fraction_is_no_action() -> None:
    env = made()
    env.reset(seed=1)
    with pytest.raises(MonumentaError, match=r"an action is the id of one, a whole number, not float 3\.7"):
        env.step(3.7)  # pyright: ignore[reportArgumentType]
    envs = made_many(2)
    envs.reset(seed=1)
    with pytest.raises(MonumentaError, match="not an array of float64"):
        envs.step(np.array([3.7, 1.0]))


def test_who_cannot_play_is_named() -> None:
    with pytest.raises(UnknownBot, match="'wise'"):
        made(opponents=["wise"])
    with pytest.raises(BadOption, match="2 players leave room for 1 opponents, not 2"):
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
        single.spec.rules.rehide(plain_games(twin)[0], env.seat, new_rng(number).tolist())
        single.set_state(twin.tobytes())
        assert single.observe(env.seat).tobytes() == before
        single.set_state(state)
        seen, *_ = env.step(int(rng.choice(np.flatnonzero(single.mask))))
        if single.actor < 0:
            seen, _ = env.reset()
