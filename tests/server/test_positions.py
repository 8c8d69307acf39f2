"""Tables that begin from a position: set up, played, kept, played again, and refused with what is wrong."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from monumenta.engine.match.game import Game
from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.server.harness import Json, Person, Server, as_of, request_id

ME, BOT, OPEN = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}
LATE = (
    "game=2/2 turn=dark people=people.1@66 "
    "light=lalibela@05,sphinx.1@29,aqueduct@42,opera.1@46,castle.1@83 dark=petra.2@03,petra.2@27,opera.3@70,obelisk@98 "
    "light-land=94 turns=35 results=9,14"
)
"""The second game of a match, with most of the board still to be filled."""


def wish(position: str | None, *seats: dict[str, str], **more: Any) -> Json:
    body: Json = {"game": "moves", "options": {}, "seats": list(seats or (ME, BOT)), **more}
    return body if position is None else {**body, "position": position}


def refused(answer: httpx.Response) -> tuple[int, str, str]:
    found: Json = answer.json()
    return answer.status_code, found["code"], found["message"]


def test_the_position_is_the_position_of_this_test() -> None:
    assert Game.at("moves", LATE).position() == LATE
    assert Game.at("moves", LATE).actor == 1


def test_games_say_whether_they_know_positions(ana: Person) -> None:
    assert {
        game["name"]: game["positions"] for game in ana.get("/api/games") if game["name"] in ("moves", "monuments")
    } == {"moves": True, "monuments": False}


def test_from_a_position_to_the_end_and_again(ana: Person) -> None:
    untidy = "# from a book\n" + LATE.replace(" ", "\n")
    table = ana.found(wish(untidy))
    assert table["position"] == LATE, "it is kept the way the game writes it"
    assert table["options"]["games"] == 2
    with ana.page(table["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"]["view"]["results"] == [[9, 14]]
        assert scene["table"]["position"] == LATE
        page.play_on(random.Random(1))
        assert page.position is not None
        totals = page.position["view"]["totals"]
        last = page.position["text"]
        page.say(kind="rematch", id="again")
        follow = page.wait("table")["table"]["next"]

    record = read(ana.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.header.position == LATE
    found = verify(record)
    assert (found.over, [-points for points in found.scores]) == (True, totals)

    frames = ana.get(f"/api/tables/{table['id']}/replay")["frames"]
    assert (frames[0]["text"], frames[-1]["text"]) == (LATE, last)
    for frame in frames[:-1]:
        assert Game.at("moves", frame["text"]).position() == frame["text"]

    assert ana.get(f"/api/tables/{follow}")["position"] == LATE, "a rematch begins there too"


def test_on_from_where_another_game_stands(ana: Person) -> None:
    table = ana.found(wish(None))
    assert table["position"] is None
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(2), turns=4)
        page.await_turn()
        assert page.position is not None
        here = page.position
        preview = page.act([here["choices"][0]["do"]])
        assert preview["position"]["text"] is None, "what is only tried out is no position yet"
    other = ana.found(wish(here["text"]))
    with ana.page(other["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"]["hash"] == here["hash"]
        assert scene["position"]["choices"] == here["choices"]
        assert scene["position"]["seq"] == 0


def test_games_without_positions_have_no_texts(ana: Person) -> None:
    with ana.page(ana.create("me", "random")["id"]) as page:
        assert page.wait("scene")["position"]["text"] is None


def test_it_is_still_there_after_a_crash(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana, ben = Person(server), Person(server)
    table = ana.found(wish(LATE, OPEN, ME))
    server.kill()
    server.start()
    ana.moved()
    ben.moved()
    ben.join(table)
    with ana.page(table["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"]["text"] == LATE
        do, id_ = [scene["position"]["choices"][0]["do"]], request_id()
        first = page.act(do, confirm=True, id_=id_)
        assert first["kind"] == "applied"
    server.kill()
    server.start()
    ana.moved()
    with ana.page(table["id"]) as page:
        assert page.wait("scene")["position"] == first["position"]
        assert page.act(do, confirm=True, seq=0, id_=id_) == first, "the first answer is made again from the position"


def test_a_snapshot_knows_where_the_game_began(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    start = "game=1/2 turn=dark people=people.1@34"
    table = ana.found(wish(start, BOT, BOT))
    until_over(ana, table)
    server.kill()
    with sqlite3.connect(server.db) as db:
        assert db.execute("select count(*) from snapshots").fetchone() == (1,)
    db.close()
    server.start()
    ana.moved()
    record = read(ana.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.header.position == start
    assert verify(record).over


def until_over(person: Person, table: Json) -> None:
    with person.page(table["id"]) as page:
        while page.position is None or not page.position["over"]:
            page.hear()


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (wish("turn=blue"), "turn=blue: it is light, dark or over"),
        (wish("people=people@33 light=castle@00 dark=obelisk@00"), "dark=obelisk@00: something is there already"),
        (wish("people=people@33 made=999,1"), "made=999,1"),
        (wish("game=1/1 turn=over people=gone results=47,47"), "the game is over in this position"),
        (wish(LATE, options={"games": 1}), "the position has games=2; leave the option out"),
        ({**wish("turn=light"), "game": "monuments"}, "positions of monuments are not written"),
    ],
)
def test_what_is_no_position_to_begin_from(ana: Person, body: Json, said: str) -> None:
    before = tables(ana)
    status, code, message = refused(ana.http.post("/api/tables", json=body))
    assert (status, code) == (400, "bad-position")
    assert said in message
    assert tables(ana) == before


def tables(who: Person) -> set[str]:
    """Not what is said of them: who left other tests' tables is away longer by the second."""
    return {table["id"] for table in who.get("/api/tables")}


def test_other_refusals_stay_what_they_are(ana: Person) -> None:
    assert refused(ana.http.post("/api/tables", json=wish("x" * 4001)))[1] == "malformed"
    assert refused(ana.http.post("/api/tables", json=wish("")))[1] == "malformed"
    assert refused(ana.http.post("/api/tables", json=wish(LATE, ME, BOT, BOT)))[1] == "bad-seats"
    assert refused(ana.http.post("/api/tables", json=wish(LATE, options={"colour": "red"})))[1] == "bad-option"


def test_a_database_from_before_positions_goes_on(own_server: Callable[..., Server]) -> None:
    """Take all away that came later, as if the first version had written the file."""
    server = own_server()
    ana = Person(server)
    table = ana.create("me", "random", starter=0)
    server.kill()
    as_of(server.db, "0001")
    server.start()
    ana.moved()
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.play_on(random.Random(3), turns=2) == 2
