"""Pictures of World Monuments, and of the pages that all games have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.e2e.person import Person, play_to_the_end

if TYPE_CHECKING:
    from tools.screenshots import Photographer

LATE = 34
"""Tokens that stand when the picture of the growing monument is taken."""
PATIENCE = 300_000
"""Milliseconds after which an analysis must be stuck."""


def photograph(photographer: Photographer) -> None:
    ana, take = photographer.ana, photographer.take
    photographer.arrive()
    take("lobby")
    ana.open_table(["me", "bot:greedy", "bot:greedy"])
    for _ in range(2):
        ana.wait_for("mine")
        ana.finish_turn()
    ana.wait_for("mine")
    ana.step()
    take("quarry")
    while not _is_late(ana):
        ana.wait_for("mine", "complete", "over")
        ana.finish_turn()
    ana.wait_for("mine", "over")
    take("table")
    play_to_the_end(ana)
    take("scoring")
    ana.page.get_by_role("link", name="Replay").click()
    slider = ana.page.get_by_role("slider")
    slider.wait_for()
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last * 4 // 5))
    take("replay")
    ana.page.get_by_role("button", name="Analyse this game").click()
    ana.page.get_by_text("The analysis is complete").wait_for(state="attached", timeout=PATIENCE)
    ana.page.get_by_test_id("curve").scroll_into_view_if_needed()
    take("analysis")


def _is_late(ana: Person) -> bool:
    page = ana.page
    if page.locator("[data-phase=over]").count():
        return True
    return page.locator("[data-phase=building]").count() > 0 and page.locator(".stone").count() >= LATE
