"""Peers that are measured beside us: a failure is one clear line, never a wrong number."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from monumenta.cli import peers
from monumenta.cli.peers import PEERS, Peer, PeerMissing, measure


def ready(home: Path, peer: Peer) -> None:
    """An environment that seems to be installed: this Python under another name."""
    folder = home / "peers" / peer.package.replace("==", "-")
    (folder / "bin").mkdir(parents=True)
    (folder / "bin" / "python").symlink_to(sys.executable)
    (folder / "ready").touch()


def test_what_a_driver_prints_is_its_speed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = tmp_path / "driver.py"
    driver.write_text("import sys\nprint('chatter')\nprint(float(sys.argv[1]) * 2)\n")
    peer = Peer("quick", "quick==1", (), str(driver))
    ready(tmp_path, peer)
    monkeypatch.setattr(peers, "SECONDS", 3)
    told: list[str] = []
    assert measure(peer, tmp_path, told.append) == 6.0
    assert told == ["quick: 3 s of random play"]


def test_a_peer_that_breaks_says_why(tmp_path: Path) -> None:
    driver = tmp_path / "driver.py"
    driver.write_text("raise SystemExit('it needs a screen')\n")
    peer = Peer("broken", "broken==1", (), str(driver))
    ready(tmp_path, peer)
    with pytest.raises(PeerMissing, match="broken does not run here: it needs a screen"):
        measure(peer, tmp_path, print)


def test_every_peer_has_its_driver() -> None:
    assert all((Path(peers.__file__).parent / peer.driver).is_file() for peer in PEERS.values())
