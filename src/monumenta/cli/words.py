"""What people type while they play: the words of the program, in English and in their own language."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from monumenta.terminal.text import Text, say

COMMANDS = ("ok", "undo", "hint", "help", "board", "position", "save", "quit")


class Command(NamedTuple):
    """A line that was typed. `word` is one of COMMANDS, or "" if the line is something of the game's own."""

    word: str
    rest: str
    text: str


@cache
def _vocabulary() -> dict[str, str]:
    return {
        spoken: command
        for language in (Text("en"), say)
        for command in COMMANDS
        for spoken in language(f"play-word-{command}").split()
    }


def understand(line: str) -> Command:
    """Enter alone means "ok"."""
    text = " ".join(line.split())
    first, _, rest = text.partition(" ")
    word = "ok" if not text else _vocabulary().get(first.lower(), "")
    if rest and word not in ("save", ""):
        word = ""  # "hint me" is no command; the game will say what it makes of it
    return Command(word, rest, text)
