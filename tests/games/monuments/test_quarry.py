"""The quarry phase: rows Q1 to Q16 of the ledger."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from monumenta.engine.author.contract import IllegalAction
from monumenta.engine.match.game import Game
from monumenta.games.monuments.box import quarry_spaces
from monumenta.games.monuments.state import BOX, OUTER, SINGLES, State
from monumenta.games.monuments.tables import neighbour_lists, walks
from monumenta.games.monuments.view import Black, Round, Single, Stepped
from tests.games.monuments.positions import (
    MONUMENTS,
    edited,
    events_of,
    in_quarry,
    laid_out,
    new,
    play_all,
    rim_laid,
    state_of,
)

RIM = [f"o{i}" for i in range(12)]
MIDDLE_RING = [f"m{j}" for j in range(6)]
FULL_RIM = dict.fromkeys(RIM, "purple")


def refused(game: Game, text: str) -> str:
    """The rule that forbids an action; nothing may change."""
    before = game.state()
    with pytest.raises(IllegalAction) as refusal:
        game.play(text)
    assert game.state() == before
    return refusal.value.rule


def spaces_of(game: Game) -> set[str]:
    return {text.split()[0] for text in game.legal()}


# --- laying out ---------------------------------------------------------------------------------------


def test_bag_comes_from_the_supply() -> None:
    s = state_of(new(monument="capitol"))
    bag = BOX.monument("capitol").bags[0].tokens
    assert [s.bag[kind] for kind in range(6)] == list(bag.values())
    assert [s.supply[kind] + s.bag[kind] for kind in range(6)] == list(BOX.supply.values())


def test_draws_follow_the_bag() -> None:
    game = new()
    assert game.legal() == ["o0 purple", "o0 red", "o0 natural", "o0 orange", "o0 blue", "o0 black"]
    assert game.weights() == [10, 6, 3, 2, 3, 1]
    game.play("o0 black")
    assert game.legal() == ["o1 purple", "o1 red", "o1 natural", "o1 orange", "o1 blue"]
    assert game.weights() == [10, 6, 3, 2, 3]


def test_only_what_is_in_the_bag_can_be_laid() -> None:
    game = new()
    game.play("o0 black")
    assert refused(game, "o1 black") == "Q2"
    assert refused(game, "o2 red") == "Q2"


def test_filling() -> None:
    game = new()
    rng = Random(1)
    order: list[str] = []
    while game.actor == "chance":
        order.append(game.roll(rng).do.split()[0])
    assert order == [*RIM, *(f"m{j}" for j in range(6) for _ in range(2)), "c"]
    view = game.view(None)
    assert [len(view.quarry[space]) for space in RIM] == [1] * 12
    assert [len(view.quarry[f"m{j}"]) for j in range(6)] == [2] * 6
    assert len(view.quarry["c"]) == 1
    assert sum(view.bag.values()) == 0


def test_the_start_player_lays_out() -> None:
    """Whose round it is is told, and a start player by lot is the one just drawn."""
    game = new(players=3, starter="random")
    told = events_of([game.play("starts 1")], Round)
    assert told == [Round(round=1, starter=1)]
    assert game.view(None).starter == 1
    while game.actor == "chance":
        game.roll(Random(game.n))
    assert game.actor == 1


@pytest.mark.parametrize("monument", MONUMENTS)
def test_rim_then_middle_then_centre(monument: str) -> None:
    """Round and round in a ring, so that where a drawn token goes is nobody's choice."""
    game = new(monument=monument, singles_by="chance")
    laid: list[str] = []
    while game.actor == "chance":
        do = game.roll(Random(game.n)).do
        if not do.startswith("single"):
            laid.append(do.split()[0])
    assert list(dict.fromkeys(laid)) == [*RIM, *MIDDLE_RING, *(["c"] if len(laid) > 24 else [])]
    assert laid == sorted(laid, key=[*RIM, *MIDDLE_RING, "c"].index)


