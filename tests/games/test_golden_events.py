"""What was told of every golden game: the events of each action, as everybody saw them and as they were tried out.

`python -m tests.games.test_golden_events` writes missing logs; an existing file is never changed. Each line is an
action, with its number, its events, and the events of trying it out where a seat can do that.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monumenta.engine.match.game import Game, parse_options, set_up
from monumenta.engine.match.record import GameRecord, Line, read_file
from monumenta.engine.match.registry import find

FOLDER = Path(__file__).parents[1] / "golden"
LOGS = FOLDER / "events"
RECORDS = sorted(path for path in FOLDER.glob("*/*.jsonl") if path.parent != LOGS)
_encoder = msgspec.json.Encoder()


class Told(msgspec.Struct, omit_defaults=True):
    """What one action told."""

    n: int
    events: list[Any]
    tried: list[Any] | None = None


def log_of(path: Path) -> Path:
    return LOGS / f"{path.parent.name}-{path.stem}.jsonl.gz"


def told(record: GameRecord) -> Iterator[bytes]:
    """The log of a record, a line for each action."""
    game = begin(record)
    for line in record.moves:
        tried = _try(game, line)
        played = game.play(line.do, line.seat, line.t)
        yield _encoder.encode(Told(line.n, played.events, tried))


def begin(record: GameRecord) -> Game:
    spec = find(record.header.game, record.header.rules)
    if record.header.position is not None:
        return set_up(spec, record.header.position, record.header.seats, begun=True)
    return Game(spec, parse_options(spec, record.header.options), record.header.seats)


def _try(game: Game, line: Line) -> list[Any] | None:
    if not isinstance(line.seat, int) or game.spec.realtime:
        return None
    return game.preview(line.seat, [line.do]).events


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_is_told_as_ever(path: Path) -> None:
    lines = gzip.decompress(log_of(path).read_bytes()).splitlines()
    assert list(told(read_file(path))) == lines


def test_every_game_has_a_log_of_what_it_told() -> None:
    assert {log_of(path) for path in RECORDS} == set(LOGS.iterdir())


if __name__ == "__main__":
    LOGS.mkdir(exist_ok=True)
    for record in RECORDS:
        if not log_of(record).exists():
            log_of(record).write_bytes(gzip.compress(b"\n".join(told(read_file(record))), mtime=0))
