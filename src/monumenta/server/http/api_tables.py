"""Tables: listing, creating, joining, and what is left of finished ones."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import MediaType, Request, Response, get, post
from litestar.response import Stream

from monumenta.server.http.at_work import step_aside
from monumenta.server.kept import UNPACKED
from monumenta.server.people.limits import taken
from monumenta.server.services import address_of, changing_guest, guest_id, services_of, watched
from monumenta.server.thinking.packing import unpacked
from monumenta.tables.messages import Join, NewTable, Pledge, Share, TableInfo
from monumenta.tables.rows import Status


@get("/api/tables", tags=["tables"], summary="One's own tables, then those of the others that the lobby shows")
async def list_tables(request: Request[Any, Any, Any], status: Status | None = None) -> list[TableInfo]:
    return await services_of(request).reception.lobby.list(await guest_id(request), status)


@post("/api/tables", tags=["tables"], summary="Set up a table")
async def create_table(request: Request[Any, Any, Any], data: NewTable) -> TableInfo:
    guest = await changing_guest(request)
    services = services_of(request)
    table = await services.reception.create(services.hub, data, guest, address_of(request))
    services.compilers.hurry(table.row.game)
    return table.info(guest.id)


@get("/api/tables/{table_id:str}", tags=["tables"], summary="One table")
async def show_table(request: Request[Any, Any, Any], table_id: str, invite: str | None = None) -> TableInfo:
    table = await watched(request, table_id, invite)
    return table.info(await guest_id(request))


@post("/api/tables/{table_id:str}/join", status_code=200, tags=["tables"], summary="Take a seat")
async def join_table(request: Request[Any, Any, Any], table_id: str, data: Join) -> TableInfo:
    guest = await changing_guest(request)
    services = services_of(request)
    table = await services.reception.join(services.hub, table_id, guest, address_of(request), data)
    return table.info(guest.id)


@post("/api/tables/{table_id:str}/pledge", status_code=200, tags=["tables"], summary="Pledge a share of the luck")
async def pledge_share(request: Request[Any, Any, Any], table_id: str, data: Pledge) -> TableInfo:
    guest = await changing_guest(request)
    table = await services_of(request).hub.pledge(table_id, guest, data)
    return table.info(guest.id)


@post("/api/tables/{table_id:str}/share", status_code=200, tags=["tables"], summary="Open the share that was pledged")
async def open_share(request: Request[Any, Any, Any], table_id: str, data: Share) -> TableInfo:
    guest = await changing_guest(request)
    table = await services_of(request).hub.open_share(table_id, guest, data)
    return table.info(guest.id)


@get(
    "/api/tables/{table_id:str}/replay",
    tags=["tables"],
    summary="A finished game, position by position (Replay)",
    opt={UNPACKED: True},
)
async def show_replay(request: Request[Any, Any, Any], table_id: str, invite: str | None = None) -> Stream:
    table = await watched(request, table_id, invite)
    step_aside(request)
    packed = await services_of(request).replays.of(table, await guest_id(request), address_of(request))
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers |= {"Content-Encoding": "gzip", "Content-Length": str(sum(map(len, packed)))}
        return Stream(packed, media_type=MediaType.JSON, headers=headers)
    return Stream(unpacked(packed), media_type=MediaType.JSON, headers=headers)


@get("/api/tables/{table_id:str}/record", tags=["tables"], summary="A finished game as JSON Lines, to keep and verify")
async def download_record(request: Request[Any, Any, Any], table_id: str, invite: str | None = None) -> Response[str]:
    services, guest, address = services_of(request), await guest_id(request), address_of(request)
    wanted = (services.records, guest or address), (services.records_by_address, address)
    with taken(wanted, "{most} records are on their way to you already; wait for these first"):
        step_aside(request)
        record = await services.hub.record(table_id, guest, invite)
        text = await asyncio.to_thread(record.write)
    headers = {"Content-Disposition": f'attachment; filename="{record.header.game}-{table_id}.jsonl"'}
    return Response(text, media_type="application/jsonl", headers=headers)
