"""A request sent twice has one effect and one answer, whatever happened in between."""

from __future__ import annotations

import random
from collections.abc import Callable

from tests.server.harness import Person, Server, request_id


def test_the_same_action_again_gets_the_first_answer(ana: Person) -> None:
    table = ana.create("me", "random", starter=0)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        do, seq, id_ = [page.position["choices"][0]["do"]], page.seq, request_id()
        first = page.act(do, confirm=True, seq=seq, id_=id_)
        assert first["kind"] == "applied"
        again = page.act(do, confirm=True, seq=seq, id_=id_)
        assert again in (first, {**first, "position": None})  # the bot may have moved before the second answer
        page.say(kind="sync")
        page.wait("scene")
        page.play_on(random.Random(6), turns=2)
        moves = page.seq
        later = {**first, "position": None}  # a newer position has been seen
        assert page.act(do, confirm=True, seq=seq, id_=id_) == later
        assert page.act(["anything"], confirm=True, seq=0, id_=id_) == later  # the id decides
        page.say(kind="sync")
        assert page.wait("scene")["position"]["seq"] >= moves


def test_from_another_tab_and_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    ana = Person(server)
    table = ana.create("me", "open", starter=0)
    Person(server).join(table)
    with ana.page(table["id"]) as page:
        page.wait("scene")
        assert page.position is not None
        do, seq, id_ = [page.position["choices"][0]["do"]], page.seq, request_id()
        first = page.act(do, confirm=True, id_=id_)
    with ana.page(table["id"]) as other:
        other.wait("scene")
        assert other.act(do, confirm=True, seq=seq, id_=id_) == first
    server.kill()
    server.start()
    ana.moved()
    with ana.page(table["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"] == first["position"]
        assert page.act(do, confirm=True, seq=seq, id_=id_) == first
        assert ana.get(f"/api/tables/{table['id']}")["seq"] == first["position"]["seq"]


def test_two_people_may_use_the_same_id(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", starter=0)
    ben.join(table)
    with ana.page(table["id"]) as hers, ben.page(table["id"]) as his:
        hers.wait("scene")
        his.wait("scene")
        rng = random.Random(7)
        hers.await_turn()
        a = hers.act(hers.think(rng), confirm=True, id_="same")
        his.await_turn()
        b = his.act(his.think(rng), confirm=True, id_="same")
        assert (a["kind"], b["kind"]) == ("applied", "applied")
        assert a["moves"][0]["n"] < b["moves"][0]["n"]
