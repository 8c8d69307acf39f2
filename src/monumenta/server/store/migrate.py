"""Bring a database to the newest schema, at start-up and off the event loop."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import create_engine, event, inspect, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from monumenta.server.store import schema

if TYPE_CHECKING:
    from sqlalchemy import Connection

PATIENCE = 10
"""Seconds to wait for another process that is at it."""


class MigrationError(RuntimeError):
    """The database cannot be used; the message says why and what to do."""


def upgrade(url: str) -> None:
    """Create or upgrade the database. Two processes may do so at once: who comes second finds it done."""
    address = make_url(url).set(drivername="sqlite")
    if address.database:
        try:
            path = Path(address.database)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600)  # it holds the key of the cookies and the secrets of the luck
        except OSError as error:
            raise MigrationError(
                f"cannot create {address.database}: {error.strerror}; choose another file with --db"
            ) from error
    engine = create_engine(address, connect_args={"timeout": PATIENCE, "isolation_level": None})
    event.listen(engine, "begin", _begin)
    try:
        with engine.begin() as connection:
            _upgrade(connection)
    except SQLAlchemyError as error:
        raise MigrationError(
            f"cannot open the database {address.database}: {error.__cause__ or error}; "
            "check that it is a Monumenta database you may write to, or choose another file with --db"
        ) from error
    finally:
        engine.dispose()


def _begin(connection: Connection) -> None:
    """All changes or none: left alone, Python's driver commits before each change of the schema, and a server killed
    between two of them could never start again. The lock comes first, so that of two servers one waits."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")


def version(connection: Connection) -> str | None:
    """The migration the database is at; null if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("select version_num from alembic_version")).scalar()


def _upgrade(connection: Connection) -> None:
    found = version(connection)
    if found == schema.HEAD:
        return
    if found is not None and found > schema.HEAD:
        raise MigrationError(
            f"this database was made by a newer Monumenta (schema {found}, this one knows {schema.HEAD}): "
            "upgrade Monumenta, or choose another file with --db"
        )
    # Alembic costs a quarter of a second to load, so only a database that needs it pays
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
