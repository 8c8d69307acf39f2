"""Everybody's part in the luck before the game, at a real server: attacks on it, crashes in it, and who stays away."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from monumenta.engine.match.proof import check_kept
from monumenta.engine.match.record import GameRecord, read
from monumenta.engine.match.shares import new_share
from monumenta.engine.match.verify import verify
from tests.server.harness import PATIENCE, ROOT, Json, Person, Server, play_together, pledge_for, until

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
NEVER = "100000"
"""A grace period that no test outlasts."""


def founded(person: Person, *seats: dict[str, str], **more: Any) -> Json:
    """A table at which nobody has pledged anything."""
    return person.post("/api/tables", {"game": "monuments", "options": {}, "seats": list(seats), **more})


def joined(person: Person, table: Json) -> Json:
    return person.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})


def look(person: Person, table: Json) -> Json:
    return person.get(f"/api/tables/{table['id']}")


def pledge(person: Person, table: Json, share: str) -> httpx.Response:
    info = look(person, table)
    body = {"commit": info["commit"], "pledge": pledge_for(info, share)}
    return person.http.post(f"/api/tables/{table['id']}/pledge", json=body)


def open_share(person: Person, table: Json, share: str) -> httpx.Response:
    body = {"commit": look(person, table)["commit"], "share": share}
    return person.http.post(f"/api/tables/{table['id']}/share", json=body)


def code(answer: httpx.Response) -> str | None:
    """Why it was refused; None if it was not."""
    return None if answer.is_success else answer.json()["code"]


def record_of(person: Person, table: Json) -> GameRecord:
    return read(person.http.get(f"/api/tables/{table['id']}/record").text)


def played(table: Json, *people: Person) -> GameRecord:
    """The record of the game, which is played to its end."""
    pages = [person.page(table["id"]) for person in people]
    for page in pages:
        page.wait("scene")
    play_together(pages, random.Random(3))
    for page in pages:
        page.__exit__()
    return record_of(people[0], table)


def two_who_pledged(ana: Person, ben: Person) -> tuple[Json, str, str]:
    """A table whose pledges are fixed, and the shares that are not open yet."""
    table = founded(ana, ME, OPEN)
    joined(ben, table)
    hers, his = new_share(), new_share()
    assert pledge(ana, table, hers).json()["luck"]["fixed"] is False
    assert pledge(ben, table, his).json()["luck"]["fixed"] is True
    return table, hers, his


# --- the order of things ----------------------------------------------------------------------------------


def test_a_game_begins_with_the_last_share_and_its_record_tells_all(ana: Person, ben: Person) -> None:
    table, hers, his = two_who_pledged(ana, ben)
    shown = look(ana, table)["luck"]["pledges"]
    assert None not in shown
    half = open_share(ana, table, hers).json()
    assert (half["status"], half["luck"]["opened"]) == ("waiting", [True, False])
    begun = open_share(ben, table, his).json()
    assert (begun["status"], begun["commit"]) == ("running", table["commit"])
    for person in (ana, ben):  # what would tell the draws is told at the end only
        luck = look(person, table)["luck"]
        assert (luck["secret"], luck["shares"]) == (None, [None, None])
    record = played(table, ana, ben)
    found = verify(record)
    assert (found.luck, found.scheme, found.shares, found.void) == ("verified", 2, 2, [])
    assert [seat.pledge for seat in record.header.seats] == shown
    assert [seat.share for seat in record.header.seats] == [hers, his]
    check_kept(record, [table["commit"]], [hers, his])
    told = look(ben, table)["luck"]
    assert record.result is not None
    assert (told["secret"], told["shares"]) == (record.result.secret, [hers, his])


def test_nothing_is_opened_before_everybody_has_pledged(ana: Person, ben: Person) -> None:
    table = founded(ana, ME, OPEN)
    hers = new_share()
    assert code(open_share(ana, table, hers)) == "luck-early"
    assert code(pledge(ana, table, hers)) is None
    assert code(open_share(ana, table, hers)) == "luck-early"  # a seat is free
    joined(ben, table)
    assert code(open_share(ana, table, hers)) == "luck-early"  # and its person has pledged nothing
    assert look(ana, table)["luck"]["opened"] == [False, False]


def test_only_the_pledged_share_can_be_opened_and_only_by_its_person(ana: Person, ben: Person) -> None:
    table, hers, his = two_who_pledged(ana, ben)
    assert code(open_share(ana, table, new_share())) == "luck-wrong"
    assert code(open_share(ana, table, his)) == "luck-wrong"
    assert code(open_share(ben, table, hers)) == "luck-wrong"
    assert code(open_share(ana, table, hers)) is None
    assert code(open_share(ana, table, hers)) is None  # sent again
    assert code(open_share(ana, table, new_share())) == "luck-fixed"
    assert look(ana, table)["luck"]["opened"] == [True, False]
    assert open_share(ben, table, his).json()["status"] == "running"
    for person, share in ((ana, hers), (ben, his)):  # sent again after the beginning
        assert open_share(person, table, share).json()["status"] == "running"
    assert code(open_share(ana, table, new_share())) == "luck-fixed"
    assert code(pledge(ana, table, new_share())) == "luck-fixed"


def test_a_pledge_can_be_replaced_until_all_are_there_and_not_after(ana: Person, ben: Person) -> None:
    table = founded(ana, ME, OPEN)
    lost, hers, his = new_share(), new_share(), new_share()
    assert code(pledge(ana, table, lost)) is None
    joined(ben, table)
    assert code(pledge(ana, table, hers)) is None
    assert code(pledge(ben, table, his)) is None
    fixed = look(ana, table)["luck"]["pledges"]
    assert code(pledge(ana, table, lost)) == "luck-fixed"
    assert code(pledge(ben, table, new_share())) == "luck-fixed"
    assert code(pledge(ben, table, his)) is None  # the same again
    assert look(ana, table)["luck"]["pledges"] == fixed
    assert code(open_share(ana, table, lost)) == "luck-wrong"
    assert code(open_share(ana, table, hers)) is None


def test_a_copied_pledge_is_of_no_use(ana: Person, ben: Person) -> None:
    """Who has nothing of their own could wait for the other's share and open that: it is bound to its seat."""
    table = founded(ana, ME, OPEN)
    joined(ben, table)
    hers = new_share()
    copied = pledge(ana, table, hers).json()["luck"]["pledges"][0]
    body = {"commit": table["commit"], "pledge": copied}
    assert ben.http.post(f"/api/tables/{table['id']}/pledge", json=body).is_success
    assert code(open_share(ana, table, hers)) is None
    assert code(open_share(ben, table, hers)) == "luck-wrong"


