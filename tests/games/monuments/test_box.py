"""The box: printed numbers, reconstructed plans, and checks that refuse a box that cannot be played."""

from __future__ import annotations

import msgspec
import pytest

from monumenta.games.monuments.box import BoxError, Slot, check_monument, load, quarry_spaces
from tests.games.monuments.positions import MONUMENTS

BOX = load()
PLANS = {
    "notre-dame": ([20, 13, 7, 4, 0], 122),
    "st-peters": ([23, 11, 7, 3, 1], 121),
    "capitol": ([20, 13, 6, 2, 1], 112),
    "taj-mahal": ([17, 8, 8, 5, 1], 125),
}
BAGS = {
    "notre-dame": [(10, 6, 3, 2, 25, 0), (9, 6, 4, 2, 25, 0), (8, 6, 4, 3, 25, 0)],
    "st-peters": [(12, 5, 3, 1, 25, 0), (10, 6, 3, 2, 25, 0), (8, 5, 4, 4, 25, 0)],
    "capitol": [(10, 7, 3, 1, 25, 0), (9, 7, 2, 2, 24, 0), (6, 6, 3, 3, 22, 2)],
    "taj-mahal": [(9, 5, 3, 2, 23, 1), (8, 4, 4, 3, 23, 1), (5, 4, 5, 5, 23, 1)],
}
SURPLUS = {"notre-dame": (7, 5, 4, 3), "st-peters": (7, 5, 3, 3), "capitol": (5, 7, 2, 3), "taj-mahal": (5, 5, 4, 4)}


def test_printed_bag() -> None:
    """Its numbers are printed, but not the monument that they belong to; no other bag is."""
    bag = BOX.monument("notre-dame").bags[0]
    assert bag.tokens == {"purple": 10, "red": 6, "natural": 3, "orange": 2, "blue": 3, "black": 1}
    sources = [bag.source for monument in BOX.monuments for bag in monument.bags]
    assert sources == ["guess"] + ["invented"] * 11
    assert "names no monument" in BOX.monument("notre-dame").note


def test_printed_numbers() -> None:
    assert BOX.level_points == [1, 3, 5, 7, 9]
    assert (BOX.gem_points, BOX.black_points, BOX.start_score, BOX.track) == (3, 2, 10, 60)
    assert (BOX.pass_penalty, BOX.rounds, BOX.steps) == (1, 3, [2, 3, 4])


@pytest.mark.parametrize("name", MONUMENTS)
def test_plans(name: str) -> None:
    monument = BOX.monument(name)
    levels, points = PLANS[name]
    assert [sum(s.level == z for s in monument.slots) for z in range(1, 6)] == levels
    assert monument.points == points
    colours = {1: "purple", 2: "red", 3: "natural", 4: "orange", 5: "orange"}
    assert all(slot.colour == colours[slot.level] for slot in monument.slots)
    shown = next(fact for fact in BOX.facts if fact.name == "level_colours")
    assert (shown.value, shown.source) == ([colours[level] for level in (1, 2, 3, 4)], "public")


@pytest.mark.parametrize("name", MONUMENTS)
def test_bags(name: str) -> None:
    monument = BOX.monument(name)
    rows = [
        (*(bag.tokens[c] for c in BOX.tokens[:4]), sum(bag.tokens.values()), bag.middle_singles)
        for bag in monument.bags
    ]
    assert rows == BAGS[name]
    assert all(bag.tokens["blue"] == 3 and bag.tokens["black"] == 1 for bag in monument.bags)


@pytest.mark.parametrize("name", MONUMENTS)
def test_more_tokens_come_than_the_plan_takes(name: str) -> None:
    monument = BOX.monument(name)
    surplus = tuple(
        sum(bag.tokens[c] for bag in monument.bags) - sum(slot.colour == c for slot in monument.slots)
        for c in BOX.tokens[:4]
    )
    assert surplus == SURPLUS[name]
    two_rounds = sum(bag.tokens[c] for bag in monument.bags[:2] for c in BOX.tokens[:4])
    assert len(monument.slots) > two_rounds, "it could be finished before round 3"


def test_every_entry_says_where_it_comes_from() -> None:
    assert all(fact.source and fact.note for fact in BOX.facts)
    assert all(m.source == "invented" and m.note for m in BOX.monuments)
    assert BOX.quarry.source == "guess"


def test_quarry_of_twelve_and_six() -> None:
    spaces = {space.id: space for space in BOX.quarry.spaces}
    assert len(spaces) == 19
    assert spaces["o3"].neighbours == ["o2", "o4", "m1"]
    assert spaces["m0"].neighbours == ["o0", "o1", "m1", "m5", "c"]
    assert spaces["c"].neighbours == [f"m{j}" for j in range(6)]


@pytest.mark.parametrize(("outer", "middle"), [(8, 8), (10, 7), (16, 4), (10, 5)])
def test_other_ring_sizes(outer: int, middle: int) -> None:
    spaces = {space.id: set(space.neighbours) for space in quarry_spaces(outer, middle)}
    assert len(spaces) == outer + middle + 1
    assert all(a in spaces[b] for a, near in spaces.items() for b in near), "a neighbour does not know it"
    assert all(any(b.startswith("m") for b in spaces[f"o{i}"]) for i in range(outer))


def test_a_plan_that_overhangs_is_refused() -> None:
    capitol = BOX.monument("capitol")
    top = capitol.slots[-1]
    shifted = Slot(top.id, top.level, top.colour, top.x + 1, top.y, top.points, [top.supports[1]])
    with pytest.raises(BoxError, match="overhangs"):
        check_monument(msgspec.structs.replace(capitol, slots=[*capitol.slots[:-1], shifted]), BOX)


def test_overlapping_slots_are_refused() -> None:
    taj = BOX.monument("taj-mahal")
    twice = Slot(len(taj.slots), 1, "purple", 0.5, 0.0, 1, [])
    with pytest.raises(BoxError, match="overlap"):
        check_monument(msgspec.structs.replace(taj, slots=[twice, *taj.slots]), BOX)


def test_a_bag_that_does_not_fill_the_rings_is_refused() -> None:
    taj = BOX.monument("taj-mahal")
    thin = msgspec.structs.replace(taj.bags[0], tokens={**taj.bags[0].tokens, "purple": 1})
    with pytest.raises(BoxError, match="round 1"):
        check_monument(msgspec.structs.replace(taj, bags=[thin, *taj.bags[1:]]), BOX)


def test_more_tokens_than_the_supply_has_are_refused() -> None:
    st_peters = BOX.monument("st-peters")
    rich = msgspec.structs.replace(st_peters.bags[0], tokens={**st_peters.bags[0].tokens, "purple": 13})
    with pytest.raises(BoxError, match="31 purple"):
        check_monument(msgspec.structs.replace(st_peters, bags=[rich, *st_peters.bags[1:]]), BOX)
