"""`monumenta arena`: bots play against each other. What the commands do is in `contest`, which takes longer to load."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from monumenta.terminal.text import say

from .arguments import taking

if TYPE_CHECKING:
    from monumenta.contest.plan import Kind

SECONDS = 10.0
"""For a decision of a bot from elsewhere."""

app = typer.Typer(help=say("help-arena"), epilog=say("help-arena-example"), no_args_is_help=True)


@dataclass(frozen=True)
class Asked:
    """What every contest is asked for."""

    game: Annotated[str, typer.Argument(help=say("help-game"))]
    bots: Annotated[list[str], typer.Argument(metavar="BOT…", help=say("help-arena-bots"))]
    """And the options of the game, which follow them: the parser gives both as one list."""
    games: Annotated[int, typer.Option(min=1, help=say("help-arena-games"))] = 100
    players: Annotated[int, typer.Option(min=2, help=say("help-players"))] = 2
    seed: Annotated[int, typer.Option(min=0, help=say("help-arena-seed"))] = 1
    out: Annotated[Path | None, typer.Option(file_okay=False, metavar="DIR", help=say("help-arena-out"))] = None
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-workers"))] = None
    cluster: Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help=say("help-cluster"))] = None
    limit: Annotated[float, typer.Option(min=0.01, metavar="SECONDS", help=say("help-arena-limit"))] = SECONDS
    records: Annotated[bool, typer.Option("--records/--no-records", help=say("help-arena-records"))] = True
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False


@dataclass(frozen=True)
class Test:
    """What a match is asked for besides: a sequential test."""

    sprt: Annotated[bool, typer.Option("--sprt", help=say("help-arena-sprt"))] = False
    low: Annotated[float | None, typer.Option(help=say("help-arena-low"))] = None
    high: Annotated[float | None, typer.Option(help=say("help-arena-high"))] = None
    error: Annotated[float, typer.Option(help=say("help-arena-error"))] = 0.05


def _command(kind: Kind, *parts: type[Any]) -> Callable[..., None]:
    @taking(*parts)
    def command(*asked: Any) -> None:
        from . import contest

        contest.run(kind, *asked)

    return command


COMMANDS: dict[Kind, tuple[type[Any], ...]] = {"match": (Asked, Test), "ladder": (Asked,), "tournament": (Asked,)}
for _kind, _parts in COMMANDS.items():
    app.command(
        _kind,
        help=say(f"help-arena-{_kind}"),
        epilog=say(f"help-arena-{_kind}-example"),
        # options of the game are typed as they are in `sim`
        context_settings={"allow_extra_args": True, "ignore_unknown_options": True},
    )(_command(_kind, *_parts))
