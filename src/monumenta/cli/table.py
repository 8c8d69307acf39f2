"""One game at the keyboard: luck and bots move by themselves, people are asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from monumenta.engine.author.contract import IllegalAction, MonumentaError
from monumenta.engine.match.game import Game, Played, Preview
from monumenta.terminal.board import board_of
from monumenta.terminal.text import say

from .output import warm_up
from .words import Command, understand


class Left(Exception):
    """The person at the keyboard has had enough."""


class Table:
    """A game, who plays it, and the terminal it is played in."""

    def __init__(self, game: Game, luck: Random, screen: Console) -> None:
        self._game = game
        self._luck = luck
        self._screen = screen
        self._board = board_of(game.spec)
        self._names = [player.name for player in game.players]
        unmanned = game.spec.unmanned(game.settings)
        self._people = [s for s, player in enumerate(game.players) if player.bot is None and s not in unmanned]
        self._last_person: int | None = None
        self._turn = game.turn
        self._untold: list[Any] = []

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        self._make_ready()
        try:
            while not self._game.over:
                self._next()
            self._end()
        except (Left, EOFError, KeyboardInterrupt):
            self._screen.print(say("play-left"))

    def _make_ready(self) -> None:
        """A bot that searches is itself only with compiled rules: worth the wait before the first move."""
        from monumenta.search import searches

        bots = [player.bot for player in self._game.players if player.bot is not None]
        if any(searches(self._game.spec, bot) for bot in bots):
            warm_up(self._game.spec)

    # --- whose move it is -----------------------------------------------------------------------------

    def _next(self) -> None:
        actor = self._game.actor
        if actor == "chance":
            self._tell(self._game.roll(self._luck))
        elif not isinstance(actor, int):
            raise MonumentaError(say("play-needs-clock", game=self._game.spec.title))
        elif actor in self._people:
            self._person(actor)
        else:
            self._bot(actor)

    def _bot(self, seat: int) -> None:
        from monumenta.search import decide_turn

        game = self._game
        for do in decide_turn(game, game.players[seat].bot or "", seat, self._luck.getrandbits(32)):
            self._tell(game.play(do))

    def _tell(self, played: Played) -> None:
        """Keep what happened until the turn is over: a walk of four steps is one sentence."""
        self._untold += played.events
        if self._game.turn != self._turn or self._game.over:
            self._turn = self._game.turn
            for line in self._board.tell(self._untold, self._names):
                self._screen.print(line, markup=False)
            self._untold.clear()

    # --- a person's turn ------------------------------------------------------------------------------

    def _person(self, seat: int) -> None:
        self._hand_over(seat)
        turn: list[str] = []
        fresh = True
        while True:
            preview = self._game.preview(seat, turn)
            choices = [] if preview.complete else preview.game.choices(seat)
            if fresh:
                self._show(seat, preview, choices)
            command = self._ask(seat, preview)
            if command.word == "ok" and preview.complete:
                break
            fresh = self._obey(command, seat, turn, preview, choices)
        for do in turn:
            self._tell(self._game.play(do))

    def _hand_over(self, seat: int) -> None:
        """Nobody sees behind another's screen: clear it before the next person looks."""
        if len(self._people) > 1 and self._last_person not in (None, seat):
            self._screen.input(say("play-hand-over", who=self._names[seat]), markup=False)
            self._screen.clear()
        self._last_person = seat

    def _show(self, seat: int, preview: Preview, choices: list[Any]) -> None:
        self._screen.print()
        self._screen.print(self._board.draw(preview.game.view(seat), choices, self._names))
        if choices and self._board.numbered(choices):
            labels = [f"[cyan]{i:>2}[/] {self._board.label(choice)}" for i, choice in enumerate(choices, 1)]
            self._screen.print(Columns(labels, padding=(0, 3)))

    def _ask(self, seat: int, preview: Preview) -> Command:
        request = say("play-confirm") if preview.complete else self._board.prompt(preview.game.view(seat))
        if len(self._people) > 1:
            request = f"{self._names[seat]}: {request}"
        return understand(self._screen.input(f"{escape(request)} [dim]{say('play-help-hint')}[/] > "))

    def _obey(self, command: Command, seat: int, turn: list[str], preview: Preview, choices: list[Any]) -> bool:
        """Do what was typed; does the board need to be drawn again?"""
        simple: dict[str, Callable[[], bool]] = {
            "undo": lambda: self._undo(turn),
            "hint": lambda: self._hint(seat, preview),
            "help": lambda: self._say(say("play-help")),
            "board": lambda: True,
            "position": self._position,
            "save": lambda: self._save(command.rest),
            "ok": lambda: self._say(say("play-not-complete")),
        }
        if command.word == "quit":
            raise Left
        if command.word in simple:
            return simple[command.word]()
        answer = self._board.answer(command.text, preview.game.view(seat), choices)
        if answer is not None:
            self._screen.print(answer)
            return False
        return self._move(command.text, seat, turn, choices)

    def _say(self, text: str) -> bool:
        self._screen.print(text, markup=False)
        return False

    def _undo(self, turn: list[str]) -> bool:
        if not turn:
            return self._say(say("play-nothing-to-undo"))
        turn.pop()
        return True

    def _hint(self, seat: int, preview: Preview) -> bool:
        from monumenta.advice import hint

        from .advice import advice

        if preview.complete:
            return self._say(say("play-confirm-first"))
        game = preview.game
        return self._say(advice(hint(game.concealed(seat), game.settings, self._luck.getrandbits(32))))

    def _position(self) -> bool:
        """The position before this turn, to be set up again: here, in the browser or by another program."""
        game = self._game
        if game.spec.positions is None:
            return self._say(say("play-no-position", game=game.spec.title))
        self._screen.print(game.position(), markup=False, highlight=False, soft_wrap=True)  # a broken word is no word
        return False

    def _save(self, name: str) -> bool:
        if not name:
            return self._say(say("play-save-where"))
        try:
            self._game.save(name)
        except OSError as problem:
            return self._say(say("play-save-failed", file=name, reason=problem.strerror or str(problem)))
        return self._say(say("play-saved", file=name))

    def _move(self, text: str, seat: int, turn: list[str], choices: list[Any]) -> bool:
        if not choices:
            return self._say(say("play-confirm-first"))
        if text.isdecimal():
            if not self._board.numbered(choices):
                return self._say(say("play-not-numbered"))
            if not 1 <= int(text) <= len(choices):
                return self._say(say("play-no-such-number", count=len(choices)))
            text = choices[int(text) - 1].do
        try:
            self._game.preview(seat, [*turn, text])
        except IllegalAction as problem:
            words = say.maybe(f"{self._game.spec.name}-why-{problem.reason}", **problem.why.args)
            return self._say(words or str(problem))
        except MonumentaError as problem:
            return self._say(f"{problem}. {say('play-try-help')}")
        turn.append(text)
        return True

    # --- the end --------------------------------------------------------------------------------------

    def _end(self) -> None:
        self._screen.print()
        self._screen.print(self._board.result(self._game.open_view(), self._names))
        while self._people:
            command = understand(self._screen.input(f"{escape(say('play-over'))} > "))
            if command.word != "save":
                return
            self._save(command.rest)