def test_who_does_not_sit_has_no_part(ana: Person, ben: Person) -> None:
    table = founded(ana, ME, OPEN)
    body = {"commit": table["commit"], "pledge": "0" * 64}
    for what, also in (("pledge", body), ("share", {"commit": table["commit"], "share": "0" * 64})):
        path = f"/api/tables/{table['id']}/{what}"
        assert code(ben.http.post(path, json=also)) == "not-seated"
        assert code(httpx.post(ana.server.url + path, json=also, timeout=PATIENCE)) == "no-guest"
        assert code(ana.http.post(f"/api/tables/nowhere/{what}", json=also)) == "unknown-table"
    with ben.page(table["id"]) as page:
        page.wait("scene")
        page.say(kind="free", id="f", seat=0)
        assert page.answer("f")["code"] == "not-seated"
    assert look(ana, table)["luck"]["pledges"] == [None, None]


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "0" * 64 + "\n", "A" * 64, "g" * 64, None, 7, ["0" * 64]])
def test_what_is_no_hash_is_refused(ana: Person, text: Any) -> None:
    table = founded(ana, ME, OPEN)
    path, commit = f"/api/tables/{table['id']}", table["commit"]
    for what in ("pledge", "share"):
        assert code(ana.http.post(f"{path}/{what}", json={"commit": commit, what: text})) == "malformed"
        assert code(ana.http.post(f"{path}/{what}", json={"commit": text, what: "0" * 64})) == "malformed"
    assert code(ana.http.post(f"{path}/pledge", json={"commit": commit, "pledge": "0" * 64, "seat": 1})) == "malformed"


