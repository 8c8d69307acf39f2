"""Bots as people name them on a command line: of the house, a Python function, or any program.

greedy   montecarlo:2000   own_bot:climb   "exec:node bot.js"   mine=own_bot:climb
"""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.search import UnknownBot
from monumenta.search.decide import house_bot, repeatable
from monumenta.search.mind import HouseMind, Mind

from .line_bot import MOVE_SECONDS, LineBot

PROGRAM: Final = "exec:"
NAME: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9_.-]{0,31}")
FUNCTION: Final = re.compile(r"[A-Za-z_][\w.]*:[A-Za-z_][\w.]*")


class Entrant(Struct, frozen=True):
    name: str
    """What tables and records call it."""
    bot: str
    """How it is found."""


def entrant(text: str) -> Entrant:
    """`NAME=BOT`, or a bot that goes by what it is."""
    name, equals, bot = text.partition("=")
    if equals and NAME.fullmatch(name):
        return Entrant(name, bot.strip())
    return Entrant(text, text)


def entrants(spec: GameSpec, texts: Sequence[str]) -> list[Entrant]:
    """All of them, checked; who takes part twice needs two names."""
    found = [entrant(text) for text in texts]
    for one in found:
        check(spec, one.bot)
        if sum(other.name == one.name for other in found) > 1:
            raise BadOption(f"{one.name} takes part twice: give each a name, as in first={one.bot}")
    return found


def check(spec: GameSpec, bot: str) -> None:
    """Raise BadOption for a name that can be no bot of the game."""
    if command(bot) is None:
        try:
            house_bot(spec, bot)
        except UnknownBot as problem:
            raise BadOption(f"{problem}; or a function (module:function), or a program (exec:COMMAND)") from None


def command(bot: str) -> list[str] | None:
    """The program behind a bot; None for one of the house."""
    if bot.startswith(PROGRAM):
        try:
            words = shlex.split(bot.removeprefix(PROGRAM))
        except ValueError as problem:
            raise BadOption(f"{bot}: {problem}") from None
        if not words:
            raise BadOption(f"{bot!r} names no program: exec:COMMAND, as in exec:node bot.js")
        return words
    if FUNCTION.fullmatch(bot):
        return [sys.executable, "-m", "monumenta.contest.host", bot]
    return None


def mind(spec: GameSpec, one: Entrant, seconds: float = MOVE_SECONDS) -> Mind:
    """Somebody to sit down for an entrant. A bot of the house is given iterations, never time: so games repeat."""
    words = command(one.bot)
    if words is not None:
        return LineBot(one.name, words, seconds)
    return HouseMind(spec, one.bot, repeatable(spec, one.bot), one.name)
