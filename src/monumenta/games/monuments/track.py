"""The scoring track: where a marker stands. Only for the eye; points are plain numbers (E6, E7)."""

from __future__ import annotations

from .state import BOX


def place_on_track(score: int) -> tuple[int, int]:
    """The field, from 1, and the laps done; 0 and less stand before the track."""
    if score < 1:
        return score, 0
    laps, field = divmod(score - 1, BOX.track)
    return field + 1, laps
