"""Observations are what docs/research.md says, within their bounds, and tell a seat nothing that it cannot know."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.observation import length, offset
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from tools.observations import tables

DOCS = Path(__file__).parents[2] / "docs" / "research.md"
GAMES = ["monumental", "mondo", "monuments", "moves"]
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "monumental": [{"players": 3, "heroes": True, "monsters": True, "automas": 1}, {"players": 4}, {"players": 5}],
    "mondo": [{"players": 3, "level": "expert", "hidden_time": True}],
    "monuments": [{"players": 3}, {"monument": "taj-mahal", "singles_by": "starter"}],
    "moves": [{}, {"voluntary_pass": True, "games": 1}],
}
EVERY = {"monumental": 20, "mondo": 37, "monuments": 7, "moves": 5}
"""Of so many positions of a game one is looked at."""


def observe(spec: GameSpec, state: bytes, seat: int) -> bytes:
    seen = np.full(spec.features, np.nan, np.float32)
    spec.rules.features(plain_state(record(spec.state), state), seat, seen.data)
    return seen.tobytes()


def positions(spec: GameSpec, options: dict[str, Any], every: int) -> list[Game]:
    """Positions of one random game, from its beginning to its end."""
    rng = random.Random(5)
    game = Game.new(spec.name, **options)
    found = [game.copy()]
    n = 0
    while not game.over:
        due = game.due()
        if due is not None:
            game.advance(due[1])
        if game.actor == "chance":
            game.roll(rng, t=game.now)
        else:
            seat = due[0] if due is not None else None
            game.play(rng.choice(game.legal_ids(seat)), seat, t=game.now)
        n += 1
        if n % every == 0 or game.over:
            found.append(game.copy())
    return found


@pytest.fixture(scope="module", params=GAMES)
def walked(request: pytest.FixtureRequest) -> tuple[GameSpec, list[Game]]:
    spec = find(request.param)
    return spec, [game for options in OPTIONS[spec.name] for game in positions(spec, options, EVERY[spec.name])]


def test_every_number_is_written_and_within_its_bounds(walked: tuple[GameSpec, list[Game]]) -> None:
    spec, games = walked
    assert length(spec.observation) == spec.features
    most = np.zeros(spec.features, np.float32)
    for game in games:
        for seat in range(len(game.players)):
            seen = np.frombuffer(observe(spec, game.state(), seat), np.float32)
            assert np.isfinite(seen).all()
            for part in spec.observation:
                at = offset(spec.observation, part.name)
                numbers = seen[at : at + part.size]
                assert numbers.min() >= part.low, part
                assert numbers.max() <= part.high, part
            most = np.maximum(most, np.abs(seen))
    silent = [
        part.name for part in spec.observation if not most[offset(spec.observation, part.name) :][: part.size].any()
    ]
    assert set(silent) <= SILENT.get(spec.name, set())


SILENT = {
    "mondo": {"time left"},  # hidden here
    "monuments": {"to name"},  # over in a moment
    "monumental": {"explorers", "next card", "fresh", "target", "conquest", "project", "monsters", "hero", "end"},
}
"""Parts that may stay 0 throughout these games."""


def test_what_a_seat_cannot_know_changes_no_byte_of_what_it_sees(walked: tuple[GameSpec, list[Game]]) -> None:
    spec, games = walked
    hidden = 0
    for number, game in enumerate(games):
        for seat in range(len(game.players)):
            state = plain_state(record(spec.state), game.state())
            spec.rules.rehide(state, seat, new_rng(number).tolist())
            assert observe(spec, state.tobytes(), seat) == observe(spec, game.state(), seat)
            assert observe(spec, game.concealed(seat).state, seat) == observe(spec, game.state(), seat)
            hidden += state.tobytes() != game.state()
    assert hidden > 0 or spec.name == "moves"


def test_seats_see_different_things(walked: tuple[GameSpec, list[Game]]) -> None:
    spec, games = walked
    middle = games[len(games) // 2]
    assert len({observe(spec, middle.state(), seat) for seat in range(len(middle.players))}) == len(middle.players)


def test_the_page_for_researchers_has_these_tables() -> None:
    assert tables() in DOCS.read_text("utf-8"), "write them again: python -m tools.observations"
