"""Rules versions: version 1, in which single spaces were named before the first token, goes on as it was."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import pytest

from monumenta.engine.author.state import record
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.record import read_file
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.games.monuments.state import State
from tests.games.monuments.positions import finish, state_of

FOLDER = Path(__file__).parents[2] / "golden" / "monuments"
FIRST = find("monuments", "1")
NEWEST = find("monuments")
WALKS: list[tuple[dict[str, Any], str]] = [
    ({"monument": "taj-mahal"}, "a9bc599a9c18a9a206f83b32b0c63dc4"),
    (
        {"monument": "taj-mahal", "players": 3, "singles_by": "starter", "starter": 2},
        "58fbe79169cae435f6e30b8ff08e9771",
    ),
    ({"monument": "capitol", "players": 4, "starter": 1}, "b7b3941c07b3328167bfd8b049c27514"),
    (
        {"monument": "capitol", "singles_by": "starter", "allow_return_to_start": False},
        "bb537704df792bd7ca1fab7f80bc675d",
    ),
    ({"players": 3, "round3_penalty": False}, "aca18f49ce5db37ce7b899f4cc44e908"),
]
"""Options, and a hash over all states of a game of version 1, made before there was a version 2."""


def first(**options: Any) -> Game:
    return Game(FIRST, parse_options(FIRST, options))


def test_there_are_two_versions() -> None:
    assert (FIRST.version, NEWEST.version) == ("1", "2")
    assert list(NEWEST.earlier) == [FIRST]


@pytest.mark.parametrize(("options", "walk"), WALKS)
def test_version_1_has_the_bytes_it_had(options: dict[str, Any], walk: str) -> None:
    game = first(**options)
    states = blake2b(game.state(), digest_size=16)
    while not game.over:
        actions = game.legal_ids()
        game.play(actions[game.n * 7 % len(actions)])
        states.update(game.state())
    assert states.hexdigest() == walk


def test_versions_share_one_layout() -> None:
    assert FIRST.state is NEWEST.state is State
    assert record(State).itemsize == 280


def test_version_1_names_by_luck_unless_told_otherwise() -> None:
    assert first().settings.singles_by == "chance"
    game = first(monument="taj-mahal", starter=0)
    assert (game.actor, game.legal()) == ("chance", [f"single m{j}" for j in range(6)])


def test_version_1_names_before_the_first_token() -> None:
    game = first(monument="taj-mahal", singles_by="starter", starter=1)
    assert game.actor == 1
    assert sum(map(len, game.view(None).quarry.values())) == 0
    game.play("single m3")
    assert game.turn == 1
    assert game.legal()[0] == "o0 purple"
    for _ in range(12):
        game.roll(Random(game.n))
    assert game.legal()[0].startswith("m0 ")


@pytest.mark.parametrize("singles_by", ["chance", "starter"])
@pytest.mark.parametrize("monument", ["taj-mahal", "capitol"])
def test_a_running_game_of_version_1_is_played_to_its_end(monument: str, singles_by: str) -> None:
    """From a snapshot of every twentieth position, as a server takes a table up again."""
    began = first(monument=monument, singles_by=singles_by, players=3)
    rng = Random(6)
    while not began.over:
        if began.n % 20 == 0:
            game = Game.restore(FIRST, began.settings, began.state(), began.n)
            finish(game, began.n)
            assert game.open_view().round == 3
            assert state_of(game).singles_by == (singles_by == "starter")
        actions = began.legal_ids()
        began.play(rng.choice(actions))


@pytest.mark.parametrize("file", sorted(FOLDER.glob("v1-*.jsonl")), ids=lambda file: file.stem)
def test_records_of_version_1_verify(file: Path) -> None:
    saved = read_file(file)
    assert saved.header.rules == "1"
    assert verify(saved).over
