"""An address has so many answers at work at a time; its further ones wait, and nobody else's."""

from __future__ import annotations

import asyncio

import pytest

from monumenta.server.http.at_work import AtWork
from monumenta.tables.problem import Refused


def test_further_ones_of_an_address_wait_and_others_do_not() -> None:
    async def work() -> None:
        at_work = AtWork(2, 10)
        leave, _ = [await at_work.enter("here") for _ in range(2)]
        third, fourth = (asyncio.ensure_future(at_work.enter("here")) for _ in range(2))
        await at_work.enter("elsewhere")
        await asyncio.sleep(0.01)
        assert not third.done()
        leave()
        leave()  # once more does no harm
        await third
        await asyncio.sleep(0.01)
        assert not fourth.done()

    asyncio.run(work())


def test_work_without_a_pause_lets_others_come_between() -> None:
    async def work() -> None:
        at_work, done = AtWork(2, 100), [0]
        turns: list[int] = []

        async def answer() -> None:
            leave = await at_work.enter("here")
            done[0] += 1
            leave()

        tasks = [asyncio.ensure_future(answer()) for _ in range(20)]
        while not all(task.done() for task in tasks):
            before = done[0]
            await asyncio.sleep(0)
            turns.append(done[0] - before)
        assert done[0] == 20
        assert max(turns) <= 2

    asyncio.run(work())


def test_no_more_wait_than_may_and_who_goes_leaves_no_gap() -> None:
    async def work() -> None:
        at_work = AtWork(1, 1)
        leave = await at_work.enter("here")
        waiting = asyncio.ensure_future(at_work.enter("here"))
        await asyncio.sleep(0)
        with pytest.raises(Refused) as refused:
            await at_work.enter("here")
        assert refused.value.code == "too-fast"
        waiting.cancel()
        await asyncio.sleep(0)
        leave()
        await asyncio.sleep(0)
        await asyncio.wait_for(at_work.enter("here"), 1)

    asyncio.run(work())
