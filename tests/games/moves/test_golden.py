"""Golden games: records of every rules version, played again for ever.

`python -m tests.games.moves.test_golden` writes missing ones; an existing file is never changed.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.record import read_file
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.games.moves.actions import PASS

FOLDER = Path(__file__).parents[2] / "golden" / "moves"
SETTINGS: dict[str, dict[str, Any]] = {
    "v1-match": {},
    "v1-single": {"games": 1},
    "v1-no-open-city": {"open_city": "none", "pocket_capture": True},
    "v1-pockets-never": {"first_pocket": "never"},
    "v1-passing": {"voluntary_pass": True},
    "v1-lehmann-woods": {"opening": "lehmann-woods"},
}
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_games_play_again(file: Path) -> None:
    result = verify(read_file(file))
    assert result.over
    assert result.moves > 20


def test_a_golden_game_has_passes() -> None:
    assert any(move.do == "pass" for move in read_file(FOLDER / "v1-passing.jsonl").moves)


def test_every_setting_has_a_golden_game() -> None:
    assert {file.stem for file in FILES} >= set(SETTINGS)


def _play(name: str) -> str:
    """Light plays at random; Dark, too, but large pieces first. Where passing is allowed it happens now and then."""
    spec = find("moves", "1")
    game = Game(spec, parse_options(spec, SETTINGS[name]))
    rng = Random(name)
    while not game.over:
        ids = [action for action in game.legal_ids() if action != PASS or rng.random() < 0.1]
        passing = PASS in ids and rng.random() < 0.5
        some = [PASS] if passing else ids[-200:] if game.actor == 1 else ids
        game.play(rng.choice(some or [PASS]), t=game.n * 1000)
    return game.record().write()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in SETTINGS:
        path = FOLDER / f"{golden}.jsonl"
        if not path.exists():
            path.write_text(_play(golden), "utf-8")
