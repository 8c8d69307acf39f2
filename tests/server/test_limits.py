"""Nobody has more than their share, and what is sent cannot be larger or stranger than it may be."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Callable

import httpx
import pytest

from bench.attacks.floods import (
    BEGUN,
    MORE,
    PING,
    PONG,
    bombs,
    empty_frames,
    many_headers,
    slow_requests,
    tiny_chunks,
    tiny_frames,
)
from bench.attacks.reading import ask_again
from bench.attacks.target import Target
from bench.attacks.unread import unread_answers, unread_scenes
from bench.attacks.witness import Witness
from monumenta.server.people.limits import share_of
from monumenta.server.people.names import shown_name
from monumenta.server.sockets.crowd import Crowd
from monumenta.server.sockets.lines import FLOODS, Lines
from tests.server.harness import PATIENCE, Person, Server, failure, until
from tests.server.test_crowd import Opened

DEEP = "[" * 5_000 + "]" * 5_000


def test_a_guest_has_so_many_pages_open_and_another_one_after_closing_one(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_SOCKETS="2")
    ana, ben = Person(server), Person(server)
    table = ana.create("me", "open", listed=True)["id"]
    with ana.page(table) as one:
        one.wait("scene")
        with ana.page(table) as two, ben.page(table) as his:
            two.wait("scene")
            his.wait("scene")  # another guest is not concerned
            with ana.page(table) as three:
                assert three.wait("rejected")["code"] == "too-many"
                assert three.read_to_the_end() == 4429
        until(lambda: _lets_in(ana, table), "the closed page is no longer counted")


def _lets_in(person: Person, table: str) -> bool:
    with person.page(table) as page:
        return page.hear()["kind"] == "scene"


def test_an_address_has_so_many_lines(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_LINES="5")
    host, port = server.host.split(":")
    lines = [socket.create_connection((host, int(port)), timeout=30) for _ in range(8)]
    cut = 0
    for line in lines[5:]:
        try:
            cut += line.recv(1) == b""
        except ConnectionResetError:
            cut += 1
    assert cut == 3
    for line in lines:
        line.close()


def test_a_request_that_never_ends_is_cut(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_PATIENCE="1")
    fate = slow_requests(Target(server.host), connections=6, seconds=30)
    assert fate.refused == fate.tried
    assert Person(server).get("/api/health")


def test_floods_and_bombs_are_shut_out_and_cost_little(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_MESSAGES="", MONUMENTA_POSTS="")
    with Witness(server) as witness:
        assert tiny_frames(Target(server.host)).shut_out
        fate = bombs(Target(server.host), sockets=5)
        assert fate.refused == fate.tried
    assert witness.grown < 100


@pytest.mark.parametrize("body", [DEEP, f'{{"name": {DEEP}}}'])
def test_json_without_end_is_malformed(ana: Person, body: str) -> None:
    answer = ana.http.post("/api/me", content=body.encode(), headers={"Content-Type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_json_without_end_is_malformed_at_a_table(ana: Person) -> None:
    table = ana.create("me", "open")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.socket.send(json.dumps({"kind": "act", "id": "x", "seq": 0, "do": []}).replace("[]", DEEP))
        assert page.wait("rejected")["code"] == "malformed"


@pytest.mark.parametrize("host", ["[", "[::1", "]"])
def test_half_an_address_is_no_host(server: Server, host: str) -> None:
    name, port = server.host.split(":")
    with socket.create_connection((name, int(port)), timeout=30) as line:
        line.sendall(f"GET /api/me HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while part := line.recv(4096):
            answer += part
    assert answer.startswith(b"HTTP/1.1 400")
    assert b"bad-host" in answer


def test_who_is_behind_an_address() -> None:
    assert share_of("203.0.113.9") == "203.0.113.9"
    assert share_of("::ffff:203.0.113.9") == "203.0.113.9"
    assert share_of("2001:db8:1:2::1") == share_of("2001:db8:1:2:ffff::9") != share_of("2001:db8:1:3::1")
    assert share_of("a name") == "a name"


def test_who_floods_again_and_again_gets_no_line_for_a_while() -> None:
    lines = Lines(Crowd(5, 100, ["127.0.0.1"]), 10.0, ["127.0.0.1"], 10.0, 100)
    for _ in range(FLOODS):
        line = Opened()
        assert lines.take(line, "203.0.113.9")
        lines.crowd.leave(line)
        lines.flooded("203.0.113.9")
    assert not lines.take(Opened(), "203.0.113.9")
    assert lines.take(Opened(), "203.0.113.10")
    for _ in range(2 * FLOODS):
        lines.flooded("127.0.0.1")  # who is behind a proxy is not the proxy
    assert lines.take(Opened(), "127.0.0.1")


@pytest.mark.parametrize("frames", [(PING,), (PONG,), (BEGUN, MORE)])
def test_frames_that_are_no_messages_count_as_well(
    own_server: Callable[..., Server], frames: tuple[bytes, ...]
) -> None:
    server = own_server(MONUMENTA_MESSAGES="")
    with Witness(server) as witness:
        assert empty_frames(Target(server.host), frames).shut_out
    assert witness.grown < 20


def test_a_body_in_chunks_is_refused_before_it_is_read(own_server: Callable[..., Server]) -> None:
    server = own_server()
    fate = tiny_chunks(Target(server.host), lines=2)
    assert fate.codes == {"411": 2}
    with httpx.Client(base_url=server.url) as http:
        refused = http.post("/api/me", content=iter([b'{"name":', b'"Ana"}']))
    assert failure(refused) == (411, "no-length")
    assert "Content-Length" in refused.json()["message"]
    assert Person(server).get("/api/health")


@pytest.mark.parametrize("body", ["Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n", "Content-Length: 100\r\n\r\n"])
@pytest.mark.parametrize("apart", [False, True])
def test_who_asks_ahead_of_the_answer_is_answered_once(
    own_server: Callable[..., Server], body: str, apart: bool
) -> None:
    """Whatever waits for its turn would be understood past all limits, and without a deadline."""
    server = own_server()
    first = f"GET /api/live HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
    second = f"POST /api/me HTTP/1.1\r\nHost: {server.host}\r\n{body}".encode()
    host, port = server.host.split(":")
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as line:
        for piece in (first, second) if apart else (first + second,):
            line.sendall(piece)
        heard = b""
        while piece := line.recv(4096):  # until it is closed
            heard += piece
    assert heard.startswith(b"HTTP/1.1 200")
    assert heard.count(b"HTTP/1.1") in ((1, 2) if apart else (1,))  # the first may be answered before the second comes
    assert heard.count(b"HTTP/1.1 2") == 1


def test_a_request_has_so_many_headers(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_HEADERS="30")
    target = Target(server.host)
    assert many_headers(target, 20).codes == {"200": 1}
    assert many_headers(target, 40).codes == {"431": 1}
    refused = httpx.get(f"{server.url}/api/games", headers=[(f"x-{n}", "y") for n in range(40)])
    assert failure(refused) == (431, "long-head")
    assert "30" in refused.json()["message"]
    assert many_headers(target, 15_000).codes == {"431": 1}
    assert many_headers(target, 15_000, ahead=True).codes == {"200": 1}


def test_a_guest_reads_so_much_and_the_others_go_on(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_READS="2")
    ana, ben = Person(server), Person(server)
    codes = [ana.http.get("/api/games").status_code for _ in range(40)]
    assert codes[0] == 200
    assert codes[-1] == 429
    assert ben.http.get("/api/games").status_code == 200
    assert ana.http.get("/api/live").status_code == 200


def test_made_up_cookies_count_for_their_address_and_are_not_kept(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_READS="2")
    ana = Person(server)
    with Witness(server) as witness:
        fate = ask_again(Target(server.host), "/api/games", lines=4, seconds=2, padding=15_000)
        assert fate.codes["429"] > fate.codes["200"]
        assert fate.codes["200"] < 60, "all of them together have as much as one guest"
    assert witness.grown < 20
    here = [httpx.get(f"{server.url}/api/me", headers={"Cookie": f"monumenta_guest={n}"}) for n in range(30)]
    assert failure(here[-1]) == (429, "too-fast")
    assert ana.http.get("/api/games").status_code == 200, "who has a cookie is not concerned"


def test_a_guest_opens_so_many_pages_in_a_row(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_READS="4")
    ana, ben = Person(server), Person(server)
    table = ana.create("me", "open", listed=True)["id"]
    said = [_first_word(ben, table) for _ in range(12)]
    assert said[0] == "scene"
    assert said[-1] == "too-fast"
    assert _first_word(ana, table) == "scene"


def _first_word(person: Person, table: str) -> str:
    with person.page(table) as page:
        first = page.hear()
        return first.get("code") or first["kind"]


def test_what_nobody_reads_is_not_kept(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_PATIENCE="2")
    ana = Person(server)
    table = ana.create("me", "random", game="moves", listed=True)["id"]
    with ana.page(table) as page:
        page.wait("scene")
        page.play_on(random.Random(1))
    with Witness(server) as witness:
        assert unread_answers(Target(server.host, table), lines=12, seconds=30).refused == 12
        assert unread_scenes(Target(server.host, table), sockets=8, seconds=3).tried
    assert witness.grown < 60


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ana  María ", "Ana María"),
        ("\u3164\u2800", ""),
        ("A\u200bB", "A B"),
        ("Z" + "\u0335" * 20, "Z" + "\u0335" * 2),
        ("\ufb01n", "fin"),
        ("\u202eevil", "evil"),
        ("李", "李"),
        ("\U0001d159\U0001d159", ""),
        ("\U00013441\U00013442\ufffc", ""),
        ("A\U0001d159", "A"),
    ],
)
def test_names_can_be_seen_and_stay_in_their_place(given: str, shown: str) -> None:
    assert shown_name(given) == shown


@pytest.mark.parametrize("given", ["\ufdfa" * 24, "\ufdfa" * 2, "\U0001d159\U0001d159", "\u3316" * 24])
def test_a_name_is_measured_as_it_is_shown(ana: Person, given: str) -> None:
    refused = ana.http.post("/api/me", json={"name": given})
    assert (refused.status_code, refused.json()["code"]) == (400, "malformed")
    assert "24" in refused.json()["message"]
    assert ana.get("/api/me")["name"] == "Ana"
    assert ana.post("/api/me", {"name": "\ufb01n" * 8})["name"] == "fin" * 8
