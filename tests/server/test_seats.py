"""Who sits where: joining, leaving, coming back, bots that take over, rematches, and the lobby's lists."""

from __future__ import annotations

import random

from tests.server.harness import Page, Person, play_together


def test_joining_by_link_starts_the_game(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", "random")
    assert (table["status"], table["you"], table["scores"]) == ("waiting", 0, None)
    with ana.page(table["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"] is None
        joined = ben.join(table)
        assert (joined["status"], joined["you"], joined["invite"]) == ("running", 1, None)
        scene = page.wait("scene")
        assert scene["position"]["seq"] == joined["seq"] > 0
        assert [seat["name"] for seat in scene["table"]["seats"]] == ["Ana", "Ben", "Random"]
    assert ben.join(table)["you"] == 1  # the link again: still the same seat


def test_who_sits_down_is_shown_it_on_the_connection_that_is_open(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", "open", starter=1)
    with ben.page(table["id"]) as page:
        assert page.wait("scene")["table"]["you"] is None
        ben.join(table)
        while (seen := page.wait("table")["table"])["you"] is None:
            pass  # that Ana is away may be told before
        assert (seen["status"], seen["you"], seen["seats"][1]["here"]) == ("waiting", 1, True)
        Person(ana.server).join(table)
        scene = page.wait("scene")
        assert (scene["table"]["status"], scene["table"]["you"]) == ("running", 1)
        assert scene["position"]["choices"], "it is the turn of who has just sat down"


def test_a_listed_table_needs_no_link(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", listed=True)
    assert table["id"] in [t["id"] for t in ben.get("/api/tables?status=waiting")]
    assert next(t for t in ben.get("/api/tables") if t["id"] == table["id"])["invite"] is None
    assert ben.join({"id": table["id"], "invite": None})["status"] == "running"


def test_lists_show_listed_tables_and_ones_own(ana: Person, ben: Person) -> None:
    private = ana.create("me", "random")
    public = ana.create("me", "random", listed=True)
    hers = {t["id"]: t for t in ana.get("/api/tables?status=running")}
    his = {t["id"] for t in ben.get("/api/tables?status=running")}
    assert {private["id"], public["id"]} <= set(hers)
    assert hers[private["id"]]["you"] == 0
    assert public["id"] in his
    assert private["id"] not in his
    assert private["id"] not in {t["id"] for t in ana.get("/api/tables?status=over")}


def test_the_others_see_who_is_here(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open")
    ben.join(table)
    with ana.page(table["id"]) as page:
        assert page.wait("scene")["table"]["seats"][1]["here"] is False
        with ben.page(table["id"]), ben.page(table["id"]) as second:
            second.wait("scene")
            while not page.wait("table")["table"]["seats"][1]["here"]:
                pass  # that he is away may be told before
        while (seat := page.wait("table")["table"]["seats"][1])["here"]:
            pass
        assert (seat["away"], seat["kind"]) == (0, "human")


def test_a_bot_takes_over_after_the_grace_period_only(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", starter=1)
    ben.join(table)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        with ben.page(table["id"]) as his:
            his.wait("scene")
            page.say(kind="handover", id="h1", seat=1, bot="random")
            assert page.answer("h1")["code"] == "not-away"
        while not page.wait("table")["table"]["seats"][1]["replaceable"]:
            pass
        for seat, bot, code in ((1, "hal", "unknown-bot"), (0, "random", "not-away"), (7, "random", "not-away")):
            page.say(kind="handover", id="h2", seat=seat, bot=bot)
            assert page.answer("h2")["code"] == code
        for _ in range(2):  # sent again: nothing more happens
            page.say(kind="handover", id="h3", seat=1, bot="random")
            seat = page.wait("table")["table"]["seats"][1]
            assert (seat["kind"], seat["bot"], seat["replaceable"]) == ("bot", "random", False)
        # it was his turn, the bot plays it
        assert page.play_on(random.Random(8), turns=2) == 2
        # coming back, he watches
        with ben.page(table["id"]) as his:
            scene = his.wait("scene")
            assert scene["table"]["you"] is None
            assert scene["position"]["view"]["hands"][0] is None
            assert his.act(["o0"], confirm=True)["code"] == "not-seated"
            assert len(scene["position"]["view"]["hands"]) == 2


def test_who_sets_a_table_up_for_others_sees_it_too(ana: Person, ben: Person) -> None:
    bots = ana.create("random", "random")
    with ana.page(bots["id"]) as page:
        assert page.wait("scene")["table"]["you"] is None
    for_others = ana.create("open", "random")
    assert for_others["invite"]
    assert {bots["id"], for_others["id"]} <= {table["id"] for table in ana.get("/api/tables")}
    assert ben.join(for_others)["you"] == 0


def test_coming_back_in_time_restores_the_seat(ana: Person) -> None:
    table = ana.create("me", "open", starter=0)
    Person(ana.server).join(table)
    with ana.page(table["id"]) as page:
        before = page.wait("scene")["position"]
    with ana.page(table["id"]) as page:
        assert page.wait("scene")["position"] == before


def test_rematch_keeps_the_seats_for_everybody(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", "random", monument="taj-mahal")
    ben.join(table)
    with ana.page(table["id"]) as hers, ben.page(table["id"]) as his:
        hers.wait("scene")
        his.wait("scene")
        rng = random.Random(9)
        play_together([hers, his], rng)
        hers.say(kind="rematch", id="r1")
        info = hers.wait("table")["table"]
        assert info["next"]
        ana.take_part(info["next"])
        assert his.wait("table")["table"]["next"] == info["next"]
        waiting = ana.get(f"/api/tables/{info['next']}")
        assert [seat["kind"] for seat in waiting["seats"]] == ["human", "open", "bot"]
        assert (waiting["status"], waiting["you"]) == ("waiting", 0)
        assert waiting["options"] == table["options"]
        assert waiting["commit"] != table["commit"]
        # his seat is kept: nobody else can take it, not even with the link
        other = Person(ana.server)
        answer = other.http.post(f"/api/tables/{info['next']}/join", json={"invite": waiting["invite"]})
        assert answer.json()["code"] == "table-full"
        his.say(kind="rematch", id="r2")
        his.wait("table")
        started = ben.take_part(info["next"])
        assert (started["status"], started["you"]) == ("running", 1)


def test_spectators_of_an_unlisted_table_need_its_link(ana: Person) -> None:
    table = ana.create("me", "open")
    Person(ana.server).join(table)
    with Page(None, table["id"], server=ana.server, invite=table["invite"]) as page:
        assert page.wait("scene")["table"]["you"] is None
