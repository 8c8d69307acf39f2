"""The ledger of a game, `ledger.md` in its folder: every rule in our own words, its ruling, its source and its proof.

The file is read by people, by the rules drawer, by a test that wants a proof for every row, and by `tools/mutants`,
which breaks every rule and wants its proof to notice. A section is a level-two heading and a table of five columns: id,
rule, ruling, source, proof. A row that states nothing which the program does says so in its proof.
"""

from __future__ import annotations

import re
from functools import cache

from msgspec import Struct

from ..author import folder
from ..author.contract import MonumentaError
from .registry import find

DEFAULT_LANGUAGE = "en"
COLUMNS = 5
NO_BEHAVIOUR = ("no behaviour", "sin comportamiento")
"""What the proof of a row says that states nothing which the program does, in each language."""


class NoLedger(MonumentaError):
    """There is no ledger for that game or language."""


class Rule(Struct, frozen=True):
    id: str
    text: str
    ruling: str | None
    source: str
    proof: list[str]
    """Tests, as `tests/…py::name`."""
    behaviour: bool = True
    """Does it state something that the program does? Then breaking that must break the proof."""


class Section(Struct, frozen=True):
    title: str
    rules: list[Rule]


@cache
def read_ledger(game: str, language: str = DEFAULT_LANGUAGE) -> list[Section]:
    """The sections of a game's ledger; another language than English has its own file with the same ids."""
    name = "ledger.md" if language == DEFAULT_LANGUAGE else f"ledger.{language}.md"
    text = folder.text(find(game).package, name)
    if text is None:
        raise NoLedger(f"there is no ledger for {game!r} in {language!r}")
    return parse_ledger(text)


def parse_ledger(text: str) -> list[Section]:
    """Sections and rows of a ledger file."""
    sections: list[Section] = []
    for line in text.splitlines():
        if line.startswith("## "):
            sections.append(Section(line[3:].strip(), []))
        elif sections and (rule := _row(line)):
            sections[-1].rules.append(rule)
    return [section for section in sections if section.rules]


def _row(line: str) -> Rule | None:
    cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
    if not line.startswith("|") or len(cells) != COLUMNS or not re.fullmatch(r"[A-Z]\d+", cells[0]):
        return None
    ruling = cells[2] if cells[2] not in ("", "–") else None
    behaviour = not cells[4].startswith(NO_BEHAVIOUR)
    return Rule(cells[0], cells[1], ruling, cells[3], re.findall(r"`([^`]+)`", cells[4]), behaviour)
