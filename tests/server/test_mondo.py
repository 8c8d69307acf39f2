"""Mondo Sapiens over real sockets: four people at once, lines that drop, and a record that tells the same."""

from __future__ import annotations

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from bench.rush_fuzz import Mondo
from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from monumenta.games.mondo.view import View
from tests.server.harness import Json, Page, Person, Server, request_id

MONDO = Mondo()
MESSAGES = 60
"""Of each of the four."""


class Seat:
    """Somebody at the table, with a page that is lost and opened again."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self._table = table
        self.open()

    def open(self) -> None:
        self.page = Page(self.person, self._table)
        self.view: Any = None
        self.seq = -1
        self.hear_until("scene")

    def hear_until(self, kind: str, **fields: Any) -> Json:
        while True:
            message = self.page.hear()
            self._follow(message)
            if message["kind"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    def _follow(self, message: Json) -> None:
        if message["kind"] not in ("scene", "applied") or message.get("seq", self.seq + 1) <= self.seq:
            return
        if message["position"] is not None:
            self.view, self.seq = MONDO.read(message["position"]["view"]), message["position"]["seq"]
            return
        assert message["moves"][0]["n"] == self.seq + 1, "a move was left out"
        for move in message["moves"]:
            for event in move["events"]:
                self.view = MONDO.follow(self.view, event)
        self.seq = message["seq"]

    def rush(self, do: str, id_: str | None = None) -> Json:
        id_ = id_ or request_id()
        self.page.say(kind="rush", id=id_, do=do)
        while True:
            message = self.page.hear()
            self._follow(message)
            if message.get("id") == id_:
                return message

    def hear(self) -> None:
        """The next message, whatever it is."""
        self._follow(self.page.hear())

    def await_phase(self, phase: str) -> None:
        while self.view.phase != phase:
            self.hear()

    def play(self, seed: int) -> None:
        """Claims, puts, senseless things, the same thing twice, and now and then a lost line."""
        rng = random.Random(seed)
        number: int = self.page.info["you"] if self.page.info else -1
        for _ in range(MESSAGES):
            if rng.random() < 0.05:
                self.page.socket.close()
                self.open()
            do, id_ = MONDO.act(self.view, number, rng), request_id()
            answer = self.rush(do if do != "out" else "back front", id_)
            if rng.random() < 0.1 and answer["kind"] == "applied":
                assert self.rush(do, id_)["moves"] == answer["moves"]


def sit_down(server: Server, people: int, **options: Any) -> list[Seat]:
    guests = [Person(server, f"Guest {i}") for i in range(people)]
    table = guests[0].create("me", *["open"] * (people - 1), game="mondo", **options)
    for guest in guests[1:]:
        guest.join(table)
    return [Seat(guest, table["id"]) for guest in guests]


def test_four_at_once_see_the_same_and_nothing_is_lost(server: Server) -> None:
    seats = sit_down(server, 4, level="expert", clock="10:00")
    for seat in seats:
        seat.await_phase("play")
    with ThreadPoolExecutor(4) as hands:
        list(hands.map(Seat.play, seats, range(4)))
    seats[0].page.say(kind="ping")
    seats[0].hear_until("pong")  # by then it has heard what the others did after its last message
    last = seats[0].rush("turn 0")["seq"] if seats[0].view.heap[0] >= 0 else seats[0].seq
    for seat in seats:
        seat.page.say(kind="ping")
        seat.hear_until("pong")
        folded = msgspec.to_builtins(seat.view)
        seat.page.say(kind="sync")
        fresh = seat.hear_until("scene")["position"]
        assert fresh["seq"] == seat.seq >= last
        assert folded == fresh["view"]
        MONDO.check(seat.view)


def test_a_whole_game_and_its_record(server: Server) -> None:
    hers, his = seats = sit_down(server, 2, level="quick-start")
    for turn in (1, 2, 3):
        for seat in seats:
            seat.await_phase("play")
            assert seat.view.turn == turn
        for slot in (turn, turn + 10):
            answers = [hers.rush(f"take {slot}"), his.rush(f"take {slot}")]
            assert [answer["kind"] for answer in answers] == ["applied", "rejected"]
            assert answers[1]["why"]["rule"]
            assert his.view.players[1].hand is None
            space = hers.view.players[0].spots[0]
            assert hers.rush(f"put {names(server)[space]} front 0")["kind"] == "applied"
        hers.rush("out")
        ended = his.rush("out")
        assert ended["position"]["view"]["phase"] == ("over" if turn == 3 else "scored")
        hers.await_phase("over" if turn == 3 else "scored")
        if turn < 3:
            hers.rush("ready")
            his.rush("ready")
    view: View = hers.view
    record = read(hers.person.http.get(f"/api/tables/{hers.page.table}/record").text)
    checked = verify(record)
    assert checked.luck == "verified"
    assert checked.scores == [player.total for player in view.players]
    assert checked.winners == view.winners


def names(server: Server) -> list[str]:
    return [space["name"] for space in Person(server).get("/api/games/mondo/box")["spaces"]]
