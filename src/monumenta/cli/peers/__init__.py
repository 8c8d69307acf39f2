"""Other programs that play our games, measured beside us in the same run.

Each lives in an environment of its own in the cache folder, made on first use: what they need contradicts what we need.
A peer is driven by a small script here that its own Python runs; it prints moves a second.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from monumenta.engine.contract import MonumentaError

SECONDS = 20
"""How long a peer is measured; the slow ones play less than a game a second."""


class PeerMissing(MonumentaError):
    """The peer could not be installed or did not run."""


@dataclass(frozen=True)
class Peer:
    """A program of the registry, at the version that was looked at."""

    name: str
    package: str
    needs: tuple[str, ...]
    """What it imports, in versions of today: the ones it asks for are too old for this Python."""
    driver: str


PEERS = {
    "moves": Peer(
        "cathedral-rl", "cathedral-rl==1.1.0", ("numpy", "gymnasium", "pettingzoo", "pygame"), "cathedral_rl.py"
    )
}
"""By game."""


def measure(peer: Peer, home: Path, tell: Callable[[str], None]) -> float:
    """Moves a second of random play. `home` is where environments are kept."""
    python = _environment(peer, home, tell)
    tell(f"{peer.name}: {SECONDS} s of random play")
    script = Path(__file__).parent / peer.driver
    ran = subprocess.run([python, "-W", "ignore", script, str(SECONDS)], capture_output=True, text=True, check=False)
    if ran.returncode != 0:
        raise PeerMissing(f"{peer.name} does not run here: {_last(ran.stderr)}")
    return float(ran.stdout.split()[-1])


def _environment(peer: Peer, home: Path, tell: Callable[[str], None]) -> Path:
    folder = home / "peers" / peer.package.replace("==", "-")
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    ready = folder / "ready"
    if not ready.exists():
        tell(f"{peer.name}: installing {peer.package} into {folder}")
        venv.create(folder, with_pip=True, clear=True)
        for arguments in (["--no-deps", peer.package], list(peer.needs)):
            ran = subprocess.run(
                [python, "-m", "pip", "install", "-q", *arguments], capture_output=True, text=True, check=False
            )
            if ran.returncode != 0:
                raise PeerMissing(f"{peer.name} cannot be installed: {_last(ran.stderr)}")
        ready.touch()
    return python


def _last(text: str) -> str:
    lines = text.strip().splitlines()
    return lines[-1] if lines else "it gave no reason"
