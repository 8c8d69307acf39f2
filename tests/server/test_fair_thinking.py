"""One guest's hints and bots against another's, at a real server: told by the order in which things were done."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable
from contextlib import ExitStack, suppress

from websockets.exceptions import WebSocketException

from tests.server.harness import Json, Page, Person, Server, until

TABLES = 20
TURNS = 6


def listen_to(pages: list[Page]) -> None:
    """Read whatever comes, so that nobody is dropped for not reading."""

    def listen(page: Page) -> None:
        with suppress(WebSocketException, OSError, TimeoutError, AssertionError):
            while True:
                page.hear()

    for page in pages:
        threading.Thread(target=listen, args=(page,), daemon=True).start()


def written(server: Server) -> list[tuple[str, int]]:
    """Table and seat of every move in the order in which they were made, by the server's own clock."""
    with sqlite3.connect(server.db) as db:
        moves = db.execute(
            "select table_id, seat from moves join tables on id = table_id order by started + t, n"
        ).fetchall()
    db.close()
    return [(table, seat) for table, seat in moves]


def between(server: Server, table: str, person: int, bot: int) -> list[int]:
    """For each answer of the bot: how many turns were made elsewhere since the person's own."""
    counts: list[int] = []
    elsewhere = 0
    waiting = False
    last: tuple[str, int] | None = None
    for where, seat in written(server):
        if where == table and seat == person:
            waiting, elsewhere = True, 0
        elif where == table and seat == bot and waiting:
            counts.append(elsewhere)
            waiting = False
        elif where != table and seat >= 0 and (where, seat) != last:
            elsewhere += 1
        if seat >= 0:
            last = (where, seat)
    return counts


