"""Make a game known the way any package does it: by an entry point in its metadata."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from monumenta.engine.match import registry

PEBBLES = Path(__file__).parent / "pebbles"


def write_metadata(folder: Path, entry: str, name: str = "pebbles") -> None:
    """What an installer would leave behind for a package with one game."""
    info = folder / f"{name}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[monumenta.games]\n{name} = {entry}\n")


def install_pebbles(folder: Path) -> None:
    """The game as a package of its own, which knows nothing of our folders."""
    shutil.copytree(PEBBLES, folder / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    write_metadata(folder, "pebbles.game:GAME")


@contextmanager
def known(folder: Path, entry: str, name: str = "pebbles") -> Generator[None]:
    """The registry of this process finds the game for a while."""
    write_metadata(folder, entry, name)
    sys.path.insert(0, str(folder))
    registry._all.cache_clear()  # pyright: ignore[reportPrivateUsage]  # as after an installation
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        registry._all.cache_clear()  # pyright: ignore[reportPrivateUsage]
