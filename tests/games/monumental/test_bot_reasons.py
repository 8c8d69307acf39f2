"""Hints in Monumental: a legal action, a reason that has a text, and one that is true."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from monumenta.advice import hint
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.monumental.bot import reasons as monumental_hint
from monumenta.games.monumental.view import View
from monumenta.search import Budget
from monumenta.search.kit import hint_reason
from tests.cli.test_text import GAMES
from tests.games.monumental.test_bot import OPTIONS, decisions, played

SPEC = find("monumental")
TEXTS = GAMES / "monumental" / "texts"
REASONS = set(re.findall(r'"(monumental-hint-[a-z-]+)"', Path(monumental_hint.__file__).read_text("utf-8")))


def keys(language: str) -> set[str]:
    text = (TEXTS / language / "help.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reason_has_a_text_and_every_text_a_reason(language: str) -> None:
    assert len(REASONS) > 40
    assert {key for key in keys(language) if key.startswith("monumental-hint-")} == REASONS


def test_every_action_of_random_games_has_a_reason() -> None:
    """Whatever a bot may suggest."""
    use(SPEC)
    seen: Counter[str] = Counter()
    for options in OPTIONS:
        for game, seat in decisions(options, 4):
            for action in Random(game.n).choices(game.legal_ids(seat), k=2):
                seen[hint_reason(SPEC, game, seat, action)] += 1
    assert set(seen) <= REASONS | {"hint-any"}
    assert len(seen) > 35


def test_a_hint_is_legal_and_its_reason_true() -> None:
    use(SPEC)
    seen: Counter[str] = Counter()
    for game, seat in played({"players": 3, "heroes": True, "monsters": True}, 2):
        given = hint(game.concealed(seat), game.settings, game.n, Budget(playouts=10))
        do, reason = given.do, given.reason
        assert do in game.legal(seat)
        assert reason in REASONS
        seen[reason] += 1
        check(game, seat, do, reason)
    assert len(seen) > 20


def check(game: Game, seat: int, do: str, reason: str) -> None:
    before: View = game.view(seat)
    if reason == "monumental-hint-only":
        assert len(game.legal(seat)) == 1
    elif reason == "monumental-hint-rival":
        tile = next(tile for tile in before.tiles if tile.id == do.split()[1])
        assert tile.owner not in (None, seat)
    elif reason.startswith("monumental-hint-lead-"):
        kind = reason.rsplit("-", 1)[1]
        counts = [getattr(player.points, kind) for player in before.civilizations]
        others = max(n for other, n in enumerate(counts) if other != seat)
        assert counts[seat] < max(1, others) <= counts[seat] + 1
