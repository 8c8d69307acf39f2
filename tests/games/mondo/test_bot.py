"""Bots of Mondo: legal, repeatable, blind to undersides, alike plainly and compiled, at the pace of their level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from monumenta.contest.simulate import Lineup, recorded, simulate
from monumenta.contest.simultaneous import Intentions, do_earliest
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import record
from monumenta.engine.compile import compiled
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.games.mondo.actions import OUT
from monumenta.games.mondo.bot.choosing import DIFFERENT, leaves
from monumenta.games.mondo.bot.levels import LEVELS, TRAITS
from monumenta.games.mondo.bot.pace import REACTION_MS
from monumenta.games.mondo.bot.worth import (
    FITS,
    FREE,
    HARD,
    board_worth,
    edges_around,
    note_rivals,
    spaces_cost,
    tile_worth,
)
from monumenta.games.mondo.box import Face
from monumenta.games.mondo.rules import heap_size, spots
from monumenta.games.mondo.state import BOX, SPACES, TURNED, State
from monumenta.games.mondo.tables import BIT, SIDE_LAND, SPACE_NUMBERS
from monumenta.search import bots_of, choose_id, decide, realtime
from monumenta.search.decide import house_bot, searches
from monumenta.search.desk import new_desk
from monumenta.search.house_bot import RANDOM, PacedLevel, cells
from monumenta.search.policy import choose_known, keep_pace
from monumenta.testing.walk import positions

SPEC = find("mondo")
NAMES = list(LEVELS)
OPTIONS: list[dict[str, Any]] = [
    {"players": 3},
    {"level": "quick-start", "board_2": 2, "board_3": 4},
    {"players": 4, "level": "expert", "board_1": 3, "handicap": "1+3", "handicap_inactive": True},
    {"players": 1, "level": "solo", "board_1": 2, "clock": "none"},
    {"children": True, "hidden_time": True},
]
TRY = 41
"""Every so many positions of a random game are looked at: it is long, and most of it is alike."""


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(SPEC)


def options(**chosen: Any) -> Any:
    return parse_options(SPEC, chosen)


def decisions(chosen: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Positions of a random game with a seat that can act."""
    for i, game in enumerate(positions(SPEC, chosen, seed)):
        if i % TRY == 0 and game.actor == "anyone":
            for seat in range(len(game.players)):
                if game.legal_ids(seat):
                    yield game, seat


def state_of(game: Game) -> Any:
    return plain_state(record(State), game.state())


def begun(seed: int = 1, **chosen: Any) -> Game:
    """A game just after the start signal."""
    game, rng = Game(SPEC, options(**chosen)), Random(seed)
    while game.actor == "chance":
        game.roll(rng, t=0)
    game.play("go", "clock", t=3000)
    return game


def plain_choice(bot: str, known: Concealed, seed: int) -> int:
    """What a bot does without any compiled code."""
    chosen = house_bot(SPEC, bot)
    assert isinstance(chosen, PacedLevel)
    return choose_known(new_desk(SPEC, seed, known), known.seat, *cells(chosen))


def room_of(level: str) -> list[int]:
    """Scratch for a bot's thoughts, with the traits of a level."""
    room = [0] * len(new_desk(SPEC, 0).room)
    room[:TRAITS] = LEVELS[level]
    return room


def lay(state: Any, seat: int, tiles: dict[str, tuple[str, int]]) -> None:
    """Put faces by their pattern, bare ones first, without asking the rules."""
    for name, (pattern, turned) in tiles.items():
        number = next(i for i, face in enumerate(BOX.faces) if face.pattern == pattern and not face.volcano)
        state.board[seat, SPACE_NUMBERS[name]] = 1 + number * TURNED + turned
        state.occupied[seat] |= 1 << BIT[SPACE_NUMBERS[name]]


def worth(state: Any, level: str) -> int:
    room = room_of(level)
    note_rivals(state, 0, room)
    return board_worth(state, 0, room)


# --- choices ------------------------------------------------------------------------------------------


def test_bots_by_name() -> None:
    assert bots_of(SPEC) == ["random", "greedy", "novice", "casual", "club", "expert", "master"]
    assert not any(searches(SPEC, bot) for bot in bots_of(SPEC))
    assert [house_bot(SPEC, name) for name in NAMES] == [PacedLevel(level) for level in range(len(NAMES))]


