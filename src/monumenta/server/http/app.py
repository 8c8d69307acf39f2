"""The application: routes, refusals as JSON, and the services behind them."""

from __future__ import annotations

import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import TimeoutError as Overcrowded

from monumenta.engine.author.fitting import Unfit
from monumenta.server.http.api_analysis import ask_analysis, show_analysis, show_branch
from monumenta.server.http.api_games import list_games, show_box, show_compiling, show_rules, show_texts
from monumenta.server.http.api_guests import rename_me, who_am_i
from monumenta.server.http.api_health import show_live, show_ready
from monumenta.server.http.api_tables import (
    create_table,
    download_record,
    join_table,
    list_tables,
    open_share,
    pledge_share,
    show_replay,
    show_table,
)
from monumenta.server.http.at_work import AtWork
from monumenta.server.http.door import Door, Reads
from monumenta.server.http.page import show_page
from monumenta.server.http.schema import SCHEMA, kept_schema
from monumenta.server.kept import UNPACKED
from monumenta.server.people.bans import Bans
from monumenta.server.services import Services, open_services
from monumenta.server.settings import Settings
from monumenta.server.sockets.play import play
from monumenta.server.store.database import overcrowded
from monumenta.server.thinking.compiling import Compilers
from monumenta.server.thinking.outsiders import Outsiders
from monumenta.tables.messages import Failure
from monumenta.tables.problem import STATUS, Refused

log = logging.getLogger(__name__)

CODES = {404: "not-found", 405: "not-found", 413: "too-large", 429: "too-fast"}


def build(url: str, settings: Settings, compilers: Compilers, outsiders: Outsiders, *, loopback: bool = True) -> Door:
    """The whole server as one ASGI application; `loopback`: it is reached from this machine only."""

    bans = Bans()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncGenerator[None]:
        async with open_services(url, settings, compilers, outsiders, bans) as services:
            app.state["services"] = services
            yield

    app = Litestar(
        route_handlers=[
            who_am_i,
            rename_me,
            list_games,
            show_box,
            show_rules,
            show_texts,
            show_compiling,
            list_tables,
            create_table,
            show_table,
            join_table,
            pledge_share,
            open_share,
            show_replay,
            download_record,
            ask_analysis,
            show_analysis,
            show_branch,
            show_live,
            show_ready,
            play,
            show_page,
        ],
        lifespan=[lifespan],
        exception_handlers={Refused: _refused, HTTPException: _http_refused, Exception: _failed},
        request_max_body_size=settings.message_bytes,
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude_opt_key=UNPACKED),
        openapi_config=OpenAPIConfig(
            title="Monumenta",
            version=version("monumenta"),
            description="Tables, seats and records of Monumenta. Play itself goes over a WebSocket: docs/server.md.",
            openapi_router=Router(
                SCHEMA, route_handlers=[], include_in_schema=False, before_request=kept_schema, opt={UNPACKED: True}
            ),
            render_plugins=[JsonRenderPlugin(path=["/", "/openapi.json"])],
        ),
        logging_config=None,
    )

    def who(cookie: str | None) -> str | None:
        services: Services = app.state["services"]
        return services.guests.id_of(cookie)

    reads = Reads(settings.reads, settings.address_share, settings.remembered, who)
    at_work = AtWork(settings.at_work, settings.lines)
    return Door(app, frozenset(settings.hosts) if loopback else None, bans, reads, at_work)


def _answer(code: str, message: str, detail: str | None = None, unfit: Unfit | None = None) -> Response[Failure]:
    return Response(Failure(code, message, detail, unfit), status_code=STATUS[code], media_type=MediaType.JSON)


def _refused(_: Request[Any, Any, Any], problem: Refused) -> Response[Failure]:
    return _answer(problem.code, problem.message, problem.detail, problem.unfit)


def _http_refused(request: Request[Any, Any, Any], problem: HTTPException) -> Response[Failure]:
    """What Litestar itself refuses, in our words."""
    message = problem.detail
    if problem.status_code in (404, 405):
        message = f"there is nothing to {request.method} at {request.url.path}; /api/schema lists what there is"
    if isinstance(problem, ValidationException) and problem.extra:
        message = f"{message}: {msgspec.json.encode(problem.extra).decode()}"
    code = CODES.get(problem.status_code) or ("malformed" if problem.status_code < 500 else "internal")
    return _answer(code, message)


def _failed(request: Request[Any, Any, Any], problem: Exception) -> Response[Failure]:
    if isinstance(problem, RecursionError):
        return _answer("malformed", "that is nested too deeply to be anything of this interface")
    if isinstance(problem, Overcrowded):
        return _refused(request, overcrowded())
    log.error("%s %s failed", request.method, request.url.path, exc_info=problem)
    return _answer("internal", "the server made a mistake; try again, and tell its operator if it happens again")
