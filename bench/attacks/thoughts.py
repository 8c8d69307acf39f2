"""Attacks on the bots' time: more hints and more tables of bots than can be thought about.

Each socket has a cookie of its own, which costs an attacker nothing; what one guest may do is less. The pages come from
another address than those of the people who look on, as an attacker's would.
"""

from __future__ import annotations

import threading
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack, suppress

import httpx
from websockets.exceptions import WebSocketException

from bench.attacks.target import Fate, Target, person_at
from tests.server.harness import Page

SECONDS = 20.0
ELSEWHERE = {"source_address": ("127.0.0.2", 0)}
BREAK = 0.1
"""Seconds between an answer and the next question: nobody is to be shut out for speed."""


def ask_for_hints(target: Target, sockets: int = 60, guests: int = 60, seconds: float = SECONDS) -> Fate:
    """Every page asks again as soon as it is answered."""
    codes: Counter[str] = Counter()
    end = time.monotonic() + seconds

    def ask(page: Page) -> None:
        while time.monotonic() < end:
            page.say(kind="hint", id="h", seq=page.seq, do=[])
            answer = page.answer("h")
            codes[answer.get("code") or answer["kind"]] += 1
            time.sleep(BREAK)

    with ExitStack() as open_:
        pages: list[Page] = []
        for person in [person_at(target) for _ in range(guests)]:
            table = person.create("me", "random", starter=0)["id"]
            pages += [open_.enter_context(person.page(table, **ELSEWHERE)) for _ in range(sockets // guests)]
        for page in pages:
            page.wait("scene")
        _together(ask, pages)
    return Fate.of(codes, ("hinted",))


def watch_masters(target: Target, tables: int = 40, guests: int = 40, seconds: float = SECONDS) -> Fate:
    """Tables of four masters each, all with somebody who watches."""
    codes: Counter[str] = Counter()
    end = time.monotonic() + seconds

    def watch(page: Page) -> None:
        while time.monotonic() < end:
            codes[page.hear()["kind"]] += 1

    with ExitStack() as open_:
        pages: list[Page] = []
        for person in [person_at(target) for _ in range(guests)]:
            for _ in range(tables // guests):
                try:
                    table = person.create(*["master"] * 4)["id"]
                except (AssertionError, httpx.HTTPError):
                    codes["refused"] += 1
                else:
                    pages.append(open_.enter_context(person.page(table, **ELSEWHERE)))
        _together(watch, pages)
    return Fate.of(codes, ("scene", "applied", "table", "compiling"))


def _together(do: Callable[[Page], None], pages: list[Page]) -> None:
    def one(page: Page) -> None:
        with suppress(WebSocketException, OSError, TimeoutError):
            do(page)

    threads = [threading.Thread(target=one, args=(page,)) for page in pages]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
