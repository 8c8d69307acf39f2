"""Positions as text and back; docs/moves-positions.md describes the format.

    game=1/2 turn=light people=people.1@33 light=castle.2@14 dark=obelisk@00,pyramid@77

What can be worked out from the rest (stocks, phase) is not written; what is usual may be left out.
"""

from __future__ import annotations

import re
from typing import Any, Final

from monumenta.engine.author.contract import BadNotation, MonumentaError
from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state

from . import rules
from .actions import PLACE
from .anchors import can_move, stock_squares
from .board import fill, first_square, on_all_sides, outside
from .notation import KIND_NUMBERS, action_of, piece_name
from .pieces import column_of, form_of, head_column, high_squares, low_squares, row_of
from .state import (
    ASIDE,
    BUILD,
    DARK,
    ENDED,
    GONE,
    HALF,
    KINDS,
    LIGHT,
    PEOPLE,
    SIDES,
    SIZE,
    SQUARES,
    STANDS,
    STRIDE,
    WORD,
    State,
)
from .tables import KIND
from .view import ended_games, pieces_on, result, squares_of

SIDE_NAMES: Final = ("light", "dark")
OVER: Final = "over"
PLACES_OF_PEOPLE: Final = {"aside": ASIDE, "gone": GONE}
OPTIONS: Final[dict[str, dict[str, int]]] = {
    "open_city": {"four-sides": 1, "none": 0},
    "first_pocket": {"second-move": 1, "never": 0},
    "pocket_capture": {"false": 0, "true": 1},
    "voluntary_pass": {"false": 0, "true": 1},
    "opening": {"rulebook": 0, "lehmann-woods": 1},
}
"""Option, which is the name of its field too, and its values in the field, the default first."""
_PIECE: Final = re.compile(r"([a-z-]+)(?:\.([0-3]))?@([0-9])([0-9])")


class BadPosition(MonumentaError):
    """A text that is no position; the message says where and what to write instead."""


# --- writing ------------------------------------------------------------------------------------------


def write_position(s: State) -> str:
    """The position as one line; `read_position` makes the same bytes of it."""
    words = {
        "game": f"{s.game_no + 1}/{s.games}",
        "turn": OVER if s.phase == ENDED else SIDE_NAMES[s.seat],
        "people": _people(s),
        "light": _pieces(s, LIGHT),
        "dark": _pieces(s, DARK),
        "light-land": _squares(s, LIGHT),
        "dark-land": _squares(s, DARK),
        "made": f"{s.made[LIGHT]},{s.made[DARK]}",
        "placements": str(s.placements),
        "turns": str(s.turns),
        "passes": str(s.passes),
        "results": "/".join(",".join(map(str, result(s, game))) for game in range(ended_games(s))),
    }
    usual = _usual(s)
    kept = [f"{name}={word}" for name, word in words.items() if word and word != usual.get(name)]
    return " ".join([*kept, *_options(s)])


def _usual(s: State) -> dict[str, str]:
    """What need not be written, given the pieces."""
    counts = _standing(s)
    return {
        "people": "aside",
        "made": ",".join(str(min(n, rules.SETTLED)) for n in counts),
        "placements": str(sum(counts)),
        "turns": str(_usual_turns(s, sum(counts))),
        "passes": "0",
    }


def _usual_turns(s: State, placements: int) -> int:
    """A turn a piece, and in the booklet's opening one for the People Piece."""
    return placements + int(s.where != ASIDE and not s.opening)


def _piece(action: int) -> str:
    return f"{piece_name(form_of(action))}@{row_of(action)}{column_of(action)}"


def _pieces(s: State, seat: int) -> str:
    return ",".join(_piece(action) for side, action in pieces_on(s) if side == seat)


def _people(s: State) -> str:
    if s.where == STANDS:
        return next(_piece(action) for side, action in pieces_on(s) if side is None)
    return next(word for word, where in PLACES_OF_PEOPLE.items() if where == s.where)


