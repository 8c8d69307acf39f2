"""Bots from elsewhere at a real table: offered, playing in processes of their own, and replaced when they fail."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from pathlib import Path

import pytest

from monumenta.server.settings import SettingError, from_environment
from monumenta.server.thinking.outsiders import Outsiders
from tests.contest.contests import FIRST, program
from tests.server.harness import Page, Person, Server

ROOT = Path(__file__).parents[2]
FRAGILE = """
if kind == "ask":
    if message["n"] > 50:
        sys.exit("I fell over")
    say(do=message["legal"][0])
"""
RACER = """
if kind == "ask":
    say(do=message["legal"][-1], wait=30)
"""


@pytest.fixture
def offering(tmp_path: Path) -> Generator[Callable[..., Server]]:
    """Servers that offer bots from elsewhere."""
    running: list[Server] = []

    def start(*bots: str, **env: str) -> Server:
        running.append(Server(tmp_path / "games.db", env={"MONUMENTA_BOTS": "\n".join(bots), **env}))
        return running[-1]

    yield start
    for each in running:
        if each.process.poll() is None:
            each.stop()


def bots_of(person: Person) -> dict[str, list[str]]:
    return {game["name"]: game["bots"] for game in person.get("/api/games")}


def play(person: Person, bot: str, game: str = "monuments") -> Page:
    table = person.create("me", bot, game=game)
    page = person.page(table["id"])
    page.wait("scene")
    return page


def test_they_play_whole_games_and_are_replaced_when_they_fail(
    offering: Callable[..., Server], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "examples"))
    fragile = program(tmp_path, "fragile", FRAGILE)
    server = offering("climber=own_bot:climb", f"fragile={fragile}")
    ana = Person(server, "Ana")
    bots = bots_of(ana)
    assert bots["monuments"][:2] == ["climber", "fragile"]
    assert "climber" not in bots["moves"], "the function says which games it plays"
    assert "fragile" in bots["moves"]

    with play(ana, "climber") as page:
        page.play_on(random.Random(1))
        assert page.position is not None
        assert page.position["over"]
        assert page.info is not None
        assert page.info["seats"][1]["stand_in"] is None
        assert any(move["seat"] == 1 for message in page.heard for move in message.get("moves", []))

    with play(ana, "fragile") as page:
        page.play_on(random.Random(2))
        assert page.position is not None
        assert page.position["over"], "the game goes on without it"
        assert page.info is not None
        assert page.info["seats"][1]["bot"] == "fragile"
        assert page.info["seats"][1]["stand_in"] == "greedy", "and the table says so"
    assert "I fell over" in server.stop()


def test_where_everybody_acts_at_once(offering: Callable[..., Server], tmp_path: Path) -> None:
    server = offering(f"racer={program(tmp_path, 'racer', RACER)}")
    with play(Person(server, "Ana"), "racer", "mondo") as page:
        while not any(move["seat"] == 1 for message in page.heard for move in message.get("moves", [])):
            page.hear()
        assert page.info is not None
        assert page.info["seats"][1]["stand_in"] is None


def test_after_a_restart_without_it_the_table_goes_on(offering: Callable[..., Server], tmp_path: Path) -> None:
    server = offering(f"mine={program(tmp_path, 'mine', FIRST)}")
    ana = Person(server, "Ana")
    with play(ana, "mine") as page:
        page.play_on(random.Random(3), turns=2)
    server.stop()
    server = offering()
    ana.server = server
    ana.moved()
    assert "mine" not in bots_of(ana)["monuments"]
    with ana.page(page.table) as again:
        again.wait("scene")
        again.play_on(random.Random(3), turns=3)
        while again.info is None or again.info["seats"][1]["stand_in"] is None:
            again.hear()


@pytest.mark.parametrize(
    ("bot", "says"),
    [
        ("own_bot:climb", "NAME="),
        ("Big=own_bot:climb", "small letters"),
        ("greedy=own_bot:climb", "bot of the house"),
        ("mine=greedy", "neither"),
        ("mine=exec:", "names no program"),
    ],
)
def test_what_can_be_no_bot_is_refused(bot: str, says: str) -> None:
    with pytest.raises(SettingError, match=says):
        Outsiders([bot])


def test_a_bot_that_does_not_start_is_noticed_first() -> None:
    with pytest.raises(SettingError, match="nobody-here"):
        Outsiders(["mine=exec:nobody-here"]).meet()


def test_bots_by_environment() -> None:
    assert from_environment({"MONUMENTA_BOTS": "a=x:y\n\n b=exec:node bot.js \n"}).bots == (
        "a=x:y",
        "b=exec:node bot.js",
    )
