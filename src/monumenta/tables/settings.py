"""What whoever runs the tables may tune of them."""

from __future__ import annotations

from msgspec import Struct


class TableSettings(Struct, frozen=True):
    grace: float = 120.0
    """Seconds after which the others may hand an absent person's seat to a bot (MONUMENTA_GRACE)."""
    pace: tuple[float, float] = (0.6, 1.1)
    """Shortest and longest pause of a bot before a decision, in seconds (MONUMENTA_PACE, e.g. "0.6-1.1" or "0")."""
    think: float = 1.0
    """Seconds that a bot which searches thinks about a decision; a hint takes half of it (MONUMENTA_THINK)."""
    idle: float = 600.0
    """Seconds without anybody after which a table leaves memory; the store keeps it (MONUMENTA_IDLE)."""
    rounds: int = 50
    """Rounds of luck of one table that may come to nothing before its game (MONUMENTA_ROUNDS)."""
    actions: int = 5_000
    """Actions of one person at a table where everybody acts at once (MONUMENTA_ACTIONS)."""
    snapshot_every: int = 32
    """Moves between two snapshots of a table (MONUMENTA_SNAPSHOTS)."""
