"""A game from another package, of which the page knew nothing when it was built: it is played on a plain board."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.e2e.test_accessibility import SCREENS, everywhere
from tests.e2e.test_keyboard import MOST_TABS
from tests.testing.install import install_pebbles
from tools.serving import Served

pytestmark = pytest.mark.browser

CHOICES = "[data-testid=choices] button:enabled"
NOW = f"""() => document.querySelector('[data-testid=confirm][aria-disabled=false]') ? 'complete'
  : document.querySelector('{CHOICES}') ? 'mine'
  : document.querySelector('.result table') ? 'over' : null"""
FOCUSED = "() => document.activeElement?.dataset?.do ?? null"


def in_turns(rules: Path) -> None:
    """Fists are closed one after the other: at a server's tables everybody acts at once only where time runs."""
    text = rules.read_text("utf-8")
    anyone = "        return ANYONE\n"
    assert text.count(anyone) == 1
    turns = "        for p in range(s.players):\n            if not s.closed >> p & 1:\n                return p\n"
    rules.write_text(text.replace(anyone, turns), "utf-8")


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("outside")
    install_pebbles(folder)
    in_turns(folder / "pebbles" / "rules.py")
    with Served(folder, PYTHONPATH=str(folder)) as served:
        yield served


def now(page: Page) -> str:
    return page.wait_for_function(NOW).json_value()


def words(page: Page) -> str:
    """All that the log says."""
    return page.get_by_role("tabpanel").or_(page.locator("aside")).first.inner_text()


def set_up(ana: Person) -> None:
    """From the lobby to a table of two rounds."""
    page = ana.page
    page.get_by_role("radio", name="Pebbles").check(force=True)
    page.get_by_text("Close a fist over some pebbles").wait_for()
    page.get_by_role("button", name="Friends, more players, rules").click()
    page.get_by_text("More rules").click()
    page.get_by_role("combobox", name="Rounds").select_option("2")


def test_a_whole_game_by_pointer_is_accessible_everywhere(person: NewPerson, outside: Served) -> None:
    ana = person(url=outside.url, **SCREENS["desktop"])
    page, luck, found = ana.page, Random(5), dict[str, list[str]]()
    ana.visit()
    set_up(ana)
    found["lobby"] = everywhere(page)
    page.get_by_role("button", name="Open the table").click()

    undone = False
    while (state := now(page)) != "over":
        if state == "mine":
            buttons = page.locator(CHOICES)
            at = luck.randrange(buttons.count())
            if not undone:
                expect(page.get_by_test_id("prompt")).to_have_text("Close your fist over 0 to 3 pebbles.")
                found["choosing"] = everywhere(page)
            buttons.nth(at).click()
        elif not undone:
            undone = True
            page.get_by_role("button", name="Undo").click()
        else:
            page.get_by_test_id("confirm").click()
            page.wait_for_function("() => document.querySelector('[data-testid=confirm]')?.ariaDisabled !== 'false'")
    assert undone
    found["scoring"] = everywhere(page)
    log = words(page)
    assert "guesses first." in log, "the game's own words"
    assert "Opened: In the fist Guest" in log, "and where it has none, those of its fields"
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("slider").wait_for()
    page.get_by_role("table").first.wait_for()
    found["replay"] = everywhere(page)
    assert {where: what for where, what in found.items() if what} == {}


def tab_to_a_choice(page: Page) -> str:
    for _ in range(MOST_TABS):
        if at := page.evaluate(FOCUSED):
            return at
        page.keyboard.press("Tab")
    raise AssertionError("no choice can be reached by Tab")


def test_a_whole_game_by_keyboard(person: NewPerson, outside: Served) -> None:
    ana = person(url=outside.url)
    page, luck = ana.page, Random(2)
    ana.visit()
    ana.found_table("pebbles", ["me", "random"], rounds=2)
    walked = False
    while (state := now(page)) != "over":
        if state == "mine":
            first = tab_to_a_choice(page)
            for _ in range(luck.randrange(1, 3)):
                page.keyboard.press("ArrowRight")
            walked = walked or page.evaluate(FOCUSED) not in (None, first)
        page.keyboard.press("Enter")  # a complete turn is one Enter away from being confirmed
        page.wait_for_function(f"was => ({NOW})() !== was", arg=state)
    assert walked, "arrows walk between choices"


def test_it_speaks_as_many_languages_as_it_brings(person: NewPerson, outside: Served) -> None:
    ana = person(url=outside.url, locale="es-ES")
    ana.visit()
    ana.found_table("pebbles", ["me", "random"])
    expect(ana.page.get_by_test_id("prompt")).to_have_text("Cierra el puño sobre 0 a 3 piedras.")
    english = ana.context.request.get(f"{outside.url}/api/games/pebbles/texts").text()
    assert "pebbles-option-rounds = Rounds" in english
    assert "Not for the page" not in english
    spanish = ana.context.request.get(f"{outside.url}/api/games/pebbles/texts?lang=es").text()
    assert "Piedrecitas" in spanish
    assert "Rounds" in spanish, "in English what is not translated"
