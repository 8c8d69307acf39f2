"""Analyses of finished games: asked for once, watched as they grow, kept, and refused with what is wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import Any, cast

import pytest

from monumenta.advice.reviewed import mark_of
from monumenta.engine.match.game import Game
from monumenta.engine.match.record import GameRecord, read
from monumenta.server.settings import Settings
from monumenta.server.thinking import analysing
from monumenta.server.thinking.analysing import Analysts, Asker
from monumenta.tables.problem import Refused
from monumenta.tables.rows import TableRow
from monumenta.tables.table import Table
from monumenta.tables.tasks import Tasks
from tests.server.harness import Json, Person, Server, as_of, until
from tests.server.test_positions import BOT, LATE, refused, until_over, wish


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    """With compiled rules, and a second for a game."""
    running = Server(
        tmp_path_factory.mktemp("analysis") / "games.db", env={"MONUMENTA_COMPILE": "1", "MONUMENTA_ANALYSIS": "1"}
    )
    person = Person(running)
    until(lambda: compiled(person), "compiled rules", patience=600)
    yield running
    running.stop()


def compiled(person: Person) -> bool:
    return next(entry["ready"] for entry in person.get("/api/compiling") if entry["game"] == "moves")


def finished(person: Person, **more: Any) -> str:
    """The id of a short match that is over."""
    table = person.found(wish(LATE, BOT, BOT, **more))
    until_over(person, table)
    return str(table["id"])


def analysed(person: Person, table: str) -> Json:
    """Ask and wait, as the page does: from what is known already on."""
    found: Json = person.post(f"/api/tables/{table}/analysis", None)
    steps = list(found["steps"])
    while found["state"] not in ("done", "failed"):
        assert found["state"] in ("waiting", "running")
        time.sleep(0.1)
        found = person.get(f"/api/tables/{table}/analysis?since={len(steps)}")
        assert found["since"] == len(steps)
        steps += found["steps"]
    return {**found, "steps": steps, "since": 0}


def test_a_finished_game_is_looked_at_decision_by_decision(quick: Server) -> None:
    ana = Person(quick)
    table = finished(ana, listed=True)
    assert ana.get(f"/api/tables/{table}/analysis")["state"] == "none"
    found = analysed(ana, table)
    assert (found["state"], len(found["steps"])) == ("done", found["total"])
    record = read(ana.http.get(f"/api/tables/{table}/record").text)
    winners = record.result.winners if record.result else []
    assert found["outcome"] == [(seat in winners) / len(winners) for seat in (0, 1)]
    check_steps(record, {step["n"]: step for step in found["steps"]})
    check_lines(ana, table, found["steps"])

    # who comes later has it at once, after a restart too
    assert Person(quick).post(f"/api/tables/{table}/analysis", None) == found
    quick.stop()
    quick.start()
    ben = Person(quick)
    assert ben.get(f"/api/tables/{table}/analysis") == found
    assert ben.post(f"/api/tables/{table}/analysis", None) == found


def check_steps(record: GameRecord, steps: dict[int, Json]) -> None:
    """They are the decisions of the record, all but those that were none."""
    game = Game.at("moves", LATE)
    for move in record.moves:
        step = steps.pop(game.n, None)
        if step is None:
            assert len(game.legal()) == 1, "only what was forced is left out"
        else:
            assert (step["seat"], step["do"]) == (game.actor, move.do)
            assert step["best"] in game.legal()
            assert step["line"][0] == step["best"]
            assert (step["events"] == []) == (step["best"] == step["do"])
            assert sum(step["win"]) == pytest.approx(1, abs=0.01)
            assert step["mark"] == mark_of(step["loss"])
            assert (step["luck"], step["lucky"]) == ([], False), "nothing is drawn in this game"
        game.play(move.do)
    assert steps == {}


def check_lines(person: Person, table: str, steps: list[Json]) -> None:
    """They can be played from where they leave the game."""
    replay = person.get(f"/api/tables/{table}/replay")["frames"]
    for step in steps[::4]:
        branch = person.get(f"/api/tables/{table}/analysis/{step['n']}")
        game = Game.at("moves", replay[step["n"]]["text"])
        assert [frame["move"]["do"] for frame in branch["frames"]] == step["line"]
        for frame in branch["frames"]:
            game.play(frame["move"]["do"])
            assert frame["text"] == game.position()
    assert refused(person.http.get(f"/api/tables/{table}/analysis/100000"))[:2] == (404, "not-found")


def test_what_is_refused(quick: Server) -> None:
    ana, ben = Person(quick), Person(quick)
    going = ana.create("me", "random")["id"]
    for ask in (ana.http.post, ana.http.get):
        assert refused(ask(f"/api/tables/{going}/analysis"))[:2] == (409, "not-over")
    assert refused(ana.http.post("/api/tables/nowhere/analysis"))[:2] == (404, "unknown-table")
    hidden = finished(ana)
    for ask in (ben.http.post, ben.http.get):
        assert refused(ask(f"/api/tables/{hidden}/analysis"))[:2] == (403, "bad-invite")
    assert refused(ben.http.get(f"/api/tables/{hidden}/analysis/0"))[:2] == (403, "bad-invite")
    assert refused(ana.http.get(f"/api/tables/{hidden}/analysis?since=-1"))[:2] == (400, "malformed")
    stranger = Person(quick)
    stranger.http.cookies.clear()
    assert refused(stranger.http.post(f"/api/tables/{hidden}/analysis"))[:2] == (401, "no-guest")
    assert ana.get(f"/api/tables/{hidden}/analysis")["state"] == "none", "a refusal begins nothing"


def test_without_compiled_rules_there_is_none(server: Server) -> None:
    ana = Person(server)
    table = finished(ana)
    assert refused(ana.http.post(f"/api/tables/{table}/analysis"))[:2] == (409, "not-compiled")


def test_it_can_be_switched_off_and_asking_is_limited_like_the_rest(own_server: Callable[..., Server]) -> None:
    ana = Person(own_server(MONUMENTA_ANALYSIS="0", MONUMENTA_POSTS="4"))
    table = finished(ana)
    answers: list[tuple[int, str]] = []

    def too_fast() -> bool:
        answers.append(refused(ana.http.post(f"/api/tables/{table}/analysis"))[:2])
        return answers[-1] == (429, "too-fast")

    until(too_fast, "a refusal of who asks more than once a second")
    assert set(answers) == {(409, "no-analysis"), (429, "too-fast")}


def test_a_database_from_before_analyses_goes_on(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = finished(ana)
    server.kill()
    as_of(server.db, "0002")
    server.start()
    ana.moved()
    assert ana.get(f"/api/tables/{table}/analysis")["state"] == "none"


# --- what cannot be brought about from outside ----------------------------------------------------------


class Empty:
    """A store that knows nothing."""

    async def analysis(self, _: str, __: int) -> None: ...

    async def keep_analysis(self, _: str, __: int, ___: bytes) -> None: ...


class Over:
    """As much of a finished table as an analysis asks for."""

    def __init__(self, number: int) -> None:
        game = Game.at("moves", LATE)
        self.spec = game.spec
        self.game = game
        self.moves: list[object] = []
        self.row = TableRow(
            id=str(number),
            game="monuments",
            rules="1",
            options={},
            creator="",
            seats=[],
            listed=False,
            invite="",
            secret=bytes(1).hex(),
            commit="",
            created=0,
            status="over",
        )


def asker(guest: str, address: str | None = None) -> Asker:
    return Asker(guest, address or f"address of {guest}")


class Room:
    """Analysts whose process begins when it is asked to and ends when it is told to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, **settings: Any) -> None:
        monkeypatch.setattr(analysing, "in_use", repr)
        monkeypatch.setattr(Analysts, "_listen", self._listen)
        self.tasks = Tasks()
        self.begun: list[Any] = []
        self.analysts = Analysts(cast("Any", Empty()), self.tasks, Settings(**settings))
        self._numbers = iter(range(1000))
        self._end: asyncio.Future[None] | None = None

    async def _listen(self, work: Any) -> None:
        assert self._end is None, "one at a time"
        self.begun.append(work.asker.guest)
        self._end = asyncio.get_running_loop().create_future()
        try:
            await self._end
        finally:
            self._end = None

    async def ask(self, who: Asker) -> Table:
        """Have another game looked at."""
        table = cast("Table", Over(next(self._numbers)))
        assert (await self.analysts.ask(table, who)).state == "waiting"
        await asyncio.sleep(0)
        return table

    async def refused(self, who: Asker) -> str:
        with pytest.raises(Refused) as refusal:
            await self.ask(who)
        return refusal.value.code

    async def state(self, table: Table) -> str:
        return (await self.analysts.known(table)).state

    async def end(self, error: Exception | None = None) -> None:
        """The one that is at work ends."""
        assert self._end is not None
        if error is None:
            self._end.set_result(None)
        else:
            self._end.set_exception(error)
        for _ in range(5):  # until the next one has begun
            await asyncio.sleep(0)


