"""A game's options as parameters of an OpenSpiel game, which are written as `name(key=value,key=value)`.

OpenSpiel reads a value by its look: digits are a number, a comma begins the next parameter. So a comma is written as a
slash, and a text that looks like a number is put in quotes: `starter='0'`, `chips_of_two='4/2'`.
"""

from __future__ import annotations

from typing import Any, Final

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.game import OptionInfo, option_infos, parse_options

Parameter = int | bool | str

NUMBER: Final = frozenset("+-0123456789./")
"""What a number is made of to OpenSpiel, and our slash."""


def defaults(spec: GameSpec) -> dict[str, Parameter]:
    """Every option with its default, as OpenSpiel wants it: text, where the values are not all of one kind."""
    return {option.name: _parameter(option, option.default) for option in option_infos(spec)}


def options(spec: GameSpec, parameters: dict[str, Parameter]) -> Any:
    """The game's options that parameters stand for; raises BadOption with what exists."""
    known = {option.name: option for option in option_infos(spec)}
    return parse_options(spec, {name: _value(known[name], given) for name, given in parameters.items()})


def _parameter(option: OptionInfo, value: Any) -> Parameter:
    alike = all(type(one) is type(value) for one in option.values)
    return value if alike and not isinstance(value, str) else spell(value)


def spell(value: Any) -> str:
    """A value as a text that OpenSpiel takes for a text."""
    text = str(value).replace(",", "/")
    return f"'{text}'" if NUMBER.issuperset(text) else text


def _value(option: OptionInfo, given: Parameter) -> Any:
    for value in option.values:
        if given == _parameter(option, value):
            return value
    spelled = ", ".join(str(_parameter(option, value)) for value in option.values)
    raise BadOption(f"{option.name} cannot be {given}; it is one of: {spelled}")
