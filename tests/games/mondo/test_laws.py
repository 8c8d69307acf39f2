"""The laws that every game keeps, over random games of all levels, and what never changes: 145 tiles in the world."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from monumenta.engine.author.dispatch import apply
from monumenta.engine.author.rng import below, new_rng
from monumenta.engine.compile.arrays import as_array, new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.match import play
from monumenta.engine.match.game import Game, parse_options
from monumenta.games.mondo import rules
from monumenta.games.mondo.actions import MOST_LEGAL
from monumenta.games.mondo.state import NODES, ROADS
from monumenta.games.mondo.view import Began, Ended, Ready
from monumenta.testing import LAWS
from monumenta.testing.walk import positions, random_step
from tests.games.mondo.follow import follow
from tests.games.mondo.positions import SPEC, begun, state_of, tiles_in_the_world, view_of

SETTINGS: dict[str, dict[str, Any]] = {
    "beginner": {"clock": "5:00"},
    "quick-start": {"level": "quick-start", "board_2": 2, "board_3": 4, "hidden_time": True, "clock": "5:00"},
    "expert": {"level": "expert", "players": 3, "board_1": 3, "handicap": "2", "clock": "5:00"},
    "solo": {"level": "solo", "players": 1, "difficulty": "hard", "board_1": 2},
    "practice": {"level": "advanced", "players": 1, "clock": "none"},
    "children": {"children": True},
}


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("setting", ["quick-start", "solo"])
def test_law(law: str, setting: str) -> None:
    LAWS[law](SPEC, SETTINGS[setting], 3)


@pytest.mark.parametrize("setting", ["beginner", "expert", "practice", "children"])
def test_more_settings_keep_the_laws_that_read_the_whole_state(setting: str) -> None:
    LAWS["plain equals compiled"](SPEC, SETTINGS[setting], 4)
    LAWS["record replays"](SPEC, SETTINGS[setting], 4)


@pytest.mark.parametrize("setting", SETTINGS)
def test_a_hundred_and_forty_five_tiles_in_the_world(setting: str) -> None:
    """After the deal, in every position: no tile is lost or doubled, and scratch is left empty."""
    for game in positions(SPEC, SETTINGS[setting], 11):
        s = state_of(game)
        if s.phase:
            assert tiles_in_the_world(s) == 145
            gone = [slot for slot in range(145) if not s.heap[slot // 49] >> slot % 49 & 1]
            assert all(s.up[slot] == 0 for slot in gone)
            held = [s.hand_place[seat] for seat in range(4) if s.hand[seat] == 1]
            assert set(held) <= set(gone)
            assert len(set(held)) == len(held)
        assert not any(s.parent[i] or s.marks[i] for i in range(NODES))
        assert not any(s.road[i] for i in range(ROADS))
        for seat in range(4):
            occupied = sum(s.board[seat, space] > 0 for space in range(24))
            assert s.occupied[seat].bit_count() == occupied


def test_random_actions_are_those_that_legal_lists() -> None:
    """`draw` and `mobility` know the order of `legal` without listing it."""
    rng = Random(5)
    out, drawn = [0] * MOST_LEGAL, [0] * MOST_LEGAL
    for game in positions(SPEC, SETTINGS["expert"], 6):
        if game.actor != "anyone":
            continue
        s = state_of(game)
        for seat in (0, 1, 2):
            n = rules.legal(s, seat, out)
            assert rules.mobility(s, seat, drawn) == n
            if n:
                seed = rng.getrandbits(60)
                k = below(new_rng(seed).tolist(), n)
                assert rules.draw(s, seat, new_rng(seed).tolist(), drawn) == out[k]


def test_events_keep_a_view_up_to_date() -> None:
    """Whoever follows the events sees what the server would show, to the byte."""
    rng = Random(8)
    for seed in range(3):
        game = Game(SPEC, parse_options(SPEC, SETTINGS["quick-start"]))
        seen = view_of(game)
        while not game.over:
            before = len(game.moves)
            random_step_with(game, rng)
            assert len(game.moves) == before + 1
            events = LAST[0]
            for event in events:
                seen = follow(seen, event)
            if any(isinstance(event, Began | Ended) or (isinstance(event, Ready) and event.all) for event in events):
                seen = view_of(game)
            if game.actor == "chance" or seen.phase == "deal":
                seen = view_of(game)
            assert msgspec.json.encode(seen) == msgspec.json.encode(view_of(game)), f"{seed}: {game.moves[-1]}"


LAST: list[Any] = [None]


def random_step_with(game: Game, rng: Random) -> None:
    played = game.play

    def noted(*arguments: Any, **named: Any) -> Any:
        result = played(*arguments, **named)
        LAST[0] = result.events
        return result

    game.play = noted  # type: ignore[method-assign]
    random_step(game, rng)
    del game.play


def test_thousands_of_random_games_end() -> None:
    """Compiled, by simulated time: every game comes to an end with 145 tiles in the world."""
    fast = use(SPEC)
    for name, settings in SETTINGS.items():
        games = new_array(SPEC.state, 2)
        options = parse_options(SPEC, settings)
        SPEC.begin(plain_games(games)[1], options)
        rng, out, odds = as_array(new_rng(4)), np.zeros(MOST_LEGAL, np.int64), np.zeros(MOST_LEGAL, np.int64)
        n = SPEC.players(options)
        rows = [np.zeros(n + more, np.int64) for more in (0, 0, 1)]
        for _ in range(20):
            fast[play.random_games](games, 20, rng, out, odds, *rows)
            assert tiles_in_the_world(plain_games(games)[0]) == 145, name


def test_a_concealed_state_can_be_played_on() -> None:
    """Bots look ahead from what they know: an unknown side cannot be put, nor turned up."""
    game = begun(level="expert")
    s = state_of(game)
    rules.conceal(s, 0)
    shown = s.up[3]
    apply(s, 0, 145 + 3)
    assert s.up[3] == shown
    apply(s, 0, 3)
    assert (s.hand_front[0] == 0) != (s.hand_back[0] == 0)
    out = [0] * MOST_LEGAL
    n = rules.legal(s, 0, out)
    assert n == rules.mobility(s, 0, out) == 24 * 4 + 144 + 1 + 1
