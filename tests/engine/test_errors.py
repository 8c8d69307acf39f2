"""What is refused in another process is the same here."""

from __future__ import annotations

import pickle

import pytest

from monumenta.engine.author.contract import BadOption, IllegalAction, MonumentaError, WhyNot
from monumenta.engine.compile.compiled import CompilerMissing
from monumenta.engine.match.record import BrokenRecord

WHY = WhyNot("M-3", "far", "it is too far")


@pytest.mark.parametrize(
    "problem", [BadOption("no such option"), IllegalAction("a1", WHY), BrokenRecord(3, "odd", "M-3"), CompilerMissing()]
)
def test_an_error_goes_from_process_to_process(problem: MonumentaError) -> None:
    there = pickle.loads(pickle.dumps(problem))  # noqa: S301  # our own
    assert type(there) is type(problem)
    assert str(there) == str(problem)
    assert vars(there) == vars(problem)
