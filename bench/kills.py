"""`kill -9` again and again over ten running games of all four titles, with a full disk and a held database in between.

    python -m bench.kills --kills 200

Everybody plays as fast as they can and notes each move that the server has told of. After every kill the database must
have all of these, as they were told, without a gap. After a fault every table has to go on by itself.
"""

from __future__ import annotations

import argparse
import random
import sqlite3
import sys
import threading
import time
from collections import Counter, deque
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from websockets.exceptions import WebSocketException

from bench.rush_fuzz import Mondo
from tests.server.faults import full_disk, held_database
from tests.server.harness import Json, Page, Person, Refused, Server, request_id, until

TABLES: list[tuple[str, tuple[str, ...]]] = [
    ("monuments", ("me", "random")),
    ("monuments", ("me", "open")),
    ("monuments", ("me", "open", "random")),
    ("moves", ("me", "random")),
    ("moves", ("me", "open")),
    ("monumental", ("me", "random")),
    ("monumental", ("me", "open")),
    ("monumental", ("me", "open", "open")),
    ("mondo", ("me", "open")),
    ("mondo", ("me", "random")),
]
"""Ten games: alone against a bot, and people among themselves."""
TURNS_BETWEEN = 15
"""Turns that are acknowledged, at all tables together, before the next kill."""
HELD = 5.0
"""Seconds for which the disk is full, or somebody else holds the database."""
MONDO = Mondo()


class House:
    """The server, which comes and goes, and what it has told."""

    def __init__(self, db: Path) -> None:
        self.server = Server(db)
        self._read()
        self.up = threading.Event()
        self.up.set()
        self.closing = False
        self.turns: Counter[int] = Counter()
        """Turns that were acknowledged, by table."""
        self.told: dict[str, dict[int, Json]] = {}
        self.refused: Counter[str] = Counter()

    def kill(self) -> None:
        self.up.clear()
        self.server.kill()
        self.server.start()
        self._read()
        self.up.set()

    def _read(self) -> None:
        """What the server says: it would wait if nobody read it."""
        threading.Thread(target=deque, args=(self.server.process.stdout, 0), daemon=True).start()

    def all_go_on(self, what: str) -> None:
        """Wait until somebody has made a turn at every table."""
        before = Counter(self.turns)

        def waiting() -> list[str]:
            return [f"{i} {TABLES[i]}" for i in range(len(TABLES)) if self.turns[i] == before[i]]

        try:
            until(lambda: not waiting(), f"turns at all tables {what}")
        except AssertionError as late:
            ready = httpx.get(f"{self.server.url}/api/ready", timeout=HELD).text
            late.add_note(f"none at {', '.join(waiting())}; the server says {ready}")
            raise


class Game:
    """One of the ten places: its table, and another one when that game is over."""

    def __init__(self, house: House, number: int) -> None:
        self.title, self.seats = TABLES[number]
        people = sum(seat in ("me", "open") for seat in self.seats)
        self.people = [Person(house.server, f"Guest {number} {chr(65 + i)}") for i in range(people)]
        self.number = number
        self.table: Json | None = None
        self.lock = threading.Lock()

    def sit_down(self, after: str | None) -> str:
        """The id of the table to play at, which is not the one that is over."""
        with self.lock:
            if self.table is None or self.table["id"] == after:
                clock: Json = {"clock": "none"} if self.title == "mondo" else {}
                table = self.people[0].create(*self.seats, game=self.title, **clock)
                for person in self.people[1:]:
                    person.join(table)
                self.table = table
            return self.table["id"]


