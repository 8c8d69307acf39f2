"""Processes that others have started."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path


def descendants(pid: int) -> list[int]:
    """Children, their children, and so on; also where a thread has started them."""
    children: list[int] = []
    with suppress(OSError):  # it may end meanwhile
        for task in Path(f"/proc/{pid}/task").iterdir():
            children += [int(child) for child in (task / "children").read_text().split()]
    return children + [deep for child in children for deep in descendants(child)]


def title(pid: int) -> str:
    """What a process calls itself."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace").strip()
    except OSError:
        return ""


def runs(pid: int) -> bool:
    """Does it live? Who has ended may wait as a zombie until somebody takes note of it."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
