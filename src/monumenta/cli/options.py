"""Options of a game on the command line: `--players 3 --no-show-holdings`, whatever the game has."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.game import OptionInfo, option_infos


def flag_name(option: str) -> str:
    """How an option is typed: `allow_return_to_start` is `--allow-return-to-start`."""
    return "--" + option.replace("_", "-")


def game_options(spec: GameSpec, arguments: Sequence[str], players: int | None) -> Any:
    """Typed options of the game from what the command itself did not know; raises BadOption."""
    from monumenta.engine.match.game import parse_options

    known = {flag_name(option.name): option for option in option_infos(spec)}
    values: dict[str, Any] = {} if players is None else {"players": players}
    rest = list(arguments)
    while rest:
        name, _, given = rest.pop(0).partition("=")
        option, value = _option(known, name, spec)
        if value is None:
            value = given or (rest.pop(0) if rest and not rest[0].startswith("--") else "true")
        values[option.name] = _value(option, value)
    return parse_options(spec, values)


def _option(known: dict[str, OptionInfo], name: str, spec: GameSpec) -> tuple[OptionInfo, str | None]:
    """The option meant, and its value if the name alone says it (`--no-…`)."""
    name = name.replace("_", "-")
    if name in known:
        return known[name], None
    positive = "--" + name.removeprefix("--no-")
    if name.startswith("--no-") and positive in known and isinstance(known[positive].default, bool):
        return known[positive], "false"
    raise BadOption(f"no option {name!r} here, nor in {spec.name}, which has: {', '.join(known)}")


def _value(option: OptionInfo, text: str) -> Any:
    written = {str(value).lower(): value for value in option.values}
    if text.lower() not in written:
        raise BadOption(f"{flag_name(option.name)} cannot be {text!r}; it is one of: {', '.join(written)}")
    return written[text.lower()]
