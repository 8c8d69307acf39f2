"""Whatever is sent, the answer is typed and the log stays whole."""

from __future__ import annotations

import json
import random
from typing import Any

from monumenta.server.problem import STATUS
from tests.server.harness import Json, Page, Person

ROUNDS = 300
JUNK: list[Any] = [None, True, -1, 0, 7, 10**30, 1.5, "", "x", "é" * 50, "o1", "\x00", [], ["o1"] * 40, {}, {"a": []}]


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


def spoil(message: Json, rng: random.Random) -> str:
    """The message with something wrong in it, most of the time."""
    match rng.randrange(4):
        case 0:
            message[rng.choice(list(message))] = rng.choice(JUNK)
        case 1:
            del message[rng.choice(list(message))]
        case 2:
            message[rng.choice(["extra", "kind", "do"])] = rng.choice(JUNK)
        case _:
            text = list(json.dumps(message))
            for _ in range(3):
                text[rng.randrange(len(text))] = chr(rng.randrange(32, 1000))
            return "".join(text)
    return json.dumps(message)


def test_spoilt_messages(ana: Person) -> None:
    rng = random.Random(10)
    table = ana.create("me", "random")
    codes: set[str] = set()
    with ana.page(table["id"]) as page:
        page.wait("scene")
        page.await_turn()
        for _ in range(ROUNDS):
            page.socket.send(spoil(rng.choice(messages(page)), rng))
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
