"""Bots that search think in threads, end when the server does, and are never missing while rules are compiled."""

from __future__ import annotations

import asyncio
import threading

import msgspec
import pytest

from monumenta.bots import Hint, choose_id
from monumenta.bots.thinking import Budget
from monumenta.engine.compiled import use
from monumenta.engine.game import Game
from monumenta.engine.registry import find
from monumenta.server import thinking
from monumenta.server.fair import Claim
from monumenta.server.thinking import Spot, Thinkers, give_hint, play_turn

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
        thinkers = Thinkers()
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
        thinkers = Thinkers()
        try:
            return await thinkers.apart(ANA, play_turn, spot, "montecarlo")
        finally:
            await thinkers.close()

    assert asyncio.run(run()) == [game.write(choose_id(SPEC, "greedy", game.state(), 1, 7))]


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
    monkeypatch.setattr(thinking.os, "cpu_count", lambda: 5)

    async def run() -> None:
        thinkers = Thinkers()
        await asyncio.gather(thinkers.turn(spot, "master", ANA), thinkers.turn(spot, "master", ANA))
        await thinkers.close()

    asyncio.run(run())
    assert sorted(threads) == [3, 4]
