"""The games as games of OpenSpiel: its own tests pass, its own bots play, and nothing leaks."""

from __future__ import annotations

import pickle
import subprocess
import sys
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from monumenta.engine.author.contract import BadOption, GameSpec, IllegalAction
from monumenta.engine.author.traits import traits_of
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find, games
from monumenta.rl.openspiel import PREFIX
from monumenta.rl.openspiel.parameters import defaults, options, spell
from monumenta.rl.openspiel.position import Position

pyspiel: Any = import_module("pyspiel")
mcts: Any = import_module("open_spiel.python.algorithms.mcts")
ismcts: Any = import_module("open_spiel.python.algorithms.ismcts")
generate_playthrough: Any = import_module("open_spiel.python.algorithms.generate_playthrough")
make_observation: Any = import_module("open_spiel.python.observation").make_observation

FOUR = ("moves", "monuments", "mondo", "monumental")
HIDDEN = ("monuments(players=3)", "mondo", "monumental(players=3)")


def load(game: str) -> Any:
    """A game of ours in OpenSpiel, with its rules compiled: other tests need them anyway."""
    compiled.use(find(game.split("(", maxsplit=1)[0]))
    return pyspiel.load_game(PREFIX + game)


def walk(game: str, seed: int) -> Any:
    """The same state before every action of a random game, and once more when it is over."""
    rng = Random(seed)
    state = load(game).new_initial_state()
    while not state.is_terminal():
        yield state
        outcomes = state.chance_outcomes() if state.is_chance_node() else [(one, 1.0) for one in state.legal_actions()]
        actions, odds = zip(*outcomes, strict=True)
        state.apply_action(rng.choices(actions, odds)[0])
    yield state


def test_every_game_is_there() -> None:
    assert {PREFIX + spec.name for spec in games()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    "game",
    [
        "moves(games=1)",
        "moves(voluntary_pass=True,opening=lehmann-woods,utility=points)",
        "monuments",
        "monuments(players=4,starter='3',singles_by=starter,utility=points)",
        "mondo",
        "mondo(players=1,level=solo)",
        "monumental",
        "monumental(players=3,automas=1)",
    ],
)
def test_openspiels_own_test_passes(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", FOUR)
def test_options_are_parameters(name: str) -> None:
    spec = find(name)
    assert pyspiel.load_game(PREFIX + name).get_parameters().keys() == {*defaults(spec), "utility"}
    assert options(spec, defaults(spec)) == parse_options(spec, {})


def test_texts_that_look_like_numbers_are_quoted_and_commas_are_slashes() -> None:
    assert [spell(value) for value in ("4,2", 0, "1+2", "7:00", "none")] == ["'4/2'", "'0'", "'1+2'", "7:00", "none"]
    game = load("mondo(chips_of_two='4/3',handicap='1+2',level=expert)")
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    given = game.get_parameters()
    del given["utility"]
    chosen = options(find("mondo"), given)
    assert (chosen.chips_of_two, chosen.handicap, chosen.level) == ("4,3", "1+2", "expert")


def test_a_wrong_value_is_told_the_right_ones() -> None:
    with pytest.raises(BadOption, match="games cannot be 3; it is one of: 2, 1"):
        pyspiel.load_game(PREFIX + "moves(games=3)")
    with pytest.raises(BadOption, match="utility cannot be fun"):
        pyspiel.load_game(PREFIX + "moves(utility=fun)")
    with pytest.raises(BadOption, match="choose another clock"):
        pyspiel.load_game(PREFIX + "mondo(clock=none)")


@pytest.mark.parametrize("game", ["moves(games=1)", "monuments", "mondo", "monumental"])
def test_it_is_the_same_game(game: str) -> None:
    """The actions that OpenSpiel applied, played by `Game`, lead to the same state and points."""
    *_, last = walk(f"{game[:-1]},utility=points)" if game.endswith(")") else f"{game}(utility=points)", 3)
    ours = Game.new(game.split("(", maxsplit=1)[0], **({"games": 1} if "games" in game else {}))
    for action in last.history():
        while True:
            due = ours.due()
            seat, t = due if due is not None else (None, ours.now)
            ours.advance(t)
            if seat != "clock":
                break
            ours.play(ours.legal_ids("clock")[0], "clock", t=t)
        ours.play(action, seat, t=ours.now)
    assert ours.over
    assert ours.state() == last.position.state()
    assert [float(points) for points in ours.scores] == last.returns()


@pytest.mark.parametrize("game", [*HIDDEN, "moves(games=1)"])
def test_what_a_player_cannot_know_changes_no_byte_of_what_it_is_told(game: str) -> None:
    rng = Random(5)
    changed = 0
    for state in walk(game, 5):
        if state.is_chance_node() or rng.randrange(6):
            continue
        for player in range(state.num_players()):
            other = state.resample_from_infostate(player, rng.random)
            changed += other.position.state() != state.position.state()
            assert told(other, player) == told(state, player)
            assert other.current_player() == state.current_player()
            assert other.is_terminal() or other.legal_actions()
            assert not other.history(), "the true history would tell what the player cannot know"
    assert bool(changed) != traits_of(find(game.split("(", maxsplit=1)[0])).perfect


@pytest.mark.parametrize("game", HIDDEN[:2])  # in Monumental something is hidden too seldom
def test_what_is_remembered_depends_on_what_was_seen_alone(game: str) -> None:
    """Two worlds that look the same to a player, before and after its action, are one in its memory."""
    rng = Random(8)
    alike = 0
    for state in walk(game, 8):
        player = state.current_player()
        if player < 0 or rng.randrange(6):
            continue
        action = rng.choice(state.legal_actions())
        one, two = state.child(action), state.resample_from_infostate(player, rng.random).child(action)
        if one.position.concealed(player).state == two.position.concealed(player).state:
            alike += one.position.state() != two.position.state()
            assert one.information_state_string(player) == two.information_state_string(player)
            assert one.information_state_tensor(player) == two.information_state_tensor(player)
    assert alike, "no two worlds were looked at"


def told(state: Any, player: int) -> tuple[Any, ...]:
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.legal_actions(player) if state.current_player() == player else None,
    )


