"""`monumenta bench`: how fast this machine plays."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.registry import find, games
from monumenta.terminal.text import say

from .output import console, print_json, progress, warm_up

WORKS = 3
"""Kinds of work that the engine measures, for the progress bar."""
UNCOMPILED = "the same rules uncompiled"
PEER_SECONDS = 2.0


class Measured(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of `--json`; with `peer`, what that one reaches in the same unit and how many times faster we are at the
    work that is most like its own."""

    game: str
    work: str
    per_second: float
    unit: str
    peer: str | None = None
    ratio: float | None = None
    games_per_second: float | None = None
    """A peer's: its games may be longer or shorter than ours."""


def bench(
    game: Annotated[str | None, typer.Argument(help=say("help-bench-game"))] = None,
    peers: Annotated[bool, typer.Option("--peers", help=say("help-peers"))] = False,
    only: Annotated[str, typer.Option("--only", metavar="TEXT", help=say("help-only"))] = "",
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    from .peers import one_core

    chosen = [find(game)] if game is not None else games()
    for spec in chosen:
        warm_up(spec, needed=True)
    with one_core():
        measured = [line for spec in chosen for line in _measure(spec)]
        if peers:
            measured += _beside(chosen, measured, only.lower())
    if json:
        print_json(measured)
    else:
        console().print(_table(measured, peers))


def _table(measured: list[Measured], peers: bool) -> Table:
    table = Table()
    for key in ["game", "work", "rate", "unit", *(["peer", "ratio"] if peers else [])]:
        table.add_column(say(f"bench-{key}"), justify="right" if key in ("rate", "ratio") else "left")
    for one in measured:
        row = [one.game, one.work, f"{one.per_second:,.0f}", one.unit]
        if peers:
            row += [one.peer or "", f"{one.ratio:,.1f}" if one.ratio else ""]
        table.add_row(*row)
    return table


def _measure(spec: GameSpec) -> list[Measured]:
    from monumenta.contest.bench import bench as measure

    with progress(say("bench-progress")) as tick:
        done: list[str] = []

        def step(work: str) -> None:
            tick(len(done), WORKS)
            done.append(work)

        figures = measure(spec, progress=step)
    return [Measured(one.game, one.work, one.per_second, one.unit) for one in figures]


def _beside(specs: list[GameSpec], measured: list[Measured], only: str) -> list[Measured]:
    """Every game of ours beside every peer whose name has that text in it."""
    from monumenta.contest.bench import GAMES, MANY, STEPS
    from monumenta.engine.author.traits import traits_of
    from monumenta.engine.compile.cache import home

    from .peers import PEERS, Peers

    ours = {(one.game, one.work): one.per_second for one in measured if one.unit == "actions"}
    works = {"games": GAMES, "batch": MANY, "steps": STEPS}
    complain = Console(stderr=True)
    run = Peers(home(), lambda text: complain.print(text, soft_wrap=True, markup=False))
    lines: list[Measured] = []

    def add(game: str, work: str, peer: str, theirs: float, games: float | None) -> None:
        lines.append(Measured(game, work, theirs, "actions", peer, ours[game, work] / theirs, games))

    for spec in specs:
        if only in UNCOMPILED:
            add(spec.name, GAMES, UNCOMPILED, _uncompiled(spec), None)
        for peer in PEERS:
            if only in peer.name.lower() and (not peer.same or peer.name in traits_of(spec).peers):
                speed = run.speed(peer)
                if speed is not None:
                    add(spec.name, works[peer.work], peer.name, speed.steps, speed.games)
    return lines


def _uncompiled(spec: GameSpec) -> float:
    """Random play by the plain rules: the peer that every game has. Actions a second."""
    from monumenta.engine.author.rng import new_rng
    from monumenta.engine.compile.plain import new_games
    from monumenta.engine.match import play
    from monumenta.engine.match.game import parse_options

    states = new_games(spec.state, 1)
    spec.begin(states[0], parse_options(spec, {}))
    beginning = bytes(states.raw)
    rng, out, odds = new_rng(1).tolist(), [0] * spec.most_legal, [0] * spec.most_legal
    actions = 0
    began = time.process_time()
    while time.process_time() - began < PEER_SECONDS:
        states.raw[:] = beginning
        actions += play.playout(states[0], rng, out, odds) & 0xFFFF_FFFF
    return actions / (time.process_time() - began)
