"""Looking back on a game: what is a decision, what is given away, what is luck, and what the marks say."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from monumenta.advice import NoReview, Step, look, review
from monumenta.advice.review import MOST, Looked
from monumenta.advice.reviewed import LUCKY, MARKS, is_lucky, mark_of
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.game import Game
from monumenta.engine.match.record import BrokenRecord, GameRecord
from monumenta.engine.match.registry import find
from monumenta.search import Budget
from monumenta.search.budget import never
from monumenta.search.kit import manner_of
from monumenta.search.tree_search import TreeSearch
from tests.search.test_decide import rehidden

LATE = (
    "game=2/2 turn=dark people=people.1@66 "
    "light=lalibela@05,sphinx.1@29,aqueduct@42,opera.1@46,castle.1@83 dark=petra.2@03,petra.2@27,opera.3@70,obelisk@98 "
    "light-land=94 turns=35 results=9,14"
)


@pytest.fixture(scope="module", autouse=True)
def _compiled() -> None:  # pyright: ignore[reportUnusedFunction]
    use(find("moves"))
    use(find("monuments"))


def played(game: Game, seed: int = 1) -> GameRecord:
    """To the end, by anything that is legal."""
    rng = Random(seed)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal_ids()))
    return game.record()


def steps(record: GameRecord, playouts: int) -> list[Step]:
    return list(review(look(record), Budget(playouts=playouts)))


# --- the marks ------------------------------------------------------------------------------------------


def test_marks_begin_where_they_say() -> None:
    assert [mark_of(loss) for loss in (0.0, 0.049, 0.05, 0.099, 0.1, 0.199, 0.2, 1.0)] == [
        None, None, "slip", "slip", "mistake", "mistake", "blunder", "blunder",
    ]  # fmt: skip
    assert list(MARKS.values()) == sorted(MARKS.values(), reverse=True), "the worst name that fits is given"


def test_luck_is_marked_whoever_has_it() -> None:
    assert not is_lucky([])
    assert not is_lucky([LUCKY - 0.01, 0.01 - LUCKY])
    assert is_lucky([LUCKY, -LUCKY])
    assert is_lucky([0.0, 0.05, -LUCKY])


# --- what is looked at ----------------------------------------------------------------------------------


def test_every_decision_and_nothing_else() -> None:
    record = played(Game.new("monuments"))
    looked = look(record)
    game = Game.new("monuments")
    wanted: list[int] = []
    for move in record.moves:
        if isinstance(game.actor, int) and len(game.legal_ids()) > 1:
            wanted.append(game.n)
        game.play(move.do)
    assert [spot.n for spot in looked.spots] == wanted
    assert looked.game.state() == game.state()
    assert len([spot for spot in looked.spots if spot.before_luck is not None]) == 3, "three quarries are laid out"
    winners = game.winners
    assert looked.review.outcome == [(seat in winners) / len(winners) for seat in (0, 1)]


def test_a_game_that_is_not_over_has_no_outcome() -> None:
    record = played(Game.at("moves", LATE))
    some = GameRecord(record.header, record.moves[:5], None)
    assert look(some).review.outcome == []
    assert len(look(some).spots) <= 5


def test_the_time_is_shared() -> None:
    looked = look(played(Game.new("monuments")))
    assert looked.budget(1_000_000).milliseconds == MOST
    assert looked.budget(10).milliseconds * len(looked.spots) <= 10_000


def test_what_cannot_be_looked_at() -> None:
    with pytest.raises(NoReview, match="everybody acts at once"):
        look(Game.new("mondo", players=2).record())
    record = played(Game.at("moves", LATE))
    with pytest.raises(BrokenRecord, match="move 2 where move 1 is due"):
        look(GameRecord(record.header, record.moves[1:], record.result))


# --- what comes out -------------------------------------------------------------------------------------


def test_a_step_is_sound_and_the_same_again() -> None:
    record = played(Game.at("moves", LATE))
    found = steps(record, 40)
    assert found == steps(record, 40)
    game = Game.at("moves", LATE)
    by_n = {step.n: step for step in found}
    for move in record.moves:
        step = by_n.get(game.n)
        if step is not None:
            assert (step.seat, step.do) == (game.actor, move.do)
            assert step.mark == mark_of(step.loss)
            assert sum(step.win) == pytest.approx(1, abs=0.01)
            assert (step.events == []) == (step.best == step.do)
            assert step.best != step.do or step.loss == 0
            line = game.copy()
            for text in step.line:
                line.play(text)
        game.play(move.do)


def test_who_throws_a_won_game_away_is_told() -> None:
    """In the last game of a match, one move before its end: who could win passes over the only piece that does it."""
    for seed in range(40):
        record = played(Game.at("moves", LATE), seed)
        blunders = [step for step in steps(record, 30) if step.mark == "blunder"]
        for step in blunders:
            better = worst_case(record, step, step.best) - worst_case(record, step, step.do)
            assert better > 0, "a longer look agrees"
        if blunders:
            return
    raise AssertionError("in forty games at random nobody threw anything away")


def worst_case(record: GameRecord, step: Step, do: str) -> float:
    """The chance of the seat with an action, by a search of its own."""
    game = Game.at("moves", LATE)
    for move in record.moves[: step.n]:
        game.play(move.do)
    action = next(one for one in game.legal_ids() if game.write(one) == do)
    search = TreeSearch(game.concealed(step.seat), 99, manner_of(game.spec), only=action)
    search.iterate(400, never)
    (found,) = search.found()
    assert (found.action, found.visits) == (action, 400)
    return found.win[step.seat] / found.seen


def test_luck_is_measured_where_there_is_some() -> None:
    found = steps(played(Game.new("monuments", players=3)), 12)
    drawn = [step for step in found if step.luck]
    assert len(drawn) == 3
    assert all(sum(step.luck) == pytest.approx(0, abs=0.01) for step in drawn)
    assert all(step.lucky == is_lucky(step.luck) for step in found)
    assert any(step.mark for step in found), "who does just anything gives something away"


def test_a_decision_is_judged_by_what_its_seat_could_know() -> None:
    """Other hands behind the screens change nothing, though by now everybody knows what they held."""
    looked = look(played(Game.new("monuments", players=3)))
    for spot in looked.spots[10:40:10]:
        other = replace(spot, state=rehidden(spot.state, spot.seat, 7), before_luck=None)
        assert other.state != spot.state
        (one,), (two,) = (
            list(review(Looked(looked.game, [each]), Budget(playouts=60)))
            for each in (replace(spot, before_luck=None), other)
        )
        assert (one.win, one.scores, one.best, one.loss) == (two.win, two.scores, two.best, two.loss)


def test_without_any_time_there_is_still_the_least() -> None:
    record = played(Game.at("moves", LATE))
    looked = look(GameRecord(record.header, record.moves[:2], None))
    assert len(list(review(looked, Budget(milliseconds=0.001)))) == len(looked.spots)
    assert list(review(looked, Budget(milliseconds=0.001), stopped=lambda: True)) == []
