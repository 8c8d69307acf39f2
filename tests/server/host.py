"""Somebody who administers a server by `monumenta admin`, as a program run in this process: it is started often."""

from __future__ import annotations

import io
import json
import sqlite3
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from monumenta.cli.main import outcome


class Said(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def document(self) -> Any:
        """The one JSON document that was printed."""
        return json.loads(self.out)


class Host:
    """`answers` are typed when something is asked; without any there is nobody at the keyboard."""

    def __init__(self, db: Path, patch: pytest.MonkeyPatch) -> None:
        self.db = db
        self._patch = patch

    def __call__(self, *arguments: str | Path, answers: str = "") -> Said:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
        with self._patch.context() as patch:
            patch.setenv("COLUMNS", "200")
            for name, stream in (("stdout", out), ("stderr", err), ("stdin", io.StringIO(answers))):
                patch.setattr(sys, name, stream)
            status = outcome(["admin", *map(str, arguments), "--db", str(self.db)])
        return Said(status, *(stream.buffer.getvalue().decode() for stream in (out, err)))  # pyright: ignore[reportAttributeAccessIssue]

    def done(self, *arguments: str | Path) -> Any:
        """A command that must succeed, without being asked; what it says as JSON."""
        said = self(*arguments, "--json", *(["--yes"] if arguments[0] in ASKING else []))
        assert said.status == 0, said
        return said.document

    def ask(self, query: str, *values: object) -> list[Any]:
        """What the database really says."""
        with sqlite3.connect(self.db) as db:
            found = db.execute(query, values).fetchall()
        db.close()
        return found


ASKING = {"close", "delete", "ban", "rotate-key", "prune", "backup", "restore"}
