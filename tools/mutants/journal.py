"""What was tried, kept in a file, so that a run which was stopped goes on where it was."""

from __future__ import annotations

from pathlib import Path

import msgspec
from msgspec import Struct

from .catalog import ROOT
from .trial import Outcome

FILE = ROOT / ".mutants" / "journal.jsonl"


class _Entry(Struct, frozen=True):
    digest: str
    """Of the sources at that time."""
    outcome: Outcome


class Journal:
    """Outcomes by mutant, for the sources as they are now. Only deaths count: what lived is tried again."""

    def __init__(self, path: Path = FILE) -> None:
        self._path = path

    def known(self, digest: str) -> dict[str, Outcome]:
        if not self._path.exists():
            return {}
        lines = self._path.read_bytes().splitlines()
        entries = [msgspec.json.decode(line, type=_Entry) for line in lines]
        return {
            entry.outcome.key: entry.outcome
            for entry in entries
            if entry.digest == digest and entry.outcome.fate == "dead"
        }

    def add(self, digest: str, outcome: Outcome) -> None:
        self._path.parent.mkdir(exist_ok=True)
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(_Entry(digest, outcome)) + b"\n")
