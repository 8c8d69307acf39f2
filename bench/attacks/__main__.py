"""`python -m bench.attacks [NAME …]`: every attack against a server of its own, and what somebody else noticed."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from bench.attacks.attackers import ATTACKS
from bench.attacks.opponent import Opponent
from bench.attacks.target import Fate, Target
from bench.attacks.witness import Witness
from tests.server.harness import Person, Server, until

USUAL = {
    "MONUMENTA_POSTS": "",
    "MONUMENTA_READS": "",
    "MONUMENTA_GRACE": "",
    "MONUMENTA_MESSAGES": "",
    "MONUMENTA_TABLES": "",
    "MONUMENTA_COMPILE": "1",
    "MONUMENTA_PACE": "",
}
"""What a host has who changes nothing, where the test harness has other values."""


COMPILING = 300.0
"""Seconds for the compiler, if it has something to do."""


class Report(Struct, frozen=True):
    """An attack, and what a player at another table noticed of it."""

    name: str
    silence: float
    """Seconds."""
    grown: float
    """Megabytes."""
    fate: Fate
    answers: str = ""
    """Seconds that a bot's answer took at most, before and meanwhile."""


def attack(name: str, db: Path) -> Report:
    """Run one attack in a process of its own, while somebody plays."""
    chosen = ATTACKS[name]
    table = chosen.prepare(db) if chosen.prepare else ""
    server = Server(db, env={**USUAL, **chosen.env})
    spawn = multiprocessing.get_context("spawn")
    try:
        until(lambda: all(game["compiled"] for game in Person(server).get("/api/games")), "compiled rules", COMPILING)
        with ExitStack() as meanwhile:
            pool = meanwhile.enter_context(spawn.Pool(1))
            opponent = meanwhile.enter_context(Opponent(server)) if chosen.on_bots else None
            witness = meanwhile.enter_context(Witness(server))
            fate = pool.apply(chosen.run, (Target(server.host, table),))
    finally:
        server.stop()
    answers = "" if opponent is None else f"{opponent.usual:.1f} → {max(opponent.answers):.1f}"
    return Report(name, witness.longest, witness.grown, fate, answers)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of attacks; else all")
    names: list[str] = parser.parse_args(arguments).names
    chosen = [name for name in ATTACKS if not names or any(part in name for part in names)]
    columns = ("longest silence, s", "bot's answer, s", "memory grown, MB", "refused", "of", "mistakes")
    table = Table("attack", *columns, box=SIMPLE_HEAD)
    with TemporaryDirectory() as folder:
        for number, name in enumerate(chosen):
            report = attack(name, Path(folder) / f"{number}.db")
            fate = report.fate
            told = (
                f"{report.silence:.2f}",
                report.answers,
                f"{report.grown:.0f}",
                f"{fate.refused:,}",
                f"{fate.tried:,}",
                str(fate.mistakes),
            )
            table.add_row(name, *told)
            Console(stderr=True).print(name, *told, fate.codes)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
