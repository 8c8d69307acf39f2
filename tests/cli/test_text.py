"""Both languages say everything, with the same values; the language is chosen as people expect."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from monumenta.terminal.text import FOLDER, Text, chosen_language

FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


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


@pytest.mark.parametrize("name", FILES)
def test_english_and_spanish_say_the_same(name: str) -> None:
    assert messages(FOLDER / "en" / name) == messages(FOLDER / "es" / name)


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
