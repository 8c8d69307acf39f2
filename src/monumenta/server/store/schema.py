"""The database tables, as SQLAlchemy sees them. What changes here needs a migration in `migrations/versions`.

JSON is kept as text: it is written and read by msgspec and never searched.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD = "0007"
"""The newest migration: a database that says so is used as it is, without loading Alembic."""

metadata = MetaData()

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("creator", String(32), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("invite", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commit_hash", String(64), nullable=False),
    Column("status", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),  # seconds since 1970
    Column("started", BigInteger),  # milliseconds since 1970; null while seats are open
    Column("seq", Integer, nullable=False),  # how many moves are logged: lists need not count
    Column("bot_to_move", Boolean, nullable=False),  # in rows: goes_on; tables that go on by themselves after a restart
    Column("scores", Text),
    Column("winners", Text, nullable=False),
    Column("next", String(16)),
    Column("position", Text),  # the text of the position that the game begins from; null: at its beginning
    Column("scheme", Integer, nullable=False, server_default="1"),  # how the luck is made
    Column("voided", Text, nullable=False, server_default="[]"),  # rounds of luck that came to nothing
    Column("voided_by", Text, nullable=False, server_default="[]"),  # guests, in the same order
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_creator", "creator", "status", "created"),
    Index("tables_by_next", "next"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("name", String(40), nullable=False),
    Column("guest", String(32)),  # who sits; at an open seat: for whom it is kept; at a handed-over one: who left
    Column("bot", String(40)),
    Column("nonce", String(32)),  # the luck of scheme 1; the next two are those of scheme 2
    Column("pledge", String(64)),
    Column("share", String(64)),
    Index("seats_by_guest", "guest"),
)

moves = Table(
    "moves",
    metadata,
    # the log is the lock: two writers cannot both append move n
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),  # below 0: luck or the clock
    Column("do", String(40), nullable=False),
    Column("events", Text, nullable=False),
    Column("t", BigInteger, nullable=False),  # milliseconds since the game began
    Column("asker", Integer),  # the seat and the request that caused this move and the luck after it
    Column("request", String(40)),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("format", Integer, nullable=False),  # of what is packed; another one is as good as none
    Column("packed", LargeBinary, nullable=False),  # zlib over JSON
)

orders = Table(
    "orders",
    metadata,
    # what `monumenta admin` wants done by the server that keeps the file
    Column("id", String(32), primary_key=True),
    Column("what", Text, nullable=False),
    Column("asked", BigInteger, nullable=False),  # milliseconds since 1970
    Column("done", BigInteger),  # the same; null until it is carried out, and below 0 until memory has followed
    Column("answer", Text),  # before that: how far it is
    Index("orders_by_done", "done", "asked"),
)

bans = Table(
    "bans",
    metadata,
    Column("who", String(64), primary_key=True),  # a guest's id, or a net such as 192.0.2.0/24
    Column("since", BigInteger, nullable=False),  # seconds since 1970
    Column("until", BigInteger),  # the same; null: for good
    Column("reason", Text),  # in the host's words; those who are banned are told
)
