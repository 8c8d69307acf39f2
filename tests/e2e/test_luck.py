"""The luck of a table in the browser: nobody clicks for it, it is checked in the end, and who stays away is named."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest
from playwright.sync_api import Route, expect

from monumenta.engine.match.proof import check_kept
from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.e2e.conftest import NewPerson
from tests.e2e.person import Person
from tests.server import harness
from tools.serving import Served

pytestmark = pytest.mark.browser

ROOMS = """
window.rooms = 0;
new MutationObserver(() => { window.rooms += document.querySelectorAll('.room').length; })
  .observe(document, { childList: true, subtree: true });
"""
"""How often a waiting room was seen."""


@pytest.fixture
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that gives nobody any time, and lets a program play as fast as it can."""
    rules = {"MONUMENTA_GRACE": "0", "MONUMENTA_MESSAGES": "100000"}
    with Served(tmp_path_factory.mktemp("strict"), **rules) as served:
        yield served


def id_of(person: Person) -> str:
    return person.page.url.split("/t/")[1].split("#")[0].split("/")[0]


def kept(person: Person) -> dict[str, Any]:
    """What this browser has kept of the luck of the table."""
    return json.loads(person.page.evaluate(f"localStorage.getItem('monumenta.luck.{id_of(person)}')"))


def cookies(person: Person) -> dict[str, str]:
    return {str(cookie.get("name")): str(cookie.get("value")) for cookie in person.context.cookies()}


def play_for(person: Person) -> None:
    """Play the game to its end beside the page, as another tab of the same person would."""
    there = cast("harness.Server", SimpleNamespace(url=person.url, host=person.url.removeprefix("http://")))
    twin = harness.Person(there)
    twin.http.cookies.clear()
    twin.http.cookies.update(cookies(person))
    with twin.page(id_of(person)) as page:
        page.wait("scene")
        page.play_on(random.Random(1))


def test_alone_nobody_waits_and_the_browser_checks_the_luck(person: NewPerson, strict: Served) -> None:
    ana = person(url=strict.url)
    ana.page.add_init_script(ROOMS)
    ana.visit()
    ana.open_table(["me", "bot:random"])
    ana.wait_for("mine")
    assert ana.page.evaluate("window.rooms") == 0, "a waiting room was shown where nobody is waited for"
    (mine,) = kept(ana)["rounds"]
    play_for(ana)
    note = ana.page.get_by_test_id("luck-note")
    expect(note).to_contain_text("Luck checked")
    record = read(httpx.get(f"{ana.url}/api/tables/{id_of(ana)}/record", cookies=cookies(ana)).text)
    assert verify(record).shares == 1
    check_kept(record, [mine["commit"]], [mine["share"]])
    ana.page.get_by_role("link", name="Replay", exact=True).click()
    expect(note).to_contain_text("Luck checked")
    # the same game, had the server shown something else before: said aloud, in the reader's language
    told = kept(ana)
    told["rounds"][0]["commit"] = "0" * 64
    ana.page.evaluate(f"localStorage.setItem('monumenta.luck.{id_of(ana)}', '{json.dumps(told)}')")
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("this browser was shown another fingerprint")
    ana.page.evaluate("localStorage.setItem('monumenta.language', 'es')")
    ana.page.reload()
    expect(ana.page.get_by_role("alert")).to_contain_text("este navegador vio otra huella")


def test_a_page_that_is_loaded_again_still_has_its_share(person: NewPerson) -> None:
    ana, ben = person("Ana"), person("Ben")
    ana.visit()
    ana.open_table(["me", "open"])
    link = ana.invitation()
    ana.page.wait_for_function(f"() => localStorage.getItem('monumenta.luck.{id_of(ana)}') !== null")
    (before,) = kept(ana)["rounds"]
    ana.page.reload()
    ben.accept(link)
    for one in (ana, ben):
        one.wait_for("mine", "waiting")
    (after,) = kept(ana)["rounds"]
    assert after == before | {"pledges": after["pledges"]}
    assert after["pledges"] == kept(ben)["rounds"][0]["pledges"]


def test_who_does_not_open_a_share_is_named_and_the_seat_freed(person: NewPerson, strict: Served) -> None:
    ana, ben, cleo = (person(name, url=strict.url) for name in ("Ana", "Ben", "Cleo"))
    ana.visit()
    ana.open_table(["me", "open"])
    link = ana.invitation()
    ben.context.route("**/share", lambda route: route.abort())
    ben.accept(link)
    expect(ana.page.get_by_role("heading", name="Waiting for Ben to be here")).to_be_visible()
    ana.page.get_by_role("button", name="Free the seat").click()
    expect(ana.page.get_by_role("heading", name="Waiting for one more player")).to_be_visible()
    expect(ana.page.get_by_text("The luck was drawn once in vain before.")).to_be_visible()
    cleo.accept(ana.invitation())
    for one in (ana, cleo):
        one.wait_for("mine", "waiting")
    old, new = kept(ana)["rounds"]
    assert old["commit"] != new["commit"]
    assert old["share"] != new["share"]
    expect(ben.page.get_by_text("You are watching")).to_be_visible()  # he has the link


def test_a_browser_that_has_lost_its_share_gets_a_new_round(person: NewPerson, strict: Served) -> None:
    ana = person("Ana", url=strict.url)
    tried: list[str] = []

    def cut(route: Route) -> None:
        tried.append(route.request.url)
        route.abort()

    ana.context.route("**/share", cut)
    ana.visit()
    ana.page.get_by_role("button", name=re.compile("Play")).first.click()
    while not tried:
        ana.page.wait_for_timeout(20)
    (table,) = httpx.get(f"{strict.url}/api/tables?status=waiting", cookies=cookies(ana)).json()
    ana.visit()  # the page that knew its share is gone
    ana.page.evaluate("localStorage.clear()")
    ana.context.unroute("**/share")
    ana.visit(f"/t/{table['id']}")
    ana.wait_for("mine", "waiting")
    luck = httpx.get(f"{strict.url}/api/tables/{table['id']}", cookies=cookies(ana)).json()["luck"]
    assert [void["commit"] for void in luck["voided"]] == [table["commit"]]
