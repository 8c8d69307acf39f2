"""Options that do not go together, and values that give way to others, as data: the rules ask it, and who sets a table
up is shown it before asking for what would be refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

Value = str | int | bool
"""Of an option."""


class Clash(Struct, frozen=True):
    """Options that do not go together: all that are named have one of the values listed."""

    reason: str
    """Key of the text for people: `<game>-clash-<reason>` in its texts, which says what to change."""
    message: str
    """The same in English, for programs and logs, with names of options in braces for their values."""
    when: dict[str, list[Value]]
    """Values by option."""

    def values(self, options: Any) -> dict[str, Value]:
        """What the options named are now, for its texts."""
        return {name: getattr(options, name) for name in self.when}


class GivesWay(Struct, frozen=True):
    """A value of an option that means another one, where other options have one of the values listed."""

    option: str
    value: Value
    when: dict[str, list[Value]]
    to: Value


class Unfit(Struct, frozen=True):
    """Options of a game that do not go together, and how to say so."""

    game: str
    reason: str
    """Key of the text for people: `<game>-clash-<reason>` in its texts."""
    args: dict[str, Value]
    """The options that it is about, as they are: what the text fills in."""


class Clashing(ValueError):
    """Options that do not go together, and which."""

    def __init__(self, clash: Clash, options: Any) -> None:
        values = clash.values(options)
        super().__init__(clash.message.format(**values))
        self.clash = clash
        self.values = values


def holds(when: Mapping[str, Sequence[Value]], options: Any) -> bool:
    """Has each of the options named one of its values?"""
    return all(getattr(options, name) in values for name, values in when.items())


def check_fit(options: Any, clashes: Sequence[Clash]) -> None:
    """Raise Clashing for the first clash there is; for the options' own `__post_init__`."""
    for clash in clashes:
        if holds(clash.when, options):
            raise Clashing(clash, options)


def meant(options: Any, option: str, ways: Sequence[GivesWay]) -> Any:
    """The value of an option, or the one that it gives way to."""
    value = getattr(options, option)
    return next(
        (way.to for way in ways if (way.option, way.value) == (option, value) and holds(way.when, options)), value
    )


def missing_starter(seats: Sequence[int], players: Sequence[int]) -> list[Clash]:
    """Who begins must sit there: a clash for each number of players that is too small for one of the seats."""
    return [
        Clash(
            "starter",
            f"starter is seat {{starter}}, but the {{players}} seats end at {count - 1}",
            {"starter": [seat for seat in seats if seat >= count], "players": [count]},
        )
        for count in players
        if any(seat >= count for seat in seats)
    ]
