"""The outermost layer: lets in only our own pages and programs, and puts the security headers on every answer."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from monumenta.server.http.at_work import AtWork, until_sent, with_place
from monumenta.server.http.gate import check_host, check_origin, check_path
from monumenta.server.people.bans import Bans
from monumenta.server.people.guests import COOKIE
from monumenta.server.people.limits import Buckets, Places, share_of
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
LATE = 1.0
"""Seconds after which somebody is refused who does not mind refusals."""
HELD = 1_000
"""Requests of an address that are held so; those of lines that were left count as well."""
PAGE = 5
"""A page that is opened at a table is as much work as so many reads: it is shown everything."""
PIECE = 64 * 1024
"""Bytes of an answer that are handed to the system at a time."""
NOT_KEPT = (b"cache-control", b"no-store")
Who = Callable[[str | None], str | None]
"""The guest whose cookie this is; None if it is nobody's."""
_HEADERS = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


class Door:
    """An ASGI application round another one. `hosts` are the names it answers to; None: any. Whom it must not let in
    may have the page, which says so, and nothing else."""

    def __init__(
        self, inside: ASGIApp, hosts: frozenset[str] | None, bans: Bans, reads: Reads, at_work: AtWork
    ) -> None:
        self._inside = inside
        self._hosts = hosts
        self._bans = bans
        self._reads = reads
        self._at_work = at_work

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = str(scope["type"])  # Litestar's types leave "lifespan" out
        if kind == "http":
            send = _with_headers(_piecewise(send))
            scope, send = _without_head(scope, send)
        if kind == "lifespan":
            await self._inside(scope, receive, send)
            return
        try:
            await self._let_in(scope, receive, send)
        except Refused as refused:
            await (_refuse(refused, send) if kind == "http" else _refuse_socket(refused, receive, send))
        except asyncio.CancelledError:
            pass  # a server that stops has cut the line and ends what was done for it: nobody is left to be told

    async def _let_in(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses only before anything was answered: inside, refusals are answers."""
        try:
            address = self._check(scope)
        except Refused as refused:
            if refused.code == "too-fast" and scope["client"] is not None:
                await self._reads.hold(share_of(scope["client"][0]))
            raise
        if address is None:
            await self._inside(scope, receive, send)
            return
        leave = await self._at_work.enter(address)
        try:
            await self._inside(with_place(scope, leave), receive, until_sent(send, leave))
        finally:
            leave()

    def _check(self, scope: Scope) -> str | None:
        """Refuse who may not come in; the address of who wants to read, which counts."""
        headers: dict[str, str] = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host")
        check_host(host, self._hosts)
        if scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS:
            check_origin(headers.get("origin"), headers.get("sec-fetch-site"), host)
        client, path = scope["client"], scope["path"]
        check_path(path)
        if client is not None and path.startswith(INSIDE) and path not in HEALTH:
            self._bans.check_address(client[0])
            page = scope["type"] == ScopeType.WEBSOCKET
            if page or scope["method"] in SAFE_METHODS:
                address = share_of(client[0])
                self._reads.count(headers.get("cookie"), address, PAGE if page else 1)
                return address
        return None


class Reads:
    """Requests that change nothing, and pages that are opened at tables: how many are answered. It costs least to
    refuse them at the door."""

    def __init__(self, rate: float, share: int, most: int, who: Who) -> None:
        self._by_guest = Buckets(rate, int(BURST * rate), most)
        self._by_address = Buckets(rate * share, int(BURST * rate * share), most)
        self._who = who
        self._patience = Buckets(rate, int(BURST * rate), most)
        self._held = Places(HELD)

    async def hold(self, address: str) -> None:
        """Before somebody is refused: whoever is refused without end, and does not wait, is made to. A line asks for
        nothing else meanwhile, so refusals cost as little as if it did wait."""
        if not self._patience.take(address) and self._held.take(address):
            try:
                await asyncio.sleep(LATE)
            finally:
                self._held.leave(address)

    def count(self, cookies: str | None, address: str, cost: int = 1) -> None:
        """One more, of this guest. Whoever has no cookie of ours, or made one up, is known by the address: all of these
        together have as much as one guest, since the first answer brings a cookie. What is refused to a guest is not
        counted for the others at the address."""
        guest = self._who(cookie_in(cookies)) if cookies else None
        if not self._by_guest.take(guest or address, cost) or not self._by_address.take(address, cost):
            raise Refused("too-fast", "that was too much at once; wait a few seconds and try again")


def cookie_in(cookies: str) -> str | None:
    """Our cookie among those that were sent; of several the last one, as inside."""
    found = None
    for part in cookies.split(";"):
        name, _, value = part.partition("=")
        if name.strip() == COOKIE:
            found = value.strip()
    return found


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
