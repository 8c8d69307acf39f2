"""`python -m bench.attacks [NAME …]`: every attack against a server of its own, and what somebody else noticed."""

from __future__ import annotations

import argparse
import multiprocessing
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct
from rich.console import Console
from rich.table import Table

from bench.attacks.attackers import ATTACKS, Fate, Target
from bench.attacks.witness import Witness
from tests.server.harness import Server

USUAL = {"MONUMENTA_POSTS": "", "MONUMENTA_MESSAGES": "", "MONUMENTA_COMPILE": "1", "MONUMENTA_PACE": ""}
"""What a host has who changes nothing, where the test harness has other values."""


class Report(Struct, frozen=True):
    """An attack, and what a player at another table noticed of it."""

    name: str
    silence: float
    """Seconds."""
    grown: float
    """Megabytes."""
    fate: Fate


def attack(name: str, server: Server) -> Report:
    """Run one attack in a process of its own, while somebody plays."""
    spawn = multiprocessing.get_context("spawn")
    with spawn.Pool(1) as pool, Witness(server) as witness:
        fate = pool.apply(ATTACKS[name], (Target(server.host),))
    return Report(name, witness.longest, witness.grown, fate)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="parts of the names of attacks; else all")
    names: list[str] = parser.parse_args(arguments).names
    chosen = [name for name in ATTACKS if not names or any(part in name for part in names)]
    table = Table("attack", "longest silence, s", "memory grown, MB", "refused", "of", "mistakes")
    with TemporaryDirectory() as folder:
        for number, name in enumerate(chosen):
            server = Server(Path(folder) / f"{number}.db", env=USUAL)
            try:
                report = attack(name, server)
            finally:
                server.stop()
            fate = report.fate
            told = (
                f"{report.silence:.2f}",
                f"{report.grown:.0f}",
                str(fate.refused),
                str(fate.tried),
                str(fate.mistakes),
            )
            table.add_row(name, *told)
            Console(stderr=True).print(name, *told)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
