"""Who follows a link for the first time and sits down stays on one connection: nothing flickers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson

pytestmark = pytest.mark.browser


def test_one_connection_from_the_link_to_the_board(person: NewPerson) -> None:
    ana, ben = person("Ana"), person("Ben")
    ana.visit()
    ana.open_table(["me", "open", "open"])
    opened: list[str] = []
    ben.page.on("websocket", lambda socket: opened.append(socket.url))
    ben.accept(ana.invitation())
    expect(ben.page.get_by_label("Invitation link")).to_be_visible()  # now it is Ben's to hand on too
    cleo = person("Cleo")
    cleo.accept(ana.invitation())
    for one in (ana, ben, cleo):
        one.wait_for("mine", "waiting")
    assert len(opened) == 1
