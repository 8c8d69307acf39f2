"""The built page, served from memory: what `make page` has put into the package.

Files with a hash in their name are kept by browsers for ever, the rest is asked for each time. Any other address is
an address inside the page, so it gets the page too.
"""

from __future__ import annotations

import mimetypes
from functools import cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get

from monumenta.server.kept import ASK, UNPACKED, Answer, answer_of, respond
from monumenta.tables.problem import Refused

FOLDER = Path(__file__).parents[2] / "page"
FOR_EVER = "public, max-age=31536000, immutable"
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".html": "text/html",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
}
PACKED_ALREADY = {".woff2", ".png", ".jpg", ".webp"}

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Monumenta: the page is not built</title>
<style>body{font:1.1rem/1.6 Georgia,serif;max-width:34rem;margin:18vh auto;padding:0 1rem;color:#2b2118;
background:#f4efe6}code{background:#fbf8f2;padding:.1em .4em;border:1px solid #d9cfbf;border-radius:4px}</style></head>
<body><h1>The server runs, the page is not built yet</h1>
<p>Stop the server and type <code>make play</code> in the project folder: it builds the page and starts again.
To build it without starting: <code>make page</code>. Both need Node 20 or newer.</p>
<p>The <a href="/api/schema">interface for programs</a> works already.</p></body></html>
"""


@get(["/", "/{path:path}"], include_in_schema=False, opt={UNPACKED: True})
async def show_page(request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    if path == "/api" or path.startswith("/api/"):
        raise Refused("not-found", f"there is nothing at {path}; /api/schema lists what there is")
    files = read_page(FOLDER)
    if "/index.html" not in files:
        return Response(NOT_BUILT.encode(), media_type="text/html", status_code=503)
    if path.startswith("/assets/") and path not in files:
        raise Refused("not-found", f"there is no file {path}; reload the page, it may be an older version")
    return respond(files.get(path) or files["/index.html"], request)


@cache
def read_page(folder: Path) -> dict[str, Answer]:
    """Every file of the page by its address; an address that is not in here leads nowhere on the disk either."""
    return {
        f"/{path.relative_to(folder).as_posix()}": _read(path, hashed="assets" in path.relative_to(folder).parts)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def _read(path: Path, *, hashed: bool) -> Answer:
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    pack = path.suffix not in PACKED_ALREADY
    return answer_of(path.read_bytes(), kind, FOR_EVER if hashed else ASK, pack=pack)
