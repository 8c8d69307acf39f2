"""Who am I, and how am I called."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie

from monumenta.server.people.guests import COOKIE, COOKIE_AGE
from monumenta.server.people.names import is_name, shown_name
from monumenta.server.services import changing_guest, guest_of, services_of
from monumenta.tables.messages import LONGEST_NAME, Me, Rename
from monumenta.tables.problem import Refused


@get("/api/me", tags=["guests"], summary="Who I am; the first call gives the cookie")
async def who_am_i(request: Request[Any, Any, Any]) -> Response[Me]:
    guests = services_of(request).guests
    guest = await guest_of(request)
    if guest is not None and not guests.outdated(request.cookies.get(COOKIE)):
        return Response(Me(guest.id, guest.name))
    guest = guest or guests.new()
    cookie = Cookie(
        key=COOKIE,
        value=guests.cookie(guest),
        max_age=COOKIE_AGE,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Response(Me(guest.id, guest.name), cookies=[cookie])


@post("/api/me", status_code=200, tags=["guests"], summary="Be called something else")
async def rename_me(request: Request[Any, Any, Any], data: Rename) -> Me:
    guest = await changing_guest(request)
    name = shown_name(data.name)
    if not is_name(name):
        raise Refused("malformed", f"a name needs at least one letter that can be seen, and has {LONGEST_NAME} at most")
    guest = await services_of(request).guests.rename(guest, name)
    return Me(guest.id, guest.name)
