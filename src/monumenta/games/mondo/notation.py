"""Actions as text and back: `take 17`, `turn 17`, `put r2c3 front 1`, `back front`, `village shepherds`, `building 0`,
`out`, `ready`, and those of clock and luck: `go`, `time`, `deal 200`.

Slots of the heap are the only names of tiles: an id would give the other side away.
"""

from __future__ import annotations

import re
from typing import Final

from monumenta.engine.author.contract import BadNotation

from .actions import BUILD, BYTE, GO, LUCK, OUT, PICK, PUT, READY, RETURN, TAKE, TIME, TURN
from .box import TILES
from .state import MOST_PLAYERS, TURNED, State
from .tables import SPACE_NUMBERS, VILLAGE_NAMES

SIDE_NAMES: Final = ("front", "back")
SPACE_NAMES: Final = tuple(SPACE_NUMBERS)
WORDS: Final = {"out": OUT, "ready": READY, "go": GO, "time": TIME}
WORD_OF: Final = {number: word for word, number in WORDS.items()}
NUMBERED: Final = {
    "take": (TAKE, TILES),
    "turn": (TURN, TILES),
    "building": (BUILD, MOST_PLAYERS),
    "deal": (LUCK, BYTE),
}
HELP: Final = "an action looks like 'take 17', 'put r2c3 front 1', 'back front', 'village shepherds' or 'out'"
_PUT: Final = re.compile(r"put (r\dc\d) (front|back) ([0-3])")
_NUMBER: Final = re.compile(r"([a-z]+) (\d{1,3})")


def write(s: State, action: int) -> str:
    """An action's text."""
    del s
    if action in WORD_OF:
        return WORD_OF[action]
    if PUT <= action < RETURN:
        space, way = divmod(action - PUT, 2 * TURNED)
        return f"put {SPACE_NAMES[space]} {SIDE_NAMES[way // TURNED]} {way % TURNED}"
    if RETURN <= action < PICK:
        return f"back {SIDE_NAMES[action - RETURN]}"
    if PICK <= action < BUILD:
        return f"village {VILLAGE_NAMES[action - PICK]}"
    word = next(word for word, (first, count) in NUMBERED.items() if first <= action < first + count)
    return f"{word} {action - NUMBERED[word][0]}"


def parse(s: State, text: str) -> int:
    """The id of an action's text; upper and lower case and extra blanks are forgiven."""
    del s
    plain = " ".join(text.lower().split())
    if plain in WORDS:
        return WORDS[plain]
    found = _PUT.fullmatch(plain)
    if found and found[1] in SPACE_NUMBERS:
        side, turned = SIDE_NAMES.index(found[2]), int(found[3])
        return PUT + SPACE_NUMBERS[found[1]] * 2 * TURNED + side * TURNED + turned
    word, _, name = plain.partition(" ")
    if word == "back" and name in SIDE_NAMES:
        return RETURN + SIDE_NAMES.index(name)
    if word == "village" and name in VILLAGE_NAMES:
        return PICK + VILLAGE_NAMES.index(name)
    number = _NUMBER.fullmatch(plain)
    if number and number[1] in NUMBERED:
        first, count = NUMBERED[number[1]]
        if int(number[2]) < count:
            return first + int(number[2])
    raise BadNotation(f"{text!r} is no action here: {HELP}")
