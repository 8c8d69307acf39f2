"""What a page says to its table: each message is read once, done, and answered."""

from __future__ import annotations

import logging

import msgspec

from monumenta.tables.asking import seated
from monumenta.tables.connection import Connection
from monumenta.tables.guest import Guest
from monumenta.tables.hub import Hub
from monumenta.tables.messages import (
    Act,
    Free,
    Handover,
    HintPlease,
    LookPlease,
    Ping,
    Pong,
    Rematch,
    Rush,
    Seen,
    Sync,
    ToServer,
    WhyPlease,
)
from monumenta.tables.problem import Refused
from monumenta.tables.table import Table
from monumenta.tables.turns import try_turn

log = logging.getLogger(__name__)

FRUITLESS = frozenset({"too-fast", "too-large", "malformed", "one-hint"})
"""Refusals of what was not even looked at: nothing is said about the table."""

_decoder: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)


class _Id(msgspec.Struct):
    id: str | None = None


class Talk:
    """Of one page at one table. `guest` is None for somebody who can only watch."""

    def __init__(self, hub: Hub, table: Table, guest: Guest | None, connection: Connection) -> None:
        self._hub = hub
        self._table = table
        self._guest = guest
        self._connection = connection

    async def answer(self, text: str | bytes) -> Refused | None:
        """Do what a message says, or tell why not; the refusal, if it was one."""
        message = None
        try:
            message = _decode(text)
            await self._do(message)
        except Refused as problem:
            refused = problem
        except Exception:
            log.exception("a message at table %s failed", self._table.row.id)
            refused = Refused("internal", "the server made a mistake; reload the page")
        else:
            return None
        self.refuse(refused, _id_of(text) if message is None else getattr(message, "id", None))
        return refused

    def refuse(self, refused: Refused, id_: str | None = None) -> None:
        """In real time the page knows where it stands, or asks: a refusal must be quick, and there may be many."""
        quick = self._table.pace.terse or refused.code in FRUITLESS
        self._connection.send(refused.told(id_, None if quick else self._table.position(self._connection.guest)))

    async def _do(self, message: ToServer) -> None:
        hub, table, connection = self._hub, self._table, self._connection
        match message:
            case Ping():
                connection.send(Pong())
            case Sync():
                connection.send(table.scene(connection.guest))
            case Act() | Rush():
                await hub.act(table, connection, message)
            case HintPlease():
                hub.hint(table, connection, message)
            case WhyPlease():
                table.pace.explain(connection, message)
            case LookPlease():
                self._look_ahead(message)
            case Handover():
                await hub.hand_over(table, connection, message)
            case Free():
                await hub.free(table, connection, message)
            case Rematch():
                if self._guest is None:
                    raise Refused("not-seated", "you are watching: only who has a seat can do that")
                await hub.rematch(table, self._guest)

    def _look_ahead(self, message: LookPlease) -> None:
        """Show what an action would do by itself, as a preview does, without becoming the turn of whoever asks."""
        seat = seated(self._table.row, self._connection.guest)
        self._connection.send(Seen(message.id, try_turn(self._table, seat, message.seq, message.do).events))


def _decode(text: str | bytes) -> ToServer:
    try:
        return _decoder.decode(text)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise Refused("malformed", f"not a message of this protocol: {error}") from error


def _id_of(text: str | bytes) -> str | None:
    """The id of a message that otherwise makes no sense."""
    try:
        return msgspec.json.decode(text, type=_Id).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
