"""When Python looks for garbage: not while it loads. That makes hundreds of thousands of objects which all stay, and
looking through them again and again takes a fifth of the time."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def unswept() -> Generator[None]:
    """Whatever is loaded meanwhile, nobody looks for garbage."""
    looking = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if looking:
            gc.enable()
