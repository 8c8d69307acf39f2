"""A table where everybody acts at once: claims, the clock, coming back, bots, and all that is refused."""

from __future__ import annotations

import random
import sqlite3
import threading
from collections.abc import Callable, Generator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from monumenta.engine.match.record import read
from monumenta.engine.match.verify import verify
from monumenta.tables.realtime import SHOWN_MOVES
from tests.server.grabs.game import follow
from tests.server.grabs.state import COUNT, ENDED, PLAY, SCORED, STONES
from tests.server.harness import Json, Page, Person, Server, until
from tests.testing.install import known, write_metadata

ENTRY = "tests.server.grabs.game:GAME"
LONG = 600_000


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("packages")
    write_metadata(folder, ENTRY, "grabs")
    return folder


@pytest.fixture(scope="module")
def server(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Generator[Server]:
    running = Server(tmp_path_factory.mktemp("server") / "games.db", packages)
    yield running
    running.stop()


@pytest.fixture
def own(packages: Path, tmp_path: Path) -> Generator[Callable[..., Server]]:
    """A server of one's own that knows Grabs; it is ended with the test."""
    running: list[Server] = []

    def start(**env: str) -> Server:
        running.append(Server(tmp_path / "games.db", packages, env))
        return running[-1]

    yield start
    for each in running:
        if each.process.poll() is None:
            each.stop()


class Racer(Page):
    """A page that folds events into its view, as the real one does."""

    def __init__(self, person: Person | None, table: str, server: Server | None = None, **how: Any) -> None:
        super().__init__(person, table, server, **how)
        self._person = person

    @property
    def person(self) -> Person:
        assert self._person is not None
        return self._person

    def hear(self) -> Json:
        message = super().hear()
        if message["kind"] == "applied" and message["position"] is None and message["seq"] > self.seq:
            assert self.position is not None
            assert message["moves"][0]["n"] == self.seq + 1, "something was missed"
            view = self.position["view"]
            for move in message["moves"]:
                for event in move["events"]:
                    view = follow(view, event)
            self.position = {**self.position, "seq": message["seq"], "view": view}
        return message

    @property
    def view(self) -> Json:
        assert self.position is not None
        return self.position["view"]

    def await_phase(self, phase: int) -> None:
        while self.position is None or self.view["phase"] != phase:
            self.hear()

    def catch_up(self, seq: int) -> None:
        while self.seq < seq:
            self.hear()

    def afresh(self) -> Json:
        """What the server says now."""
        self.say(kind="sync")
        return self.wait("scene")


def sit_down(server: Server, people: int = 2, milliseconds: int = LONG, bots: int = 0) -> tuple[Json, list[Racer]]:
    """A running table and a page for each of its people, before the signal or after; of more than one all see it."""
    guests = [Person(server, f"Guest {i}") for i in range(people)]
    seats = ["me", *["open"] * (people - 1), *["random"] * bots]
    table = guests[0].create(*seats, game="grabs", milliseconds=milliseconds)
    pages = [Racer(guest, table["id"]) for guest in guests]  # open before it begins: a round may be short
    for guest in guests[1:]:
        guest.join(table)
    for page in pages:
        while page.position is None:
            page.hear()
    return table, pages


def refusal(answer: Json) -> tuple[str, str | None]:
    assert answer["kind"] == "rejected", answer
    assert answer["position"] is None
    return answer["code"], answer["why"] and answer["why"]["rule"]


# --- acting -----------------------------------------------------------------------------------------------


def test_the_game_says_that_it_is_in_real_time(server: Server) -> None:
    kinds = {info["name"]: info["realtime"] for info in Person(server).get("/api/games")}
    assert kinds["grabs"] is True
    assert kinds["monuments"] is False


def test_an_action_counts_at_once_and_everybody_can_follow(server: Server) -> None:
    _, (hers, his) = sit_down(server)
    for page in (hers, his):
        page.await_phase(PLAY)
    before = his.position
    assert before is not None
    assert before["t"] is not None
    assert before["choices"] == []
    answer = hers.rush("take 3")
    assert (answer["kind"], answer["seq"], answer["position"]) == ("applied", before["seq"] + 1, None)
    (move,) = answer["moves"]
    assert (move["seat"], move["do"]) == (0, "take 3")
    assert before["view"]["ends"] - LONG <= move["t"] <= answer["t"]
    seen = his.wait("applied")
    assert (seen["id"], seen["moves"]) == (None, answer["moves"])
    assert his.view["hands"][0] is not None
    assert his.view["heap"].count(1) == STONES - 1
    his.rush("take 4")
    hers.rush("put")
    his.catch_up(before["seq"] + 3)
    assert his.view == hers.view == his.afresh()["position"]["view"]


def test_whoever_comes_second_is_told_so_and_has_an_empty_hand(server: Server) -> None:
    _, pages = sit_down(server, people=4)
    for page in pages:
        page.await_phase(PLAY)
    for stone in range(6):
        with ThreadPoolExecutor(len(pages)) as hands:
            answers = list(hands.map(Racer.rush, pages, [f"take {stone}"] * len(pages)))
        winners = [answer for answer in answers if answer["kind"] == "applied"]
        assert len(winners) == 1
        assert [refusal(a) for a in answers if a not in winners] == [("illegal", "G5")] * 3
        winner: int = winners[0]["moves"][0]["seat"]
        held = pages[0].afresh()["position"]["view"]["hands"]
        assert [hand is not None for hand in held] == [seat == winner for seat in range(4)]
        pages[winner].rush("put")


def test_luck_is_told_when_the_game_is_over(server: Server) -> None:
    table, (page,) = sit_down(server, people=1, milliseconds=300)
    page.await_phase(SCORED)
    scene = page.afresh()
    (deal,) = [move for move in scene["moves"] if move["seat"] == "chance"]
    assert deal["do"] == ""
    applied = page.rush("ready")
    assert [(move["seat"], move["do"]) for move in applied["moves"]] == [(0, "ready"), ("chance", "")]
    assert applied["position"]["view"]["phase"] == COUNT
    page.await_phase(ENDED)
    told = [move["do"] for move in page.afresh()["moves"] if move["seat"] == "chance"]
    assert len(told) == 2
    assert all(do.startswith("deal ") for do in told)
    assert len(page.person.get(f"/api/tables/{table['id']}/replay")["frames"]) == page.seq + 1


def test_a_whole_game_against_the_clock_and_its_record(server: Server, tmp_path: Path) -> None:
    table, (hers, his) = sit_down(server, milliseconds=300)
    for page in (hers, his):
        page.await_phase(PLAY)
    hers.rush("take 0")
    his.rush("take 1")
    his.rush("put")
    for page in (hers, his):
        page.await_phase(SCORED)
    assert hers.view["hands"] == [None, None]  # what was in the hand is back
    assert refusal(hers.rush("take 2")) == ("illegal", "G1")
    for page in (hers, his):
        page.rush("ready")
    hers.await_phase(ENDED)
    assert hers.position is not None
    assert hers.position["over"]
    clock = [move["do"] for move in hers.afresh()["moves"] if move["seat"] == "clock"]
    assert clock == ["go", "time", "go", "time"]
    record = read(hers.person.http.get(f"/api/tables/{table['id']}/record").text)
    with known(tmp_path, ENTRY, "grabs"):
        checked = verify(record)
    assert checked.luck == "verified"
    assert checked.scores == hers.position["scores"]


def test_nothing_ends_without_a_clock(server: Server) -> None:
    _, (page,) = sit_down(server, people=1, milliseconds=0)
    page.await_phase(PLAY)
    assert page.view["ends"] is None
    page.rush("take 5")
    assert page.rush("out")["position"]["view"]["phase"] == SCORED


# --- coming back --------------------------------------------------------------------------------------------


def test_who_comes_back_finds_hand_and_time_as_they_are(server: Server) -> None:
    table, (hers, his) = sit_down(server)
    for page in (hers, his):
        page.await_phase(PLAY)
    hers.rush("take 7")
    left = hers.position
    assert left is not None
    hers.socket.close()
    while not any(m["kind"] == "table" and not m["table"]["seats"][0]["here"] for m in his.heard):
        his.hear()
    his.rush("take 8")
    his.rush("put")
    with Racer(hers.person, table["id"]) as again:
        scene = again.wait("scene")
        assert again.view == his.view
        assert again.view["hands"][0] == left["view"]["hands"][0]
        assert again.view["ends"] == left["view"]["ends"]
        assert scene["position"]["t"] >= his.heard[-1]["t"]
        assert again.rush("put")["kind"] == "applied"


def test_a_seat_that_was_left_goes_on_as_a_bot(server: Server) -> None:
    _, (hers, his) = sit_down(server)
    for page in (hers, his):
        page.await_phase(PLAY)
    hers.rush("take 7")
    hers.socket.close()
    while not any(m["kind"] == "table" and m["table"]["seats"][0]["replaceable"] for m in his.heard):
        his.hear()
    seq = his.seq
    his.say(kind="handover", id="h", seat=0, bot="random")
    while not any(m["kind"] == "applied" and m["moves"][0]["seat"] == 0 and m["seq"] > seq for m in his.heard):
        his.hear()


def test_bots_play_are_ready_and_end_with_the_game(server: Server) -> None:
    """A round ends when all have jumped out, which the bots do sooner or later."""
    table, (page,) = sit_down(server, people=1, bots=2)
    while page.view["phase"] != ENDED:
        if page.view["phase"] in (PLAY, SCORED) and not page.view["out"][0]:
            page.rush("out" if page.view["phase"] == PLAY else "ready")
        else:
            page.hear()
    moves = page.afresh()["moves"]
    deeds = [[move["do"].split()[0] for move in moves if move["seat"] == seat] for seat in (1, 2)]
    assert all((done.count("out"), done.count("ready")) == (2, 1) for done in deeds)
    assert "take" in deeds[0] + deeds[1]
    assert page.person.get(f"/api/tables/{table['id']}")["status"] == "over"


# --- the server goes and comes ------------------------------------------------------------------------------


class Told(threading.Thread):
    """Plays one seat as fast as it can and notes every move that the server has told of, until the line breaks."""

    def __init__(self, page: Racer, seed: int) -> None:
        super().__init__()
        self.page = page
        self.moves: dict[int, Json] = {}
        self._rng = random.Random(seed)

    def run(self) -> None:
        try:
            while True:
                hand = self.page.view["hands"][self.seat]
                self.page.rush("back" if hand else f"take {self._rng.randrange(STONES)}")
                for message in self.page.heard:
                    self.moves |= {move["n"]: move for move in message.get("moves", [])}
                self.page.heard.clear()
        except Exception:  # noqa: BLE001, S110  # the server is gone
            pass

    @property
    def seat(self) -> int:
        assert self.page.info is not None
        return self.page.info["you"]


def test_kill_in_the_middle_of_a_turn(own: Callable[..., Server]) -> None:
    server = own()
    tables = [sit_down(server, people=2) for _ in range(3)]
    for _, pages in tables:
        for page in pages:
            page.await_phase(PLAY)
    players = [Told(page, seed) for _, pages in tables for seed, page in enumerate(pages)]
    for player in players:
        player.start()
    until(lambda: all(len(player.moves) > 30 for player in players), "moves at all tables")
    server.kill()
    for player in players:
        player.join()
    server.start()
    for player in players:
        player.page.person.moved()
        with Racer(player.page.person, player.page.table, server=server) as page:
            scene = page.wait("scene")
            logged = {move["n"]: move for move in scene["moves"]}
            kept = {n: move for n, move in player.moves.items() if n >= min(logged)}
            assert {n: logged.get(n) for n in kept} == kept, "an acknowledged move is lost or changed"
            assert kept
            assert page.view["ends"] == player.page.view["ends"]
            in_hands = sum(hand is not None for hand in page.view["hands"])
            assert sum(page.view["heap"]) + in_hands == STONES
            hand = page.view["hands"][player.seat]
            assert page.rush("back" if hand else f"take {page.view['heap'].index(1)}")["kind"] == "applied"


def test_time_goes_on_while_the_server_is_down(own: Callable[..., Server]) -> None:
    server = own()
    _, (page, _) = sit_down(server, milliseconds=60_000)
    page.await_phase(PLAY)
    page.rush("take 1")
    server.kill()
    with sqlite3.connect(server.db) as db:  # for a minute
        db.execute("update tables set started = started - 60000")
    db.close()
    server.start()
    page.person.moved()
    person = page.person
    # nobody opens the page: the clock of a running table is looked at nevertheless
    until(lambda: person.get("/api/tables?status=running")[0]["seq"] == page.seq + 1, "the clock has ended the round")
    with Racer(person, page.table, server=server) as again:
        scene = again.wait("scene")
        assert again.view["phase"] == SCORED
        last = scene["moves"][-1]
        assert (last["seat"], last["do"]) == ("clock", "time")
        assert last["t"] >= page.view["ends"]


def test_where_only_bots_sit_time_stands_still_while_nobody_watches(own: Callable[..., Server]) -> None:
    server = own()
    ana = Person(server)
    table = ana.create("random", "random", game="grabs", milliseconds=60_000)
    with Racer(ana, table["id"]) as page:
        page.wait("scene")
        page.await_phase(PLAY)
        page.wait("applied")
    server.kill()
    with sqlite3.connect(server.db) as db:  # for an hour
        db.execute("update tables set started = started - 3600000")
        ((seq, t),) = db.execute("select n, t from moves order by n desc limit 1").fetchall()
    db.close()
    server.start()
    ana.moved()
    sit_down(server)[1][0].await_phase(PLAY)  # something happens elsewhere meanwhile
    assert next(one for one in ana.get("/api/tables") if one["id"] == table["id"])["seq"] == seq
    with Racer(ana, table["id"]) as page:
        scene = page.wait("scene")
        assert scene["position"]["seq"] == seq
        assert t <= scene["position"]["t"] < t + 3_600_000
        assert page.view["phase"] == PLAY
        page.wait("applied")  # and now it goes on


def test_a_request_is_known_again_after_a_restart(own: Callable[..., Server]) -> None:
    server = own()
    _, (page,) = sit_down(server, people=1)
    page.await_phase(PLAY)
    first = page.rush("take 2", "same")
    assert page.rush("take 2", "same")["moves"] == first["moves"]
    server.kill()
    server.start()
    page.person.moved()
    with Racer(page.person, page.table, server=server) as again:
        again.wait("scene")
        answer = again.rush("take 2", "same")
        assert (answer["kind"], answer["seq"], answer["moves"]) == ("applied", first["seq"], first["moves"])
        assert again.afresh()["position"]["seq"] == first["seq"]


def test_a_table_between_two_rounds_leaves_memory(own: Callable[..., Server]) -> None:
    server = own(MONUMENTA_IDLE="0.1")
    _, (page,) = sit_down(server, people=1, bots=1, milliseconds=300)
    page.socket.close()
    person = page.person
    until(lambda: person.get("/api/health")["tables"] == 0, "the table leaves memory")
    with Racer(person, page.table) as again:
        again.wait("scene")
        assert again.view["phase"] == SCORED
        assert again.view["out"] == [False, True]


# --- refusals -----------------------------------------------------------------------------------------------


def test_each_kind_of_table_has_its_own_way(server: Server) -> None:
    _, (page,) = sit_down(server, people=1)
    page.await_phase(PLAY)
    seq = page.seq
    messages: list[Json] = [{"kind": "act", "do": ["take 1"], "confirm": True}, {"kind": "why", "do": ["take 1"]}]
    for message in messages:
        page.say(id="w", seq=seq, **message)
        assert refusal(page.answer("w")) == ("wrong-pace", None)
    assert page.afresh()["position"]["seq"] == seq
    ana = Person(server)
    table = ana.create("me", "open", starter=0)
    Person(server).join(table)
    with ana.page(table["id"]) as turns:
        turns.wait("scene")
        assert turns.position is not None
        refused = turns.rush(turns.position["choices"][0]["do"])
        assert (refused["code"], refused["position"]) == ("wrong-pace", turns.position)
        assert turns.position["t"] is None


def test_what_the_rules_forbid(server: Server) -> None:
    _, (hers, his) = sit_down(server)
    for page in (hers, his):
        page.await_phase(PLAY)
    assert refusal(hers.rush("put")) == ("illegal", "G6")
    hers.rush("take 1")
    seq = hers.seq
    assert refusal(hers.rush("take 2")) == ("illegal", "G4")
    assert refusal(his.rush("take 1")) == ("illegal", "G5")
    for do in ("go", "time", "deal 0", "ready"):  # the clock's, luck's, another phase's
        assert refusal(hers.rush(do))[0] == "illegal"
    assert refusal(hers.rush("fly")) == ("malformed", None)
    hers.rush("out")
    assert refusal(hers.rush("take 1")) == ("illegal", "G3")
    assert hers.afresh()["position"]["seq"] == seq + 1


def test_before_the_game_after_it_and_without_a_seat(server: Server) -> None:
    ana, ben = Person(server), Person(server)
    table = ana.create("me", "open", game="grabs", milliseconds=300)
    with Racer(ana, table["id"]) as page:
        page.wait("scene")
        assert refusal(page.rush("take 1")) == ("not-running", None)
        ben.join(table)
        page.await_phase(COUNT)
        with Racer(None, table["id"], server=server, invite=table["invite"]) as watcher:
            watcher.wait("scene")
            assert refusal(watcher.rush("take 1")) == ("not-seated", None)
        page.await_phase(SCORED)
        page.rush("ready")
        with Racer(ben, table["id"]) as his:
            his.wait("scene")
            his.rush("ready")
        page.await_phase(ENDED)
        assert refusal(page.rush("take 1")) == ("not-running", None)


@pytest.mark.parametrize(
    "message",
    [
        {"id": "a"},
        {"do": "take 1"},
        {"id": "a", "do": ""},
        {"id": "a", "do": "x" * 41},
        {"id": "a", "do": ["take 1"]},
        {"id": "a b", "do": "take 1"},
        {"id": "a", "do": "take 1", "seat": 1},
        {"id": "a", "do": "take 1", "t": 0},
        {"id": "a", "do": "take 1", "seq": 1},
    ],
)
def test_malformed(server: Server, message: Json) -> None:
    _, (page,) = sit_down(server, people=1)
    page.say(kind="rush", **message)
    assert refusal(page.wait("rejected"))[0] == "malformed"


def test_huge_and_flooding(own: Callable[..., Server]) -> None:
    server = own(MONUMENTA_MESSAGES="1")  # each that counts waits for the disk: with more a slow one is no flood
    _, (flood, other) = sit_down(server)
    for page in (flood, other):
        page.await_phase(PLAY)
    flood.say(kind="rush", id="h", do="x" * 17_000)
    assert refusal(flood.wait("rejected"))[0] == "too-large"
    for number in range(90):
        flood.say(kind="rush", id=f"f{number}", do="take 1" if number % 2 else "back")
    assert refusal(flood.wait("rejected", code="too-fast"))[0] == "too-fast"
    assert other.rush("take 9")["kind"] == "applied"


def test_a_scene_shows_the_end_of_a_long_log(server: Server) -> None:
    _, (page,) = sit_down(server, people=1)
    page.await_phase(PLAY)
    for number in range(SHOWN_MOVES // 2 + 5):
        page.rush(f"take {number % STONES}")
        page.rush("back")
    scene = page.afresh()
    assert [move["n"] for move in scene["moves"]] == list(range(page.seq - SHOWN_MOVES + 1, page.seq + 1))


def test_spoilt_messages_change_nothing(server: Server) -> None:
    rng = random.Random(4)
    _, (page,) = sit_down(server, people=1)
    page.await_phase(PLAY)
    junk: list[Any] = [None, True, -1, 10**30, "", "é" * 50, "\x00", [], {}, "take 99", "take -1", "take 1.5", "TAKE 1"]
    seq = page.seq
    for _ in range(150):
        message: Json = {"kind": "rush", "id": "r", "do": rng.choice(junk)}
        if rng.random() < 0.3:
            message[rng.choice(["id", "kind", "extra"])] = rng.choice(junk)
        page.say(**message)
        assert page.wait("rejected")["code"] == "malformed"
    assert page.afresh()["position"]["seq"] == seq
