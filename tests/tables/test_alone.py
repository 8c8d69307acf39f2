"""Tables need nothing of a server: no web framework, no database, no thread, and whole games run without them."""

from __future__ import annotations

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bench.in_memory import MemoryPage, MemoryTables, run_simulated
from monumenta.engine.match.shares import pledge_of
from monumenta.engine.match.verify import verify
from monumenta.tables import talk
from monumenta.tables.guest import Guest
from monumenta.tables.messages import NewTable, Pledge, SeatWish, Share
from monumenta.tables.table import Table

ROOT = Path(__file__).parents[2]
ANA = Guest("ana", "Ana")
SHARE = "1" * 64
FRAMEWORKS = ["aiosqlite", "alembic", "itsdangerous", "litestar", "sqlalchemy", "sqlite3", "uvicorn", "websockets"]
LOADED = """
import importlib, pkgutil, sys
import monumenta.tables
for module in pkgutil.iter_modules(monumenta.tables.__path__, "monumenta.tables."):
    importlib.import_module(module.name)
print(*(name for name in sys.argv[1:] if name in sys.modules))
"""


def test_neither_web_framework_nor_database_nor_numpy_is_loaded() -> None:
    command = [sys.executable, "-c", LOADED, *FRAMEWORKS, "numpy", "rich", "monumenta.server", "monumenta.tables.hub"]
    done = subprocess.run(command, cwd=ROOT / "src", capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["monumenta.tables.hub"]


async def _begun(tables: MemoryTables, game: str) -> Table:
    """A table with Ana on the first seat, whose page has done its part in the luck."""
    wish = NewTable(game, {}, [SeatWish("me"), SeatWish("bot", "random")])
    table = await tables.hub.create(wish, ANA)
    row = table.row
    await tables.hub.pledge(row.id, ANA, Pledge(row.commit, pledge_of(row.terms, 0, SHARE)))
    return await tables.hub.open_share(row.id, ANA, Share(row.commit, SHARE))


def _run(work: Callable[[MemoryTables], Awaitable[None]]) -> None:
    async def run() -> None:
        tables = MemoryTables(random.Random(1))
        try:
            await work(tables)
        finally:
            await tables.close()

    run_simulated(run())


async def _hear(page: MemoryPage, *kinds: str) -> dict[str, Any]:
    while True:
        text = await page.to_page.get()
        assert text is not None
        message = json.loads(text)
        if message["kind"] in kinds:
            return message


async def _play(page: MemoryPage, turns: int) -> None:
    """So many turns of the page's own, or the whole game: always the first thing that is offered."""
    position, name, request = (await _hear(page, "scene"))["position"], f"{id(page):x}", 0
    while not position["over"] and turns:
        if position["actor"] != 0:
            position = (await _hear(page, "applied"))["position"]
            continue
        do: list[str] = []
        complete = False
        while not complete:
            do.append(position["choices"][0]["do"])
            request += 1
            page.say(json.dumps({"kind": "act", "id": f"{name}-{request}", "seq": position["seq"], "do": do}))
            preview = await _hear(page, "preview")
            complete = preview["complete"]
            position = preview["position"]
        confirmed = {"kind": "act", "id": f"{name}-{request}-done", "seq": position["seq"], "do": do, "confirm": True}
        page.say(json.dumps(confirmed))
        position = (await _hear(page, "applied"))["position"]
        turns -= 1


@pytest.mark.parametrize("game", ["monuments", "moves"])
def test_a_whole_game_against_a_bot(game: str) -> None:
    async def work(tables: MemoryTables) -> None:
        table = await _begun(tables, game)
        page, _ = tables.visit(table, ANA)
        await _play(page, 1000)
        assert table.row.status == "over"
        verify(await tables.hub.record(table.row.id, "ana", None))

    _run(work)


def test_a_table_that_left_memory_goes_on_from_its_log() -> None:
    async def work(tables: MemoryTables) -> None:
        table = await _begun(tables, "monuments")
        page, _ = tables.visit(table, ANA)
        await _play(page, 20)
        page.hang_up()
        await asyncio.sleep(60)  # the bot makes its move meanwhile
        before = table.game.state()
        tables.hub.live.clear()
        again = await tables.hub.table(table.row.id)
        assert again is not table
        assert again.game.state() == before
        assert again.game.n > 32  # more than a snapshot
        page, _ = tables.visit(again, ANA)
        await _play(page, 1)

    _run(work)


@pytest.mark.parametrize(
    ("game", "message"),
    [
        ("moves", {"kind": "rush", "do": "people r3 c4"}),
        ("mondo", {"kind": "act", "seq": 0, "do": ["out"]}),
        ("mondo", {"kind": "why", "seq": 0, "do": ["out"]}),
    ],
)
def test_what_belongs_to_the_other_pace_is_refused(game: str, message: dict[str, Any]) -> None:
    async def work(tables: MemoryTables) -> None:
        page, _ = tables.visit(await _begun(tables, game), ANA)
        page.say(json.dumps({"id": "r1", **message}))
        refused = await _hear(page, "rejected")
        assert (refused["code"], refused["id"]) == ("wrong-pace", "r1")

    _run(work)


def test_a_message_is_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str | bytes] = []

    def once_more(text: str | bytes) -> str | None:
        read.append(text)
        return "found"

    monkeypatch.setattr(talk, "_id_of", once_more)

    async def work(tables: MemoryTables) -> None:
        page, _ = tables.visit(await _begun(tables, "moves"), ANA)
        page.say('{"kind":"act","id":"r1","seq":999,"do":["people r3 c4"]}')
        assert (await _hear(page, "rejected"))["id"] == "r1"
        assert not read
        page.say('{"kind":"nonsense","id":"r2"}')  # only what makes no sense is looked at again, for its id
        assert (await _hear(page, "rejected"))["id"] == "found"
        assert len(read) == 1

    _run(work)
