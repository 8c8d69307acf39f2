"""Peers that are measured beside us: a failure is one clear line, never a wrong number."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from monumenta.cli import peers
from monumenta.cli.peers import DRIVERS, PEERS, Peer, Peers, Speed, one_core


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for drivers and environments, in which one seems to be installed: this Python under another name."""
    monkeypatch.setattr(peers, "DRIVERS", tmp_path)
    folder = tmp_path / "peers" / "some-1"
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(sys.executable)
    (folder / "ready").write_text("some==1\nthing")
    return tmp_path


SOME = Peer("some", "some==1", ("thing",), "driver.py", ("fast",), seconds=3)


def test_what_a_driver_prints_is_its_speed_and_it_is_measured_once(made: Path) -> None:
    (made / "driver.py").write_text("import sys\nprint('chatter')\nprint(float(sys.argv[1]) * 2, len(sys.argv[2]))\n")
    told: list[str] = []
    run = Peers(made, told.append)
    assert run.speed(SOME) == run.speed(SOME) == Speed(6.0, 4.0)
    assert told == ["some: 3 s of random play"]


def test_a_peer_that_breaks_says_why_and_is_skipped(made: Path) -> None:
    (made / "driver.py").write_text("raise SystemExit('it needs a screen')\n")
    told: list[str] = []
    assert Peers(made, told.append).speed(SOME) is None
    assert told[-1] == "some does not run here: it needs a screen"


def test_a_peer_that_never_ends_is_given_up(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (made / "driver.py").write_text("import time\ntime.sleep(60)\n")
    monkeypatch.setattr(peers, "PATIENCE", 0.2)
    told: list[str] = []
    assert Peers(made, told.append).speed(replace(SOME, seconds=0.1)) is None
    assert told[-1] == "some does not come to an end"


def test_what_cannot_be_installed_is_tried_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    told: list[str] = []
    run = Peers(tmp_path, told.append)
    peer = Peer("nothing", "no-such-package==1", (), "driver.py")
    assert run.speed(peer) is None
    assert run.speed(replace(peer, name="nothing else")) is None
    assert told[0].startswith("nothing: installing no-such-package==1 into ")
    assert told[1].startswith("nothing cannot be installed: ERROR: No matching distribution")
    assert told[2] == "nothing else: skipped, its package cannot be installed"


def test_an_environment_that_was_made_otherwise_is_made_again(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    told: list[str] = []
    assert Peers(made, told.append).speed(replace(SOME, needs=("other",))) is None
    assert told[0].startswith("some: installing some==1 into ")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can be told which core to use")
def test_all_is_measured_on_one_core() -> None:
    before = os.sched_getaffinity(0)
    with one_core():
        assert len(os.sched_getaffinity(0)) == 1
    assert os.sched_getaffinity(0) == before


def test_every_peer_has_its_driver_and_a_name_of_its_own() -> None:
    assert all((DRIVERS / peer.driver).is_file() for peer in PEERS)
    assert len({peer.name for peer in PEERS}) == len(PEERS)
    assert {driver.name for driver in DRIVERS.glob("*.py")} == {peer.driver for peer in PEERS}
