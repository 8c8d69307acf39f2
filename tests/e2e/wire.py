"""A wire between browser and server that can be cut and mended: what a tunnel does to a phone."""

from __future__ import annotations

import contextlib
import socket
import struct
import threading
from types import TracebackType
from typing import Self

AT_ONCE = struct.pack("ii", 1, 0)
"""Linger for no time: closing resets the connection instead of saying goodbye."""


class Wire:
    """Forwards every connection to the server. While it is cut, old connections are reset and new ones refused."""

    def __init__(self, port: int) -> None:
        self._server = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._whole = True
        self._ends: set[socket.socket] = set()
        self._lock = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listening.close()
        self.cut()

    def cut(self) -> None:
        with self._lock:
            self._whole = False
            for end in self._ends:
                _reset(end)
            self._ends.clear()

    def mend(self) -> None:
        with self._lock:
            self._whole = True

    def _accept(self) -> None:
        with contextlib.suppress(OSError):  # closed: the test is over
            while True:
                near, _ = self._listening.accept()
                self._join(near)

    def _join(self, near: socket.socket) -> None:
        with self._lock:
            if not self._whole:
                _reset(near)
                return
            far = socket.create_connection(("127.0.0.1", self._server))
            self._ends |= {near, far}
        for source, target in ((near, far), (far, near)):
            threading.Thread(target=_pump, args=(source, target), daemon=True).start()


def _reset(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        end.shutdown(socket.SHUT_RDWR)
    end.close()


def _pump(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while piece := source.recv(65536):
            target.sendall(piece)
        target.shutdown(socket.SHUT_WR)
