"""How the server is: for whoever looks after it, and for programs that start it again or send people elsewhere."""

from __future__ import annotations

from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Request, get

from monumenta.server.services import services_of

VERSION = version("monumenta")


class Live(msgspec.Struct, frozen=True):
    version: str


class Health(msgspec.Struct, frozen=True):
    version: str
    tables: int
    """Tables in memory."""


@get("/api/live", tags=["server"], summary="Does the process answer? If not, start it again")
async def show_live() -> Live:
    return Live(VERSION)


@get(["/api/ready", "/api/health"], tags=["server"], summary="Can the server do its work? If not, it says what to do")
async def show_ready(request: Request[Any, Any, Any]) -> Health:
    services = services_of(request)
    await services.readiness.check()
    return Health(VERSION, len(services.hub.live))
