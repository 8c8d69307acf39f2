"""What a hint tells of the alternatives: from the same search as its action, from what the seat knows, and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from monumenta.advice import Hint, hint
from monumenta.advice.hint import ENOUGH, MOST
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.rng import new_rng
from monumenta.engine.compile.arrays import new_array, plain_games
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.search import Budget, choose_id
from monumenta.search.kit import weigh_places
from monumenta.testing.walk import positions
from tests.games.mondo.test_bot import begun

OPTIONS: dict[str, dict[str, Any]] = {
    "monuments": {"players": 3},
    "moves": {},
    "monumental": {"players": 2},
}
ENOUGH_TO_COMPARE = 300


def some_decisions(name: str, most: int) -> list[tuple[Game, int]]:
    """Of a random game, those with something to decide; a few, from its beginning to its end."""
    spec = find(name)
    use(spec)
    found = [
        (game.copy(), game.actor)
        for game in positions(spec, OPTIONS[name], 3)
        if isinstance(game.actor, int) and len(game.legal_ids(game.actor)) > 1
    ]
    return found[:: max(1, len(found) // most)]


def other_world(game: Game, seat: int) -> bytes:
    """The same for the seat, and all that it cannot know drawn anew."""
    array = new_array(game.spec.state, 1)
    array.view(np.uint8)[:] = np.frombuffer(game.state(), np.uint8)
    game.spec.rules.rehide(plain_games(array)[0], seat, new_rng(game.n + 1).tolist())
    return array.tobytes()


def given(game: Game, seat: int, state: bytes | None = None, playouts: int = ENOUGH_TO_COMPARE) -> Hint:
    known = game.concealed(seat) if state is None else Concealed(game.spec, state, seat)
    return hint(known, game.settings, 5, Budget(playouts=playouts))


@pytest.mark.parametrize("name", OPTIONS)
def test_the_action_comes_first_and_nothing_is_better(name: str) -> None:
    compared = 0
    for game, seat in some_decisions(name, 12):
        found = given(game, seat)
        legal = game.legal(seat)
        assert 0 < len(found.options) <= MOST
        assert found.options[0].do == found.do
        chances = [one.win for one in found.options]
        assert all(win is not None and 0 <= win <= 1 for win in chances)
        assert chances == sorted(chances, key=lambda win: -(win or 0))
        assert len({one.do for one in found.options}) == len(found.options)
        assert all(one.do in legal and one.points is None for one in found.options)
        assert all(one.share * ENOUGH_TO_COMPARE > ENOUGH - 1 for one in found.options[1:])
        assert sum(one.share for one in found.options) <= 1.001
        compared += len(found.options) > 1
    assert compared > 6


def test_what_is_hidden_changes_no_byte_of_it() -> None:
    changed = 0
    for game, seat in some_decisions("monuments", 10):
        other = other_world(game, seat)
        changed += other != game.state()
        assert msgspec.json.encode(given(game, seat, other, 60)) == msgspec.json.encode(given(game, seat, None, 60))
    assert changed > 4


def test_the_exact_end_is_the_best_of_what_is_told() -> None:
    """Whatever the search thinks of it: it is known how the game ends."""
    spec = find("moves")
    use(spec)
    exact = 0
    for seed in range(6):
        for game in positions(spec, {}, seed):
            seat = game.actor
            if not isinstance(seat, int) or len(game.legal_ids(seat)) < 2:
                continue
            found = given(game, seat, None, 30)
            assert found.do == game.write(choose_id(game.concealed(seat), "master:30", 5))
            if found.reason == "moves-hint-exact":
                exact += 1
                assert found.options[0].do == found.do
    assert exact > 0


def test_one_possibility_is_not_weighed() -> None:
    game = Game.new("monumental", players=2)
    luck = Random(2)
    while True:
        while game.actor == "chance":
            game.roll(luck)
        seat = game.actor
        assert isinstance(seat, int)
        legal = game.legal(seat)
        if len(legal) == 1:
            break
        game.play(luck.choice(legal))
    assert hint(game.concealed(seat), game.settings, 1) == Hint(legal[0], "monumental-hint-only", [])


# --- everybody at once --------------------------------------------------------------------------------------


def with_a_tile() -> Game:
    game = begun(players=2, clock="none")
    for seed in range(12):
        action = choose_id(game.concealed(0), "master", seed)
        game.play(action, 0, t=game.now + 1)
    while not any(do.startswith("put") for do in game.legal(0)):
        game.play(next(do for do in game.legal(0) if do.startswith("take")), 0, t=game.now + 1)
    return game


def test_places_for_the_tile_in_hand_are_told_in_points() -> None:
    game = with_a_tile()
    use(game.spec)
    found = hint(game.concealed(0), game.settings, 4)
    puts = {do for do in game.legal(0) if do.startswith("put")}
    if found.do.startswith("put"):
        assert {one.do for one in found.options} == puts
        assert found.options[0].do == found.do
        points = [one.points for one in found.options]
        assert points == sorted(points, key=lambda n: -(n or 0))
        assert all(one.win is None for one in found.options)
        assert len(set(points)) > 3
    else:
        assert found.options == []


def test_the_other_sides_of_tiles_change_no_byte_of_it() -> None:
    game = with_a_tile()
    other = other_world(game, 0)
    assert other != game.state()
    assert game.concealed(0) == Game.restore(game.spec, game.settings, other, game.n).concealed(0)
    assert msgspec.json.encode(given(game, 0, other)) == msgspec.json.encode(given(game, 0))


def test_places_are_weighed_the_same_without_compiled_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    game = with_a_tile()
    use(game.spec)
    known = game.concealed(0)
    wanted = weigh_places(known)
    assert len(wanted) > 20

    def none(spec: GameSpec) -> None:
        assert spec is game.spec

    monkeypatch.setattr("monumenta.engine.compile.compiled.in_use", none)
    assert weigh_places(known) == wanted


def test_an_empty_hand_has_no_places() -> None:
    game = begun(players=2, clock="none")
    assert weigh_places(game.concealed(0)) == {}
    found = hint(game.concealed(0), game.settings, 4)
    assert found.options == []
    assert found.reason in {"mondo-hint-take", "mondo-hint-turn", "mondo-hint-village"}
