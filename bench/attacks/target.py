"""What is attacked, and what becomes of an attacker."""

from __future__ import annotations

from collections import Counter
from typing import Any, Self, cast

from msgspec import Struct

from tests.server.harness import Page, Person, Server


class Target(Struct, frozen=True):
    """A server. It has what people need of one: they may be in another process than who started it."""

    host: str
    table: str = ""
    """A finished game, if one was prepared."""

    @property
    def url(self) -> str:
        return f"http://{self.host}"


class Fate(Struct, frozen=True):
    """What became of an attacker."""

    refused: int
    """Requests that were refused, or lines that were cut."""
    tried: int
    codes: dict[str, int] = {}
    """Answers by code or status."""

    @classmethod
    def of(cls, codes: Counter[str], fine: tuple[str, ...]) -> Self:
        """By what was answered; `fine` are the answers that an honest client gets."""
        tried = codes.total()
        return cls(tried - sum(codes[code] for code in fine), tried, dict(codes))

    @property
    def shut_out(self) -> bool:
        return self.refused > 0

    @property
    def mistakes(self) -> int:
        """Answers that say that the server made a mistake."""
        return self.codes.get("500", 0) + self.codes.get("internal", 0)


def person_at(target: Target) -> Person:
    return Person(cast("Server", target))  # it has all that a person asks of a server


def seat(target: Target, **options: Any) -> tuple[Person, str]:
    """Somebody at a table of their own, against a bot."""
    person = person_at(target)
    return person, person.create("me", "random", starter=0, **options)["id"]


def page_at(target: Target) -> Page:
    person, table = seat(target)
    page = person.page(table)
    page.wait("scene")
    return page
