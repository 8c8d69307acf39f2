"""How much of what was sent has arrived: who is slow is not gone."""

from __future__ import annotations

import asyncio
import socket
import struct
import sys

SLOWEST = 512
"""Bytes a second: who takes less than that of what waits for them is as good as gone."""
ACKNOWLEDGED = 120
"""Where Linux's `struct tcp_info` has tcpi_bytes_acked, eight bytes."""


def arrived(transport: asyncio.Transport) -> int:
    """Bytes that the other side has acknowledged so far; always 0 where the system does not tell."""
    line = transport.get_extra_info("socket")
    if line is None or sys.platform != "linux":
        return 0
    try:
        told = line.getsockopt(socket.IPPROTO_TCP, socket.TCP_INFO, ACKNOWLEDGED + 8)
    except OSError:
        return 0
    return struct.unpack_from("=Q", told, ACKNOWLEDGED)[0] if len(told) >= ACKNOWLEDGED + 8 else 0