def rounds_of(monument: str, **options: Any) -> list[tuple[int, list[str], list[int]]]:
    """For each round: tokens in the quarry, single spaces, tokens per middle space."""
    game = new(monument=monument, **options)
    rng = Random(7)
    found: list[tuple[int, list[str], list[int]]] = []
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
            view = game.view(None)
            if view.phase == "quarry":
                lying = sum(map(len, view.quarry.values()))
                found.append((lying, view.singles, [len(view.quarry[f"m{j}"]) for j in range(6)]))
                assert len(view.quarry["c"]) == max(0, lying - 24 + len(view.singles))
        else:
            game.play(rng.choice(game.legal()))
    return found


def test_single_spaces() -> None:
    for lying, singles, middle in rounds_of("taj-mahal"):
        assert (lying, len(singles), sorted(middle)) == (23, 1, [1, 2, 2, 2, 2, 2])
    first, second, third = rounds_of("capitol")
    assert (first[0], first[1], second[0], second[1]) == (25, [], 24, [])
    assert (third[0], len(third[1]), sorted(third[2])) == (22, 2, [1, 1, 2, 2, 2, 2])
    assert all(third[2][int(space[1:])] == 1 for space in third[1])
    assert all(singles == [] for _, singles, _ in [*rounds_of("notre-dame"), *rounds_of("st-peters")])


def test_singles_by_chance_are_all_alike() -> None:
    game = rim_laid(monument="taj-mahal", singles_by="chance")
    assert game.actor == "chance"
    assert game.legal() == [f"single m{j}" for j in range(6)]
    assert game.weights() == [1] * 6
    played = game.play("single m4")
    assert events_of([played], Single) == [Single(space="m4", seat=None)]
    assert game.view(None).singles == ["m4"]
    assert game.legal()[0].startswith("m0 ")


@pytest.mark.parametrize("singles_by", ["starter", "chance"])
def test_singles_are_named_between_rim_and_middle(singles_by: str) -> None:
    """Whoever names them sees the outer ring, and none of the middle one."""
    game = new(monument="taj-mahal", singles_by=singles_by)
    for space in RIM:
        assert game.actor == "chance"
        assert {text.split()[0] for text in game.legal()} == {space}
        game.roll(Random(4))
    assert game.legal() == [f"single m{j}" for j in range(6)]
    view = game.view(0)
    assert (view.phase, view.singles) == ("laying", [])
    assert [len(view.quarry[space]) for space in [*RIM, *MIDDLE_RING, "c"]] == [1] * 12 + [0] * 7
    assert sum(view.bag.values()) == 11
    game.play("single m0")
    assert {text.split()[0] for text in game.legal()} == {"m0"}
    game.roll(Random(5))
    assert {text.split()[0] for text in game.legal()} == {"m1"}


def test_the_start_player_names_unless_told_otherwise() -> None:
    assert new(monument="taj-mahal").settings.singles_by == "starter"
    assert rim_laid(monument="taj-mahal", players=3, starter=2).actor == 2
    assert rim_laid(monument="taj-mahal", players=3, starter=2, singles_by="chance").actor == "chance"


def test_naming_is_a_turn() -> None:
    """It can be tried out and taken back, and ends once all single spaces are named."""
    game = edited(rim_laid(monument="capitol"), third_round)
    turn, before = game.turn, game.state()
    first = game.preview(0, ["single m2"])
    assert not first.complete
    assert first.game.view(0).singles == ["m2"]
    both = game.preview(0, ["single m2", "single m5"])
    assert both.complete
    assert both.events == [Single(space="m2", seat=0), Single(space="m5", seat=0)]
    assert both.game.view(0).singles == ["m2", "m5"]
    assert sum(map(len, both.game.view(0).quarry.values())) == 12
    assert (game.turn, game.state()) == (turn, before)
    play_all(game, "single m2", "single m5")
    assert (game.turn, game.actor) == (turn + 1, "chance")


def third_round(s: State) -> None:
    """The rim is laid, and two single spaces are to be named."""
    s.phase = SINGLES
    s.round_no = 3
    s.to_name = 2
    s.singles = 0
    s.laying_on = OUTER
    s.laying_left = 0


