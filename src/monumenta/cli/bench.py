"""`monumenta bench`: how fast this machine plays."""

from __future__ import annotations

import time
from typing import Annotated

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from monumenta.engine.contract import GameSpec
from monumenta.engine.registry import find, games

from .output import console, print_json, progress, warm_up
from .text import say

WORKS = 3
"""Kinds of work that the engine measures, for the progress bar."""
UNCOMPILED = "the same rules uncompiled"
PEER_SECONDS = 2.0


class Measured(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of `--json`; with `peer`, what that one reaches in the same unit and how many times faster we are."""

    game: str
    work: str
    per_second: float
    unit: str
    peer: str | None = None
    ratio: float | None = None


def bench(
    game: Annotated[str | None, typer.Argument(help=say("help-bench-game"))] = None,
    peers: Annotated[bool, typer.Option("--peers", help=say("help-peers"))] = False,
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    chosen = [find(game)] if game is not None else games()
    measured = [line for spec in chosen for line in _measure(spec, peers)]
    if json:
        print_json(measured)
        return
    table = Table()
    keys = ["game", "work", "rate", "unit", *(["peer", "ratio"] if peers else [])]
    for key in keys:
        table.add_column(say(f"bench-{key}"), justify="right" if key in ("rate", "ratio") else "left")
    for one in measured:
        row = [one.game, one.work, f"{one.per_second:,.0f}", one.unit]
        if peers:
            row += [one.peer or "", f"{one.ratio:,.1f}" if one.ratio else ""]
        table.add_row(*row)
    console().print(table)


def _measure(spec: GameSpec, peers: bool) -> list[Measured]:
    from monumenta.bots.bench import bench as measure

    warm_up(spec, needed=True)
    with progress(say("bench-progress")) as tick:
        done: list[str] = []

        def step(work: str) -> None:
            tick(len(done), WORKS)
            done.append(work)

        figures = measure(spec, progress=step)
    lines = [Measured(one.game, one.work, one.per_second, one.unit) for one in figures]
    if peers:
        slow = _uncompiled(spec)
        lines.append(Measured(spec.name, lines[0].work, slow, "actions", UNCOMPILED, lines[0].per_second / slow))
        lines += _other_program(spec, lines[0])
    return lines


def _other_program(spec: GameSpec, ours: Measured) -> list[Measured]:
    """Somebody else's program that plays the same game, if there is one; why not, if it cannot be run."""
    from monumenta.engine.cache import home

    from .peers import PEERS, PeerMissing, measure

    if spec.name not in PEERS:
        return []
    peer = PEERS[spec.name]
    complain = Console(stderr=True)
    try:
        theirs = measure(peer, home(), lambda text: complain.print(text, soft_wrap=True, markup=False))
    except PeerMissing as problem:
        complain.print(str(problem), soft_wrap=True, markup=False)
        return []
    return [Measured(spec.name, ours.work, theirs, "actions", peer.name, ours.per_second / theirs)]


def _uncompiled(spec: GameSpec) -> float:
    """Random play by the plain rules: the peer that every game has. Actions a second."""
    import numpy as np

    from monumenta.engine import play
    from monumenta.engine.game import parse_options
    from monumenta.engine.plain import PlainGames
    from monumenta.engine.rng import new_rng
    from monumenta.engine.state import new_array

    states = PlainGames(new_array(spec.state, 1))
    options = list(spec.encode(parse_options(spec, {})))
    rng, out, odds = new_rng(1).tolist(), [0] * spec.most_legal, [0] * spec.most_legal
    actions = 0
    began = time.perf_counter()
    while time.perf_counter() - began < PEER_SECONDS:
        states[0].raw[:] = bytes(len(states[0].raw))
        spec.rules.start(states[0], options)
        actions += play.playout(states[0], rng, out, odds) & np.iinfo(np.uint32).max
    return actions / (time.perf_counter() - began)
