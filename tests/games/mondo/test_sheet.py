"""What a score sheet shows on the board is what was counted: row by row it adds up to the points, and an independent
scorer finds the same things."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from monumenta.engine.match.game import Game
from monumenta.games.mondo.sheet import KEYS
from monumenta.games.mondo.tables import SPACE_NUMBERS
from monumenta.games.mondo.view import SheetRow
from tests.games.mondo.counted import Counts, Shown
from tests.games.mondo.naive import Laid
from tests.games.mondo.positions import begun, changed, face, next_turn, random_board, view_of, with_boards
from tests.games.mondo.test_scoring import V4, V8, V10, lodge_board, volcano_board

MINUS = ("volcanos", "empty", "misconnections")
GAMES: dict[str, tuple[int, dict[str, Any]]] = {
    "beginner": (12, {"level": "beginner", "players": 4}),
    "advanced": (8, {"level": "advanced", "players": 3}),
    "expert": (24, {"level": "expert", "players": 4}),
    "quick-start": (8, {"level": "quick-start", "players": 2}),
    "solo": (40, {"level": "solo", "players": 1}),
    "solo-by-tiles": (40, {"level": "solo", "players": 1, "solo_ignore_untouched_border_streets": True}),
    "handicap": (16, {"level": "expert", "players": 3, "handicap": "1+3"}),
    "handicap-inactive": (6, {"players": 2, "handicap": "2", "handicap_inactive": True}),
    "children": (6, {"players": 3, "children": True}),
    "children-handicap": (6, {"players": 3, "children": True, "handicap": "2", "handicap_inactive": True}),
}
"""How many games of a kind are looked at, and their options."""
ROWS = {
    "beginner": ("workers", "landscapes", "empty"),
    "advanced": ("fishermen", "shepherds", "lumberjacks", "landscapes", "streets", "empty", "misconnections"),
    "expert": tuple(key for key in KEYS if key not in ("workers", "chip")),
    "quick-start": ("workers", "shepherds", "landscapes", "streets", "empty", "misconnections"),
    "solo": ("streets", "empty", "misconnections"),
}
"""Rows that have to show something now and then."""
NOTHING: Counts = Counter()
BUILT = (V8, V10, lodge_board(face("FW3", None, "boar")))
"""Boards on which a lighthouse, a mill and a hunting lodge score, which chance brings about too rarely."""


def worth(key: str, things: Counts, solo: bool) -> int:
    """What so many things bring."""
    n = things.total()
    if key == "landscapes":
        return 2 * n
    if key == "streets":
        return -max(0, n - 2) if solo else sum(len(street) * times for street, times in things.items()) - n
    return -n if key in MINUS else n


def some_board(rng: Random, number: int, level: str) -> Laid:
    """Any board; for experts now and then one that a building fits, with a space laid otherwise."""
    laid = random_board(rng, number, level)
    if level != "expert" or number != 1 or rng.random() < 0.5:
        return laid
    built = dict(rng.choice(BUILT))
    built |= {place: laid[place] for place in rng.sample(sorted(laid), min(len(laid), rng.randint(0, 2)))}
    return built if sum(face.kind == "building" for face, _ in built.values()) < 2 else laid


class Volcanos:
    """Which volcanos count for whom, told from the totals of the turns before."""

    def __init__(self, options: dict[str, Any]) -> None:
        handicap = options.get("handicap", "none")
        self.marked = {int(seat) - 1 for seat in handicap.split("+")} if handicap != "none" else None
        self.inactive = bool(options.get("handicap_inactive"))
        self.solo = options.get("level") == "solo"
        self.holders: set[int] = set()

    def of(self, shown: list[Shown]) -> list[Counts]:
        both = [one.volcanos("active", "inactive") for one in shown]
        active = [one.volcanos("active") for one in shown]
        if self.solo:
            return both
        if self.marked is not None:
            counted = both if self.inactive else active
            return [one if seat in self.marked else NOTHING for seat, one in enumerate(counted)]
        counted = [both[seat] if seat in self.holders else one for seat, one in enumerate(active)]
        most = max(one.total() for one in counted)
        return [one if one.total() == most else NOTHING for one in counted]

    def after(self, totals: list[int]) -> None:
        self.holders = {seat for seat, total in enumerate(totals) if total == max(totals)}


def counts(row: SheetRow) -> Counts:
    return Counter(frozenset(thing) for thing in row.things)


def check_row(row: SheetRow, wanted: Counts, solo: bool) -> None:
    if row.key == "chip":
        assert row.things == []
        return
    shown = counts(row)
    assert worth(row.key, shown, solo) == row.points - row.bonus, f"{row} does not add up"
    if row.points or row.key == "streets":
        assert shown == wanted, f"{row.key}: {shown} are shown, {wanted} were counted"


def check_turn(game: Game, boards: list[Laid], volcanos: Volcanos, seen: Counter[str]) -> None:
    view = view_of(game)
    shown = [Shown(view.board, laid) for laid in boards]
    counted = volcanos.of(shown)
    by_tiles = bool(game.settings.solo_ignore_untouched_border_streets)
    for seat, player in enumerate(view.players):
        for row in player.sheets[-1].rows:
            if row.key == "volcanos":
                wanted = counted[seat]
            elif row.key == "streets":
                wanted = shown[seat].streets(with_tiles=by_tiles)
            else:
                wanted = shown[seat].row(row.key) if row.key != "chip" and row.points else NOTHING
            check_row(row, wanted, view.level == "solo")
            seen[row.key] += len(row.things) > 0
    volcanos.after([player.sheets[-1].total for player in view.players])


def check_game(options: dict[str, Any], rng: Random, seen: Counter[str]) -> int:
    """All turns of a game whose boards are laid at random; returns how many boards that were."""
    numbers = {f"board_{turn}": rng.randint(1, 4) for turn in (1, 2, 3)}
    game = begun(rng.getrandbits(20), **numbers, **options)
    volcanos = Volcanos(options)
    boards = 0
    while True:
        view = view_of(game)
        laid = [some_board(rng, view.board, view.level) for _ in view.players]
        game = with_boards(game, *laid)
        game.play("time", "clock", t=game.deadline)
        check_turn(game, laid, volcanos, seen)
        boards += len(laid)
        if game.over:
            return boards
        next_turn(game, rng.getrandbits(20))


@pytest.mark.parametrize("kind", GAMES)
def test_what_is_shown_is_what_was_counted(kind: str) -> None:
    """Hundreds of random boards of all levels, boards and variants."""
    games, options = GAMES[kind]
    rng, seen = Random(kind), Counter[str]()
    boards = sum(check_game(options, rng, seen) for _ in range(games))
    assert boards >= 36
    shown = {key for key, times in seen.items() if times}
    assert shown >= set(ROWS[options.get("level", "beginner")]), "a row that showed nothing was not compared"
    assert ("volcanos" in shown) == (kind != "children")


def places(*names: str) -> list[int]:
    return [SPACE_NUMBERS[name] for name in names]


def test_islands_do_not_swallow_the_landscapes_they_are_made_of() -> None:
    """A meadow and a forest on one island: one thing of the stilt house, two finished landscapes."""
    cape = face("FW3")
    coast = {"r1c2": (face("MW3"), 2), "r2c1": (cape, 1), "r2c3": (cape, 3), "r3c2": (cape, 0), "r3c3": (face("W4"), 0)}
    island = changed(V4, {"r2c2": (face("MF3", None, "shepherd"), 0), **coast})
    game = with_boards(begun(level="expert", clock="5:00"), island, {})
    game.play("time", "clock", t=game.deadline)
    rows = {row.key: row for row in view_of(game).players[0].sheets[0].rows}
    meadow, forest, islet = places("r1c2", "r2c2"), places("r2c1", "r2c2", "r2c3", "r3c2"), [116]
    assert sorted(rows["stilt-house"].things) == [sorted({*meadow, *forest}), islet]
    assert sorted(rows["landscapes"].things) == [[0, 1, 100, 101], meadow, forest, islet]
    assert rows["landscapes"].points == 2 * 4


def test_volcanos_are_shown_by_the_chip_of_their_own_turn() -> None:
    """Ana leads the first turn and has the chip in the second, which Ben leads: in its sheet hers count."""
    game = with_boards(begun(clock="5:00"), V4, {})
    game.play("time", "clock", t=game.deadline)
    next_turn(game)
    game = with_boards(game, volcano_board(2, 3), changed(V4, {}))
    game.play("time", "clock", t=game.deadline)
    ana, ben = view_of(game).players
    assert (ana.volcano_chip, ben.volcano_chip) == (False, True), "for the third turn"
    rows = {row.key: row for row in ana.sheets[1].rows}
    assert (rows["volcanos"].points, rows["volcanos"].things) == (-5, [[0], [1], [2], [3], [4]])
    next_turn(game)
    game = with_boards(game, volcano_board(2, 3), volcano_board(2, 1))
    game.play("time", "clock", t=game.deadline)
    last = [{row.key: row for row in player.sheets[2].rows}["volcanos"] for player in view_of(game).players]
    assert [row.points for row in last] == [0, -3]
    assert [row.things for row in last] == [[], [[0], [1], [2]]]


def test_only_the_last_turn_shows_its_things() -> None:
    """Its boards still lie there; of earlier turns the points are left."""
    game = with_boards(begun(clock="5:00"), V4, V4)
    game.play("time", "clock", t=game.deadline)
    assert any(row.things for row in view_of(game).players[0].sheets[0].rows)
    next_turn(game)
    game.play("time", "clock", t=game.deadline)
    first, second = view_of(game).players[0].sheets
    assert not any(row.things for row in first.rows)
    assert first.total == 6
    assert any(row.things for row in second.rows)
