"""Every rule can be broken, and its own tests notice: the mutants, and the tool that tries them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from monumenta.engine.match.registry import games
from tools.mutants import catalog, run
from tools.mutants.catalog import ROOT, BadMutant, Mutant, Slip, mutants, unbroken
from tools.mutants.journal import Journal
from tools.mutants.report import PAGE, page
from tools.mutants.run import attempt_all, sample
from tools.mutants.trial import Outcome

GAMES = [spec.name for spec in games()]
RULES = "src/monumenta/games/monuments/rules.py"
PROOF = ["tests/games/monuments/test_setup.py::test_everybody_starts_with_ten"]


def mutant(what: str, old: str, new: str, proof: list[str] = PROOF) -> Mutant:
    return Mutant("monuments", Slip("S3", what, RULES, old, new), proof)


POORER = mutant("a point less", "s.points[seat] = START_SCORE", "s.points[seat] = START_SCORE - 1")
SAME = mutant("nothing", "s.points[seat] = START_SCORE", "s.points[seat] = 0 + START_SCORE")
LOST = mutant("no module", "from .tables import (", "from .nowhere import (")


@pytest.mark.parametrize("game", GAMES)
def test_every_row_that_states_behaviour_has_a_mutant(game: str) -> None:
    assert unbroken(game) == []


def test_the_page_tells_of_every_mutant() -> None:
    """Written by `python -m tools.mutants`, a complete run; who adds a mutant runs it."""
    told = PAGE.read_text("utf-8")
    outcomes = {one.key: Outcome(one.key, "dead", "", 0.0) for game in GAMES for one in mutants(game)}
    wanted = page(outcomes, GAMES)
    assert [_start(line) for line in told.splitlines()] == [_start(line) for line in wanted.splitlines()]
    alive = [
        line.split("|")[5].strip() for line in told.splitlines() if line.startswith(tuple(f"| {g} " for g in GAMES))
    ]
    assert alive == ["0"] * len(GAMES)


def _start(line: str) -> list[str]:
    """A line of the page without what only a run can tell."""
    return line.split(" | ")[:2]


def test_a_mutant_that_its_tests_notice_is_dead_another_alive_and_one_that_does_not_import_neither() -> None:
    outcomes = {outcome.key: outcome for outcome in attempt_all([POORER, SAME, LOST], workers=1)}
    assert outcomes[POORER.key].fate == "dead"
    assert outcomes[POORER.key].by.startswith(PROOF[0])
    assert outcomes[SAME.key].fate == "alive"
    assert outcomes[LOST.key].fate == "broken"
    assert "START_SCORE - 1" not in (ROOT / RULES).read_text("utf-8")


def test_only_the_tests_of_its_row_are_asked() -> None:
    elsewhere = mutant(
        POORER.slip.what, POORER.slip.old, POORER.slip.new, ["tests/games/monuments/test_setup.py::test_supply"]
    )
    assert [outcome.fate for outcome in attempt_all([elsewhere])] == ["alive"]


def test_a_sample_is_chosen_by_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    many = [mutant(str(number), "a", "b") for number in range(100)]
    first = sample(many, 10)
    assert sample(many, 10) == first
    monkeypatch.setattr(run, "digest", lambda game: f"another {game}")  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    assert sample(many, 10) != first


def test_what_is_known_to_die_is_remembered_for_the_same_sources(tmp_path: Path) -> None:
    journal = Journal(tmp_path / "kept" / "journal.jsonl")
    assert journal.known("now") == {}
    dead, alive = Outcome("one", "dead", "test", 1.0), Outcome("two", "alive", "", 1.0)
    journal.add("now", dead)
    journal.add("now", alive)
    assert journal.known("now") == {"one": dead}
    assert journal.known("later") == {}


@pytest.mark.parametrize(
    ("slip", "problem"),
    [
        (Slip("Z9", "no row", RULES, "seat += 1", "seat += 2"), "no such row"),
        (Slip("S3", "the same", RULES, "seat += 1", "seat += 1"), "nothing is changed"),
        (Slip("S3", "not there", RULES, "no such text", "other"), "stands 0 times"),
        (Slip("S3", "too often", RULES, "@rule", ""), "times in src"),
    ],
)
def test_a_mutant_that_cannot_be_applied_is_refused(slip: Slip, problem: str) -> None:
    with pytest.raises(BadMutant, match=problem):
        catalog._mutant("monuments", slip)  # pyright: ignore[reportPrivateUsage]


def test_ctrl_c_stops_it_and_the_same_command_goes_on() -> None:
    command = [sys.executable, "-m", "tools.mutants", "monuments", "--again", "--workers", "1"]
    env = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]), "PYTHONUNBUFFERED": "1"}
    journal = ROOT / ".mutants" / "journal.jsonl"
    before = journal.stat().st_size if journal.exists() else 0
    running = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    while not journal.exists() or journal.stat().st_size == before:  # until it has tried one
        assert running.poll() is None, running.communicate()[0]
        time.sleep(0.05)
    running.send_signal(signal.SIGINT)
    printed = running.communicate(timeout=60)[0]
    assert running.returncode == 130, printed
    assert "goes on from here" in printed
    assert "Traceback" not in printed
