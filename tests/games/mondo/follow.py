"""Keeps a view up to date by what the events say, as a page does. It knows no rule: it only copies.

Where everything changes (the deal, the start signal, the end of a turn, all ready) the whole position comes with the
event, and the view stays as it is.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from monumenta.games.mondo.view import Event, Held, Left, Picked, Put, Ready, Returned, Taken, Turned, View


def _with(view: View, seat: int, **change: Any) -> View:
    players = list(view.players)
    players[seat] = replace(players[seat], **change)
    return replace(view, players=players)


def _changed(items: list[int], index: int, value: int) -> list[int]:
    return [value if i == index else item for i, item in enumerate(items)]


def _lies(view: View, held: Held, face: int) -> View:
    """What came from heap or card shows this face there; -1 if it is gone."""
    if held.origin == "heap":
        return replace(view, heap=_changed(view.heap, held.place, face))
    if held.origin == "building":
        return replace(view, card=_changed(view.card, held.place, face))
    return view


def follow(view: View, event: Event) -> View:
    """The view after an event."""
    if isinstance(event, Taken):
        return _with(_lies(view, event.held, -1), event.seat, hand=event.held)
    if isinstance(event, Turned):
        return replace(view, heap=_changed(view.heap, event.slot, event.face))
    if isinstance(event, Ready):
        return _with(view, event.seat, ready=True)
    return _follow_seat(view, event) if isinstance(event, Put | Returned | Picked | Left) else view


def _follow_seat(view: View, event: Put | Returned | Picked | Left) -> View:
    own = {"building": event.building, "villages": event.villages}
    if isinstance(event, Left):
        if event.returned:
            view = _lies(view, event.returned, event.face)
        view = replace(view, chips=event.chips)
        return _with(view, event.seat, hand=None, chip=event.chip, spots=[], may_build=False, **own)
    own["may_build"] = event.may_build
    if isinstance(event, Returned):
        return _with(_lies(view, event.held, event.face), event.seat, hand=None, **own)
    if isinstance(event, Picked):
        return _with(_lies(view, event.held, -1), event.seat, hand=event.held, **own)
    board = list(view.players[event.seat].board)
    board[event.space] = event.laid
    return _with(view, event.seat, board=board, hand=None, spots=event.spots, wrong=event.wrong, **own)
