"""The reader of `ledger.md` of a game."""

from __future__ import annotations

import pytest

from monumenta.engine.author.contract import UnknownGame
from monumenta.engine.match.ledger import NoLedger, parse_ledger, read_ledger

TEXT = """# A ledger

| id | rule | ruling | source | proof |
| --- | --- | --- | --- | --- |
| X1 | before any section | – | rulebook | `tests/a.py::x` |

## First things
Some words.

| id | rule | ruling | source | proof |
| --- | --- | --- | --- | --- |
| A1 | Do this. | – | rulebook | `tests/a.py::one` `tests/b.py::two` |
| A22 | Do that. | If asked. | guess | |

## Nothing here

## Last things

| id | rule | ruling | source | proof |
| --- | --- | --- | --- | --- |
| B1 | End. |  | derived | see `tests/c.py::three` |
| B2 | too | few |
| b3 | lower | – | guess | `x` |
"""


def test_sections_with_their_rows() -> None:
    sections = parse_ledger(TEXT)
    assert [(s.title, [r.id for r in s.rules]) for s in sections] == [
        ("First things", ["A1", "A22"]),
        ("Last things", ["B1"]),
    ]
    one, two = sections[0].rules
    assert (one.text, one.ruling, one.source) == ("Do this.", None, "rulebook")
    assert one.proof == ["tests/a.py::one", "tests/b.py::two"]
    assert two.ruling == "If asked."
    assert two.proof == []
    assert sections[1].rules[0].ruling is None


def test_a_games_own_ledger_is_found() -> None:
    ids = [rule.id for section in read_ledger("monuments") for rule in section.rules]
    assert "Q4" in ids
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("game", ["nothing", "../monuments", "", "Monuments"])
def test_no_game(game: str) -> None:
    with pytest.raises(UnknownGame):
        read_ledger(game)


def test_no_ledger() -> None:
    with pytest.raises(NoLedger, match="there is no ledger for 'monuments' in 'xx'"):
        read_ledger("monuments", "xx")


def test_another_language_has_a_file_of_its_own() -> None:
    assert read_ledger("monuments")[0].title != read_ledger("monuments", "es")[0].title
