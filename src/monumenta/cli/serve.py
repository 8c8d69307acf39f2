"""`monumenta serve`: the server, and the page in a browser where there is a display."""

from __future__ import annotations

from typing import Annotated

import typer

from monumenta.engine.author.contract import BadOption, MonumentaError
from monumenta.engine.compile.garbage import unswept
from monumenta.terminal.text import say

PORT = 8642


def serve(
    host: Annotated[str, typer.Option(metavar="ADDRESS", help=say("help-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help=say("help-port"))] = PORT,
    db: Annotated[str | None, typer.Option(metavar="FILE", help=say("help-db"))] = None,
    open_page: Annotated[bool, typer.Option("--open/--no-open", help=say("help-open"))] = False,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME=BOT", help=say("help-serve-bot"))] = None,
) -> None:
    # the server's libraries take half a second to load, which no other command should pay
    with unswept():
        from monumenta.server.run import serve as run_server
        from monumenta.server.settings import SettingError
        from monumenta.server.store.migrate import MigrationError

    try:
        run_server(host=host, port=port, db=db, open_browser=open_page, bots=bot or ())
    except SettingError as problem:
        raise BadOption(str(problem)) from None
    except (OSError, MigrationError) as problem:
        raise MonumentaError(str(problem)) from None
