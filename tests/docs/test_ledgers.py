"""Every rule has a proof: rows of the ledgers against the tests that exist."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from monumenta.engine.match.ledger import read_ledger
from monumenta.engine.match.registry import games

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "monumenta" / "games"
GAMES = [spec.name for spec in games()]
SOURCES = {"rulebook", "public", "derived", "guess", "invented"}
LANGUAGES = ["es"]


def names_in(path: Path) -> set[str]:
    tree = ast.parse(path.read_text("utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")}


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_proof(game: str) -> None:
    rules = [rule for section in read_ledger(game) for rule in section.rules]
    assert rules
    for rule in rules:
        assert rule.proof, f"{game} {rule.id} has no test"
        for proof in rule.proof:
            file, _, name = proof.partition("::")
            assert name in names_in(ROOT / file), f"{game} {rule.id}: there is no test {proof}"


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_well_formed(game: str) -> None:
    rules = [rule for section in read_ledger(game) for rule in section.rules]
    ids = [rule.id for rule in rules]
    assert len(ids) == len(set(ids))
    assert all(rule.source in SOURCES for rule in rules)
    rows = re.findall(r"^\| [A-Z]\d+ \|", (FOLDER / game / "ledger.md").read_text("utf-8"), re.MULTILINE)
    assert len(rows) == len(rules), "a row of the table was not read"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_other_languages_have_the_same_rules(game: str, language: str) -> None:
    ours, theirs = read_ledger(game), read_ledger(game, language)
    assert [[rule.id for rule in section.rules] for section in ours] == [
        [rule.id for rule in section.rules] for section in theirs
    ]
    for one, other in zip(ours, theirs, strict=True):
        for rule, translated in zip(one.rules, other.rules, strict=True):
            assert rule.source == translated.source, rule.id
            assert (rule.ruling is None) == (translated.ruling is None), rule.id
            assert re.findall(r"`[^`]+`", rule.ruling or "") == re.findall(r"`[^`]+`", translated.ruling or ""), rule.id


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_named_in_the_code_exists(game: str) -> None:
    """Refusals and comments in a game's folder name rows of its ledger."""
    ids = {rule.id for section in read_ledger(game) for rule in section.rules}
    for file in (FOLDER / game).glob("*.py"):
        text = file.read_text("utf-8")
        named = set(re.findall(r'WhyNot\(\s*"([A-Z]\d+)"', text))
        named |= {
            name
            for line in re.findall(r'"""((?:[A-Z]\d+(?:, | to )?)+):', text)
            for name in re.findall(r"[A-Z]\d+", line)
        }
        assert named <= ids, f"{file.name} names {sorted(named - ids)}"