def test_one_at_a_time_a_bounded_queue_and_a_failure_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room = Room(monkeypatch, analyses_waiting=2)
        first, second, third = [await room.ask(asker(guest)) for guest in ("ana", "ben", "cleo")]
        assert [await room.state(table) for table in (first, second, third)] == ["running", "waiting", "waiting"]
        assert await room.refused(asker("dan")) == "busy"
        assert (await room.analysts.ask(first, asker("dan"))).state == "running", "it is not begun twice"
        await room.end(RuntimeError("the process was killed"))
        assert [await room.state(table) for table in (first, second, third)] == ["failed", "running", "waiting"]
        await room.ask(asker("dan"))
        assert await room.refused(asker("eve")) == "busy"
        await room.end(RuntimeError("the process was killed"))
        assert await room.state(second) == "failed"
        assert (await room.analysts.ask(second, asker("ben"))).state == "waiting", "who asks again has it tried again"
        await room.tasks.close()

    asyncio.run(run())


def test_a_guest_waits_for_one_game_and_makes_nobody_else_wait_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room = Room(monkeypatch)
        await room.ask(asker("ana"))
        assert [await room.refused(asker("ana")) for _ in range(8)] == ["analysing"] * 8
        await room.ask(asker("ben"))
        await room.end()
        assert room.begun == ["ana", "ben"]
        await room.ask(asker("ana"))  # hers is done, so she may
        await room.tasks.close()

    asyncio.run(run())


