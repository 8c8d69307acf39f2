"""`python -m monumenta.contest.host MODULE:FUNCTION`: a bot written in Python as a program that speaks lines.

So it has a process of its own wherever it plays: it may crash, hang or eat memory, and only its game is lost.
"""

from __future__ import annotations

import base64
import importlib
import os
import sys
import threading
import traceback
from queue import SimpleQueue
from typing import Any, cast

import msgspec

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.record import Player
from monumenta.engine.match.registry import find

from .ask import Ask, Bot, games_of
from .messages import Do, Hello, Question, Ready, Start, ToBot, line


class NoSuchBot(MonumentaError):
    """A name that leads to no function."""


def load(entry: str) -> Bot:
    """The function that `module:function` names."""
    module, _, name = entry.partition(":")
    try:
        found: Any = importlib.import_module(module)
    except ImportError as problem:
        raise NoSuchBot(f"{entry}: {problem}; is its folder the current one, or installed?") from None
    for part in name.split("."):
        found = getattr(found, part, None)
    if not callable(found):
        raise NoSuchBot(f"{entry}: {module} has no function {name!r}")
    return cast("Bot", found)


class Host:
    def __init__(self, bot: Bot, name: str) -> None:
        self._bot = bot
        self._name = name
        self._start: Start | None = None

    def answer(self, message: ToBot) -> Ready | Do | None:
        if isinstance(message, Hello):
            games = games_of(self._bot)
            return Ready(self._name, None if games is None else list(games), ("state",))
        if isinstance(message, Start):
            self._start = message
        if isinstance(message, Question):
            return self._decide(message)
        return None

    def _decide(self, question: Question) -> Do:
        assert self._start is not None
        assert question.state is not None
        spec = find(self._start.game, self._start.rules)
        seats = [Player(name) for name in self._start.players]
        options = parse_options(spec, self._start.options)
        game = Game.restore(spec, options, base64.b64decode(question.state), question.n, seats)
        answer = self._bot(Ask(game, question.seat, question.seed))
        return Do(answer) if isinstance(answer, str) else Do(*answer)


def _read(lines: SimpleQueue[bytes]) -> None:
    """Pass lines on. The end of them is the end of the process, whatever the bot is thinking about."""
    for text in sys.stdin.buffer:
        lines.put(text)
    os._exit(0)


def main(entry: str) -> None:
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    out = sys.stdout.buffer
    sys.stdout = sys.stderr  # what a bot prints must not be taken for its answer
    host = Host(load(entry), entry.rpartition(":")[2])
    while True:
        answer = host.answer(msgspec.json.decode(lines.get(), type=ToBot))
        if answer is not None:
            out.write(line(answer))
            out.flush()


def fail(problem: BaseException) -> None:
    """Say what went wrong and go at once: the thread that reads would not let the interpreter end in good order."""
    if isinstance(problem, NoSuchBot):
        print(problem, file=sys.stderr)
    else:
        traceback.print_exception(problem, file=sys.stderr)
    sys.stderr.flush()
    os._exit(1)


if __name__ == "__main__":
    sys.path.insert(0, "")  # bots are looked for in the current folder, as with `python -m`
    try:
        main(sys.argv[1])
    except BaseException as problem:  # noqa: BLE001  # a bot may raise anything, SystemExit too
        fail(problem)
