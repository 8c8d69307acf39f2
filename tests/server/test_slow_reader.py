"""A phone on a slow line is not taken for one that has gone; one that has gone is noticed."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections.abc import Callable, Generator
from contextlib import contextmanager

import pytest

from tests.server.harness import Person, Server, until

PING = 0.4
PONG = 2.0
PIECE, PAUSE = 1024, 0.2
"""Five kilobytes a second."""


@contextmanager
def phone(person: Person, table: str) -> Generator[socket.socket]:
    """A page at a table whose system takes only a little ahead, and which has read nothing yet."""
    cookie = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
    head = [
        f"GET /api/tables/{table}/play HTTP/1.1",
        f"Host: {person.server.host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        f"Cookie: {cookie}",
    ]
    address, _, port = person.server.host.partition(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(10)
        line.connect((address, int(port)))
        line.sendall("\r\n".join([*head, "", ""]).encode())
        yield line


def away(person: Person, table: str) -> bool:
    return person.get(f"/api/tables/{table}")["seats"][0]["away"] is not None


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the system does not tell what has arrived")
def test_who_reads_slowly_is_not_cut(own_server: Callable[..., Server]) -> None:
    ana = Person(own_server(MONUMENTA_PING=str(PING), MONUMENTA_PONG=str(PONG)), "Ana")
    table = ana.create("random", "random", "random", "random")["id"]
    with ana.page(table) as page:  # at the end of a game there is the most to tell
        page.wait("scene")
        while page.position is None or not page.position["over"]:
            page.hear()
    with ana.page(table) as page:
        scene = len(json.dumps(page.wait("scene")))
    with phone(ana, table) as line:
        began, got = time.monotonic(), 0
        while got < scene * 0.6:
            got += len(line.recv(PIECE))
            time.sleep(PAUSE)
        assert time.monotonic() - began > 2 * (PING + PONG)
        line.sendall(b"\x81\x8f\0\0\0\0" + b'{"kind":"ping"}')
        heard = b""
        while b'{"kind":"pong"}' not in heard:
            piece = line.recv(65536)
            assert piece, f"the line was cut while {scene} bytes were read"
            heard += piece


def test_who_reads_nothing_is_gone_soon(own_server: Callable[..., Server]) -> None:
    ana = Person(own_server(MONUMENTA_PING=str(PING), MONUMENTA_PONG=str(PING)), "Ana")
    table = ana.create("me", "random", game="monumental")["id"]
    with phone(ana, table):
        until(lambda: not away(ana, table), "the phone to be there")
        until(lambda: away(ana, table), "the server to notice that nobody reads")


def test_who_answers_pings_stays(own_server: Callable[..., Server]) -> None:
    ana = Person(own_server(MONUMENTA_PING=str(PING), MONUMENTA_PONG="5"), "Ana")
    table = ana.create("me", "random")["id"]
    with ana.page(table) as page:
        page.wait("scene")
        time.sleep(5 * PING)
        page.say(kind="ping")
        page.wait("pong")