def test_own_actions_are_remembered_and_others_only_by_what_they_change() -> None:
    """Two ways to the same view are two information states; what happens out of sight is none."""
    before = Position.start(find("moves"), parse_options(find("moves"), {}))
    one, two = (before.after(action) for action in before.legal()[:2])
    assert one.memories != two.memories
    assert one.memories[0] != before.memories[0]
    state = load("mondo").new_initial_state()
    dealt = state.child(state.chance_outcomes()[0][0])
    other = state.child(state.chance_outcomes()[1][0])
    assert dealt.position.state() != other.position.state()
    assert dealt.information_state_string(0) == other.information_state_string(0)


@pytest.mark.parametrize("game", ["monuments", "mondo"])
def test_a_state_comes_back_from_text_and_from_pickle(game: str) -> None:
    states = walk(game, 2)
    state = next(one for n, one in enumerate(states) if n == 90)
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for copy in (again, pickle.loads(pickle.dumps(state)), state.clone()):  # noqa: S301  (our own bytes)
        assert copy.history() == state.history()
        assert copy.position.state() == state.position.state()
        assert told(copy, 0) == told(state, 0)
    twin = state.clone()
    before = state.position.state()
    twin.apply_action(twin.legal_actions()[0])
    assert state.position.state() == before


def test_an_action_that_is_not_legal_is_refused_with_its_rule() -> None:
    state = load("moves").new_initial_state()
    wrong = next(action for action in range(find("moves").actions) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match="rule"):
        state.apply_action(wrong)
    with pytest.raises(ValueError, match="action ids run from 0"):
        state.apply_action(1_000_000)
    assert state.history() == [], "a refused action changed the state"


