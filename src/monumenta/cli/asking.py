"""A question before something that cannot be undone."""

from __future__ import annotations

import sys

import typer

from monumenta.engine.author.contract import BadOption
from monumenta.terminal.text import say


def be_sure(question: str, *, yes: bool) -> None:
    """Go on only if whoever sits there says so, or said so beforehand. It is asked on stderr: the answer to the command
    itself may be for a program."""
    if yes:
        return
    print(question, say("admin-yes-or-no"), end=" ", file=sys.stderr, flush=True)
    answer = sys.stdin.readline()
    if not answer:
        print(file=sys.stderr)
        raise BadOption(say("admin-nobody-answers"))
    if answer.strip().casefold() not in say("admin-words-yes").split():
        print(say("admin-unchanged"), file=sys.stderr)
        raise typer.Exit(1)
