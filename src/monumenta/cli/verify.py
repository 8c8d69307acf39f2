"""`monumenta verify`: play records again."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from monumenta.engine.match.record import BrokenRecord, Verified, read_file
from monumenta.terminal.text import say

from .output import console, print_json, progress


class Checked(msgspec.Struct, frozen=True, omit_defaults=True):
    """One file's outcome: what was verified, or what is broken where."""

    file: str
    ok: bool
    verified: Verified | None = None
    line: int | None = None
    rule: str | None = None
    message: str | None = None


def _fault(problem: BrokenRecord) -> str:
    """What is wrong with a record, in the language of this run; the program's own English where there are no words."""
    fault = problem.fault
    if fault is None:
        return str(problem)
    why = (fault.why and say.maybe(fault.why, **fault.why_args)) or ""
    what = say.maybe(f"record-{fault.reason}", **fault.args, why=why)
    return say("verify-line", line=problem.line, what=what) if what else str(problem)


def check(path: Path, commits: Sequence[str] = (), shares: Sequence[str] = ()) -> tuple[Checked, str]:
    """Play one record again, and look in it for what somebody has kept. The second is the outcome in words."""
    from monumenta.engine.match.proof import check_kept
    from monumenta.engine.match.verify import verify as verify_record

    try:
        record = read_file(path)
        verified = verify_record(record)
        check_kept(record, commits, shares)
        return Checked(str(path), ok=True, verified=verified), _tell(str(path), verified)
    except BrokenRecord as problem:
        broken = Checked(str(path), ok=False, line=problem.line, rule=problem.rule, message=str(problem))
        return broken, say("verify-broken", file=str(path), message=_fault(problem))


def _tell(file: str, found: Verified) -> str:
    luck = say("verify-luck", luck=found.luck.replace(" ", "-"), draws=found.draws)
    scores = ", ".join(map(str, found.scores))
    played = "verify-whole" if found.over else "verify-closed" if found.closed else "verify-unfinished"
    told = [say(played, file=file, moves=found.moves, scores=scores, luck=luck), *_proven(found)]
    return "\n  ".join(told)


def _proven(found: Verified) -> list[str]:
    """What the scheme of the luck proves, in words."""
    told: list[str] = []
    if found.luck == "verified":
        scheme = "alone" if found.shares == 0 else f"scheme-{found.scheme}"
        told.append(say(f"verify-{scheme}", shares=found.shares))
    if found.void:
        told.append(say("verify-void", rounds=len(found.void), names=", ".join(found.void)))
    return told


def verify(
    files: Annotated[list[Path], typer.Argument(exists=True, dir_okay=False, readable=True, help=say("help-files"))],
    commit: Annotated[list[str] | None, typer.Option("--commit", metavar="HEX", help=say("help-commit"))] = None,
    share: Annotated[list[str] | None, typer.Option("--share", metavar="HEX", help=say("help-share"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    checked: list[Checked] = []
    with progress(say("verify-progress")) as tick:
        for done, path in enumerate(files, 1):
            outcome, words = check(path, commit or (), share or ())
            checked.append(outcome)
            tick(done, len(files))
            if not json:
                console().print(words, markup=False, soft_wrap=True)
    if json:
        print_json(checked)
    if not all(one.ok for one in checked):
        raise typer.Exit(1)
