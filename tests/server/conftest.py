"""One server for all tests that neither stop it nor tune it."""

from __future__ import annotations

from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from tests.server.harness import Person, Server
from tests.server.host import Host


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "games.db")
    yield running
    running.stop()


@pytest.fixture
def ana(server: Server) -> Person:
    return Person(server, "Ana")


@pytest.fixture
def ben(server: Server) -> Person:
    return Person(server, "Ben")


@pytest.fixture
def own_server(tmp_path: Path) -> Generator[Callable[..., Server]]:
    """Start servers of one's own; they are ended with the test."""
    running: list[Server] = []

    def start(**env: str) -> Server:
        running.append(Server(tmp_path / "games.db", env=env))
        return running[-1]

    yield start
    for each in running:
        if each.process.poll() is None:
            each.stop()


@pytest.fixture
def host(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Host:
    """The administrator of `own_server`, whether it runs or not."""
    return Host(tmp_path / "games.db", monkeypatch)