@pytest.mark.parametrize("bot", NAMES)
@pytest.mark.parametrize("chosen", OPTIONS, ids=str)
def test_a_choice_is_legal_repeatable_and_leaves_the_state_alone(bot: str, chosen: dict[str, Any]) -> None:
    looked = 0
    for game, seat in decisions(chosen, 3):
        state = game.state()
        action = choose_id(Concealed(SPEC, state, seat), bot, game.n)
        assert action in game.legal_ids(seat)
        assert choose_id(Concealed(SPEC, state, seat), bot, game.n) == action
        assert game.state() == state
        assert decide(Concealed(SPEC, state, seat), bot, game.settings, game.n) == game.write(action)
        looked += 1
    assert looked > 5


@pytest.mark.parametrize("bot", NAMES)
def test_plain_and_compiled_bots_choose_alike(bot: str) -> None:
    for game, seat in list(decisions(OPTIONS[2], 8))[:12]:
        known = game.concealed(seat)
        assert plain_choice(bot, known, game.n) == choose_id(known, bot, game.n)


def test_undersides_make_no_difference() -> None:
    """What lies down in the heap is mixed anew; a bot that saw it would choose otherwise now and then."""
    for game, seat in decisions(OPTIONS[1], 5):
        hidden = plain_state(record(State), game.state())
        SPEC.rules.rehide(hidden, seat, new_rng(7).tolist())
        for bot in NAMES:
            assert choose_id(game.concealed(seat), bot, 3) == choose_id(Concealed(SPEC, hidden.tobytes(), seat), bot, 3)


def test_seeds_make_a_difference() -> None:
    game = begun()
    for bot in bots_of(SPEC):
        assert len({choose_id(game.concealed(1), bot, seed) for seed in range(10)}) > 1


# --- what a board is worth ----------------------------------------------------------------------------


def test_sides_that_fit_a_space_are_counted() -> None:
    m, f, w = range(3)
    index = {wanted: i for i, wanted in enumerate(product(range(FREE + 1), repeat=4))}
    assert FITS[index[FREE, FREE, FREE, FREE]] == 2 * len(BOX.tiles)
    for three in ((m, f, w, FREE), (FREE, w, f, m), (m, w, FREE, f)):
        assert FITS[index[three]] == 0, "no tile has three landscapes"
    faces = [face for tile in BOX.tiles for face in (tile.front, tile.back)]
    corner = sum(BOX.faces[face].pattern == "M2W2" for face in faces)
    assert FITS[index[m, m, w, w]] == FITS[index[w, m, m, w]] == corner > 0


def test_faces_are_tried_in_all_orientations_that_differ() -> None:
    for number, face in enumerate(BOX.faces):
        looks = {tuple(SIDE_LAND[number * TURNED + turned, side] for side in range(4)) for turned in range(TURNED)}
        assert DIFFERENT[number] == (TURNED if face.street else len(looks))


def test_an_edge_that_matches_is_worth_more_than_one_that_does_not() -> None:
    state = state_of(begun())
    lay(state, 0, {"r2c2": ("M4", 0)})
    beside = SPACE_NUMBERS["r2c3"]
    bare = {face.pattern: i for i, face in enumerate(BOX.faces) if i < 3}
    for name in NAMES:
        room = room_of(name)
        good = tile_worth(state, 0, beside, bare["M4"] * TURNED, room)
        assert good - tile_worth(state, 0, beside, bare["F4"] * TURNED, room) > LEVELS[name].wrong


@pytest.mark.parametrize("level", ["casual", "club", "expert", "master"])
def test_closed_landscapes_are_wanted_and_open_ones_promise_less(level: str) -> None:
    ring = {"r2c2": ("M2W2", 1), "r2c3": ("M2W2", 2), "r3c3": ("M2W2", 3), "r3c2": ("M2W2", 0)}
    last = ring.pop("r3c2")
    state = state_of(begun())
    lay(state, 0, ring)
    before = worth(state, level)
    lay(state, 0, {"r3c2": last})
    closed = worth(state, level)
    lay(state, 0, {"r3c2": ("W4", 0)})
    assert closed > before
    assert closed > worth(state, level) + 100, "water there spoils the meadow twice"


def test_only_who_plans_fears_a_space_that_nothing_fits() -> None:
    easy, hard = state_of(begun()), state_of(begun())
    lay(easy, 0, {"r2c2": ("M4", 0), "r2c4": ("F4", 0), "r1c3": ("F4", 0)})
    lay(hard, 0, {"r2c2": ("M4", 0), "r2c4": ("F4", 0), "r1c3": ("W4", 0)})
    costs = [HARD[edges_around(state, 0, SPACE_NUMBERS["r2c3"])] for state in (easy, hard)]
    assert costs[0] < costs[1] == 100, "three landscapes around it"
    for name, level in LEVELS.items():
        empty = [space for space in range(SPACES) if not hard.board[0, space]]
        full_cost = sum(HARD[edges_around(hard, 0, space)] for space in empty)
        assert spaces_cost(hard, 0, room_of(name)) == full_cost * level.fit // 100
    assert LEVELS["expert"].fit > LEVELS["club"].fit > LEVELS["casual"].fit == 0


