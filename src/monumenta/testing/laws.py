"""The laws of the contract, each as a check over one random game. A broken one raises AssertionError."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final

import msgspec

from monumenta.engine.author.contract import ANYONE, CHANCE, OVER, BadNotation, GameSpec, IllegalAction
from monumenta.engine.author.rng import new_rng
from monumenta.engine.author.state import new_floats, new_row, record
from monumenta.engine.compile.compiled import use
from monumenta.engine.compile.plain import new_games, plain_state
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
    from monumenta.engine.compile.arrays import as_array

    fast = use(spec)
    rng = Random(seed)
    slow, twin = new_games(spec.state, 2), new_games(spec.state, 2)
    for games in slow, twin:
        spec.fill(games[0], msgspec.convert(options, spec.options))
    spec.rules.start(slow[0])
    fast[spec.rules.start](as_array(twin)[0])

    def both(function: Callable[..., Any], *arguments: Any) -> Any:
        """What the plain rules say; the compiled ones say the same, and write the same into states and rows."""
        rows = [_twin_row(each) for each in arguments]
        said = function(slow, *arguments)
        assert said == fast.ask(function, twin, *rows), f"plain and compiled rules differ: {function.__name__}"
        assert list(arguments) == rows, f"plain and compiled rows differ: {function.__name__}"
        assert slow.raw == twin.raw, f"plain and compiled states differ: {function.__name__}"
        return said

    out, odds, seen = new_row(spec.most_legal), new_row(spec.most_legal), new_floats(spec.features)
    while True:
        who = both(play.actor_at, 0)
        both(play.turn_at, 0)
        n = play.seats(slow[0])
        both(play.score_at, 0, new_row(n))
        for seat in range(n):
            both(play.features_at, 0, seat, seen)
        seat, luck = rng.randrange(-1, n), new_rng(rng.getrandbits(32))
        for function, more in ((play.conceal_at, ()), (play.rehide_at, (luck,))):
            slow[1], twin[1] = slow[0], twin[0]
            both(function, 1, seat, *more)
        if who == OVER:
            return
        if who == ANYONE:
            who = both(play.due_at, 0)
            both(play.deadline_at, 0)
        if who == ANYONE:
            who = rng.choice([seat for seat in range(n) if play.legal_at(slow, 0, seat, out)])
        k = both(play.legal_at, 0, who, out)
        if who == CHANCE:
            both(play.weights_at, 0, odds)
        both(play.apply_at, 0, who, out[rng.randrange(k)])


def _twin_row(argument: Any) -> Any:
    """A row with the same numbers in memory of its own; a number as it is."""
    if isinstance(argument, int):
        return argument
    row: Any = memoryview(bytearray(argument))
    return row.cast(argument.format)


def check_notation(spec: GameSpec, options: Options, seed: int) -> None:
    """Every legal action has a text of its own that leads back to it, and what is not legal is refused with a rule."""
    rng = Random(seed)
    for game in positions(spec, options, seed):
        if game.over:
            break
        mover = seat_to_act(game, rng)
        ids = game.legal_ids(mover)
        assert all(0 <= action < spec.actions for action in ids), "an action outside the action space"
        state = plain_of(game)
        texts = [spec.write(state, action) for action in ids]
        assert len(set(texts)) == len(texts), "two legal actions share a text"
        assert [spec.parse(state, text) for text in texts] == ids, "a text leads to another action"
        _check_refusal(game, mover, ids, rng)
    _check_nonsense(spec, options, seed)


def plain_of(game: Game) -> Any:
    """The state of a game in memory of its own."""
    return plain_state(record(game.spec.state), game.state())


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
    state = plain_of(game)
    spec.rules.rehide(state, -1 if seat is None else seat, new_rng(rng.getrandbits(63)))
    return state.tobytes()


def _features(spec: GameSpec, game: Game, seat: int) -> bytes:
    out = new_floats(spec.features)
    spec.rules.features(plain_of(game), seat, out)
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
        state = plain_of(game)
        assert spec.rules.weights(state, [0] * spec.most_legal) == sum(odds), "odds do not add up"
        if not drawn and len(odds) > 1:
            drawn = Counter(_draw(state, rng, spec) for _ in range(DRAWS))
            _check_frequencies(drawn, dict(zip(game.legal_ids(), odds, strict=True)))


DRAWS: Final = 2_000
SIGMAS: Final = 6
"""A fair draw is further off than this once in five hundred million times."""


def _draw(state: Any, rng: Random, spec: GameSpec) -> Any:
    out, odds = [0] * spec.most_legal, [0] * spec.most_legal
    return play.pick(state, CHANCE, new_rng(rng.getrandbits(63)), out, odds)


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
