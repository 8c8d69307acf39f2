"""The laws that every game keeps, and every card, token, unit and piece accounted for at every step."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from bench.monumental_accounts import FINE, LAWS as BOOKS, problem
from bench.monumental_survey import check_books
from monumenta.engine.author.state import record
from monumenta.engine.compile.plain import plain_state
from monumenta.games.monumental.actions import Action
from monumenta.games.monumental.notation import parse
from monumenta.games.monumental.resources import Res
from monumenta.games.monumental.state import State
from monumenta.testing import LAWS
from tests.games.monumental.table import SPEC, Table

OPTIONS: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {
        "mode": st.sampled_from(["rounds", "classic"]),
        "players": st.sampled_from([2, 3, 4, 5]),
        "starter": st.sampled_from(["random", 0, 1]),
        "civilizations": st.sampled_from(["random", "choose"]),
        "renaissance": st.booleans(),
        "heroes": st.booleans(),
        "monsters": st.booleans(),
        "conquest_model": st.sampled_from(["units", "payment"]),
        "warlord_strength": st.sampled_from([2, 1]),
        "science_advance_cost": st.sampled_from([3, 1, 5]),
        "outpost_cost": st.sampled_from([0, 2]),
        "start_gold": st.sampled_from([2, 0, 5]),
        "wonder_scoring": st.sampled_from(["token", "card"]),
        "last_round_test": st.sampled_from(["start", "during"]),
        "move_granularity": st.sampled_from(["several", "one"]),
        "automas": st.sampled_from([0, 0, 1]),
        "automa_advanced": st.sampled_from([0, 2, 4]),
    }
)


@pytest.mark.parametrize("law", list(LAWS))
@settings(max_examples=3)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_law(law: str, options: dict[str, Any], seed: int) -> None:
    LAWS[law](SPEC, options, seed)


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("mode", ["rounds", "classic"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everything_is_accounted_for(players: int, mode: str, bot: str) -> None:
    """A game or two of each kind; `python -m bench.monumental_survey --accounts` plays thousands."""
    for modules in ("none", "an Automa, Monsters", "Heroes, Monsters, Renaissance")[: 3 if bot == "random" else 1]:
        books = check_books(players, mode, modules, bot, 1, players)
        assert books.problem is None
        assert books.games == 1
        assert books.actions > 100


def checked_step(table: Table, text: str) -> None:
    """Do something, and look at the books."""
    before = plain_state(record(State), table.s.tobytes())
    action = parse(table.s, text)
    table.step(text)
    found = problem(table.s, before, action, [0] * 1000)
    assert found == FINE, f"{text}: not so: {BOOKS[found]}"


def cheat(change: Callable[[Any], None]) -> str:
    """What the books say when something has been changed by hand, after nothing was done."""
    table = Table(civs=("egypt", "greece"), heroes=True, monsters=True)
    before = plain_state(record(State), table.s.tobytes())
    assert problem(table.s, before, Action.PASS, [0] * 1000) == FINE
    change(table.s)
    return BOOKS[problem(table.s, before, Action.PASS, [0] * 1000)]


def _add(s: Any, grid: str, at: tuple[int, int], n: int) -> None:
    getattr(s, grid)[at] += n


def _set(s: Any, field: str, at: int, value: int) -> None:
    getattr(s, field)[at] = value


def _take_production(s: Any) -> None:
    s.stocked &= s.stocked - 1


CHEATS: dict[str, tuple[Callable[[Any], None], str]] = {
    "a card too many": (lambda s: _add(s, "discard", (0, 1), 1), "a pile has as many cards as it says"),
    "a card archived twice": (
        lambda s: _add(s, "archive", (0, 1), 1),
        "everybody has the starting cards and no others'",
    ),
    "a pile that grows": (lambda s: _set(s, "basics", 0, 11), "every Basic Building is in one place"),
    "a card shown that is in the deck": (
        lambda s: _set(s, "display", 0, s.display[1]),
        "every development card is in one place",
    ),
    "Knowledge of nobody": (lambda s: _set(s, "knowledge_by", 0, 1), "Knowledge belongs to who has the card"),
    "a place that forgets": (lambda s: _add(s, "attached", (0, 0), 1), "Knowledge is attached where its place says"),
    "a Wonder without card": (lambda s: _set(s, "wonder_by", 0, 1), "a Wonder was built by who has the card"),
    "a tenth Soldier": (lambda s: _set(s, "soldiers", s.capital[0], 10), "nine Soldiers and two Outposts each"),
    "a third Outpost": (lambda s: _set(s, "outposts_left", 0, 3), "nine Soldiers and two Outposts each"),
    "a Province held by nobody": (lambda s: _set(s, "owner", 0, 1), "a realm is what its units hold"),
    "an Explorer at sea": (lambda s: _add(s, "explorer", (0, 0), 99), "every piece is on the map"),
    "a debt": (lambda s: _add(s, "res", (0, Res.PRODUCTION), -1), "no supply is below zero"),
    "a gift": (lambda s: _add(s, "res", (1, Res.GOLD), 1), "what is kept changes on one's own turn only"),
    "a token that is gone": (lambda s: _set(s, "pool", 0, 0), "Exploration tokens add up"),
    "a Market token that is gone": (lambda s: _set(s, "market_left", 0, 1), "Market tokens add up"),
    "Production without an Explorer": (_take_production, "Production tokens are taken by Explorers only"),
    "a Wonder token without Wonder": (
        lambda s: _set(s, "wonder_at", 0, s.capital[0] + 1),
        "every Wonder completed has its token",
    ),
    "a Hero twice": (lambda s: _set(s, "hero", 0, 1), "every Hero is in one place"),
    "a Monster nowhere": (lambda s: _set(s, "lair", 0, 1), "every Monster is in one place"),
}


@pytest.mark.parametrize("name", list(CHEATS))
def test_the_books_notice(name: str) -> None:
    change, law = CHEATS[name]
    assert cheat(change) == law
