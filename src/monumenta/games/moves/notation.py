"""Actions as text and back: `castle r1 c4`, `castle.2 r1 c4` (turned by two quarters), `people.1 r3 c4`, `pass`.

Rows and columns run from 0 to 9 and name the upper left corner of the turned piece's bounding box.
"""

from __future__ import annotations

import re
from typing import Final

from monumenta.engine.author.contract import BadNotation

from .actions import PASS
from .pieces import column_of, form_of, row_of
from .state import BOX, SIZE, State
from .tables import ACROSS, BASE, DOWN, FIRST_FORM, KIND

PIECES: Final = [*BOX.pieces, BOX.people]
"""By kind; the People Piece is the last."""
KIND_NUMBERS: Final = {piece.id: kind for kind, piece in enumerate(PIECES)}
HELP: Final = f"an action looks like 'castle.2 r1 c4' or 'pass'; pieces are {', '.join(KIND_NUMBERS)}"
_TEXT: Final = re.compile(r"([a-z-]+)(?:\.([0-3]))? r(\d{1,2}) c(\d{1,2})")


def piece_name(form: int) -> str:
    """A form by its piece and rotation: `castle.2`."""
    kind = KIND[form]
    rotation = form - FIRST_FORM[kind]
    return f"{PIECES[kind].id}.{rotation}" if rotation else PIECES[kind].id


def write(s: State, action: int) -> str:
    """An action's text."""
    del s
    if action == PASS:
        return "pass"
    return f"{piece_name(form_of(action))} r{row_of(action)} c{column_of(action)}"


def parse(s: State, text: str) -> int:
    """The id of an action's text; upper and lower case and extra blanks are forgiven."""
    del s
    plain = " ".join(text.lower().split())
    if plain == "pass":
        return PASS
    found = _TEXT.fullmatch(plain)
    if not found or found[1] not in KIND_NUMBERS:
        raise BadNotation(f"{text!r} is no action here: {HELP}")
    return action_of(found[1], int(found[2] or 0), int(found[3]), int(found[4]))


def action_of(piece: str, rotation: int, row: int, column: int) -> int:
    """The id of a placement; raises BadNotation if the piece does not turn that far or does not lie on the board."""
    kind = KIND_NUMBERS[piece]
    turns = FIRST_FORM[kind + 1] - FIRST_FORM[kind]
    if not 0 <= rotation < turns:
        raise BadNotation(f"{piece} has rotations 0 to {turns - 1}, {rotation} looks the same as one of them")
    form = FIRST_FORM[kind] + rotation
    if not (0 <= row < DOWN[form] and 0 <= column < ACROSS[form]):
        raise BadNotation(
            f"{piece_name(form)} would stick out of the {SIZE} by {SIZE} board: "
            f"its rows run to {DOWN[form] - 1}, its columns to {ACROSS[form] - 1}"
        )
    return BASE[form] + row * ACROSS[form] + column
