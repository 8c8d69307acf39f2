"""`monumenta verify`: play records again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from monumenta.engine.record import BrokenRecord, Verified, read_file

from .output import console, print_json, progress
from .text import say


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """One file's outcome: what was verified, or what is broken where."""

    file: str
    ok: bool
    verified: Verified | None = None
    line: int | None = None
    rule: str | None = None
    message: str | None = None


def check(path: Path) -> Checked:
    """Play one record again."""
    from monumenta.engine.verify import verify as verify_record

    try:
        return Checked(str(path), ok=True, verified=verify_record(read_file(path)))
    except BrokenRecord as problem:
        return Checked(str(path), ok=False, line=problem.line, rule=problem.rule, message=str(problem))


def _tell(checked: Checked) -> str:
    if checked.verified is None:
        return say("verify-broken", file=checked.file, message=checked.message or "")
    found = checked.verified
    luck = say("verify-luck", luck=found.luck.replace(" ", "-"), draws=found.draws)
    if not found.over:
        return say(
            "verify-closed" if found.closed else "verify-unfinished", file=checked.file, moves=found.moves, luck=luck
        )
    scores = ", ".join(map(str, found.scores))
    return say("verify-whole", file=checked.file, moves=found.moves, scores=scores, luck=luck)


def verify(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, readable=True, help=say("help-files"))],
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    checked: list[Checked] = []
    with progress(say("verify-progress")) as tick:
        for done, path in enumerate(files, 1):
            checked.append(check(path))
            tick(done, len(files))
            if not json:
                console().print(_tell(checked[-1]), markup=False, soft_wrap=True)
    if json:
        print_json(checked)
    if not all(one.ok for one in checked):
        raise typer.Exit(1)
