"""Small contests for the tests."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec

from monumenta.contest.entrants import Entrant, entrant
from monumenta.contest.plan import Kind, Plan
from monumenta.contest.rows import Row
from monumenta.contest.sprt import Sprt
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find


def plan(
    *bots: str,
    kind: Kind = "match",
    game: str = "monuments",
    rounds: int = 2,
    players: int = 2,
    sprt: Sprt | None = None,
    seconds: float = 30.0,
    records: bool = True,
    **options: Any,
) -> Plan:
    spec = find(game)
    chosen = parse_options(spec, {"players": players, **options})
    return Plan(
        kind=kind,
        game=spec.name,
        rules=spec.version,
        options=msgspec.to_builtins(chosen),
        entrants=[Entrant(f"{one.name.partition(':')[0]}-{i}", one.bot) for i, one in enumerate(map(entrant, bots))],
        seed=7,
        rounds=rounds,
        seconds=seconds,
        sprt=sprt,
        records=records,
    )


def row(number: int, seats: list[int], scores: list[int], winners: list[int] | None = None, moves: int = 10) -> Row:
    won = [seat for seat, points in enumerate(scores) if points == max(scores)] if winners is None else winners
    return Row(number, seats, scores, won, moves, moves)


PREFACE = """
import json, os, sys, time

def say(**answer):
    print(json.dumps(answer), flush=True)

for line in sys.stdin:
    message = json.loads(line)
    kind = message["kind"]
    if kind == "hello":
        say(name="tester")
"""


def program(folder: Path, name: str, body: str) -> str:
    """A bot as a program of its own. `body` says what it does with a `message` of a `kind`."""
    path = folder / f"{name}.py"
    path.write_text(PREFACE + "\n".join(f"    {line}" for line in body.strip().splitlines()) + "\n", "utf-8")
    return f"exec:{shlex.join([sys.executable, str(path)])}"


FIRST = """
if kind == "ask":
    say(do=message["legal"][0])
"""
