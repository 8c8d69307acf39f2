"""Tables that began under the first rules go on under them, in a database that the first version of them has written.

`tests/golden/server/rules-v1.sql` is that database as text: it was made by playing at a real server of the last commit
before there was a second version of any rules, which was then killed. Nothing in it may ever be changed.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monumenta.engine.record import GameRecord, read
from monumenta.engine.verify import verify
from tests.server.harness import Person, Server
from tests.server.test_mondo import Seat

GOLDEN = Path(__file__).parents[1] / "golden" / "server"
KEPT: Any = msgspec.json.decode((GOLDEN / "rules-v1.json").read_bytes())
TABLES: dict[str, str] = KEPT["tables"]
IN_TURNS = ["monuments by luck", "monuments by the starter", "moves", "monumental by rounds", "monumental classic"]


@pytest.fixture
def old_server(tmp_path: Path, own_server: Callable[..., Server]) -> Server:
    """A server of today on the database of then."""
    with sqlite3.connect(tmp_path / "games.db") as db:
        db.executescript((GOLDEN / "rules-v1.sql").read_text("utf-8"))
    db.close()
    return own_server()


def known(server: Server, name: str) -> Person:
    """Somebody who comes back with the cookie of then."""
    person = Person(server)
    person.http.cookies.clear()
    person.http.cookies.update(KEPT["cookies"][name])
    assert person.get("/api/me")["name"] == name
    return person


def record_of(person: Person, table: str) -> GameRecord:
    record = read(person.http.get(f"/api/tables/{TABLES[table]}/record").text)
    assert record.header.rules == "1"
    return record


@pytest.mark.parametrize("name", IN_TURNS)
def test_a_running_table_is_played_to_its_end(old_server: Server, name: str) -> None:
    ana = known(old_server, "Ana")
    with ana.page(TABLES[name]) as page:
        moves = page.wait("scene")["moves"]
        assert page.play_on(random.Random(name)) > 0
    record = record_of(ana, name)
    told = [(move["n"], move["do"]) for move in moves if move["do"]]  # what luck did may be hidden until the end
    assert told
    assert told == [(move.n, move.do) for move in record.moves if (move.n, move.do) in told]
    assert verify(record).luck == "verified"


@pytest.mark.parametrize("name", ["monuments finished", "moves finished"])
def test_a_finished_game_is_shown_and_verified(old_server: Server, name: str) -> None:
    ana = known(old_server, "Ana")
    assert verify(record_of(ana, name)).over
    assert ana.get(f"/api/tables/{TABLES[name]}/replay")


def test_single_spaces_are_still_named_before_the_first_token(old_server: Server) -> None:
    """The first rules of World Monuments had luck do it, and before the rim was laid."""
    ana = known(old_server, "Ana")
    with ana.page(TABLES["monuments by luck"]) as page:
        page.wait("scene")
        page.play_on(random.Random(1))
    moves = record_of(ana, "monuments by luck").moves
    singles = [number for number, move in enumerate(moves) if move.do.startswith("single")]
    assert len(singles) == 3
    for number in singles:
        assert moves[number].seat == "chance"
        assert moves[number + 1].do.startswith("o0 ")


def test_a_table_in_real_time_goes_on(old_server: Server) -> None:
    """Under the first rules of Mondo Sapiens a handicap at a table with children does nothing."""
    seats = [Seat(known(old_server, name), TABLES["mondo"]) for name in ("Ana", "Ben")]
    while seats[0].view.phase != "over":  # time went on while nobody looked: the first turn may have ended long ago
        turn, phase = seats[0].view.turn, seats[0].view.phase
        for seat in seats:
            seat.rush("out" if phase == "play" else "ready")
        for seat in seats:
            while (seat.view.turn, seat.view.phase) == (turn, phase):
                seat.hear()
    assert seats[0].view.turn == 3
    record = record_of(seats[0].person, "mondo")
    assert verify(record).luck == "verified"
    rows = {row.key for player in seats[0].view.players for sheet in player.sheets for row in sheet.rows}
    assert rows
    assert "volcanos" not in rows
