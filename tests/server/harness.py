"""A real server process, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import random
import re
import secrets
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from monumenta.engine.match.shares import Void, new_share, pledge_of, terms_of

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds to wait for something that must come; generous, since nothing here measures time."""

Json = dict[str, Any]


class Server:
    """`python -m monumenta.server` on a database file; `kill` is kill -9, `stop` is polite."""

    def __init__(self, db: Path, packages: Path | None = None, env: Mapping[str, str] | None = None) -> None:
        """`packages` is a folder with further games, as an installer would leave them."""
        self.db = db
        self._packages = packages
        self._env = {
            "MONUMENTA_PACE": "0",
            "MONUMENTA_COMPILE": "0",
            "MONUMENTA_GRACE": "0.2",
            "MONUMENTA_POSTS": "100000",
            "MONUMENTA_READS": "100000",
            "MONUMENTA_TABLES": "100000",
            "MONUMENTA_MESSAGES": "100000",
            **(env or {}),
        }
        self.start()

    def start(self) -> Self:
        places = [str(ROOT / "src"), *([str(self._packages), str(ROOT)] if self._packages else [])]
        path = os.pathsep.join([*places, *filter(None, [os.environ.get("PYTHONPATH")])])
        self.process = subprocess.Popen(
            [sys.executable, "-m", "monumenta.server", "0", str(self.db)],
            env={**os.environ, **self._env, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        assert self.process.stdout is not None
        said: list[str] = []
        for line in self.process.stdout:
            said.append(line)
            if found := re.search(r"http://([\d.]+:\d+)/", line):
                self.host = found[1]
                return self
        raise AssertionError("the server did not start:\n" + "".join(said))

    @property
    def url(self) -> str:
        return f"http://{self.host}"

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> str:
        """End it politely; what it has said since it was up."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        said, _ = self.process.communicate(timeout=PATIENCE)
        return said


SEATED: dict[str, list[Person]] = {}
"""By table: who sits there, as far as this process knows. All of them do their part in the luck, as pages do."""


class Refused(AssertionError):
    """The server has said no."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(answer.text)
        self.code: str | None = answer.json()["code"] if "json" in answer.headers.get("content-type", "") else None


def _said(answer: httpx.Response) -> Any:
    if not answer.is_success:
        raise Refused(answer)
    return answer.json()


class Person:
    """Somebody with a browser of their own: a cookie, any number of pages, and shares of the luck."""

    def __init__(self, server: Server, name: str | None = None) -> None:
        self.server = server
        self.http = httpx.Client(base_url=server.url, timeout=PATIENCE)
        self.shares: dict[str, str] = {}
        """By commitment: what was pledged for it."""
        self.me: Json = self.get("/api/me")
        if name is not None:
            self.me = self.post("/api/me", {"name": name})

    def moved(self) -> None:
        """The server was started again and has another port."""
        cookies = self.http.cookies
        self.http = httpx.Client(base_url=self.server.url, timeout=PATIENCE, cookies=cookies)

    def get(self, path: str) -> Any:
        return _said(self.http.get(path))

    def post(self, path: str, body: Any) -> Any:
        return _said(self.http.post(path, json=body))

    def create(self, *seats: str, game: str = "monuments", listed: bool = False, **options: Any) -> Json:
        """A table; a seat is "me", "open", "automa" or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open", "automa") else {"kind": "bot", "bot": seat} for seat in seats
        ]
        return self.found({"game": game, "options": options, "seats": wishes, "listed": listed})

    def found(self, wish: Json) -> Json:
        """A table as it is wished for; who takes part in its luck has done so when this returns."""
        table = self.post("/api/tables", wish)
        return table if table["you"] is None else self.take_part(table["id"])

    def join(self, table: Json, seat: int | None = None) -> Json:
        body: Json = {"invite": table["invite"]}
        if seat is not None:
            body["seat"] = seat
        self.post(f"/api/tables/{table['id']}/join", body)
        return self.take_part(table["id"])

    def take_part(self, table: str) -> Json:
        """Having sat down: do one's part in the luck, and let the others who sit there do theirs."""
        people = SEATED.setdefault(table, [])
        if self not in people:
            people.append(self)
        for person in people:
            person.pledge(table)
        for person in people:
            person.open_share(table)
        return self.get(f"/api/tables/{table}")

    def pledge(self, table: str) -> None:
        """Pledge a share, if one is wanted."""
        info = self.get(f"/api/tables/{table}")
        if info["status"] == "waiting" and info["you"] is not None and info["luck"]["pledges"][info["you"]] is None:
            share = self.shares.setdefault(info["commit"], new_share())
            body = {"commit": info["commit"], "pledge": pledge_for(info, share)}
            self.post(f"/api/tables/{table}/pledge", body)

    def open_share(self, table: str) -> None:
        """Open the share that was pledged, if that is wanted."""
        info = self.get(f"/api/tables/{table}")
        if info["status"] == "waiting" and info["luck"]["fixed"] and info["seats"][info["you"]]["awaited"]:
            body = {"commit": info["commit"], "share": self.shares[info["commit"]]}
            self.post(f"/api/tables/{table}/share", body)

    def page(self, table: str, **how: Any) -> Page:
        return Page(self, table, **how)


class Page:
    """One open page of a table: it keeps the last position and answers like the real one."""

    def __init__(self, person: Person | None, table: str, server: Server | None = None, **how: Any) -> None:
        server = server or (person.server if person else None)
        assert server is not None
        headers = dict(how.pop("headers", {}))
        if person is not None:
            headers["Cookie"] = "; ".join(f"{name}={value}" for name, value in person.http.cookies.items())
        query = f"?invite={how.pop('invite')}" if "invite" in how else ""
        self._open = ExitStack()
        address = f"ws://{server.host}/api/tables/{table}/play{query}"
        opening: Any = connect(address, additional_headers=headers, open_timeout=PATIENCE, **{"max_queue": None, **how})
        self.socket: ClientConnection = self._open.enter_context(opening)
        self.table = table
        self.heard: list[Json] = []
        self.position: Json | None = None
        self.info: Json | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(self.socket.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["kind"] == "scene":
            self.info = message["table"]
        if message["kind"] == "table":
            self.info = message["table"]
        if message["kind"] in ("scene", "applied") and (message["position"] or message["kind"] == "scene"):
            self.position = message["position"]
        return message

    def wait(self, kind: str, **fields: Any) -> Json:
        """The next message of that kind with those fields."""
        while True:
            message = self.hear()
            if message["kind"] == kind and all(message[name] == value for name, value in fields.items()):
                return message

    @property
    def seq(self) -> int:
        assert self.position is not None
        return self.position["seq"]

    def act(self, do: list[str], *, confirm: bool = False, seq: int | None = None, id_: str | None = None) -> Json:
        """Send a turn so far and give the answer to it."""
        id_ = id_ or request_id()
        self.say(kind="act", id=id_, seq=self.seq if seq is None else seq, do=do, confirm=confirm)
        return self.answer(id_)

    def rush(self, do: str, id_: str | None = None) -> Json:
        """Do something where everybody acts at once, and give the answer to it."""
        id_ = id_ or request_id()
        self.say(kind="rush", id=id_, do=do)
        return self.answer(id_)

    def answer(self, id_: str) -> Json:
        while True:
            message = self.hear()
            if message.get("id") == id_:
                return message

    def think(self, rng: random.Random) -> list[str]:
        """A whole legal turn, found by trying it out step by step."""
        assert self.position is not None
        do: list[str] = []
        choices = self.position["choices"]
        while choices:
            do.append(rng.choice(choices)["do"])
            preview = self.act(do)
            assert preview["kind"] == "preview", preview
            choices = preview["position"]["choices"]
        return do

    def await_turn(self) -> bool:
        """Wait until this seat may act; False when the game is over."""
        while self.position is None or not (self.position["choices"] or self.position["over"]):
            self.hear()
        return not self.position["over"]

    def read_to_the_end(self) -> int:
        """Listen until the server closes; the code with which it does."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 1006

    def play_on(self, rng: random.Random, turns: int = 1_000) -> int:
        """Play random turns until the game is over or so many are done; how many were made."""
        made = 0
        while made < turns and self.await_turn():
            applied = self.act(self.think(rng), confirm=True)
            assert applied["kind"] == "applied", applied
            made += 1
        return made


def pledge_for(info: Json, share: str) -> str:
    """The pledge of this share, for the seat that one has and what the table says of its luck."""
    voided = msgspec.convert(info["luck"]["voided"], list[Void])
    return pledge_of(terms_of(info["id"], voided, info["commit"]), info["you"], share)


def request_id() -> str:
    return secrets.token_urlsafe(9)


def until(condition: Any, what: str, patience: float = PATIENCE) -> None:
    """Wait for something another process does; there is no message to wait for."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, f"waited in vain: {what}"
        time.sleep(0.02)


def full_but_not_begun(server: Server, person: Person) -> Json:
    """A table as a crash leaves it right between the last share and the first draw."""
    table = person.create("me", "open")
    server.kill()
    with sqlite3.connect(server.db) as db:
        db.execute("update seats set kind = 'bot', bot = 'random' where seat = 1")
        db.execute("update seats set share = ? where seat = 0", [person.shares[table["commit"]]])
    db.close()
    server.start()
    person.moved()
    return table


def as_of(db: Path, revision: str) -> None:
    """Make a database what it was before later migrations."""
    config = Config()
    config.set_main_option("script_location", str(ROOT / "src" / "monumenta" / "server" / "store" / "migrations"))
    engine = create_engine(f"sqlite:///{db}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, revision)
    engine.dispose()


def play_together(pages: list[Page], rng: random.Random, turns: int = 1_000) -> int:
    """Play random turns on whichever page is to act, bots in between, until the game is over or so many are done."""
    made = 0
    while made < turns:
        page = pages[0]
        while page.position is None or not (page.position["over"] or page.position["actor"] in _seats(pages)):
            page.hear()
        if page.position["over"]:
            return made
        mover = next(p for p in pages if p.info is not None and p.info["you"] == page.position["actor"])
        mover.await_turn()
        applied = mover.act(mover.think(rng), confirm=True)
        assert applied["kind"] == "applied", applied
        made += 1
        for other in pages:
            while other.position is None or other.position["seq"] < applied["position"]["seq"]:
                other.hear()
    return made


def _seats(pages: list[Page]) -> list[int]:
    return [page.info["you"] for page in pages if page.info is not None]


def failure(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of a request that was refused as every refusal should be."""
    body = answer.json()
    assert set(body) == {"code", "message", "detail", "unfit"}
    assert len(body["message"]) > 10
    return answer.status_code, body["code"]
