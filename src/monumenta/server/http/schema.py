"""The interface as it describes itself (OpenAPI): worked out once, as it takes long and never changes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response

from monumenta.server.kept import Answer, answer_of, respond
from monumenta.server.services import services_of

SCHEMA = "/api/schema"
PATHS = (SCHEMA, f"{SCHEMA}/openapi.json")


async def kept_schema(request: Request[Any, Any, Any]) -> Response[bytes] | None:
    """In place of what the framework would make anew for each who asks."""
    if request.scope["path"].rstrip("/") not in PATHS:
        return None

    def make() -> Answer:
        return answer_of(
            msgspec.json.encode(request.app.openapi_schema.to_schema()), "application/vnd.oai.openapi+json"
        )

    return respond(await services_of(request).kept.of("schema", make), request)
