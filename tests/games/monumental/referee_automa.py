"""Automas in the referee's game."""

from __future__ import annotations

from tests.games.monumental.referee_table import Flow, Realm, Table


def set_up(table: Table) -> Flow:
    yield from ()


def reward_gold(table: Table, realm: Realm, kind: str) -> None:
    raise NotImplementedError


def line_turn(table: Table, realm: Realm) -> Flow:
    yield from ()


def whole_turn(table: Table, realm: Realm) -> Flow:
    yield from ()
