"""Options of a game on the command line."""

from __future__ import annotations

import pytest

from monumenta.cli.options import game_options
from monumenta.engine.author.contract import BadOption
from monumenta.engine.match.registry import find
from tests.cli.command import monumenta


def options(*arguments: str, players: int | None = None) -> dict[str, object]:
    made = game_options(find("monuments"), arguments, players)
    return {name: getattr(made, name) for name in made.__struct_fields__}


def test_defaults_are_the_games_own() -> None:
    assert options()["monument"] == "notre-dame"
    assert options(players=4)["players"] == 4


@pytest.mark.parametrize(
    ("arguments", "name", "value"),
    [
        (["--monument", "taj-mahal"], "monument", "taj-mahal"),
        (["--monument=capitol"], "monument", "capitol"),
        (["--round3-penalty", "false"], "round3_penalty", False),
        (["--no-round3-penalty"], "round3_penalty", False),
        (["--show-holdings"], "show_holdings", True),
        (["--show_holdings=true"], "show_holdings", True),
        (["--starter", "1"], "starter", 1),
        (["--starter", "random"], "starter", "random"),
    ],
)
def test_values_as_people_type_them(arguments: list[str], name: str, value: object) -> None:
    assert options(*arguments)[name] == value


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--colour", "red"], "--monument, --players"),
        (["--monument", "eiffel"], "taj-mahal"),
        (["--monument"], "notre-dame"),
        (["--no-monument"], "no option '--no-monument'"),
        (["stray"], "no option 'stray'"),
    ],
)
def test_mistakes_name_what_exists(arguments: list[str], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        options(*arguments)


def test_what_does_not_go_together_is_said_in_the_language_of_the_run() -> None:
    asked = ("sim", "mondo", "--games", "1", "--children", "--level", "expert")
    assert "With children you play at the Beginner level" in monumenta(*asked).err
    spanish = monumenta("--lang", "es", *asked)
    assert "Con niños se juega en el nivel de principiante" in spanish.err
    assert spanish.status == 2
