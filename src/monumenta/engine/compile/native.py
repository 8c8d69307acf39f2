"""The compiled counterparts of functions marked `@native`: a few machine instructions each, or none."""

from __future__ import annotations

from importlib import import_module
from typing import Any

# untyped packages: what comes out of them is `Any`
types: Any = import_module("numba.core.types")
extending: Any = import_module("numba.extending")
ir: Any = import_module("llvmlite.ir")


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


@extending.intrinsic
def tell(typing: Any, state: Any, kind: Any, a: Any = 0, b: Any = 0, c: Any = 0) -> Any:  # noqa: ARG001
    """Nobody listens to compiled rules: no instruction at all."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        return context.get_dummy_value()

    return types.none(state, *[types.int64] * 4), build


@extending.intrinsic
def root(typing: Any, number: Any) -> Any:  # noqa: ARG001  (numba's signature)
    """Square root, rounded down: exact, since the machine's own is for numbers that a float holds."""

    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:  # noqa: ARG001
        double = ir.DoubleType()
        sqrt = builder.module.declare_intrinsic("llvm.sqrt", [double])
        return builder.fptosi(builder.call(sqrt, [builder.sitofp(arguments[0], double)]), arguments[0].type)

    return types.int64(types.int64), build
