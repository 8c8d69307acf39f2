"""The sample board of the official rules of this family of games: each of its notes must come true."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from monumenta.engine.match.game import Game
from tests.games.moves.positions import at, captured, claimed
from tests.games.moves.referee import BY_TEXT, COUNTS, PEOPLE, SIDES, Placement, Square

SAMPLE: dict[str, Any] = tomllib.loads((Path(__file__).parent / "sample_board.toml").read_text("utf-8"))
DRAWING: list[str] = SAMPLE["drawing"].split()
LIGHT, DARK = 0, 1
TOP_LEFT = {(0, 0), (0, 1), (1, 0), (1, 1), (1, 2), (2, 0)}
TOP_RIGHT = {(0, 7), (0, 8), (0, 9), (1, 8), (1, 9)}


def squares(mark: str) -> frozenset[Square]:
    return frozenset((r, c) for r, line in enumerate(DRAWING) for c, m in enumerate(line) if m == mark)


def move(piece: str) -> str:
    """`castle.2@02` as a move."""
    name, _, corner = piece.partition("@")
    return f"{name} r{corner[0]} c{corner[1]}"


def board(turn: str, *, without: tuple[str, ...] = (), more: str = "") -> Game:
    """The sample board, some pieces left out. Claims are left out too: what is tried is who gets them."""
    light, dark = (",".join(p for p in SAMPLE[side] if p not in without) for side in ("light", "dark"))
    people = "gone" if SAMPLE["people"] in without else SAMPLE["people"]
    return at(f"turn={turn} people={people} light={light} dark={dark} {more}")


def decompositions(seat: int, rest: frozenset[Square], used: Counter[str], most: int) -> Iterator[list[Placement]]:
    """Every way to lay these squares with at most so many pieces of a side's box."""
    if not rest:
        yield []
        return
    if most == 0:
        return
    first = min(rest)
    for place in SIDES[seat]:
        if first in place.squares and place.squares <= rest and used[place.piece] < COUNTS[place.piece]:
            for others in decompositions(seat, rest - place.squares, used + Counter([place.piece]), most - 1):
                yield [place, *others]


def test_the_pieces_cover_the_drawing_without_remainder() -> None:
    game = board("light")
    marks = str.maketrans("LDPld", "OX+..")
    assert [line.translate(marks) for line in game.view(None).board] == DRAWING
    assert [place.text for place in PEOPLE if place.squares == squares("+")] == [move(SAMPLE["people"])]


def test_x_is_the_side_with_the_z_and_the_f() -> None:
    """Seven of Dark's pieces are X's squares, in one way only, one more than O has; Light would need eight."""
    ways = list(decompositions(DARK, squares("X"), Counter(), len(SAMPLE["dark"])))
    assert [[place.text for place in way] for way in ways] == [[move(piece) for piece in SAMPLE["dark"]]]
    assert not list(decompositions(LIGHT, squares("X"), Counter(), len(SAMPLE["dark"])))
    light = {BY_TEXT[LIGHT][move(piece)] for piece in SAMPLE["light"]}
    ways = list(decompositions(LIGHT, squares("O"), Counter(), len(SAMPLE["light"])))
    assert light in [set(way) for way in ways]
    assert not list(decompositions(LIGHT, squares("O"), Counter(), len(SAMPLE["light"]) - 1))


@pytest.mark.parametrize("last", ["castle.2@02", "sagrada.1@20"])
def test_the_top_left_is_claimed_by_x(last: str) -> None:
    """Whichever piece closes it."""
    game = board("dark", without=(last,))
    played = game.play(move(last))
    assert captured(played) == []
    assert claimed(played) == TOP_LEFT
    assert not any(choice.row < 3 and choice.col < 2 and choice.piece == "obelisk" for choice in game.choices(LIGHT))


@pytest.mark.parametrize("last", ["stepwell@05", "pyramid@28"])
def test_the_top_right_leaks_between_h2_and_i3(last: str) -> None:
    """Until a piece of X joins the two: then it is claimed, but for the square under that piece."""
    game = board("dark", without=(last,))
    assert claimed(game.play(move(last))) == set()
    assert {"obelisk r0 c9", "obelisk r1 c8", "petra.1 r0 c8"} <= set(game.legal()), "O may enter"
    assert claimed(board("dark").play("obelisk r1 c8")) == TOP_RIGHT - {(1, 8)}
    assert claimed(board("dark").play("obelisk r2 c7")) == TOP_RIGHT


@pytest.mark.parametrize("last", ["sagrada.1@20", "petra@52", "opera.2@73"])
def test_the_t_at_the_bottom_and_the_neutral_piece_are_safe_together(last: str) -> None:
    """Each alone would be removed."""
    tee, people = "torii.2@82", SAMPLE["people"]
    played = board("dark", without=(last,)).play(move(last))
    assert captured(played) == []
    assert not any(r > 3 for r, _ in claimed(played))
    assert captured(board("dark", without=(last, tee)).play(move(last))) == [(None, "people")]
    assert captured(board("dark", without=(last, people)).play(move(last))) == [(LIGHT, "torii")]


@pytest.mark.parametrize("last", ["castle@76", "opera.3@47"])
def test_the_piece_at_the_bottom_right_is_captured(last: str) -> None:
    """By the move of O that closes the wall; X may lay it elsewhere."""
    game = board("light", without=(last,))
    played = game.play(move(last))
    assert captured(played) == [(DARK, "lalibela")]
    assert claimed(played) == {(6, 9), (7, 8), (7, 9), (8, 7), (8, 8), (8, 9), (9, 8), (9, 9)}
    assert game.view(None).stocks[DARK]["lalibela"] == 1


def test_what_was_enclosed_before_is_not_taken_by_moving_elsewhere() -> None:
    """As the board stands all walls are closed: another move of O changes nothing at the bottom right."""
    assert captured(board("light").play("obelisk r3 c3")) == []