def test_pairs_of_singles_are_all_alike() -> None:
    pairs: Counter[str] = Counter()
    rng = Random(3)
    for _ in range(600):
        game = edited(new(monument="capitol", singles_by="chance"), third_round)
        game.roll(rng)
        assert game.weights() == [1] * 5
        game.roll(rng)
        pairs[str(game.view(None).singles)] += 1
    assert len(pairs) == 15
    assert min(pairs.values()) > 15


def test_singles_named_by_the_starter() -> None:
    game = rim_laid(monument="taj-mahal", singles_by="starter", players=3, starter=2)
    assert game.actor == 2
    played = game.play("single m1")
    assert events_of([played], Single) == [Single(space="m1", seat=2)]
    assert game.actor == "chance"
    rng = Random(0)
    while game.actor == "chance":
        game.roll(rng)
    assert len(game.view(None).quarry["m1"]) == 1
    assert game.actor == 2


def test_a_single_space_is_named_once() -> None:
    game = edited(new(monument="capitol"), third_round)
    game.play("single m1")
    assert game.actor == 0
    assert refused(game, "single m1") == "Q4"
    game.play("single m3")
    assert game.view(None).singles == ["m1", "m3"]


# --- walking ------------------------------------------------------------------------------------------


def test_first_turn() -> None:
    game = laid_out(players=3, starter=1)
    assert game.actor == 1
    assert spaces_of(game) == set(RIM)
    assert refused(game, "m0 purple") == "Q5"
    token = game.legal()[4]
    played = game.play(token)
    step = events_of([played], Stepped)[0]
    assert (step.seat, step.origin, step.space) == (1, None, "o4")
    assert game.view(1).hands[1][step.took] == 1
    assert game.view(None).worker == "o4"
    assert game.actor == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_steps_by_turn_number(players: int) -> None:
    game = laid_out(players=players)
    rng = Random(2)
    for round_no in (1, 2, 3):
        steps: list[int] = []
        while (view := game.view(None)).phase == "quarry":
            assert view.turn == len(steps) + 1
            steps.append(view.steps_left)
            turn = game.turn
            while game.turn == turn:
                game.play(rng.choice(game.legal()))
        assert steps == [1, 2, 3, *[4] * (len(steps) - 3)], f"round {round_no}"
        while not game.over and game.view(None).phase != "quarry":
            if game.actor == "chance":
                game.roll(rng)
            else:
                game.play(rng.choice(game.legal()))


def test_steps_go_to_neighbours() -> None:
    game = in_quarry({**FULL_RIM, "m0": "red"}, worker="o0", turn=2)
    assert spaces_of(game) == {"o1", "o11", "m0"}
    assert refused(game, "o5 purple") == "Q7"
    assert refused(game, "c") == "Q7"


def test_empty_spaces_may_be_crossed() -> None:
    game = in_quarry({"o3": "red", "o9": "blue"}, worker="o0", turn=3)
    played = play_all(game, "o1", "o2", "o3 red")
    assert [step.took for step in events_of(played, Stepped)] == [None, None, "red"]


def test_no_space_twice() -> None:
    game = in_quarry({**FULL_RIM, "m0": "red red", "m1": "red"}, worker="o0", turn=4)
    play_all(game, "m0 red", "o1 purple")
    assert refused(game, "m0 red") == "Q8"
    play_all(game, "o0 purple")  # the space the turn began on has not been entered in it
    assert refused(game, "o1") == "Q8"


def test_no_return_by_option() -> None:
    game = in_quarry({**FULL_RIM, "m0": "red red"}, worker="o0", turn=4, allow_return_to_start=False)
    play_all(game, "m0 red", "o1 purple")
    assert refused(game, "o0 purple") == "Q8"


@pytest.mark.parametrize("may_return", [True, False])
def test_return_to_where_a_turn_began(may_return: bool) -> None:
    """In turns that were really played, one after another; an option decides."""
    game = laid_out(players=2, allow_return_to_start=may_return)
    for turn in (2, 3, 4):
        _whole_turn(game, turn)
        start = game.view(None).worker
        ways = complete_walks(game)
        assert any(start in way for way in ways) == may_return
        assert not any(way.count(start) > 1 for way in ways)


