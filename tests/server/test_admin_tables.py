"""`monumenta admin close` and `delete`: tables that end by the host's word, live or not."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from monumenta.engine.match.record import BrokenRecord, read
from monumenta.engine.match.verify import verify
from tests.server.harness import Json, Page, Person, Server, play_together, request_id, until
from tests.server.host import Host


def _together(server: Server, **how: Any) -> tuple[Person, Person, Json]:
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open", starter=0, **how)
    ben.join(table)
    return ana, ben, table


def _ask(page: Page, **message: object) -> str:
    """The code of the refusal of a message."""
    id_ = request_id()
    page.say(id=id_, **message)
    answer = page.answer(id_)
    assert answer["kind"] == "rejected", answer
    return answer["code"]


def test_a_closed_game_stands_still_for_everybody(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben, table = _together(server, listed=True)
    id_ = table["id"]
    with ana.page(id_) as one, ben.page(id_) as two:
        one.wait("scene")
        two.wait("scene")
        play_together([one, two], random.Random(1), 4)
        one.await_turn()
        seq = one.seq
        choice = one.position["choices"][0]["do"] if one.position else ""
        assert host.done("close", id_) == {
            "order": "close", "done": True, "table": id_, "was": "running", "changed": True,
        }  # fmt: skip
        for page in (one, two):
            scene = page.wait("scene")
            assert (scene["table"]["status"], scene["table"]["winners"]) == ("closed", [])
            assert (scene["position"]["seq"], scene["position"]["choices"]) == (seq, [])
            assert scene["position"]["actor"] is None
        assert _ask(one, kind="act", seq=seq, do=[choice]) == "closed"
        assert _ask(one, kind="act", seq=seq, do=[choice], confirm=True) == "closed"
        assert _ask(one, kind="hint", seq=seq, do=[]) == "closed"
        assert _ask(one, kind="rematch") == "closed"
        assert _ask(one, kind="handover", seat=1, bot="random") == "closed"
        assert host.done("close", id_)["changed"] is False
    assert [info["id"] for info in ana.get("/api/tables?status=over")] == [id_]  # who was there finds it
    assert Person(server).get("/api/tables") == []  # nobody else does
    assert ana.http.post(f"/api/tables/{id_}/analysis").json()["code"] == "closed"
    replay = ana.get(f"/api/tables/{id_}/replay")
    assert len(replay["frames"]) == seq + 1
    server.kill()  # and after a restart all is as it was
    server.start()
    ana.moved()
    with ana.page(id_) as page:
        assert page.wait("scene")["table"]["status"] == "closed"
        assert _ask(page, kind="act", seq=seq, do=[choice], confirm=True) == "closed"


def test_the_record_of_a_closed_game_says_so_and_verifies(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben, table = _together(server)
    with ana.page(table["id"]) as one, ben.page(table["id"]) as two:
        one.wait("scene")
        two.wait("scene")
        play_together([one, two], random.Random(2), 6)
    server.stop()
    host.done("close", table["id"])  # with nobody there, as when they are
    server.start()
    ana.moved()
    text = ana.http.get(f"/api/tables/{table['id']}/record").text
    found = verify(read(text))
    assert (found.closed, found.over, found.winners, found.luck) == (True, False, [], "verified")
    assert found.draws > 0
    with pytest.raises(BrokenRecord, match="not over"):
        verify(read(text.replace(',"closed":true', "")))
    with pytest.raises(BrokenRecord, match="won by"):
        verify(read(text.replace('"winners":[]', '"winners":[0]')))
    whole = (Path(__file__).parents[1] / "golden" / "monuments").glob("*.jsonl")
    ended = next(whole).read_text("utf-8").rstrip()
    with pytest.raises(BrokenRecord, match="said to be closed"):
        verify(read(ended.removesuffix("}") + ',"closed":true}\n'))


def test_a_table_of_bots_and_one_with_a_clock_stop(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server(MONUMENTA_PACE="0.3")
    ana = Person(server, "Ana")
    bots = ana.create("random", "random", listed=True)["id"]
    clock = ana.create("me", "random", game="mondo", listed=True)["id"]
    with ana.page(bots), ana.page(clock) as page:
        page.wait("scene")
        until(lambda: host.ask("select seq from tables where id = ?", bots)[0][0] > 20, "the bots play")
        for id_ in (bots, clock):
            host.done("close", id_)
        page.wait("scene")
        before = host.ask("select id, seq, status, bot_to_move from tables order by id")
        assert [(status, going) for _, _, status, going in before] == [("closed", 0)] * 2
        assert _ask(page, kind="rush", do="take 1") == "closed"
        page.say(kind="sync")
        first = page.wait("scene")["position"]["t"]
        page.say(kind="sync")
        assert page.wait("scene")["position"]["t"] == first  # its time stands still
    record = read(ana.http.get(f"/api/tables/{clock}/record").text)
    assert verify(record).closed
    assert host.ask("select id, seq, status, bot_to_move from tables order by id") == before


def test_a_waiting_room_is_closed(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    table = ana.create("me", "open")
    id_ = table["id"]
    with ana.page(id_) as page:
        page.wait("scene")
        host.done("close", id_)
        scene = page.wait("scene")
        assert (scene["table"]["status"], scene["position"]) == ("closed", None)
    refused = ben.http.post(f"/api/tables/{id_}/join", json={"invite": table["invite"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "closed")
    assert ben.get(f"/api/tables/{id_}")["status"] == "closed"  # the link still says what became of it
    for what in ("replay", "record"):
        assert ana.http.get(f"/api/tables/{id_}/{what}").json()["code"] == "closed"


def test_a_deleted_table_is_gone_with_everything(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, ben, table = _together(server, listed=True)
    id_ = table["id"]
    with ana.page(id_) as one, ben.page(id_) as two:
        one.wait("scene")
        two.wait("scene")
        play_together([one, two], random.Random(3), 3)
        assert host.done("delete", id_) == {"order": "delete", "done": True, "table": id_}
        for page in (one, two):
            assert page.read_to_the_end() == 4404
            assert page.heard[-1]["code"] == "unknown-table"
    assert ana.http.get(f"/api/tables/{id_}").status_code == 404
    assert ana.get("/api/tables") == []
    until(lambda: host.ask("select count(*) from tables") == [(0,)], "what is left of it is cleared away")
    assert (
        host.ask("select table_id from seats union select table_id from moves union select table_id from snapshots")
        == []
    )
    assert ana.get("/api/health")["tables"] == 0
    said = host("delete", id_, "--yes")
    assert said.status == 1
    assert "admin tables" in said.err


def test_a_rematch_that_was_deleted_can_be_asked_for_again(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana = Person(server, "Ana")
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(4))
        page.say(kind="rematch", id=request_id())
        while page.info is None or page.info["next"] is None:
            page.hear()
        first = page.info["next"]
        host.done("delete", first)
        while page.info["next"] is not None:
            page.hear()
        page.say(kind="rematch", id=request_id())
        while page.info["next"] is None:
            page.hear()
        assert page.info["next"] != first


def test_a_table_whose_rules_are_gone_can_be_closed_and_deleted(own_server: Callable[..., Server], host: Host) -> None:
    server = own_server()
    ana, _, table = _together(server)
    server.stop()
    host.ask("update tables set rules = '0'")
    server.start()
    ana.moved()
    assert host.done("close", table["id"])["changed"] is True
    assert host.done("delete", table["id"])["table"] == table["id"]


@pytest.mark.parametrize("command", ["close", "delete"])
def test_who_answers_no_changes_nothing(own_server: Callable[..., Server], host: Host, command: str) -> None:
    server = own_server()
    _, _, table = _together(server)
    for runs in (True, False):
        for answer, status in (("n\n", 1), ("\n", 1), ("perhaps\n", 1), ("", 2)):
            said = host(command, table["id"], answers=answer)
            assert (said.status, said.out) == (status, "")
            assert table["id"] in said.err
            assert "Ana, Ben" in said.err
        assert host.ask("select status from tables") == [("running",)]
        assert host.ask("select count(*) from orders") == [(0,)]
        if runs:
            server.stop()
    assert host(command, table["id"], answers="y\n").status == 0
    assert host.ask("select status from tables") == ([("closed",)] if command == "close" else [])
