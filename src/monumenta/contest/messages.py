"""The lines between the arena and a bot in a process of its own: one JSON document each. See docs/line-protocol.md.

Of the arena's messages `hello` and `ask` are answered, with `Ready` and `Do`; the others are only told.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL = 1
TAG = "kind"
LONGEST_WAIT = 3_600_000

Part = Literal["view", "legal", "choices", "state"]


class Hello(Struct, frozen=True, tag="hello", tag_field=TAG):
    protocol: int


class Ready(Struct, frozen=True):
    """The answer to `hello`."""

    name: Annotated[str, Meta(max_length=60)] | None = None
    games: list[str] | None = None
    """The games that it plays; null: all."""
    wants: tuple[Part, ...] = ("view", "legal")
    """What an `ask` is to bring: for some bots a view is waste."""


class Start(Struct, frozen=True, tag="start", tag_field=TAG):
    """A game begins for the bot, or goes on after its process was started again. An earlier one is forgotten."""

    game: str
    rules: str
    options: dict[str, Any]
    seat: int
    players: list[str]


class Question(Struct, frozen=True, tag="ask", tag_field=TAG, omit_defaults=True):
    """Decide. Fields that the bot does not want are absent."""

    n: int
    """How many moves have been made."""
    seat: int
    t: int
    """Milliseconds since the game began, where everybody acts at once; else 0."""
    seed: int
    view: Any = None
    legal: list[str] | None = None
    choices: list[Any] | None = None
    state: str | None = None
    """The record of the state, emptied of what the seat cannot know, in base 64. For bots that use this package."""


class Do(Struct, frozen=True):
    """The answer to `ask`."""

    do: str
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] | None = None
    """Where everybody acts at once: milliseconds from now to the action."""


class End(Struct, frozen=True, tag="end", tag_field=TAG):
    """The game is over, or was broken off because somebody's bot failed: then `scores` is as far as it came."""

    scores: list[int]
    winners: list[int]


ToBot = Hello | Start | Question | End


def line(message: Struct) -> bytes:
    return msgspec.json.encode(message) + b"\n"
