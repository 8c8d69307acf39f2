"""A bot written in Python, asked in this process: for trying it out. In contests it has one of its own (`host`)."""

from __future__ import annotations

from random import Random

from monumenta.engine.match.game import Game
from monumenta.search.mind import BotFailed
from monumenta.search.realtime import PAUSE

from .ask import Ask, Bot


class FunctionBot:
    """What the function raises is raised: whoever tries a bot out wants to see where it went wrong."""

    paced = False

    def __init__(self, name: str, bot: Bot) -> None:
        self.name = name
        self._bot = bot

    def act(self, game: Game, seat: int, seed: int) -> str:
        return self.intend(game, seat, seed)[0]

    def intend(self, game: Game, seat: int, seed: int) -> tuple[str, int]:
        answer = self._bot(Ask(game.as_known(seat), seat, seed))
        do, wait = (answer, Random(seed).randint(*PAUSE)) if isinstance(answer, str) else answer
        if do not in game.legal(seat):
            raise BotFailed(f"wants {do[:80]!r}, which is not legal at move {game.n + 1}")
        return do, wait
