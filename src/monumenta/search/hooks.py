"""Where a stub of search finds what stands for it when it runs plainly: in the kit of the game that the record is of.

Compiled, the same kit says what is put in its place, so that there is nothing to find.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from monumenta.engine.author.state import Layout, Record, record
from monumenta.engine.match.registry import all_versions


def hook(stub: Any, s: Record) -> Any:
    """What stands for the stub in the game of this record."""
    return _bound(s.record)[stub]


@cache
def _bound(layout: Layout) -> dict[Any, Any]:
    from .kit import kit_of  # it names the stubs that ask here

    spec = next(spec for spec in all_versions() if record(spec.state) is layout)
    return kit_of(spec).bound(spec)
