"""The page speaks the browser's language, and the other one at a switch."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import NewPerson

pytestmark = pytest.mark.browser


def test_spanish_by_browser_setting(person: NewPerson) -> None:
    ana = person(locale="es-AR")
    ana.visit()
    ana.page.get_by_role("button", name="Jugar contra un bot").wait_for()
    assert ana.page.locator("html").get_attribute("lang") == "es"
    ana.page.get_by_role("button", name="Jugar contra un bot").click()
    ana.wait_for("mine")
    assert "anillo" in ana.page.get_by_test_id("prompt").inner_text()


def test_any_other_language_gets_english(person: NewPerson) -> None:
    ana = person(locale="fi-FI")
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").wait_for()
    assert ana.page.locator("html").get_attribute("lang") == "en"
