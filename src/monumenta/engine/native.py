"""The compiled counterparts of functions marked `@native`: one machine instruction each."""

from __future__ import annotations

from importlib import import_module
from typing import Any

# untyped packages: what comes out of them is `Any`
types: Any = import_module("numba.core.types")
extending: Any = import_module("numba.extending")


@extending.intrinsic
def lowest(typing: Any, mask: Any) -> Any:  # noqa: ARG001  (numba's signature)
    """Trailing zeros."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        certain = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], certain)

    return types.int64(types.int64), build


@extending.intrinsic
def count(typing: Any, mask: Any) -> Any:  # noqa: ARG001  (numba's signature)
    """Population count."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), build