def test_volcanos_cost_most_while_nobody_has_more() -> None:
    state = state_of(begun())
    active = next(i for i, face in enumerate(BOX.faces) if face.volcano == "active")
    costs: list[int] = []
    for rivals in (0, 2):
        for space in range(rivals):
            state.board[1, space] = 1 + active * TURNED
        state.board[0, 10] = 0
        before = worth(state, "expert")
        state.board[0, 10] = 1 + active * TURNED
        costs.append(before - worth(state, "expert"))
    assert costs[0] - costs[1] == LEVELS["expert"].volcano - LEVELS["expert"].volcano // 3


@pytest.mark.parametrize(
    ("version", "chosen", "costs"),
    [
        ("2", {"children": True}, False),
        ("2", {"children": True, "handicap": "1"}, True),
        ("2", {"children": True, "handicap": "2"}, False),
        ("1", {"children": True, "handicap": "1"}, False),
    ],
)
def test_with_children_volcanos_cost_whoever_has_a_handicap(version: str, chosen: dict[str, Any], costs: bool) -> None:
    spec = find("mondo", version)
    state = state_of(Game(spec, parse_options(spec, chosen)))
    bare, active = (BOX.faces.index(Face("M4", "NE", None, volcano)) for volcano in (None, "active"))
    state.board[0, 10] = 1 + bare * TURNED
    before = worth(state, "expert")
    state.board[0, 10] = 1 + active * TURNED
    assert before - worth(state, "expert") == (LEVELS["expert"].volcano if costs else 0)


# --- when to leave ------------------------------------------------------------------------------------


def full_but(n: int, seat: int, state: Any) -> None:
    """Water everywhere but on the last n spaces."""
    lay(state, seat, {space.name: ("W4", 0) for space in BOX.spaces[: SPACES - n]})


def test_a_full_board_is_left_and_one_with_room_is_not() -> None:
    game = begun()
    state = state_of(game)
    full_but(0, 0, state)
    assert spots(state, 0) == 0
    for bot in NAMES:
        assert choose_id(Concealed(SPEC, state.tobytes(), 0), bot, 1) == OUT
        assert choose_id(game.concealed(0), bot, 1) != OUT


def test_the_chip_is_taken_before_the_timer_ends_it_all() -> None:
    for bot, level in LEVELS.items():
        game = begun()
        game.advance(3000 + 420_000 - level.reserve_ms + 1)
        assert choose_id(game.concealed(0), bot, 1) == OUT
        alone = begun(players=1)
        alone.advance(3000 + 420_000 - level.reserve_ms + 1)
        assert choose_id(alone.concealed(0), bot, 1) != OUT, "alone there is no chip"


def test_a_master_weighs_the_chip_against_a_hopeless_space() -> None:
    room = room_of("master")
    hopeless, easy, alone = (state_of(begun()) for _ in range(3))
    for state in (hopeless, easy, alone):
        full_but(1, 1, state)
        full_but(1, 0, state)
    names = [space.name for space in BOX.spaces]
    lay(hopeless, 0, {names[-2]: ("M4", 0), "r4c3": ("F4", 0)})  # and water at the border
    alone.gone = 2
    alone.taken = 1
    assert leaves(hopeless, 0, room)
    assert not leaves(easy, 0, room)
    assert not leaves(alone, 0, room), "nobody is left to be faster"
    assert not leaves(hopeless, 0, room_of("club"))


# --- pace ---------------------------------------------------------------------------------------------


def test_a_table_waits_as_long_as_a_person_would() -> None:
    for name, level in LEVELS.items():
        game = begun()
        looking = level.look_ms * level.tiles
        for seed in range(20):
            do, wait = realtime(game.concealed(0), name, game.settings, seed)
            assert do in game.legal(0)
            assert looking * 2 / 3 - 1 <= wait <= looking * 4 / 3 + 1
        slot = next(int(do.split()[1]) for do in game.legal(0) if do.startswith("take"))
        game.play(f"take {slot}", 0, t=5000)
        do, wait = realtime(game.concealed(0), name, game.settings, 1)
        assert do.startswith(("put", "back"))
        assert level.place_ms * 2 / 3 - 1 <= wait <= level.place_ms * 4 / 3 + 1
        for seat in (0, 1):
            game.play("out", seat, t=6000)
        do, wait = realtime(game.concealed(0), name, game.settings, 1)
        assert do == "ready"
        assert wait <= 2 * REACTION_MS


