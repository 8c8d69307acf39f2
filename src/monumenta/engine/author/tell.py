"""What rules say while they act, for those who watch.

A plain state that somebody listens to hands each word on at once, with itself as it stands at that moment: so whoever
puts it into words looks at the table when it happened, and neither repeats a rule nor compares two states. Copies have
no listener, so what is only tried out is not heard. Compiled, a word is nothing at all (engine/compile/native.py).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any

from .rule import native

Hear = Callable[[Any, int, int, int, int], None]
"""Takes a word of the rules: the state at that moment, what kind of thing has happened, and three numbers."""
Listener = Callable[[Any, list[Any]], Hear]
"""(state before an action, list of events) to what hears the rules act, and adds to the list what is to be seen."""


@native
def tell(s: object, kind: int, a: int = 0, b: int = 0, c: int = 0) -> None:
    """Say that something happens. The numbers must be at hand: what is computed only to be told is not free."""
    state: Any = s
    if state.listener is not None:
        state.listener(s, kind, a, b, c)


def word_by_word(translate: Callable[[Any, int, int, int, int], Any]) -> Listener:
    """The listener of a game in which every word of the rules is an event of its own."""

    def listener(s: Any, events: list[Any]) -> Hear:
        del s

        def hear(s: Any, kind: int, a: int, b: int, c: int) -> None:
            events.append(translate(s, kind, a, b, c))

        return hear

    return listener


@contextmanager
def listening(s: Any, listener: Listener) -> Generator[list[Any]]:
    """The events of all that is told of this state meanwhile, in their order."""
    events: list[Any] = []
    s.listener = listener(s, events)
    try:
        yield events
    finally:
        s.listener = None
