"""README and CONTRIBUTING promise commands, snippets, links: all of them are there and work."""

from __future__ import annotations

import functools
import re
import shlex
from pathlib import Path

import pytest

from monumenta.cli.options import flag_name
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import games
from tests.cli.command import Answer, monumenta

ROOT = Path(__file__).parents[2]
DOCUMENTS = ["README.md", "CONTRIBUTING.md", "docs/architecture.md"]


def blocks(document: str, language: str) -> list[str]:
    text = (ROOT / document).read_text("utf-8")
    return re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def shell_lines() -> list[list[str]]:
    return [shlex.split(line, comments=True) for block in blocks("README.md", "sh") for line in block.splitlines()]


def targets() -> set[str]:
    return set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))


def test_snippets_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    snippets = blocks("README.md", "python")
    assert snippets
    for snippet in snippets:
        exec(compile(snippet, "README.md", "exec"), {})  # noqa: S102 (our own README)
    scores, winners = re.findall(r"\[([\d, ]+)\]", capsys.readouterr().out)
    assert len(scores.split(",")) == 3
    assert winners
    game = Game.load("first.jsonl")
    assert str(game.scores) == f"[{scores}]"


@functools.cache
def help_of(command: str) -> Answer:
    return monumenta(command, "--help")


def test_commands_shown_exist() -> None:
    seen: set[str] = set()
    for words in shell_lines():
        match words:
            case ["make", target]:
                assert target in targets(), f"README shows make {target}"
            case ["pip", "install", package]:
                assert package.partition("[")[0] == "monumenta"
            case ["monumenta"]:
                seen.add("serve")
            case ["monumenta", command, *arguments]:
                seen.add(command)
                help_text = help_of(command)
                assert help_text.status == 0, f"README shows monumenta {command}"
                known = {flag_name(option.name) for spec in games() for option in Game.options(spec.name)}
                for flag in (word for word in arguments if word.startswith("--")):
                    assert flag in help_text.out or flag in known, f"README shows {flag} with {command}"
            case _:
                raise AssertionError(f"README shows a command that this test does not know: {words}")
    assert seen == {"analyse", "serve", "play", "sim", "arena", "bench", "rules", "box", "verify", "perft"}


def test_make_targets_named_in_the_text_exist() -> None:
    for document in DOCUMENTS:
        for target in re.findall(r"`make ([a-z]+)`", (ROOT / document).read_text("utf-8")):
            assert target in targets(), f"{document} names make {target}"


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    for link in re.findall(r"\]\(([^)#]+)\)", text):
        if "://" not in link:
            assert ((ROOT / document).parent / link).exists(), f"{document} links to {link}"


def test_folders_on_the_map_exist() -> None:
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    rows = re.findall(r"^\| (`[^|]+) \|", text, re.MULTILINE)
    folders = [folder for row in rows for folder in re.findall(r"`([^`]+)`", row)]
    assert len(folders) > 8
    for folder in folders:
        there = ROOT / folder.replace("<game>", "monuments")
        assert there.exists() or there.with_suffix(".py").exists(), f"CONTRIBUTING names {folder}"