def test_a_bot_answers_however_many_tables_of_bots_somebody_else_watches(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_SOCKETS=str(TABLES))
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    mine = ben.create("me", "greedy", starter=0)["id"]
    with ExitStack() as open_, ben.page(mine) as page:
        page.wait("scene")
        others = [open_.enter_context(ana.page(ana.create(*["casual"] * 4)["id"])) for _ in range(TABLES)]
        listen_to(others)
        assert page.play_on(random.Random(1), turns=TURNS) == TURNS
        page.await_turn()
    counts = between(server, mine, 0, 1)
    assert len(counts) >= TURNS - 1
    # two are usual: the one that was under way, and who was next. Others move while his own turn is on its way to the
    # disk, which may take its time now and then. In the order of arrival it would be all of them, always.
    assert sorted(counts)[len(counts) // 2] < TABLES / 2


def test_a_bot_answers_however_many_pages_ask_for_hints(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_SOCKETS="30")
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    asking = ana.create("me", "random", starter=0)["id"]
    mine = ben.create("me", "greedy", starter=0)["id"]
    with ExitStack() as open_, ben.page(mine) as page:
        pages = [open_.enter_context(ana.page(asking)) for _ in range(30)]
        (seq,) = {each.wait("scene")["position"]["seq"] for each in pages}
        page.wait("scene")
        stop = threading.Event()

        def ask(each: Page) -> None:
            with suppress(WebSocketException, OSError, TimeoutError):
                while not stop.is_set():
                    each.say(kind="hint", id="h", seq=seq, do=[])
                    each.answer("h")

        threads = [threading.Thread(target=ask, args=(each,)) for each in pages]
        for thread in threads:
            thread.start()
        assert page.play_on(random.Random(1), turns=TURNS) == TURNS
        stop.set()
        for thread in threads:
            thread.join()
    answers = [message for each in pages for message in each.heard if message.get("id") == "h"]
    assert {message["kind"] for message in answers} == {"hinted", "rejected"}
    assert {message["code"] for message in answers if message["kind"] == "rejected"} == {"one-hint"}
    assert all(message["position"] is None for message in answers if message["kind"] == "rejected")


# --- one hint at a time -------------------------------------------------------------------------------------


def test_a_newer_question_of_a_page_takes_the_place_of_the_older(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)["id"]
    with ana.page(table) as page:
        page.wait("scene")
        for id_ in ("one", "two", "three"):
            page.say(kind="hint", id=id_, seq=page.seq, do=[])
        page.say(kind="ping")
        page.wait("pong")  # the page is not held up by its hint
        last = page.answer("three")
        assert last["kind"] == "hinted"
        answers: dict[str, Json] = {m["id"]: m for m in page.heard if m.get("id") in ("one", "two")}
        assert len(answers) == 2
        refused = [m for m in answers.values() if m["kind"] == "rejected"]
        assert refused
        assert {m["code"] for m in refused} == {"one-hint"}


def test_another_page_waits_for_its_hint_until_the_first_has_it(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)["id"]
    codes: set[str] = set()
    with ana.page(table) as one, ana.page(table) as two:
        for page in (one, two):
            page.wait("scene")
        while "one-hint" not in codes:  # both at the same time: one of them comes second
            for page in (one, two):
                page.say(kind="hint", id="h", seq=page.seq, do=[])
            codes |= {page.answer("h").get("code", "hinted") for page in (one, two)}
        assert codes == {"hinted", "one-hint"}


def test_who_has_closed_the_page_is_no_longer_waited_for(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)["id"]
    with ana.page(table) as gone:
        gone.wait("scene")
        gone.say(kind="hint", id="h", seq=gone.seq, do=[])
    with ana.page(table) as page:
        page.wait("scene")
        until(lambda: hinted(page), "the hint of the page that was closed is given up")


def hinted(page: Page) -> bool:
    page.say(kind="hint", id="h", seq=page.seq, do=[])
    return page.answer("h")["kind"] == "hinted"


# --- tables -------------------------------------------------------------------------------------------------


def test_a_guest_has_so_many_tables_and_another_one_when_one_is_over(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_TABLES="2")
    ana = Person(server, "Ana")
    first = ana.create("me", "random", starter=0)["id"]
    ana.create("me", "open")
    assert not creates(ana)
    assert creates(Person(server))  # another guest is not concerned
    with ana.page(first) as page:
        page.wait("scene")
        page.play_on(random.Random(1))
    assert creates(ana)
    server.kill()
    server.start()
    ana.moved()
    assert not creates(ana)


def test_tables_of_another_day_do_not_count(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_TABLES="1")
    ana = Person(server)
    assert creates(ana)
    assert not creates(ana)
    with sqlite3.connect(server.db) as db:
        db.execute("update tables set created = created - 90000")
    db.close()
    assert creates(ana)


def test_an_address_has_ten_times_as_many(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_TABLES="1")
    guests = [Person(server) for _ in range(11)]
    first = guests[0].create("me", "random")["id"]
    assert [creates(guest) for guest in guests[1:]] == [*[True] * 9, False]
    with guests[0].page(first) as page:
        page.wait("scene")
        page.play_on(random.Random(1))
    assert creates(guests[10])


def creates(person: Person) -> bool:
    """Can this guest set up one more table?"""
    body: Json = {
        "game": "monuments",
        "options": {},
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
        "listed": False,
    }
    answer = person.http.post("/api/tables", json=body)
    if answer.is_success:
        return True
    assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
    assert "play one to its end" in answer.json()["message"]
    return False


# --- nobody looks -------------------------------------------------------------------------------------------


def test_bots_among_themselves_rest_while_nobody_looks(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_PACE="0.05")  # the game is not over before the page is closed
    ana = Person(server)
    table = ana.create("random", "random", listed=True)
    other_moves(ana)
    assert seq(ana, table) == table["seq"]
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.wait("applied")
    until(lambda: resting(ana, table), "nothing happens any more")
    before = seq(ana, table)
    server.kill()
    server.start()
    ana.moved()
    other_moves(ana)
    assert seq(ana, table) == before
    with ana.page(table["id"]) as page:
        assert page.wait("scene")["position"]["seq"] == before
        while page.seq < before + 5:
            page.hear()


def other_moves(person: Person) -> None:
    """Some turns at another table: whatever goes on at the first would have happened meanwhile."""
    other = person.create("me", "random", starter=0)["id"]
    with person.page(other) as page:
        page.wait("scene")
        assert page.play_on(random.Random(1), turns=5) == 5


def seq(person: Person, table: Json) -> int:
    return person.get(f"/api/tables/{table['id']}")["seq"]


def resting(person: Person, table: Json) -> bool:
    before = seq(person, table)
    other_moves(person)
    return seq(person, table) == before


def test_where_a_person_plays_the_bots_go_on_until_that_person_is_to_move(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_PACE="0.2")
    ana = Person(server)
    table = ana.create("me", "random", "random", "random", starter=0)["id"]
    with ana.page(table) as page:
        page.wait("scene")
        assert page.play_on(random.Random(1), turns=1) == 1
        before = page.seq
    until(lambda: len(_seats(server, table, before)) == 3, "all three bots move though the page is closed")
    with ana.page(table) as page:
        scene = page.wait("scene")
        assert scene["position"]["actor"] == 0
        assert page.await_turn()


def _seats(server: Server, table: str, since: int) -> set[int]:
    with sqlite3.connect(server.db) as db:
        found = db.execute("select seat from moves where table_id = ? and n > ? and seat > 0", [table, since])
        return {seat for (seat,) in found}
