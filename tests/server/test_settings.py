"""What an operator may tune, and how wrong values are answered."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from monumenta.server.people.limits import Buckets
from monumenta.server.run import listen
from monumenta.server.settings import SettingError, Settings, database_url, from_environment


def test_without_variables_the_defaults_hold() -> None:
    assert from_environment({}) == Settings()


def test_variables() -> None:
    env = {
        "MONUMENTA_GRACE": "5",
        "MONUMENTA_PACE": "0.1-0.2",
        "MONUMENTA_THINK": "0.25",
        "MONUMENTA_IDLE": "7",
        "MONUMENTA_HOSTS": "Games.example.org, other",
        "MONUMENTA_COMPILE": "0",
        "MONUMENTA_POSTS": "3",
        "MONUMENTA_MESSAGES": "50",
        "MONUMENTA_TABLES": "7",
        "MONUMENTA_SHOWN": "3",
        "MONUMENTA_VACANT": "60",
    }
    found = from_environment(env)
    assert (found.grace, found.pace, found.idle, found.compile) == (5, (0.1, 0.2), 7, False)
    assert (found.think, found.tables, found.shown, found.vacant) == (0.25, 7, 3, 60)
    assert (found.hosts, found.post_burst, found.message_rate) == (("games.example.org", "other"), 3, 50)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("MONUMENTA_GRACE", "soon"),
        ("MONUMENTA_GRACE", "-1"),
        ("MONUMENTA_THINK", "long"),
        ("MONUMENTA_PACE", "2-1"),
        ("MONUMENTA_PACE", "fast"),
        ("MONUMENTA_PACE", "1-2-3"),
    ],
)
def test_nonsense_is_named(name: str, value: str) -> None:
    with pytest.raises(SettingError, match=name):
        from_environment({name: value})


def test_database_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None).endswith("monumenta/monumenta.db")
    assert database_url("/a b/x.db") == "sqlite+aiosqlite:////a b/x.db"
    assert database_url("sqlite:////x.db") == "sqlite+aiosqlite:////x.db"
    with pytest.raises(SettingError, match="sqlite:///FILE"):
        database_url("mysql://somewhere")


def test_a_taken_port_is_passed_over() -> None:
    with listen("127.0.0.1", 0) as first:
        port: int = first.getsockname()[1]
        with listen("127.0.0.1", port) as second:
            assert port < second.getsockname()[1] <= port + 50


def test_an_address_that_is_not_ours_says_so() -> None:
    with pytest.raises(OSError, match="try another --port"):
        listen("192.0.2.1", 8642)
    with pytest.raises(OSError, match="between 1 and 65535"):
        listen("127.0.0.1", 70_000)
    assert socket.has_ipv6 is not None


def test_buckets_forget_the_longest_unseen() -> None:
    buckets = Buckets(rate=0, burst=1, most=2)
    assert buckets.take("a")
    assert not buckets.take("a")
    assert buckets.take("b")
    assert buckets.take("c")  # now "a" is forgotten
    assert buckets.take("a")
    assert not buckets.take("c")
