"""Every game of ours as a game of OpenSpiel. OpenSpiel has no types, so what comes from it is `Any` here."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.author.traits import traits_of
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import option_infos

from . import parameters
from .observer import Observer, observable
from .position import Position
from .state import State

pyspiel: Any = import_module("pyspiel")

PREFIX: Final = "monumenta_"
UTILITIES: Final = ("win", "points")
"""Of the parameter `utility`: the default first."""


def register(spec: GameSpec) -> None:
    """Have `pyspiel.load_game` know a game; its name there begins with `monumenta_`.

    A class, not a function: OpenSpiel lets go of what it was given after Python has ended, and a function would then be
    freed without an interpreter. A class refers to itself and is not.
    """

    class Loaded(Game):
        def __init__(self, given: dict[str, Any]) -> None:
            super().__init__(spec, given)

    pyspiel.register_game(game_type(spec), Loaded)


def game_type(spec: GameSpec, players: int | None = None, utility: str = "points") -> Any:
    """What OpenSpiel knows of a game before it is loaded, and more exactly for a number of players and a utility."""
    traits = traits_of(spec)
    kinds = pyspiel.GameType
    (seats,) = [option.values for option in option_infos(spec) if option.name == "players"]
    return kinds(
        short_name=PREFIX + spec.name,
        long_name=spec.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if traits.luck else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.PERFECT_INFORMATION
        if traits.perfect
        else kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if _zero_sum(players, utility) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**parameters.defaults(spec), "utility": UTILITIES[0]},
    )


def _zero_sum(players: int | None, utility: str) -> bool:
    return utility == "win" and players is not None and players > 1


class Game(pyspiel.Game):
    """A game with its options; `new_initial_state` begins one."""

    def __init__(self, spec: GameSpec, given: dict[str, Any]) -> None:
        chosen = dict(given)
        utility: str = chosen.pop("utility", UTILITIES[0])
        if utility not in UTILITIES:
            raise BadOption(f"utility cannot be {utility}; it is one of: {', '.join(UTILITIES)}")
        options = parameters.options(spec, chosen)
        traits = traits_of(spec)
        players = spec.players(options)
        most = 1.0 if utility == "win" else float(traits.most_points)
        info = pyspiel.GameInfo(
            num_distinct_actions=spec.actions,
            max_chance_outcomes=spec.actions if traits.luck else 0,
            num_players=players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if _zero_sum(players, utility) else None,
            max_game_length=traits.longest(options),
        )
        pyspiel.Game.__init__(self, game_type(spec, players, utility), info, given)
        self.spec = spec
        self.utility = utility
        # OpenSpiel loads a game again whenever it reads a state, and to look at the disk is slow
        if compiled.in_use(spec) is None and compiled.cached(spec):
            compiled.use_or_plain(spec)
        self.root = Position.start(spec, options)

    def new_initial_state(self) -> State:
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """An observer of what one seat knows: now, or with perfect recall all that it has seen. Of other kinds there is
        none, which OpenSpiel's own tools expect to be told by None."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.spec.features, kind, params) if observable(kind) else None
