"""`monumenta perft`: count leaves."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .output import console, print_json
from .start import from_file


class Counted(msgspec.Struct, frozen=True):
    """The leaves at one depth."""

    depth: int
    leaves: int
    seconds: float


class Perft(msgspec.Struct, frozen=True):
    game: str
    position: str | None
    """As text, where the game's positions can be written so."""
    counts: list[Counted]


def perft(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    depth: Annotated[int, typer.Option(min=0, max=20, help=say("help-depth"))],
    position: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, readable=True, help=say("help-position"))
    ] = None,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    from monumenta.engine.compile import compiled
    from monumenta.engine.match.perft import perft as count

    start = Game.new(game) if position is None else from_file(find(game), position)
    compiled.use_or_plain(start.spec)
    counts: list[Counted] = []
    for level in range(depth + 1):
        began = time.perf_counter()
        leaves = count(start.spec, start.state(), level)
        counts.append(Counted(level, leaves, round(time.perf_counter() - began, 3)))
        if not json:
            line = say("perft-line", depth=level, leaves=f"{leaves:,}", seconds=f"{counts[-1].seconds:.3f}")
            console().print(line, markup=False)
    if json:
        text = start.position() if start.spec.positions is not None else None
        print_json(Perft(start.spec.name, text, counts))
