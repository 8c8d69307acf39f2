"""A bounded selection of `python -m bench.attacks`: nobody else is cut off, nothing grows, and no answer is a mistake.

How long the others wait is measured there, not here: a test does not depend on how fast the machine is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest

from bench.attacks.costly import deep_json, fetch_replay, forge_addresses, repeat_requests
from bench.attacks.mutations import mutate_messages
from bench.attacks.reading import ask_again, open_pages
from bench.attacks.routes import fuzz_routes, no_http
from bench.attacks.target import Fate, Target
from bench.attacks.thoughts import ask_for_hints, watch_masters
from bench.attacks.witness import Witness
from tests.server.harness import Person, Server

MEGABYTES = 100


@contextmanager
def watched(server: Server, table: str = "") -> Generator[Target]:
    """Somebody else plays meanwhile."""
    with Witness(server) as witness:
        yield Target(server.host, table)
    assert witness.asked > 0
    assert witness.grown < MEGABYTES


def test_whatever_message_is_sent_the_answer_is_no_mistake(server: Server) -> None:
    with watched(server) as target:
        fate = mutate_messages(target, each=200)
    assert fate.mistakes == 0
    assert {"malformed", "stale"} <= fate.codes.keys()
    assert fate.refused > 1_000


def test_whatever_is_asked_for_by_http_the_answer_is_no_mistake(server: Server) -> None:
    with watched(server) as target:
        fate = fuzz_routes(target, examples=5)
    assert fate.mistakes == 0
    assert {"200", "400", "404"} <= fate.codes.keys()


@pytest.mark.parametrize(("attack", "answers"), [(no_http, {"400"}), (deep_json, {"400", "malformed"})])
def test_what_makes_no_sense_is_told_so(server: Server, attack: Callable[..., Fate], answers: set[str]) -> None:
    with watched(server) as target:
        fate = attack(target, times=20)
    assert set(fate.codes) == answers
    assert fate.refused == fate.tried


def test_the_same_request_again_is_answered_from_the_log(server: Server) -> None:
    with watched(server) as target:
        fate = repeat_requests(target, pages=4, times=25)
    assert fate.codes == {"applied": 100}


def test_an_address_that_is_only_claimed_counts_for_nothing(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_POSTS="5")
    with watched(server) as target:
        fate = forge_addresses(target, posts=200)
    assert fate.codes["429"] > 0


def test_who_fetches_a_replay_again_and_again_costs_nobody_else_anything(server: Server) -> None:
    person = Person(server)
    table = person.create("me", "random", listed=True)["id"]
    with person.page(table) as page:
        page.wait("scene")
        page.play_on(random.Random(1))
    with watched(server, table) as target:
        fate = fetch_replay(target, clients=4, seconds=1)
    assert set(fate.codes) == {"200"}


@pytest.mark.parametrize("path", ["/api/games/monuments/texts", "/api/schema", "/api/tables"])
def test_who_reads_one_thing_without_end_is_told_to_wait(own_server: Callable[..., Server], path: str) -> None:
    server = own_server(MONUMENTA_READS="")
    with watched(server) as target:
        fate = ask_again(target, path, lines=20, seconds=2)
    assert fate.mistakes == 0
    assert set(fate.codes) == {"200", "429"}


def test_who_opens_pages_without_end_is_told_to_wait(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_READS="")
    table = Person(server).create("me", "open", listed=True)["id"]
    with watched(server, table) as target:
        fate = open_pages(target, lines=20, seconds=2)
    assert fate.mistakes == 0
    assert fate.codes["scene"] < 80, "as much as one guest, each counting as five reads"
    assert fate.codes["rejected"] > 0


def test_who_asks_for_more_hints_than_can_be_thought_about_is_told_so(server: Server) -> None:
    with watched(server) as target:
        fate = ask_for_hints(target, sockets=12, guests=2, seconds=1)
    assert set(fate.codes) == {"hinted", "one-hint"}


def test_who_sets_up_more_tables_of_bots_than_one_may_is_told_so(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_TABLES="3")
    with watched(server) as target:
        fate = watch_masters(target, tables=8, guests=2, seconds=1)
    assert fate.refused == fate.codes["refused"] == 2
    assert fate.codes["applied"] > 0
