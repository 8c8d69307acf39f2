"""Play a record again and say the first thing that is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from ..author.contract import BadOption, GameSpec, IllegalAction, MonumentaError, UnknownGame
from .game import Game, parse_options, set_up
from .luck import Luck
from .proof import check_luck
from .record import BrokenRecord, Fault, GameRecord, Header, Line, Verified
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
        raise BrokenRecord(1, str(problem), fault=_unplayable(header, problem)) from None
    if len(header.seats) != spec.players(options):
        seats, players = len(header.seats), spec.players(options)
        fault = Fault("seats", {"seats": seats, "players": players})
        raise BrokenRecord(1, f"{seats} seats for {players} players", fault=fault)
    return Game(spec, options, header.seats) if header.position is None else _begin_at(spec, options, header)


def _unplayable(header: Header, problem: UnknownGame | BadOption) -> Fault:
    if isinstance(problem, UnknownGame):
        return Fault("game", {"game": header.game, "rules": header.rules})
    if problem.unfit is None:
        return Fault("option", {"game": header.game, "problem": str(problem)})
    return Fault("unfit", why=f"{problem.unfit.game}-clash-{problem.unfit.reason}", why_args=problem.unfit.args)


def _begin_at(spec: GameSpec, options: Any, header: Header) -> Game:
    """A game that began from a position, which must be one, and one with the same options."""
    assert header.position is not None
    try:
        game = set_up(spec, header.position, header.seats, begun=True)
    except MonumentaError as problem:
        raise BrokenRecord(1, f"position: {problem}", fault=Fault("position", {"problem": str(problem)})) from None
    if game.settings != options:
        names = ", ".join(_differences(game.settings, options))
        told = ", ".join(_differences(game.settings, options).values())
        fault = Fault("position-options", {"options": names})
        raise BrokenRecord(1, f"position: it has other options than the record: {told}", fault=fault)
    return game


def _differences(ours: Any, theirs: Any) -> dict[str, str]:
    """The options that differ, and how."""
    there = msgspec.to_builtins(theirs)
    return {
        name: f"{name} is {value!r}, not {there[name]!r}"
        for name, value in msgspec.to_builtins(ours).items()
        if value != there[name]
    }


def _check_order(game: Game, line: int, move: Line) -> None:
    if move.n != game.n + 1:
        fault = Fault("order", {"n": move.n, "due": game.n + 1})
        raise BrokenRecord(line, f"move {move.n} where move {game.n + 1} is due", fault=fault)
    if game.over:
        raise BrokenRecord(line, f"{move.seat} moves, but the game is over", fault=Fault("over"))
    if game.actor not in (move.seat, "anyone"):
        fault = Fault("turn", {"seat": _mover(move.seat), "actor": _mover(game.actor)})
        raise BrokenRecord(line, f"{move.seat} moves, but it is the turn of {game.actor}", fault=fault)


def _mover(who: int | str) -> str:
    """Seats count from 1 for people; luck and the clock have names."""
    return str(who + 1) if isinstance(who, int) else who


def _play(game: Game, line: int, move: Line) -> None:
    try:
        game.apply(move.do, move.seat, move.t)
    except IllegalAction as problem:
        why = f"{game.spec.name}-why-{problem.reason}"
        fault = Fault("illegal", {"do": move.do, "rule": problem.rule}, why, dict(problem.why.args))
        raise BrokenRecord(line, str(problem), problem.rule, fault=fault) from None
    except MonumentaError as problem:
        raise BrokenRecord(line, str(problem), fault=Fault("action", {"do": move.do})) from None
    written = game.moves[-1].do
    if written != move.do:
        fault = Fault("spelling", {"do": move.do, "written": written})
        raise BrokenRecord(line, f"{move.do!r} is written {written!r}", fault=fault)


def _check_draw(game: Game, luck: Luck, line: int, move: Line) -> None:
    if game.actor != "chance":
        return  # the move itself will be refused
    odds = game.weights()
    x = luck.draw(move.n, sum(odds))
    for outcome, weight in zip(game.legal(), odds, strict=True):
        x -= weight
        if x < 0:
            if outcome != move.do:
                fault = Fault("draw", {"drew": outcome, "do": move.do})
                raise BrokenRecord(line, f"luck drew {outcome!r}, the record says {move.do!r}", fault=fault)
            return


def _check_result(game: Game, record: GameRecord) -> None:
    line = len(record.moves) + FIRST_MOVE
    if record.result is None:
        if game.over:
            raise BrokenRecord(line, "the game is over, but the result is missing", fault=Fault("no-result"))
        return
    if game.over and record.result.closed:
        raise BrokenRecord(line, "the game is said to be closed, but it is over", fault=Fault("closed"))
    if not game.over and not record.result.closed:
        raise BrokenRecord(line, "a result is given, but the game is not over", fault=Fault("not-over"))
    if record.result.scores != game.scores or record.result.winners != game.winners:
        fault = Fault("result", {"scores": ", ".join(map(str, game.scores))})
        raise BrokenRecord(line, f"the result is {game.scores}, won by {game.winners}", fault=fault)
    if record.result.state != game.fingerprint():
        raise BrokenRecord(line, "the final state is not the one that was recorded", fault=Fault("state"))