def test_a_pledge_is_for_one_table_and_one_commitment(ana: Person, ben: Person) -> None:
    table, hers, _ = two_who_pledged(ana, ben)
    other = founded(ana, ME, BOT)
    assert code(ana.http.post(f"/api/tables/{other['id']}/pledge", json=_replayed(ana, table))) == "stale"
    body = {"commit": other["commit"], "share": hers}
    assert code(ana.http.post(f"/api/tables/{table['id']}/share", json=body)) == "stale"
    # the very pledge of one table at the other: it is taken for a hash, and cannot be opened
    body = {"commit": other["commit"], "pledge": look(ana, table)["luck"]["pledges"][0]}
    assert ana.http.post(f"/api/tables/{other['id']}/pledge", json=body).is_success
    assert code(open_share(ana, other, hers)) == "luck-wrong"


def _replayed(person: Person, table: Json) -> Json:
    info = look(person, table)
    return {"commit": info["commit"], "pledge": info["luck"]["pledges"][info["you"]]}


def test_alone_against_bots_ones_own_share_suffices(ana: Person) -> None:
    table = founded(ana, ME, BOT, BOT)
    share = new_share()
    assert pledge(ana, table, share).json()["luck"]["fixed"]
    assert open_share(ana, table, share).json()["status"] == "running"


def test_a_table_of_bots_has_the_hosts_luck_and_says_so(ana: Person) -> None:
    table = founded(ana, BOT, BOT)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        while page.position is None or not page.position["over"]:
            page.hear()
    found = verify(record_of(ana, table))
    assert (found.luck, found.scheme, found.shares) == ("verified", 2, 0)


# --- crashes ----------------------------------------------------------------------------------------------


def test_killed_after_each_step_it_goes_on_with_the_next(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_GRACE=NEVER)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    hers, his = new_share(), new_share()
    table = founded(ana, ME, OPEN)

    def crash() -> Json:
        server.kill()
        server.start()
        for person in (ana, ben):
            person.moved()
        return look(ana, table)

    assert crash()["commit"] == table["commit"]
    assert pledge(ana, table, hers).is_success
    assert crash()["luck"]["pledges"][0] is not None
    joined(ben, table)
    assert crash()["luck"]["fixed"] is False
    assert pledge(ana, table, hers).is_success  # a page that heard no answer sends it again
    assert pledge(ben, table, his).is_success
    fixed = crash()["luck"]
    assert fixed["fixed"] is True
    assert code(pledge(ben, table, new_share())) == "luck-fixed"
    assert open_share(ana, table, hers).is_success
    assert crash()["luck"] == fixed | {"opened": [True, False]}
    assert open_share(ana, table, hers).is_success
    assert open_share(ben, table, his).json()["status"] == "running"
    begun = crash()
    assert (begun["status"], begun["commit"]) == ("running", table["commit"])
    assert open_share(ben, table, his).json()["seq"] == begun["seq"]
    record = played(table, ana, ben)
    assert verify(record).luck == "verified"
    check_kept(record, [table["commit"]], [hers, his])


def test_a_new_round_outlives_a_crash_and_so_does_the_old_one(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_GRACE="0")
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table, hers, _ = two_who_pledged(ana, ben)
    open_share(ana, table, hers)
    freed(ana, table, 1)
    before = look(ana, table)
    server.kill()
    server.start()
    ana.moved()
    after = look(ana, table)
    assert (after["commit"], after["luck"]) == (before["commit"], before["luck"])
    assert after["luck"]["voided"][0]["commit"] == table["commit"]


# --- who stays away ---------------------------------------------------------------------------------------


def freed(person: Person, table: Json, seat: int) -> Json:
    """Free a seat; the answer."""
    with person.page(table["id"]) as page:
        page.wait("scene")
        page.say(kind="free", id="free", seat=seat)
        while True:
            message = page.hear()
            if message["kind"] == "rejected":
                return message
            if message["kind"] == "table" and message["table"]["seats"][seat]["kind"] == "open":
                return message["table"]


