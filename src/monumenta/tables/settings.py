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
    voids: int = 2
    """Rounds of luck that one guest may make void at one table, and then not sit down there again; one address as many
    as `address_share` guests (MONUMENTA_VOIDS)."""
    rounds: int = 50
    """Rounds of luck of one table that may come to nothing; then nobody sits down there any more (MONUMENTA_ROUNDS)."""
    address_share: int = 10
    """One address may do as much as so many guests: families and schools share one (MONUMENTA_ADDRESS_SHARE)."""
    actions: int = 5_000
    """Actions of one person at a table where everybody acts at once (MONUMENTA_ACTIONS)."""
    snapshot_every: int = 32
    """Moves between two snapshots of a table (MONUMENTA_SNAPSHOTS)."""
