"""The box as tables that the rules index: masks of slots and spaces, who neighbours whom, which ways lead out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from monumenta.engine.author.rule import cube, grid, row

from .box import Space
from .state import BOX, COLOURS, KINDS, MOST_STEPS, OUTER, SLOTS, SPACES

_ids: Final = {space.id: i for i, space in enumerate(BOX.quarry.spaces)}


def neighbour_lists(spaces: list[Space]) -> list[list[int]]:
    """Neighbours by number."""
    ids = {space.id: i for i, space in enumerate(spaces)}
    return [[ids[n] for n in space.neighbours] for space in spaces]


def walks(near: list[list[int]], rim: int, start: int, steps: int, barred: int = 0) -> Iterator[tuple[int, ...]]:
    """All walks of exactly `steps` steps that enter no space twice (nor a barred one) and end on the rim."""

    def onward(path: tuple[int, ...], mask: int) -> Iterator[tuple[int, ...]]:
        at = path[-1] if path else start
        if len(path) == steps:
            if at < rim:
                yield path
            return
        for space in near[at]:
            if not mask >> space & 1:
                yield from onward((*path, space), mask | 1 << space)

    yield from onward((), barred)


def _mask(spaces: tuple[int, ...]) -> int:
    return sum(1 << space for space in spaces)


def _padded(lists: list[list[int]], width: int) -> list[list[int]]:
    return [[*items, *[0] * (width - len(items))] for items in lists]


_near: Final = neighbour_lists(BOX.quarry.spaces)
NEAR_COUNT: Final = row([len(near) for near in _near])
NEAR: Final = grid(_padded(_near, max(map(len, _near))))
"""NEAR[space, i]: its i-th neighbour."""

# Ways out: for each space and number of steps still to go, the sets of spaces of all walks that end on the rim.
_ways: Final = [
    [sorted({_mask(w) for w in walks(_near, OUTER, space, steps, 1 << space)}) for steps in range(MOST_STEPS)]
    for space in range(SPACES)
]
WAY_COUNT: Final = grid([[len(masks) for masks in by_steps] for by_steps in _ways])
_widest: Final = max(len(masks) for by_steps in _ways for masks in by_steps)
WAYS: Final = cube([_padded(by_steps, _widest) for by_steps in _ways])

STEPS: Final = row(BOX.steps)
SUPPLY: Final = row([BOX.supply[kind] for kind in BOX.tokens])
BAGS: Final = cube([[[bag.tokens[kind] for kind in BOX.tokens] for bag in m.bags] for m in BOX.monuments])
MIDDLE_SINGLES: Final = grid([[bag.middle_singles for bag in m.bags] for m in BOX.monuments])

WHOLE: Final = row([(1 << len(m.slots)) - 1 for m in BOX.monuments])
"""All slots of a monument."""
GROUND: Final = row([sum(1 << s.id for s in m.slots if s.level == 1) for m in BOX.monuments])
COLOUR_SLOTS: Final = grid(
    [[sum(1 << s.id for s in m.slots if s.colour == c) for c in BOX.tokens[:COLOURS]] for m in BOX.monuments]
)
"""COLOUR_SLOTS[monument, colour]: the slots of that colour."""


def _per_slot(values: list[int]) -> list[int]:
    return [*values, *[0] * (SLOTS - len(values))]


SLOT_COLOUR: Final = grid([_per_slot([BOX.tokens.index(s.colour) for s in m.slots]) for m in BOX.monuments])
SLOT_POINTS: Final = grid([_per_slot([s.points for s in m.slots]) for m in BOX.monuments])
SUPPORTS: Final = grid([_per_slot([_mask(tuple(s.supports)) for s in m.slots]) for m in BOX.monuments])
"""SUPPORTS[monument, slot]: what must stand before it."""
CARRIES: Final = grid(
    [_per_slot([sum(1 << up.id for up in m.slots if s.id in up.supports) for s in m.slots]) for m in BOX.monuments]
)
"""CARRIES[monument, slot]: the slots that rest on it."""

TOKENS: Final = sum(BOX.supply[kind] for kind in BOX.tokens)
assert len(BOX.tokens) == KINDS
