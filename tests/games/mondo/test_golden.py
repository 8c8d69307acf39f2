"""Golden games: records of every rules version, played again for ever.

`python -m tests.games.mondo.test_golden` writes missing ones; an existing file is never changed.
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

FOLDER = Path(__file__).parents[2] / "golden" / "mondo"
SETTINGS: dict[str, dict[str, Any]] = {
    "v1-quick-start-3": {"level": "quick-start", "players": 3, "board_2": 2, "board_3": 4, "clock": "5:00"},
    "v1-expert-4": {"level": "expert", "players": 4, "board_1": 3, "board_2": 2, "hidden_time": True, "clock": "6:00"},
    "v1-solo": {"level": "solo", "players": 1, "difficulty": "hard", "solo_ignore_untouched_border_streets": True},
    "v1-handicap": {"level": "advanced", "handicap": "2", "handicap_inactive": True, "chips_of_two": "4,3"},
    "v1-children": {"children": True, "players": 2},
    "v1-children-handicap": {"children": True, "players": 3, "handicap": "1+3", "handicap_inactive": True},
    "v2-children-handicap": {"children": True, "players": 3, "handicap": "1+3", "handicap_inactive": True},
    "v2-children": {"children": True, "players": 2},
    "v2-quick-start-2": {"level": "quick-start", "players": 2, "board_2": 4, "clock": "5:00"},
}
"""By the name of the file, which begins with the rules version."""
FILES = sorted(FOLDER.glob("*.jsonl"))
TRIES = 60
"""How many places the golden players look at before they put a tile somewhere."""


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_games_play_again(file: Path) -> None:
    result = verify(read_file(file))
    assert result.over
    assert read_file(file).header.rules == _version(file.stem)
    assert result.luck == "verified"
    assert result.draws == (4 if "solo" in file.stem else 12)


def test_every_setting_has_a_golden_game() -> None:
    assert {file.stem for file in FILES} >= set(SETTINGS)


def _choose(game: Game, seat: int, rng: Random) -> int:
    """Rather take and place than turn tiles over, so that boards fill up and all rows of the sheet come about."""
    legal = game.legal(seat)
    busy = [do for do in legal if not do.startswith(("turn", "out", "back"))]
    if busy and rng.random() < 0.97:
        puts = [do for do in busy if do.startswith("put")]
        return game.spec.parse(None, _best(game, seat, puts, rng) if puts else rng.choice(busy))
    return game.spec.parse(None, rng.choice(legal))


def _best(game: Game, seat: int, puts: list[str], rng: Random) -> str:
    """The one of some places with fewest misconnections."""

    def mistakes(do: str) -> int:
        trial = Game.restore(game.spec, game.settings, game.state(), game.n)
        return len(trial.play(do, seat, trial.now).events[0].wrong)

    return min(rng.sample(puts, min(len(puts), TRIES)), key=mistakes)


def _version(name: str) -> str:
    return name.split("-", maxsplit=1)[0].removeprefix("v")


def _play(name: str) -> str:
    """A game of careful players at the default pace, with luck that can be verified."""
    spec = find("mondo", _version(name))
    options = parse_options(spec, SETTINGS[name])
    rng = Random(name)
    nonces = [rng.randbytes(16).hex() for _ in range(spec.players(options))]
    seats = [Player(f"Seat {i + 1}", nonce=nonce) for i, nonce in enumerate(nonces)]
    secret = rng.randbytes(32)
    luck = Luck(secret, nonces)
    game = Game(spec, options, seats)
    while not game.over:
        due = game.due()
        if due is None:
            game.roll(luck, t=game.now)
            continue
        mover, t = due
        game.advance(t)
        action = _choose(game, mover, rng) if isinstance(mover, int) else game.legal_ids(mover)[0]
        game.play(action, mover, t=t)
    return game.record(secret).write()


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for golden in SETTINGS:
        path = FOLDER / f"{golden}.jsonl"
        if not path.exists():
            path.write_text(_play(golden), "utf-8")
