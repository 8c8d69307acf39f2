"""Tables that began under earlier rules go on under them, in a database that a server of that time has written.

`tests/golden/server/rules-v1.sql` is that database as text: it was made by playing at a real server of the last commit
before there was a second version of any rules, which was then killed; `rules-v2.sql` likewise, before there was a third
one of Monumental. Nothing in them may ever be changed.
"""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from monumenta.engine.match.record import GameRecord, read
from monumenta.engine.match.verify import verify
from tests.server.harness import Person, Server
from tests.server.test_mondo import Seat

GOLDEN = Path(__file__).parents[1] / "golden" / "server"
KEPT: dict[str, Any] = {
    version: msgspec.json.decode((GOLDEN / f"rules-v{version}.json").read_bytes()) for version in ("1", "2")
}
TABLES: dict[str, str] = KEPT["1"]["tables"]
TABLES_2: dict[str, str] = KEPT["2"]["tables"]
IN_TURNS = ["monuments by luck", "monuments by the starter", "moves", "monumental by rounds", "monumental classic"]


@pytest.fixture
def old_server(tmp_path: Path, own_server: Callable[..., Server]) -> Server:
    """A server of today on the database of then."""
    lay_down(tmp_path, "1")
    return own_server()


@pytest.fixture
def second_server(tmp_path: Path, own_server: Callable[..., Server]) -> Server:
    """The same on the database of the second rules."""
    lay_down(tmp_path, "2")
    return own_server()


def lay_down(folder: Path, version: str) -> None:
    with sqlite3.connect(folder / "games.db") as db:
        db.executescript((GOLDEN / f"rules-v{version}.sql").read_text("utf-8"))
    db.close()


def known(server: Server, name: str, version: str = "1") -> Person:
    """Somebody who comes back with the cookie of then."""
    person = Person(server)
    person.http.cookies.clear()
    person.http.cookies.update(KEPT[version]["cookies"][name])
    assert person.get("/api/me")["name"] == name
    return person


def record_of(person: Person, table: str, version: str = "1") -> GameRecord:
    record = read(person.http.get(f"/api/tables/{KEPT[version]['tables'][table]}/record").text)
    assert record.header.rules == version
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


@pytest.mark.parametrize("name", ["monumental by rounds", "monumental classic"])
def test_a_table_of_the_second_rules_is_played_to_its_end(second_server: Server, name: str) -> None:
    ana = known(second_server, "Ana", "2")
    with ana.page(TABLES_2[name]) as page:
        assert page.wait("scene")["moves"]
        assert page.play_on(random.Random(name)) > 0
    assert verify(record_of(ana, name, "2")).luck == "verified"


def test_under_the_second_rules_a_bonus_does_not_wait_for_tokens(second_server: Server) -> None:
    """Corvée offers a stage for 2 less; Ana has a Wonder under construction, a token, and nothing else to pay with."""
    ana = known(second_server, "Ana", "2")
    with ana.page(TABLES_2["monumental before a bonus"]) as page:
        before = page.wait("scene")["position"]["view"]["civilizations"][0]
        assert before["project"]
        assert before["resources"]["tokens"] > 0
        assert before["resources"]["production"] + before["resources"]["gold"] == 0
        tried = page.act(["policy corvee"])["position"]
        assert tried["choices"] == []  # nothing is asked on the way
        applied = page.act(["policy corvee"], confirm=True)["position"]["view"]["civilizations"][0]
        assert applied["policies"] == ["corvee"]
        assert applied["project"] == before["project"]
        page.await_turn()
        page.play_on(random.Random(2))
    assert verify(record_of(ana, "monumental before a bonus", "2")).over