def test_levels_are_quicker_from_one_to_the_next() -> None:
    for weaker, stronger in pairwise(level for name, level in LEVELS.items() if name != "greedy"):
        assert stronger.look_ms < weaker.look_ms
        assert stronger.look_ms * stronger.tiles < weaker.look_ms * weaker.tiles
        assert stronger.place_ms < weaker.place_ms


def test_in_simulated_time_the_pace_is_in_the_state() -> None:
    state = state_of(begun())
    before = list(state.find_ms)
    keep_pace(state, 1, RANDOM, 0, new_rng(1).tolist())
    assert list(state.find_ms) == before
    keep_pace(state, 1, *cells(PacedLevel(NAMES.index("expert"))), new_rng(1).tolist())
    looking = LEVELS["expert"].look_ms * LEVELS["expert"].tiles
    assert looking * 2 // 3 <= state.find_ms[1] <= looking * 4 // 3 + 1
    assert state.find_ms[0] == before[0]


# --- acting at once, and records --------------------------------------------------------------------------------


def test_who_comes_too_late_is_asked_again() -> None:
    game = begun()
    slot = next(do for do in game.legal(0) if do.startswith("take"))
    intentions: Intentions = {0: (9000, slot), 1: (8000, slot)}

    def intend(seat: int) -> tuple[str, int]:
        return realtime(game.concealed(seat), "novice", game.settings, 1)

    do_earliest(game, intend, range(2), intentions)
    assert (game.now, set(intentions)) == (8000, {0})
    assert heap_size(state_of(game)) == len(BOX.tiles) - 1
    intentions[1] = (100_000, "out")
    do_earliest(game, intend, range(2), intentions)
    assert (game.now, set(intentions)) == (9000, {1})
    assert game.moves[-1].seat == 1


def test_recorded_games_verify_and_tell_the_time() -> None:
    chosen = options(players=3, level="quick-start", clock="5:00")
    for game in recorded(SPEC, chosen, ["master", "club", "novice"], 1, 6):
        assert verify(game.record()).over
        times = [move.t for move in game.moves]
        assert times == sorted(times)
        assert times[-1] > 3 * 60_000, "three turns of minutes, not of moments"
        scores = game.scores
        assert scores[0] > scores[2]


def test_plainly_the_same_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    chosen = options(players=1, level="solo", difficulty="hard")
    fast = simulate(SPEC, chosen, Lineup(["casual"]), 1, 5)
    monkeypatch.setattr(compiled, "available", lambda: False)
    slow = simulate(SPEC, chosen, Lineup(["casual"]), 1, 5)
    assert not slow.compiled
    assert (slow.mean_scores, slow.wins, slow.actions) == (fast.mean_scores, fast.wins, fast.actions)


# --- strength -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("chosen", [{}, {"level": "expert", "board_1": 2, "board_2": 3, "board_3": 4}], ids=str)
def test_each_level_beats_the_one_below(chosen: dict[str, Any]) -> None:
    """The figures are in bench/README.md; here a few games tell a mistake from a bot."""
    levels = bots_of(SPEC)[2:]
    for weaker, stronger in [("random", "greedy"), ("greedy", "master"), *pairwise(levels)]:
        result = simulate(SPEC, options(**chosen), Lineup([stronger, weaker], rotate=True), 20, 1)
        assert result.bots[stronger].wins >= 13, (stronger, weaker)


def sheets(bot: str, games: int, **chosen: Any) -> Sequence[dict[str, int]]:
    played = recorded(SPEC, options(players=1, **chosen), [bot], games, 1)
    return [{row.key: row.points for row in s.rows} for game in played for s in game.open_view().players[0].sheets]


def test_the_best_nearly_fills_a_board_without_mistakes() -> None:
    rows = sheets("master", 4)
    assert len(rows) == 12
    assert sum(row["empty"] for row in rows) / len(rows) >= -2
    assert sum(row["misconnections"] for row in rows) / len(rows) >= -1


def test_without_a_timer_a_bot_comes_to_an_end() -> None:
    for row in sheets("club", 1, clock="none"):
        assert row["empty"] >= -6
