"""`monumenta admin`: what a host does. How it is done is in `hosting`, which takes longer to load."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from monumenta.terminal.text import say

app = typer.Typer(help=say("help-admin"), epilog=say("help-admin-example"), no_args_is_help=True)

# the id of a table may begin with a dash
DASHES = {"ignore_unknown_options": True}

Db = Annotated[str | None, typer.Option(metavar="FILE", help=say("help-db"))]
Json = Annotated[bool, typer.Option("--json", help=say("help-json"))]
Yes = Annotated[bool, typer.Option("--yes", help=say("help-admin-yes"))]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=say("help-admin-table"))]
Who = Annotated[str, typer.Argument(metavar="GUEST|ADDRESS|NET", help=say("help-admin-who"))]


@app.command("tables", help=say("help-admin-tables"), epilog=say("help-admin-tables-example"))
def tables(
    status: Annotated[
        str | None, typer.Option(metavar="waiting|running|over|closed", help=say("help-admin-status"))
    ] = None,
    game: Annotated[str | None, typer.Option(metavar="GAME", help=say("help-admin-game"))] = None,
    guest: Annotated[str | None, typer.Option(metavar="GUEST", help=say("help-admin-guest"))] = None,
    older_than: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help=say("help-admin-older"))] = None,
    limit: Annotated[int, typer.Option(min=1, metavar="N", help=say("help-admin-limit"))] = 50,
    db: Db = None,
    json: Json = False,
) -> None:
    from . import hosting

    hosting.tables(hosting.At(db, json=json), status, game, guest, older_than, limit)


@app.command("show", help=say("help-admin-show"), epilog=say("help-admin-show-example"), context_settings=DASHES)
def show(table: TableId, db: Db = None, json: Json = False) -> None:
    from . import hosting

    hosting.show(hosting.At(db, json=json), table)


@app.command("close", help=say("help-admin-close"), epilog=say("help-admin-close-example"), context_settings=DASHES)
def close(table: TableId, db: Db = None, json: Json = False, yes: Yes = False) -> None:
    from . import hosting

    hosting.close(hosting.At(db, json=json, yes=yes), table)


@app.command("delete", help=say("help-admin-delete"), epilog=say("help-admin-delete-example"), context_settings=DASHES)
def delete(table: TableId, db: Db = None, json: Json = False, yes: Yes = False) -> None:
    from . import hosting

    hosting.delete(hosting.At(db, json=json, yes=yes), table)


@app.command("ban", help=say("help-admin-ban"), epilog=say("help-admin-ban-example"))
def ban(
    who: Who,
    reason: Annotated[str | None, typer.Option(metavar="TEXT", help=say("help-admin-reason"))] = None,
    until: Annotated[str | None, typer.Option(metavar="TIME", help=say("help-admin-until"))] = None,
    wide: Annotated[bool, typer.Option("--wide", help=say("help-admin-wide"))] = False,
    db: Db = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    from . import hosting

    hosting.ban(hosting.At(db, json=json, yes=yes), who, reason, until, wide=wide)


@app.command("unban", help=say("help-admin-unban"), epilog=say("help-admin-unban-example"))
def unban(who: Who, db: Db = None, json: Json = False) -> None:
    from . import hosting

    hosting.unban(hosting.At(db, json=json), who)


@app.command("bans", help=say("help-admin-bans"), epilog=say("help-admin-bans-example"))
def bans(db: Db = None, json: Json = False) -> None:
    from . import hosting

    hosting.bans(hosting.At(db, json=json))


@app.command("rename", help=say("help-admin-rename"), epilog=say("help-admin-rename-example"))
def rename(
    guest: Annotated[str, typer.Argument(metavar="GUEST", help=say("help-admin-guest-id"))],
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-admin-name"))],
    db: Db = None,
    json: Json = False,
) -> None:
    from . import hosting

    hosting.rename(hosting.At(db, json=json), guest, name)


@app.command("rotate-key", help=say("help-admin-rotate"), epilog=say("help-admin-rotate-example"))
def rotate_key(
    forget_old: Annotated[bool, typer.Option("--forget-old", help=say("help-admin-forget"))] = False,
    db: Db = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    from . import hosting

    hosting.rotate_key(hosting.At(db, json=json, yes=yes), forget_old=forget_old)


@app.command("prune", help=say("help-admin-prune"), epilog=say("help-admin-prune-example"))
def prune(
    waiting: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help=say("help-admin-waiting"))] = None,
    finished: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help=say("help-admin-finished"))] = None,
    abandoned: Annotated[float | None, typer.Option(min=0, metavar="DAYS", help=say("help-admin-abandoned"))] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help=say("help-admin-dry"))] = False,
    compact: Annotated[bool, typer.Option("--compact", help=say("help-admin-compact"))] = False,
    db: Db = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    from . import hosting

    days = {"waiting": waiting, "finished": finished, "abandoned": abandoned}
    hosting.prune(hosting.At(db, json=json, yes=yes), days, dry_run=dry_run, compact=compact)


@app.command("backup", help=say("help-admin-backup"), epilog=say("help-admin-backup-example"))
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE|FOLDER", help=say("help-admin-backup-file"))],
    db: Db = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    from . import hosting

    hosting.backup(hosting.At(db, json=json, yes=yes), file)


@app.command("restore", help=say("help-admin-restore"), epilog=say("help-admin-restore-example"))
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-admin-restore-file"))],
    db: Db = None,
    json: Json = False,
    yes: Yes = False,
) -> None:
    from . import hosting

    hosting.restore(hosting.At(db, json=json, yes=yes), file)
