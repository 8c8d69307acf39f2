"""Bots that search think in threads, end when the server does, and are never missing while rules are compiled."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable
from itertools import chain, repeat
from pathlib import Path

import msgspec
import pytest

from monumenta.advice import Hint
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.search import choose_id
from monumenta.search.budget import Budget
from monumenta.server.thinking import rooms
from monumenta.server.thinking.rooms import ThinkingRooms
from monumenta.server.thinking.turnstile import always
from monumenta.tables import thinking
from monumenta.tables.spot import Spot
from monumenta.tables.thinkers import Claim
from monumenta.tables.thinking import Allowance, Share, give_hint, play_turn
from tests.server.harness import until

SPEC = find("moves")
ANA = Claim("ana", "table", "somewhere")


def opening() -> tuple[Game, Spot]:
    game = Game.new("moves")
    game.play("people r3 c4")
    return game, Spot("moves", SPEC.version, {}, game.state(), 1, 7)


def test_closing_ends_a_search_that_would_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    use(SPEC)
    game, spot = opening()
    begun = threading.Event()

    def forever(*given: object) -> list[str]:
        """A search without a budget, that only looks whether to stop."""
        begun.set()
        stopped = given[5]
        assert callable(stopped)
        while not stopped():
            pass
        return [game.legal(1)[0]]

    monkeypatch.setattr(thinking, "decide_turn", forever)

    async def run() -> list[str]:
        thinkers = ThinkingRooms()
        turn = asyncio.ensure_future(thinkers.turn(spot, "montecarlo", ANA))
        await asyncio.to_thread(begun.wait)
        assert not turn.done()
        await thinkers.close()
        return await turn

    assert asyncio.run(run()) == [game.legal(1)[0]]


def test_who_is_stopped_at_once_still_answers() -> None:
    use(SPEC)
    game, spot = opening()
    (do,) = play_turn(spot, "montecarlo", lambda: 0.0)
    assert do in game.legal(1)
    found = give_hint(spot, lambda: 0.0)
    assert found.do in game.legal(1)
    assert found.reason.startswith("moves-hint-")


def test_a_process_without_compiled_rules_answers_with_the_greedy_bot() -> None:
    game, spot = opening()

    async def run() -> list[str]:
        thinkers = ThinkingRooms()
        try:
            return await thinkers.apart(ANA, play_turn, spot, "montecarlo")
        finally:
            await thinkers.close()

    assert asyncio.run(run()) == [game.write(choose_id(game.concealed(1), "greedy", 7))]


def test_the_house_says_how_long_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    game, spot = opening()
    allowed: list[float] = []

    def quick(*given: object, **_: object) -> str:
        allowed.extend(part.milliseconds for part in given if isinstance(part, Budget))
        return game.legal(1)[0]

    def whole(*given: object) -> list[str]:
        return [quick(*given)]

    monkeypatch.setattr(thinking, "decide_turn", whole)

    def say(*given: object, **more: object) -> Hint:
        return Hint(quick(*given, **more), "why", [])

    monkeypatch.setattr(thinking, "hint", say)
    for seconds in (1.0, 0.1):
        at = msgspec.structs.replace(spot, seconds=seconds)
        play_turn(at, "montecarlo")
        give_hint(at)
    assert allowed == [1000, 500, 100, 50]


def test_a_search_may_use_the_cores_that_nobody_else_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    use(SPEC)
    game, spot = opening()
    threads: list[int] = []
    both = threading.Barrier(2)

    def together(*given: object) -> list[str]:
        threads.extend(part.threads for part in given if isinstance(part, Budget))
        both.wait()
        return [game.legal(1)[0]]

    monkeypatch.setattr(thinking, "decide_turn", together)
    monkeypatch.setattr(rooms.os, "cpu_count", lambda: 5)

    async def run() -> None:
        thinkers = ThinkingRooms()
        await asyncio.gather(thinkers.turn(spot, "master", ANA), thinkers.turn(spot, "master", ANA))
        await thinkers.close()

    asyncio.run(run())
    assert sorted(threads) == [3, 4]


def masters_turn(spot: Spot, share: Share) -> list[str]:
    return play_turn(spot, "master", share)


@pytest.mark.parametrize("think", [masters_turn, give_hint])
def test_a_search_that_has_begun_ends_early_when_others_come(think: Callable[[Spot, Share], object]) -> None:
    """A real search with a week to think, of which then hardly anything is left."""
    use(SPEC)
    _, spot = opening()
    shares = chain([1.0, 1.0], repeat(1e-9))
    assert think(msgspec.structs.replace(spot, seconds=7 * 24 * 3600.0), lambda: next(shares))


def test_further_decisions_of_a_turn_have_less_time_and_nobody_hurries_who_is_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    now, share = 0.0, 0.5
    monkeypatch.setattr(thinking.time, "perf_counter", lambda: now)
    allowance = Allowance(8.0, lambda: share)
    assert allowance.budget(3) == Budget(milliseconds=4000, threads=3)

    def time_for_a_decision() -> float:
        nonlocal now
        began = now
        while not allowance.over():
            now += 0.25
        allowance.decided()
        return now - began

    assert [time_for_a_decision() for _ in range(3)] == [4, 1, 1]
    share = 1.0
    now += 1000
    assert not allowance.over()
    share = 0.0
    assert allowance.over()


def report(spot: Spot, share: Share) -> list[float]:
    """In the other process: how much of the time may be taken, at first and when somebody waits or it is to end."""
    shares = [share()]
    Path(spot.options["begun"]).touch()
    while share() == 1:
        time.sleep(0.01)
    return [*shares, share()]


def test_the_other_process_hears_that_somebody_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spec = find("monuments")

    def plain(_: object) -> None:
        """Whatever another test has compiled."""

    monkeypatch.setattr(rooms, "in_use", plain)
    begun = tmp_path / "begun"
    spot = Spot(spec.name, spec.version, {"begun": str(begun)}, b"", 0, 0)

    async def run() -> list[float]:
        thinkers = ThinkingRooms()
        ask = thinkers._think  # pyright: ignore[reportPrivateUsage]
        try:
            first = asyncio.ensure_future(ask(ANA, always, report, spot))
            await asyncio.to_thread(until, begun.exists, "the other process looks")
            second = asyncio.ensure_future(ask(Claim("ben", "his", "elsewhere"), always, report, spot))
            found = await first
            second.cancel()
            return found
        finally:
            await thinkers.close()

    assert asyncio.run(run()) == [1.0, 0.5]
