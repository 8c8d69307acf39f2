"""The exact end of a game of Monumental Moves, against a search that knows nothing but the rules."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from bench.moves_endgames import Brute, late_positions
from monumenta.engine.author.state import record
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.games.moves.actions import PASS, PLACE
from monumenta.games.moves.bot.finish import Endgame, finish_by_nodes
from monumenta.games.moves.bot.packing import PACKING_ROOM, UNKNOWN, most_squares
from monumenta.games.moves.pieces import high_squares, low_squares
from monumenta.games.moves.state import KINDS, SIZE, STRIDE, WORD, State
from monumenta.games.moves.tables import KIND, PIECE_SQUARES, PLACES
from monumenta.search import Budget, choose_id

SPEC = find("moves")
ENOUGH = 3_000_000


def test_the_end_is_what_brute_force_says() -> None:
    """The whole of it, 500 positions, is `python -m bench.moves_endgames`."""
    compiled = use(SPEC)
    checked = 0
    for state in late_positions(compiled, seed=5):
        brute = Brute(compiled, state, most=4_000)
        margin = brute.margin()
        if margin is None:
            continue
        endgame = Endgame(compiled, Concealed(SPEC, state, 0))
        assert endgame.go_on(ENOUGH)
        assert endgame.margin == margin
        assert endgame.action in brute.best_actions()
        checked += 1
        if checked == 25:
            return


def test_plain_rules_find_the_same() -> None:
    compiled = use(SPEC)
    found = 0
    for state in late_positions(compiled, seed=8):
        action = finish_by_nodes(compiled, Concealed(SPEC, state, 0), 60)
        assert finish_by_nodes(None, Concealed(SPEC, state, 0), 60) == action
        found += action is not None
        if found == 3:
            return


def test_the_master_plays_the_end_as_it_must_be_played() -> None:
    compiled = use(SPEC)
    checked = 0
    for state in late_positions(compiled, seed=11):
        brute = Brute(compiled, state, most=1_000)
        if brute.margin() is None:
            continue
        seat = plain_state(record(State), state).seat
        assert choose_id(Concealed(SPEC, state, seat), "master:3000", 1) in brute.best_actions()
        assert choose_id(Concealed(SPEC, state, seat), "master", 1, Budget(milliseconds=20_000)) in brute.best_actions()
        checked += 1
        if checked == 8:
            return


def space_of(cells: set[tuple[int, int]]) -> tuple[int, int]:
    bits = sum(1 << (r * STRIDE + c) for r, c in cells)
    return bits & ((1 << WORD) - 1), bits >> WORD


def some_space(rng: Random) -> set[tuple[int, int]]:
    """A random blot of a few squares."""
    cells = {(rng.randrange(SIZE), rng.randrange(SIZE))}
    for _ in range(rng.randrange(3, 13)):
        r, c = rng.choice(sorted(cells))
        dr, dc = rng.choice([(0, 1), (1, 0), (0, -1), (-1, 0)])
        if 0 <= r + dr < SIZE and 0 <= c + dc < SIZE:
            cells.add((r + dr, c + dc))
    return cells


def packed(seat: int, low: int, high: int, stock: tuple[int, ...], ids: list[int]) -> int:
    """The slow way: every placement that fits, or one less of them."""
    fits = [a for a in ids if stock[_kind(a)] and not low_squares(seat, a) & ~low and not high_squares(seat, a) & ~high]
    if not fits:
        return 0
    action = fits[-1]
    kind = _kind(action)
    left = (*stock[:kind], stock[kind] - 1, *stock[kind + 1 :])
    laid = packed(seat, low & ~low_squares(seat, action), high & ~high_squares(seat, action), left, fits)
    return max(PIECE_SQUARES[kind] + laid, packed(seat, low, high, stock, fits[:-1]))


def _kind(action: int) -> int:
    return KIND[PLACES[action] & 63]


@pytest.mark.parametrize("seed", range(12))
def test_the_packer_fills_as_much_as_can_be_filled(seed: int) -> None:
    rng = Random(seed)
    s: Any = plain_state(record(State), bytes(record(State).itemsize))
    SPEC.begin(s, parse_options(SPEC, {"games": 1}))
    for kind in range(2 * KINDS):
        s.stock[kind] = rng.randrange(min(2, s.stock[kind]) + 1)
    seat = seed % 2
    low, high = space_of(some_space(rng))
    stock = tuple(int(s.stock[seat * KINDS + kind]) for kind in range(KINDS))
    room = memoryview(np.zeros(PACKING_ROOM + 7, np.int64))  # pyright: ignore[reportArgumentType]
    squares = most_squares(s, seat, low, high, 10**6, room, 7)  # pyright: ignore[reportArgumentType]
    assert squares == packed(seat, low, high, stock, list(range(PLACE, PASS)))


def test_the_packer_gives_up_when_told() -> None:
    s: Any = plain_state(record(State), bytes(record(State).itemsize))
    SPEC.begin(s, parse_options(SPEC, {"games": 1}))
    room = memoryview(np.zeros(PACKING_ROOM, np.int64))  # pyright: ignore[reportArgumentType]
    low, high = space_of({(r, c) for r in range(7) for c in range(9)})
    assert most_squares(s, 0, low, high, 5, room, 0) == UNKNOWN  # pyright: ignore[reportArgumentType]
