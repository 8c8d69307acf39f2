"""Answers that are made once and kept, packed: for who asks next they are no work.

They are made in another thread, one at a time, so that nobody's game waits for it.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Any

from litestar import Request, Response
from msgspec import Struct

ASK = "no-cache"
"""A browser may keep it, and asks each time whether it is still good."""
WORTH_PACKING = 1024
UNPACKED = "not_to_be_packed"
"""Marks answers that come packed already, for the compression of the other ones."""
JSON = "application/json"


class Answer(Struct, frozen=True):
    data: bytes
    packed: bytes | None
    etag: str
    kind: str
    cache: str

    @property
    def size(self) -> int:
        return len(self.data) + len(self.packed or b"")


def answer_of(data: bytes, kind: str = JSON, cache: str = ASK, *, pack: bool = True) -> Answer:
    return Answer(
        data=data,
        packed=gzip.compress(data, 9, mtime=0) if pack and len(data) >= WORTH_PACKING else None,
        etag=f'"{hashlib.blake2b(data, digest_size=12).hexdigest()}"',
        kind=kind,
        cache=cache,
    )


def respond(answer: Answer, request: Request[Any, Any, Any]) -> Response[bytes]:
    """As much of it as who asks does not have yet, packed if they can unpack it."""
    headers = {"Cache-Control": answer.cache, "ETag": answer.etag, "Vary": "Accept-Encoding"}
    if request.method == "GET" and request.headers.get("if-none-match") == answer.etag:
        return Response(b"", status_code=304, headers=headers, media_type=answer.kind)
    data = answer.data
    if answer.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        data = answer.packed
        headers["Content-Encoding"] = "gzip"
    return Response(data, status_code=200, headers=headers, media_type=answer.kind)


class Kept:
    def __init__(self, room: int | None = None) -> None:
        """`room` are the bytes of all together; whoever was not asked for longest is forgotten first."""
        self._room = room
        self._size = 0
        self._answers: OrderedDict[Hashable, Answer] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Answer]] = {}
        self._one = asyncio.Lock()

    async def of(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        """The answer of this name; `make` runs in another thread if there is none yet."""
        found = self._answers.get(key)
        if found is not None:
            self._answers.move_to_end(key)
            return found
        if key not in self._making:
            task = self._making[key] = asyncio.ensure_future(self._make(key, make))
            task.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(self._making[key])

    async def _make(self, key: Hashable, make: Callable[[], Answer]) -> Answer:
        async with self._one:
            answer = await asyncio.to_thread(make)
        self._answers[key] = answer
        self._size += answer.size
        while self._room is not None and self._size > self._room:
            self._size -= self._answers.popitem(last=False)[1].size
        return answer

    def forget(self) -> None:
        """Nothing of it is good any more."""
        self._answers.clear()
        self._size = 0
