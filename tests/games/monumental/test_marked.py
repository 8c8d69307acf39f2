"""What is marked by an Action token in a round: T8."""

from __future__ import annotations

from monumenta.engine.match.concealed import Concealed
from monumenta.engine.match.registry import find
from monumenta.games.monumental.view import view
from tests.games.monumental.table import Table, acting

USES = ["r1c1", "r1c2", "r1c3", "r2c1", "r3c1", "navigation", "policy", "hero"]


def much_used() -> Table:
    """Five activated cards, attached Knowledge, the Policy, the Hero and both Explorers are used in one round."""
    table = acting("egypt", "greece", heroes=True)
    table.city(0, "hanging-gardens", "navigation+notre-dame", "eiffel-tower", "notre-dame", "", "", "hanging-gardens")
    table.s.active[0] = 0b001001111
    table.policies(0, "nile-floods")
    table.hire(0, "archimedes")
    for use in USES:
        table.do(f"use {use}")
        if use == "navigation":
            table.do("military")
    table.give(0, military=2)
    table.do("step 1 e", "pick 1", "step 2 ne", "pick 2", "end")
    return table


def test_action_tokens_never_run_out() -> None:
    table = much_used()
    assert [table.why(f"use {use}") for use in USES] == ["E1"] * 6 + ["P2", "H4"]
    assert table.has(0, "tokens") == 2


def test_what_bears_an_action_token_is_shown() -> None:
    shown = view(Concealed(find("monumental"), much_used().s.tobytes(), 1)).civilizations[0]
    assert [place.used for place in shown.city] == [True, True, True, True, False, False, True, False, False]
    assert shown.city[1].used_knowledge == ["navigation"]
    assert (shown.policy_used, shown.hero_used, shown.explorers_acted) == (True, True, [True, True])
