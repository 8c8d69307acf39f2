"""Bad input of every kind: a clear refusal with its code, and nothing changes."""

from __future__ import annotations

import contextlib
import random
import sqlite3
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.harness import PATIENCE, Json, Page, Person, Server, failure, until


def seq_of(person: Person, table: Json) -> int:
    return person.get(f"/api/tables/{table['id']}")["seq"]


# --- at the table -----------------------------------------------------------------------------------------


def test_stale(ana: Person) -> None:
    table = ana.create("me", "open", starter=0)
    Person(ana.server).join(table)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        do = [page.position["choices"][0]["do"]]
        refused = page.act(do, confirm=True, seq=page.seq - 1)
        assert (refused["kind"], refused["code"]) == ("rejected", "stale")
        assert refused["position"] == page.position
        assert page.act(do, seq=page.seq + 1)["code"] == "stale"
        assert seq_of(ana, table) == page.seq


def test_out_of_turn_and_not_seated(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", starter=0)
    ben.join(table)
    with (
        ana.page(table["id"]) as hers,
        ben.page(table["id"]) as his,
        Page(None, table["id"], server=ana.server, invite=table["invite"]) as watcher,
    ):
        for page in (hers, his, watcher):
            page.wait("scene")
        assert hers.position is not None
        do = [hers.position["choices"][0]["do"]]
        for confirm in (False, True):
            assert his.act(do, confirm=confirm)["code"] == "not-your-turn"
            assert watcher.act(do, confirm=confirm)["code"] == "not-seated"
        messages: list[Json] = [
            {"kind": "hint", "seq": 0, "do": []},
            {"kind": "handover", "seat": 0, "bot": "random"},
            {"kind": "rematch"},
            {"kind": "free", "seat": 0},
        ]
        for message in messages:
            watcher.say(id="w", **message)
            assert watcher.answer("w")["code"] == "not-seated"
        assert seq_of(ana, table) == hers.seq


def test_illegal_names_the_rule_and_incomplete_says_so(ana: Person) -> None:
    table = ana.create("me", "open", starter=0)
    Person(ana.server).join(table)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        refused = page.act(["m0 red"], confirm=True)
        assert refused["code"] == "illegal"
        assert refused["why"]["rule"] == "Q5"
        assert refused["position"] == page.position
        assert page.act([], confirm=True)["code"] == "incomplete"
        assert page.act(["fly to the moon"])["code"] == "malformed"
        assert seq_of(ana, table) == page.seq


def test_a_turn_cannot_be_continued_past_its_end(ana: Person) -> None:
    table = ana.create("me", "open", starter=0)
    Person(ana.server).join(table)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        first = page.position["choices"][0]["do"]
        for confirm in (False, True):
            assert page.act([first, first], confirm=confirm)["code"] == "turn-complete"
        page.say(kind="hint", id="h", seq=page.seq, do=[first])
        assert page.answer("h")["code"] == "turn-complete"
        assert seq_of(ana, table) == page.seq


def test_not_running(ana: Person) -> None:
    waiting = ana.create("me", "open")
    with ana.page(waiting["id"]) as page:
        page.wait("scene")
        refused = page.act(["o0 red"], seq=0, confirm=True)
        assert (refused["code"], refused["position"]) == ("not-running", None)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no json",
        "[]",
        '{"kind":"dance"}',
        '{"kind":"act"}',
        '{"kind":"act","id":"a b","seq":0,"do":[]}',
        '{"kind":"act","id":"a","seq":-1,"do":[]}',
        '{"kind":"act","id":"a","seq":0,"do":"o1"}',
        '{"kind":"act","id":"a","seq":0,"do":[""]}',
        '{"kind":"act","id":"a","seq":0,"do":[],"cheat":true}',
        '{"kind":"rematch","id":"a","nonce":"00112233445566778899aabbccddeeff"}',
        '{"kind":"handover","id":"a","seat":99,"bot":"random"}',
    ],
)
def test_malformed(ana: Person, text: str) -> None:
    table = ana.create("me", "random")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.socket.send(text)
        assert page.wait("rejected")["code"] == "malformed"
        page.socket.send(b"\xff\xfe{")
        assert page.wait("rejected")["code"] == "malformed"


def test_too_large(ana: Person) -> None:
    table = ana.create("me", "open")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.socket.send('{"kind":"ping"' + " " * 17_000 + "}")
        assert page.wait("rejected")["code"] == "too-large"
        page.say(kind="ping")
        page.wait("pong")
    assert failure(ana.http.post("/api/me", content=b'{"name":"' + b"x" * 20_000 + b'"}')) == (413, "too-large")


