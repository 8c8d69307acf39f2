"""A whole game of Monumental alone against the Automa, in a real browser."""

from __future__ import annotations

import re

import pytest

from tests.e2e.conftest import NewPerson
from tests.e2e.games.monumental import Settler, open_world, wait_for
from tests.e2e.test_accessibility import complaints
from tests.e2e.test_monumental import check_result

pytestmark = pytest.mark.browser


def test_a_whole_game_against_the_automa(person: NewPerson) -> None:
    ana = person(seed=21, viewport={"width": 1440, "height": 900})
    page = ana.page
    open_world(ana, ["me", "automa"])
    settler = Settler(ana, seed=21, acts=1)
    wait_for(page, "mine")
    assert "Automa" in page.locator("[data-seat='1']").inner_text()
    settler.finish_turn()
    wait_for(page, "mine")
    # the card that it follows is one click away
    page.locator("[data-seat='1'] button").click()
    page.get_by_role("region", name="Card of Automa").wait_for()
    assert complaints(page) == []
    page.get_by_role("button", name="Back to your City").click()
    settler.to_the_end()
    check_result(ana)
    log = page.get_by_test_id("log").inner_text()
    assert re.search(r"Automa draws Card [AS]\d+", log)
    assert "Automa passes." in log
    assert not re.search(r"\bmonumental-[a-z]", page.locator("main").inner_text())
    assert complaints(page) == []
