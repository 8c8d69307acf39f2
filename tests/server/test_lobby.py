"""The lobby has room for everybody, however many tables somebody sets up."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx

from monumenta.server.people.lobby import FRESH, Lobby, Offer, fair
from monumenta.server.people.origins import Origins
from monumenta.server.settings import Settings, database_url
from monumenta.server.store.database import Database
from monumenta.tables.rows import Status
from tests.server.harness import PATIENCE, Json, Person, Server, until

FEW = 2


def offer(number: int, creator: str, address: str | None = None) -> Offer:
    return Offer(str(number), creator, 0, address, 0)


def ids(offers: list[Offer]) -> list[str]:
    return [each.id for each in offers]


def test_nobody_is_shown_with_more_than_a_few() -> None:
    offers = [*(offer(n, "crowd") for n in range(160)), offer(160, "ana"), offer(161, "ben")]
    assert ids(fair(offers, 3, 10)) == ["0", "1", "2", "160", "161"]


def test_an_address_with_many_guests_comes_last_with_most_of_them() -> None:
    crowd = [offer(n, f"guest {n}", "here") for n in range(25)]
    alone = [offer(100, "ana", "elsewhere"), offer(101, "ben")]
    assert ids(fair([*crowd, *alone], 1, 10)) == [*map(str, range(10)), "100", "101", *map(str, range(10, 25))]


def listed(person: Person, status: str = "waiting") -> list[str]:
    return [table["id"] for table in person.get(f"/api/tables?status={status}")]


def offered(person: Person) -> Json:
    return person.create("me", "open", listed=True)


def from_elsewhere(server: Server) -> Person:
    """Somebody with another address."""
    person = Person(server)
    person.http = httpx.Client(
        base_url=server.url, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address="127.0.0.2")
    )
    person.me = person.get("/api/me")
    return person


def test_a_crowd_of_tables_pushes_nobody_out(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_SHOWN=str(FEW))
    ana, crowd, looker = Person(server), Person(server), Person(server)
    hers = offered(ana)["id"]
    many = [offered(crowd)["id"] for _ in range(Settings().listed + 10)]
    seen = listed(looker)
    assert hers in seen
    assert len(seen) == 1 + FEW
    assert set(seen) - {hers} <= set(many)
    assert set(listed(crowd)) <= set(many), "one's own are always shown, as many as fit"
    assert len(listed(crowd)) == Settings().listed


def test_a_crowd_of_guests_behind_one_address_pushes_nobody_out(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_SHOWN="1")
    hers = offered(from_elsewhere(server))["id"]
    crowd = [offered(Person(server))["id"] for _ in range(Settings().listed + 5)]
    seen = listed(Person(server))
    assert hers in seen[:11]
    assert len(seen) == Settings().listed
    assert set(seen) - {hers} <= set(crowd)


def test_a_waiting_table_is_offered_while_its_people_are_here(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_VACANT="0")
    ana, looker = Person(server), Person(server)
    table = offered(ana)["id"]
    assert listed(looker) == []
    with looker.page(table) as page:
        page.wait("scene")
        assert listed(Person(server)) == [], "somebody who only looks is not enough"
    with ana.page(table) as page:
        page.wait("scene")
        assert listed(looker) == [table]
    until(lambda: listed(looker) == [], "the table is not offered any more")
    assert listed(ana) == [table], "one's own is always shown"


def test_after_a_restart_the_tables_that_wait_are_offered_for_a_while(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_IDLE="0")
    ana, looker = Person(server), Person(server)
    table, old, by_invitation = offered(ana)["id"], offered(ana)["id"], ana.create("me", "open")["id"]
    until(lambda: looker.get("/api/health")["tables"] == 0, "the tables leave memory")
    assert set(listed(looker)) == {table, old}, "they need not be in memory for it"
    server.kill()
    with closing(sqlite3.connect(server.db)) as db, db:
        db.execute("update tables set created = created - 90000 where id = ?", (old,))
    server.start()
    looker.moved()
    assert listed(looker) == [table], "who has waited for a day waits in vain"
    assert by_invitation not in listed(looker)


def test_games_with_somebody_come_before_forsaken_ones(own_server: Callable[..., Server]) -> None:
    server = own_server()
    people = [Person(server) for _ in range(3)]
    looker = Person(server)
    tables = [person.create("me", "random", listed=True, starter=0)["id"] for person in people]
    with closing(sqlite3.connect(server.db)) as db, db:  # not all in the same second
        for number, id_ in enumerate(tables):
            db.execute("update tables set created = ? where id = ?", (number + 1, id_))
    assert listed(looker, "running") == tables[::-1], "the newest first"
    with people[0].page(tables[0]) as page:
        page.wait("scene")
        assert listed(looker, "running") == [tables[0], tables[2], tables[1]]
        assert listed(people[1], "running") == [tables[1], tables[0], tables[2]], "one's own are first"
        assert {info["id"] for info in looker.get("/api/tables")} == set(tables)


def test_what_everybody_sees_is_read_once_for_all_who_ask_meanwhile(tmp_path: Path) -> None:
    asked: list[str] = []

    class Counting(Database):
        async def newest(self, status: Status, limit: int) -> list[tuple[str, str, int]]:
            asked.append(status)
            return await super().newest(status, limit)

    async def crowd() -> None:
        store = await Counting.open(database_url(str(tmp_path / "games.db")))
        lobby = Lobby(store, Settings(), Origins(10))
        await asyncio.gather(*(lobby.list(None, "over") for _ in range(50)))
        await lobby.list(None, "over")
        assert asked == ["over"]
        await asyncio.sleep(FRESH)
        await lobby.list(None, "over")
        assert asked == ["over", "over"]
        await store.close()

    asyncio.run(crowd())


def test_a_table_is_shown_at_once_and_gone_at_once(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_VACANT="0")
    ana, ben, looker = Person(server), Person(server), Person(server)
    assert listed(looker) == []
    table = offered(ana)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert listed(looker) == [table["id"]]
        ben.join(table)
        assert table["id"] not in listed(looker)
        assert listed(looker, "running") == [table["id"]]
