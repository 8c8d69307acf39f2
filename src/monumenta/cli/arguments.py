"""Commands that are asked for so much that it takes a record."""

from __future__ import annotations

from collections.abc import Callable
from inspect import Signature, signature
from typing import Any


def taking(*parts: type[Any]) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """A command whose arguments are the fields of `parts`. It is called with one record of each."""
    fields = {part: signature(part, eval_str=True).parameters for part in parts}

    def decorate(run: Callable[..., None]) -> Callable[..., None]:
        def command(**given: Any) -> None:
            run(*(part(**{name: given[name] for name in names}) for part, names in fields.items()))

        command.__signature__ = Signature(  # pyright: ignore[reportFunctionMemberAccess]  # where the parser looks first
            [parameter for names in fields.values() for parameter in names.values()]
        )
        command.__name__, command.__doc__ = run.__name__, run.__doc__
        return command

    return decorate
