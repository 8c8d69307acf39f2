"""Hints in Monumental Moves: a legal action of the best bot, and a reason that has a text and is true."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from monumenta.advice import hint
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.registry import find
from monumenta.games.moves.bot import reasons as moves_hint
from monumenta.games.moves.view import Captured, Claimed, Event
from monumenta.search import Budget, choose_id
from monumenta.search.kit import hint_reason
from tests.cli.test_text import GAMES
from tests.games.moves.test_bot import OPTIONS, decisions, played

SPEC = find("moves")
TEXTS = GAMES / "moves" / "texts"


def keys(language: str) -> set[str]:
    text = (TEXTS / language / "help.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reason_has_a_text(language: str) -> None:
    reasons = set(re.findall(r'"(moves-hint-[a-z]+)"', Path(moves_hint.__file__).read_text("utf-8")))
    assert len(reasons) > 7
    assert reasons <= keys(language)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_hint_is_what_the_best_bot_does(options: dict[str, object]) -> None:
    use(SPEC)
    budget = Budget(playouts=50)
    for game, seat in decisions(options, 5):
        given = hint(game.concealed(seat), game.settings, game.n, budget)
        do, reason = given.do, given.reason
        assert do == game.write(choose_id(game.concealed(seat), "master", game.n, budget))
        assert do in game.legal(seat)
        assert reason in keys("en")


def test_reasons_are_true() -> None:
    seen: Counter[str] = Counter()
    for seed in range(4):
        for game, seat in decisions({}, seed):
            legal = game.legal_ids(seat)
            for action in legal[:: len(legal) // 12 + 1]:
                reason = hint_reason(SPEC, game, seat, action)
                seen[reason] += 1
                events: list[Event] = game.preview(seat, [game.write(action)]).events
                captures = any(isinstance(event, Captured) for event in events)
                claims = any(isinstance(event, Claimed) for event in events)
                assert (reason == "moves-hint-only") == (len(legal) == 1)
                if len(legal) > 1:
                    assert (reason == "moves-hint-people") == (game.view(seat).phase == "people")
                    assert (reason == "moves-hint-capture") == captures
                    assert (reason == "moves-hint-claim") == (claims and not captures)
    assert {f"moves-hint-{word}" for word in ("claim", "large", "search", "threat", "people")} <= set(seen)


def test_building_at_home_and_in_the_way() -> None:
    game = played("people r4 c5", "obelisk r9 c9", "castle r0 c2", "obelisk r9 c7", "opera r3 c0", "sphinx r8 c7")
    game.play("sphinx.1 r2 c1")
    assert game.view(0).board[0][0] == "l"
    game.play("petra r6 c7")
    home = game.spec.parse(None, "sphinx r0 c0")
    assert hint_reason(SPEC, game, 0, home) == "moves-hint-home"
