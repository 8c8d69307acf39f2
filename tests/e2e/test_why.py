"""Who touches what cannot be done is told why, and is one touch away from the rule."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import NewPerson
from tests.e2e.test_accessibility import SCREENS

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("screen", SCREENS)
def test_the_reason_and_its_rule(person: NewPerson, screen: str) -> None:
    ana = person(**SCREENS[screen])
    ana.visit()
    ana.page.get_by_role("button", name="Play against a bot").click()
    ana.wait_for("mine")
    ana.page.locator("[data-space=c]").click(force=True)  # nobody can begin there, nor walk there at once
    notice = ana.page.get_by_test_id("notice")
    expect(notice).to_contain_text("worker")
    ana.page.get_by_role("button", name="Rule Q").click()
    expect(notice).to_have_count(0)
    row = ana.page.locator("li:focus")
    expect(row).to_be_in_viewport()
    expect(row).to_contain_text("worker")
    assert ana.wait_for("mine") == "mine", "asking is no move"
