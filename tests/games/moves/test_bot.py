"""The bots of Monumental Moves: legal, repeatable, the same plainly and compiled, and each better than the last."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from random import Random
from typing import Any

import pytest

from monumenta.contest.simulate import Lineup, recorded, simulate
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import record
from monumenta.engine.compile import compiled
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import verify
from monumenta.games.moves.actions import PLACE
from monumenta.games.moves.bot.greedy import threatened
from monumenta.games.moves.bot.largest import draw_largest, list_largest
from monumenta.games.moves.bot.montecarlo import WIN, match_worth, moves_candidates
from monumenta.games.moves.box import Shape, turned
from monumenta.games.moves.pieces import column_of, form_of, row_of
from monumenta.games.moves.state import BOX, SIZE, State
from monumenta.games.moves.tables import KIND, SHAPES
from monumenta.search import Budget, bots_of, choose_id, decide
from monumenta.search.budget import think
from monumenta.search.decide import searches
from monumenta.search.desk import new_desk
from monumenta.search.halving import HEAD, RUNNING, VISITS, WIDTH
from monumenta.search.house_bot import FlatSearch, Greedy, Quick, cells
from monumenta.search.levels import NAMES as LEVELS
from monumenta.search.policy import choose_known
from monumenta.testing.walk import positions

SPEC = find("moves")
QUICK = Budget(playouts=60)
OPTIONS: list[dict[str, Any]] = [
    {},
    {"games": 1, "open_city": "none", "pocket_capture": True},
    {"voluntary_pass": True, "first_pocket": "never"},
    {"games": 1, "opening": "lehmann-woods"},
]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(SPEC)


def decisions(options: dict[str, Any], seed: int) -> Iterator[tuple[Game, int]]:
    """Every position of a random game in which a seat is to act."""
    for game in positions(SPEC, options, seed):
        if isinstance(game.actor, int):
            yield game, game.actor


def state_of(game: Game) -> Any:
    return plain_state(record(State), game.state())


def played(*moves: str, **options: Any) -> Game:
    game = Game(SPEC, parse_options(SPEC, options))
    for do in moves:
        game.play(do)
    return game


def squares(action: int) -> int:
    """How large the piece of a placement is."""
    return BOX.pieces[KIND[form_of(action)]].squares


def plain_choice(bot: Quick, state: bytes, seat: int, seed: int) -> int:
    """What a bot does without any compiled code."""
    return choose_known(new_desk(SPEC, seed, Concealed(SPEC, state, seat)), seat, *cells(bot))


def test_bots_by_name() -> None:
    assert bots_of(SPEC) == ["random", "greedy", "montecarlo", *LEVELS]
    assert [searches(SPEC, bot) for bot in bots_of(SPEC)] == [False, False, True] + [True] * len(LEVELS)


@pytest.mark.parametrize("bot", ["random", "greedy", "montecarlo", "novice"])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_choice_is_legal_repeatable_and_leaves_the_state_alone(bot: str, options: dict[str, Any]) -> None:
    for game, seat in decisions(options, 3):
        state = game.state()
        action = choose_id(Concealed(SPEC, state, seat), bot, game.n, QUICK)
        assert action in game.legal_ids(seat)
        assert choose_id(Concealed(SPEC, state, seat), bot, game.n, QUICK) == action
        assert game.state() == state
        assert decide(Concealed(SPEC, state, seat), bot, game.settings, game.n, QUICK) == game.write(action)


def test_plain_and_compiled_bots_choose_alike() -> None:
    rng = Random(4)
    compared = 0
    for game, seat in decisions({}, 8):
        if rng.random() < 0.3:
            seed, state = rng.getrandbits(60), game.state()
            assert plain_choice(Greedy(), state, seat, seed) == choose_id(Concealed(SPEC, state, seat), "greedy", seed)
            searched = choose_id(Concealed(SPEC, state, seat), "montecarlo", seed, Budget(playouts=40))
            assert plain_choice(FlatSearch(40), state, seat, seed) == searched
            compared += 1
    assert compared > 10


def test_seeds_make_a_difference() -> None:
    game = played("people r3 c4")
    for bot in ("random", "greedy", "montecarlo", "novice"):
        assert len({choose_id(game.concealed(1), bot, seed, QUICK) for seed in range(10)}) > 1


def test_only_the_clock_needs_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock the greedy bot stands in; a number of playouts is played, however long it takes."""
    game = played("people r3 c4", "opera r6 c6")
    greedy = choose_id(game.concealed(0), "greedy", 5)
    searched = choose_id(game.concealed(0), "montecarlo", 5, Budget(playouts=30))
    assert greedy != searched
    module = import_module("monumenta.search.decide")  # `bots.decide` is the function

    def nothing(spec: GameSpec) -> None:
        assert spec is SPEC

    monkeypatch.setattr(module, "in_use", nothing)
    assert choose_id(game.concealed(0), "montecarlo", 5) == greedy
    assert choose_id(game.concealed(0), "montecarlo", 5, Budget(playouts=30)) == searched


