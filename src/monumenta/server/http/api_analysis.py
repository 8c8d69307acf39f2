"""Analyses of finished games: asking for one, watching it grow, and playing its lines."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from monumenta.server.http.at_work import step_aside
from monumenta.server.kept import UNPACKED, Answer, answer_of, respond
from monumenta.server.services import address_of, changing_guest, guest_id, services_of, watched
from monumenta.server.thinking.analysing import Asker
from monumenta.server.thinking.replaying import claim_of
from monumenta.tables.messages import Analysis
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table

Since = Annotated[int, Parameter(ge=0, le=1_000_000)]


TOLD = {200: ResponseSpec(Analysis, generate_examples=False, description="Request fulfilled, document follows")}


@post(
    "/api/tables/{table_id:str}/analysis",
    status_code=200,
    tags=["tables"],
    summary="Have a finished game analysed",
    opt={UNPACKED: True},
    responses=TOLD,
)
async def ask_analysis(request: Request[Any, Any, Any], table_id: str, invite: str | None = None) -> Response[bytes]:
    guest = await changing_guest(request)
    services = services_of(request)
    table = await watched(request, table_id, invite)
    services.compilers.hurry(table.row.game)
    found = await services.analysts.ask(table, Asker(guest.id, address_of(request)))
    return await _told(request, table, found)


@get(
    "/api/tables/{table_id:str}/analysis",
    tags=["tables"],
    summary="As far as the analysis is by now",
    opt={UNPACKED: True},
    responses=TOLD,
)
async def show_analysis(
    request: Request[Any, Any, Any], table_id: str, since: Since = 0, invite: str | None = None
) -> Response[bytes]:
    table = await watched(request, table_id, invite)
    return await _told(request, table, await services_of(request).analysts.known(table, since))


async def _told(request: Request[Any, Any, Any], table: Table, found: Analysis) -> Response[bytes]:
    """As bytes, which are the same until there is a further step."""
    if not found.steps:
        return respond(answer_of(msgspec.json.encode(found)), request)
    # one that failed is begun anew, and may find something else
    key = table.row.id, found.state, found.since, len(found.steps), msgspec.json.encode(found.steps[-1])
    return respond(await services_of(request).reviews.of(key, partial(_packed, found)), request)


def _packed(found: Analysis) -> Answer:
    return answer_of(msgspec.json.encode(found))


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
    step_aside(request)
    return Response(await services_of(request).replays.branch(table, claim, n, step.line), media_type=MediaType.JSON)
