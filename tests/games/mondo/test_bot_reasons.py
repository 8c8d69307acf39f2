"""Hints in Mondo Sapiens: a legal action of the best bot, and a reason that has a text and is true."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from monumenta.advice import hint
from monumenta.engine.compile.compiled import use
from monumenta.engine.match.game import Game
from monumenta.engine.match.registry import find
from monumenta.games.mondo.bot import reasons as mondo_hint
from monumenta.games.mondo.view import View
from monumenta.search import choose_id
from monumenta.search.kit import hint_reason
from tests.cli.test_text import GAMES
from tests.games.mondo.test_bot import OPTIONS, begun, decisions

SPEC = find("mondo")
TEXTS = GAMES / "mondo" / "texts"


def keys(language: str) -> set[str]:
    text = (TEXTS / language / "table.ftl").read_text("utf-8")
    return set(re.findall(r"^([a-z][a-z0-9-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_reason_has_a_text(language: str) -> None:
    reasons = set(re.findall(r'"(mondo-hint-[a-z]+)"', Path(mondo_hint.__file__).read_text("utf-8")))
    assert len(reasons) > 7
    assert reasons <= keys(language)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_hint_is_what_the_best_bot_does(options: dict[str, object]) -> None:
    use(SPEC)
    for game, seat in decisions(options, 5):
        given = hint(game.concealed(seat), game.settings, game.n)
        do, reason = given.do, given.reason
        assert do == game.write(choose_id(game.concealed(seat), "master", game.n))
        assert do in game.legal(seat)
        assert reason in keys("en")


def closed(game: Game, seat: int) -> int:
    """Enclosed landscapes of a board, as its sheet would say if the turn ended now."""
    twin = game.copy()
    for other in range(len(game.players)):
        twin.play("out", other, t=twin.now)
    view: View = twin.open_view()
    return next(row.points for row in view.players[seat].sheets[-1].rows if row.key == "landscapes")


def test_reasons_of_placements_are_true() -> None:
    """Every placement of a game in which a bot plays well."""
    use(SPEC)
    seen: Counter[str] = Counter()
    game = begun(players=1, clock="none")
    for seed in range(60):
        action = choose_id(game.concealed(0), "club", seed)
        reason = hint_reason(SPEC, game, 0, action)
        do = game.write(action)
        before: View = game.view(0)
        scored = closed(game, 0) if do.startswith("put") else 0
        game.play(do, 0, t=game.now + 1)
        if game.actor != "anyone" or game.view(0).phase != "play":
            break
        after: View = game.view(0)
        if do.startswith("put"):
            seen[reason] += 1
            assert (reason == "mondo-hint-cheap") == (len(after.players[0].wrong) > len(before.players[0].wrong))
            if reason == "mondo-hint-closes":
                assert closed(game, 0) > scored
    assert seen["mondo-hint-fits"] > 3
    assert seen["mondo-hint-closes"] > 0


def test_reasons_of_other_actions() -> None:
    game = begun(level="expert")
    wanted = {
        "take 3": "mondo-hint-take",
        "turn 3": "mondo-hint-turn",
        "village shepherds": "mondo-hint-village",
        "out": "mondo-hint-out",
    }
    for do, reason in wanted.items():
        assert hint_reason(SPEC, game, 0, SPEC.parse(None, do)) == reason
    assert hint_reason(SPEC, game, 0, SPEC.parse(None, "building 0")) == "mondo-hint-building"
    assert hint_reason(SPEC, game, 0, SPEC.parse(None, "back front")) == "mondo-hint-back"
    assert hint_reason(SPEC, game, 0, SPEC.parse(None, "ready")) == "mondo-hint-ready"