def test_too_fast(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_MESSAGES="1", MONUMENTA_POSTS="5")
    ana = Person(server)
    table = ana.create("me", "open")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        for _ in range(10):  # more than the three messages at once, fewer than the sixteen frames
            page.say(kind="ping")
        refused = page.wait("rejected")
        assert refused["code"] == "too-fast"
        # so many that a hundred in a row come within a second, though the server may be kept from its work for a while
        with contextlib.suppress(ConnectionClosed):  # the server ends it before we are through
            for _ in range(20_000):
                page.say(kind="ping")
        assert page.read_to_the_end() == 4429
    answers: list[httpx.Response] = []

    def too_fast() -> bool:
        answers.append(ana.http.post("/api/me", json={"name": "A"}))
        return not answers[-1].is_success

    until(too_fast, "a refusal of who posts more than once a second")
    assert failure(answers[-1]) == (429, "too-fast")
    assert ana.get("/api/me")["name"] == "A"


def test_unknown_table_and_wrong_link(ana: Person, ben: Person) -> None:
    with Page(ana, "nowhere") as page:
        refused = page.wait("rejected")
        assert refused["code"] == "unknown-table"
    assert failure(ana.http.get("/api/tables/nowhere")) == (404, "unknown-table")
    assert failure(ana.http.post("/api/tables/nowhere/join", json={})) == (404, "unknown-table")
    table = ana.create("me", "open")
    for invite in (None, "wrong", "ünders"):
        answer = ben.http.post(f"/api/tables/{table['id']}/join", json={"invite": invite})
        assert failure(answer) == (403, "bad-invite")
    Person(ana.server).join(table)
    for page in (Page(ben, table["id"]), Page(ben, table["id"], invite="wrong")):
        with page:
            assert page.wait("rejected")["code"] == "bad-invite"
            assert page.read_to_the_end() == 4403
    for what in ("", "/replay", "/record"):
        assert failure(ben.http.get(f"/api/tables/{table['id']}{what}")) == (403, "bad-invite")


def test_who_was_only_in_the_waiting_room_does_not_see_the_game(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open")
    with Page(ben, table["id"]) as page:
        page.wait("scene")
        Person(ana.server).join(table)
        assert page.read_to_the_end() == 1000
        assert page.position is None


def test_full_and_taken_seats(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", "random")
    join = f"/api/tables/{table['id']}/join"
    for seat in (0, 2, 7):
        answer = ben.http.post(join, json={"invite": table["invite"], "seat": seat})
        assert failure(answer) == (409, "not-open")
    assert ben.join(table, seat=1)["you"] == 1
    cleo = Person(ana.server)
    assert failure(cleo.http.post(join, json={"invite": table["invite"]})) == (409, "table-full")


def test_not_over(ana: Person) -> None:
    table = ana.create("me", "random")
    for what in ("replay", "record"):
        assert failure(ana.http.get(f"/api/tables/{table['id']}/{what}")) == (409, "not-over")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.say(kind="rematch", id="r")
        assert page.answer("r")["code"] == "not-over"


# --- setting up -------------------------------------------------------------------------------------------

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        ({"game": "chess"}, (404, "unknown-game")),
        ({"options": {"monument": "eiffel"}}, (400, "bad-option")),
        ({"options": {"colour": "red"}}, (400, "bad-option")),
        ({"options": {"starter": 3}}, (400, "bad-option")),
        ({"options": {"players": 4}}, (400, "bad-seats")),
        ({"seats": [ME]}, (400, "bad-seats")),
        ({"seats": [ME, ME]}, (400, "bad-seats")),
        ({"seats": [ME, BOT, BOT, BOT, BOT]}, (400, "bad-seats")),
        ({"seats": [{"kind": "me", "bot": "random"}, BOT]}, (400, "bad-seats")),
        ({"nonce": "00112233445566778899aabbccddeeff"}, (400, "malformed")),
        ({"seats": [ME, {"kind": "bot", "bot": "deep-blue"}]}, (400, "unknown-bot")),
        ({"seats": [ME, {"kind": "bot"}]}, (400, "unknown-bot")),
        ({"seats": []}, (400, "malformed")),
        ({"seats": "two"}, (400, "malformed")),
        ({"extra": 1}, (400, "malformed")),
    ],
)
def test_a_table_that_cannot_be(ana: Person, change: dict[str, Any], expected: tuple[int, str]) -> None:
    body: Json = {"game": "monuments", "options": {}, "seats": [ME, BOT]}
    assert failure(ana.http.post("/api/tables", json={**body, **change})) == expected
    assert all(table["listed"] for table in ana.get("/api/tables"))


