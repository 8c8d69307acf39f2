"""The outermost layer: lets in only our own pages and programs, and puts the security headers on every answer."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from monumenta.server.http.gate import check_host, check_origin, check_path
from monumenta.server.people.bans import Bans
from monumenta.server.people.limits import Buckets, share_of
from monumenta.tables.messages import Failure, Rejected
from monumenta.tables.problem import Refused

INSIDE = "/api/"
HEALTH = ("/api/live", "/api/ready", "/api/health")
"""Whoever starts and stops the server asks from an address that a ban may hold too."""
SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; "
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
BURST = 10
"""One may read so many seconds ahead of one's rate: a page that is opened asks for several things at once."""
PIECE = 64 * 1024
"""Bytes of an answer that are handed to the system at a time."""
NOT_KEPT = (b"cache-control", b"no-store")
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Door:
    """An ASGI application round another one. `hosts` are the names it answers to; None: any. Whom it must not let in
    may have the page, which says so, and nothing else."""

    def __init__(self, inside: ASGIApp, hosts: frozenset[str] | None, bans: Bans, reads: Reads) -> None:
        self._inside = inside
        self._hosts = hosts
        self._bans = bans
        self._reads = reads

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])  # Litestar's types leave "lifespan" out
        if kind == "http":
            send = _with_headers(_piecewise(send))
            scope, send = _without_head(scope, send)
        if kind != "lifespan":
            try:
                self._check(scope)
            except Refused as refused:
                await (_refuse(refused, send) if kind == "http" else _refuse_socket(refused, receive, send))
                return
        try:
            await self._inside(scope, receive, send)
        except asyncio.CancelledError:
            if kind == "lifespan":
                raise
            # a server that stops has cut the line and ends what was done for it: nobody is left to be told

    def _check(self, scope: Scope) -> None:
        headers: dict[str, str] = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host")
        check_host(host, self._hosts)
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
            check_origin(headers.get("origin"), headers.get("sec-fetch-site"), host)
        client, path = scope["client"], scope["path"]
        check_path(path)
        if client is not None and path.startswith(INSIDE) and path not in HEALTH:
            self._bans.check_address(client[0])
            if scope["type"] == ScopeType.HTTP and scope["method"] in SAFE_METHODS:
                self._reads.count(headers.get("cookie"), share_of(client[0]))


class Reads:
    """Requests that change nothing: how many are answered. It costs least to refuse them at the door."""

    def __init__(self, rate: float, share: int, most: int) -> None:
        self._by_guest = Buckets(rate, int(BURST * rate), most)
        self._by_address = Buckets(rate * share, int(BURST * rate * share), most)

    def count(self, cookie: str | None, address: str) -> None:
        """One more, of this guest; who has no cookie is known by the address. A made-up one helps only so far."""
        if not self._by_address.take(address) or not self._by_guest.take(cookie or address):
            raise Refused("too-fast", "that was too much at once; wait a few seconds and try again")


def _without_head(scope: Any, send: Send) -> tuple[Any, Send]:
    """HEAD is answered like GET, without the body."""
    if scope["method"] != "HEAD":
        return scope, send
    return {**scope, "method": "GET"}, _without_body(send)


def _without_body(send: Send) -> Send:
    async def bare(message: Message) -> None:
        if message["type"] == "http.response.body":
            message["body"] = b""
        await send(message)

    return bare


def _piecewise(send: Send) -> Send:
    """A long answer goes out as fast as it is read, and only what is on its way waits in memory."""

    async def sent(message: Message) -> None:
        if message["type"] != "http.response.body" or len(message["body"]) <= PIECE:
            await send(message)
            return
        body, more = memoryview(message["body"]), message["more_body"]
        for at in range(0, len(body), PIECE):
            last = at + PIECE >= len(body)
            part: Any = {
                "type": "http.response.body",
                "body": bytes(body[at : at + PIECE]),
                "more_body": more or not last,
            }
            await send(part)

    return sent


def _with_headers(send: Send) -> Send:
    async def dressed(message: Message) -> None:
        if message["type"] == "http.response.start":
            given: list[tuple[bytes, bytes]] = list(message.get("headers", []))
            fresh = [] if any(name.lower() == b"cache-control" for name, _ in given) else [NOT_KEPT]
            message["headers"] = [*given, *fresh, *_HEADERS]
        await send(message)

    return dressed


async def _refuse(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode(Failure(refused.code, refused.message, refused.detail))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    start: Any = {"type": "http.response.start", "status": refused.status, "headers": headers}
    end: Any = {"type": "http.response.body", "body": body, "more_body": False}
    await send(start)
    await send(end)


async def _refuse_socket(refused: Refused, receive: Receive, send: Send) -> None:
    """Accept, say why, and close: a handshake that just fails tells nobody what was wrong."""
    await receive()
    message = msgspec.json.encode(Rejected(None, refused.code, refused.message, None, None, refused.detail)).decode()
    steps: list[Any] = [
        {"type": "websocket.accept", "subprotocol": None, "headers": []},
        {"type": "websocket.send", "text": message, "bytes": None},
        {"type": "websocket.close", "code": 4000 + refused.status, "reason": refused.code},
    ]
    for step in steps:
        await send(step)