def test_who_withholds_a_share_loses_the_seat_and_all_is_drawn_anew(ana: Person, ben: Person) -> None:
    table, hers, his = two_who_pledged(ana, ben)
    open_share(ana, table, hers)
    assert [seat["awaited"] for seat in look(ana, table)["seats"]] == [False, True]
    with ben.page(table["id"]) as page:  # he is there, and does nothing: that helps him no more than being away
        page.wait("scene")
        until(lambda: look(ana, table)["seats"][1]["replaceable"], "the grace period to end")
        again = freed(ana, table, 1)
    assert again["commit"] != table["commit"]
    assert [seat["kind"] for seat in again["seats"]] == ["human", "open"]
    assert again["luck"]["pledges"] == [None, None]
    assert again["luck"]["opened"] == [False, False]
    (void,) = again["luck"]["voided"]
    assert (void["commit"], void["shares"], void["freed"], void["name"]) == (table["commit"], [hers, None], 1, "Ben")
    # what was given for the old commitment counts no more
    old = {"commit": table["commit"]}
    assert code(ana.http.post(f"/api/tables/{table['id']}/share", json={**old, "share": hers})) == "stale"
    assert code(ben.http.post(f"/api/tables/{table['id']}/share", json={**old, "share": his})) == "not-seated"
    cleo = Person(ana.server, "Cleo")
    joined(cleo, table)
    mine, yours = new_share(), new_share()
    for person, share in ((cleo, yours), (ana, mine)):
        assert pledge(person, table, share).is_success
    for person, share in ((cleo, yours), (ana, mine)):
        assert open_share(person, table, share).is_success
    record = played(table, ana, cleo)
    found = verify(record)
    assert (found.luck, found.shares, found.void) == ("verified", 2, ["Ben"])
    check_kept(record, [table["commit"], again["commit"]], [hers, mine, yours])


def test_nobody_is_sent_away_before_the_grace_period_is_over(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_GRACE=NEVER)
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table, hers, his = two_who_pledged(ana, ben)
    open_share(ana, table, hers)
    for seat in (1, 7):
        assert freed(ana, table, seat)["code"] == "not-away"
    assert open_share(ben, table, his).json()["status"] == "running"
    assert freed(ana, table, 1)["code"] == "luck-fixed"


def test_who_has_done_everything_is_not_sent_away(ana: Person, ben: Person) -> None:
    """Ben is long gone, but it is Ana for whom the table waits."""
    table, _, his = two_who_pledged(ana, ben)
    open_share(ben, table, his)
    until(lambda: look(ben, table)["seats"][0]["replaceable"], "the grace period to end")
    assert freed(ana, table, 1)["code"] == "not-away"
    assert look(ana, table)["seats"][1]["replaceable"] is False


def test_who_sits_and_never_pledges_is_sent_away_without_a_new_round(ana: Person, ben: Person) -> None:
    table = founded(ana, ME, OPEN, OPEN)
    assert pledge(ana, table, new_share()).is_success
    joined(ben, table)
    until(lambda: look(ana, table)["seats"][1]["replaceable"], "the grace period to end")
    after = freed(ana, table, 1)
    assert (after["commit"], after["luck"]["voided"]) == (table["commit"], [])
    assert after["luck"]["pledges"][0] is not None, "nobody has opened anything: what was pledged stays"
    assert ben.http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]}).is_success


def test_who_has_lost_a_share_leaves_the_seat_and_takes_it_again(ana: Person) -> None:
    table = founded(ana, ME, BOT)
    assert pledge(ana, table, new_share()).json()["luck"]["fixed"]
    left = freed(ana, table, 0)
    assert (left["you"], left["luck"]["voided"][0]["name"]) == (None, "Ana")
    assert left["commit"] != table["commit"]
    stranger = Person(ana.server)
    answer = stranger.http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})
    assert code(answer) == "table-full"  # it is kept
    ana.post(f"/api/tables/{table['id']}/join", {})
    assert ana.take_part(table["id"])["status"] == "running"
    assert verify(played(table, ana)).void == ["Ana"]


def test_a_seat_that_is_left_before_pledges_are_fixed_is_just_left(ana: Person, ben: Person) -> None:
    table = founded(ana, ME, OPEN)
    assert pledge(ana, table, new_share()).is_success
    left = freed(ana, table, 0)
    assert (left["commit"], left["luck"]["voided"]) == (table["commit"], [])
    assert left["luck"]["pledges"] == [None, None]
    joined(ana, table)
    joined(ben, table)
    assert ana.take_part(table["id"])["status"] == "waiting"
    assert ben.take_part(table["id"])["status"] == "running"


