"""The tree search: the same plainly and compiled, in whatever slices, and nothing that the seat could not know."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from monumenta.advice import analyse
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import record
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monuments.actions import BUILD, NOTHING
from monumenta.games.monuments.rules import CHOICES
from monumenta.games.monuments.state import BLACK, BUILDING, KINDS, QUARRY
from monumenta.games.monuments.tables import SLOT_COLOUR
from monumenta.search import Budget, bots_of, choose_id, decide_turn, level_turn, tree
from monumenta.search.budget import never
from monumenta.search.decide import knowledge
from monumenta.search.kit import levels_of, manner_of
from monumenta.search.levels import NAMES as LEVELS
from monumenta.search.manner import Manner
from monumenta.search.memory import Memory, remember
from monumenta.search.mind import HouseMind
from monumenta.search.tree_arrays import TreeArrays
from monumenta.search.tree_search import TreeSearch
from tests.search.test_decide import OPTIONS, decisions, rehidden

SPEC = find("monuments")
MOVES = find("moves")


def searched(known: Concealed, n: int, manner: Manner | None = None) -> TreeArrays:
    grown = TreeArrays(known, 5, manner or manner_of(known.spec), n + 2, None)
    grown.run(n)
    return grown


def some(options: dict[str, Any], share: float) -> list[tuple[Game, int]]:
    rng = Random(2)
    return [(game.copy(), seat) for game, seat in decisions(options, 4) if rng.random() < share]


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(SPEC)


@pytest.mark.parametrize("style", [0, 1, 100])
def test_plain_and_compiled_trees_are_the_same(style: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spots = some({"players": 3, "monument": "taj-mahal"}, 0.06)
    assert len(spots) > 2
    manner = Manner(bias=0.3, style=style)
    fast = [searched(game.concealed(seat), 15, manner) for game, seat in spots]
    with monkeypatch.context() as patch:
        patch.setattr("monumenta.engine.compile.compiled.in_use", _nothing)
        slow = [searched(game.concealed(seat), 15, manner) for game, seat in spots]
    for one, other in zip(fast, slow, strict=True):
        assert one.nodes.tolist() == other.nodes.tolist()
        assert one.outcomes.tolist() == other.outcomes.tolist()


def _nothing(spec: GameSpec) -> None:
    assert spec.name


def test_plain_and_compiled_trees_of_moves_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    use(MOVES)
    game = Game.new("moves")
    rng = Random(1)
    for _ in range(3):
        while game.turn % 6 and not game.over:
            game.play(rng.choice(game.legal_ids()))
        seat = game.actor
        assert isinstance(seat, int)
        fast = searched(game.concealed(seat), 30)
        with monkeypatch.context() as patch:
            patch.setattr("monumenta.engine.compile.compiled.in_use", _nothing)
            slow = searched(game.concealed(seat), 30)
        assert fast.nodes.tolist() == slow.nodes.tolist()
        game.play(rng.choice(game.legal_ids()))


HALVING = Manner(halving=True)


def test_halving_tries_everybody_and_the_better_half_goes_on() -> None:
    (game, seat), *_ = [(game, seat) for game, seat in some({}, 0.5) if len(game.legal_ids(seat)) == 8]
    grown = TreeArrays(game.concealed(seat), 5, HALVING, 1000, None)
    assert grown.begin() == 3
    for field in (8, 4, 2):
        before = {one.action: one.visits for one in grown.found()}
        grown.run(5 * field)
        after = {one.action: one for one in grown.found()}
        assert len(after) == 8
        ran = [action for action in after if after[action].visits > before.get(action, 0)]
        assert [after[action].visits - before.get(action, 0) for action in ran] == [5] * field
        grown.halve()
        means = sorted((one.value / one.visits for one in after.values() if one.action in ran), reverse=True)
        going_on = grown.children(grown.root)[: field // 2]
        assert [grown.cell(kid, tree.SUMS + seat) / grown.cell(kid, tree.VISITS) for kid in going_on] == means[
            : field // 2
        ]
    assert len(grown.children(grown.root)) == 8


def test_halving_by_iterations_uses_all_and_can_be_run_again() -> None:
    game, seat = some({}, 0.5)[3]
    search = TreeSearch(game.concealed(seat), 3, HALVING, threads=2)
    search.iterate(301, never)
    assert search.visits == sum(one.visits for one in search.found()) == 301
    search.iterate(100, never)
    assert search.visits == 401
    best, state = search.best(), game.state()
    game.play(best)
    if game.actor == seat:
        search.go_on(best, game.concealed(seat))
        search.iterate(50, never)
        assert search.best() in game.legal_ids(seat)
    assert state != game.state()


def test_slices_make_no_difference() -> None:
    (game, seat), *_ = some({}, 0.5)
    whole = searched(game.concealed(seat), 60)
    sliced = TreeArrays(game.concealed(seat), 5, manner_of(SPEC), 62, None)
    for n in (1, 7, 52):
        sliced.run(n)
    assert sliced.nodes.tolist() == whole.nodes.tolist()


def test_visits_add_up_at_every_node() -> None:
    for game, seat in some({"players": 4}, 0.1):
        grown = searched(game.concealed(seat), 200)
        assert grown.cell(0, tree.VISITS) == 200
        used = int(grown.control[tree.USED])
        for node in range(used):
            kids = grown.children(node)
            assert len(kids) == grown.cell(node, tree.CHILDREN)
            below = sum(grown.cell(kid, tree.VISITS) for kid in kids)
            assert below <= grown.cell(node, tree.VISITS) if node else below == 200
        assert sum(one.seen for one in grown.found()) == 200


def test_a_tree_without_memory_left_still_answers() -> None:
    (game, seat), *_ = some({}, 0.3)
    grown = TreeArrays(game.concealed(seat), 5, manner_of(SPEC), 10, None)
    grown.run(500)
    assert int(grown.control[tree.USED]) == 10
    assert {one.action for one in grown.found()} <= set(game.legal_ids(seat))


def test_two_threads_share_the_iterations_and_add_up() -> None:
    (game, seat), *_ = some({}, 0.3)
    search = TreeSearch(game.concealed(seat), 3, manner_of(SPEC), threads=2)
    search.iterate(301, never)
    assert [each.cell(0, tree.VISITS) for each in search.trees] == [151, 150]
    assert search.visits == sum(one.visits for one in search.found()) == 301
    assert search.best() in game.legal_ids(seat)


def test_who_is_stopped_at_once_still_answers() -> None:
    (game, seat), *_ = some({}, 0.3)
    search = TreeSearch(game.concealed(seat), 3, manner_of(SPEC))
    search.think(1e9, lambda: True)
    assert search.best() in game.legal_ids(seat)


def test_the_next_decision_of_a_turn_goes_on_with_what_is_known() -> None:
    game = next(game for game, seat in decisions({}, 4) if game.view(seat).steps_left == 4)
    seat = game.actor
    assert isinstance(seat, int)
    search = TreeSearch(game.concealed(seat), 3, manner_of(SPEC))
    search.iterate(400, never)
    action = search.best()
    known = search.found()[0].visits
    game.play(action)
    search.go_on(action, game.concealed(seat))
    assert 1 < search.visits <= known
    assert {one.action for one in search.found()} <= set(game.legal_ids(seat))
    search.iterate(100, never)
    assert search.best() in game.legal_ids(seat)
    search.go_on(-1, game.concealed(seat))
    assert search.visits == 0, "an action that was never thought of: nothing is known"


def test_a_tree_that_is_full_is_not_kept() -> None:
    """Otherwise nothing could be opened where it goes on, and there would be no answer."""
    game = next(game for game, seat in decisions({}, 4) if game.view(seat).steps_left == 4)
    seat = game.actor
    assert isinstance(seat, int)
    search = TreeSearch(game.concealed(seat), 3, manner_of(SPEC), nodes=10)
    search.iterate(500, never)
    action = search.best()
    game.play(action)
    search.go_on(action, game.concealed(seat))
    assert search.visits == search.onward == 0
    assert search.best() in game.legal_ids(seat)


def test_what_is_forced_is_not_thought_about() -> None:
    forced = [(game, seat) for game, seat in some({}, 1) if len(game.legal_ids(seat)) == 1]
    assert forced
    for game, seat in forced:
        turn = level_turn(SPEC, "master:50", 1)
        assert turn.choose(game.concealed(seat)) == game.legal_ids(seat)[0]
        assert turn.iterations == 0


# --- memory -------------------------------------------------------------------------------------------


def test_what_the_master_remembers_everybody_could_see() -> None:
    """Takes and buildings are in the open log: who adds them up knows every hand."""
    rng = Random(6)
    game = Game.new("monuments", players=4)
    hands: dict[tuple[int, int], int] = {}
    looked = 0
    while not game.over:
        before = plain_state(record(SPEC.state), game.state())
        if isinstance(game.actor, int):
            seat, action = game.actor, rng.choice(game.legal_ids())
            game.play(action)
            if before.phase == QUARRY:
                kind = action % CHOICES
                hands[seat, kind] = hands.get((seat, kind), 0) + (kind != NOTHING)
            elif before.phase == BUILDING:
                hands[seat, int(SLOT_COLOUR[before.monument, action - BUILD])] -= 1
        else:
            game.roll(rng)
        now = plain_state(record(SPEC.state), game.state())
        if now.phase == BUILDING and before.phase == QUARRY:
            hands = {(seat, kind): 0 if kind == BLACK else n for (seat, kind), n in hands.items()}
        looked += 1
        for seat in range(4):
            for kind in range(KINDS):
                assert now.hand[seat, kind] == hands.get((seat, kind), 0)
    assert looked > 100


def test_only_who_has_watched_remembers() -> None:
    for game, seat in some({"players": 4}, 0.05):
        world = Game.restore(SPEC, game.settings, rehidden(game.state(), seat, 1), game.n)
        for bot in ("master:80", "expert"):
            asked = [level_turn(SPEC, bot, 3).choose(each.concealed(seat)) for each in (game, world)]
            assert asked[0] == asked[1]
        weaker = level_turn(SPEC, "club", 3)
        assert knowledge(game, seat, weaker) == knowledge(world, seat, weaker), "only the master does"


def test_the_master_uses_what_it_remembers() -> None:
    different = 0
    for game, seat in some({"players": 4}, 0.3):
        world = Game.restore(SPEC, game.settings, rehidden(game.state(), seat, 1), game.n)
        turns = [level_turn(SPEC, "master:200", 3) for _ in range(2)]
        known = [knowledge(each, seat, turn) for each, turn in zip((game, world), turns, strict=True)]
        assert all(isinstance(each, Memory) for each in known)
        different += turns[0].choose(known[0]) != turns[1].choose(known[1])
    assert different


def test_a_memory_is_concealed_as_well() -> None:
    """Nobody has ever seen what the quarry will turn up."""
    for game, seat in some({"players": 3}, 0.1):
        memory = remember(game, seat)
        assert memory is not None
        world = plain_state(record(SPEC.state), memory.known.state)
        assert Concealed(SPEC, memory.known.state, seat) == memory.known
        assert all(world.hand[p, kind] == game_hand(game, p, kind) for p in range(3) for kind in range(KINDS))
    assert remember(Game.new("moves"), 0) is None, "nothing is hidden there"


def game_hand(game: Game, seat: int, kind: int) -> int:
    return int(plain_state(record(SPEC.state), game.state()).hand[seat, kind])


def test_a_mind_goes_on_with_its_tree_as_at_a_table() -> None:
    for game, seat in some({"players": 3}, 0.1):
        whole = decide_turn(game, "master:120", seat, 8)
        mind = HouseMind(SPEC, "master:120", Budget(playouts=120))
        turn = game.turn
        done: list[str] = []
        while game.actor == seat and game.turn == turn:
            # a seed is for a whole turn: those of its further decisions make no difference
            done.append(game.play(mind.act(game, seat, 8 + len(done))).do)
        assert done == whole


def test_a_turn_is_decided_whole_and_is_legal() -> None:
    for options in OPTIONS:
        for game, seat in some(options, 0.05):
            before = game.state()
            do = decide_turn(game, "novice", seat, 8)
            assert game.state() == before
            assert do == decide_turn(game, "novice", seat, 8)
            for text in do:
                assert game.actor == seat
                game.play(text)


def test_a_level_has_its_own_iterations_and_the_master_its_time() -> None:
    (game, seat), *_ = some({}, 0.3)
    for level in ("novice", "casual"):
        n = levels_of(SPEC)[level].iterations
        assert _iterations(game, seat, level, Budget(milliseconds=0.001)) == n
        assert _iterations(game, seat, level, Budget(playouts=7)) == n
    assert _iterations(game, seat, "casual:33", Budget()) == 33
    assert _iterations(game, seat, "master", Budget(playouts=45)) == 45
    assert _iterations(game, seat, "master", Budget(milliseconds=500)) > 2  # plenty: the machine may be busy


def _iterations(game: Game, seat: int, bot: str, budget: Budget) -> int:
    turn = level_turn(SPEC, bot, 1, budget)
    turn.choose(game.concealed(seat))
    return turn.iterations


@pytest.mark.parametrize("name", ["monuments", "moves", "monumental"])
def test_every_game_has_all_levels_each_looking_at_more_or_playing_on_better(name: str) -> None:
    levels = levels_of(find(name))
    assert tuple(levels) == LEVELS
    assert bots_of(find(name))[-len(LEVELS) :] == list(LEVELS)
    for weaker, stronger in pairwise(levels.values()):
        assert stronger.iterations > weaker.iterations or stronger.manner.style != weaker.manner.style
    assert [level.timed for level in levels.values()] == [False] * 4 + [True]


# --- what comes out -----------------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_thought_is_sound(options: dict[str, Any]) -> None:
    for game, seat in some(options, 0.05):
        found = analyse(game.concealed(seat), game.settings, 4, Budget(playouts=150))
        assert found.iterations == 150
        assert found.do in game.legal(seat)
        assert found.do == found.line[0] == found.options[0].do == game.write(found.action)
        assert len(found.win) == len(found.scores) == len(game.players)
        assert abs(sum(found.win) - 1) < 0.01
        assert abs(sum(option.share for option in found.options) - 1) < 0.01
        assert [option.share for option in found.options] == sorted((o.share for o in found.options), reverse=True)
        assert all(0 <= option.win <= 1 for option in found.options)
        assert all(0 < points < 150 for points in found.scores)


def test_a_thought_tells_no_more_than_the_table() -> None:
    for game, seat in some({"players": 3}, 0.1):
        budget = Budget(playouts=60)
        wanted = analyse(game.concealed(seat), game.settings, 4, budget)
        other = rehidden(game.state(), seat, game.n)
        assert analyse(Concealed(SPEC, other, seat), game.settings, 4, budget) == wanted


def test_a_line_can_be_played() -> None:
    """Where nothing is hidden, as far as luck has no say."""
    for game, seat in some({"players": 2, "show_holdings": True}, 0.1):
        for text in analyse(game.concealed(seat), game.settings, 4, Budget(playouts=300)).line:
            game.play(text)


def test_more_iterations_play_better() -> None:
    """In two-player games of Monuments, seats changed: not a measurement, but it would notice a search that is none."""
    won = 0
    for seed in range(6):
        rng = Random(seed)
        game = Game(SPEC, parse_options(SPEC, {"starter": 0}))
        while not game.over:
            seat = game.actor
            if isinstance(seat, int):
                bot = "master:150" if seat == seed % 2 else "master:2"
                game.play(choose_id(game.concealed(seat), bot, rng.getrandbits(60)))
            else:
                game.roll(rng)
        won += game.winners == [seed % 2]
    assert won >= 5


def test_in_real_time_a_thought_is_the_best_bots_choice() -> None:
    game = Game.new("mondo", players=2)
    rng = Random(1)
    while not game.legal_ids(0):
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.advance(game.deadline or 0)
            game.play(game.legal_ids("clock")[0], "clock", t=game.now)
    found = analyse(game.concealed(0), game.settings, 3)
    assert found.do in game.legal(0)
    assert (found.line, found.iterations) == ([found.do], 0)
    assert abs(sum(found.win) - 1) < 0.01
