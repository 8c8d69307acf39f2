"""Whatever is sent, the answer is typed and the log stays whole."""

from __future__ import annotations

import random

from bench.attacks.mutations import spoilt
from monumenta.tables.problem import STATUS
from tests.server.harness import Json, Page, Person

ROUNDS = 300


def messages(page: Page) -> list[Json]:
    """A valid message of each kind."""
    return [
        {"kind": "act", "id": "a", "seq": page.seq, "do": [], "confirm": False},
        {"kind": "act", "id": "a", "seq": page.seq, "do": ["o1"], "confirm": True},
        {"kind": "hint", "id": "h", "seq": page.seq, "do": []},
        {"kind": "handover", "id": "x", "seat": 1, "bot": "random"},
        {"kind": "rematch", "id": "r"},
        {"kind": "free", "id": "f", "seat": 1},
        {"kind": "sync"},
    ]


def test_spoilt_messages(ana: Person) -> None:
    rng = random.Random(10)
    table = ana.create("me", "random")
    codes: set[str] = set()
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.await_turn()
        for _ in range(ROUNDS):
            page.socket.send(spoilt(rng.choice(messages(page)), rng))
            page.say(kind="ping")
            while (answer := page.hear())["kind"] != "pong":
                if answer["kind"] == "rejected":
                    codes.add(answer["code"])
        assert "malformed" in codes
        assert codes <= set(STATUS) - {"internal"}
        page.say(kind="sync")
        moves = page.wait("scene")["moves"]
        assert [move["n"] for move in moves] == list(range(1, len(moves) + 1))
        assert page.play_on(random.Random(11), turns=2) == 2
