"""`monumenta export`: records as a table of decisions, for who learns from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from monumenta.engine.author.contract import BadOption
from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .output import console, print_json, progress, warm_up


class Exported(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    file: str
    game: str
    games: int
    rows: int


def export(
    files: Annotated[list[Path], typer.Argument(exists=True, readable=True, help=say("help-export-files"))],
    out: Annotated[Path, typer.Option(dir_okay=False, metavar="FILE.parquet", help=say("help-export-out"))],
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-workers"))] = None,
    cluster: Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help=say("help-cluster"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    from monumenta.contest.crew import crew
    from monumenta.contest.exported import export_records, read_named

    records = [record for path in files for record in _records(path)]
    if not records:
        raise BadOption(say("error-no-records", folder=str(files[0])))
    header = read_named(records[0]).header
    warm_up(find(header.game, header.rules))
    with progress(say("export-progress")) as tick:
        rows = export_records(header.game, header.rules, records, out, crew(workers, cluster), tick)
    if json:
        print_json(Exported(str(out), header.game, len(records), rows))
    else:
        console().print(say("export-done", games=len(records), rows=rows, file=str(out)), markup=False, soft_wrap=True)


def _records(path: Path) -> list[Path]:
    """A record, or all that lie in a folder: of a large run they are too many for a command line."""
    return sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