def _squares(s: State, seat: int) -> str:
    return ",".join(f"{r}{c}" for r, c in squares_of(s.land[2 * seat], s.land[2 * seat + 1]))


def _options(s: State) -> list[str]:
    written: list[str] = []
    for option, values in OPTIONS.items():
        value = next(word for word, number in values.items() if number == getattr(s, option))
        if value != next(iter(values)):
            written.append(f"{option}={value}")
    return written


def options_of(s: State) -> dict[str, Any]:
    """The options that a position was played with, as `Game.new` takes them."""
    chosen: dict[str, Any] = {"games": s.games}
    for option, values in OPTIONS.items():
        value = next(word for word, number in values.items() if number == getattr(s, option))
        chosen[option] = {"true": True, "false": False}.get(value, value)
    return chosen


# --- reading ------------------------------------------------------------------------------------------


def read_position(text: str) -> Any:
    """The state that a text describes; raises BadPosition. Lines that begin with # are remarks."""
    s = _read(text)
    _check(s)
    return s


def read_begun(text: str) -> Any:
    """The same for a game that has begun from it, perhaps before contradictions were refused."""
    s = _read(text)
    _check_begun(s)
    return s


def _read(text: str) -> Any:
    words = _words(text)
    s: Any = plain_state(record(State))
    _read_game(s, words)
    for seat, name in enumerate(SIDE_NAMES):
        for word in _list(words, name):
            _stand(s, seat, _read_piece(word))
        for word in _list(words, f"{name}-land"):
            _claim(s, seat, word)
    _read_people(s, words.pop("people", "aside"))
    _read_turn(s, words.pop("turn", ""))
    _read_counts(s, words)
    _read_results(s, words.pop("results", ""))
    if words:
        raise BadPosition(f"{next(iter(words))!r} is nothing that a position says; see docs/moves-positions.md")
    return s


def _words(text: str) -> dict[str, str]:
    words: dict[str, str] = {}
    for line in text.splitlines():
        for word in [] if line.lstrip().startswith("#") else line.split():
            name, equals, value = word.partition("=")
            if not equals or name in words:
                raise BadPosition(f"{word!r}: a position is words like turn=dark, each once")
            words[name] = value
    return words


def _list(words: dict[str, str], name: str) -> list[str]:
    return [word for word in words.pop(name, "").split(",") if word]


def _numbers(text: str, name: str) -> list[int]:
    parts = text.split(",")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        raise BadPosition(f"{name}={text}: whole numbers are wanted")
    return [int(part) for part in parts]


def _pair(text: str, name: str, most: int) -> list[int]:
    numbers = _numbers(text, name)
    if len(numbers) != SIDES:
        raise BadPosition(f"{name} has two numbers, Light's and Dark's, like {name}=1,1")
    if max(numbers) > most:
        raise BadPosition(f"{name}={text}: {name} counts to {most} only")
    return numbers


def _read_counts(s: State, words: dict[str, str]) -> None:
    usual = _usual(s)
    s.made[LIGHT], s.made[DARK] = _pair(words.pop("made", usual["made"]), "made", rules.SETTLED)
    for name in ("placements", "turns", "passes"):
        numbers = _numbers(text := words.pop(name, usual[name]), name)
        if len(numbers) != 1:
            raise BadPosition(f"{name}={text}: it is one number")
        if name == "passes" and numbers[0] >= rules.MOST_PASSES:
            raise BadPosition(f"passes={text}: after two passes the game is over")
        setattr(s, name, numbers[0])


def _read_game(s: State, words: dict[str, str]) -> None:
    found = re.fullmatch(r"([12])/([12])", game := words.pop("game", "1/2"))
    if not found or found[1] > found[2]:
        raise BadPosition(f"game={game}: it is 1/2, 2/2 or 1/1")
    s.game_no, s.games = int(found[1]) - 1, int(found[2])
    for option, values in OPTIONS.items():
        value = words.pop(option, next(iter(values)))
        if value not in values:
            raise BadPosition(f"{option}={value}: it is one of {', '.join(values)}")
        setattr(s, option, values[value])
    rules.fill_stock(s)


