"""What an operator may tune. Each value has an environment variable, so a container needs no config file."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from monumenta.advice.review import SECONDS
from monumenta.tables.settings import TableSettings

MEGABYTE = 1024 * 1024


class SettingError(ValueError):
    """An environment variable or argument that makes no sense; the message says what would."""


class Settings(TableSettings, frozen=True):
    analysis: float = SECONDS
    """Seconds that the analysis of a finished game may think; 0: there is none (MONUMENTA_ANALYSIS)."""
    analyses: int = 1
    """Games of one guest that may wait for their analysis, or be at it, at a time (MONUMENTA_ANALYSES)."""
    analyses_by_address: int = 3
    """One address may wait for as many as so many guests (MONUMENTA_ANALYSES_ADDRESS)."""
    analyses_waiting: int = 24
    """Games of all guests that may wait for it (MONUMENTA_ANALYSES_WAITING)."""
    analysis_patience: float = 90.0
    """Seconds after which a game that waits for it, and that nobody asks about, loses its place
    (MONUMENTA_ANALYSES_PATIENCE)."""
    hosts: tuple[str, ...] = ()
    """Further names under which the server may be addressed while it listens on loopback only (MONUMENTA_HOSTS)."""
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word is taken for who is behind them (MONUMENTA_PROXIES)."""
    shown: int = 6
    """Tables of one guest that the lobby shows to the others, of each kind (MONUMENTA_SHOWN)."""
    vacant: float = 900.0
    """Seconds for which a table that waits for players is offered after its people have gone (MONUMENTA_VACANT)."""
    compile: bool = True
    """Compile the rules in the background (MONUMENTA_COMPILE=0 keeps the plain ones)."""
    bots: tuple[str, ...] = ()
    """Bots from elsewhere to offer, each as NAME=BOT (MONUMENTA_BOTS, one a line; `serve --bot`)."""
    message_bytes: int = 16 * 1024
    """Largest message or request body; a message of twice as many ends the connection (MONUMENTA_MESSAGE_BYTES)."""
    message_rate: float = 20.0
    """Messages per second and connection, after a burst of three times as many; two frames for each, whatever is in
    them (MONUMENTA_MESSAGES)."""
    ignored: int = 100
    """Messages too fast or too large for which a connection is cut; one a second is forgotten (MONUMENTA_IGNORED)."""
    post_rate: float = 1.0
    """Requests per second and guest that change something, after a burst of `post_burst` (MONUMENTA_POST_RATE)."""
    post_burst: int = 40
    """(MONUMENTA_POSTS)"""
    remembered: int = 10_000
    """Guests, and addresses, of which something is kept in memory after they have gone (MONUMENTA_REMEMBERED)."""
    listed: int = 100
    """Tables in a list of the lobby (MONUMENTA_LISTED)."""
    outside: int = 8
    """Bots from elsewhere that think at the same time (MONUMENTA_BOTS_AT_ONCE)."""
    outside_each: int = 4
    """Of these, how many may play at the tables of one guest: they cannot be told to hurry (MONUMENTA_BOTS_EACH)."""
    outside_processes: int = 32
    """Processes of bots from elsewhere (MONUMENTA_BOTS_PROCESSES)."""
    lines: int = 400
    """Connections that one address may have open (MONUMENTA_LINES)."""
    all_lines: int = 10_000
    """Connections of all, or as many as the system lets a process have; whoever has most makes room
    (MONUMENTA_ALL_LINES)."""
    sockets: int = 24
    """Pages that one guest may have open at tables; one address may have ten times as many (MONUMENTA_SOCKETS)."""
    tables: int = 40
    """Tables that one guest may have set up within a day and that are not over; one address may have ten times as many
    (MONUMENTA_TABLES)."""
    request_seconds: float = 15.0
    """Seconds within which a request must have arrived (MONUMENTA_PATIENCE)."""
    keep_waiting: float = 30.0
    """Days after which a table that still waits for players is removed; 0: never (MONUMENTA_KEEP_WAITING)."""
    keep_finished: float = 0.0
    """The same for one that has ended, from its last move on (MONUMENTA_KEEP_FINISHED)."""
    keep_abandoned: float = 0.0
    """The same for one that is being played, from its last move on (MONUMENTA_KEEP_ABANDONED)."""
    tidy: float = 3600.0
    """Seconds between two looks for tables that are too old (MONUMENTA_TIDY)."""
    replay_bytes: int = 32 * 1024 * 1024
    """Bytes of memory for replays, packed: those that are kept and those that are being made (MONUMENTA_REPLAYS)."""
    queue: int = 256
    """Messages waiting for one slow reader before it is dropped (MONUMENTA_QUEUE)."""
    queue_bytes: int = 512 * 1024
    """Bytes of them, unless it is a single one (MONUMENTA_QUEUE_BYTES)."""
    ping: float = 20.0
    """Seconds between two pings of a page at a table; 0: none (MONUMENTA_PING)."""
    pong: float = 40.0
    """Seconds within which it must be answered, unless what was sent before it still arrives (MONUMENTA_PONG)."""
    headers: int = 100
    """Header lines of a request (MONUMENTA_HEADERS)."""
    reads: float = 20.0
    """Requests per second and guest that change nothing, after a burst of ten times as many (MONUMENTA_READS)."""
    at_work: int = 8
    """Requests of one address that change nothing and are being answered at a time; further ones wait for these
    (MONUMENTA_AT_WORK)."""
    records: int = 2
    """Records that may be written for one guest at a time: a long one is work (MONUMENTA_RECORDS)."""
    stop_seconds: float = 5.0
    """Seconds that open connections get when the server stops; after half of them who does not read is cut
    (MONUMENTA_STOP)."""