def test_http_errors_are_typed_too(ana: Person) -> None:
    assert failure(ana.http.get("/api/nothing")) == (404, "not-found")
    assert failure(ana.http.get("/assets/nothing.js"))[1] == "not-found"
    assert failure(ana.http.delete("/api/me")) == (404, "not-found")
    assert failure(ana.http.post("/api/me", content=b"{")) == (400, "malformed")
    assert failure(ana.http.post("/api/me", json={"name": "   "})) == (400, "malformed")
    assert failure(ana.http.post("/api/me", json={"name": "x" * 25})) == (400, "malformed")
    assert failure(ana.http.get("/api/tables?status=lost")) == (400, "malformed")
    assert failure(ana.http.get("/api/games/chess/box")) == (404, "unknown-game")


def test_no_guest_and_forged_cookies(server: Server) -> None:
    stranger = httpx.Client(base_url=server.url, timeout=PATIENCE)
    assert failure(stranger.post("/api/me", json={"name": "A"})) == (401, "no-guest")
    stranger.cookies.set("monumenta_guest", "0123456789abcdef.AAAAAAAAAAAAAAAAAAAAAAAAAAA")
    assert failure(stranger.post("/api/me", json={"name": "A"})) == (401, "no-guest")


def test_foreign_origin(ana: Person) -> None:
    table = ana.create("me", "random")
    foreign = {"Origin": "https://evil.example"}
    assert failure(ana.http.post("/api/me", json={"name": "E"}, headers=foreign)) == (403, "foreign-origin")
    assert failure(ana.http.post("/api/me", json={"name": "E"}, headers={"Origin": "null"})) == (403, "foreign-origin")
    site = {"Sec-Fetch-Site": "cross-site"}
    assert failure(ana.http.post("/api/me", json={"name": "E"}, headers=site)) == (403, "foreign-origin")
    with ana.page(table["id"], headers=foreign) as page:
        assert page.wait("rejected")["code"] == "foreign-origin"
    own = {"Origin": ana.server.url}
    assert ana.http.post("/api/me", json={"name": "Own"}, headers=own).status_code == 200
    with ana.page(table["id"], headers=own) as page:
        page.wait("scene")


def test_a_foreign_name_for_loopback_gets_nothing(ana: Person) -> None:
    answer = ana.http.get("/api/me", headers={"Host": "evil.example"})
    assert failure(answer) == (400, "bad-host")
    assert ana.http.get("/api/me", headers={"Host": "localhost:1"}).status_code == 200


def test_nothing_of_this_has_hurt_the_server(ana: Person) -> None:
    table = ana.create("me", "random")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.play_on(random.Random(5), turns=3) == 3


def test_a_mistake_of_ours_is_said_and_the_server_goes_on(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = ana.create("me", "open", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        Person(server).join(table)
        page.wait("scene")
        assert page.position is not None
        with sqlite3.connect(server.db) as db:  # the ground is pulled away
            db.execute("drop table snapshots")
            db.execute("alter table moves rename to lost")
        db.close()
        assert page.act([page.position["choices"][0]["do"]], confirm=True)["code"] == "internal"
        page.say(kind="ping")
        page.wait("pong")
    body: Json = {"game": "monuments", "options": {}, "seats": [ME, BOT]}
    assert failure(ana.http.post("/api/tables", json=body)) == (500, "internal")
    assert failure(ana.http.get("/api/tables/nowhere")) == (404, "unknown-table")


def test_rules_that_do_not_go_together_are_named_for_any_language(ana: Person) -> None:
    body: Json = {"game": "mondo", "options": {"handicap": "4"}, "seats": [ME, BOT]}
    answer = ana.http.post("/api/tables", json=body)
    assert failure(answer) == (400, "bad-option")
    assert answer.json()["unfit"] == {
        "game": "mondo",
        "reason": "handicap-seats",
        "args": {"handicap": "4", "players": 2},
    }
    unknown = ana.http.post("/api/tables", json={**body, "options": {"colour": "red"}})
    assert unknown.json()["unfit"] is None
    mondo = next(game for game in ana.get("/api/games") if game["name"] == "mondo")
    assert {"children-level", "children-clock", "handicap-seats"} <= {clash["reason"] for clash in mondo["clashes"]}
    longer = {"option": "clock", "value": "7:00", "when": {"children": [True]}, "to": "10:00"}
    assert longer in mondo["gives_way"]
