"""Play a record again and say the first thing that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from .contract import BadOption, GameSpec, IllegalAction, MonumentaError, UnknownGame
from .game import Game, parse_options, set_up
from .luck import Luck
from .proof import check_luck
from .record import BrokenRecord, GameRecord, Header, Line, Verified
from .registry import find

FIRST_MOVE = 2
"""The line of a file on which the first move stands."""


def play_again(record: GameRecord) -> Game:
    """The game after all moves of the record."""
    game = begin(record)
    for _ in walk(game, record):
        pass
    return game


def walk(game: Game, record: GameRecord) -> Iterator[Line]:
    """Each move of the record, before it is played in the game, which `begin` has made."""
    for line, move in enumerate(record.moves, FIRST_MOVE):
        _check_order(game, line, move)
        yield move
        _play(game, line, move)


def steps(record: GameRecord) -> Iterator[tuple[Game, Line]]:
    """The game before each move of the record, and the move, which is made once the next is asked for."""
    game = begin(record)
    for line, move in enumerate(record.moves, FIRST_MOVE):
        _check_order(game, line, move)
        yield game, move
        _play(game, line, move)


def verify(record: GameRecord) -> Verified:
    """Check every move, every draw and the result; raises BrokenRecord."""
    game = begin(record)
    proof = check_luck(record, game.spec.unmanned(game.settings))
    luck = proof.luck
    draws = 0
    for line, move in enumerate(record.moves, FIRST_MOVE):
        _check_order(game, line, move)
        if luck is not None and move.seat == "chance":
            _check_draw(game, luck, line, move)
            draws += 1
        _play(game, line, move)
    _check_result(game, record)
    return Verified(
        game=record.header.game,
        moves=len(record.moves),
        over=game.over,
        scores=game.scores,
        winners=game.winners,
        draws=draws,
        luck="verified" if luck else "not revealed" if record.header.commit else "not committed",
        closed=record.result is not None and record.result.closed,
        scheme=proof.scheme,
        shares=proof.shares,
        void=[void.name for void in record.header.void],
    )


def begin(record: GameRecord) -> Game:
    """The game of a record before its first move."""
    header = record.header
    try:
        spec = find(header.game, header.rules)
        options = parse_options(spec, header.options)
    except (UnknownGame, BadOption) as problem:
        raise BrokenRecord(1, str(problem)) from None
    if len(header.seats) != spec.players(options):
        raise BrokenRecord(1, f"{len(header.seats)} seats for {spec.players(options)} players")
    return Game(spec, options, header.seats) if header.position is None else _begin_at(spec, options, header)


def _begin_at(spec: GameSpec, options: Any, header: Header) -> Game:
    """A game that began from a position, which must be one, and one with the same options."""
    assert header.position is not None
    try:
        game = set_up(spec, header.position, header.seats, begun=True)
    except MonumentaError as problem:
        raise BrokenRecord(1, f"position: {problem}") from None
    if game.settings != options:
        raise BrokenRecord(1, f"position: it has other options than the record: {_differences(game.settings, options)}")
    return game


def _differences(ours: Any, theirs: Any) -> str:
    there = msgspec.to_builtins(theirs)
    return ", ".join(
        f"{name} is {value!r}, not {there[name]!r}"
        for name, value in msgspec.to_builtins(ours).items()
        if value != there[name]
    )


def _check_order(game: Game, line: int, move: Line) -> None:
    if move.n != game.n + 1:
        raise BrokenRecord(line, f"move {move.n} where move {game.n + 1} is due")
    if game.over:
        raise BrokenRecord(line, f"{move.seat} moves, but the game is over")
    if game.actor not in (move.seat, "anyone"):
        raise BrokenRecord(line, f"{move.seat} moves, but it is the turn of {game.actor}")


def _play(game: Game, line: int, move: Line) -> None:
    try:
        game.play(move.do, move.seat, move.t)
    except IllegalAction as problem:
        raise BrokenRecord(line, str(problem), problem.rule) from None
    except MonumentaError as problem:
        raise BrokenRecord(line, str(problem)) from None
    if game.moves[-1].do != move.do:
        raise BrokenRecord(line, f"{move.do!r} is written {game.moves[-1].do!r}")


def _check_draw(game: Game, luck: Luck, line: int, move: Line) -> None:
    if game.actor != "chance":
        return  # the move itself will be refused
    odds = game.weights()
    x = luck.draw(move.n, sum(odds))
    for outcome, weight in zip(game.legal(), odds, strict=True):
        x -= weight
        if x < 0:
            if outcome != move.do:
                raise BrokenRecord(line, f"luck drew {outcome!r}, the record says {move.do!r}")
            return


def _check_result(game: Game, record: GameRecord) -> None:
    line = len(record.moves) + FIRST_MOVE
    if record.result is None:
        if game.over:
            raise BrokenRecord(line, "the game is over, but the result is missing")
        return
    if game.over and record.result.closed:
        raise BrokenRecord(line, "the game is said to be closed, but it is over")
    if not game.over and not record.result.closed:
        raise BrokenRecord(line, "a result is given, but the game is not over")
    if record.result.scores != game.scores or record.result.winners != game.winners:
        raise BrokenRecord(line, f"the result is {game.scores}, won by {game.winners}")
    if record.result.state != game.fingerprint():
        raise BrokenRecord(line, "the final state is not the one that was recorded")
