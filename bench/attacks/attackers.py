"""All attacks by name, and what each needs of the server that it is run against."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path

from msgspec import Struct

from bench.attacks.costly import deep_json, fetch_records, fetch_replay, fetch_replays, forge_addresses, repeat_requests
from bench.attacks.floods import BEGUN, MORE, bombs, empty_frames, many_headers, slow_requests, tiny_chunks, tiny_frames
from bench.attacks.mutations import mutate_messages
from bench.attacks.prepared import endless_game, long_game, many_long_games
from bench.attacks.reading import ask_again, open_pages
from bench.attacks.routes import fuzz_routes, no_http
from bench.attacks.target import Fate, Target
from bench.attacks.thoughts import ask_for_hints, watch_masters
from bench.attacks.unread import unread_answers, unread_scenes

OPEN_HANDED = {f"MONUMENTA_{limit}": "1000000" for limit in ("POSTS", "READS", "MESSAGES", "TABLES")}
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
    "3 MB of empty pings": Attack(empty_frames),
    "20 messages in endless parts": Attack(partial(empty_frames, frames=(BEGUN, MORE), sockets=20)),
    "20 bodies in chunks of one byte": Attack(tiny_chunks),
    "190 bodies in such chunks, behind another request": Attack(partial(tiny_chunks, lines=190, ahead=True)),
    "190 requests of 15,000 headers": Attack(partial(many_headers, lines=190)),
    "60 replays that nobody reads": Attack(unread_answers, prepare=long_game),
    "24 pages that read nothing": Attack(unread_scenes, prepare=long_game),
    "190 lines fetching one record": Attack(fetch_records, prepare=long_game),
    "190 lines fetching the words of a game": Attack(partial(ask_again, path="/api/games/monumental/texts")),
    "190 lines fetching the schema": Attack(partial(ask_again, path="/api/schema")),
    "190 lines fetching the lobby's list": Attack(partial(ask_again, path="/api/tables"), prepare=many_long_games),
    "190 lines opening pages of a long game": Attack(open_pages, prepare=long_game),
    "made-up cookies of 15 KB": Attack(partial(ask_again, path="/api/none", padding=15_000, addresses=6, lines=30)),
    "20 bombs of 230 KB": Attack(bombs),
    "180 connections that never finish a request": Attack(slow_requests),
    "60 sockets asking for hints": Attack(ask_for_hints, on_bots=True),
    "40 tables of masters": Attack(watch_masters, on_bots=True),
    "8 clients fetching the longest replay": Attack(fetch_replay, prepare=long_game),
    "24 long replays, each of another game": Attack(fetch_replays, prepare=many_long_games),
    "the replay of a game of 8,000 moves": Attack(fetch_replays, prepare=endless_game, on_bots=True),
    "repeated request ids": Attack(repeat_requests),
    "500 posts with made-up addresses": Attack(forge_addresses),
    "deep JSON": Attack(deep_json),
    "10,000 mutations of every message": Attack(mutate_messages, OPEN_HANDED),
    "every route by its types": Attack(fuzz_routes, OPEN_HANDED),
    "bytes that are no HTTP": Attack(no_http),
}
