"""The laws that every game keeps, over random matches of Monumental Moves, and the fast paths against the slow ones."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings, strategies as st

from monumenta.engine.author.dispatch import draw, legal, listed_draw, mobility
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.play import batch_legal, batch_random
from monumenta.games.moves.rules import ROOMY
from monumenta.games.moves.tables import FULL
from monumenta.testing import LAWS
from monumenta.testing.walk import positions
from tests.games.moves.positions import SPEC, new, state_of

OPTIONS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "games": st.sampled_from([2, 1]),
        "open_city": st.sampled_from(["four-sides", "none"]),
        "first_pocket": st.sampled_from(["second-move", "never"]),
        "pocket_capture": st.booleans(),
        "voluntary_pass": st.booleans(),
        "opening": st.sampled_from(["rulebook", "lehmann-woods"]),
    }
)


@pytest.mark.parametrize("law", list(LAWS))
@settings(max_examples=6)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_law(law: str, options: dict[str, Any], seed: int) -> None:
    LAWS[law](SPEC, options, seed)


@settings(max_examples=10)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_drawing_and_counting_agree_with_listing(options: dict[str, Any], seed: int) -> None:
    """What is drawn is legal; on a full board, where nothing is guessed, the same random numbers draw the same."""
    for game in positions(SPEC, options, seed):
        if game.over:
            break
        s, out = state_of(game), [0] * SPEC.most_legal
        count = legal(s, s.seat, out)
        assert mobility(s, s.seat, [0] * SPEC.most_legal) == count
        one, other = new_rng(seed + game.n).tolist(), new_rng(seed + game.n).tolist()
        actions = set(out[:count])
        for _ in range(5):
            drawn = draw(s, s.seat, one, out)
            assert drawn in actions
            if s.placements >= ROOMY:
                assert drawn == listed_draw(s, s.seat, other, [0] * SPEC.most_legal)


@pytest.mark.parametrize("plies", [1, 6, ROOMY])
@pytest.mark.parametrize("passing", [False, True])
def test_every_legal_action_is_drawn_equally_often(plies: int, passing: bool) -> None:
    """Guessed or counted out: Pearson's sum over all legal actions is within five deviations of what is expected."""
    game = next(g for g in positions(SPEC, {"voluntary_pass": passing}, 7) if state_of(g).placements == plies)
    s, out = state_of(game), [0] * SPEC.most_legal
    actions = out[: legal(s, s.seat, out)]
    rng, each = new_rng(1).tolist(), 20
    drawn = Counter(draw(s, s.seat, rng, out) for _ in range(each * len(actions)))
    assert drawn.keys() <= set(actions)
    pearson = sum((drawn[action] - each) ** 2 / each for action in actions)
    freedom = len(actions) - 1
    assert abs(pearson - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_position_without_room_for_a_guess_is_counted() -> None:
    """Few pieces, and yet hardly a square to build on: guesses fail, and the count finds what there is."""
    game = positions(SPEC, {}, 3)
    s = state_of(next(g for g in game if state_of(g).placements == 1))
    s.own[2 * (1 - s.seat)], s.own[2 * (1 - s.seat) + 1] = FULL & ~1, FULL
    rng, out = new_rng(1).tolist(), [0] * SPEC.most_legal
    actions = out[: legal(s, s.seat, out)]
    assert len(actions) <= 2
    assert {draw(s, s.seat, rng, out) for _ in range(30)} == set(actions)


@settings(max_examples=10)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_pieces_are_conserved(options: dict[str, Any], seed: int) -> None:
    """On the board or in stock, always 47 squares a side; boards never overlap; heads, squares and pieces agree."""
    for game in positions(SPEC, options, seed):
        view, s = game.view(None), state_of(game)
        marks = "".join(view.board)
        for seat, mark in enumerate("LD"):
            assert marks.count(mark) + view.left[seat] == 47
            heads = s.heads[2 * seat].bit_count() + s.heads[2 * seat + 1].bit_count()
            assert heads == sum(piece.seat == seat for piece in view.pieces) == 14 - sum(view.stocks[seat].values())
        words = [s.own[0], s.own[2], s.people[0], s.land[0], s.land[2]]
        assert sum(word.bit_count() for word in words) == sum(mark != "." for line in view.board[:5] for mark in line)


def test_batches_draw_and_count() -> None:
    """Compiled batches use the fast paths; plain ones must do the same."""
    fast = use(SPEC)
    root = new_array(SPEC.state, 1)
    SPEC.begin(plain_games(root)[0], new().settings)
    one, other = np.repeat(root, 5), np.repeat(root, 5)
    rng, same = as_array(new_rng(3)), new_rng(3).tolist()
    out = np.zeros(SPEC.most_legal, np.int64)
    fast[batch_random](one, root, 120, rng, out, out.copy())
    batch_random(plain_games(other), plain_games(root), 120, same, [0] * SPEC.most_legal, [0] * SPEC.most_legal)
    assert one.tobytes() == other.tobytes()
    assert rng.tolist() == same
    counts, slow_counts = np.zeros(5, np.int64), [0] * 5
    fast[batch_legal](one, counts, out)
    batch_legal(plain_games(other), slow_counts, [0] * SPEC.most_legal)
    assert counts.tolist() == slow_counts


def test_views_are_the_same_for_all() -> None:
    rng = Random(1)
    game = new()
    for _ in range(10):
        game.play(rng.choice(game.legal_ids()))
    light, dark = game.view(0), game.view(1)
    assert (light.seat, dark.seat) == (0, 1)
    assert light.board == dark.board
    assert light.stocks == dark.stocks
