"""Measured tables in documents lie between two marks, so that a command can write them again."""

from __future__ import annotations

from typing import Final

END: Final = "<!-- end -->"


def put(text: str, begin: str, new: str) -> str:
    """The document with something new between the mark that begins it and the end mark after that."""
    before, _, rest = text.partition(begin)
    _, mark, after = rest.partition(END)
    if not mark:
        raise ValueError(f"what is measured belongs between {begin} and {END}, and one of them is missing")
    return f"{before}{begin}\n\n{new}\n\n{END}{after}"


def marked(text: str, begin: str) -> str:
    """What lies between the marks."""
    return text.partition(begin)[2].partition(END)[0].strip()
