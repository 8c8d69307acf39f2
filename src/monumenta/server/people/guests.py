"""Guests: a signed cookie is a seat.

The cookie holds nothing but a random id, signed with a key that the store keeps. A guest who only looks around
leaves no row in the database: the first name follows from the id.
"""

from __future__ import annotations

import secrets
from collections import OrderedDict

import msgspec
from itsdangerous import BadSignature, Signer
from msgspec import Struct

from monumenta.server.store.database import Database
from monumenta.tables.guest import Guest

COOKIE = "monumenta_guest"
COOKIE_AGE = 400 * 24 * 3600
"""Seconds; browsers keep no cookie longer."""
KEY, OLD_KEYS = "cookie-key", "cookie-keys-old"
"""The names of these settings in the store."""
SALT = "monumenta.guest"
LONGEST = 100
"""Letters of a cookie; ours have half as many, and what is longer need not be looked at."""


class Keys(Struct, frozen=True):
    """What signs the cookies."""

    newest: str
    old: list[str] = []
    """Those that were replaced, the oldest first."""


def new_key() -> str:
    return secrets.token_hex(32)


class Guests:
    def __init__(self, store: Database, keys: Keys, most: int) -> None:
        """The names of so many are at hand."""
        self._store = store
        self._most = most
        self.use(keys)

    @classmethod
    async def open(cls, store: Database, most: int) -> Guests:
        return cls(store, await _keys(store), most)

    async def start_over(self) -> None:
        """The store has become another one."""
        self.use(await _keys(self._store))

    def use(self, keys: Keys) -> None:
        """Sign with the newest key; what an older one has signed is good too."""
        self._newest = Signer(keys.newest, salt=SALT)
        self._signer = Signer([*keys.old, keys.newest], salt=SALT)
        self._names: OrderedDict[str, str] = OrderedDict()

    def new(self) -> Guest:
        id_ = secrets.token_hex(8)
        return Guest(id_, first_name(id_))

    def cookie(self, guest: Guest) -> str:
        return self._newest.sign(guest.id).decode()

    def outdated(self, cookie: str | None) -> bool:
        """Was it signed with a key that has been replaced?"""
        return cookie is not None and not self._newest.validate(cookie)

    def id_of(self, cookie: str | None) -> str | None:
        """The id of the guest of a cookie; None if there is none or it was not signed here."""
        if cookie is None or len(cookie) > LONGEST:
            return None
        try:
            return self._signer.unsign(cookie).decode()
        except BadSignature:
            return None

    async def read(self, cookie: str | None) -> Guest | None:
        """The guest of a cookie; None as before."""
        id_ = self.id_of(cookie)
        return None if id_ is None else Guest(id_, await self._name(id_))

    async def _name(self, id_: str) -> str:
        """The guest's name; those of the last few thousand are at hand."""
        if id_ not in self._names:
            self._remember(id_, await self._store.name(id_) or first_name(id_))
        return self._names[id_]

    def _remember(self, id_: str, name: str) -> None:
        self._names[id_] = name
        self._names.move_to_end(id_)
        if len(self._names) > self._most:
            self._names.popitem(last=False)

    def called(self, id_: str, name: str) -> None:
        """Somebody else has changed the name in the store."""
        self._remember(id_, name)

    async def rename(self, guest: Guest, name: str) -> Guest:
        await self._store.rename(guest.id, name)
        self._remember(guest.id, name)
        return Guest(guest.id, name)


async def _keys(store: Database) -> Keys:
    newest = await store.setting(KEY, new_key())
    return Keys(newest, msgspec.json.decode(await store.setting(OLD_KEYS, "[]"), type=list[str]))


def first_name(id_: str) -> str:
    """What a guest is called until told otherwise."""
    return f"Guest {1000 + int(id_[:8], 16) % 9000}"
