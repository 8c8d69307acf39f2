"""A game is one place: outside its own folders nobody knows its name.

Any word of a file counts, in code, texts, comments and the file's own name; `mondoClock` and `MONDO_CLOCK` hold
"mondo". A name that is an ordinary English word, "moves", counts where it can only be the game: as a whole text or the
beginning of a key, as a folder, or as the beginning of an identifier.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from monumenta.engine.author.contract import CONTRACT
from monumenta.engine.match.registry import games

ROOT = Path(__file__).parents[2]
FOLDERS = [
    *(
        f"src/monumenta/{layer}"
        for layer in (
            "engine", "search", "advice", "contest", "tables", "server", "browser", "cli", "rl", "terminal", "testing",
        )
    ),
    *(f"web/src/{part}" for part in ("lib", "parts", "pages", "analysis")),
    "web/scripts",
    "tools",
]  # fmt: skip
ORDINARY = {"moves"}
"""Names that are English words as well."""
MEANT_OTHERWISE = {
    "src/monumenta/server/store/schema.py": "the database's table of logged moves",
    "src/monumenta/server/store/migrations/versions/m0001_first.py": "the same",
    "src/monumenta/cli/hosting.py": "a column: how many moves a table has",
    "src/monumenta/contest/report.py": "a column: how many moves a game had",
}
"""Where an ordinary name stands as a whole text and is not the game, with what it is."""
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")

NAMES = {spec.name for spec in games() if spec.package.startswith("monumenta.games.")}


def _as_a_game(name: str) -> re.Pattern[str]:
    """An ordinary word where it is the game: "moves", "moves-why-…", `games/moves`, `moves_v0`, `Moves-v0`."""
    whole = rf"""(?P<quote>["'`]){name}(?P=quote)"""
    begins = rf"""["'`]{name}[-_/]\w"""
    place = rf"games[./]{name}\b|monumenta[_/]{name}\b"
    identifier = rf"\b{name}_(?!on\b)\w|\b{name.capitalize()}(?:[A-Z]|-v\d)"
    return re.compile(f"{whole}|{begins}|{place}|{identifier}")


def _files(folder: Path) -> Iterator[Path]:
    """What Git knows or would take up: no caches, nothing that is built. The page's tests stand beside what they test,
    and a test needs a game."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "--", str(folder)]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, encoding="utf-8").stdout
    yield from (ROOT / name for name in listed.splitlines() if (ROOT / name).is_file() and ".test." not in name)


def found_in(path: str, text: str) -> list[str]:
    """Every place of a file at which a game is named, the file's own name included."""
    places: list[str] = []
    for number, line in enumerate([Path(path).name, *text.splitlines()]):
        words = {word.lower() for word in WORD.findall(line)}
        named = (NAMES - ORDINARY) & words
        if path not in MEANT_OTHERWISE:
            named |= {name for name in NAMES & ORDINARY if _as_a_game(name).search(line)}
        places += [f"{path}:{number}: {name}: {line.strip()[:120]}" for name in sorted(named)]
    return places


@pytest.mark.parametrize("folder", [folder for folder in FOLDERS if (ROOT / folder).is_dir()])
def test_no_game_is_named(folder: str) -> None:
    places = [
        place
        for file in _files(ROOT / folder)
        if (text := _text(file)) is not None
        for place in found_in(file.relative_to(ROOT).as_posix(), text)
    ]
    assert not places, "\n".join(places)


def _text(file: Path) -> str | None:
    try:
        return file.read_text("utf-8")
    except UnicodeDecodeError:
        return None


def test_there_are_games_to_look_for() -> None:
    assert len(NAMES) == 4
    assert ORDINARY < NAMES


@pytest.mark.parametrize(
    "line",
    [
        "from monumenta.games.moves import rules",
        "from ..games.mondo.state import TURNS",
        'ROWS = {"moves": 31}',
        "IDS = {'Monumenta/Moves-v0': 1}",
        "say('moves-why-blocked')",
        "import { drawMondo } from './mondo'",
        "MONUMENTAL_ROUNDS = 5",
        "def moves_longest(options): ...",
        "# as in Mondo Sapiens",
        "pyspiel.load_game('monumenta_moves')",
        "class MovesBoard: ...",
        "import '../games/monuments/table.css'",
    ],
)
def test_a_name_is_found(line: str) -> None:
    assert found_in("some.py", line)


@pytest.mark.parametrize(
    "line",
    [
        "from monumenta.engine.match import game  # Monumenta's own",
        "for move in record.moves: moves.append(move)",
        "moves_on = seat is None",
        "'''Everybody moves on by a seat; the moves are logged.'''",
        "MOST_MOVES = SHOWN_MOVES = 3",
        "a monument stands",
    ],
)
def test_an_ordinary_word_is_none(line: str) -> None:
    assert not found_in("some.py", line)


@pytest.mark.parametrize("path", MEANT_OTHERWISE)
def test_every_exception_is_needed(path: str) -> None:
    lines = (ROOT / path).read_text("utf-8").splitlines()
    assert any(_as_a_game(name).search(line) for name in ORDINARY for line in lines)


SHARED = {
    "box": {"Box", "load"},
    "state": {"State"},
    "actions": set[str](),
    "rules": set(CONTRACT),
    "tables": set[str](),
    "why": {"why_not"},
    "notation": {"parse", "write"},
    "observation": {"FEATURES", "PARTS", "see"},
    "view": {"Choice", "Event", "View", "choice", "view"},
    "game": {"GAME", "Options"},
}
"""The files that every game has, and what is in them."""


@pytest.mark.parametrize("file", SHARED)
@pytest.mark.parametrize("package", [spec.package for spec in games() if spec.name in NAMES])
def test_who_knows_one_game_finds_their_way_in_all(package: str, file: str) -> None:
    assert not SHARED[file] - vars(import_module(f"{package}.{file}")).keys()
