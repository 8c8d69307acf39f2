"""Attackers who ask for much and read nothing of it."""

from __future__ import annotations

import socket
import time
from contextlib import suppress

from websockets.exceptions import WebSocketException

from bench.attacks.target import Fate, Target, person_at


def unread_answers(target: Target, lines: int = 60, seconds: float = 40) -> Fate:
    """Lines that ask for the longest replay, unpacked, and leave it there."""
    host, port = target.host.split(":")
    request = f"GET /api/tables/{target.table}/replay HTTP/1.1\r\nHost: {target.host}\r\n\r\n".encode()
    opened: list[socket.socket] = []
    for _ in range(lines):
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.connect((host, int(port)))
        line.sendall(request)
        opened.append(line)
    cut: set[socket.socket] = set()
    end = time.monotonic() + seconds
    while len(cut) < lines and time.monotonic() < end:
        time.sleep(0.2)
        cut |= {line for line in opened if line not in cut and _reset(line)}
    for line in opened:
        line.close()
    return Fate(len(cut), lines)


def _reset(line: socket.socket) -> bool:
    """Was the line cut? To look, one byte of a further request is sent."""
    try:
        line.send(b"G", socket.MSG_DONTWAIT)
    except BlockingIOError:
        return False
    except OSError:
        return True
    return False


def unread_scenes(target: Target, sockets: int = 24, seconds: float = 20) -> Fate:
    """Pages at a finished game that ask for everything again and again, and read nothing."""
    person = person_at(target)
    pages = [person.page(target.table, max_queue=1) for _ in range(sockets)]
    cut = 0
    end = time.monotonic() + seconds
    while time.monotonic() < end and cut < sockets:
        for page in list(pages):
            try:
                page.say(kind="sync")
            except (WebSocketException, OSError):
                pages.remove(page)
                cut += 1
        time.sleep(1 / 18)
    for page in pages:
        with suppress(WebSocketException, OSError):
            page.socket.socket.close()
    return Fate(cut, sockets)
