"""A slow, plain second implementation of Monumental, written from the rulebook, the dossier and the ledger.

The whole game is one generator: it yields a question to a seat or a draw of luck, and goes on with the answer. Nothing
here is taken from the rules of the program; `tests/games/referees.py` plays both beside each other.
"""

from __future__ import annotations

from typing import Any, Final

from tests.games.monumental import referee_events as events, referee_points as points
from tests.games.monumental.referee_rounds import whole_game
from tests.games.monumental.referee_table import Ask, Luck, Table

FIXED_TEXTS: Final = True
"""An action's text depends on its number and the map alone."""
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    "two": {},
    "two classic": {"mode": "classic"},
    "three": {"players": 3, "civilizations": "choose", "start_gold": 5},
    "four": {"players": 4, "starter": 3, "science_advance_cost": 1, "outpost_cost": 1},
    "five": {"players": 5, "start_gold": 4, "last_round_test": "during"},
    "renaissance": {"renaissance": True, "wonder_scoring": "card", "start_gold": 3, "starter": 1},
    "three classic": {"players": 3, "mode": "classic", "outpost_cost": 2, "start_gold": 1, "starter": 2},
    "heroes": {"heroes": True, "start_gold": 5},
    "heroes classic": {"heroes": True, "mode": "classic", "start_gold": 5, "players": 3},
    "monsters": {"monsters": True, "players": 3, "science_advance_cost": 2},
    "monsters classic": {"monsters": True, "mode": "classic", "starter": 0},
    "payment": {"conquest_model": "payment", "warlord_strength": 1, "outpost_cost": 3},
    "weak warlord": {"warlord_strength": 1, "start_gold": 0, "science_advance_cost": 4},
    "one at a time": {"move_granularity": "one", "science_advance_cost": 5, "start_gold": 5},
    "everything": {"players": 4, "heroes": True, "monsters": True, "renaissance": True, "start_gold": 5},
    "five of everything": {"players": 5, "heroes": True, "monsters": True, "starter": 4, "mode": "classic"},
    "automa": {"automas": 1},
    "automas": {"players": 3, "automas": 2, "automa_advanced": 2},
    "automa classic": {"automas": 1, "mode": "classic", "automa_advanced": 4},
    "four automas": {"players": 5, "automas": 4, "automa_advanced": 1, "starter": 0},
    "automas of everything": {
        "players": 4,
        "automas": 3,
        "automa_advanced": 3,
        "heroes": True,
        "monsters": True,
        "renaissance": True,
        "civilizations": "choose",
    },
}
"""Options that, together, take every value that an option has."""


class Referee:
    """What the comparer asks: who acts, what is legal, luck's odds, what happened, the points."""

    def __init__(self, options: dict[str, Any], version: str = "3") -> None:
        self.table = Table(options, version)
        self._game = whole_game(self.table)
        self._now: Ask | Luck | None = next(self._game)

    def actor(self) -> int | str:
        if self._now is None:
            return "over"
        return "chance" if isinstance(self._now, Luck) else self._now.seat

    def asked(self) -> str:
        return "nothing" if self._now is None else self._now.asked

    def legal(self, seat: Any) -> set[str]:
        if isinstance(self._now, Luck):
            return set(self._now.odds) if seat == "chance" else set()
        if self._now is not None and self._now.seat == seat:
            return set(self._now.texts)
        return set()

    def odds(self) -> dict[str, int]:
        assert isinstance(self._now, Luck), "luck does not act now"
        return dict(self._now.odds)

    def play(self, seat: Any, text: str, t: int) -> list[dict[str, Any]]:
        del seat, t
        question = self._now
        assert question is not None, "the game is over"
        before = events.Snapshot(self.table)
        did = events.did(self.table, question, text)
        self.table.log.clear()
        self.table.raids.clear()
        for realm in self.table.realms:
            realm.news.clear()
        try:
            self._now = self._game.send(text)
        except StopIteration:
            self._now = None
        return [did, *events.changes(self.table, before)]

    def scores(self) -> list[int]:
        return points.scores(self.table)

    def winners(self) -> list[int]:
        return points.winners(self.table) if self._now is None else []
