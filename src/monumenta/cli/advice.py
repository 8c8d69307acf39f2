"""A hint in words: what to do, why, and how good the best alternatives are beside it."""

from __future__ import annotations

from typing import Final

from monumenta.advice import Hint, Weighed
from monumenta.terminal.text import say

SHOWN: Final = 3


def advice(hint: Hint, do: str | None = None) -> str:
    """The lines to print; `do` in place of the action's own text."""
    lines = [say("play-hint", do=do or hint.do, why=say.maybe(hint.reason) or "")]
    best = hint.options[:SHOWN]
    if len(best) > 1:
        lines.append(say("play-hint-chances" if best[0].points is None else "play-hint-points", list=_listed(best)))
    return "\n".join(lines)


def _listed(best: list[Weighed]) -> str:
    return ", ".join(
        say("play-hint-chance", do=one.do, percent=round(100 * (one.win or 0)))
        if one.points is None
        else say("play-hint-point", do=one.do, points=f"{one.points:+.1f}".replace("-", "−"))
        for one in best
    )