def from_environment(env: Mapping[str, str] = os.environ) -> Settings:
    """Settings with whatever MONUMENTA_… variables say."""
    default = Settings()
    return Settings(
        grace=_number(env, "MONUMENTA_GRACE", default.grace),
        pace=_span(env, "MONUMENTA_PACE", default.pace),
        think=_number(env, "MONUMENTA_THINK", default.think),
        analysis=_number(env, "MONUMENTA_ANALYSIS", default.analysis),
        analyses=_count(env, "MONUMENTA_ANALYSES", default.analyses),
        analyses_by_address=_count(env, "MONUMENTA_ANALYSES_ADDRESS", default.analyses_by_address),
        analyses_waiting=_count(env, "MONUMENTA_ANALYSES_WAITING", default.analyses_waiting),
        analysis_patience=_number(env, "MONUMENTA_ANALYSES_PATIENCE", default.analysis_patience),
        message_bytes=_count(env, "MONUMENTA_MESSAGE_BYTES", default.message_bytes),
        ignored=_count(env, "MONUMENTA_IGNORED", default.ignored),
        post_rate=_number(env, "MONUMENTA_POST_RATE", default.post_rate),
        address_share=_count(env, "MONUMENTA_ADDRESS_SHARE", default.address_share),
        remembered=_count(env, "MONUMENTA_REMEMBERED", default.remembered),
        listed=_count(env, "MONUMENTA_LISTED", default.listed),
        outside=_count(env, "MONUMENTA_BOTS_AT_ONCE", default.outside),
        outside_each=_count(env, "MONUMENTA_BOTS_EACH", default.outside_each),
        outside_processes=_count(env, "MONUMENTA_BOTS_PROCESSES", default.outside_processes),
        records=_count(env, "MONUMENTA_RECORDS", default.records),
        at_work=_count(env, "MONUMENTA_AT_WORK", default.at_work),
        queue=_count(env, "MONUMENTA_QUEUE", default.queue),
        stop_seconds=max(1.0, _number(env, "MONUMENTA_STOP", default.stop_seconds)),
        snapshot_every=_count(env, "MONUMENTA_SNAPSHOTS", default.snapshot_every),
        idle=_number(env, "MONUMENTA_IDLE", default.idle),
        message_rate=max(1.0, _number(env, "MONUMENTA_MESSAGES", default.message_rate)),
        hosts=tuple(host.lower() for host in _names(env, "MONUMENTA_HOSTS")),
        proxies=_names(env, "MONUMENTA_PROXIES"),
        sockets=_count(env, "MONUMENTA_SOCKETS", default.sockets),
        tables=_count(env, "MONUMENTA_TABLES", default.tables),
        shown=_count(env, "MONUMENTA_SHOWN", default.shown),
        vacant=_number(env, "MONUMENTA_VACANT", default.vacant),
        bots=tuple(line.strip() for line in env.get("MONUMENTA_BOTS", "").splitlines() if line.strip()),
        compile=env.get("MONUMENTA_COMPILE", "1") != "0",
        post_burst=_count(env, "MONUMENTA_POSTS", default.post_burst),
        keep_waiting=_number(env, "MONUMENTA_KEEP_WAITING", default.keep_waiting),
        keep_finished=_number(env, "MONUMENTA_KEEP_FINISHED", default.keep_finished),
        keep_abandoned=_number(env, "MONUMENTA_KEEP_ABANDONED", default.keep_abandoned),
        tidy=max(0.1, _number(env, "MONUMENTA_TIDY", default.tidy)),
        lines=_count(env, "MONUMENTA_LINES", default.lines),
        all_lines=_count(env, "MONUMENTA_ALL_LINES", default.all_lines),
        replay_bytes=int(_number(env, "MONUMENTA_REPLAYS", default.replay_bytes / MEGABYTE) * MEGABYTE),
        actions=_count(env, "MONUMENTA_ACTIONS", default.actions),
        voids=_count(env, "MONUMENTA_VOIDS", default.voids),
        rounds=_count(env, "MONUMENTA_ROUNDS", default.rounds),
        queue_bytes=max(1, int(_number(env, "MONUMENTA_QUEUE_BYTES", default.queue_bytes))),
        ping=_number(env, "MONUMENTA_PING", default.ping),
        pong=max(0.1, _number(env, "MONUMENTA_PONG", default.pong)),
        headers=max(20, int(_number(env, "MONUMENTA_HEADERS", default.headers))),
        reads=max(1.0, _number(env, "MONUMENTA_READS", default.reads)),
        request_seconds=max(1.0, _number(env, "MONUMENTA_PATIENCE", default.request_seconds)),
    )


