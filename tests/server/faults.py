"""What may happen to a database that is not its own fault."""

from __future__ import annotations

import resource
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager

from tests.server.harness import Server

UNLIMITED = resource.RLIM_INFINITY


@contextmanager
def full_disk(server: Server) -> Generator[None]:
    """No file of the server can grow, which is what a full disk is to a database."""
    pid = server.process.pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, UNLIMITED))
    try:
        yield
    finally:
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (UNLIMITED, UNLIMITED))


@contextmanager
def held_database(server: Server) -> Generator[None]:
    """Somebody else is writing, and does not come to an end."""
    with closing(sqlite3.connect(server.db, isolation_level=None, timeout=60)) as holder:
        holder.execute("begin immediate")
        try:
            yield
        finally:
            holder.execute("rollback")
