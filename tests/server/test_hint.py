"""Hints of a real server with compiled rules: what else there is, and for nobody but who asks in turn."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.harness import Json, Page, Person, Server, until


def compiled(person: Person, game: str) -> bool:
    return any(one["game"] == game and one["ready"] for one in person.get("/api/compiling"))


def afresh(page: Page) -> Json:
    page.say(kind="sync")
    return page.wait("scene")["position"]


def asked(page: Page, do: list[str]) -> Json:
    page.say(kind="hint", id="h", seq=page.seq, do=do)
    return page.answer("h")


@pytest.mark.slow
def test_a_hint_tells_the_chances_of_what_else_there_is(own_server: Callable[..., Server]) -> None:
    server = own_server(MONUMENTA_COMPILE="1")
    ana, ben = Person(server, "Ana"), Person(server, "Ben")
    until(lambda: compiled(ana, "monuments"), "compiled rules", patience=300)
    table = ana.create("me", "open", starter=0, listed=True)
    ben.join(table)
    with (
        ana.page(table["id"]) as hers,
        ben.page(table["id"]) as his,
        Page(None, table["id"], server=server) as watcher,
    ):
        for page in (hers, his, watcher):
            page.wait("scene")
        assert hers.position is not None
        legal = {choice["do"] for choice in hers.position["choices"]}
        hinted = asked(hers, [])
        options = hinted["options"]
        assert options[0]["do"] == hinted["do"]
        assert 2 <= len(options) <= len(legal)
        assert {one["do"] for one in options} <= legal
        assert all(0 < one["win"] <= options[0]["win"] and one["points"] is None for one in options)
        assert (asked(his, [])["code"], asked(watcher, [])["code"]) == ("not-your-turn", "not-seated")
        assert afresh(hers)["seq"] == hers.seq


def test_where_everybody_acts_at_once_a_hint_weighs_the_places(ana: Person, server: Server) -> None:
    table = ana.create("me", "open", game="mondo", clock="none", listed=True)
    Person(server, "Ben").join(table)  # and takes nothing, least of all what Ana takes
    with ana.page(table["id"]) as page, Page(None, table["id"], server=server) as watcher:
        watcher.wait("scene")
        page.wait("scene")
        until(lambda: afresh(page)["view"]["phase"] == "play", "the countdown is over")
        first = asked(page, [])
        assert first["do"].split()[0] in ("take", "turn", "village")
        assert first["options"] == []
        view = afresh(page)["view"]
        slot = next(slot for slot, face in enumerate(view["heap"]) if face >= 0)
        assert page.rush(f"take {slot}")["kind"] == "applied"
        held = asked(page, [])
        assert held["reason"].startswith("mondo-hint-")
        if held["do"].startswith("put"):
            assert held["options"][0]["do"] == held["do"]
            assert all(one["win"] is None for one in held["options"])
            assert len({one["points"] for one in held["options"]}) > 1
        assert asked(watcher, [])["code"] == "not-seated"
