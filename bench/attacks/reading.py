"""Attackers who ask for what everybody may have, again and again, as somebody else each time."""

from __future__ import annotations

import asyncio
import re
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bench.attacks.target import Fate, Target

FROM = "127.0.0.{}"
"""Addresses of this machine that nobody else uses: whoever plays meanwhile comes from 127.0.0.1."""
REST = 0.2
"""Seconds that a line rests after it was refused: who is told to wait costs most by asking again."""
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)
UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)

Asking = Callable[[asyncio.StreamReader, asyncio.StreamWriter, str], Awaitable[str]]


def ask_again(
    target: Target, path: str, lines: int = 190, seconds: float = 10, addresses: int = 1, padding: int = 0
) -> Fate:
    """Many lines that read one thing without end, each time with another made-up cookie."""

    async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, name: str) -> str:
        cookie = f"monumenta_guest={name}{'x' * padding}"
        writer.write(
            f"GET {path} HTTP/1.1\r\nHost: {target.host}\r\nAccept-Encoding: gzip\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        head = await reader.readuntil(b"\r\n\r\n")
        found = LENGTH.search(head)
        assert found is not None
        await reader.readexactly(int(found[1]))
        return head[9:12].decode()

    codes = asyncio.run(_all_lines(target, ask, lines, seconds, addresses))
    return Fate.of(codes, fine=("200",))


def open_pages(target: Target, lines: int = 190, seconds: float = 10, addresses: int = 1) -> Fate:
    """Pages of a long game that are opened and left without end."""
    path = f"/api/tables/{target.table}/play"

    async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, _: str) -> str:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {target.host}\r\n{UPGRADE}\r\n".encode())
        await reader.readuntil(b"\r\n\r\n")
        first = await reader.readuntil(b'"kind":"')
        kind = (await reader.readuntil(b'"'))[:-1].decode() if first else "cut"
        writer.transport.abort()
        return kind

    codes = asyncio.run(_all_lines(target, ask, lines, seconds, addresses))
    return Fate.of(codes, fine=("scene",))


async def _all_lines(target: Target, ask: Asking, lines: int, seconds: float, addresses: int) -> Counter[str]:
    end = time.monotonic() + seconds
    ran = (_line(target, ask, f"{2 + n % addresses}.{n}", end) for n in range(lines * addresses))
    return sum(await asyncio.gather(*ran), Counter[str]())


async def _line(target: Target, ask: Asking, name: str, end: float) -> Counter[str]:
    codes: Counter[str] = Counter()
    host, port = target.host.split(":")
    source = (FROM.format(name.partition(".")[0]), 0)
    while time.monotonic() < end:
        with suppress(OSError, asyncio.IncompleteReadError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=source)
            try:
                while time.monotonic() < end and not writer.transport.is_closing():
                    said = await ask(reader, writer, f"{name}.{codes.total()}")
                    codes[said] += 1
                    if said in ("429", "rejected"):
                        await asyncio.sleep(REST)
            finally:
                writer.transport.abort()
            continue
        codes["cut"] += 1
        await asyncio.sleep(REST)
    return codes
