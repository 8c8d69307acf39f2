"""`monumenta analyse`: look back on a recorded game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from monumenta.terminal.text import say

from .output import console, print_json, progress, warm_up

if TYPE_CHECKING:
    from monumenta.advice import Review, Step


def analyse(
    file: Annotated[Path, typer.Argument(exists=True, dir_okay=False, readable=True, help=say("help-analyse-file"))],
    seconds: Annotated[float, typer.Option(min=0.1, help=say("help-seconds"))] = 30.0,
    iterations: Annotated[int | None, typer.Option(min=1, help=say("help-iterations"))] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    from monumenta.advice import look, review
    from monumenta.engine.match.record import read_file
    from monumenta.search import Budget

    looked = look(read_file(file))
    warm_up(looked.game.spec, needed=True)  # plainly it would take an hour
    budget = looked.budget(seconds) if iterations is None else Budget(playouts=iterations)
    steps: list[Step] = []
    with progress(say("analyse-progress")) as tick:
        for step in review(looked, budget):
            steps.append(step)
            tick(len(steps), len(looked.spots))
    found = msgspec.structs.replace(looked.review, steps=steps)
    if json:
        print_json(found)
        return
    names = [player.name for player in looked.game.players]
    marked = _marked(found, names)
    if marked.row_count:
        console().print(marked)
    else:
        console().print(say("analyse-nothing"), markup=False)
    console().print(say("analyse-decisions", decisions=len(steps)), markup=False)


def _marked(found: Review, names: list[str]) -> Table:
    """What changed the game, a row each."""
    table = Table(box=None, pad_edge=False)
    for column in ("move", "mark", "player", "by", "played", "better"):
        table.add_column(say(f"analyse-column-{column}"), justify="right" if column in ("move", "by") else "left")
    for step in found.steps:
        if step.lucky:
            gain = max(step.luck)
            table.add_row(str(step.n), say("analyse-luck"), names[step.luck.index(gain)], _percent(gain), "", "")
        if step.mark is not None:
            row = str(step.n + 1), say(f"analyse-{step.mark}"), names[step.seat], _percent(-step.loss)
            table.add_row(*row, step.do, step.best)
    return table


def _percent(share: float) -> str:
    return f"{round(100 * share):+d} %"
