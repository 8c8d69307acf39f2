"""Golden games: records of every rules version, played again for ever.

`python -m tests.games.monumental.test_golden` writes missing ones; an existing file is never changed.
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

FOLDER = Path(__file__).parents[2] / "golden" / "monumental"
SETTINGS: dict[str, dict[str, Any]] = {
    "rounds-2": {},
    "rounds-3-heroes": {"players": 3, "heroes": True, "renaissance": True, "start_gold": 5},
    "rounds-4-monsters": {"players": 4, "monsters": True, "move_granularity": "one"},
    "rounds-5": {"players": 5, "heroes": True, "monsters": True, "civilizations": "choose", "start_gold": 5},
    "classic-2": {"mode": "classic", "heroes": True, "monsters": True},
    "classic-3-payment": {"mode": "classic", "players": 3, "conquest_model": "payment"},
    "rounds-2-automa": {"automas": 1, "automa_advanced": 2},
    "classic-4-automas": {"mode": "classic", "players": 4, "automas": 3, "automa_advanced": 4, "monsters": True},
}
VERSIONS = ("1", "2", "3")
FILES = sorted(FOLDER.glob("*.jsonl"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_games_play_again(file: Path) -> None:
    result = verify(read_file(file))
    assert result.over
    assert result.moves > 200


def test_every_setting_has_a_golden_game() -> None:
    """Of every version; a file's name begins with the version that its record was played by."""
    assert {file.stem for file in FILES} >= {f"v{version}-{name}" for version in VERSIONS for name in SETTINGS}
    for file in FILES:
        assert file.stem.startswith(f"v{read_file(file).header.rules}-")


@pytest.mark.parametrize("name", ["rounds-2", "rounds-3-heroes", "classic-2"])
@pytest.mark.parametrize("version", VERSIONS)
def test_the_same_is_offered_as_when_they_were_played(version: str, name: str) -> None:
    """Played again by the same luck they come out letter for letter: nothing else is legal, in no other order."""
    assert _play(version, name) == (FOLDER / f"v{version}-{name}.jsonl").read_text("utf-8")


def test_the_golden_games_use_most_of_the_notation() -> None:
    words = {move.do.split()[0] for file in FILES for move in read_file(file).moves}
    assert words >= {
        "city", "buy", "build", "policy", "conquer", "soldier", "warlord", "to", "step", "pick", "use", "hire",
        "advance", "produce", "trade", "pass", "end", "skip", "way", "slot", "draw", "token", "monster", "goods",
        "automa",
    }  # fmt: skip


def _play(version: str, name: str) -> str:
    """Everybody plays at random, but ends a turn or passes only now and then."""
    spec = find("monumental", version)
    game = Game(spec, parse_options(spec, SETTINGS[name]))
    rng = Random(f"v{version}-{name}")
    while not game.over:
        if game.actor == "chance":
            game.roll(rng, t=game.n * 1000)
            continue
        texts = game.legal()
        eager = [text for text in texts if text not in ("pass", "end")]
        game.play(rng.choice(eager if eager and rng.random() < 0.9 else texts), t=game.n * 1000)
    return game.record().write()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for number in VERSIONS:
        for golden in SETTINGS:
            path = FOLDER / f"v{number}-{golden}.jsonl"
            if not path.exists():
                path.write_text(_play(number, golden), "utf-8")
