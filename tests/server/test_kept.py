"""What never changes is made once, off the event loop, and who has it already is told so."""

from __future__ import annotations

import asyncio
import threading

import pytest

from monumenta.server.kept import Answer, Kept, answer_of
from tests.server.harness import Person

SAME = [
    "/api/games",
    "/api/games/monuments/texts?lang=es",
    "/api/games/monuments/box",
    "/api/games/monuments/rules",
    "/api/schema",
]


@pytest.mark.parametrize("path", SAME)
def test_who_has_it_already_is_told_so(ana: Person, path: str) -> None:
    first = ana.http.get(path)
    assert (first.status_code, first.headers["content-encoding"]) == (200, "gzip")
    again = ana.http.get(path, headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = ana.http.get(path, headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.content == first.content


def test_however_many_ask_it_is_made_once_and_elsewhere() -> None:
    threads: list[int] = []

    def make() -> Answer:
        threads.append(threading.get_ident())
        return answer_of(b"x" * 2_000)

    async def ask() -> None:
        kept = Kept()
        found = await asyncio.gather(*(kept.of("it", make) for _ in range(20)))
        assert {one.etag for one in found} == {(await kept.of("it", make)).etag}

    asyncio.run(ask())
    assert len(threads) == 1
    assert threads[0] != threading.get_ident()


def test_what_failed_is_tried_again() -> None:
    async def ask() -> None:
        kept = Kept()
        with pytest.raises(ZeroDivisionError):
            await kept.of("it", lambda: answer_of(bytes([1 // 0])))
        assert (await kept.of("it", lambda: answer_of(b"now"))).data == b"now"

    asyncio.run(ask())


def test_what_was_not_asked_for_longest_makes_room() -> None:
    made: list[str] = []

    async def ask(kept: Kept, name: str) -> None:
        await kept.of(name, lambda: (made.append(name), answer_of(b"x" * 400))[1])

    async def all_of_them() -> None:
        kept = Kept(room=1_000)
        for name in ("a", "b", "a", "c", "a", "b"):
            await ask(kept, name)

    asyncio.run(all_of_them())
    assert made == ["a", "b", "c", "b"]
