"""Start the server: find a port, say where it is, open the page, and stop gracefully."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

import uvicorn
from rich.console import Console

from monumenta.server.http.app import build
from monumenta.server.settings import Settings, database_url, from_environment
from monumenta.server.sockets.crowd import Crowd
from monumenta.server.sockets.lines import HEAD, Lines, with_limits
from monumenta.server.sockets.seldom import speak_seldom
from monumenta.server.store import migrate
from monumenta.server.store.keeper import Keeper, keep
from monumenta.server.thinking.compiling import Compilers
from monumenta.server.thinking.outsiders import Outsiders
from monumenta.server.thinking.progress import CompileProgress

PORTS_TRIED = 50
OTHER_FILES = 128
"""Files that are no lines: the database, processes of bots, the log."""
MOST_FILES = 65_536
"""More are not asked for, whatever the system would give."""
WINDOWS_FILES = 512
"""As many as its `select` can wait for."""
FRAMES = 2
"""Frames of a WebSocket for each message that it may send: some are no messages, or parts of one."""
END_AFTER = 0.1
"""Of the time to stop, the share after which what is still at work for somebody whose line was cut is ended."""
SWITCH = 0.0005
"""Seconds for which one thread may keep the others from Python. Whoever writes to the database asks for it at every
statement; with the usual 5 ms a hundred tables would wait for each other rather than for the disk."""
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104  # recognised, not chosen


def serve(
    host: str = "127.0.0.1",
    port: int = 8642,
    db: str | None = None,
    open_browser: bool = False,
    bots: Sequence[str] = (),
) -> None:
    """Serve until stopped. Port 0 takes any free one; one that is taken is passed over for the next free one.

    Raises SettingError, MigrationError or OSError, with a message for people, when it cannot start.
    """
    console = Console()
    settings = from_environment()
    outsiders = Outsiders([*settings.bots, *bots], settings)
    outsiders.meet()
    sys.setswitchinterval(SWITCH)
    url = database_url(db)
    with keep(url) as keeper:  # before all else: of two servers on one database one does not even start
        migrate.upgrade(url)
        _serve(Start(console, settings, outsiders, url, host, port, keeper, open_browser=open_browser))


@dataclass(frozen=True, slots=True)
class Start:
    """All that a server begins with."""

    console: Console
    settings: Settings
    outsiders: Outsiders
    url: str
    host: str
    port: int
    keeper: Keeper | None
    open_browser: bool


def _serve(start: Start) -> None:
    console, settings = start.console, start.settings
    compilers = Compilers()
    terminal = CompileProgress(console)
    compilers.listen(terminal.show)
    with listen(start.host, start.port) as listening, terminal:
        taken: int = listening.getsockname()[1]
        if start.port not in (0, taken):
            console.print(f"Port {start.port} is taken, using {taken} instead.")
        if start.keeper is not None:
            start.keeper.tell(address(start.host, taken))
        app = build(start.url, settings, compilers, start.outsiders, loopback=_is_loopback(start.host))
        server = Announced(
            _config(app, settings),
            lambda: _announce(console, start.host, taken, open_browser=start.open_browser),
            lambda: console.print("Stopped. Every table is kept and goes on at the next start."),
        )
        with contextlib.suppress(KeyboardInterrupt):
            server.run(sockets=[listening])


def _config(app: object, settings: Settings) -> uvicorn.Config:
    frames = FRAMES * settings.message_rate
    crowd = Crowd(settings.lines, min(settings.all_lines, _files() - OTHER_FILES), settings.proxies)
    lines = Lines(crowd, settings.request_seconds, settings.proxies, frames, settings.headers)
    http, ws = with_limits(lines)
    config = uvicorn.Config(
        app,  # pyright: ignore[reportArgumentType]  # the same ASGI under other type names
        http=http,
        ws=ws,
        h11_max_incomplete_event_size=HEAD,
        ws_max_size=2 * settings.message_bytes,  # up to here it is answered with a refusal
        # what is packed may be a thousand times as large as it looks, and it is unpacked before anybody can say no
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping,
        ws_ping_timeout=settings.pong,
        log_level="warning",
        server_header=False,
        # whoever is not a proxy of ours could write there what they like
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=ceil(settings.stop_seconds),
        lifespan="on",
    )
    speak_seldom("uvicorn.error", Crowd.__module__)
    return config


def _files() -> int:
    """Files that this process may have open, after asking for as many as it may ask for: every line is one."""
    if sys.platform == "win32":
        return WINDOWS_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


class Announced(uvicorn.Server):
    """A server that says so when it is ready and when it has stopped.

    Not after `run`: uvicorn ends the process with the signal that stopped it.
    """

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None], stopped: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready
        self._stopped = stopped

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        cutting = asyncio.ensure_future(self._cut())
        try:
            await super().shutdown(sockets)
        finally:
            cutting.cancel()
        self._stopped()

    async def _cut(self) -> None:
        """Whoever does not hear out what is said last is not waited for. What must be written is, by the services."""
        within = self.config.timeout_graceful_shutdown or 1
        await asyncio.sleep(within / 2)
        for connection in list(self.server_state.connections):
            connection.transport.abort()
        await asyncio.sleep(within * END_AFTER)
        for task in list(self.server_state.tasks):
            task.cancel()


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next free one after it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last = min(port + PORTS_TRIED, 65536) if port else 1
    for number in range(port, last):
        found = socket.socket(family, socket.SOCK_STREAM)
        if os.name == "posix":  # elsewhere this would share a port that is in use
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, number))
            found.listen(1024)
        except PermissionError:
            found.close()
            raise PermissionError(f"port {number} needs more rights; choose one above 1023 with --port") from None
        except OSError as error:
            found.close()
            if isinstance(error, socket.gaierror) or number == last - 1:
                raise OSError(f"cannot listen on {host} port {port}: {error.strerror}; try another --port") from error
            continue
        return found
    raise OSError(f"there is no port {port}; choose one between 1 and 65535")


def _is_loopback(host: str) -> bool:
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def address(host: str, port: int) -> str:
    """Where a browser on this machine finds the server."""
    name = "127.0.0.1" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _announce(console: Console, host: str, port: int, *, open_browser: bool) -> None:
    where = address(host, port)
    console.print(f"Monumenta is at [bold]{where}[/bold]  (Ctrl+C stops it)", soft_wrap=True, highlight=False)
    if host in EVERYWHERE:
        console.print(f"Others in your network: http://{_own_address()}:{port}/", soft_wrap=True, highlight=False)
    if open_browser and _has_display():
        # a browser that is started may block until it is closed
        threading.Thread(target=webbrowser.open, args=(where,), daemon=True).start()


def _own_address() -> str:
    """This machine's address in the local network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return socket.gethostname()
        name: str = probe.getsockname()[0]
        return name


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