def _read_piece(word: str) -> int:
    found = _PIECE.fullmatch(word)
    if not found or found[1] not in KIND_NUMBERS:
        raise BadPosition(f"{word!r} is no piece: write it like castle.2@14, of {', '.join(KIND_NUMBERS)}")
    try:
        return action_of(found[1], int(found[2] or 0), int(found[3]), int(found[4]))
    except BadNotation as problem:
        raise BadPosition(f"{word!r}: {problem}") from None


def _covered(s: State, low: int, high: int) -> bool:
    return bool(
        low & (s.own[0] | s.own[2] | s.people[0] | s.land[0] | s.land[2])
        or high & (s.own[1] | s.own[3] | s.people[1] | s.land[1] | s.land[3])
    )


def _stand(s: State, seat: int, action: int) -> None:
    low, high = low_squares(seat, action), high_squares(seat, action)
    kind = KIND[form_of(action)]
    if action < PLACE or not s.stock[seat * KINDS + kind]:
        raise BadPosition(f"{SIDE_NAMES[seat]}={_piece(action)}: that side has no such piece left")
    if _covered(s, low, high):
        raise BadPosition(f"{SIDE_NAMES[seat]}={_piece(action)}: something is there already")
    s.own[2 * seat] |= low
    s.own[2 * seat + 1] |= high
    cell = row_of(action) * STRIDE + head_column(seat, action)
    s.at[cell] = action + 1
    s.heads[2 * seat + cell // WORD] |= 1 << cell % WORD
    s.stock[seat * KINDS + kind] -= 1


def _claim(s: State, seat: int, word: str) -> None:
    if not re.fullmatch(r"[0-9][0-9]", word):
        raise BadPosition(f"{word!r} is no square: write row and column, 00 to {SIZE - 1}{SIZE - 1}")
    row, column = int(word[0]), int(word[1])
    half, bit = divmod(row, HALF)
    mask = 1 << bit * STRIDE + column
    if _covered(s, *((0, mask) if half else (mask, 0))):
        raise BadPosition(f"{SIDE_NAMES[seat]}-land={word}: something is there already")
    s.land[2 * seat + half] |= mask


def _read_people(s: State, word: str) -> None:
    if word in PLACES_OF_PEOPLE:
        s.where = PLACES_OF_PEOPLE[word]
        return
    action = _read_piece(word)
    if action >= PLACE:
        raise BadPosition(f"people={word}: write it like people.1@34, aside or gone")
    if _covered(s, low_squares(0, action), high_squares(0, action)):
        raise BadPosition(f"people={word}: something is there already")
    rules.stand_people(s, action)


def _read_turn(s: State, word: str) -> None:
    """The phase follows from who is to act and whether the People Piece stands."""
    if word == OVER:
        s.phase = ENDED
        return
    to_place = s.where == ASIDE
    first = rules.placer(s) if to_place and not s.opening else rules.opener(s)
    if word and word not in SIDE_NAMES:
        raise BadPosition(f"turn={word}: it is light, dark or over")
    s.seat = SIDE_NAMES.index(word) if word else first
    s.phase = PEOPLE if to_place and s.seat == rules.placer(s) else BUILD


def _read_results(s: State, word: str) -> None:
    lines = word.split("/") if word else []
    if len(lines) != ended_games(s):
        raise BadPosition(
            f"results={word}: {ended_games(s)} games have ended, write Light's and Dark's like 13,12/9,10"
        )
    for game, line in enumerate(lines):
        s.results[game * SIDES], s.results[game * SIDES + 1] = _pair(line, "results", SQUARES)


def _standing(s: State) -> list[int]:
    """How many pieces of each side are on the board."""
    return [sum(side == seat for side, _ in pieces_on(s)) for seat in range(SIDES)]


def _land(s: State, seat: int) -> tuple[int, int]:
    return s.land[2 * seat], s.land[2 * seat + 1]


def _whole_land(s: State, seat: int) -> bool:
    """Is a side's space made of whole regions with no piece of others in them? The rules may rely on it."""
    return fill(*_land(s, seat), *outside(s.own[2 * seat], s.own[2 * seat + 1])) == _land(s, seat)


def _open_city_claimed(s: State, seat: int) -> bool:
    """Is there a region that touches all four sides in a side's space?"""
    low, high = _land(s, seat)
    while low or high:
        part_low, part_high = fill(*first_square(low, high), low, high)
        if on_all_sides(part_low, part_high):
            return True
        low, high = low & ~part_low, high & ~part_high
    return False


def _before_people(s: State) -> bool:
    """S3, A21: an empty board; in the late opening the opener may have laid a first piece, if the placer is to act."""
    opened = int(bool(s.opening) and s.phase == PEOPLE)
    counts = _standing(s)
    return (
        s.phase != ENDED
        and counts[rules.placer(s)] == 0
        and counts[rules.opener(s)] <= opened
        and counts == [s.made[LIGHT], s.made[DARK]]
        and sum(counts) == s.placements
        and not any(_land(s, LIGHT) + _land(s, DARK))
    )


def _check_end(s: State) -> None:
    if s.game_no + 1 != s.games:
        raise BadPosition("turn=over ends the last game of a match only")
    if result(s, s.game_no) != [stock_squares(s, seat) for seat in range(SIDES)]:
        raise BadPosition("the last results are not the squares of the pieces that are left")


def _check_people(s: State) -> None:
    if s.where == ASIDE and not _before_people(s):
        first = "the opener's first piece" if s.opening else "nothing"
        raise BadPosition(
            f"people=aside: {first} comes before the People Piece; write where it stands, like people=people@34, "
            "or people=gone"
        )


def _check_counts(s: State) -> None:
    """Counts may tell of pieces that were removed, never of fewer than there are."""
    counts = _standing(s)
    for seat, name in enumerate(SIDE_NAMES):
        least = min(counts[seat], rules.SETTLED)
        if s.made[seat] < least:
            raise BadPosition(
                f"made={s.made[LIGHT]},{s.made[DARK]}: {name} has made at least {least}, they stand there"
            )
        if any(_land(s, seat)) and s.made[seat] < rules.SETTLED:
            raise BadPosition(
                f"{name}-land: nobody claims space before a second move; leave it out, or write made="
                f"{','.join(str(rules.SETTLED if p == seat else s.made[p]) for p in range(SIDES))}"
            )
    if s.placements < sum(counts):
        raise BadPosition(
            f"placements={s.placements}: {sum(counts)} pieces stand there, so there were at least as many"
        )
    if s.passes and (not s.voluntary_pass or s.phase == ENDED):
        raise BadPosition(f"passes={s.passes}: they count with voluntary_pass=true only, while the game goes on")


def _check_begun(s: State) -> None:
    """What was always asked of a position: whoever is to act can."""
    if s.phase == ENDED:
        _check_end(s)
    if s.where == ASIDE and s.phase == BUILD and not s.opening:
        raise BadPosition(
            "the People Piece comes first: write people=people@34, or people=gone, or turn= of who positions it"
        )
    if s.phase == BUILD and not s.voluntary_pass and not can_move(s, s.seat):
        raise BadPosition(f"{SIDE_NAMES[s.seat]} has no move here: say that it is the other's turn")
    if not all(_whole_land(s, seat) for seat in range(SIDES)):
        raise BadPosition("claimed space is whole regions, without foreign pieces")
    if s.placements >= rules.MOST_PLACEMENTS and s.phase != ENDED:
        raise BadPosition("after so many placements the game is over")


def _check(s: State) -> None:
    """A position must also be one that a game could come to, as far as the rules rely on it."""
    _check_begun(s)
    _check_people(s)
    for seat, name in enumerate(SIDE_NAMES):
        if s.open_city and _open_city_claimed(s, seat):
            raise BadPosition(
                f"{name}-land: what touches all four sides of the board is claimed with open_city=none only"
            )
    _check_counts(s)
