"""Attackers who ask for what costs the server much and them nothing."""

from __future__ import annotations

import random
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from functools import partial

import httpx
from websockets.exceptions import WebSocketException

from bench.attacks.target import Fate, Target, seat
from tests.server.harness import PATIENCE, Page

DEPTH = 8_000
"""Brackets in a row: as many as a message has room for."""


def fetch_replay(target: Target, clients: int = 8, seconds: float = 10) -> Fate:
    """Several clients that fetch the longest replay there is, again and again."""
    return _fetch_all(target, "replay", clients, seconds)


def fetch_records(target: Target, lines: int = 190, seconds: float = 15) -> Fate:
    """Many lines that fetch one record again and again."""
    return _fetch_all(target, "record", lines, seconds)


def _fetch_all(target: Target, what: str, clients: int, seconds: float) -> Fate:
    with ThreadPoolExecutor(clients) as pool:
        asked = [pool.submit(_fetch, target, what, seconds) for _ in range(clients)]
        codes = sum((one.result() for one in asked), Counter[str]())
    return Fate.of(codes, fine=("200",))


def _fetch(target: Target, what: str, seconds: float) -> Counter[str]:
    codes: Counter[str] = Counter()
    end = time.monotonic() + seconds
    with httpx.Client(base_url=target.url, timeout=PATIENCE) as http:
        while time.monotonic() < end:
            with suppress(httpx.TransportError):
                codes[str(http.get(f"/api/tables/{target.table}/{what}").status_code)] += 1
    return codes


def fetch_replays(target: Target) -> Fate:
    """Somebody who fetches every replay there is, one after the other."""
    with httpx.Client(base_url=target.url, timeout=10 * PATIENCE) as http:
        tables = target.table.split(",")
        codes = Counter(str(http.get(f"/api/tables/{table}/replay").status_code) for table in tables)
    return Fate.of(codes, fine=("200",))


def repeat_requests(target: Target, pages: int = 24, times: int = 200) -> Fate:
    """One turn, confirmed with the same id again and again, on as many pages as one may have."""
    person, table = seat(target)
    codes: Counter[str] = Counter()
    with ExitStack() as opened:
        lines = [opened.enter_context(person.page(table)) for _ in range(pages)]
        for line in lines:
            line.wait("scene")
        first = lines[0]
        assert first.await_turn()
        seq, do = first.seq, first.think(random.Random(1))
        with ThreadPoolExecutor(pages) as pool:
            again = partial(_repeat, message={"kind": "act", "id": "again", "seq": seq, "do": do, "confirm": True})
            codes.update(code for heard in pool.map(partial(again, times=times), lines) for code in heard)
    return Fate.of(codes, fine=("applied",))


def _repeat(page: Page, times: int, message: dict[str, object]) -> list[str]:
    heard: list[str] = []
    try:
        for _ in range(times):
            page.say(**message)
            answer = page.answer("again")
            heard.append(answer.get("code", answer["kind"]))
    except (WebSocketException, OSError):
        heard.append("cut")
    return heard


def forge_addresses(target: Target, posts: int = 500, at_once: int = 4) -> Fate:
    """New guests without end, each with another address that it says it has."""
    with ThreadPoolExecutor(at_once) as pool:
        asked = [pool.submit(_pretend, target, range(first, posts, at_once)) for first in range(at_once)]
        codes = sum((one.result() for one in asked), Counter[str]())
    return Fate.of(codes, fine=("200", "201"))


def _pretend(target: Target, numbers: range) -> Counter[str]:
    codes: Counter[str] = Counter()
    with httpx.Client(base_url=target.url, timeout=PATIENCE) as http:
        for number in numbers:
            http.cookies.clear()
            http.headers["X-Forwarded-For"] = f"10.{number % 250}.{number // 250}.1"
            http.headers["Forwarded"] = f"for=192.0.2.{number % 250}"
            http.get("/api/me")  # the cookie of somebody new
            codes[str(http.post("/api/me", json={"name": f"Guest {number}"}).status_code)] += 1
    return codes


def deep_json(target: Target, times: int = 200) -> Fate:
    """Brackets within brackets, in bodies and in messages."""
    deep = ["[" * DEPTH, "[" * (DEPTH // 2) + "]" * (DEPTH // 2), '{"a":' * (DEPTH // 5), '{"kind":' * (DEPTH // 8)]
    codes: Counter[str] = Counter()
    person, table = seat(target)
    for number in range(times):
        body = deep[number % len(deep)]
        for path in ("/api/me", "/api/tables", f"/api/tables/{table}/join"):
            answer = person.http.post(path, content=body, headers={"Content-Type": "application/json"})
            codes[str(answer.status_code)] += 1
    with person.page(table) as page, suppress(WebSocketException, OSError):
        page.wait("scene")
        for number in range(times):
            page.socket.send(deep[number % len(deep)])
            codes[page.wait("rejected")["code"]] += 1
    return Fate.of(codes, fine=())