class Player(threading.Thread):
    """One person, who comes back whenever the line is lost."""

    def __init__(self, house: House, game: Game, person: Person, seed: int) -> None:
        super().__init__(daemon=True)
        self.house, self.game, self.person = house, game, person
        self.failed: BaseException | None = None
        self._rng = random.Random(seed)
        self._over: str | None = None

    def run(self) -> None:
        try:
            while not self.house.closing:
                self.house.up.wait()
                try:
                    self.person.moved()
                    self._play(self.game.sit_down(self._over))
                except (WebSocketException, OSError, httpx.HTTPError):
                    time.sleep(0.05)
                except Refused as refused:
                    if refused.code != "not-stored":
                        raise
                    self._refused(refused.code)  # no new table while nothing can be written
        except BaseException as problem:  # told by who counts
            self.failed = problem
            raise

    def _play(self, table: str) -> None:
        told = self.house.told.setdefault(table, {})
        with Listening(self.person, table, told) as page:
            page.wait("scene")
            turn = self._rush if self.game.title == "mondo" else self._turn
            while not self.house.closing and turn(page):
                pass
        if not self.house.closing:
            self._over = table

    def _turn(self, page: Page) -> bool:
        if not page.await_turn():
            return False
        assert page.position is not None
        do: list[str] = []
        choices: list[Json] = page.position["choices"]
        while choices:
            do.append(self._rng.choice(choices)["do"])
            tried = page.act(do)
            if not self._fine(page, tried):
                return True
            choices = tried["position"]["choices"]
        if self._fine(page, page.act(do, confirm=True)):
            self.house.turns[self.game.number] += 1
        return True

    def _rush(self, page: Page) -> bool:
        page.say(kind="sync")
        position = page.wait("scene")["position"]
        if position is None:
            time.sleep(0.05)
            return True
        if position["over"]:
            return False
        assert page.info is not None
        answer = page.rush(MONDO.act(MONDO.read(position["view"]), page.info["you"], self._rng), request_id())
        if answer["kind"] == "applied":
            self.house.turns[self.game.number] += 1
        else:
            self._refused(answer["code"])
        return True

    def _fine(self, page: Page, answer: Json) -> bool:
        """Was it done? Else look again, after a moment if nothing could be written."""
        if answer["kind"] != "rejected":
            return True
        self._refused(answer["code"])
        page.say(kind="sync")
        page.wait("scene")
        return False

    def _refused(self, code: str) -> None:
        self.house.refused[code] += 1
        if code == "not-stored":
            time.sleep(0.2)


class Listening(Page):
    """Notes every move that is told."""

    def __init__(self, person: Person, table: str, told: dict[int, Json]) -> None:
        self._told = told
        super().__init__(person, table)

    def hear(self) -> Json:
        message = super().hear()
        for move in message.get("moves", []):
            self._told[move["n"]] = move
        return message


def lost(house: House) -> list[str]:
    """What was told and is not in the database, or is there otherwise."""
    problems: list[str] = []
    with closing(sqlite3.connect(house.server.db, timeout=60)) as db:
        for table, told in dict(house.told).items():
            noted = dict(told)
            query = "select n, seat, do from moves where table_id = ? order by n"
            logged = {n: (seat, do) for n, seat, do in db.execute(query, [table])}
            if list(logged) != list(range(1, len(logged) + 1)):
                problems.append(f"{table}: a gap in the log")
            for n, move in noted.items():
                seat, do = logged.get(n, (None, None))
                same = seat == move["seat"] or (isinstance(move["seat"], str) and isinstance(seat, int) and seat < 0)
                if not same or move["do"] not in ("", do):  # luck that is hidden is told without its text
                    problems.append(f"{table}: move {n} was told as {move}, and is {seat} {do}")
    return problems


def trial(house: House, players: list[Player], number: int, rng: random.Random) -> None:
    """Play for a while, with a fault now and then, and pull the plug."""
    match number % 10:
        case 3:
            with full_disk(house.server):
                time.sleep(HELD)
            house.all_go_on("after the disk was full")
        case 7:
            with held_database(house.server):
                time.sleep(HELD)
            house.all_go_on("after the database was held")
        case _:
            before = house.turns.total()
            until(lambda: house.turns.total() >= before + TURNS_BETWEEN, "some turns")
    time.sleep(rng.random() * 0.3)
    house.kill()
    for player in players:
        if player.failed is not None:
            raise player.failed


def run(folder: Path, kills: int, seed: int = 1, progress: Progress | None = None) -> tuple[House, list[str]]:
    """So many kills; what was lost."""
    rng = random.Random(seed)
    house = House(folder / "kills.db")
    games = [Game(house, number) for number in range(len(TABLES))]
    players = [
        Player(house, game, person, 100 * game.number + i) for game in games for i, person in enumerate(game.people)
    ]
    problems: list[str] = []
    bar = progress.add_task("kill -9", total=kills) if progress else None
    try:
        for player in players:
            player.start()
        house.all_go_on("at the beginning")
        for number in range(kills):
            trial(house, players, number, rng)
            problems += lost(house)
            if progress and bar is not None:
                progress.advance(bar)
        house.all_go_on("at the end")
    finally:
        house.closing = True
        house.server.process.terminate()
        house.server.process.wait()
    return house, problems + lost(house)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console()
    with TemporaryDirectory() as folder, Progress(*columns, console=console) as progress:
        house, problems = run(Path(folder), chosen.kills, chosen.seed, progress)
    moves = sum(len(told) for told in house.told.values())
    console.print(
        f"{chosen.kills} kills, {len(house.told)} tables, {moves:,} moves told, {len(problems)} lost or changed"
    )
    console.print(f"turns by table {dict(house.turns)}; refused and tried again {dict(house.refused)}")
    for problem in problems:
        console.print(problem, markup=False)
    return int(bool(problems))


if __name__ == "__main__":
    sys.exit(main())