# --- the search ---------------------------------------------------------------------------------------


def searched(game: Game, seat: int, stops_after: int, milliseconds: float = 1e9) -> tuple[int, Any]:
    """Think with an endless budget until asked the given number of times; the answer, and the arms behind it."""
    desk = new_desk(SPEC, 1, game.concealed(seat))
    asked = 0

    def stopped() -> bool:
        nonlocal asked
        asked += 1
        return asked > stops_after

    return think(use(SPEC), seat, milliseconds, desk, stopped), desk.room


def playouts(arms: Any) -> int:
    return sum(arms[HEAD + VISITS : HEAD + WIDTH * 100 : WIDTH])


def test_a_search_stops_when_it_is_told_to() -> None:
    game = played("people r3 c4")
    none, arms = searched(game, 1, 0)
    assert playouts(arms) == 0
    assert none in game.legal_ids(1)
    some, arms = searched(game, 1, 5)
    assert 0 < playouts(arms) < 1000
    assert some in game.legal_ids(1)
    assert arms[RUNNING] == 1


def test_a_search_by_the_clock_ends() -> None:
    for game, seat in decisions({}, 6):
        action, _ = searched(game, seat, 10**9, milliseconds=5)
        assert action in game.legal_ids(seat)


def test_more_playouts_play_better() -> None:
    few, many = Budget(playouts=30), Budget(playouts=1500)
    margin = 0
    for seed in range(8):
        game = played(games=1)
        while not game.over:
            seat = game.actor
            assert isinstance(seat, int)
            strong = seat == seed % 2
            game.play(choose_id(game.concealed(seat), "montecarlo", seed, many if strong else few))
        margin += game.scores[seed % 2] - game.scores[1 - seed % 2]
    assert margin > 8


def test_candidates_are_the_largest_pieces_and_in_the_end_all() -> None:
    out, rng = [0] * SPEC.most_legal, new_rng(1).tolist()
    kinds: set[str] = set()
    for game, seat in decisions({}, 2):
        s, legal = state_of(game), game.legal_ids(seat)
        if game.view(seat).phase == "people":
            continue
        largest = max(map(squares, legal))
        assert out[: list_largest(s, seat, 0, out)] == [a for a in legal if squares(a) == largest]
        drawn = {draw_largest(s, seat, rng, out) for _ in range(30)}
        assert {squares(a) for a in drawn} == {largest}
        assert drawn <= set(legal)
        considered = out[: moves_candidates(s, seat, rng, out)]
        assert considered == (legal if len(legal) <= 200 else [a for a in legal if squares(a) == largest])
        kinds.add("all" if considered == legal else "largest")
    assert kinds == {"all", "largest"}


def test_every_place_of_the_people_piece_is_considered_up_to_turning_the_board() -> None:
    def covered(action: int) -> Shape:
        form = SHAPES[0][form_of(action)]
        return tuple(sorted((row_of(action) + r, column_of(action) + c) for r, c in form))

    def turned_board(shape: Shape) -> Shape:
        return tuple(sorted((c, SIZE - 1 - r) for r, c in shape))

    assert turned(((0, 0), (0, 1))) == ((0, 0), (1, 0))
    s, out = state_of(played()), [0] * SPEC.most_legal
    for seed in range(6):
        reached: set[Shape] = set()
        for action in out[: moves_candidates(s, 0, new_rng(seed).tolist(), out)]:
            shape = covered(action)
            for _ in range(4):
                reached.add(shape)
                shape = turned_board(shape)
        assert reached == {covered(action) for action in range(PLACE)}
    late = played("opera r4 c4", games=1, opening="lehmann-woods")
    n = moves_candidates(state_of(late), 0, new_rng(1).tolist(), out)
    assert out[:n] == late.legal_ids(0)


