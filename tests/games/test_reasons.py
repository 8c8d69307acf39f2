"""Every reason why an action is not possible has its words in every language, and every such text has its reason."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.registry import games
from monumenta.terminal.text import Text
from tests.cli.test_text import messages

GAMES = [spec.name for spec in games()]
SOURCES = Path(__file__).parents[2] / "src" / "monumenta" / "games"


def words(game: str, language: str, file: str) -> Path:
    return SOURCES / game / "texts" / language / f"{file}.ftl"


def reasons(game: str) -> dict[str, set[str]]:
    """What the game's code gives as reasons, each with the names of what its text fills in."""
    found: dict[str, set[str]] = {}
    for file in (SOURCES / game).glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "WhyNot"):
                continue
            where = f"{file.name}:{node.lineno}"
            reason = node.args[1] if len(node.args) > 1 else None
            assert isinstance(reason, ast.Constant), f"{where}: spell the reason out, so that it can be found"
            named = _names(node, where)
            assert found.setdefault(str(reason.value), named) == named, f"{where}: other values than elsewhere"
    return found


def _names(call: ast.Call, where: str) -> set[str]:
    given = [*call.args[3:], *(word.value for word in call.keywords if word.arg == "args")]
    if not given:
        return set()
    values = given[0]
    assert isinstance(values, ast.Dict), f"{where}: spell the values out, so that their names can be found"
    return {str(key.value) for key in values.keys if isinstance(key, ast.Constant)}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_reasons_and_texts_are_the_same(game: str, language: str) -> None:
    start = f"{game}-why-"
    texts = messages(words(game, language, "table")) | messages(words(game, language, "help"))
    assert reasons(game) == {key.removeprefix(start): names for key, names in texts.items() if key.startswith(start)}


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.name)
def test_clashes_of_options_and_texts_are_the_same(spec: GameSpec, language: str) -> None:
    start = f"{spec.name}-clash-"
    file = words(spec.name, language, "setup")
    texts = {key.removeprefix(start): names for key, names in messages(file).items() if key.startswith(start)}
    assert set(texts) == {clash.reason for clash in spec.clashes}
    assert all(texts[clash.reason] <= set(clash.when) for clash in spec.clashes)


@pytest.mark.parametrize("language", ["en", "es"])
def test_a_text_fills_in_what_the_rules_know(language: str) -> None:
    say = Text(language)
    for colour, words in (("red", {"en": "red", "es": "roja"}), ("purple", {"en": "purple", "es": "morada"})):
        assert words[language] in say("monuments-why-no-token", colour=colour)
    assert "1" in say("monuments-why-not-supported", missing=1)
