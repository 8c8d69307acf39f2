"""A new table from a wish: options and seats checked, luck committed to before anybody pledges a share."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from monumenta.engine.author.contract import AUTOMA, BadOption, GameSpec, MonumentaError, UnknownGame
from monumenta.engine.match.game import option_infos, parse_options, set_up
from monumenta.engine.match.luck import commitment, new_secret
from monumenta.engine.match.registry import find
from monumenta.search import bots_of
from monumenta.tables.clock import Clock
from monumenta.tables.guest import Guest
from monumenta.tables.house import House
from monumenta.tables.messages import NewTable, SeatWish
from monumenta.tables.problem import Refused
from monumenta.tables.rows import SeatRow, TableRow
from monumenta.tables.thinkers import OutsideBots


def new_table(wish: NewTable, guest: Guest, house: House) -> TableRow:
    """The row of the table wished for, or a refusal that says what would be possible."""
    spec = find_game(wish.game)
    seats = _seats(spec, wish, guest, house.outsiders)
    options, position = wish.options, None
    if wish.position is not None:
        options, position = _beginning(spec, wish.position, options)
    options = _options(spec, options, len(seats))
    _check_automas(spec, options, seats)
    return fresh_row(spec, options, guest.id, seats, house.clock, listed=wish.listed, position=position)


def _beginning(spec: GameSpec, text: str, options: dict[str, Any]) -> tuple[dict[str, Any], str]:
    """The options of a position to begin from, and its text as the game writes it."""
    try:
        game = set_up(spec, text)
    except MonumentaError as problem:
        raise Refused("bad-position", str(problem)) from problem
    if game.over:
        raise Refused("bad-position", "the game is over in this position: nobody could move")
    found: dict[str, Any] = msgspec.to_builtins(game.settings)
    for name, value in options.items():
        if name in found and found[name] != value:
            raise Refused("bad-position", f"the position has {name}={found[name]!r}; leave the option out")
    return {**found, **options}, game.position()


def fresh_row(
    spec: GameSpec,
    options: dict[str, Any],
    creator: str,
    seats: list[SeatRow],
    clock: Clock,
    *,
    listed: bool = False,
    position: str | None = None,
) -> TableRow:
    """A table that nobody knows yet, with a secret of its own."""
    secret = new_secret()
    return TableRow(
        id=secrets.token_urlsafe(9),
        game=spec.name,
        rules=spec.version,
        options=options,
        creator=creator,
        seats=seats,
        listed=listed,
        invite=secrets.token_urlsafe(18),
        secret=secret.hex(),
        commit=commitment(secret),
        created=clock.today(),
        position=position,
    )


def find_game(name: str) -> GameSpec:
    try:
        return find(name)
    except UnknownGame as problem:
        raise Refused("unknown-game", str(problem)) from problem


def check_bot(spec: GameSpec, bot: str | None, outsiders: OutsideBots) -> str:
    known = known_bots(spec, outsiders)
    if bot not in known:
        raise Refused("unknown-bot", f"{spec.name} has no bot {bot!r}; it has: {', '.join(known)}")
    return bot


def known_bots(spec: GameSpec, outsiders: OutsideBots) -> list[str]:
    """The bots that this server offers for a game; those of the house last, weakest first."""
    return [*outsiders.of(spec), *bots_of(spec)]


def _options(spec: GameSpec, options: dict[str, Any], players: int) -> dict[str, Any]:
    """All options with their values; the number of seats is the number of players."""
    counts = next(option.values for option in option_infos(spec) if option.name == "players")
    if players not in counts:
        raise Refused("bad-seats", f"{spec.name} is for {', '.join(map(str, sorted(counts)))} players, not {players}")
    try:
        parsed = parse_options(spec, {"players": players, **options})
    except BadOption as problem:
        raise Refused("bad-option", str(problem), unfit=problem.unfit) from problem
    if spec.players(parsed) != players:
        raise Refused("bad-seats", f"{players} seats for {spec.players(parsed)} players; name as many seats as players")
    return msgspec.to_builtins(parsed)


def _check_automas(spec: GameSpec, options: dict[str, Any], seats: list[SeatRow]) -> None:
    """Nobody sits where the rules play, and they play nowhere else."""
    named = [number for number, seat in enumerate(seats) if seat.kind == AUTOMA]
    unmanned = list(spec.unmanned(parse_options(spec, options)))
    if named != unmanned:
        told = ", ".join(str(seat + 1) for seat in unmanned) or "none"
        raise Refused(
            "bad-seats", f"seats of the kind {AUTOMA!r} are those that the options leave to the rules: {told}"
        )


def _seats(spec: GameSpec, wish: NewTable, guest: Guest, outsiders: OutsideBots) -> list[SeatRow]:
    if sum(seat.kind == "me" for seat in wish.seats) > 1:
        raise Refused("bad-seats", "you can take one seat only")
    rows = list[SeatRow]()
    for seat in wish.seats:
        rows.append(_seat(spec, seat, guest, rows, outsiders))
    return rows


def _seat(spec: GameSpec, wish: SeatWish, guest: Guest, before: list[SeatRow], outsiders: OutsideBots) -> SeatRow:
    if wish.kind == "bot":
        bot = check_bot(spec, wish.bot, outsiders)
        return SeatRow("bot", bot_name(bot, before), bot=bot)
    if wish.bot is not None:
        raise Refused("bad-seats", 'only a seat of the kind "bot" names a bot')
    if wish.kind == "open":
        return SeatRow("open", "")
    if wish.kind == "automa":
        return SeatRow("automa", bot_name(AUTOMA, before))
    return SeatRow("human", guest.name, guest.id)


def bot_name(bot: str, others: list[SeatRow]) -> str:
    """Two bots of a kind are told apart by number."""
    name = bot.capitalize()
    taken = {seat.name for seat in others}
    return next(n for n in (name, *(f"{name} {i}" for i in range(2, 20))) if n not in taken)
