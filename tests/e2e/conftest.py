"""A real server and a real browser for every test in this folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.e2e.person import Person
from tests.e2e.wire import Wire
from tools.browser import launch
from tools.serving import Served

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as served:
        yield served


@pytest.fixture
def wire(server: Served) -> Iterator[Wire]:
    """A line to the server that can be cut."""
    with Wire(server.port) as stretched:
        yield stretched


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        found = launch(playwright)
        yield found
        found.close()


@pytest.fixture
def person(server: Served, browser: Browser) -> Iterator[NewPerson]:
    """Make people, each in a browser context of their own. Nobody's page may break or talk to another host."""
    people: list[Person] = []

    def make(name: str = "Ana", seed: int = 1, coached: bool = True, url: str = server.url, **context: Any) -> Person:
        settings: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", **context}
        touches = bool(settings.get("has_touch"))
        people.append(Person(browser.new_context(**settings), url, name, seed, coached, touches))
        return people[-1]

    yield make
    for one in people:
        one.context.close()
    assert [mistake for one in people for mistake in one.mistakes] == []
    assert [address for one in people for address in one.foreign] == []
