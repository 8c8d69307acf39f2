"""Libraries that only some uses need, brought in when they are; who lacks one is told how to get it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from monumenta.engine.author.contract import MonumentaError


class ExtraMissing(MonumentaError):
    """A library that is not installed."""


def need(module: str, extra: str) -> Any:
    """The module, which the extra of that name brings."""
    try:
        return import_module(module)
    except ImportError:
        library = module.partition(".")[0]
        raise ExtraMissing(f"this needs {library}: pip install 'monumenta[{extra}]'") from None