def _whole_turn(game: Game, until: int) -> None:
    while game.view(None).turn < until:
        game.play(game.legal()[0])


KINDS = {
    (2, True): {"rr": 4, "mr": 2},
    (3, True): {"mmr": 4, "rrr": 4, "mrr": 4, "rmr": 2},
    (4, True): {"mcmr": 10, "rmmr": 8, "mmrr": 8, "mmmr": 4, "rrrr": 4, "mrrr": 4, "rmrr": 2, "rrmr": 2},
    (2, False): {"rr": 2, "mr": 1},
    (3, False): {"mmr": 4, "rrr": 2, "rmr": 1, "mrr": 1},
    (4, False): {"mcmr": 10, "rmmr": 7, "mmrr": 7, "mmmr": 4, "rrrr": 2, "rmrr": 1, "rrmr": 1, "mrrr": 1},
}
COUNTS = {(2, True): 6, (3, True): 14, (4, True): 42, (2, False): 3, (3, False): 8, (4, False): 33}


def complete_walks(game: Game) -> list[tuple[str, ...]]:
    """All walks of the turn that the rules allow, one token choice per space."""
    found: list[tuple[str, ...]] = []
    turn = game.turn

    def onward(at: Game, path: tuple[str, ...]) -> None:
        if at.turn != turn:
            found.append(path)
            return
        for text in at.legal():
            then = at.copy()
            then.play(text)
            onward(then, (*path, text.split()[0]))

    onward(game, ())
    return found


@pytest.mark.parametrize("may_return", [True, False])
@pytest.mark.parametrize("steps", [2, 3, 4])
@pytest.mark.parametrize("start", range(12))
def test_path_counts(start: int, steps: int, may_return: bool) -> None:
    """Every space but the worker's own holds one token, and the quarry cannot be emptied in a turn."""
    tokens = [kind for kind in BOX.tokens[:5] for _ in range(4)][:18]
    quarry = {space.id: tokens[i % 18] for i, space in enumerate(BOX.quarry.spaces) if space.id != f"o{start}"}
    game = in_quarry(quarry, worker=f"o{start}", turn=steps, allow_return_to_start=may_return)
    paths = complete_walks(game)
    assert len(paths) == len(set(paths)) == COUNTS[steps, may_return]
    rings = {"o": "r", "m": "m", "c": "c"}
    assert Counter("".join(rings[space[0]] for space in path) for path in paths) == KINDS[steps, may_return]


@pytest.mark.parametrize(("outer", "middle"), [(12, 6), (8, 8), (10, 7), (16, 4), (10, 5)])
@pytest.mark.parametrize("may_return", [True, False])
def test_every_space_can_be_visited(outer: int, middle: int, may_return: bool) -> None:
    """A lone last token can always be fetched in four steps, wherever it lies."""
    near = neighbour_lists(quarry_spaces(outer, middle))
    for start in range(outer):
        barred = 0 if may_return else 1 << start
        seen = {space for walk in walks(near, outer, start, 4, barred) for space in walk}
        assert seen | {start} == set(range(outer + middle + 1))


def test_a_token_must_be_taken() -> None:
    """One, neither none nor two, and it lies there no more."""
    game = in_quarry({**FULL_RIM, "m0": "red red"}, worker="o0", turn=2)
    assert refused(game, "m0") == "Q9"
    played = game.play("m0 red")
    assert played.events[0].took == "red"
    s = state_of(game)
    assert [s.hand[0, kind] for kind in range(6)] == [0, 1, 0, 0, 0, 0]
    assert game.view(0).quarry["m0"] == ["red"]
    assert refused(game, "o0 red") == "Q10"


def test_choice_of_token() -> None:
    game = in_quarry({**FULL_RIM, "m0": "red blue"}, worker="o0", turn=2)
    assert {text for text in game.legal() if text.startswith("m0")} == {"m0 red", "m0 blue"}
    game.play("m0 blue")
    assert game.view(0).quarry["m0"] == ["red"]
    assert game.view(0).hands[0]["blue"] == 1


