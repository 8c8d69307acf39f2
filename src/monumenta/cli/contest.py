"""A contest of `monumenta arena`: its plan from what was typed, the games, and what is shown of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table as ScreenTable

from monumenta.contest.crew import crew
from monumenta.contest.entrants import entrants
from monumenta.contest.folder import RECORDS
from monumenta.contest.plan import Kind, Plan, check_entrants, digest
from monumenta.contest.report import cells, columns, verdict, write_report
from monumenta.contest.results import Results
from monumenta.contest.run import run as play
from monumenta.contest.sprt import Sprt
from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .arena import Asked, Test
from .options import game_options
from .output import console, print_json, progress, stoppable, warm_up

RUNS = "arena-runs"
TABLE = "table.json"
STEP = 0.05
"""How much stronger "stronger" is, if nobody says."""


class Report(msgspec.Struct, frozen=True):
    """What `--json` prints."""

    folder: str
    report: str
    table: Results


def run(kind: Kind, asked: Asked, test: Test | None = None) -> None:
    plan = _plan(kind, asked, test)
    folder = asked.out or Path(RUNS) / f"{plan.game}-{plan.kind}-{digest(plan)}"
    warm_up(plan.spec)
    with stoppable("arena-stopped", folder=str(folder)) as watched, progress(say("arena-progress")) as bar:
        done = play(plan, folder, crew(asked.workers, asked.cluster), watched(bar))
    (folder / TABLE).write_bytes(msgspec.json.format(msgspec.json.encode(done.table)) + b"\n")
    report = write_report(plan, done.table, folder, done.games, say)
    if asked.json:
        print_json(Report(str(folder), str(report), done.table))
        return
    _show(plan, done.table)
    console().print(say("arena-report-is", file=str(report)), markup=False, soft_wrap=True)
    if plan.records:
        console().print(say("arena-records-are", folder=str(folder / RECORDS)), markup=False, soft_wrap=True)


def _plan(kind: Kind, asked: Asked, test: Test | None) -> Plan:
    spec = find(asked.game)
    bots, options = _split(spec, asked.bots, asked.players)
    found = entrants(spec, bots)
    seats = spec.players(options) - len(spec.unmanned(options))
    check_entrants(kind, found, seats, spec.players(options))
    return Plan(
        kind=kind,
        game=spec.name,
        rules=spec.version,
        options=msgspec.to_builtins(options),
        entrants=found,
        seed=asked.seed,
        rounds=-(-asked.games // seats),
        seconds=asked.limit,
        sprt=_sprt(test, seats) if test is not None and test.sprt else None,
        records=asked.records,
    )


def _split(spec: GameSpec, words: list[str], players: int) -> tuple[list[str], Any]:
    """Bots, and the options of the game after them: the parser gives both as one list."""
    first = next((i for i, word in enumerate(words) if word.startswith("--")), len(words))
    return words[:first], game_options(spec, words[first:], players)


def _sprt(test: Test, seats: int) -> Sprt:
    low = 1 / seats if test.low is None else test.low
    high = low + STEP if test.high is None else test.high
    if not 0 < low < high < 1:
        raise BadOption(say("arena-error-shares"))
    if not 0 < test.error < 0.5:
        raise BadOption(say("arena-error-error"))
    return Sprt(low, high, test.error)


def _show(plan: Plan, table: Results) -> None:
    names = " – ".join(one.name for one in table.standings)
    title = say(f"arena-{plan.kind}-title", game=plan.spec.title, bots=names)
    shown = columns(table, "seats")  # a terminal is narrow
    screen = ScreenTable(title=title, title_justify="left", box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for key in shown:
        name = key == "bot"
        column = say(f"arena-column-{key}")
        screen.add_column(column, justify="left" if name else "right", no_wrap=not name, min_width=8 if name else None)
    for place, one in enumerate(table.standings, 1):
        line = cells(place, one)
        screen.add_row(*[line[key] for key in shown])
    console().print(screen)
    console().print(say("arena-played", games=table.games, players=table.players, seed=plan.seed), markup=False)
    if plan.automas:
        console().print(say("arena-automas", automas=plan.automas), markup=False)
    if table.sprt is not None:
        console().print(verdict(plan, table, say), markup=False)
    for why in table.forfeits:
        console().print(why, markup=False)
