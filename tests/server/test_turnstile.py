"""Thoughts before a turnstile: their order, how much time each has, and what becomes of who goes away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import pytest

from monumenta.server.thinking.turnstile import LEAST, Leave, Turnstile
from monumenta.tables.thinkers import Claim, Unwanted


def claim(guest: str, table: int = 0) -> Claim:
    return Claim(guest, f"{guest} {table}", f"home of {guest}")


class Room:
    """Thoughts that end when they are told to."""

    def __init__(self, places: int = 1, each: int | None = None) -> None:
        self.turnstile = Turnstile(places, each)
        self.begun: list[str] = []
        self.leaves: list[Leave] = []
        self._ends: list[asyncio.Event] = []

    async def think(self, leave: Leave) -> str:
        self.begun.append(leave.claim.guest)
        self.leaves.append(leave)
        self._ends.append(asyncio.Event())
        await self._ends[-1].wait()
        return leave.claim.guest

    def ask(self, guest: str, table: int = 0, **how: Any) -> asyncio.Task[str]:
        return asyncio.ensure_future(self.turnstile.run(claim(guest, table), self.think, **how))

    async def end(self, which: int) -> None:
        self._ends[which].set()
        await settle()


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def simulated(test: Callable[[Room], Coroutine[Any, Any, None]], *how: Any) -> None:
    async def run() -> None:
        await test(Room(*how))

    asyncio.run(run())


def test_they_pass_in_turns() -> None:
    async def test(room: Room) -> None:
        thoughts: list[Awaitable[str]] = [room.ask("ana", table) for table in range(5)]
        await settle()
        thoughts.append(room.ask("ben"))
        for number in range(6):
            await settle()
            await room.end(number)
        assert await asyncio.gather(*thoughts) == [*["ana"] * 5, "ben"]
        assert room.begun == ["ana", "ben", *["ana"] * 4]

    simulated(test)


def test_who_comes_shortens_the_thought_that_is_under_way() -> None:
    async def test(room: Room) -> None:
        room.ask("ana")
        await settle()
        (leave,) = room.leaves
        assert leave.share == 1
        shares: list[float] = []
        for guest in ("ben", "cleo", "dora"):
            room.ask(guest)
            await settle()
            shares.append(leave.share)
        assert shares == [1 / 2, 1 / 3, 1 / 4]
        for i in range(40):
            room.ask(f"guest {i}")
        await settle()
        assert leave.share == LEAST

    simulated(test)


def test_many_tables_of_one_guest_shorten_their_thoughts_and_hardly_those_of_others() -> None:
    async def test(room: Room) -> None:
        for table in range(9):
            room.ask("ana", table)
        await settle()
        room.ask("ben")
        await settle()
        assert room.leaves[0].share == 1 / (1 + 8 + 1)
        await room.end(0)
        assert room.begun == ["ana", "ben"]
        assert room.leaves[1].share == 1 / 2

    simulated(test)


def test_the_more_places_the_less_is_shared() -> None:
    async def test(room: Room) -> None:
        for guest in ("ana", "ben", "cleo", "dora"):
            room.ask(guest)
        await settle()
        assert [leave.share for leave in room.leaves] == [3 / 4] * 3
        assert [leave.alone for leave in room.leaves] == [3, 2, 1]

    simulated(test, 3)


def test_one_guest_never_has_all_places_where_nobody_can_be_hurried() -> None:
    async def test(room: Room) -> None:
        for table in range(9):
            room.ask("ana", table)
        await settle()
        assert room.begun == ["ana"] * 2
        room.ask("ben")
        await settle()
        assert room.begun == ["ana", "ana", "ben"]

    simulated(test, 4, 2)


def test_who_is_cancelled_while_waiting_is_not_thought_for() -> None:
    async def test(room: Room) -> None:
        room.ask("ana")
        gone, stays = room.ask("ben"), room.ask("cleo")
        await settle()
        gone.cancel()
        await room.end(0)
        assert room.begun == ["ana", "cleo"]
        assert room.leaves[1].share == 1
        await room.end(1)
        assert await stays == "cleo"

    simulated(test)


def test_who_is_cancelled_while_thinking_ends_the_thought_and_keeps_the_place_until_it_has_ended() -> None:
    async def test(room: Room) -> None:
        gone = room.ask("ana")
        room.ask("ben")
        await settle()
        gone.cancel()
        await settle()
        assert gone.cancelled()
        assert room.leaves[0].share == 0
        assert room.begun == ["ana"]
        await room.end(0)
        assert room.begun == ["ana", "ben"]

    simulated(test)


def test_who_is_cancelled_in_the_moment_of_passing_gives_the_place_back() -> None:
    async def test(room: Room) -> None:
        room.ask("ana")
        passing = room.ask("ben")
        await settle()
        room.turnstile._exit(room.leaves[0])  # pyright: ignore[reportPrivateUsage]
        passing.cancel()
        await settle()
        room.ask("cleo")
        await settle()
        assert room.begun == ["ana", "cleo"]

    simulated(test)


def test_what_is_unwanted_when_its_turn_comes_is_not_thought_about() -> None:
    async def test(room: Room) -> None:
        room.ask("ana")
        wanted = True
        dropped = room.ask("ben", wanted=lambda: wanted)
        last = room.ask("cleo")
        await settle()
        wanted = False
        await room.end(0)
        with pytest.raises(Unwanted):
            await dropped
        assert room.begun == ["ana", "cleo"]
        await room.end(1)
        assert await last == "cleo"

    simulated(test)


def test_a_thought_that_fails_gives_its_place_back() -> None:
    async def fail(_: Leave) -> str:
        raise RuntimeError("no idea")

    async def test(room: Room) -> None:
        with pytest.raises(RuntimeError, match="no idea"):
            await room.turnstile.run(claim("ana"), fail)
        room.ask("ben")
        await settle()
        assert room.begun == ["ben"]

    simulated(test)


def test_who_cannot_read_the_share_is_told_of_it() -> None:
    async def test(room: Room) -> None:
        thought = room.ask("ana")
        await settle()
        told: list[float] = []
        room.leaves[0].tell(told.append)
        room.ask("ben")
        await settle()
        thought.cancel()
        await settle()
        assert told == [1, 1 / 2, 0]
        await room.end(0)
        room.ask("cleo")
        await settle()
        assert told[2:] == [0]  # what comes later is no concern of this one

    simulated(test)


def test_closing_ends_what_is_being_thought_about() -> None:
    async def test(room: Room) -> None:
        thought = room.ask("ana")
        await settle()
        closing = asyncio.ensure_future(room.turnstile.close())
        await settle()
        assert room.leaves[0].share == 0
        assert not closing.done()
        await room.end(0)
        assert await thought == "ana"
        await closing

    simulated(test)
