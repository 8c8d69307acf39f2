"""There is always room for somebody who has fewer lines than others."""

from __future__ import annotations

import contextlib
import logging
import socket
from collections.abc import Callable

from monumenta.server.sockets.crowd import Crowd, site_of
from monumenta.server.sockets.seldom import FIRST, Seldom
from tests.server.harness import PATIENCE, Person, Server


class Opened:
    """A line as the crowd sees it."""

    def __init__(self, *, idle: bool = False, lasting: bool = False) -> None:
        self.idle = idle
        self.lasting = lasting
        self.was_cut = False

    def cut(self) -> None:
        self.was_cut = True


def test_an_address_has_so_many_and_gives_up_an_idle_one() -> None:
    crowd = Crowd(3, 100, [])
    idle, busy, playing = Opened(idle=True), Opened(), Opened(lasting=True)
    assert all(crowd.enter(line, "203.0.113.9") for line in (busy, idle, playing))
    assert crowd.enter(Opened(), "203.0.113.9")
    assert idle.was_cut
    assert not crowd.enter(Opened(), "203.0.113.9")
    assert crowd.enter(Opened(), "203.0.113.10")
    crowd.leave(busy)
    assert crowd.enter(Opened(), "203.0.113.9")
    assert not busy.was_cut
    assert not playing.was_cut


def test_a_proxy_may_have_any_number() -> None:
    crowd = Crowd(1, 100, ["127.0.0.1"])
    assert all(crowd.enter(Opened(), "127.0.0.1") for _ in range(5))
    assert crowd.enter(Opened(), "203.0.113.9")
    assert not crowd.enter(Opened(), "203.0.113.9")


def test_when_all_are_in_use_whoever_has_most_makes_room() -> None:
    crowd = Crowd(10, 6, [])
    many = [Opened(lasting=True), Opened(), Opened(lasting=True), Opened(idle=True)]
    few = [Opened(idle=True), Opened(idle=True)]
    assert all(crowd.enter(line, "203.0.113.9") for line in many)
    assert all(crowd.enter(line, "203.0.113.10") for line in few)
    assert crowd.enter(Opened(), "203.0.113.11")
    assert [line.was_cut for line in many] == [False, False, False, True]  # nobody misses an idle one
    assert crowd.enter(Opened(), "203.0.113.12")
    assert [line.was_cut for line in many] == [False, True, False, True]  # then one without a table
    assert not any(line.was_cut for line in few)
    assert len(crowd) == 6


def test_the_last_to_lose_something_is_who_plays_for_longest() -> None:
    crowd = Crowd(10, 3, [])
    playing = [Opened(lasting=True) for _ in range(3)]
    assert all(crowd.enter(line, "203.0.113.9") for line in playing)
    assert crowd.enter(Opened(), "203.0.113.10")
    assert [line.was_cut for line in playing] == [False, False, True]
    assert not crowd.enter(Opened(), "203.0.113.9")  # it has most itself


def test_nobody_is_cut_for_one_who_has_as_many() -> None:
    crowd = Crowd(10, 2, [])
    one, other = Opened(), Opened()
    assert crowd.enter(one, "203.0.113.9")
    assert crowd.enter(other, "203.0.113.10")
    assert not crowd.enter(Opened(), "203.0.113.11")
    assert not one.was_cut
    assert not other.was_cut


def test_a_line_that_became_a_page_keeps_its_place() -> None:
    crowd = Crowd(1, 10, [])
    before, page = Opened(), Opened(lasting=True)
    assert crowd.enter(before, "203.0.113.9")
    crowd.hand_on(before, page)
    crowd.leave(before)
    assert not crowd.enter(Opened(), "203.0.113.9")
    crowd.leave(page)
    assert crowd.enter(Opened(), "203.0.113.9")
    stranger = Opened()
    crowd.hand_on(Opened(), stranger)  # was never in
    assert len(crowd) == 1


def test_seen_from_afar_the_networks_of_one_customer_are_one() -> None:
    assert site_of("2001:db8:1:2::1") == site_of("2001:db8:1:ff::9") != site_of("2001:db8:2::1")
    assert site_of("203.0.113.9") == "203.0.113.9"
    assert site_of("a name") == "a name"


def test_a_newcomer_gets_in_although_somebody_holds_all_lines(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_ALL_LINES="30")
    host, port = server.host.split(":")
    with contextlib.ExitStack() as held:
        for _ in range(60):
            with contextlib.suppress(OSError):
                line = socket.create_connection((host, int(port)), PATIENCE, source_address=("127.0.0.2", 0))
                held.enter_context(line)
                line.sendall(b"GET / HTTP/1.1\r\n")
        for _ in range(3):
            ana = Person(server)
            table = ana.create("me", "random")
            with ana.page(table["id"]) as page:
                page.wait("scene")


def test_a_log_says_the_same_only_so_often() -> None:
    seldom = Seldom()

    def said(text: str, level: int = logging.WARNING) -> bool:
        return seldom.filter(logging.LogRecord("any", level, "", 0, text, (), None))

    assert [said("bad request") for _ in range(FIRST + 5)] == [True] * FIRST + [False] * 5
    assert said("something else")
    assert all(said("ours", logging.ERROR) for _ in range(FIRST + 5))
