"""Other programs that play games like ours, measured beside us in the same run, on the same core.

Each lives in an environment of its own in the cache folder, made on first use: what they need contradicts what we need.
A peer is driven by a small script in `drivers` that its own Python runs; it counts seconds of its process, as we do.
"""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, NamedTuple

from monumenta.engine.author.contract import MonumentaError

DRIVERS: Final = Path(__file__).parent / "drivers"
PATIENCE: Final = 300
"""Seconds that a peer may take beyond those it is measured: some compile themselves first."""

Work = Literal["games", "batch", "steps"]
"""The work of ours that a peer's is like: game after game, many at once, or a call from Python for every action."""


class PeerMissing(MonumentaError):
    """The peer could not be installed or did not run."""


class Speed(NamedTuple):
    """Of random play, a second."""

    steps: float
    games: float


@dataclass(frozen=True)
class Peer:
    """A program of the registry, at the version that was looked at, and what of it is measured."""

    name: str
    package: str
    needs: tuple[str, ...]
    """What it imports, in versions of today: the ones it asks for are too old for this Python."""
    driver: str
    arguments: tuple[str, ...] = ()
    work: Work = "games"
    same: bool = False
    """Does it play a game of ours? Then it is set beside that game alone, whose traits name it; else beside all."""
    seconds: float = 4.0

    @property
    def says(self) -> str:
        """What its environment was made with."""
        return "\n".join((self.package, *self.needs))


SPIEL: Final = ("open_spiel==2.0.2", ("numpy", "absl-py", "attrs", "scipy", "ml-collections"), "open_spiel.py")
ZOO: Final = ("pettingzoo==1.27.0", ("numpy", "gymnasium", "pygame-ce", "chess"), "pettingzoo_classic.py")
RLCARD: Final = ("rlcard==1.2.0", ("numpy", "termcolor"), "rlcard_game.py")
PGX: Final = ("pgx==2.6.0", ("jax", "typing_extensions", "svgwrite"), "pgx_game.py")

PEERS: Final = (
    Peer(
        "cathedral-rl", "cathedral-rl==1.1.0", ("numpy", "gymnasium", "pettingzoo", "pygame-ce"), "cathedral_rl.py",
        same=True, seconds=20.0,
    ),
    Peer("OpenSpiel amazons", *SPIEL, ("amazons",)),
    Peer("OpenSpiel quoridor", *SPIEL, ("quoridor",)),
    Peer("OpenSpiel hive", *SPIEL, ("hive",)),
    Peer("OpenSpiel connect_four", *SPIEL, ("connect_four",)),
    Peer("OpenSpiel amazons, from Python", *SPIEL, ("amazons", "python"), work="steps"),
    Peer("OpenSpiel quoridor, from Python", *SPIEL, ("quoridor", "python"), work="steps"),
    Peer("OpenSpiel team_dominoes, in Python", *SPIEL, ("python_team_dominoes", "python"), work="steps"),
    Peer("PettingZoo connect_four", *ZOO, ("connect_four_v3",), work="steps"),
    Peer("PettingZoo chess", *ZOO, ("chess_v6",), work="steps"),
    Peer("RLCard uno", *RLCARD, ("uno",), work="steps"),
    Peer("RLCard gin-rummy", *RLCARD, ("gin-rummy",), work="steps"),
    Peer("Catanatron", "catanatron==3.2.1", ("networkx",), "catanatron_game.py", work="steps"),
    Peer("pgx connect_four", *PGX, ("connect_four",), work="batch"),
    Peer("pgx go_9x9", *PGX, ("go_9x9",), work="batch"),
)  # fmt: skip


class Peers:
    """The peers of one run: each is measured once, and a package that cannot be installed is tried once."""

    def __init__(self, home: Path, tell: Callable[[str], None]) -> None:
        """`home` is where environments are kept."""
        self._home = home
        self._tell = tell
        self._speeds: dict[str, Speed | None] = {}
        self._broken: set[str] = set()

    def speed(self, peer: Peer) -> Speed | None:
        """None if it cannot be measured here; why was told."""
        if peer.name not in self._speeds:
            self._speeds[peer.name] = self._try(peer)
        return self._speeds[peer.name]

    def _try(self, peer: Peer) -> Speed | None:
        if peer.package in self._broken:
            self._tell(f"{peer.name}: skipped, its package cannot be installed")
            return None
        try:
            python = self._environment(peer)
            return self._measure(peer, python)
        except PeerMissing as problem:
            self._tell(str(problem))
            return None

    def _measure(self, peer: Peer, python: Path) -> Speed:
        self._tell(f"{peer.name}: {peer.seconds:g} s of random play")
        command = [python, "-W", "ignore", DRIVERS / peer.driver, str(peer.seconds), *peer.arguments]
        try:
            ran = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=peer.seconds + PATIENCE
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise PeerMissing(f"{peer.name} does not come to an end") from None
        if ran.returncode != 0:
            raise PeerMissing(f"{peer.name} does not run here: {_last(ran.stderr)}")
        steps, games = ran.stdout.split()[-2:]
        return Speed(float(steps), float(games))

    def _environment(self, peer: Peer) -> Path:
        folder = self._home / "peers" / peer.package.replace("==", "-")
        python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
        ready = folder / "ready"
        if ready.exists() and ready.read_text("utf-8") == peer.says:
            return python
        self._tell(f"{peer.name}: installing {peer.package} into {folder}")
        venv.create(folder, with_pip=True, clear=True)
        for arguments in (["--no-deps", peer.package], list(peer.needs)):
            command = [python, "-m", "pip", "install", "-q", "--retries", "1", *arguments]
            ran = subprocess.run(command, capture_output=True, text=True, check=False)
            if ran.returncode != 0:
                self._broken.add(peer.package)
                raise PeerMissing(f"{peer.name} cannot be installed: {_last(ran.stderr)}")
        ready.write_text(peer.says, "utf-8")
        return python


@contextmanager
def one_core() -> Generator[None]:
    """Everything on one core, programs that are started too, where the system can be told so."""
    if sys.platform != "linux":
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def _last(text: str) -> str:
    lines = [line for line in text.strip().splitlines() if line.strip() and not line.startswith(("WARNING", "[notice"))]
    return lines[-1] if lines else "it gave no reason"