def test_without_a_compiler_it_is_the_same_only_slower(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, fast = walk("monuments", 7)

    def none(_: GameSpec) -> None:
        """This process has no compiled rules."""

    monkeypatch.setattr("monumenta.engine.compile.compiled.in_use", none)
    *_, slow = walk("monuments", 7)
    assert slow.history() == fast.history()
    assert slow.position.state() == fast.position.state()
    assert told(slow, 1) == told(fast, 1)


def shortly(tensor: Any, name: str) -> list[str]:
    return [f"{name}: {tensor.sum()}"]


@pytest.mark.parametrize("game", ["moves(games=1)", "monuments", "mondo(clock=5:00)", "monumental"])
def test_openspiels_playthrough_is_generated(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It asks for every kind of observation, and is told by None which there are not. Thousands of numbers are not
    written out at every state: that takes OpenSpiel minutes."""
    if find(game.partition("(")[0]).features > 1000:
        monkeypatch.setattr(generate_playthrough, "_format_tensor", shortly)
    text = generate_playthrough.playthrough(f"monumenta_{game}", None, seed=1)
    assert "IsTerminal() = True" in text
    assert "ObservationTensor(0)" in text
    assert "InformationStateString(1)" in text
    assert "PublicObservationString" not in text


def test_what_can_be_observed_and_what_cannot() -> None:
    game = load("monuments")
    kind, private = pyspiel.IIGObservationType, pyspiel.PrivateInfoType
    assert make_observation(game).tensor.size == find("monuments").features
    assert make_observation(game, kind(perfect_recall=True)).tensor.size == find("monuments").features + 64
    for public_info in (True, False):
        for whose in private.NONE, private.SINGLE_PLAYER, private.ALL_PLAYERS:
            observed = make_observation(game, kind(public_info, False, whose))
            assert (observed is not None) == (public_info and whose == private.SINGLE_PLAYER)


def test_a_shared_victory_is_shared_and_all_sums_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    *_, last = walk("monuments(players=3)", 1)
    for winners, returns in (([0], [1.0, -0.5, -0.5]), ([0, 2], [0.25, -0.5, 0.25]), ([0, 1, 2], [0.0, 0.0, 0.0])):
        monkeypatch.setattr(Position, "winners", partial(list[int], winners))
        assert last.returns() == returns


@pytest.mark.parametrize("name", FOUR)
def test_what_is_said_of_a_game_before_it_begins_is_so(name: str) -> None:
    """Luck only where it was announced, and no game longer than announced; what is seen is tested above."""
    spec = find(name)
    *_, last = walk(name, 11)
    luck = sum(pair.player == pyspiel.PlayerId.CHANCE for pair in last.full_history())
    assert bool(luck) == traits_of(spec).luck
    assert len(last.history()) - luck <= last.get_game().max_game_length()
    assert all(abs(points) < traits_of(spec).most_points for points in last.position.points())


def rollouts(seed: int) -> Any:
    return mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed), max_length=5)


def play(state: Any, bots: list[Any]) -> Any:
    rng = Random(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    return state


@pytest.mark.parametrize("game", ["moves(games=1)", "monuments", "mondo(clock=5:00)", "monumental"])
def test_openspiels_tree_search_plays_whole_games(game: str) -> None:
    loaded = load(game)
    bots = [mcts.MCTSBot(loaded, 2.0, 2, rollouts(i), random_state=np.random.RandomState(i)) for i in range(2)]
    assert play(loaded.new_initial_state(), bots).returns()


@pytest.mark.parametrize("game", ["monuments(players=3)", "mondo(clock=5:00)", "monumental"])
def test_openspiels_search_of_information_sets_plays_whole_games(game: str) -> None:
    loaded = load(game)
    bots = [
        ismcts.ISMCTSBot(loaded, rollouts(i), 2.0, 2, random_state=np.random.RandomState(i))
        for i in range(loaded.num_players())
    ]
    assert play(loaded.new_initial_state(), bots).returns()


def test_search_in_c_plays_too() -> None:
    """By `step_with_policy`: its `step` lets go of Python's lock and so ends the program with every game in Python."""
    game = load("moves(games=1)")
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 3, 100, False, 1, False)
    state = game.new_initial_state()
    while not state.is_terminal():
        state.apply_action(bot.step_with_policy(state)[1])
    assert sum(state.returns()) == 0.0


def test_a_program_that_loaded_a_game_ends_in_peace() -> None:
    code = "import pyspiel, monumenta.rl.openspiel; print(pyspiel.load_game('monumenta_moves').num_players())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "2\n"), done.stderr
