"""The state of Monumental Moves: one packed record. Unused cells are zero, so equal positions are equal bytes.

A board is two words of 55 bits: rows 0 to 4 and rows 5 to 9, eleven bits a row. The eleventh is never set: whatever is
shifted over the edge of the board ends there.
"""

from __future__ import annotations

from typing import Annotated, Final

from monumenta.engine.author.state import Row, i8, i16, i64

from .box import load

BOX: Final = load()
SIZE: Final = BOX.size
STRIDE: Final = SIZE + 1
HALF: Final = SIZE // 2
"""Rows of a word."""
WORD: Final = HALF * STRIDE
"""Bits of a word."""
CELLS: Final = 2 * WORD
SIDES: Final = 2
LIGHT: Final = 0
DARK: Final = 1
KINDS: Final = len(BOX.pieces)
FORMS: Final = sum(len(piece.rotations(LIGHT)) for piece in BOX.pieces)
"""Kinds of pieces in all their rotations. Both sides number them alike, though two kinds are mirror images."""
SQUARES: Final = BOX.squares
"""Squares of all pieces of a side."""
GAMES: Final = BOX.games

# phases
PEOPLE: Final = 0
"""The People Piece is to be positioned."""
BUILD: Final = 1
ENDED: Final = 2

# where the People Piece is
ASIDE: Final = 0
"""Not positioned yet."""
STANDS: Final = 1
GONE: Final = 2
"""Removed for the rest of the game."""

# what the rules tell
ACTED: Final = 0
"""seat, action: told before its effect"""
CAPTURED: Final = 1
"""seat that captures, the action that placed the piece"""
CLAIMED: Final = 2
"""seat, its new squares as two words"""
SKIPPED: Final = 3
"""seat"""
GAME_OVER: Final = 4
MATCH_OVER: Final = 5


class State:
    """All that the rules know about a match. Rows of four hold a board (two words) for Light, then for Dark."""

    own: Annotated[Row, i64, 2 * SIDES]
    """Squares under each side's pieces."""
    land: Annotated[Row, i64, 2 * SIDES]
    """Empty squares that only this side may use."""
    heads: Annotated[Row, i64, 2 * SIDES]
    """The first square, in reading order, of each piece: counts pieces, and finds one."""
    people: Annotated[Row, i64, 2]
    """Squares under the People Piece."""
    at: Annotated[Row, i16, CELLS]
    """By the cell of a head: the action that placed the piece. People Piece included."""
    stock: Annotated[Row, i8, SIDES * KINDS]
    """Pieces not on the board."""
    made: Annotated[Row, i8, SIDES]
    """Placements in this game by each side, as far as they matter: none, one, two or more."""
    results: Annotated[Row, i16, GAMES * SIDES]
    """Left-over squares of each side in the games that have ended."""
    turns: i16
    """Turns ended in the whole match."""
    placements: i16
    """By both sides in this game."""
    phase: i8
    seat: i8
    """Who acts."""
    game_no: i8
    """0 or 1. In game 0 Light positions the People Piece and Dark opens; in game 1 the other way round."""
    where: i8
    """Where the People Piece is."""
    passes: i8
    """Passes and skips in a row, counted only if passing is allowed."""
    games: i8
    open_city: i8
    """1 if a region that touches all four sides is never enclosed."""
    first_pocket: i8
    """1 if a second move claims what the first one sealed."""
    pocket_capture: i8
    voluntary_pass: i8
    opening: i8
    """1 if the opener's first piece comes before the People Piece."""
