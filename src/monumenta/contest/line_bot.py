"""A bot in a process of its own, as a mind that plays one game at a time.

The process lives from game to game. When it fails its game is lost, and for the next game there is a new one.
"""

from __future__ import annotations

import base64
import contextlib
from collections.abc import Sequence
from random import Random
from typing import Final

import msgspec

from monumenta.engine.match.game import Game
from monumenta.search.mind import BotFailed
from monumenta.search.realtime import PAUSE

from .line_process import LineProcess
from .messages import PROTOCOL, Do, End, Hello, Question, Ready, Start, line

MOVE_SECONDS: Final = 10.0
"""For a decision, unless somebody says otherwise."""
START_SECONDS: Final = 30.0
"""From the start of the program to its first answer: some languages take their time."""
SHORTEST_WAIT: Final = 20
"""Milliseconds that any action takes where everybody acts at once."""


class LineBot:
    """Call `begin` before a game and `end` after it; in between it may be asked."""

    paced = False

    def __init__(self, name: str, command: Sequence[str], seconds: float = MOVE_SECONDS) -> None:
        self.name = name
        self._command = list(command)
        self._seconds = seconds
        self._process: LineProcess | None = None
        self._ready = Ready()
        self._told = False
        """Does this process know which game it plays?"""

    def hello(self) -> Ready:
        """What the program says of itself; raises BotFailed."""
        self._running()
        return self._ready

    def begin(self) -> None:
        """What is asked from now on belongs to another game."""
        self._told = False

    def end(self, scores: Sequence[int], winners: Sequence[int]) -> None:
        """Tell the program how the game ended, if it has lived to hear it."""
        if self._told and self._process is not None and self._process.alive:
            with contextlib.suppress(BotFailed):
                self._process.tell(line(End(list(scores), list(winners))))
        self._told = False

    def close(self) -> None:
        if self._process is not None:
            self._process.close()
            self._process = None

    def kill(self) -> None:
        """As `close`, without a word."""
        if self._process is not None:
            self._process.kill()

    def act(self, game: Game, seat: int, seed: int) -> str:
        return self._ask(game, seat, seed).do

    def intend(self, game: Game, seat: int, seed: int) -> tuple[str, int]:
        answer = self._ask(game, seat, seed)
        wait = Random(seed).randint(*PAUSE) if answer.wait is None else answer.wait
        return answer.do, max(wait, SHORTEST_WAIT)

    def _running(self) -> LineProcess:
        if self._process is None or not self._process.alive:
            self._told = False
            self._process = LineProcess(self._command)
            self._ready = self._process.ask(line(Hello(PROTOCOL)), Ready, START_SECONDS)
        return self._process

    def _ask(self, game: Game, seat: int, seed: int) -> Do:
        process = self._running()
        if not self._told:
            process.tell(line(_start(game, seat)))
            self._told = True
        legal = game.legal(seat)
        answer = process.ask(line(self._question(game, seat, seed, legal)), Do, self._seconds)
        if answer.do not in legal:
            raise BotFailed(f"wants {answer.do[:80]!r}, which is not legal at move {game.n + 1}")
        return answer

    def _question(self, game: Game, seat: int, seed: int, legal: list[str]) -> Question:
        wants = self._ready.wants
        return Question(
            n=game.n,
            seat=seat,
            t=game.now,
            seed=seed,
            view=game.view(seat) if "view" in wants else None,
            legal=legal if "legal" in wants else None,
            choices=game.choices(seat) if "choices" in wants else None,
            state=base64.b64encode(game.concealed(seat).state).decode() if "state" in wants else None,
        )


def _start(game: Game, seat: int) -> Start:
    return Start(
        game=game.spec.name,
        rules=game.spec.version,
        options=msgspec.to_builtins(game.settings),
        seat=seat,
        players=[player.name for player in game.players],
    )