# --- what it plays for --------------------------------------------------------------------------------


def worth(results: list[int], game: int, seat: int, games: int = 2) -> int:
    s: Any = plain_state(record(State))
    s.games = games
    for i, n in enumerate(results):
        s.results[i] = n
    return match_worth(s, game, seat)


def test_the_sum_of_the_match_counts() -> None:
    assert worth([10, 4, 0, 0], 0, 1) == 6, "the first game is played for its margin"
    assert worth([10, 4, 0, 0], 0, 0) == -6
    assert worth([10, 4, 3, 8], 1, 0) == -1 - WIN, "the second is won, the match is lost"
    assert worth([10, 4, 3, 8], 1, 1) == 1 + WIN
    assert worth([10, 4, 2, 8], 1, 0) == 0, "a drawn match"
    assert worth([3, 4, 0, 0], 0, 0, games=1) == 1 + WIN


# --- greedy -------------------------------------------------------------------------------------------


def test_greedy_sees_what_its_walls_nearly_enclose() -> None:
    """Two pieces from wall to wall with a gap of one square between them threaten the corner behind."""
    first = ["people.1 r7 c5", "opera r5 c7", "castle r0 c2"]
    assert threatened(state_of(played(*first)), 0) == 0
    game = played(*first, "obelisk r9 c9", "opera r3 c0")
    assert game.view(0).board[0][0] == "."
    assert threatened(state_of(game), 0) == 2
    assert threatened(state_of(game), 1) == 0


def test_greedy_takes_a_lonely_piece() -> None:
    """Dark's obelisk stands in the corner; Light has one wall of it and closes the other, keeping most space."""
    game = played("people r4 c5", "obelisk r0 c0", "sphinx.1 r0 c2", "opera r6 c0", games=1)
    for seed in range(5):
        do = decide(game.concealed(0), "greedy", game.settings, seed)
        after = game.preview(0, [do]).game.view(0)
        assert after.stocks[1]["obelisk"] == 2
        assert sum(line.count("l") for line in after.board) >= 5


# --- many games ---------------------------------------------------------------------------------------


def options(**chosen: Any) -> Any:
    return parse_options(SPEC, chosen)


def test_each_bot_beats_the_one_before() -> None:
    result = simulate(SPEC, options(), Lineup(["greedy", "random"], rotate=True), 200, 1)
    assert result.bots["greedy"].wins >= 196
    result = simulate(SPEC, options(), Lineup(["montecarlo", "greedy"], rotate=True, playouts=1000), 16, 1)
    assert result.bots["montecarlo"].wins >= 14
    assert result.compiled


def test_simulated_searches_are_the_same_again() -> None:
    seen: list[int] = []
    runs = [
        simulate(
            SPEC,
            options(games=1),
            Lineup(["montecarlo", "greedy"], playouts=100),
            3,
            seed,
            progress=lambda n, _: seen.append(n),
        )
        for seed in (1, 1, 2)
    ]
    assert runs[0].mean_scores == runs[1].mean_scores != runs[2].mean_scores
    assert seen == [1, 2, 3] * 3


def test_plainly_the_same_games_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    fast = simulate(SPEC, options(games=1), Lineup(["montecarlo", "greedy"], playouts=20), 1, 5)
    monkeypatch.setattr(compiled, "available", lambda: False)
    slow = simulate(SPEC, options(games=1), Lineup(["montecarlo", "greedy"], playouts=20), 1, 5)
    assert not slow.compiled
    assert (slow.mean_scores, slow.wins, slow.actions) == (fast.mean_scores, fast.wins, fast.actions)


def test_recorded_games_verify() -> None:
    for game in recorded(SPEC, options(), ["montecarlo", "greedy"], 2, 6, playouts=50):
        assert verify(game.record()).over
