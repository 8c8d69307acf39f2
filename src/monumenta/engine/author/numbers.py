"""Options as the numbers that rules read."""

from __future__ import annotations

from typing import Any, get_args, get_type_hints

from msgspec import Struct


def numbers(options: Struct) -> dict[str, int]:
    """By name, in the order of the options: a number is itself, so is yes or no, and of an option that has words each
    of its values is its place among them."""
    hints = get_type_hints(type(options))
    return {name: _number(getattr(options, name), get_args(hints[name])) for name in options.__struct_fields__}


def _number(value: Any, values: tuple[Any, ...]) -> int:
    return values.index(value) if any(isinstance(other, str) for other in values) else int(value)
