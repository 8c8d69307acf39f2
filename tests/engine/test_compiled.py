"""Compiled rules: made once by one process, found by all others, and thrown away when anything changes.

The game is Pebbles, installed in a folder of its own as somebody else's package would be.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import warnings
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import monumenta
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import below, new_rng
from monumenta.engine.compile import compiled
from monumenta.engine.compile.arrays import as_array
from monumenta.engine.compile.compiled import Compiled, CompilerMissing, available, cached, use
from monumenta.engine.match.registry import find, games
from tests.testing.install import install_pebbles

SOURCE = Path(monumenta.__path__[0]).parent
COMPILE = ["-W", "error", "-m", "monumenta.engine.compile.compiled", "pebbles"]


@dataclass
class Workshop:
    """A folder with the package, and one for compiled code."""

    folder: Path

    @property
    def cache(self) -> Path:
        return self.folder / "cache"

    def start(self, *arguments: str) -> subprocess.Popen[str]:
        paths = os.pathsep.join([str(self.folder), str(SOURCE)])
        return subprocess.Popen(
            [sys.executable, *arguments],
            cwd=self.folder,
            env=os.environ | {"MONUMENTA_CACHE": str(self.cache), "PYTHONPATH": paths},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def run(self, *arguments: str) -> list[Any]:
        """The JSON lines that a process prints; it must succeed and complain about nothing."""
        return finish(self.start(*arguments))

    def copy(self, folder: Path) -> Workshop:
        shutil.copytree(self.folder, folder)
        return Workshop(folder)

    def files(self) -> dict[str, int]:
        return {str(f): f.stat().st_mtime_ns for f in self.cache.rglob("*") if f.is_file() and f.name != "lock"}


def finish(process: subprocess.Popen[str]) -> list[Any]:
    out, err = process.communicate()
    assert (process.returncode, err) == (0, "")
    return [json.loads(line) for line in out.splitlines()]


@pytest.fixture(scope="module")
def two_at_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[Workshop, list[list[Any]]]:
    """Two processes that compile the same game at the same time, and what they said."""
    folder = tmp_path_factory.mktemp("workshop")
    install_pebbles(folder)
    shop = Workshop(folder)
    processes = [shop.start(*COMPILE) for _ in range(2)]
    return shop, [finish(process) for process in processes]


def check_progress(lines: list[Any]) -> None:
    total = lines[0]["total"]
    done = [line["done"] for line in lines[:-1]]
    assert lines[:-1] == [{"game": "pebbles", "done": step, "total": total} for step in done]
    assert done == sorted(set(done))
    assert (done[0], done[-1]) == (0, total)
    assert len(done) > 30
    assert lines[-1] == {"game": "pebbles", "ready": True}


def test_of_two_processes_one_compiles_and_tells_how_far_it_is(two_at_once: tuple[Workshop, list[list[Any]]]) -> None:
    _, said = two_at_once
    waited, worked = sorted(said, key=len)
    assert waited == [{"game": "pebbles", "ready": True}]
    check_progress(worked)


LOAD = """
import json
from monumenta.engine.compile import machine
from monumenta.engine.compile.compiled import cached, use
from monumenta.engine.match.registry import find, games
from monumenta.testing import check_game

machine.Parts = None  # nothing can be compiled
spec = find("pebbles")
was_cached = cached(spec)
told = []
made = use(spec, lambda done, total: told.append(done))
check_game(spec, [{}, {"players": 3, "rounds": 2}], range(3))
print(json.dumps([was_cached, told, spec.rules.__file__]))
"""


def test_the_next_process_compiles_nothing_and_the_game_keeps_every_law(
    two_at_once: tuple[Workshop, list[list[Any]]],
) -> None:
    shop, _ = two_at_once
    before = shop.files()
    [[was_cached, told, file]] = shop.run("-c", LOAD)
    assert (was_cached, told) == (True, [])
    assert shop.files() == before
    assert Path(file).is_relative_to(shop.folder), "the package of our tests was taken instead"


ASK = """
import json
from monumenta.engine.compile.compiled import cached
from monumenta.engine.match.registry import find, games

print(json.dumps(cached(find("pebbles"))))
"""


CHANGES = [
    ("rules.py", "out[p] = 1 if s.first == p + 1 else 2", "out[p] = 1 if s.first == p + 1 else 3"),
    ("state.py", "MOST_PEBBLES: Final = 3", "MOST_PEBBLES: Final = 2"),
    ("state.py", "    rounds: i8", "    rounds: i16"),
]


@pytest.mark.parametrize(("file", "old", "new"), CHANGES)
def test_a_changed_rule_number_or_field_is_not_taken_for_the_old_one(
    file: str, old: str, new: str, two_at_once: tuple[Workshop, list[list[Any]]], tmp_path: Path
) -> None:
    shop = two_at_once[0].copy(tmp_path / "copy")
    replace(shop.folder / "pebbles" / file, old, new)
    assert shop.run("-c", ASK) == [False]


def test_what_the_compiler_does_not_read_may_change(
    two_at_once: tuple[Workshop, list[list[Any]]], tmp_path: Path
) -> None:
    """A remark moves all lines below it, and another file of the package is none of the compiler's business."""
    shop = two_at_once[0].copy(tmp_path / "copy")
    replace(shop.folder / "pebbles" / "rules.py", "FEATURES = ", "# a remark\n\nFEATURES = ")
    with (shop.folder / "pebbles" / "view.py").open("a") as view:
        view.write("\nMORE = 1\n")
    [[was_cached, told, _]] = shop.run("-c", LOAD)
    assert (was_cached, told) == (True, [])


