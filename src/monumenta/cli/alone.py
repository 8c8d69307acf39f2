"""One person at the keyboard in a game of real time: what is typed counts at once, and a timer, if there is one, runs.

Time is looked at when a line has been typed: what comes after zero is too late, as at a table.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from rich.console import Console
from rich.markup import escape

from monumenta.engine.author.contract import IllegalAction, MonumentaError
from monumenta.engine.match.game import Game, Played
from monumenta.terminal.board import Board, board_of
from monumenta.terminal.text import say

from .table import Left
from .words import Command, understand

SEAT = 0


class LiveBoard(Board, Protocol):
    """The drawing of a game in real time."""

    def read(self, text: str, view: Any) -> str:
        """What was typed, as the text of an action."""
        ...

    def holds(self, view: Any) -> bool:
        """Has the view's seat taken something up that it must do something with?"""
        ...


class Alone:
    """A game, its only player, and the terminal it is played in. `clock` tells seconds."""

    def __init__(self, game: Game, luck: Random, screen: Console, clock: Callable[[], float] = time.monotonic) -> None:
        if len(game.players) != 1:
            raise MonumentaError(say("play-needs-clock", game=game.spec.title))
        self._game = game
        self._luck = luck
        self._screen = screen
        self._clock = clock
        self._began = clock() - game.now / 1000
        board: Any = board_of(game.spec)
        self._board: LiveBoard = board
        self._names = [player.name for player in game.players]

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        try:
            while not self._game.over:
                self._next()
            self._end()
        except (Left, EOFError, KeyboardInterrupt):
            self._screen.print(say("play-left"))

    def _now(self) -> int:
        """Milliseconds since the game began."""
        return int((self._clock() - self._began) * 1000)

    def _next(self) -> None:
        if self._game.actor == "chance":
            self._game.apply(self._game.draw(self._luck), t=self._now())
        elif not self._game.legal_ids(SEAT):
            self._count_down()
        else:
            self._person()

    def _count_down(self) -> None:
        """The start signal comes when the person asks for it; the countdown is skipped."""
        self._show()
        command = self._ask()
        if command.word != "ok":
            self._obey(command)
            return
        deadline = self._game.deadline
        assert deadline is not None, "only the clock can act"
        self._began = min(self._began, self._clock() - deadline / 1000)
        self._ring(max(deadline, self._now()))

    def _ring(self, t: int) -> None:
        """Let the clock do what it has to do at that time."""
        self._game.advance(t)
        self._tell(self._game.play(self._game.legal_ids("clock")[0], "clock", t=t))

    def _person(self) -> None:
        """Until something has happened."""
        self._show()
        while True:
            command = self._ask()
            deadline = self._game.deadline
            if deadline is not None and self._now() >= deadline:
                self._say(say("terminal-time-up"))
                self._ring(deadline)
                return
            if self._obey(command):
                return

    def _show(self) -> None:
        self._screen.print()
        self._screen.print(self._board.draw(self._game.view(SEAT), [], self._names))

    def _ask(self) -> Command:
        request = escape(self._board.prompt(self._game.view(SEAT)))
        left = self._left()
        if left is not None:
            request = f"[bold]{left}[/] {request}"
        return understand(self._screen.input(f"{request} [dim]{say('play-help-hint')}[/] > "))

    def _left(self) -> str | None:
        """Time left on a timer that the seat may see."""
        game = self._game
        seen = Game.restore(game.spec, game.settings, game.concealed(SEAT), game.n).deadline
        if seen is None or not game.legal_ids(SEAT):
            return None
        seconds = max(0, seen - self._now()) // 1000
        return f"{seconds // 60}:{seconds % 60:02}"

    def _obey(self, command: Command) -> bool:
        """Do what was typed; is there something new to show?"""
        simple: dict[str, Callable[[], bool]] = {
            "undo": lambda: self._say(say("terminal-no-undo")),
            "hint": self._hint,
            "help": lambda: self._say(say(f"terminal-{self._game.spec.name}-help")),
            "board": lambda: True,
            "position": lambda: self._say(say("play-no-position", game=self._game.spec.title)),
            "save": lambda: self._save(command.rest),
            "ok": self._go_on,
        }
        if command.word == "quit":
            raise Left
        return simple[command.word]() if command.word in simple else self._act(command.text)

    def _go_on(self) -> bool:
        """Enter alone: the only thing that can be done, if there is only one."""
        legal = self._game.legal(SEAT)
        return self._act(legal[0]) if len(legal) == 1 else True

    def _act(self, text: str) -> bool:
        try:
            self._tell(self._game.play(self._board.read(text, self._game.view(SEAT)), SEAT, t=self._now()))
        except IllegalAction as problem:
            words = say.maybe(f"{self._game.spec.name}-why-{problem.reason}")
            return self._say(words or str(problem))
        except MonumentaError as problem:
            return self._say(f"{problem}. {say('play-try-help')}")
        return True

    def _tell(self, played: Played) -> None:
        for line in self._board.tell(played.events, self._names):
            self._screen.print(line, markup=False)

    def _say(self, text: str) -> bool:
        self._screen.print(text, markup=False)
        return False

    def _hint(self) -> bool:
        """A suggestion, and what it is good for: what to do after it as well."""
        from monumenta.advice import Hint, hint

        from .advice import advice

        game = self._game
        if not game.legal_ids(SEAT):
            return self._say(say("play-try-help"))
        known = Game.restore(game.spec, game.settings, game.concealed(SEAT), game.n)
        known.advance(self._now())
        first = hint(game.spec, known.state(), game.settings, SEAT, self._luck.getrandbits(32))
        known.apply(first.do, SEAT, t=known.now)
        if known.over or not self._board.holds(known.view(SEAT)):
            return self._say(advice(first))
        then = hint(game.spec, known.state(), game.settings, SEAT, self._luck.getrandbits(32))
        both = say("terminal-then", first=first.do, then=then.do)
        return self._say(advice(Hint(first.do, first.reason, then.options), both))

    def _save(self, name: str) -> bool:
        if not name:
            return self._say(say("play-save-where"))
        try:
            self._game.save(name)
        except OSError as problem:
            return self._say(say("play-save-failed", file=name, reason=problem.strerror or str(problem)))
        return self._say(say("play-saved", file=name))

    def _end(self) -> None:
        self._screen.print()
        self._screen.print(self._board.result(self._game.open_view(), self._names))
        while True:
            command = understand(self._screen.input(f"{escape(say('play-over'))} > "))
            if command.word != "save":
                return
            self._save(command.rest)
