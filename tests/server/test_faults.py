"""A disk that is full for a while, and a database that is held: nothing is lost, and every table goes on by itself."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.faults import full_disk, held_database
from tests.server.harness import Page, Person, Server, full_but_not_begun


def a_turn(page: Page) -> list[str]:
    assert page.await_turn()
    return page.think(random.Random(1))


def test_a_full_disk_refuses_and_then_the_same_turn_counts(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        do = a_turn(page)
        with full_disk(server):
            refused = page.act(do, confirm=True, id_="the-same-request")
            assert (refused["kind"], refused["code"]) == ("rejected", "not-stored")
        applied = page.act(do, confirm=True, id_="the-same-request")
        assert applied["kind"] == "applied"
        assert page.play_on(random.Random(2), turns=3) == 3


def test_a_bot_that_could_not_move_goes_on_by_itself(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_PACE="1")  # the game is far from over when the disk is full
    ana = Person(server, "Ana")
    table = ana.create("random", "random")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.wait("applied")
        with full_disk(server):
            wait_for_words(server, "nothing could be written")
        seq = page.seq
        while page.seq <= seq:  # nobody does anything, and the bots move
            page.wait("applied")


def test_a_full_table_whose_first_draw_failed_begins_by_itself(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = full_but_not_begun(server, ana)
    with full_disk(server):
        page = ana.page(table["id"])
        assert page.wait("scene")["table"]["status"] == "waiting"
        wait_for_words(server, "could not begin")
    with page:
        while page.info is None or page.info["status"] != "running":
            page.hear()
        assert page.play_on(random.Random(4), turns=1) == 1


def test_who_holds_the_database_for_a_while_holds_nobody_up_for_good(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page, ana.page(table["id"]) as other:
        page.wait("scene")
        do = a_turn(page)
        with held_database(server):
            page.say(kind="act", id="held", seq=page.seq, do=do, confirm=True)
            other.say(kind="ping")
            assert other.wait("pong")  # who does not write does not wait
        assert page.answer("held")["kind"] == "applied"


def wait_for_words(server: Server, words: str) -> None:
    """Read what the server says until it has said this."""
    assert server.process.stdout is not None
    for line in server.process.stdout:
        if words in line:
            return
    raise AssertionError(f"the server never said {words!r}")
