"""Options as numbers, by name."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from monumenta.engine.author.numbers import numbers


class Options(Struct, frozen=True):
    starter: Literal["random", 0, 1] = "random"
    mode: Literal["rounds", "classic"] = "rounds"
    strength: Literal[2, 1] = 2
    heroes: bool = False
    limit: int = 40


def test_a_number_is_itself_and_what_has_words_is_its_place_among_them() -> None:
    assert numbers(Options()) == {"starter": 0, "mode": 0, "strength": 2, "heroes": 0, "limit": 40}
    other = Options(starter=1, mode="classic", strength=1, heroes=True, limit=7)
    assert numbers(other) == {"starter": 2, "mode": 1, "strength": 1, "heroes": 1, "limit": 7}


def test_they_stand_in_the_order_of_the_options() -> None:
    assert tuple(numbers(Options())) == Options.__struct_fields__
