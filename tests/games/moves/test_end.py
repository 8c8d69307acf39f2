"""The end of a game and of a match: rules E1 to E5."""

from __future__ import annotations

from random import Random

from monumenta.games.moves.anchors import can_move
from monumenta.games.moves.view import GameOver, Over
from tests.games.moves.positions import at, new, state_of

NEARLY = "people=gone turn=light light=obelisk@00 dark=obelisk@99,sphinx@90 voluntary_pass=true"


def test_a_game_ends_when_neither_can_move() -> None:
    rng = Random(5)
    for _ in range(20):
        game = new(games=1)
        while not game.over:
            game.play(rng.choice(game.legal_ids()))
        assert not can_move(state_of(game), 0)
        assert not can_move(state_of(game), 1)


def test_left_over_squares() -> None:
    game = at(f"game=1/1 {NEARLY}")
    assert game.view(None).left == [46, 44]
    game.play("pass")
    events = game.play("pass").events
    assert GameOver(1, [46, 44], [1]) in events


def test_fewest_left_over_squares_win() -> None:
    game = at(f"game=1/1 {NEARLY}")
    game.play("pass")
    assert game.play("pass").events[-1] == Over([46, 44], [1])
    assert game.winners == [1]
    assert game.scores == [-46, -44]


def test_equal_is_a_draw() -> None:
    game = at(f"game=1/1 {NEARLY}".replace("light=obelisk@00", "light=aqueduct@00"))
    game.play("pass")
    played = game.play("pass")
    assert game.winners == [0, 1]
    assert game.view(None).winners == [0, 1]
    assert played.events[-2:] == [GameOver(1, [44, 44], [0, 1]), Over([44, 44], [0, 1])]


def test_a_match_adds_both_games() -> None:
    """Lost by two squares, won by three: the sum decides."""
    game = at(f"game=2/2 results=20,18 {NEARLY}".replace("light=obelisk@00", "light=castle@00,obelisk@40"))
    assert game.scores == [-(20 + 41), -(18 + 44)]
    game.play("pass")
    events = game.play("pass").events
    assert events[-2:] == [GameOver(2, [41, 44], [0]), Over([61, 62], [0])]
    assert game.winners == [0]
    assert game.view(None).results == [[20, 18], [41, 44]]


def test_the_first_game_is_followed_by_the_second() -> None:
    game = at(f"game=1/2 {NEARLY}")
    game.play("pass")
    events = game.play("pass").events
    assert events[-1] == GameOver(1, [46, 44], [1])
    view = game.view(None)
    assert (view.number, view.results, view.left, view.totals) == (2, [[46, 44]], [47, 47], [93, 91])
    assert all(line == "." * 10 for line in view.board)
