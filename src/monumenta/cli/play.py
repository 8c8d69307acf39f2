"""`monumenta play`: a game in the terminal, against bots or passing the keyboard."""

from __future__ import annotations

import secrets
from pathlib import Path
from random import Random
from typing import Annotated

import typer

from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .alone import Alone
from .options import game_options
from .output import console
from .seats import PERSON, check_bots, players_of, seats_for_play, with_automas
from .start import from_file
from .table import Table


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    players: Annotated[int | None, typer.Option(min=1, max=8, help=say("help-players"))] = None,
    seats: Annotated[str | None, typer.Option(metavar="me,greedy,…", help=say("help-seats"))] = None,
    name: Annotated[str | None, typer.Option(help=say("help-name"))] = None,
    seed: Annotated[int | None, typer.Option(help=say("help-seed"))] = None,
    load: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, metavar="FILE", help=say("help-load"))
    ] = None,
    position: Annotated[
        Path | None, typer.Option(exists=True, dir_okay=False, metavar="FILE", help=say("help-position"))
    ] = None,
) -> None:
    if load and position:
        raise BadOption(say("error-load-position"))
    started = _resumed(load, game) if load else _new(game, context.args, seats, players, name, position)
    luck = Random(secrets.randbits(64) if seed is None else seed)
    table = Alone if started.spec.realtime else Table
    table(started, luck, console()).run()


def _new(
    game: str, arguments: list[str], seats: str | None, players: int | None, name: str | None, position: Path | None
) -> Game:
    spec = find(game)
    words = seats_for_play(spec, seats, players)
    if position is not None:
        return _set_up(spec, arguments, words, name, position)
    options = game_options(spec, arguments, len(words) if players is None else players)
    return Game(spec, options, players_of(with_automas(spec, options, words, named=seats is not None), name))


def _set_up(spec: GameSpec, arguments: list[str], words: list[str], name: str | None, position: Path) -> Game:
    """A game from a position: its options are the position's, so none can be asked for beside it."""
    if arguments:
        raise BadOption(say("error-position-options", option=arguments[0]))
    game = from_file(spec, position, players_of(words, name))
    if len(words) != spec.players(game.settings):
        raise BadOption(say("error-seats", seats=len(words), players=spec.players(game.settings)))
    return game


def _resumed(path: Path, name: str) -> Game:
    game = Game.load(path)
    if game.spec.name != name:
        raise BadOption(say("error-other-game", file=str(path), game=game.spec.name))
    check_bots(game.spec, [player.bot for player in game.players if player.bot not in (None, PERSON)])
    return game
