"""Looking ahead: what an action would do, told without its becoming anybody's turn."""

from __future__ import annotations

import random
from typing import Any

from tests.server.harness import Json, Page, Person

SEALING = "game=1/1 turn=light people=gone light=aqueduct.1@01,castle.1@40 dark=obelisk@00,opera@77"
"""Light can shut Dark's obelisk up in the corner."""


def look(page: Page, do: list[str], seq: int | None = None) -> Json:
    page.say(kind="look", id="l", seq=page.seq if seq is None else seq, do=do)
    return page.answer("l")


def table_of(ana: Person, **more: Any) -> str:
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = ana.found({"game": "moves", "options": {}, "seats": seats, **more})
    Person(ana.server, "Ben").join(table)
    return str(table["id"])


def test_it_is_what_a_preview_tells(ana: Person) -> None:
    with ana.page(table_of(ana, position=SEALING)) as page:
        before = page.wait("scene")
        choices = before["position"]["choices"]
        told: set[str] = set()
        near = [choice for choice in choices if choice["piece"] == "obelisk" and choice["row"] < 4 > choice["col"]]
        for choice in near + random.Random(1).sample(choices, 20):
            seen = look(page, [choice["do"]])
            assert seen == {"kind": "seen", "id": "l", "events": page.act([choice["do"]])["events"]}
            told |= {event["kind"] for event in seen["events"]}
        assert told == {"placed", "captured", "claimed"}
        page.say(kind="sync")
        after = page.wait("scene")
        assert (after["position"], after["moves"]) == (before["position"], before["moves"])


def test_it_is_refused_like_any_action(ana: Person, ben: Person) -> None:
    table = table_of(ana)
    with ana.page(table) as page:
        page.wait("scene")
        assert look(page, ["people r3 c4"], seq=7)["code"] == "stale"
        assert look(page, ["castle r0 c0"])["why"]["rule"]
        assert look(page, ["nonsense"])["code"] == "malformed"
        page.act(["people r3 c4"], confirm=True)
        assert look(page, ["castle r0 c0"])["code"] == "not-your-turn"
    with ana.page(ana.create("me", "random", listed=True)["id"]) as hers, ben.page(hers.table) as his:
        his.wait("scene")
        assert look(his, ["o1"])["code"] == "not-seated"
