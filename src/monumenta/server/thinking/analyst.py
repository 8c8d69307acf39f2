"""The process that looks back on a game: its record on standard input, JSON lines on standard output.

The first line is a `Review` without steps, each further one a `Step`. It is a process of its own because it works for
most of a minute, partly in plain Python, which would make every page of the server wait; and so that it can be ended.
"""

from __future__ import annotations

import os
import sys

import msgspec

from monumenta.advice import look, review
from monumenta.engine.compile import compiled
from monumenta.engine.match.record import read

NICE = 5
"""Let the event loop go first, and people's other programs."""


def main(seconds: float) -> None:
    looked = look(read(sys.stdin.read()))
    compiled.use_or_plain(looked.game.spec)
    _say(looked.review)
    if hasattr(os, "nice"):
        os.nice(NICE)
    for step in review(looked, looked.budget(seconds)):
        _say(step)


def _say(what: msgspec.Struct) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(float(sys.argv[1]))
