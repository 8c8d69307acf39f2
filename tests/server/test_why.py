"""Asking why something cannot be done: only by who is to act, and nothing changes."""

from __future__ import annotations

import random

import pytest

from tests.server.harness import Json, Page, Person


def ask(page: Page, do: list[str], seq: int | None = None) -> Json:
    page.say(kind="why", id="w", seq=page.seq if seq is None else seq, do=do)
    return page.answer("w")


def table_of(ana: Person, ben: Person) -> Json:
    table = ana.create("me", "open", starter=0)
    ben.join(table)
    return table


def test_the_rule_and_the_reason_of_what_is_not_possible(ana: Person, ben: Person) -> None:
    table = table_of(ana, ben)
    with ana.page(table["id"]) as page:
        before = page.wait("scene")
        assert ask(page, ["m0"]) == {
            "kind": "because",
            "id": "w",
            "why": {
                "rule": "Q5",
                "reason": "start-on-rim",
                "message": "the first turn puts the worker on the outer ring",
                "args": {},
            },
        }
        assert ask(page, ["L1 0,0"])["why"]["reason"] == "building-later"
        page.say(kind="sync")
        after = page.wait("scene")
        assert (after["position"], after["moves"]) == (before["position"], before["moves"])


def test_a_refused_action_carries_the_same_reason(ana: Person, ben: Person) -> None:
    with ana.page(table_of(ana, ben)["id"]) as page:
        page.wait("scene")
        because = ask(page, ["m0 red"])
        refused = page.act(["m0 red"])
        assert (refused["code"], refused["why"]) == ("illegal", because["why"])


def test_what_is_possible_has_no_reason(ana: Person, ben: Person) -> None:
    with ana.page(table_of(ana, ben)["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        assert ask(page, [page.position["choices"][0]["do"]]) == {"kind": "because", "id": "w", "why": None}


def test_the_turn_so_far_counts(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.play_on(random.Random(5), turns=1)
        page.await_turn()
        assert page.position is not None
        first = page.position["choices"][0]["do"]
        assert ask(page, [first, first.split()[0]])["why"]["reason"] == "stands-there"


def test_only_the_seat_to_act_is_told(ana: Person, ben: Person) -> None:
    table = table_of(ana, ben)
    with (
        ana.page(table["id"]) as hers,
        ben.page(table["id"]) as his,
        Page(None, table["id"], server=ana.server, invite=table["invite"]) as watcher,
    ):
        for page in (hers, his, watcher):
            page.wait("scene")
        for do in (["m0"], [hers.position["choices"][0]["do"]] if hers.position else []):
            assert ask(his, do)["code"] == "not-your-turn"
            assert ask(watcher, do)["code"] == "not-seated"


def test_an_older_position_is_stale(ana: Person, ben: Person) -> None:
    with ana.page(table_of(ana, ben)["id"]) as page:
        page.wait("scene")
        refused = ask(page, ["m0"], seq=page.seq - 1)
        assert (refused["code"], refused["position"]) == ("stale", page.position)


def test_before_the_game_there_is_nothing_to_ask(ana: Person) -> None:
    with ana.page(ana.create("me", "open")["id"]) as page:
        page.wait("scene")
        assert ask(page, ["m0"], seq=0)["code"] == "not-running"


def test_after_the_end_of_the_turn(ana: Person, ben: Person) -> None:
    with ana.page(table_of(ana, ben)["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        first = page.position["choices"][0]["do"]
        assert ask(page, [first, "m0"])["code"] == "turn-complete"


@pytest.mark.parametrize(
    "message",
    [
        {"do": []},
        {"do": ["fly to the moon"]},
        {"do": ["x" * 41]},
        {"do": ["m0"] * 33},
        {"do": "m0"},
        {"do": ["m0"], "confirm": True},
        {"do": ["m0"], "seq": -1},
    ],
)
def test_malformed(ana: Person, ben: Person, message: Json) -> None:
    with ana.page(table_of(ana, ben)["id"]) as page:
        page.wait("scene")
        page.say(**{"kind": "why", "id": "w", "seq": page.seq, **message})
        assert page.answer("w")["code"] == "malformed"
