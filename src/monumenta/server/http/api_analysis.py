"""Analyses of finished games: asking for one, watching it grow, and playing its lines."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.params import Parameter

from monumenta.server.services import address_of, changing_guest, guest_id, services_of, watched
from monumenta.server.thinking.analysing import Asker
from monumenta.server.thinking.replaying import claim_of
from monumenta.tables.messages import Analysis
from monumenta.tables.problem import Refused

Since = Annotated[int, Parameter(ge=0, le=1_000_000)]


@post("/api/tables/{table_id:str}/analysis", status_code=200, tags=["tables"], summary="Have a finished game analysed")
async def ask_analysis(request: Request[Any, Any, Any], table_id: str, invite: str | None = None) -> Analysis:
    guest = await changing_guest(request)
    services = services_of(request)
    table = await watched(request, table_id, invite)
    services.compilers.hurry(table.row.game)
    return await services.analysts.ask(table, Asker(guest.id, address_of(request)))


@get("/api/tables/{table_id:str}/analysis", tags=["tables"], summary="As far as the analysis is by now")
async def show_analysis(
    request: Request[Any, Any, Any], table_id: str, since: Since = 0, invite: str | None = None
) -> Analysis:
    return await services_of(request).analysts.known(await watched(request, table_id, invite), since)


@get("/api/tables/{table_id:str}/analysis/{n:int}", tags=["tables"], summary="A line of the analysis, played (Branch)")
async def show_branch(
    request: Request[Any, Any, Any], table_id: str, n: int, invite: str | None = None
) -> Response[bytes]:
    table = await watched(request, table_id, invite)
    found = await services_of(request).analysts.known(table)
    step = next((step for step in found.steps if step.n == n), None)
    if step is None:
        raise Refused("not-found", f"the analysis says nothing about the position after move {n}")
    claim = claim_of(table, await guest_id(request), address_of(request))
    return Response(await services_of(request).replays.branch(table, claim, n, step.line), media_type=MediaType.JSON)
