"""Rules that do not go together are said where they are chosen, in the reader's language, and the form is kept."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person

pytestmark = pytest.mark.browser

WORDS = {
    "en": ("Friends, more players, rules", "More rules", "Children play along"),
    "es": ("Amigos, más jugadores, reglas", "Más reglas", "Juegan niños"),
}


def family(one: Person, language: str = "en") -> Page:
    """The lobby with a table of Mondo Sapiens at which children play along."""
    friends, more, children = WORDS[language]
    page = one.page
    one.visit()
    page.get_by_role("radio", name="Mondo Sapiens").check(force=True)
    page.get_by_role("button", name=friends).click()
    page.get_by_text(more, exact=True).click()
    page.get_by_role("checkbox", name=children).check()
    return page


def test_a_level_that_is_not_for_children_is_said_before_the_server_is_asked(person: NewPerson) -> None:
    page = family(person())
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    page.get_by_role("radio", name="Expert").check(force=True)
    clash = page.get_by_test_id("clash")
    expect(clash).to_contain_text("With children you play at the Beginner level")
    children = page.get_by_role("checkbox", name="Children play along")
    expect(children).to_have_attribute("aria-invalid", "true")
    # Playwright would wait for a button that says it is disabled: a person may press it all the same
    page.get_by_role("button", name="Open the table").dispatch_event("click")
    expect(clash).to_be_visible()
    assert [address for address in asked if address.endswith("/api/tables")] == []
    expect(children).to_be_checked()
    page.get_by_role("radio", name=re.compile("^Beginner")).check(force=True)
    expect(clash).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("with children").first).to_be_visible()


def test_the_reason_is_said_in_spanish_too_and_all_choices_have_room_on_a_phone(person: NewPerson) -> None:
    page = family(person(locale="es-ES", viewport={"width": 390, "height": 844}, has_touch=True), "es")
    page.get_by_role("radio", name="Experto").check(force=True)
    expect(page.get_by_test_id("clash")).to_contain_text("Con niños se juega en el nivel de principiante")
    assert page.evaluate("document.scrollingElement.scrollWidth") == 390


def test_the_clock_that_is_shown_is_the_clock_that_is_played(person: NewPerson) -> None:
    page = family(person())
    clocks = page.get_by_role("group", name="Time for a turn").get_by_role("radio")
    expect(clocks).to_have_count(2)
    expect(page.get_by_role("radio", name="10 minutes")).to_be_checked()
    expect(page.get_by_role("radio", name="7 minutes")).to_have_count(0)


def test_a_handicap_is_for_seats_that_are_there(person: NewPerson) -> None:
    page = family(person())
    handicap = page.get_by_role("combobox", name="handicap")
    assert handicap.locator("option").all_inner_texts() == ["Nobody", "1", "2", "1+2"]
    page.get_by_role("radio", name="4", exact=True).check(force=True)
    handicap.select_option("4")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(handicap).to_have_value("none")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
