"""A state of an OpenSpiel game: a thin cover of a position, since OpenSpiel changes states and copies them often."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from importlib import import_module
from typing import Any

import msgspec

from monumenta.engine.author.contract import CHANCE, OVER, IllegalAction
from monumenta.engine.match.concealed import Opened

from .position import Position

pyspiel: Any = import_module("pyspiel")

SEED_BITS = 62


class State(pyspiel.State):
    """Its only attribute is the position: OpenSpiel copies and pickles all attributes whenever it copies a state."""

    def __init__(self, game: Any) -> None:
        pyspiel.State.__init__(self, game)
        self.position: Position = game.root

    # --- whose turn, and what is possible -------------------------------------------------------------

    def current_player(self) -> int:
        who = self.position.who
        if who == OVER:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if who == CHANCE else who

    def is_terminal(self) -> bool:
        return self.position.who == OVER

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002  (OpenSpiel asks only for whose turn it is)
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return list(zip(self.position.legal(), self.position.odds(), strict=True))

    def _apply_action(self, action: int) -> None:
        legal = self.position.legal()
        at = bisect_left(legal, action)
        if at == len(legal) or legal[at] != action:
            self._refuse(action)
        self.position = self.position.after(action)

    def _refuse(self, action: int) -> None:
        """Compiled rules trust what they are given and would write beyond the state."""
        position = self.position
        spec = position.spec
        if position.who == OVER or not 0 <= action < spec.actions:
            raise ValueError(f"{action} is no action here; action ids run from 0 to {spec.actions - 1}")
        why = spec.why_not(position.plain, position.who, action)
        raise IllegalAction(spec.write(position.plain, action), why)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002  (texts are the same for all)
        return self.position.spec.write(self.position.plain, action)

    # --- the end --------------------------------------------------------------------------------------

    def returns(self) -> list[float]:
        """Nothing until the end. Then points, or by who has won: 1 for a sole winner, and all sum to 0."""
        seats = self.position.seats
        if not self.is_terminal():
            return [0.0] * seats
        if self.get_game().utility == "points":
            return [float(points) for points in self.position.points()]
        winners = self.position.winners()
        if seats == 1:
            return [1.0 if winners else -1.0]
        share = seats / len(winners)
        return [((share if seat in winners else 0.0) - 1.0) / (seats - 1) for seat in range(seats)]

    # --- for people, and for searches -----------------------------------------------------------------

    def __str__(self) -> str:
        """The whole truth, as a replay shows it."""
        position = self.position
        view = position.spec.view(Opened(position.spec, position.state()))
        return f"{position.who} {msgspec.json.encode(view).decode()}"

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State:
        """A state that may be the true one as far as the player's view tells. Its history is empty: the true one would
        tell what the player cannot know."""
        state = self.get_game().new_initial_state()
        state.position = self.position.imagined(player, int(sampler() * (1 << SEED_BITS)))
        return state
