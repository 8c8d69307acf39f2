"""Games are found by entry point: ours, a second version, and one of somebody else's."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from monumenta.engine.author.contract import CONTRACT, GameSpec, UnknownGame, check_rules
from monumenta.engine.author.dispatch import register
from monumenta.engine.compile.compiled import Compiled, in_use, use
from monumenta.engine.match import registry
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find, games
from tests.testing.install import known

all_games: Any = registry._all  # pyright: ignore[reportPrivateUsage]


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Any]]:
    """What the entry points give, to be filled by the test."""
    found: list[Any] = []

    def entry_points(group: str) -> list[Any]:
        assert group == "monumenta.games"
        return [SimpleNamespace(load=lambda spec=spec: spec) for spec in found]

    monkeypatch.setattr(registry, "entry_points", entry_points)
    all_games.cache_clear()
    yield found
    monkeypatch.undo()
    all_games.cache_clear()


def test_our_own_game() -> None:
    assert find("monuments").name == "monuments"
    assert find("monuments", find("monuments").version) is find("monuments")
    assert "monuments" in [spec.name for spec in games()]


def test_an_unknown_game_says_what_there_is() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'chess'; there are: "):
        find("chess")
    with pytest.raises(UnknownGame, match="there is no game 'chess'"):
        find("chess", "1")


def test_an_unknown_version_says_what_there_is() -> None:
    with pytest.raises(UnknownGame, match=r"monuments has no rules version '7'; it has .*1"):
        find("monuments", "7")


def test_a_second_version_is_the_newest_and_the_first_stays(offered: list[Any]) -> None:
    one = dataclasses.replace(find_original(), version="1", earlier=())
    nine = dataclasses.replace(one, version="9")
    ten = dataclasses.replace(one, version="10", earlier=(one, nine))
    offered.append(ten)
    assert find("monuments") is ten
    assert find("monuments", "1") is one
    assert games() == [ten]
    with pytest.raises(UnknownGame, match="it has 10, 1, 9"):
        find("monuments", "2")


def test_versions_on_the_same_rules_share_what_is_compiled() -> None:
    spec = find_original()
    other = dataclasses.replace(spec, version="99")
    assert use(other) is use(spec)
    assert in_use(other) is in_use(spec)


def find_original() -> GameSpec:
    from monumenta.games.monuments.game import GAME

    return GAME


def test_games_are_listed_by_name(offered: list[Any]) -> None:
    one = find_original()
    offered += [dataclasses.replace(one, name=name, earlier=()) for name in ("zebra", "apple")]
    assert [spec.name for spec in games()] == ["apple", "zebra"]


def test_two_games_of_one_name_and_version_are_refused(offered: list[Any]) -> None:
    one = find_original()
    offered += [one, dataclasses.replace(one, title="Another")]
    with pytest.raises(TypeError, match=f"two games call themselves monuments, rules version {one.version}"):
        games()


def test_rules_must_be_complete() -> None:
    module = ModuleType("half")
    for name in CONTRACT[:-2]:
        setattr(module, name, print)
    with pytest.raises(TypeError, match=f"half lacks {CONTRACT[-2]}, {CONTRACT[-1]}"):
        check_rules(module)


def test_one_record_has_one_set_of_rules() -> None:
    spec = find_original()
    other = ModuleType("other")
    other.__dict__.update(dict.fromkeys(CONTRACT, print))
    with pytest.raises(TypeError, match="share one record"):
        register(spec.state, other)


def test_a_fifth_game_is_a_folder_and_a_line(tmp_path: Path) -> None:
    with pytest.raises(UnknownGame):
        find("pebbles")
    before = [spec.name for spec in games()]
    with known(tmp_path, "tests.testing.pebbles.game:GAME"):
        assert [spec.name for spec in games()] == sorted([*before, "pebbles"])
        game = Game.new("pebbles", players=3)
        assert game.legal() == ["first 0", "first 1", "first 2"]
        assert Compiled(find("pebbles"), [find("pebbles").rules.start]).folder().path.name == "pebbles"
    with pytest.raises(UnknownGame):
        find("pebbles")
