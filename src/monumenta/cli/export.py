"""`monumenta export`: records as a table of decisions, for who learns from them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from monumenta.engine.record import read_file
from monumenta.engine.registry import find

from .output import console, print_json, progress, warm_up
from .text import say


class Exported(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    file: str
    game: str
    games: int
    rows: int


def export(
    files: Annotated[
        list[Path], typer.Argument(exists=True, dir_okay=False, readable=True, help=say("help-export-files"))
    ],
    out: Annotated[Path, typer.Option(dir_okay=False, metavar="FILE.parquet", help=say("help-export-out"))],
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    from monumenta.arena.dataset import DataSet

    header = read_file(files[0]).header
    warm_up(find(header.game, header.rules))
    with progress(say("export-progress")) as tick, DataSet(out, header.game, header.rules) as data:
        for done, path in enumerate(files, 1):
            data.add(read_file(path), path.stem)
            tick(done, len(files))
    if json:
        print_json(Exported(str(out), header.game, len(files), data.rows))
    else:
        console().print(
            say("export-done", games=len(files), rows=data.rows, file=str(out)), markup=False, soft_wrap=True
        )
