"""The result of a complete run, as a page: docs/mutants.md."""

from __future__ import annotations

from collections.abc import Mapping

from .catalog import ROOT, mutants, rows
from .trial import Outcome

PAGE = ROOT / "docs" / "mutants.md"
HEAD = """# Rules broken on purpose

Every row of a ledger that states behaviour has at least one mutant: a small slip in the program, as a person might make
it. It is made in a copy of the project, and only the tests that this row names are run: they must notice. This page is
written by `python -m tools.mutants` when all have been tried; `make test` tries some, and others after every change of
the sources.
"""


def page(outcomes: Mapping[str, Outcome], games: list[str]) -> str:
    """What became of every mutant of these games."""
    parts = [HEAD, *_summary(outcomes, games)]
    for game in games:
        parts += ["", f"## {game}", "", "| row | slip | noticed by |", "| --- | --- | --- |"]
        for mutant in mutants(game):
            by = outcomes[mutant.key].by.partition("::")[2] or outcomes[mutant.key].by
            parts.append(f"| {mutant.slip.row} | {_cell(mutant.slip.what)} | `{_cell(by.partition('[')[0])}` |")
    return "\n".join(parts) + "\n"


def _summary(outcomes: Mapping[str, Outcome], games: list[str]) -> list[str]:
    table = [
        "| game | rows | of these without behaviour | mutants | alive | processor minutes |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for game in games:
        own = [outcomes[mutant.key] for mutant in mutants(game)]
        silent = sum(not rule.behaviour for rule in rows(game).values())
        alive = sum(outcome.fate != "dead" for outcome in own)
        minutes = sum(outcome.seconds for outcome in own) / 60
        table.append(f"| {game} | {len(rows(game))} | {silent} | {len(own)} | {alive} | {minutes:.0f} |")
    return table


def _cell(text: str) -> str:
    return text.replace("|", "\\|")
