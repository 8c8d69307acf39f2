"""Seats that the rules themselves play: where they may be, that nobody is asked for them, and a whole game."""

from __future__ import annotations

import json
import random
from typing import Any

from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from tests.server.harness import Person

SOLO: dict[str, Any] = {"game": "monumental", "automas": 1, "starter": 0}


def test_a_player_and_an_automa_begin_at_once(ana: Person) -> None:
    table = ana.create("me", "automa", **SOLO)
    assert table["status"] == "running"
    assert [(seat["kind"], seat["name"], seat["bot"]) for seat in table["seats"]] == [
        ("human", "Ana", None),
        ("automa", "Automa", None),
    ]
    assert table["options"]["automas"] == 1


def test_automas_are_told_apart(ana: Person, ben: Person) -> None:
    table = ana.create("me", "open", "automa", "automa", game="monumental", automas=2)
    assert table["status"] == "waiting"
    joined = ben.join(table)
    assert (joined["status"], joined["you"]) == ("running", 1)
    assert [seat["name"] for seat in joined["seats"]][2:] == ["Automa", "Automa 2"]


def test_seats_are_where_the_options_put_them(ana: Person) -> None:
    for seats, automas in ((["me", "random"], 1), (["me", "automa"], 0), (["automa", "me"], 1), (["me", "open"], 1)):
        wishes = [{"kind": seat} if seat != "random" else {"kind": "bot", "bot": seat} for seat in seats]
        body: dict[str, Any] = {
            "game": "monumental",
            "options": {"automas": automas},
            "seats": wishes,
        }
        answer = ana.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-seats"), seats
    body = {"game": "monuments", "options": {}, "seats": [{"kind": "me"}, {"kind": "automa"}]}
    assert ana.http.post("/api/tables", json=body).json()["code"] == "bad-seats"


def test_a_whole_game_alone(ana: Person) -> None:
    """The Automa moves by itself, ties are asked of the player, and the record verifies."""
    rng = random.Random(5)
    deeds: set[str] = set()
    decided = 0
    for _ in range(5):  # luck decides what the Automa does; nearly every game has all of it
        table = ana.create("me", "automa", **SOLO)
        with ana.page(table["id"]) as page:
            while page.await_turn():
                assert page.position is not None
                decided += page.position["view"]["decides_for"] is not None
                applied = page.act(page.think(rng), confirm=True)
                deeds |= {e["deed"] for move in applied["moves"] for e in move["events"] if e["kind"] == "automa"}
        record = ana.http.get(f"/api/tables/{table['id']}/record").text
        assert verify(read(record)).luck == "verified"
        assert {json.loads(line)["seat"] for line in record.splitlines()[1:-1]} == {0, "chance"}
        if decided and deeds >= {"draws", "takes", "steps", "gold", "passes"}:
            return
    raise AssertionError(f"in five games the Automa did no more than {sorted(deeds)}, and {decided} ties were asked")
