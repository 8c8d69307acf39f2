"""`monumenta sim`: bots play many games."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from monumenta.engine.compiled import in_use
from monumenta.engine.contract import BadOption, GameSpec
from monumenta.engine.game import Game
from monumenta.engine.registry import find

from .options import game_options
from .output import Tick, console, print_json, progress, warm_up
from .seats import check_bots, listed, with_automas
from .text import say


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


def sim(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    games: Annotated[int, typer.Option(min=1, help=say("help-games"))] = 1000,
    players: Annotated[int | None, typer.Option(help=say("help-players"))] = None,
    bots: Annotated[str, typer.Option(metavar="random,greedy,…", help=say("help-bots"))] = "random",
    rotate: Annotated[bool, typer.Option("--rotate", help=say("help-rotate"))] = False,
    seed: Annotated[int, typer.Option(min=0, help=say("help-seed"))] = 1,
    workers: Annotated[int | None, typer.Option(min=1, help=say("help-workers"))] = None,
    out: Annotated[Path | None, typer.Option(file_okay=False, metavar="DIR", help=say("help-out"))] = None,
    kept: Annotated[Kept, typer.Option("--format", help=say("help-format"))] = Kept.RECORDS,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    spec = find(game)
    words = listed(bots)
    check_bots(spec, words)
    options = game_options(spec, context.args, players if players is not None else max(2, len(words)))
    seated = _seated(words, spec, options)
    warm_up(spec)
    with progress(say("sim-progress")) as tick:
        if out is None:
            report = _simulated(spec, options, seated, games, seed, rotate, workers, tick)
        else:
            report = _recorded(spec, options, seated, games, seed, rotate, out, kept, tick)
    if json:
        print_json(report)
        return
    screen = console()
    _show(screen, spec, report)
    if out is not None:
        screen.print(say("sim-out", count=games, folder=str(out)), markup=False)


def _seated(words: list[str], spec: GameSpec, options: Any) -> list[str]:
    """A bot for every seat that the rules do not play; fewer than that are repeated in order."""
    players = spec.players(options) - len(spec.unmanned(options))
    if not 0 < len(words) <= players:
        raise BadOption(say("error-bots", bots=len(words), players=players))
    return with_automas(spec, options, [words[seat % len(words)] for seat in range(players)], named=True)


def _simulated(
    spec: GameSpec,
    options: Any,
    seated: list[str],
    games: int,
    seed: int,
    rotate: bool,
    workers: int | None,
    tick: Tick,
) -> Report:
    from monumenta.bots.simulate import simulate

    result = simulate(spec, options, seated, games, seed, rotate=rotate, progress=tick, workers=workers)
    return Report(
        **{name: getattr(result, name) for name in result.__struct_fields__ if name != "bots"},
        bots=seated,
        options=msgspec.to_builtins(options),
        seed=seed,
        rotated=rotate,
        by_bot={
            bot: {"seats": one.seats, "wins": one.wins, "mean_score": one.mean_score}
            for bot, one in result.bots.items()
        },
    )


class _Counted:
    """Sums over games that were played one by one."""

    def __init__(self, seated: list[str]) -> None:
        self.actions = self.decisions = self.draws = 0
        self.sums = [0] * len(seated)
        self.wins = [0] * len(seated)
        self.by_bot: dict[str, dict[str, float]] = {
            bot: {"seats": 0, "wins": 0, "mean_score": 0} for bot in dict.fromkeys(seated)
        }

    def add(self, game: Game, seated: Sequence[str]) -> None:
        self.actions += game.n
        self.decisions += sum(move.seat != "chance" for move in game.moves)
        self.draws += len(game.winners) > 1
        for seat, (bot, score) in enumerate(zip(seated, game.scores, strict=True)):
            won = game.winners == [seat]
            self.sums[seat] += score
            self.wins[seat] += won
            one = self.by_bot[bot]
            one["mean_score"] = (one["mean_score"] * one["seats"] + score) / (one["seats"] + 1)
            one["seats"] += 1
            one["wins"] += won


def _recorded(
    spec: GameSpec,
    options: Any,
    seated: list[str],
    games: int,
    seed: int,
    rotate: bool,
    out: Path,
    kept: Kept,
    tick: Tick,
) -> Report:
    """Play the games one by one and keep their records or their decisions; slower than counting only."""
    from monumenta.arena.dataset import DataSet
    from monumenta.bots.simulate import recorded, rotated

    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadOption(say("error-output", folder=str(out), reason=problem.strerror or str(problem))) from None
    began = time.perf_counter()
    counted = _Counted(seated)
    with ExitStack() as opened:
        data: DataSet | None = None
        if kept == Kept.PARQUET:
            data = opened.enter_context(DataSet(out / f"{spec.name}-{seed}.parquet", spec.name, spec.version))
        for number in range(games):
            order = rotated(seated, number if rotate else 0)
            (played,) = recorded(spec, options, order, 1, seed + number)
            counted.add(played, order)
            name = f"{spec.name}-{seed}-{number + 1:06}"
            if data is None:
                played.save(out / f"{name}.jsonl")
            else:
                data.add(played.record(), name)
            tick(number + 1, games)
    return Report(
        game=spec.name,
        players=len(seated),
        bots=seated,
        options=msgspec.to_builtins(options),
        seed=seed,
        rotated=rotate,
        games=games,
        actions=counted.actions,
        decisions=counted.decisions,
        seconds=round(time.perf_counter() - began, 3),
        mean_scores=[round(total / games, 3) for total in counted.sums],
        wins=counted.wins,
        draws=counted.draws,
        mean_actions=round(counted.actions / games, 3),
        compiled=in_use(spec) is not None,
        by_bot={bot: {**one, "mean_score": round(one["mean_score"], 3)} for bot, one in counted.by_bot.items()},
    )


def _show(screen: Console, spec: GameSpec, report: Report) -> None:
    title = say(
        "sim-title", game=spec.title, games=report.games, players=report.players, seconds=f"{report.seconds:.2f}"
    )
    table = Table(title=title, title_justify="left")
    for key in ("seat", "bot", "mean", "wins", "share"):
        table.add_column(say(f"sim-{key}"), justify="left" if key == "bot" else "right")
    for seat, bot, mean, wins, games in _rows(report):
        table.add_row(seat, bot, f"{mean:.2f}", str(wins), f"{wins / games:.1%}")
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
