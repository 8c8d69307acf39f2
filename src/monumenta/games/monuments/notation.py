"""Actions as text and back: `o3 purple`, `o3`, `L2 3,0.5`, `single m2`, `starts 1`."""

from __future__ import annotations

from typing import Final

from monumenta.engine.author.contract import BadNotation

from .actions import BEGIN, BUILD, NOTHING, SINGLE
from .box import Slot
from .state import BOX, CENTRE, KINDS, MIDDLE, MOST_PLAYERS, OUTER, State

SPACE_NAMES: Final = [space.id for space in BOX.quarry.spaces]
SPACE_NUMBERS: Final = {name: i for i, name in enumerate(SPACE_NAMES)}
KIND_NUMBERS: Final = {name: i for i, name in enumerate(BOX.tokens)}
HELP: Final = "an action looks like 'o3 purple', 'o3', 'L2 3,0.5', 'single m2' or 'starts 1'"


def write(s: State, action: int) -> str:
    """An action's text; slots are named by level and place in this game's monument."""
    if action < BUILD:
        space, kind = divmod(action, KINDS + 1)
        return SPACE_NAMES[space] if kind == NOTHING else f"{SPACE_NAMES[space]} {BOX.tokens[kind]}"
    if action < SINGLE:
        slots = BOX.monuments[s.monument].slots
        # a smaller monument leaves ids unused; they have a name too, so that every id has one
        return slot_name(slots[action - BUILD]) if action - BUILD < len(slots) else f"slot {action - BUILD}"
    if action < BEGIN:
        return f"single m{action - SINGLE}"
    return f"starts {action - BEGIN}"


def slot_name(slot: Slot) -> str:
    return f"L{slot.level} {slot.x:g},{slot.y:g}"


def parse(s: State, text: str) -> int:
    """The id of an action's text; upper and lower case and extra blanks are forgiven."""
    words = text.lower().split()
    match words:
        case [space] if space in SPACE_NUMBERS:
            return SPACE_NUMBERS[space] * (KINDS + 1) + NOTHING
        case [space, kind] if space in SPACE_NUMBERS and kind in KIND_NUMBERS:
            return SPACE_NUMBERS[space] * (KINDS + 1) + KIND_NUMBERS[kind]
        case ["single", space] if OUTER <= SPACE_NUMBERS.get(space, CENTRE) < OUTER + MIDDLE:
            return SINGLE + SPACE_NUMBERS[space] - OUTER
        case ["starts", seat] if seat.isdecimal() and int(seat) < MOST_PLAYERS:
            return BEGIN + int(seat)
        case [level, place]:
            wanted = f"{level.upper()} {place}"
            for slot in BOX.monuments[s.monument].slots:
                if slot_name(slot) == wanted:
                    return BUILD + slot.id
        case _:
            pass
    raise BadNotation(f"{text!r} is no action here: {HELP}")