def replace(file: Path, old: str, new: str) -> None:
    text = file.read_text()
    assert text.count(old) == 1
    file.write_text(text.replace(old, new))


def test_a_folder_that_was_moved_is_still_good(two_at_once: tuple[Workshop, list[list[Any]]], tmp_path: Path) -> None:
    assert two_at_once[0].copy(tmp_path / "copy").run("-c", ASK) == [True]


def test_a_folder_that_is_not_complete_is_made_anew(
    two_at_once: tuple[Workshop, list[list[Any]]], tmp_path: Path
) -> None:
    """As a process leaves it that is killed, or a disk that is full: files may be there and hold nothing."""
    shop = two_at_once[0].copy(tmp_path / "copy")
    [complete] = shop.cache.rglob("complete")
    complete.unlink()
    code = complete.parent / "code"
    code.write_bytes(b"")
    assert shop.run("-c", ASK) == [False]
    check_progress(shop.run(*COMPILE))
    assert complete.exists()
    assert code.stat().st_size > 0


# --- within one process -------------------------------------------------------------------------------


def test_rules_are_compiled_once_a_process() -> None:
    spec = find("monuments")
    assert use(spec) is use(spec) is compiled.in_use(spec)
    assert cached(spec)


def test_no_other_types_are_compiled_for() -> None:
    """A second signature would be made in the middle of a game."""
    with pytest.raises(TypeError, match="No matching definition"):
        use(find("monuments"))[below](as_array(new_rng(1)).astype(np.float32), 2)


def test_without_numba_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_spec(name: str) -> None:
        assert name in ("numba", "filelock")

    monkeypatch.setattr("importlib.util.find_spec", find_spec)
    spec = find("monuments")
    assert not available()
    assert not cached(spec)
    with pytest.raises(CompilerMissing, match=r"pip install 'monumenta\[sim\]'"):
        Compiled(spec, [spec.rules.start])


def test_numba_is_touched_only_on_demand() -> None:
    code = "import sys, monumenta.contest.simulate as s; s.compiled.available(); print('numba' in sys.modules)"
    out = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert out.stdout == "False\n"


def test_a_warning_of_numba_is_an_error() -> None:
    from numba.core.errors import NumbaPerformanceWarning  # pyright: ignore[reportUnknownVariableType]

    kind: Any = NumbaPerformanceWarning
    with pytest.raises(kind, match="slow"):
        warnings.warn("slow", kind, stacklevel=1)


def test_a_type_that_rules_cannot_have_is_refused(pebbles: GameSpec) -> None:
    from monumenta.engine.author.rule import rule

    @rule
    def odd(names: list[str]) -> int:
        return len(names)

    with pytest.raises(TypeError, match=r"cannot be given list\[str\]"):
        Compiled(pebbles, [odd])._signature(odd)  # pyright: ignore[reportPrivateUsage]


def test_a_damaged_cache_is_made_again(two_at_once: tuple[Workshop, list[list[Any]]], tmp_path: Path) -> None:
    shop = two_at_once[0].copy(tmp_path / "damaged")
    [victim] = shop.cache.rglob("code")
    content = bytearray(victim.read_bytes())
    content[len(content) // 2] ^= 1
    victim.write_bytes(content)
    check_progress(shop.run(*COMPILE))
    assert shop.run(*COMPILE) == [{"game": "pebbles", "ready": True}]


def test_an_unknown_game_is_one_clear_line(tmp_path: Path) -> None:
    process = Workshop(tmp_path).start("-m", "monumenta.engine.compile.compiled", "chess")
    out, err = process.communicate()
    assert (process.returncode, out) == (2, "")
    assert err.startswith("there is no game 'chess'; there are: ")
    assert err.count("\n") == 1


def test_without_names_all_games_are_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[str] = []

    def note(spec: GameSpec, progress: compiled.Progress) -> None:
        asked.append(spec.name)
        progress(1, 2)

    monkeypatch.setattr(compiled, "use", note)
    assert compiled.main([]) == 0
    assert asked == [spec.name for spec in games()]
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert lines[:2] == [{"game": asked[0], "done": 1, "total": 2}, {"game": asked[0], "ready": True}]