def test_an_address_waits_for_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room = Room(monkeypatch)
        for number in range(Settings().analyses_by_address):
            await room.ask(asker(f"guest {number}", "here"))
        assert await room.refused(asker("another guest", "here")) == "analysing"
        await room.ask(asker("ben"))
        await room.tasks.close()

    asyncio.run(run())


def test_who_has_had_fewer_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room = Room(monkeypatch, analyses=3)
        await room.ask(asker("ben"))
        for _ in range(3):
            await room.ask(asker("ana"))
        await room.ask(asker("ann", address="address of ana"))
        await room.ask(asker("cleo"))
        for _ in range(5):
            await room.end()
        assert room.begun == ["ben", "ana", "cleo", "ann", "ana", "ana"]
        await room.tasks.close()

    asyncio.run(run())


def test_who_goes_away_while_waiting_gives_up_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        room = Room(monkeypatch, analysis_patience=1000.0)
        now = 0.0
        monkeypatch.setattr(analysing.time, "monotonic", lambda: now)
        running = await room.ask(asker("ana"))
        gone, stays = await room.ask(asker("ben")), await room.ask(asker("cleo"))
        now = 900.0
        assert await room.state(stays) == "waiting"
        now = 1001.0
        await room.ask(asker("ben"))  # his other game: the one he left no longer counts
        assert [await room.state(table) for table in (running, gone, stays)] == ["running", "none", "waiting"]
        await room.end()
        assert room.begun == ["ana", "cleo"]
        await room.tasks.close()

    asyncio.run(run())


def test_nine_requests_of_one_guest_keep_nobody_else_out(quick: Server) -> None:
    ana, ben = Person(quick), Person(quick)
    tables = [finished(ana, listed=True) for _ in range(9)]
    answers = [ana.http.post(f"/api/tables/{table}/analysis") for table in tables]
    assert answers[0].is_success
    assert {refused(answer)[1] for answer in answers if not answer.is_success} == {"analysing"}
    assert analysed(ben, finished(ben))["state"] == "done"
