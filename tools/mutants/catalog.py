"""The mutants that there are: `tests/games/<game>/mutants.toml`, each for one row of that game's ledger."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.match.ledger import Rule, parse_ledger

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "monumenta" / "games"


class BadMutant(MonumentaError):
    """A mutant that cannot be applied, or belongs to no row."""


class Slip(Struct, frozen=True, forbid_unknown_fields=True):
    """A mutant as the file says it: in `file`, from the root of the project, `old` becomes `new`."""

    row: str
    what: str
    """What is wrong then, in a few words."""
    file: str
    old: str
    new: str


class Slips(Struct, frozen=True, forbid_unknown_fields=True):
    mutant: list[Slip]


class Mutant(Struct, frozen=True):
    """A slip, and the tests that must notice it."""

    game: str
    slip: Slip
    proof: list[str]

    @property
    def key(self) -> str:
        """Names it among all mutants, whatever else changes."""
        return f"{self.game} {self.slip.row}: {self.slip.what}"


def games() -> list[str]:
    """The games that have a ledger in this project."""
    return sorted(path.parent.name for path in GAMES.glob("*/ledger.md"))


@cache
def rows(game: str) -> dict[str, Rule]:
    """A game's ledger by row."""
    text = (GAMES / game / "ledger.md").read_text("utf-8")
    return {rule.id: rule for section in parse_ledger(text) for rule in section.rules}


@cache
def mutants(game: str) -> list[Mutant]:
    """All mutants of a game, checked against its ledger and its sources."""
    path = ROOT / "tests" / "games" / game / "mutants.toml"
    try:
        slips = msgspec.toml.decode(path.read_bytes(), type=Slips).mutant
    except msgspec.MsgspecError as problem:
        raise BadMutant(f"{path.relative_to(ROOT)}: {problem}") from None
    found = [_mutant(game, slip) for slip in slips]
    keys = [mutant.key for mutant in found]
    for key in keys:
        if keys.count(key) > 1:
            raise BadMutant(f"{key}: there are two of these; say of each what is wrong")
    return found


def _mutant(game: str, slip: Slip) -> Mutant:
    rule = rows(game).get(slip.row)
    if rule is None or not rule.behaviour:
        raise BadMutant(f"{game} {slip.row}: the ledger has no such row that states behaviour")
    if slip.old == slip.new:
        raise BadMutant(f"{game} {slip.row}: {slip.what}: nothing is changed")
    times = (ROOT / slip.file).read_text("utf-8").count(slip.old)
    if times != 1:
        raise BadMutant(f"{game} {slip.row}: {slip.what}: the text to change stands {times} times in {slip.file}")
    return Mutant(game, slip, rule.proof)


def unbroken(game: str) -> list[str]:
    """Rows that state behaviour and have no mutant."""
    tried = {mutant.slip.row for mutant in mutants(game)}
    return [row for row, rule in rows(game).items() if rule.behaviour and row not in tried]


def digest(game: str) -> str:
    """Of all that the outcome of a game's mutants depends on: a change of it makes old outcomes worthless."""
    found = hashlib.blake2b(digest_size=12)
    for path in _sources(game):
        found.update(str(path.relative_to(ROOT)).encode() + b"\0" + path.read_bytes() + b"\0")
    return found.hexdigest()


def _sources(game: str) -> list[Path]:
    """The rules and their tests, and what both stand on. Files of other games make no difference."""
    package = ROOT / "src" / "monumenta"
    folders: list[Any] = [
        package / "engine",
        package / "games" / game,
        package / "bots",
        ROOT / "tests" / "games" / game,
    ]
    files = {path for folder in folders for path in folder.rglob("*") if path.suffix in {".py", ".toml"}}
    for rule in rows(game).values():
        files |= {ROOT / proof.partition("::")[0] for proof in rule.proof}
    files |= {ROOT / mutant.slip.file for mutant in mutants(game)}
    return sorted(files)
