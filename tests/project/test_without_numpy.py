"""What `pip install monumenta` brings has no NumPy: everything plain works in a process that has none."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from monumenta.engine.match.registry import games
from tests.cli.command import monumenta
from tests.server.harness import ROOT, Person, Server

NAMES = [spec.name for spec in games()]

HIDING = """
import sys

class Hiding:
    def __init__(self, finder):
        self.finder = finder

    def __getattr__(self, name):
        return getattr(self.finder, name)

    def find_spec(self, name, path=None, target=None):
        return None if name.partition(".")[0] in ("numpy", "numba") else self.finder.find_spec(name, path, target)

sys.meta_path[:] = map(Hiding, sys.meta_path)
"""

PLAYING = """
import sys
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.search import Budget, bots_of, choose_id
from monumenta.testing.walk import positions

spec = find(sys.argv[1])
asked = 0
for game in positions(spec, {}, 1):
    able = [seat for seat in range(len(game.players)) if len(game.legal_ids(seat)) > 1]
    if able and not asked:
        asked = 1
        for bot in bots_of(spec):
            assert choose_id(game.concealed(able[0]), bot, 1, Budget(playouts=2)) in game.legal_ids(able[0]), bot
assert game.over and asked
verify(game.record())
game.save(sys.argv[2])
assert "numpy" not in sys.modules
print(game.fingerprint(), len(bots_of(spec)))
"""


@pytest.fixture
def hidden(tmp_path: Path) -> Path:
    """A folder that hides NumPy from every process that has it on its path."""
    folder = tmp_path / "hiding"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(HIDING)
    return folder


def run(code: str, *arguments: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    places = [str(ROOT / "src"), *([str(path)] if path else [])]
    env = os.environ | {"PYTHONPATH": os.pathsep.join(places)}
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], env=env, capture_output=True, text=True, check=False
    )


def test_it_is_really_hidden(hidden: Path) -> None:
    assert "No module named 'numpy'" in run("import numpy", path=hidden).stderr
    assert run("import numpy").returncode == 0


@pytest.mark.parametrize("game", NAMES)
def test_games_and_bots_and_records(game: str, hidden: Path, tmp_path: Path) -> None:
    """What was saved can be verified without NumPy and with it."""
    record = tmp_path / "game.jsonl"
    without = run(PLAYING, game, str(record), path=hidden)
    assert without.returncode == 0, without.stderr
    assert int(without.stdout.split()[1]) >= 2
    places = os.pathsep.join([str(ROOT / "src"), str(hidden)])
    assert monumenta("verify", record, PYTHONPATH=places).status == 0
    assert monumenta("verify", record).status == 0


def test_terminal(hidden: Path) -> None:
    places = os.pathsep.join([str(ROOT / "src"), str(hidden)])
    answer = monumenta("sim", "monuments", "--games", "2", "--bots", "greedy,random", "--json", PYTHONPATH=places)
    assert answer.status == 0, answer.err
    assert '"compiled": false' in answer.out
    assert "numba" in monumenta("bench", "monuments", PYTHONPATH=places).err.lower()


def test_a_turn_at_a_server(hidden: Path, tmp_path: Path) -> None:
    server = Server(tmp_path / "m.db", packages=hidden)
    try:
        ann = Person(server, "Ann")
        for spec in (spec for spec in games() if not spec.realtime):
            table = ann.create("me", "random", game=spec.name)
            with ann.page(table["id"]) as page:
                assert page.play_on(random.Random(1), turns=1) == 1
    finally:
        server.stop()
