"""All attacks by name, and what each needs of the server that it is run against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from msgspec import Struct

from bench.attacks.costly import deep_json, fetch_replay, forge_addresses, repeat_requests
from bench.attacks.floods import bombs, slow_requests, tiny_frames
from bench.attacks.mutations import mutate_messages
from bench.attacks.prepared import long_game
from bench.attacks.routes import fuzz_routes, no_http
from bench.attacks.target import Fate, Target
from bench.attacks.thoughts import ask_for_hints, watch_masters

OPEN_HANDED = {"MONUMENTA_POSTS": "1000000", "MONUMENTA_MESSAGES": "1000000", "MONUMENTA_TABLES": "1000000"}
"""No limit of requests: what is to be tried is what each of them does, not how soon the sender is shut out."""


class Attack(Struct, frozen=True):
    run: Callable[[Target], Fate]
    """In a process of its own."""
    env: Mapping[str, str] = {}
    """Settings of the server, where they are not those of a host who changes nothing."""
    prepare: Callable[[Path], str] | None = None
    """Something that must be in the database, as the id of a table."""
    on_bots: bool = False
    """Is it the bots' time that is attacked? Then somebody waits for a bot meanwhile."""


ATTACKS: dict[str, Attack] = {
    "250 KB of tiny frames": Attack(tiny_frames),
    "20 bombs of 230 KB": Attack(bombs),
    "180 connections that never finish a request": Attack(slow_requests),
    "60 sockets asking for hints": Attack(ask_for_hints, on_bots=True),
    "40 tables of masters": Attack(watch_masters, on_bots=True),
    "8 clients fetching the longest replay": Attack(fetch_replay, prepare=long_game),
    "repeated request ids": Attack(repeat_requests),
    "500 posts with made-up addresses": Attack(forge_addresses),
    "deep JSON": Attack(deep_json),
    "10,000 mutations of every message": Attack(mutate_messages, OPEN_HANDED),
    "every route by its types": Attack(fuzz_routes, OPEN_HANDED),
    "bytes that are no HTTP": Attack(no_http),
}
