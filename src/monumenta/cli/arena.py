"""`monumenta arena`: bots play against each other. What the commands do is in `contest`, which takes longer to load."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .text import say

SECONDS = 10.0
"""For a decision of a bot from elsewhere."""

app = typer.Typer(help=say("help-arena"), epilog=say("help-arena-example"), no_args_is_help=True)
# options of the game are typed as they are in `sim`; here they follow the names of the bots
GAME_OPTIONS = {"allow_extra_args": True, "ignore_unknown_options": True}

GameName = Annotated[str, typer.Argument(help=say("help-game"))]
Bots = Annotated[list[str], typer.Argument(metavar="BOT…", help=say("help-arena-bots"))]
Games = Annotated[int, typer.Option(min=1, help=say("help-arena-games"))]
Players = Annotated[int, typer.Option(min=2, help=say("help-players"))]
Seed = Annotated[int, typer.Option(min=0, help=say("help-arena-seed"))]
Out = Annotated[Path | None, typer.Option(file_okay=False, metavar="DIR", help=say("help-arena-out"))]
Workers = Annotated[int | None, typer.Option(min=1, help=say("help-workers"))]
Cluster = Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help=say("help-cluster"))]
Limit = Annotated[float, typer.Option(min=0.01, metavar="SECONDS", help=say("help-arena-limit"))]
Records = Annotated[bool, typer.Option("--records/--no-records", help=say("help-arena-records"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]


@app.command(
    "match", help=say("help-arena-match"), epilog=say("help-arena-match-example"), context_settings=GAME_OPTIONS
)
def match(
    game: GameName,
    bots: Bots,
    games: Games = 100,
    players: Players = 2,
    sprt: Annotated[bool, typer.Option("--sprt", help=say("help-arena-sprt"))] = False,
    low: Annotated[float | None, typer.Option(help=say("help-arena-low"))] = None,
    high: Annotated[float | None, typer.Option(help=say("help-arena-high"))] = None,
    error: Annotated[float, typer.Option(help=say("help-arena-error"))] = 0.05,
    seed: Seed = 1,
    out: Out = None,
    workers: Workers = None,
    cluster: Cluster = None,
    limit: Limit = SECONDS,
    records: Records = True,
    json: Json = False,
) -> None:
    from . import contest

    test = contest.test(players, low, high, error) if sprt else None
    plan = contest.plan("match", game, bots, games, players, seed, limit, records, test)
    contest.run(plan, out, workers, cluster, json)


@app.command(
    "ladder", help=say("help-arena-ladder"), epilog=say("help-arena-ladder-example"), context_settings=GAME_OPTIONS
)
def ladder(
    game: GameName,
    bots: Bots,
    games: Games = 100,
    players: Players = 2,
    seed: Seed = 1,
    out: Out = None,
    workers: Workers = None,
    cluster: Cluster = None,
    limit: Limit = SECONDS,
    records: Records = True,
    json: Json = False,
) -> None:
    from . import contest

    plan = contest.plan("ladder", game, bots, games, players, seed, limit, records)
    contest.run(plan, out, workers, cluster, json)


@app.command(
    "tournament",
    help=say("help-arena-tournament"),
    epilog=say("help-arena-tournament-example"),
    context_settings=GAME_OPTIONS,
)
def tournament(
    game: GameName,
    bots: Bots,
    games: Games = 100,
    players: Players = 2,
    seed: Seed = 1,
    out: Out = None,
    workers: Workers = None,
    cluster: Cluster = None,
    limit: Limit = SECONDS,
    records: Records = True,
    json: Json = False,
) -> None:
    from . import contest

    plan = contest.plan("tournament", game, bots, games, players, seed, limit, records)
    contest.run(plan, out, workers, cluster, json)
