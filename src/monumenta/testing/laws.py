"""The laws of the contract, each as a check over one random game. A broken one raises AssertionError."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import msgspec
import numpy as np

from monumenta.engine.author.contract import ANYONE, CHANCE, OVER, BadNotation, GameSpec, IllegalAction
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import new_array
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import PlainGames
from monumenta.engine.match import play
from monumenta.engine.match.game import Game
from monumenta.engine.match.record import read
from monumenta.engine.match.verify import play_again, verify

from .walk import positions, random_step, seat_to_act

Options = dict[str, Any]


def check_copy(spec: GameSpec, options: Options, seed: int) -> None:
    """Acting on a copy leaves the original as it was, and the other way round."""
    rng = Random(seed)
    for game in positions(spec, options, seed):
        if game.over:
            break
        before = game.state()
        copy = game.copy()
        assert copy.state() == before, "a copy is not like the original"
        random_step(copy, rng)
        assert game.state() == before, "acting on a copy changed the original"
        assert len(game.moves) == game.n, "acting on a copy changed the original's log"


def check_twins(spec: GameSpec, options: Options, seed: int) -> None:
    """Plain and compiled rules agree byte for byte: actor, legal actions, weights, state, scores, hiding, features."""
    fast = use(spec)
    rng = Random(seed)
    slow_games, fast_games = new_array(spec.state, 2), new_array(spec.state, 2)
    slow = PlainGames(slow_games)
    settings = list(spec.encode(msgspec.convert(options, spec.options)))
    spec.rules.start(slow[0], settings)
    fast[spec.rules.start](fast_games[0], np.array(settings, np.int64))
    slow_out, fast_out = [0] * spec.most_legal, np.zeros(spec.most_legal, np.int64)
    while True:
        assert slow_games.tobytes() == fast_games.tobytes(), "plain and compiled states differ"
        who = play.actor_at(slow, 0)
        assert who == fast[play.actor_at](fast_games, 0), "plain and compiled actors differ"
        assert play.turn_at(slow, 0) == fast[play.turn_at](fast_games, 0), "plain and compiled turns differ"
        _compare_scores(spec, fast, slow, fast_games)
        _compare_hiding(fast, slow, slow_games, fast_games, rng)
        if who == OVER:
            return
        if who == ANYONE:
            who = play.due_at(slow, 0)
            assert who == fast[play.due_at](fast_games, 0), "plain and compiled rules differ in who is due"
            assert play.deadline_at(slow, 0) == fast[play.deadline_at](fast_games, 0), "deadlines differ"
        who = _any_seat(slow, who, slow_out, rng)
        k = play.legal_at(slow, 0, who, slow_out)
        assert k == fast[play.legal_at](fast_games, 0, who, fast_out), "plain and compiled actions differ in number"
        assert slow_out[:k] == fast_out[:k].tolist(), "plain and compiled actions differ"
        if who == CHANCE:
            slow_odds, fast_odds = [0] * spec.most_legal, np.zeros(spec.most_legal, np.int64)
            assert play.weights_at(slow, 0, slow_odds) == fast[play.weights_at](fast_games, 0, fast_odds), "odds differ"
            assert slow_odds == fast_odds.tolist(), "plain and compiled odds differ"
        action = slow_out[rng.randrange(k)]
        play.apply_at(slow, 0, who, action)
        fast[play.apply_at](fast_games, 0, who, action)


def _any_seat(slow: Any, who: int, out: list[int], rng: Random) -> int:
    if who != ANYONE:
        return who
    able = [seat for seat in range(play.seats(slow[0])) if play.legal_at(slow, 0, seat, out)]
    return rng.choice(able)


def _compare_scores(spec: GameSpec, fast: Any, slow: Any, fast_games: Any) -> None:
    n = play.seats(slow[0])
    slow_points, fast_points = [0] * n, np.zeros(n, np.int64)
    play.score_at(slow, 0, slow_points)
    fast[play.score_at](fast_games, 0, fast_points)
    assert slow_points == fast_points.tolist(), "plain and compiled scores differ"
    slow_features, fast_features = np.zeros(spec.features, np.float32), np.zeros(spec.features, np.float32)
    for seat in range(n):
        play.features_at(slow, 0, seat, slow_features)  # type: ignore[arg-type]
        fast[play.features_at](fast_games, 0, seat, fast_features)
        assert slow_features.tobytes() == fast_features.tobytes(), "plain and compiled features differ"


def _compare_hiding(fast: Any, slow: Any, slow_games: Any, fast_games: Any, rng: Random) -> None:
    """Index 1 is scratch; it is emptied again so that whole arrays can be compared."""
    seat = rng.randrange(-1, play.seats(slow[0]))
    seed = rng.getrandbits(32)
    for slow_call, fast_call in (
        (lambda: play.conceal_at(slow, 1, seat), lambda: fast[play.conceal_at](fast_games, 1, seat)),
        (
            lambda: play.rehide_at(slow, 1, seat, new_rng(seed).tolist()),
            lambda: fast[play.rehide_at](fast_games, 1, seat, new_rng(seed)),
        ),
    ):
        slow[1] = slow[0]
        fast_games[1:] = fast_games[:1]
        slow_call()
        fast_call()
        assert slow_games.tobytes() == fast_games.tobytes(), "plain and compiled hiding differ"
    slow_games[1:] = np.zeros(1, slow_games.dtype)
    fast_games[1:] = np.zeros(1, slow_games.dtype)


def check_notation(spec: GameSpec, options: Options, seed: int) -> None:
    """Every legal action has a text of its own that leads back to it, and what is not legal is refused with a rule."""
    rng = Random(seed)
    for game in positions(spec, options, seed):
        if game.over:
            break
        mover = seat_to_act(game, rng)
        ids = game.legal_ids(mover)
        assert all(0 <= action < spec.actions for action in ids), "an action outside the action space"
        state = PlainGames(np.frombuffer(game.state(), np.uint8).view(game_dtype(spec)).copy())[0]
        texts = [spec.write(state, action) for action in ids]
        assert len(set(texts)) == len(texts), "two legal actions share a text"
        assert [spec.parse(state, text) for text in texts] == ids, "a text leads to another action"
        _check_refusal(game, mover, ids, rng)
    _check_nonsense(spec, options, seed)


def game_dtype(spec: GameSpec) -> Any:
    return new_array(spec.state, 0).dtype


def _check_refusal(game: Game, mover: Any, ids: list[int], rng: Random) -> None:
    wrong = rng.randrange(game.spec.actions)
    if wrong in ids:
        return
    before = game.state()
    refusal = _refusal(game, mover, wrong)
    assert refusal is not None, f"action {wrong} was played without being legal"
    assert refusal.rule, "a refusal names no rule"
    assert refusal.reason, "a refusal gives no reason"
    assert game.state() == before, "a refused action changed the state"


def _refusal(game: Game, mover: Any, action: int) -> IllegalAction | None:
    try:
        game.play(action, mover)
    except IllegalAction as refusal:
        return refusal
    return None


def _check_nonsense(spec: GameSpec, options: Options, seed: int) -> None:
    game = next(positions(spec, options, seed))
    for text in ("", "   ", "no such action", "\0", "💎" * 40):
        try:
            game.play(text, seat_to_act(game, Random(seed)))
        except BadNotation:
            continue
        raise AssertionError(f"{text!r} was taken for an action")


def check_record(spec: GameSpec, options: Options, seed: int) -> None:
    """A record plays again to the same state, and verifies; so does one cut off anywhere."""
    game = next(iter([g for g in positions(spec, options, seed) if g.over]))
    text = game.record().write()
    again = play_again(read(text))
    assert again.fingerprint() == game.fingerprint(), "a record leads to another state"
    assert again.record().write() == text, "a record played again gives another record"
    assert verify(read(text)).over, "the record of a finished game is not finished"
    cut = "\n".join(text.splitlines()[: 1 + Random(seed).randrange(game.n)])
    assert not verify(read(cut)).over, "a record that was cut off is finished"


WHOLE: Final = 80
"""So far into a game every position is looked at for what it tells; later only some are, others by another seed."""
SOME: Final = 3


def check_views(spec: GameSpec, options: Options, seed: int) -> None:
    """Two states that differ only in what a seat cannot know look the same to it, to the byte."""
    rng = Random(seed)
    players = spec.players(msgspec.convert(options, spec.options))
    encoder = msgspec.json.Encoder()
    for game in positions(spec, options, seed):
        if game.n > WHOLE and (game.n + seed) % SOME:
            continue
        for seat in [*range(players), None]:
            other = Game.restore(spec, game.settings, _rehidden(spec, game, seat, rng), game.n)
            assert encoder.encode(game.view(seat)) == encoder.encode(other.view(seat)), "a view leaks"
            assert game.digest(seat) == other.digest(seat), "a digest leaks"
            if seat is not None:
                assert _features(spec, game, seat) == _features(spec, other, seat), "an observation leaks"
                if game.actor in (seat, "anyone"):
                    assert game.legal(seat) == other.legal(seat), "legal actions leak"
                    if game.legal(seat) and not spec.realtime:
                        _check_preview(game, other, seat, rng)


def _check_preview(game: Game, other: Game, seat: int, rng: Random) -> None:
    """A turn tried out tells no more than the position does."""
    do = [rng.choice(game.legal(seat))]
    one, two = game.preview(seat, do), other.preview(seat, do)
    assert one.complete == two.complete, "the end of a turn leaks"
    assert msgspec.json.encode(one.events) == msgspec.json.encode(two.events), "a preview leaks"
    assert msgspec.json.encode(one.game.view(seat)) == msgspec.json.encode(two.game.view(seat)), "a preview leaks"
    assert game.n == len(game.moves), "a preview was logged"


def check_events(spec: GameSpec, options: Options, seed: int) -> None:
    """What everybody hears tells a seat no more than it sees afterwards, but where a rule opens what was hidden."""
    rng = Random(seed)
    players = spec.players(msgspec.convert(options, spec.options))
    for game in positions(spec, options, seed):
        if game.over:
            break
        mover, seat = seat_to_act(game, rng), rng.choice([*range(players), None])
        action = rng.choice(game.legal_ids(mover))
        one, two = game.copy(), Game.restore(spec, game.settings, _rehidden(spec, game, seat, rng), game.n)
        if action not in two.legal_ids(mover):
            continue
        heard, otherwise = (_unrevealing(trial, action, mover, game.now) for trial in (one, two))
        assert heard == otherwise or one.digest(seat) != two.digest(seat), "an event leaks"


def _unrevealing(game: Game, action: int, mover: Any, t: int) -> list[Any]:
    opened = tuple(game.spec.reveals)
    return [event for event in game.play(action, mover, t).events if not isinstance(event, opened)]


def _rehidden(spec: GameSpec, game: Game, seat: int | None, rng: Random) -> bytes:
    array = np.frombuffer(game.state(), np.uint8).view(game_dtype(spec)).copy()
    spec.rules.rehide(PlainGames(array)[0], -1 if seat is None else seat, new_rng(rng.getrandbits(63)).tolist())
    return array.tobytes()


def _features(spec: GameSpec, game: Game, seat: int) -> bytes:
    array = np.frombuffer(game.state(), np.uint8).view(game_dtype(spec)).copy()
    out = np.zeros(spec.features, np.float32)
    spec.rules.features(PlainGames(array)[0], seat, out)
    return out.tobytes()


def check_chance(spec: GameSpec, options: Options, seed: int) -> None:
    """Odds are positive, add up to what `weights` returns, and are what is really drawn."""
    rng = Random(seed)
    drawn: Counter[str] = Counter()
    for game in positions(spec, options, seed):
        if game.actor != "chance":
            continue
        odds = game.weights()
        assert all(weight > 0 for weight in odds), "an outcome of luck that cannot happen, or less than that"
        array = np.frombuffer(game.state(), np.uint8).view(game_dtype(spec)).copy()
        assert spec.rules.weights(PlainGames(array)[0], [0] * spec.most_legal) == sum(odds), "odds do not add up"
        if not drawn and len(odds) > 1:
            drawn = Counter(_draw(array, rng, spec) for _ in range(DRAWS))
            _check_frequencies(drawn, dict(zip(game.legal_ids(), odds, strict=True)))


DRAWS: Final = 2_000
SIGMAS: Final = 6
"""A fair draw is further off than this once in five hundred million times."""


def _draw(array: Any, rng: Random, spec: GameSpec) -> Any:
    out, odds = [0] * spec.most_legal, [0] * spec.most_legal
    return play.pick(PlainGames(array)[0], CHANCE, new_rng(rng.getrandbits(63)).tolist(), out, odds)


def _check_frequencies(drawn: Counter[Any], odds: dict[int, int]) -> None:
    total = sum(odds.values())
    for outcome, weight in odds.items():
        p = weight / total
        sigma = (DRAWS * p * (1 - p)) ** 0.5
        assert abs(drawn[outcome] - DRAWS * p) <= SIGMAS * sigma, f"{outcome} was drawn {drawn[outcome]} times"


def check_end(spec: GameSpec, options: Options, seed: int) -> None:
    """A random game ends, somebody can always act until then, and turns only ever count upwards."""
    turn = 0
    for game in positions(spec, options, seed):
        assert game.turn >= turn, "the turn number went back"
        turn = game.turn


def check_clock(spec: GameSpec, options: Options, seed: int) -> None:
    """Time never goes back, the clock can act from its deadline on and no earlier, and it stops with the game."""
    for game in positions(spec, options, seed):
        now, before, deadline = game.now, game.state(), game.deadline
        game.advance(now - 1)
        assert game.state() == before, "time went back"
        if game.over:
            assert deadline is None, "the game is over, but its clock still runs"
        if deadline is None:
            continue
        assert spec.realtime, "a deadline in a game without time"
        at = Game.restore(spec, game.settings, before, game.n)
        if now < deadline:
            at.advance(deadline - 1)
            assert not at.legal_ids("clock"), "the clock acts too early"
        at.advance(deadline)
        assert at.now == max(now, deadline), "time did not go on"
        assert at.legal_ids("clock"), "the time has come, but the clock can do nothing"


LAWS: Final[dict[str, Callable[[GameSpec, Options, int], None]]] = {
    "copy does not alias": check_copy,
    "plain equals compiled": check_twins,
    "notation round-trips": check_notation,
    "record replays": check_record,
    "views leak nothing": check_views,
    "events leak nothing": check_events,
    "weights match draws": check_chance,
    "every game ends": check_end,
    "time goes on": check_clock,
}


def check_game(spec: GameSpec, options: Iterable[Options], seeds: Iterable[int]) -> None:
    """All laws over random games with each set of options."""
    chosen = list(seeds)
    for some in options:
        for seed in chosen:
            for law in LAWS.values():
                law(spec, some, seed)
