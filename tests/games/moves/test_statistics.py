"""Random play against the numbers that four independent programs agree on."""

from __future__ import annotations

from bench.moves_survey import BRANCHING, KNOWN, survey

SIGMAS = 5
GAMES = 40_000


def test_random_games_look_as_they_should() -> None:
    """`python -m bench.moves_survey` plays a million."""
    found = survey(GAMES, seed=7)
    for name, (value, rounding) in KNOWN.items():
        off = abs(found.means[name] - value)
        assert off <= rounding + SIGMAS * found.errors[name], f"{name}: {found.means[name]}"
    assert 26 <= found.longest <= 32


def test_branching_by_ply() -> None:
    found = survey(GAMES, seed=8)
    for ply, (ours, theirs) in enumerate(zip(found.branching, BRANCHING, strict=False)):
        assert abs(ours - theirs) < 1 + 0.03 * theirs, f"ply {ply}: {ours}"
