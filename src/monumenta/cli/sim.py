"""`monumenta sim`: bots play many games."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .arguments import taking
from .options import game_options
from .output import Tick, console, print_json, progress, stoppable, warm_up
from .seats import check_bots, listed, with_automas

if TYPE_CHECKING:  # at run time only once there is something to play: they take longer to load
    from monumenta.contest.crew import Crew
    from monumenta.contest.keep import Setup
    from monumenta.contest.tally import SimResult


class Kept(StrEnum):
    """What is written of each game."""

    RECORDS = "records"
    PARQUET = "parquet"


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints. Lists go by seat."""

    game: str
    players: int
    bots: list[str]
    options: dict[str, Any]
    seed: int
    games: int
    actions: int
    decisions: int
    """Actions without luck's."""
    seconds: float
    mean_scores: list[float]
    wins: list[int]
    """Games won alone."""
    draws: int
    """Games whose victory was shared."""
    mean_actions: float
    compiled: bool
    rotated: bool
    """Did the bots change seats? Then `by_bot` tells how good they are, and the lists how good the seats are."""
    by_bot: dict[str, dict[str, float]]


@dataclass(frozen=True)
class Asked:
    """What it is asked for; what else stands there are options of the game."""

    context: typer.Context
    game: Annotated[str, typer.Argument(help=say("help-game"))]
    games: Annotated[int, typer.Option(min=1, help=say("help-games"))] = 1000
    players: Annotated[int | None, typer.Option(help=say("help-players"))] = None
    bots: Annotated[str, typer.Option(metavar="random,greedy,…", help=say("help-bots"))] = "random"
    rotate: Annotated[bool, typer.Option("--rotate", help=say("help-rotate"))] = False
    seed: Annotated[int, typer.Option(min=0, help=say("help-seed"))] = 1
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-workers"))] = None
    cluster: Annotated[str | None, typer.Option(metavar="auto|ADDRESS", help=say("help-cluster"))] = None
    out: Annotated[Path | None, typer.Option(file_okay=False, metavar="DIR", help=say("help-out"))] = None
    kept: Annotated[Kept, typer.Option("--format", help=say("help-format"))] = Kept.RECORDS
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False


@taking(Asked)
def sim(asked: Asked) -> None:
    spec = find(asked.game)
    words = listed(asked.bots)
    check_bots(spec, words)
    players = max(2, len(words)) if asked.players is None else asked.players
    options = game_options(spec, asked.context.args, players)
    seated = _seated(words, spec, options)
    warm_up(spec)
    with stoppable("sim-stopped") as watched, progress(say("sim-progress")) as bar:
        result, wrote = _played(asked, spec, options, seated, watched(bar))
    report = _report(result, seated, msgspec.to_builtins(options), asked.seed, asked.rotate)
    if asked.json:
        print_json(report)
        return
    screen = console()
    _show(screen, spec, report)
    if wrote is not None:
        screen.print(wrote, markup=False, soft_wrap=True)


def _played(asked: Asked, spec: GameSpec, options: Any, seated: list[str], tick: Tick) -> tuple[SimResult, str | None]:
    """The result, and what people are told of the games that were kept."""
    from monumenta.contest.crew import crew
    from monumenta.contest.keep import Setup
    from monumenta.contest.simulate import Lineup, simulate

    games, seed = asked.games, asked.seed
    if asked.out is not None:
        _make(asked.out)
        setup = Setup(spec.name, spec.version, msgspec.to_builtins(options), seated, seed, asked.rotate)
        return _keep(setup, games, asked.out, asked.kept, crew(asked.workers, asked.cluster), tick)
    spread = None if asked.cluster is None else crew(cluster=asked.cluster).run
    lineup = Lineup(seated, asked.rotate)
    played = simulate(spec, options, lineup, games, seed, progress=tick, workers=asked.workers, spread=spread)
    return played, None


def _seated(words: list[str], spec: GameSpec, options: Any) -> list[str]:
    """A bot for every seat that the rules do not play; fewer than that are repeated in order."""
    automas = len(spec.unmanned(options))
    players = spec.players(options) - automas
    if automas and len(words) > players:
        enough = len(words) + automas
        raise BadOption(say("error-bots-automas", bots=len(words), seats=players, automas=automas, players=enough))
    if not 0 < len(words) <= players:
        raise BadOption(say("error-bots", bots=len(words), players=players))
    return with_automas(spec, options, [words[seat % len(words)] for seat in range(players)], named=True)


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOption(say("error-output", folder=str(folder), reason=problem.strerror or str(problem))) from None


def _keep(setup: Setup, games: int, out: Path, kept: Kept, by: Crew, tick: Tick) -> tuple[SimResult, str]:
    """Play the games one by one and keep their records or their decisions, which is slower than counting only. With the
    result comes what people are told of where these are."""
    from monumenta.contest.keep import keep_decisions, keep_records

    if kept == Kept.RECORDS:
        result = keep_records(setup, games, out, by, tick)
        return result, say("sim-out", count=games, folder=str(out))
    path = out / f"{setup.game}-{setup.seed}.parquet"
    result, rows = keep_decisions(setup, games, path, by, tick)
    return result, say("export-done", games=games, rows=rows, file=str(path))


def _report(result: SimResult, seated: list[str], options: dict[str, Any], seed: int, rotated: bool) -> Report:
    return Report(
        **{name: getattr(result, name) for name in result.__struct_fields__ if name != "bots"},
        bots=seated,
        options=options,
        seed=seed,
        rotated=rotated,
        by_bot={
            bot: {"seats": one.seats, "wins": one.wins, "mean_score": one.mean_score}
            for bot, one in result.bots.items()
        },
    )


def _show(screen: Console, spec: GameSpec, report: Report) -> None:
    title = say(
        "sim-title", game=spec.title, games=report.games, players=report.players, seconds=f"{report.seconds:.2f}"
    )
    table = Table()
    for key in ("seat", "bot", "mean", "wins", "share"):
        table.add_column(say(f"sim-{key}"), justify="left" if key == "bot" else "right")
    for seat, bot, mean, wins, games in _rows(report):
        table.add_row(seat, bot, f"{mean:.2f}", str(wins), f"{wins / games:.1%}")
    screen.print(title, markup=False)  # the title of a table would be wrapped to its width
    screen.print(table)
    rate = f"{report.actions / max(report.seconds, 1e-9):,.0f}"
    screen.print(say("sim-rest", draws=report.draws, actions=f"{report.mean_actions:.1f}", rate=rate), markup=False)


def _rows(report: Report) -> list[tuple[str, str, float, int, int]]:
    """Seat, bot, mean points, wins, games: by seat, or by bot where these changed seats."""
    if report.rotated:
        return [
            ("*", bot, one["mean_score"], int(one["wins"]), int(one["seats"])) for bot, one in report.by_bot.items()
        ]
    return [
        (str(seat + 1), bot, report.mean_scores[seat], report.wins[seat], report.games)
        for seat, bot in enumerate(report.bots)
    ]
