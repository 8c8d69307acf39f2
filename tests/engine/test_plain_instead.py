"""Where compiling fails the plain rules go on, with one warning for each game that says why and what to do."""

from __future__ import annotations

import json
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any

import pytest

from monumenta.engine.compile import compiled
from monumenta.engine.compile.compiled import Compiled, PlainRules, use_or_plain
from monumenta.engine.match.registry import find
from tests.cli.command import environment, monumenta

EVERYWHERE = """
import json, sys, warnings
from monumenta.contest.bench import bench
from monumenta.contest.simulate import Lineup, simulate
from monumenta.engine.compile import compiled
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find
from monumenta.rl import Batch
from monumenta.rl.single import Single

spec = find("monuments")
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    result = simulate(spec, parse_options(spec, {"players": 2}), Lineup(["random", "random"]), 2, 1)
    Single("monuments", None, {}).begin(1)
    Batch("monuments", 2).reset(1)
    figures = bench(spec, 0.001)
told = [str(one.message) for one in caught if one.category is compiled.PlainRules]
json.dump({"compiled": result.compiled, "figures": len(figures), "told": told}, sys.stdout)
"""


def unwritable(folder: Path) -> dict[str, str]:
    (folder / "cache").write_text("a file, not a folder")
    return {"MONUMENTA_CACHE": str(folder / "cache")}


def broken_numba(folder: Path) -> dict[str, str]:
    (folder / "numba").mkdir()
    (folder / "numba" / "__init__.py").write_text("raise ImportError('Numba needs another NumPy')")
    return {"PYTHONPATH": f"{folder}"}


@pytest.mark.parametrize(
    ("broken", "why", "todo"),
    [
        (unwritable, "Not a directory", "set MONUMENTA_CACHE to a folder that can be written to"),
        (broken_numba, "Numba needs another NumPy", "pip install 'monumenta[sim]'"),
    ],
)
def test_the_plain_rules_go_on_everywhere_with_one_warning(broken: Any, why: str, todo: str, tmp_path: Path) -> None:
    env = environment(**broken(tmp_path))
    done = subprocess.run([sys.executable, "-c", EVERYWHERE], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert not found["compiled"]
    assert found["figures"] > 3
    assert len(found["told"]) == 1
    assert found["told"][0].startswith("the rules of monuments could not be compiled")
    assert why in found["told"][0]
    assert todo in found["told"][0]


def test_a_command_says_it_in_a_line_and_goes_on(tmp_path: Path) -> None:
    asked = ("sim", "monuments", "--games", "2", "--bots", "random,random", "--json")
    answer = monumenta(*asked, MONUMENTA_CACHE=unwritable(tmp_path)["MONUMENTA_CACHE"])
    assert answer.status == 0, answer.err
    assert '"compiled": false' in answer.out
    assert "the rules of monuments could not be compiled" in answer.err
    assert "Traceback" not in answer.err


def test_what_failed_is_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[str] = []
    failed: set[Any] = set()

    def fail(spec: Any) -> Compiled:
        tried.append(spec.name)
        raise RuntimeError("no such instruction\nand much more")

    monkeypatch.setattr(compiled, "prepare", fail)
    monkeypatch.setattr(compiled, "_compiled", {})
    monkeypatch.setattr(compiled, "_failed", failed)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        assert [use_or_plain(find(name)) for name in ("moves", "moves", "monuments", "moves")] == [None] * 4
    assert tried == ["moves", "monuments"]
    assert [one.category for one in caught] == [PlainRules] * 2
    assert "(RuntimeError: no such instruction)" in str(caught[0].message)
    assert not compiled.compiles(find("moves"))
    assert compiled.compiles(find("mondo"))
