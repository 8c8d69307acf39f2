"""Every game on screens between a phone's and a desk's: all that one acts with is there, and the board is large."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.test_steady import TABLES

pytestmark = pytest.mark.browser

SIZES: list[ViewportSize] = [
    {"width": 900, "height": 700},
    {"width": 1024, "height": 768},
    {"width": 1180, "height": 820},
]
SIDED = 1024
"""From this width on the log has a column; below it is a sheet."""
HIGHEST_BAR = 100
LEAST_BOARD = 380


def height(one: Locator) -> float:
    box = one.bounding_box()
    assert box is not None
    return box["height"]


@pytest.mark.parametrize("game", TABLES)
def test_there_is_room_to_act(person: NewPerson, game: str) -> None:
    """In Spanish, whose words are longer."""
    ana = person(viewport=SIZES[0], locale="es-ES")
    seats, options = TABLES[game]
    ana.found_table(game, seats, **options)
    page = ana.page
    bar, log = page.locator("main .bar").first, page.get_by_role("tab", name="Registro")
    for size in SIZES:
        page.set_viewport_size(size)
        page.locator("[aria-keyshortcuts=H][aria-disabled=false]").wait_for()
        for button in bar.get_by_role("button").all():
            expect(button).to_be_in_viewport(ratio=1)
        assert height(bar) <= HIGHEST_BAR, size
        assert height(page.get_by_test_id("stage")) >= LEAST_BOARD, size
        assert page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth"), size
        if size["width"] < SIDED:
            page.get_by_role("button", name="Registro").click()
            expect(log).to_be_visible()
            page.keyboard.press("Escape")
        expect(log).to_be_visible(visible=size["width"] >= SIDED)
