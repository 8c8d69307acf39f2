"""Golden games: records of every rules version, played again for ever.

`python -m tests.games.monuments.test_golden` writes missing ones; an existing file is never changed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.luck import Luck
from monumenta.engine.match.record import Player, read_file
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.search.decide import choose_id

FOLDER = Path(__file__).parents[2] / "golden" / "monuments"
SETTINGS: dict[str, dict[str, Any]] = {
    "v1-notre-dame-2": {"monument": "notre-dame", "players": 2},
    "v1-st-peters-3": {"monument": "st-peters", "players": 3, "starter": 1},
    "v1-capitol-4": {"monument": "capitol", "players": 4, "singles_by": "starter", "show_holdings": True},
    "v1-taj-mahal-2": {"monument": "taj-mahal", "players": 2, "allow_return_to_start": False, "round3_penalty": False},
    "v2-taj-mahal-3": {"monument": "taj-mahal", "players": 3},
    "v2-capitol-2": {"monument": "capitol", "players": 2, "starter": 0, "round3_penalty": False},
    "v2-taj-mahal-4": {"monument": "taj-mahal", "players": 4, "singles_by": "chance", "allow_return_to_start": False},
    "v2-capitol-3": {"monument": "capitol", "players": 3, "singles_by": "chance", "show_holdings": True},
    "v2-notre-dame-4": {"monument": "notre-dame", "players": 4},
}
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_games_play_again(file: Path) -> None:
    result = verify(read_file(file))
    assert result.over
    assert result.luck == "verified"
    assert result.draws > 60


def test_a_golden_game_is_called_after_its_version() -> None:
    rules = [(file.name[1], read_file(file).header.rules) for file in FILES]
    assert {name for name, _ in rules} == {"1", "2"}
    assert all(name == rule for name, rule in rules)


def test_every_setting_has_a_golden_game() -> None:
    assert {file.stem for file in FILES} >= set(SETTINGS)


def _play(name: str) -> str:
    """A game between greedy and random, with luck that can be verified."""
    spec = find("monuments", name.partition("-")[0].removeprefix("v"))
    options = parse_options(spec, SETTINGS[name])
    rng = Random(name)
    nonces = [rng.randbytes(16).hex() for _ in range(spec.players(options))]
    seats = [Player(f"Seat {i + 1}", nonce=nonce) for i, nonce in enumerate(nonces)]
    secret = rng.randbytes(32)
    luck = Luck(secret, nonces)
    game = Game(spec, options, seats)
    while not game.over:
        actor = game.actor
        if isinstance(actor, int):
            bot = "greedy" if actor % 2 else "random"
            game.play(choose_id(game.concealed(actor), bot, rng.getrandbits(60)), t=game.n * 1000)
        else:
            game.roll(luck, t=game.n * 1000)
    return game.record(secret).write()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in SETTINGS:
        path = FOLDER / f"{golden}.jsonl"
        if not path.exists():
            path.write_text(_play(golden), "utf-8")
