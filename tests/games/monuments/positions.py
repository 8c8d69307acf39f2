"""Positions of World Monuments set up for tests: forced luck, and states edited cell by cell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.engine.match.game import Game, Played, parse_options
from monumenta.engine.match.registry import find
from monumenta.games.monuments.notation import KIND_NUMBERS, SPACE_NUMBERS
from monumenta.games.monuments.state import BOX, BUILDING, KINDS, MOST_PLAYERS, QUARRY, SPACES, State
from monumenta.games.monuments.tables import SUPPORTS

SPEC = find("monuments")
MONUMENTS = [monument.id for monument in BOX.monuments]


def new(**options: Any) -> Game:
    """A new game; seat 0 begins unless said otherwise."""
    return Game(SPEC, parse_options(SPEC, {"starter": 0, **options}))


def edited(game: Game, edit: Callable[[State], None]) -> Game:
    """A copy of the game with its state changed by hand."""
    state = plain_state(record(State), game.state())
    edit(state)
    return Game.restore(SPEC, game.settings, state.tobytes(), game.n)


def state_of(game: Game) -> Any:
    return plain_state(record(State), game.state())


def laid_out(seed: int = 0, **options: Any) -> Game:
    """A game whose first quarry has been laid out at random."""
    game = new(**options)
    rng = Random(seed)
    while game.actor == "chance":
        game.roll(rng)
    return game


def rim_laid(seed: int = 0, **options: Any) -> Game:
    """A game whose first outer ring has been laid out at random, and nothing else."""
    game = new(**options)
    rng = Random(seed)
    while not game.view(None).quarry["o11"]:
        game.roll(rng)
    return game


def take_to_supply(s: State) -> None:
    """Put every token of bag, quarry and hands back into the supply."""
    for kind in range(KINDS):
        s.supply[kind] += s.bag[kind]
        s.bag[kind] = 0
        for space in range(SPACES):
            s.supply[kind] += s.quarry[space, kind]
            s.quarry[space, kind] = 0
        for seat in range(MOST_PLAYERS):
            s.supply[kind] += s.hand[seat, kind]
            s.hand[seat, kind] = 0
    s.stocked = 0
    s.lying = 0


def in_quarry(
    quarry: dict[str, str], *, worker: str | None = "o0", turn: int = 4, seat: int = 0, **options: Any
) -> Game:
    """A quarry phase with exactly these tokens, e.g. {"m1": "red blue"}, and `seat` to walk."""

    def edit(s: State) -> None:
        take_to_supply(s)
        s.phase = QUARRY
        s.laying_on = 0
        s.laying_left = 0
        s.seat = seat
        s.worker = 0 if worker is None else SPACE_NUMBERS[worker] + 1
        s.quarry_turn = turn
        s.steps_left = 1 if turn == 1 else BOX.steps[min(turn - 2, len(BOX.steps) - 1)]
        s.visited = 1 << SPACE_NUMBERS[worker] if worker and not s.allow_return_to_start else 0
        for space, tokens in quarry.items():
            for token in tokens.split():
                _lay(s, SPACE_NUMBERS[space], KIND_NUMBERS[token])

    return edited(new(**options), edit)


def _lay(s: State, space: int, kind: int) -> None:
    s.quarry[space, kind] += 1
    s.supply[kind] -= 1
    s.stocked |= 1 << space
    s.lying += 1


def building(
    hands: Iterable[str],
    *,
    built: Iterable[str] = (),
    round_no: int = 1,
    seat: int = 0,
    passed: Iterable[int] = (),
    **options: Any,
) -> Game:
    """A construction phase: hands like "purple red blue", built slots like "L1 0,0", `seat` to build."""
    hands = list(hands)
    options.setdefault("players", len(hands))

    def edit(s: State) -> None:
        take_to_supply(s)
        s.phase = BUILDING
        s.laying_on = 0
        s.laying_left = 0
        s.round_no = round_no
        s.seat = seat
        s.starter = 0
        s.passed = sum(1 << p for p in passed)
        for p, tokens in enumerate(hands):
            for token in tokens.split():
                s.hand[p, KIND_NUMBERS[token]] += 1
                s.supply[KIND_NUMBERS[token]] -= 1
        for name in built:
            _stand(s, slot_id(options.get("monument", "notre-dame"), name))
        free_slots(s)

    return edited(new(**options), edit)


def slot_id(monument: str, name: str) -> int:
    level, place = name.split()
    x, y = (float(part) for part in place.split(","))
    return next(
        s.id for s in BOX.monument(monument).slots if (s.level, s.x, s.y) == (int(level.removeprefix("L")), x, y)
    )


def _stand(s: State, slot: int) -> None:
    colour = KIND_NUMBERS[BOX.monuments[s.monument].slots[slot].colour]
    s.built |= 1 << slot
    s.builder[slot] = 1
    s.supply[colour] -= 1


def free_slots(s: State) -> None:
    """Work out again which slots are free, from the definition."""
    s.free = sum(
        1 << slot.id
        for slot in BOX.monuments[s.monument].slots
        if not s.built >> slot.id & 1 and not SUPPORTS[s.monument, slot.id] & ~s.built
    )


def all_slots(monument: str, *, but: Iterable[str] = ()) -> list[str]:
    """The names of all slots of a plan except some."""
    names = [f"L{s.level} {s.x:g},{s.y:g}" for s in BOX.monument(monument).slots]
    return [name for name in names if name not in set(but)]


def play_all(game: Game, *texts: str) -> list[Played]:
    return [game.play(text) for text in texts]


def finish(game: Game, seed: int = 0) -> Game:
    """Play on at random to the end."""
    rng = Random(seed)
    while not game.over:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal()))
    return game


def events_of(played: Iterable[Played], kind: type[Any]) -> list[Any]:
    return [event for move in played for event in move.events if isinstance(event, kind)]
