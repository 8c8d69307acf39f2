"""What does not go together is refused with a reason that can be said in any language, and is known beforehand."""

from __future__ import annotations

from itertools import product
from typing import Any

import msgspec
import pytest

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.author.fitting import Clash, Clashing, GivesWay, Unfit, check_fit, meant
from monumenta.engine.match.game import option_infos, parse_options
from monumenta.engine.match.registry import games


class Meal(msgspec.Struct, frozen=True):
    soup: bool = False
    spoons: int = 1
    drink: str = "water"


NO_SPOON = Clash("spoon", "soup with {spoons} spoons: add one", {"soup": [True], "spoons": [0]})
ALL = [(spec, clash) for spec in games() for clash in spec.clashes]


def refusal(spec: GameSpec, options: dict[str, Any]) -> Unfit | None:
    """What the game says does not go together in these options; None: it takes them, or minds something else."""
    try:
        parse_options(spec, options)
    except BadOption as problem:
        return problem.unfit
    return None


def test_options_clash_if_all_that_are_named_have_a_value_listed() -> None:
    check_fit(Meal(soup=True), [NO_SPOON])
    check_fit(Meal(spoons=0), [NO_SPOON])
    with pytest.raises(Clashing, match="soup with 0 spoons: add one") as caught:
        check_fit(Meal(soup=True, spoons=0, drink="tea"), [NO_SPOON])
    assert (caught.value.clash, caught.value.values) == (NO_SPOON, {"soup": True, "spoons": 0})


def test_a_value_gives_way_beside_others_only() -> None:
    way = GivesWay("drink", "water", {"soup": [True]}, "nothing")
    assert meant(Meal(), "drink", [way]) == "water"
    assert meant(Meal(soup=True), "drink", [way]) == "nothing"
    assert meant(Meal(soup=True, drink="tea"), "drink", [way]) == "tea"


@pytest.mark.parametrize(("spec", "clash"), ALL, ids=[f"{spec.name}-{clash.reason}" for spec, clash in ALL])
def test_every_clash_is_of_values_that_exist_and_is_refused(spec: GameSpec, clash: Clash) -> None:
    known = {option.name: option.values for option in option_infos(spec)}
    assert all(value in known[name] for name, values in clash.when.items() for value in values)
    assert all(clash.when.values()), "a clash that never happens"
    for values in product(*clash.when.values()):
        assert refusal(spec, dict(zip(clash.when, values, strict=True))) is not None


@pytest.mark.parametrize("spec", games(), ids=lambda spec: spec.name)
def test_nothing_else_is_refused(spec: GameSpec) -> None:
    """Of any two options beside the usual others, as a page sees it that knows the clashes."""
    infos = option_infos(spec)
    usual = {option.name: option.default for option in infos}
    for one, other in product(infos, infos):
        for value, second in product(one.values, other.values):
            options = {**usual, one.name: value, other.name: second}
            told = any(all(options[name] in values for name, values in clash.when.items()) for clash in spec.clashes)
            assert (refusal(spec, options) is not None) == told, options