def test_sent_again_it_is_done_already(ana: Person, ben: Person) -> None:
    table, _, _ = two_who_pledged(ana, ben)
    until(lambda: look(ana, table)["seats"][1]["replaceable"], "the grace period to end")
    first = freed(ana, table, 1)
    assert freed(ana, table, 1)["commit"] == first["commit"]
    assert len(look(ana, table)["luck"]["voided"]) == 1


def test_a_seat_kept_for_somebody_who_does_not_want_a_rematch_is_freed(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open")
    ben.join(table)
    played(table, ana, ben)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.say(kind="rematch", id="r")
        while (told := page.wait("table")["table"])["next"] is None:
            pass  # it may be that somebody has left
        next_ = {"id": told["next"]}
    kept = look(ana, next_)["seats"][1]
    assert (kept["kind"], kept["name"], kept["awaited"]) == ("open", "Ben", True)
    until(lambda: look(ana, next_)["seats"][1]["replaceable"], "the grace period to end")
    invite = freed(ana, next_, 1)["invite"]
    cleo = Person(ana.server, "Cleo")
    cleo.join({"id": next_["id"], "invite": invite})
    assert ana.take_part(next_["id"])["status"] == "running"


# --- who does so on purpose -------------------------------------------------------------------------------


def sit(person: Person, table: Json) -> str | None:
    """Take a seat of a listed table; why that was refused, if it was."""
    return code(person.http.post(f"/api/tables/{table['id']}/join", json={}))


def spoil(host: Person, stranger: Person, table: Json) -> str | None:
    """Sit down, pledge, and leave as soon as the pledges are fixed; why sitting down was refused, if it was."""
    if (refused := sit(stranger, table)) is not None:
        return refused
    assert pledge(host, table, new_share()).is_success
    assert pledge(stranger, table, new_share()).json()["luck"]["fixed"]
    assert "code" not in freed(stranger, table, 1)
    return None


def from_elsewhere(server: Server, name: str, address: str) -> Person:
    """Somebody with another address."""
    person = Person(server)
    person.http = httpx.Client(
        base_url=server.url,
        timeout=PATIENCE,
        cookies=person.http.cookies,
        transport=httpx.HTTPTransport(local_address=address),
    )
    person.post("/api/me", {"name": name})
    return person


def test_a_stranger_cannot_keep_a_table_from_its_game(own_server: Callable[..., Server]) -> None:
    """The attack: leave as soon as the pledges are fixed, again and again; then withhold, so that nothing goes on."""
    server = own_server(MONUMENTA_GRACE="1")
    ana, stranger, other = (Person(server, name) for name in ("Ana", "Stranger", "Other"))
    table = founded(ana, ME, OPEN, listed=True)
    assert [spoil(ana, stranger, table) for _ in range(4)] == [None, None, "luck-spoiled", "luck-spoiled"]
    info = look(ana, table)
    assert (info["status"], len(info["luck"]["voided"])) == ("waiting", 2)
    assert (info["seats"][1]["kind"], info["seats"][1]["awaited"]) == ("open", False), "no seat is kept for them"
    server.kill()
    server.start()
    for person in (ana, stranger, other):
        person.moved()
    assert sit(stranger, table) == "luck-spoiled"
    for _ in range(2):  # a helper sits and does not open the share
        assert sit(other, table) is None
        hers = new_share()
        assert pledge(ana, table, hers).is_success
        assert pledge(other, table, new_share()).is_success
        assert open_share(ana, table, hers).is_success
        until(lambda: look(ana, table)["seats"][1]["replaceable"], "the grace period to end")
        assert "code" not in freed(ana, table, 1)
    assert sit(other, table) == "luck-spoiled"
    ben = Person(server, "Ben")
    assert sit(ben, table) is None
    ben.take_part(table["id"])
    assert ana.take_part(table["id"])["status"] == "running"
    found = verify(played(table, ana, ben))
    assert (found.luck, found.shares, found.void) == ("verified", 2, ["Stranger", "Stranger", "Other", "Other"])


def test_a_stranger_with_many_names_is_one_address(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_VOIDS="1", MONUMENTA_ADDRESS_SHARE="3")
    ana = from_elsewhere(server, "Ana", "127.0.0.9")
    table = founded(ana, ME, OPEN, listed=True)
    assert [spoil(ana, Person(server), table) for _ in range(5)] == [None] * 3 + ["luck-spoiled"] * 2
    ben = from_elsewhere(server, "Ben", "127.0.0.7")
    assert sit(ben, table) is None
    ana.take_part(table["id"])
    assert ben.take_part(table["id"])["status"] == "running"


def test_luck_is_not_drawn_for_ever_but_a_seat_can_always_be_freed(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_GRACE="0", MONUMENTA_ROUNDS="2")
    ana, ben, cleo = (Person(server, name) for name in ("Ana", "Ben", "Cleo"))
    table = founded(ana, ME, OPEN, listed=True)
    assert spoil(ana, ben, table) is None
    assert "code" not in freed(ana, table, 1), "the seat is kept for Ben, who does not come back"
    assert sit(cleo, table) is None
    for person in (ana, cleo):
        assert pledge(person, table, new_share()).is_success
    server.kill()
    server = own_server(MONUMENTA_GRACE="0", MONUMENTA_ROUNDS="1")  # that many there were already
    for person in (ana, ben, cleo):
        person.server = server
        person.moved()
    assert "code" not in freed(ana, table, 1)
    assert len(look(ana, table)["luck"]["voided"]) == 2
    for person in (ben, cleo):
        assert sit(person, table) == "luck-often"


def test_who_has_lost_the_share_twice_sets_up_another_table(ana: Person) -> None:
    table = founded(ana, ME, BOT)
    for expected in (None, "luck-spoiled"):
        assert pledge(ana, table, new_share()).json()["luck"]["fixed"]
        assert "code" not in freed(ana, table, 0)
        assert sit(ana, table) == (expected if expected is None else "bad-invite")
        assert code(ana.http.post(f"/api/tables/{table['id']}/join", json={"invite": table["invite"]})) == expected


# --- tables from before -----------------------------------------------------------------------------------

GOLDEN = ROOT / "tests" / "golden" / "server"
KEPT: Any = msgspec.json.decode((GOLDEN / "luck-v1.json").read_bytes())


@pytest.fixture
def old_server(tmp_path: Path, own_server: Callable[..., Server]) -> Server:
    """A server of today on a database of the last version before there were shares. It was made by playing at a real
    one, which was then killed; that a full table had not begun was written into it. Nothing in it may be changed."""
    with closing(sqlite3.connect(tmp_path / "games.db")) as db:
        db.executescript((GOLDEN / "luck-v1.sql").read_text("utf-8"))
    return own_server()


def known(server: Server, name: str) -> Person:
    person = Person(server)
    person.http.cookies.clear()
    person.http.cookies.update(KEPT["cookies"][name])
    assert person.get("/api/me")["name"] == name
    return person


def old_table(person: Person, name: str) -> Json:
    return person.get(f"/api/tables/{KEPT['tables'][name]}")


def test_games_that_had_begun_keep_the_first_scheme(old_server: Server) -> None:
    ana, ben = known(old_server, "Ana"), known(old_server, "Ben")
    finished = verify(record_of(ana, old_table(ana, "finished")))
    assert (finished.luck, finished.scheme, finished.shares) == ("verified", 1, 2)
    running = old_table(ana, "running")
    assert (running["status"], running["luck"]["scheme"]) == ("running", 1)
    record = played(running, ana, ben)
    assert record.header.monumenta == 1
    found = verify(record)
    assert (found.luck, found.scheme, found.shares) == ("verified", 1, 2)


def test_tables_that_waited_go_on_with_shares_under_their_old_commitment(old_server: Server) -> None:
    ana, ben = known(old_server, "Ana"), known(old_server, "Ben")
    with closing(sqlite3.connect(old_server.db)) as db:
        shown = dict(db.execute("select id, commit_hash from tables").fetchall())
    waiting, rematch, full = (old_table(ana, name) for name in ("waiting for one", "rematch", "full but not begun"))
    for table in (waiting, rematch, full):
        assert (table["status"], table["commit"], table["luck"]["scheme"]) == ("waiting", shown[table["id"]], 2)
        assert table["luck"]["pledges"] == [None, None]
    assert ana.take_part(full["id"])["status"] == "running"
    for table in (waiting, rematch):
        ana.take_part(table["id"])
        assert ben.join(table)["status"] == "running"
    assert verify(played(rematch, ana, ben)).scheme == 2