def test_turn_ends_on_the_rim() -> None:
    game = in_quarry({**FULL_RIM, "m0": "red", "m1": "red", "c": "blue"}, worker="o0", turn=2)
    game.play("m0 red")
    assert spaces_of(game) == {"o0", "o1"}
    assert refused(game, "m1 red") == "Q11"
    assert refused(game, "c blue") == "Q11"


def test_a_turn_brings_a_token() -> None:
    game = in_quarry({"o2": "red", "o9": "red"}, worker="o0", turn=2)
    assert game.legal() == ["o1"]
    game.play("o1")
    assert refused(game, "o0") == "Q12"
    assert game.legal() == ["o2 red"]


def test_only_steps_that_can_be_completed() -> None:
    """A lone token at the far side of the rim: one step in the wrong direction would lose it."""
    game = in_quarry({"o4": "red", "o10": "red"}, worker="o0", turn=4)
    assert "o11" in spaces_of(game)  # towards o10
    play_all(game, "o1", "o2")
    assert spaces_of(game) == {"o3"}
    assert refused(game, "m1") == "Q13"
    play_all(game, "o3", "o4 red")


def test_a_way_out_over_spaces_that_were_entered_is_none() -> None:
    """From m0 only o0 and o1 lead to the rim in one step, and the walk has been on both."""
    game = in_quarry({**FULL_RIM, "m0": "red"}, worker="o11", turn=4)
    play_all(game, "o0 purple", "o1 purple")
    assert spaces_of(game) == {"o2"}
    assert refused(game, "m0 red") == "Q13"


def test_last_token_ends_the_phase() -> None:
    game = in_quarry({"o1": "black"}, worker="o0", turn=4, players=2)
    played = game.play("o1 black")
    assert game.view(None).worker is None
    assert game.view(None).phase != "quarry"
    assert events_of([played], Black)[0].seat == 0


def turns_by_seat(seed: int) -> set[int]:
    """How many quarry turns the seats of a four-player game have in the first round."""
    game = laid_out(players=4)
    rng = Random(seed)
    turns: Counter[int] = Counter()
    while game.view(None).phase == "quarry":
        turns[game.view(None).actor] += 1
        turn = game.turn
        while game.turn == turn:
            game.play(rng.choice(game.legal()))
    return set(turns.values())


def test_unequal_numbers_of_turns() -> None:
    assert any(len(turns_by_seat(seed)) > 1 for seed in range(8))


def test_black_token() -> None:
    game = in_quarry({"o1": "purple", "m0": "black"}, worker="o0", turn=2, seat=1, players=3)
    assert state_of(game).supply[5] == 0
    played = play_all(game, "m0 black", "o1 purple")
    assert events_of(played, Black) == [Black(seat=1, points=2)]
    view = game.view(None)
    assert view.scores == [10, 12, 10]
    assert view.starter == 1
    assert game.actor == 1, "the holder builds first"
    s = state_of(game)
    assert s.supply[5] == 1
    assert [s.hand[p, 5] for p in range(3)] == [0, 0, 0]


def test_printed_third_turn() -> None:
    """Two middle tokens, purple and orange, then a red one from the rim."""
    quarry = {**FULL_RIM, "m0": "purple red", "m1": "orange natural", "o3": "red"}
    game = in_quarry(quarry, worker="o0", turn=3)
    played = play_all(game, "m0 purple", "m1 orange", "o3 red")
    assert [step.took for step in events_of(played, Stepped)] == ["purple", "orange", "red"]
    assert game.view(None).turn == 4


def test_printed_fourth_turn() -> None:
    """Natural, blue from the centre, black, and a rim space that is empty already: three tokens in four steps."""
    quarry = {**FULL_RIM, "m0": "natural red", "c": "blue", "m3": "black red", "o6": "", "o7": ""}
    game = in_quarry(quarry, worker="o0", turn=4)
    played = play_all(game, "m0 natural", "c blue", "m3 black")
    assert game.legal() == ["o6", "o7"]
    played += play_all(game, "o6")
    assert [step.took for step in events_of(played, Stepped)] == ["natural", "blue", "black", None]
    assert game.turn > 0