def _number(env: Mapping[str, str], name: str, default: float) -> float:
    text = env.get(name, "")
    try:
        value = float(text) if text else default
    except ValueError:
        value = -1.0
    if value < 0:
        raise SettingError(f"{name} must be a number of at least 0, not {text!r}")
    return value


def _count(env: Mapping[str, str], name: str, default: int) -> int:
    return max(1, int(_number(env, name, default)))


def _names(env: Mapping[str, str], name: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in env.get(name, "").split(",") if part.strip())


def _span(env: Mapping[str, str], name: str, default: tuple[float, float]) -> tuple[float, float]:
    text = env.get(name, "")
    if not text:
        return default
    try:
        numbers = [float(part) for part in text.split("-")]
    except ValueError:
        numbers = []
    if not 1 <= len(numbers) <= 2 or min(numbers) < 0 or numbers[0] > numbers[-1]:
        raise SettingError(f'{name} must be seconds like "0.8" or a span like "0.6-1.1", not {text!r}')
    return numbers[0], numbers[-1]


def data_folder() -> Path:
    """Where this user's programs keep their data, by the custom of the system."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "monumenta"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "monumenta"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "monumenta"


def database_url(db: str | None) -> str:
    """The SQLAlchemy address for `--db`: nothing (the user's data folder), a file name, or an sqlite: address.

    A link is followed: whoever keeps a file, and whoever comes second, must mean the same one by it.
    """
    if db is None:
        return f"sqlite+aiosqlite:///{(data_folder() / 'monumenta.db').resolve()}"
    scheme, mark, rest = db.partition("://")
    if not mark:
        return f"sqlite+aiosqlite:///{Path(db).resolve()}"
    if scheme in ("sqlite", "sqlite+aiosqlite") and rest.startswith("/"):
        file, mark, query = rest[1:].partition("?")
        real = file if file in ("", ":memory:") else Path(file).resolve()
        return f"sqlite+aiosqlite:///{real}{mark}{query}"
    raise SettingError(f"cannot use the database {db!r}: give a file name or sqlite:///FILE")
