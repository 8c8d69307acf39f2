"""Both languages say everything, with the same values; the language is chosen as people expect."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import monumenta
from monumenta.terminal.text import Text, chosen_language

SOURCES = Path(monumenta.__file__ or "").parent
LOCALES = SOURCES / "locales"
GAMES = SOURCES / "games"
FILES = sorted([*LOCALES.glob("en/*.ftl"), *GAMES.glob("*/texts/en/*.ftl")])


class Names(Visitor):
    """The values that a message asks for."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's convention)
        self.found.add(node.id.name)


def messages(path: Path) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            names = Names()
            names.visit(entry)
            assert entry.id.name not in found, f"{path}: {entry.id.name} is there twice"
            found[entry.id.name] = names.found
    return found


@pytest.mark.parametrize("english", FILES, ids=lambda file: file.relative_to(SOURCES).as_posix())
def test_english_and_spanish_say_the_same(english: Path) -> None:
    assert messages(english) == messages(english.parents[1] / "es" / english.name)


@pytest.mark.parametrize("folder", sorted(GAMES.glob("*/texts")), ids=lambda folder: folder.parent.name)
def test_every_message_of_a_game_has_its_name_in_it(folder: Path) -> None:
    """By that it is found."""
    name = folder.parent.name
    keys = [key for file in folder.glob("en/*.ftl") for key in messages(file)]
    assert len(keys) > 100
    assert [key for key in keys if f"-{name}-" not in f"-{key}-"] == []
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize(
    ("arguments", "environment", "language"),
    [
        ([], {}, "en"),
        ([], {"LANG": "es_MX.UTF-8"}, "es"),
        ([], {"LANG": "es_ES.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
        ([], {"LANG": "C.UTF-8"}, "en"),
        (["--lang", "es", "box"], {"LANG": "en"}, "es"),
        (["box", "--lang=en"], {"LANG": "es"}, "en"),
    ],
)
def test_language_by_option_then_environment(arguments: list[str], environment: dict[str, str], language: str) -> None:
    assert chosen_language(arguments, environment) == language


def test_a_missing_text_or_value_is_an_error_not_a_hole() -> None:
    text = Text("es")
    assert text("play-only-person") == "Jugador"
    with pytest.raises(KeyError, match="no-such-text"):
        text("no-such-text")
    with pytest.raises(KeyError, match="play-person"):
        text("play-person")
