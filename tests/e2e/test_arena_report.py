"""The report of a contest in a real browser: under axe's eyes, on a desk and on a phone, and nothing sticks out."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from monumenta.contest.report import write_report
from monumenta.contest.results import tabulate
from monumenta.contest.rows import Row
from monumenta.terminal.text import Text
from tests.contest.contests import plan, row
from tests.e2e.test_accessibility import SCREENS, everywhere

pytestmark = pytest.mark.browser

FITS = "() => document.documentElement.scrollWidth <= document.documentElement.clientWidth"
INSIDE = """() => [...document.querySelectorAll('svg text')].filter((text) => {
  const all = text.ownerSVGElement.getBoundingClientRect(), own = text.getBoundingClientRect();
  return own.left < all.left - 1 || own.right > all.right + 1;
}).map((text) => text.textContent)"""


def test_it_can_be_read_everywhere(browser: Browser, tmp_path: Path) -> None:
    contest = plan("greedy", "a-name-as-long-as-names-may-ever=random", "x=random", kind="tournament", rounds=4)
    rows: dict[int, Row] = {}
    for number in contest.numbers():
        seats = contest.seats(contest.place(number))
        rows[number] = row(number, seats, [90 - 30 * who + number % 7 for who in seats], moves=200 + number)
    path = write_report(contest, tabulate(contest, rows), tmp_path, list(rows.values()), Text("en"))
    context = browser.new_context(bypass_csp=True)  # the page lets no script in, not even axe
    page = context.new_page()
    page.goto(path.as_uri())
    expect(page.get_by_role("heading", level=1)).to_contain_text("World Monuments, a tournament")
    page.locator("summary").click()
    expect(page.get_by_role("cell", name="000000.jsonl")).to_be_visible()
    assert everywhere(page) == []
    for screen in SCREENS.values():
        page.set_viewport_size(screen["viewport"])
        assert page.evaluate(FITS)
        assert page.evaluate(INSIDE) == []
    context.close()
