"""Plain rules at once, compiled ones when they are there: the same table goes on."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest

from monumenta.engine.author.state import record
from monumenta.engine.compile import compiled
from monumenta.server.thinking.compiling import Compilers
from monumenta.tables.messages import Compiling
from tests.server.harness import Person, Server, until


@pytest.mark.slow
def test_a_table_changes_over_to_compiled_rules(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_COMPILE="1")
    ana = Person(server)
    table = ana.create("me", "greedy")
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(1), turns=2)
        until(lambda: _of(ana, "/api/compiling", "game")["ready"], "compiled rules", patience=300)
        assert _of(ana, "/api/games", "name")["compiled"] is True
        assert page.play_on(random.Random(2)) > 2
        told = [message for message in page.heard if message["kind"] == "compiling"]
        assert all(message["failed"] is None for message in told)
    checked = ana.http.get(f"/api/tables/{table['id']}/record")
    assert checked.status_code == 200
    with ana.page(table["id"]) as page:  # a page that comes later need not hear of it
        page.wait("scene")
        page.say(kind="ping")
        page.wait("pong")
        assert not any(message["kind"] == "compiling" and message["game"] == "monuments" for message in page.heard)


def _of(person: Person, path: str, key: str) -> dict[str, Any]:
    """What a list says of the table's game; the others may not be compiled yet."""
    return next(entry for entry in person.get(path) if entry[key] == "monuments")


def test_without_a_compiler_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiled, "available", lambda: False)
    compilers = Compilers()
    heard: list[Compiling] = []
    compilers.listen(heard.append)
    asyncio.run(compilers.run())
    assert sorted(status.game for status in heard) == [status.game for status in compilers.status]
    assert all(status.failed is not None and "pip install" in status.failed for status in heard)


def test_a_compiler_that_fails_leaves_the_plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> bool:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(compiled, "cached", broken)
    monkeypatch.setattr(compiled, "available", lambda: True)
    compilers = Compilers()
    asyncio.run(compilers.run())
    assert all("the disk is full" in (status.failed or "") for status in compilers.status)


def test_the_game_somebody_plays_is_compiled_first_and_small_ones_before_large_ones() -> None:
    compilers = Compilers()
    waiting = compilers._waiting  # pyright: ignore[reportPrivateUsage]
    sizes = [record(spec.state).itemsize for spec in waiting]
    assert sizes == sorted(sizes)
    last = waiting[-1].name
    compilers.hurry(last)
    assert waiting[0].name == last
