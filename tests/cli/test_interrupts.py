"""Ctrl-C ends whatever of ours runs for long: soon, with a word, without a traceback, and nobody goes on in secret.

`pytest -s` tells how long each took."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from monumenta.contest.folder import GAMES
from tests.cli.interrupts import ROOT, Ended, Program, has, shows, waits_for_ctrl_c

ENDLESS = "1000000000"
GOLDEN = str(ROOT / "tests" / "golden" / "monuments" / "v1-capitol-4.jsonl")


def stop(arguments: list[str], folder: Path, sign: Callable[[Program], bool], more: float = 0.3) -> Ended:
    program = Program(arguments, folder)
    try:
        program.until(sign, more)
        ended = program.interrupt()
    finally:
        program.kill([])
    print(f"\n{' '.join(arguments)[:90]}: {ended.seconds:.2f} s", file=sys.__stdout__)
    assert ended.code == 130, ended.err
    assert "Traceback" not in ended.err + ended.out, ended.err
    assert not ended.orphans
    return ended


def monumenta(*words: str) -> list[str]:
    return ["-m", "monumenta", *words]


@pytest.mark.parametrize("workers", ["1", "2"])
@pytest.mark.parametrize("bots", ["random", "greedy,random", "novice,random"])
def test_a_simulation_ends(tmp_path: Path, bots: str, workers: str) -> None:
    command = monumenta("sim", "monuments", "--games", ENDLESS, "--bots", bots, "--workers", workers)
    ended = stop(command, tmp_path, shows("Playing"))
    assert " of 1,000,000,000 games were played." in ended.err
    assert "monumenta: Stopped." in ended.err


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_simulation_that_keeps_records_ends(tmp_path: Path, workers: str) -> None:
    words = ("--games", ENDLESS, "--bots", "greedy", "--out", "kept", "--workers", workers)
    ended = stop(monumenta("sim", "monuments", *words), tmp_path, has(tmp_path, "kept"))
    assert " of 1,000,000,000 games were played." in ended.err


def match(bot: str, workers: str, *more: str) -> list[str]:
    words = ("match", "monuments", bot, "random", "--games", "1000000", "--out", "run", "--workers", workers)
    return monumenta("arena", *words, *more)


KEPT = "of 1,000,000 games are kept in run; the same command goes on from there."


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_match_ends_and_says_where_its_games_are(tmp_path: Path, workers: str) -> None:
    ended = stop(match("greedy", workers), tmp_path, has(tmp_path, "run", GAMES))
    assert KEPT in " ".join(ended.err.split())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_match_ends_in_the_middle_of_a_decision(tmp_path: Path, workers: str) -> None:
    """Which takes an hour. Until then it has loaded, and started whom it needs."""
    ended = stop(match("master:20000000", workers), tmp_path, has(tmp_path, "run"), more=5)
    assert f"0 {KEPT}" in " ".join(ended.err.split())


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_programs_of_a_match_end_with_it(tmp_path: Path, workers: str) -> None:
    """One that takes its time, and would not go by itself when nobody talks to it any more."""
    (tmp_path / "slow.py").write_text(
        "import sys, time, json\n"
        "for line in sys.stdin:\n"
        "    kind = json.loads(line)['kind']\n"
        "    if kind == 'hello': print(json.dumps({'name': 'slow'}), flush=True)\n"
        "    if kind == 'ask':\n"
        "        open('asked', 'w').write('x')\n"
        "        end = time.monotonic() + 300\n"
        "        while time.monotonic() < end: pass\n"
    )
    bot = f"slow=exec:{shlex.quote(sys.executable)} slow.py"
    stop(match(bot, workers, "--limit", "900"), tmp_path, has(tmp_path, "asked"))


def test_a_benchmark_ends(tmp_path: Path) -> None:
    stop(monumenta("bench", "monuments"), tmp_path, shows("Measuring"))


def test_counting_leaves_ends(tmp_path: Path) -> None:
    ended = stop(monumenta("perft", "moves", "--depth", "6"), tmp_path, shows("Depth 2:"))
    assert "monumenta: Stopped." in ended.err


def test_looking_back_ends(tmp_path: Path) -> None:
    stop(monumenta("analyse", GOLDEN, "--seconds", "400"), tmp_path, shows("Analysing"))


def test_learning_ends_and_draws_its_curve(tmp_path: Path) -> None:
    example = str(ROOT / "examples" / "learn_monuments.py")
    ended = stop([example, ENDLESS, "curve.svg"], tmp_path, shows("round 5:"))
    assert "stopped after " in ended.err
    assert (tmp_path / "curve.svg").read_text().endswith("</svg>\n")


STEP = """
import sys
from monumenta.rl import Batch, Opponents
batch = Batch("moves", 4096, opponents=Opponents(["montecarlo"], playouts=20_000), threads=int(sys.argv[1]))
actions = batch.sample()
print("at work", flush=True)
try:
    batch.step(actions)
except KeyboardInterrupt:
    sys.exit(130)
"""


@pytest.mark.parametrize("threads", ["1", "2"])
def test_one_step_of_a_batch_ends_though_its_opponents_would_think_for_long(tmp_path: Path, threads: str) -> None:
    """4,096 games against a search: minutes for a step."""
    stop(["-c", STEP, threads], tmp_path, shows("at work"))


@pytest.mark.parametrize(
    "words", [["bench.moves_survey", "--games", ENDLESS], ["bench.scaling", "monuments", "--seconds", "1000"]]
)
def test_a_measurement_ends_in_the_middle_of_compiled_code(tmp_path: Path, words: list[str]) -> None:
    ended = stop(["-m", *words], tmp_path, waits_for_ctrl_c)
    assert "stopped" in ended.err
