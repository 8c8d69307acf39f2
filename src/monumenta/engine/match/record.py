"""A game as JSON Lines that a person can read and a program can play again.

First line: what was played, by whom, and the commitment to its luck. Then a line a move. Last line, once the game is
over or was closed: the result, a digest of the final state, and the secret of the luck.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal

import msgspec
from msgspec import Struct

from ..author.contract import MonumentaError, Mover
from .shares import Void

FORMAT = 1
SHARED = 2
"""The format of records whose luck has shares in it: what they have besides may not be overlooked."""
FORMATS = (FORMAT, SHARED)


class Fault(Struct, frozen=True):
    """What is wrong with a record, and how to say so in any language."""

    reason: str
    """Key of the text for people: `record-<reason>` in the locales."""
    args: dict[str, str | int] = {}
    """What the text fills in."""
    why: str | None = None
    """Key of another text that says why, which is filled in as `why`; for a rule that is broken, a game's own."""
    why_args: dict[str, str | int | bool] = {}


class BrokenRecord(MonumentaError):
    """A record that cannot be played as it says. `line` counts from 1; `rule` is the ledger's row, if one is broken."""

    def __init__(self, line: int, message: str, rule: str | None = None, *, fault: Fault | None = None) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.rule = rule
        self.fault = fault


class Player(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    name: str
    bot: str | None = None
    nonce: str | None = None
    """Format 1: what this seat added to the luck."""
    pledge: str | None = None
    """Format 2: the hash of the share, given before any share was open."""
    share: str | None = None
    """Format 2: what this seat added to the luck."""


class Header(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    monumenta: int
    game: str
    rules: str
    options: dict[str, Any]
    seats: list[Player]
    commit: str | None = None
    position: str | None = None
    """Where the game began, in the game's own notation of positions; absent: at its beginning."""
    table: str | None = None
    """Format 2: the server's name of the table, under which the pledges were made."""
    void: list[Void] = []
    """Format 2: rounds of luck that came to nothing before."""


class Line(Struct, frozen=True, forbid_unknown_fields=True):
    """One move; `t` is milliseconds since the game began."""

    n: int
    seat: Mover
    do: str
    t: int


class Result(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    scores: list[int]
    winners: list[int]
    state: str
    """BLAKE2b-128 of the final state's bytes, in hex."""
    secret: str | None = None
    closed: bool = False
    """The host of the table has ended it here: the game is not over, and nobody has won."""


class GameRecord(Struct, frozen=True):
    header: Header
    moves: list[Line]
    result: Result | None

    @property
    def nonces(self) -> list[str]:
        """What people added to the luck of a record of format 1."""
        return [seat.nonce for seat in self.header.seats if seat.nonce is not None]

    def write(self) -> str:
        parts: list[Struct] = [self.header, *self.moves]
        if self.result is not None:
            parts.append(self.result)
        return "".join(msgspec.json.encode(part).decode() + "\n" for part in parts)


class _Format(Struct):
    """What is read first, since another format may have other fields."""

    monumenta: int


class Verified(Struct, frozen=True):
    """What playing a record again has shown."""

    game: str
    moves: int
    over: bool
    scores: list[int]
    winners: list[int]
    draws: int
    """Lucky draws that were checked against the revealed secret."""
    luck: Literal["verified", "not revealed", "not committed"]
    closed: bool = False
    """Was the game ended by the host before it was over?"""
    scheme: int = 0
    """How the luck was made, 1 or 2; 0 where it was not committed to."""
    shares: int = 0
    """How many people have added to it."""
    void: list[str] = []
    """Whose seat was freed when a round of luck came to nothing, round by round."""


def _decode(line: int, text: str, kind: Any) -> Any:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as problem:
        raise BrokenRecord(
            line, f"not a line of a record: {problem}", fault=Fault("line", {"problem": str(problem)})
        ) from None


def read(text: str) -> GameRecord:
    """The record in a file's text; raises BrokenRecord with the first line that is none."""
    if not text.strip():
        raise BrokenRecord(1, "the file is empty", fault=Fault("empty"))
    lines = text.rstrip().split("\n")  # not splitlines: a name may hold any other character that breaks lines
    found: _Format = _decode(1, lines[0], _Format)
    if found.monumenta not in FORMATS:
        readable = " and ".join(map(str, FORMATS))
        raise BrokenRecord(
            1,
            f"record format {found.monumenta}; this program reads formats {readable}",
            fault=Fault("format", {"format": found.monumenta, "readable": ", ".join(map(str, FORMATS))}),
        )
    header: Header = _decode(1, lines[0], Header)
    result: Result | None = None
    body = lines[1:]
    if body and "scores" in _keys(len(lines), body[-1]):
        result = _decode(len(lines), body.pop(), Result)
    moves: list[Line] = [_decode(number, line, Line) for number, line in enumerate(body, 2)]
    return GameRecord(header, moves, result)


def _keys(line: int, text: str) -> Any:
    return _decode(line, text, dict[str, Any])


def read_file(path: str | Path) -> GameRecord:
    """The record in a file; a file that cannot be read as text is a BrokenRecord too."""
    try:
        return read(Path(path).read_text("utf-8"))
    except UnicodeDecodeError:
        raise BrokenRecord(1, "not a text file", fault=Fault("binary")) from None
