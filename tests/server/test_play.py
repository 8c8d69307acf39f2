"""Playing over the WebSocket: trying out, confirming, watching, tabs, and what nobody may see."""

from __future__ import annotations

import random

from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.server.harness import Page, Person


def test_a_game_against_a_bot_to_the_end_and_its_record_verifies(ana: Person) -> None:
    table = ana.create("me", "random", monument="taj-mahal")
    assert table["status"] == "running"
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.play_on(random.Random(1)) > 10
        assert page.position is not None
        final = page.position
    record = read(ana.http.get(f"/api/tables/{table['id']}/record").text)
    checked = verify(record)
    assert checked.luck == "verified"
    assert checked.draws > 60
    assert (checked.scores, checked.winners) == (final["scores"], final["winners"])
    assert record.header.commit == table["commit"]
    assert [seat.share for seat in record.header.seats] == [ana.shares[table["commit"]], None]
    replay = ana.get(f"/api/tables/{table['id']}/replay")
    assert len(replay["frames"]) == final["seq"] + 1
    assert replay["frames"][-1]["view"]["scores"] == final["scores"]
    assert None not in replay["frames"][final["seq"] // 2]["view"]["hands"]
    assert replay["secret"] == record.result.secret if record.result else False


def test_trying_out_logs_nothing_and_confirming_does(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page, ana.page(table["id"]) as other_tab:
        before = page.wait("scene")["position"]
        other_tab.wait("scene")
        preview = page.act([before["choices"][0]["do"]])
        assert preview["kind"] == "preview"
        assert preview["position"]["seq"] == before["seq"]
        assert preview["complete"] is True  # the first turn of a round is one step
        assert preview["position"]["choices"] == []
        assert ana.get(f"/api/tables/{table['id']}")["seq"] == before["seq"]
        applied = page.act(preview["do"], confirm=True)
        assert applied["kind"] == "applied"
        assert applied["moves"][0]["do"] == preview["do"][0]
        # the other tab of the same person sees it too, without the request's id
        seen = other_tab.wait("applied")
        assert seen["id"] is None
        assert seen["position"] == applied["position"]


def test_everybody_sees_with_their_own_eyes(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", starter=0)
    ben.join(table)
    with (
        ana.page(table["id"]) as hers,
        ben.page(table["id"]) as his,
        Page(None, table["id"], server=ana.server, invite=table["invite"]) as watcher,
    ):
        for page in (hers, his, watcher):
            page.wait("scene")
        hers.play_on(random.Random(2), turns=1)
        his.wait("applied")
        watcher.wait("applied")
        assert hers.position is not None
        assert his.position is not None
        assert watcher.position is not None
        assert hers.position["view"]["hands"][0] is not None
        assert hers.position["view"]["hands"][1] is None
        assert his.position["view"]["hands"] == [None, his.position["view"]["hands"][1]]
        assert his.position["view"]["hands"][1] is not None
        assert watcher.position["view"]["hands"] == [None, None]
        assert watcher.position["choices"] == []
        assert watcher.info is not None
        assert watcher.info["you"] is None
        assert hers.position["hash"] != watcher.position["hash"]  # she sees her token


def test_a_preview_shows_no_more_than_the_move_itself(ana: Person) -> None:
    """After a build the others may be forced to pass, which lifts their screens: only confirming may show that."""
    rng = random.Random(3)
    passes = 0
    for _ in range(20):  # luck decides when somebody must pass; most games have it
        table = ana.create("me", "random", "random", monument="capitol")
        with ana.page(table["id"]) as page:
            page.wait("scene")
            while page.await_turn():
                passes += passed_after_preview(page, rng)
        if passes:
            return
    raise AssertionError("no forced pass came up: the test shows nothing")


def passed_after_preview(page: Page, rng: random.Random) -> bool:
    """Make a turn; was it one after which others had to pass, and did the preview say nothing of it?"""
    assert page.position is not None
    before = page.position["view"]
    do = page.think(rng)
    preview = page.act(do)
    shown = {event["kind"] for event in preview["events"]}
    assert not {"passed", "round", "over", "laid"} & shown
    assert preview["position"]["view"]["hands"][1:] == [None, None]
    assert preview["position"]["view"]["passed"] == before["passed"]
    applied = page.act(do, confirm=True)
    return any(event["kind"] == "passed" for move in applied["moves"] for event in move["events"])


def test_a_table_of_bots_plays_by_itself(ana: Person) -> None:
    table = ana.create("random", "random", listed=True)
    with Page(None, table["id"], server=ana.server) as watcher:
        while watcher.position is None or not watcher.position["over"]:
            watcher.hear()
    assert ana.get(f"/api/tables/{table['id']}")["status"] == "over"


def test_hints_are_legal_and_think_about_the_turn_so_far(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(4), turns=1)
        page.await_turn()
        assert page.position is not None
        first = page.position["choices"][0]["do"]
        preview = page.act([first])
        page.say(kind="hint", id="h1", seq=page.seq, do=[first])
        hinted = page.answer("h1")
        assert hinted["kind"] == "hinted"
        legal = [choice["do"] for choice in preview["position"]["choices"]]
        assert hinted["do"] in legal
        assert hinted["reason"]
        assert {option["do"] for option in hinted["options"]} <= set(legal)


def test_sync_and_ping(ana: Person) -> None:
    table = ana.create("me", "open")
    with ana.page(table["id"]) as page:
        first = page.wait("scene")
        page.say(kind="ping")
        page.wait("pong")
        page.say(kind="sync")
        assert page.wait("scene")["table"]["id"] == first["table"]["id"]
        assert first["position"] is None


def test_the_commitment_is_shown_before_anybody_pledges(ana: Person, ben: Person) -> None:
    table = ana.post("/api/tables", {"game": "monuments", "options": {}, "seats": [{"kind": "me"}, {"kind": "open"}]})
    assert table["luck"]["pledges"] == [None, None]
    joined = ben.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]})
    assert (joined["commit"], joined["status"]) == (table["commit"], "waiting")
    assert ana.take_part(table["id"])["status"] == "waiting"
    assert ben.take_part(table["id"])["status"] == "running"
