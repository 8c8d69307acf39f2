"""Hints: a legal action, a reason that has a text, and nothing that the seat could not know."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from monumenta.advice import hint
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.concealed import Concealed
from monumenta.games.monuments.bot import reasons as monuments_hint
from monumenta.search import Budget, choose_id
from monumenta.search.kit import hint_reason
from tests.cli.test_text import SOURCES
from tests.games.monuments.positions import rim_laid
from tests.search.test_decide import OPTIONS, SPEC, decisions, rehidden


def keys(language: str) -> set[str]:
    found: set[str] = set()
    for file in SOURCES.glob(f"**/{language}/*.ftl"):
        found.update(re.findall(r"^([a-z][a-z0-9-]*) =", file.read_text("utf-8"), re.MULTILINE))
    return found


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reason_has_a_text(language: str) -> None:
    source = Path(monuments_hint.__file__).read_text("utf-8")
    reasons = set(re.findall(r'return "(monuments-hint-[a-z]+)"|else "(monuments-hint-[a-z]+)"', source))
    named = {reason for pair in reasons for reason in pair if reason}
    assert len(named) > 5
    assert named | {"hint-any"} <= keys(language)


def test_a_hint_is_what_the_best_bot_does_and_says_why() -> None:
    use(SPEC)
    seen: Counter[str] = Counter()
    texts = keys("en")
    for options in OPTIONS:
        for game, seat in decisions(options, 2):
            given = hint(game.concealed(seat), game.settings, game.n, Budget(playouts=40))
            do, reason = given.do, given.reason
            assert do == game.write(choose_id(game.concealed(seat), "master:40", game.n))
            assert do in game.legal(seat)
            assert reason in texts
            seen[reason] += 1
    assert {"monuments-hint-gem", "monuments-hint-level", "monuments-hint-mix", "monuments-hint-walk"} <= set(seen)


def test_a_hint_tells_no_more_than_the_table() -> None:
    for game, seat in decisions({"players": 3}, 8):
        other = rehidden(game.state(), seat, game.n)
        wanted = hint(game.concealed(seat), game.settings, 5, Budget(playouts=40))
        assert hint(Concealed(SPEC, other, seat), game.settings, 5, Budget(playouts=40)) == wanted


def test_reasons_fit_the_action() -> None:
    for game, seat in decisions({"players": 2, "monument": "notre-dame"}, 4):
        choices = game.choices(seat)
        for choice, action in zip(choices, game.legal_ids(seat), strict=True):
            reason = hint_reason(SPEC, game, seat, action)
            if len(choices) == 1:
                assert reason == "monuments-hint-only"
            elif choice.colour == "blue":
                assert reason == "monuments-hint-gem"
            elif choice.colour == "black":
                assert reason == "monuments-hint-black"
            elif choice.kind == "build":
                best = choice.points == max(c.points for c in choices)
                assert (reason == "monuments-hint-level") == best
            else:
                fresh = choice.colour is not None and game.view(seat).hands[seat][choice.colour] == 0
                assert reason == ("monuments-hint-mix" if fresh else "monuments-hint-walk")


def test_naming_a_single_space_is_a_guess() -> None:
    game = rim_laid(monument="taj-mahal", starter=1)
    given = hint(game.concealed(1), game.settings, 3)
    do, reason = given.do, given.reason
    assert do.startswith("single m")
    assert reason == "monuments-hint-random"
