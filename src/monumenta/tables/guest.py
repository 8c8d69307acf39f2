"""Somebody who comes to a table."""

from __future__ import annotations

from msgspec import Struct


class Guest(Struct, frozen=True):
    id: str
    name: str
