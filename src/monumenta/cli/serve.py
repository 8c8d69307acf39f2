"""`monumenta serve`: the server, and the page in a browser where there is a display."""

from __future__ import annotations

from typing import Annotated

import typer

from monumenta.server.settings import SettingError

from .text import say

__all__ = ["SettingError", "serve"]

PORT = 8642


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help=say("help-port"))] = PORT,
    db: Annotated[str | None, typer.Option(metavar="FILE", help=say("help-db"))] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help=say("help-open"))] = False,
) -> None:
    from monumenta.server.run import serve as run_server

    run_server(host=host, port=port, db=db, open_browser=open_page)
