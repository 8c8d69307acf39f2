"""What is still to be done before anybody may act again: a stack of tasks, the last one first."""

from __future__ import annotations

from monumenta.engine.author.rule import rule

from .state import State, Version


@rule
def second_version(s: State) -> bool:
    """Rules version 2: a turn leaves time to take what lies on its last tile and to use what it drew (T5), and the text
    of a Hero is counted by Hero (H5). Games that began with version 1 go on without."""
    return s.civilizations >= Version.SECOND


@rule
def third_version(s: State) -> bool:
    """Rules version 3: tokens may be spent while a way of an effect is to be chosen, and an effect that they could pay
    for is offered (R7)."""
    return s.civilizations >= Version.THIRD


@rule
def push(s: State, task: int, a: int, b: int) -> None:
    s.task[s.depth] = task
    s.task_a[s.depth] = a
    s.task_b[s.depth] = b
    s.depth += 1


@rule
def pop(s: State) -> None:
    s.depth -= 1
    s.task[s.depth] = 0
    s.task_a[s.depth] = 0
    s.task_b[s.depth] = 0


@rule
def wait(s: State, need: int, a: int, b: int) -> None:
    """Nothing goes on before luck or the acting seat has decided this."""
    s.need = need
    s.need_a = a
    s.need_b = b


@rule
def after(s: State, seat: int) -> int:
    """Clockwise."""
    seat += 1
    return seat if seat < s.players else 0


@rule
def marked(s: State, p: int, mark: int) -> bool:
    return s.marks[p] & mark != 0


@rule
def mark_as(s: State, p: int, mark: int) -> None:
    s.marks[p] |= mark


@rule
def is_automa(s: State, p: int) -> bool:
    """Q1: the last seats are Automas."""
    return p >= s.players - s.automas


@rule
def arbiter(s: State) -> int:
    """Q8: who decides for the acting seat: itself, or an Automa's right-hand neighbour."""
    return s.seat - 1 if is_automa(s, s.seat) else s.seat


@rule
def asks(s: State, mask: int) -> bool:
    """Is there a choice between these, and a person to make it?"""
    return mask & (mask - 1) != 0 and not is_automa(s, arbiter(s))
