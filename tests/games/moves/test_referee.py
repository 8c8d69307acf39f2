"""Two engines, one game: the program against sets of squares, action by action."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest

from monumenta.games.moves.game import Options
from tests.games.moves.positions import new
from tests.games.moves.referee import SETTINGS, Referee

GAMES = 20


def compare(rng: Random, options: dict[str, Any], kind: type[Referee] = Referee) -> Counter[str]:
    """Play a random match with both; returns how often each kind of event happened."""
    game = new(**options)
    referee = kind(msgspec.to_builtins(game.settings))
    seen: Counter[str] = Counter()
    while not game.over:
        seat = game.actor
        assert isinstance(seat, int)
        assert referee.actor() == seat
        legal = game.legal()
        assert referee.legal(seat) == set(legal)
        assert referee.legal(1 - seat) == set(game.legal(1 - seat)) == set()
        events = msgspec.to_builtins(game.play(do := rng.choice(legal)).events)
        assert referee.play(seat, do, game.n) == events
        assert referee.scores() == game.scores
        seen.update(event["kind"] for event in events)
    assert referee.actor() == "over"
    assert referee.winners() == game.winners
    return seen


@pytest.mark.parametrize("name", SETTINGS)
def test_the_referee_agrees(name: str) -> None:
    """On what may be done, what happened and how it stands, in games in which much happens."""
    rng = Random(name)
    seen: Counter[str] = Counter()
    for _ in range(GAMES):
        seen += compare(rng, SETTINGS[name])
    games = SETTINGS[name].get("games", 2)
    assert seen["over"] == GAMES
    assert seen["game_over"] == seen["people"] == GAMES * games
    assert seen["placed"] > 400
    assert seen["claimed"] > 40
    assert seen["captured"] > 4
    assert seen["skipped"] > 0
    assert (seen["passed"] > 0) == ("voluntary_pass" in SETTINGS[name])


def test_every_value_of_every_option_is_compared() -> None:
    for name, schema in msgspec.json.schema(Options)["$defs"]["Options"]["properties"].items():
        values = schema.get("enum") or [False, True]
        assert {SETTINGS[key].get(name, schema["default"]) for key in SETTINGS} == set(values), name


class Careless(Referee):
    """Takes no space of a single square."""

    def judge(self, me: int, region: set[tuple[int, int]], *, captures: bool) -> None:
        if len(region) > 1:
            super().judge(me, region, captures=captures)


class Forgetful(Referee):
    """Forgets to tell of claims."""

    def build(self, place: Any) -> list[dict[str, Any]]:
        return [event for event in super().build(place) if event["kind"] != "claimed"]


class Generous(Referee):
    """Counts one square less."""

    def scores(self) -> list[int]:
        return [n + 1 for n in super().scores()]


@pytest.mark.parametrize("wrong", [Careless, Forgetful, Generous])
def test_a_planted_difference_is_noticed(wrong: type[Referee]) -> None:
    def all_games() -> None:
        rng = Random(1)
        for _ in range(GAMES):
            compare(rng, {}, wrong)

    with pytest.raises(AssertionError):
        all_games()
