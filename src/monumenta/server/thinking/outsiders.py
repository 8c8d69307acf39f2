"""Bots from elsewhere that this server offers: Python functions and programs, each in processes of its own.

A process plays one seat of one table. One that fails plays there no more: a bot of the house stands in for it, and the
table says so. So it is, too, after a restart without the bot.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections import Counter
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from monumenta.contest.entrants import Entrant, command, entrant
from monumenta.contest.line_bot import LineBot
from monumenta.engine.author.contract import BadOption, GameSpec
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import games
from monumenta.search import bots_of
from monumenta.search.mind import BotFailed
from monumenta.server.settings import SettingError, Settings
from monumenta.server.thinking.turnstile import Leave, Turnstile, always
from monumenta.tables.spot import Spot, restore
from monumenta.tables.thinkers import Claim, Wanted

T = TypeVar("T")

log = logging.getLogger(__name__)

NAME: Final = re.compile(r"[a-z][a-z0-9_-]{0,23}")

Seat = tuple[str, int]
"""A table and a seat there."""


class Outsiders:
    def __init__(self, bots: Sequence[str] = (), settings: Settings | None = None) -> None:
        """Each as `NAME=BOT`; raises SettingError for what can be none."""
        limits = settings or Settings()
        self._processes = limits.outside_processes
        self._entrants = {one.name: one for one in map(_checked, bots)}
        self._plays: dict[str, list[str] | None] = {}
        self._sitting: dict[Seat, LineBot] = {}
        self._thinking: Counter[Seat] = Counter()
        self._threads = ThreadPoolExecutor(limits.outside, "outsider")
        self._turnstile = Turnstile(limits.outside, limits.outside_each, limits.address_share)

    def meet(self) -> None:
        """Have every bot introduce itself: one that does not even start is noticed before anybody plays. Raises
        SettingError."""
        for done in [self._threads.submit(self._meet, one) for one in self._entrants.values()]:
            done.result()

    def _meet(self, one: Entrant) -> None:
        bot = _line_bot(one)
        try:
            self._plays[one.name] = bot.hello().games
        except BotFailed as problem:
            raise SettingError(f"the bot {one.name} ({one.bot}) {problem}") from None
        finally:
            bot.close()

    def of(self, spec: GameSpec) -> list[str]:
        """The names of those who play a game."""
        met = [(name, self._plays[name]) for name in self._entrants if name in self._plays]
        return [name for name, plays in met if plays is None or spec.name in plays]

    async def turn(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted = always) -> list[str]:
        """A whole turn; raises BotFailed, and Unwanted if it is not when its turn has come."""
        return await self._in_thread(claim, wanted, self._play_turn, spot, bot)

    async def race(self, spot: Spot, bot: str, claim: Claim, wanted: Wanted = always) -> tuple[str, int]:
        """The next action where everybody acts at once, and after how many milliseconds."""
        return await self._in_thread(claim, wanted, self._race, spot, bot)

    def _play_turn(self, seat: Seat, spot: Spot, bot: str) -> list[str]:
        game, done = restore(spot), list[str]()
        mind, turn = self._seated(seat, spot, bot), game.turn
        while game.actor == spot.seat and game.turn == turn:
            done.append(game.apply(mind.act(game, spot.seat, spot.seed + len(done)), spot.seat).do)
        return done

    def _race(self, seat: Seat, spot: Spot, bot: str) -> tuple[str, int]:
        game: Game = restore(spot)
        return self._seated(seat, spot, bot).intend(game, spot.seat, spot.seed)

    def _seated(self, seat: Seat, spot: Spot, bot: str) -> LineBot:
        """The process of that seat."""
        if bot not in self.of(restore(spot).spec):
            raise BotFailed("is not offered by this server")
        mind = self._sitting.pop(seat, None) or _line_bot(self._entrants[bot])
        self._sitting[seat] = mind  # last in the order of use
        # whoever has not been asked for longest is ended, and started again when it is
        while len(self._sitting) > self._processes:
            resting = next((one for one in self._sitting if one != seat and not self._thinking[one]), None)
            if resting is None:
                break  # all are thinking: better a process more than a turn lost
            self._sitting.pop(resting).close()
        return mind

    def leave(self, table: str) -> None:
        """End the processes of a table whose game is over; harmless at any time."""
        for seat in [seat for seat in self._sitting if seat[0] == table]:
            self._threads.submit(self._sitting.pop(seat).close)

    async def close(self) -> None:
        for table in {table for table, _ in self._sitting}:
            self.leave(table)
        await asyncio.to_thread(self._threads.shutdown)

    async def _in_thread(self, claim: Claim, wanted: Wanted, work: Callable[..., T], spot: Spot, bot: str) -> T:
        seat: Seat = (claim.table, spot.seat)

        async def think(_: Leave) -> T:
            self._thinking[seat] += 1
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, work, seat, spot, bot)
            finally:
                self._thinking -= Counter([seat])

        return await self._turnstile.run(claim, think, wanted)


def _checked(text: str) -> Entrant:
    one = entrant(text)
    if one.name == one.bot or not NAME.fullmatch(one.name):
        raise SettingError(
            f"{text!r}: a bot from elsewhere is NAME=module:function or NAME=exec:COMMAND, NAME in small letters"
        )
    try:
        program = command(one.bot)
    except BadOption as problem:
        raise SettingError(str(problem)) from None
    if program is None:
        raise SettingError(f"{text!r}: {one.bot!r} is neither module:function nor exec:COMMAND")
    if any(one.name in bots_of(spec) for spec in games()):
        raise SettingError(f"{one.name} is a bot of the house; give yours another name")
    return one


def _line_bot(one: Entrant) -> LineBot:
    program = command(one.bot)
    assert program is not None
    return LineBot(one.name, program)
