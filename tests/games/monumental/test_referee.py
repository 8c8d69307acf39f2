"""The referee of Monumental, from the rulebook: what is planted is noticed, and it knows all rules versions."""

from __future__ import annotations

from typing import Any, cast

import pytest

from monumenta.engine.match.registry import find
from monumenta.games.monumental.game import Options
from tests.games import referees
from tests.games.monumental import referee_events, referee_land, referee_points
from tests.games.monumental.referee import Referee
from tests.games.monumental.referee_box import CARDS, POLICIES
from tests.games.monumental.referee_table import Realm, Table
from tests.games.referees import court

DEFAULTS = {name: getattr(Options(), name) for name in Options.__struct_fields__}


def compare(setting: str, seed: int, games: int = 1) -> None:
    """That they agree in every setting is compared for all games in tests/games/test_referees.py."""
    where = court(find("monumental"))
    assert where is not None
    referees.compare(where, setting, seed, games)


# --- a difference is noticed ---


def test_another_price_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    right = referee_land.price

    def dearer(table: Table, realm: Realm, name: str, less: int = 0) -> int:
        return right(table, realm, name, less) + 1

    monkeypatch.setattr(referee_land, "price", dearer)
    with pytest.raises(AssertionError, match=r"legal[\s\S]*conquer"):
        compare("two", seed=1)


def test_other_odds_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def flat(self: Referee) -> dict[str, int]:
        return dict.fromkeys(self.legal("chance"), 1)

    monkeypatch.setattr(Referee, "odds", flat)
    with pytest.raises(AssertionError, match=r"odds[\s\S]*draw work-camp"):
        compare("two", seed=1)


def test_another_event_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def untold(table: Table, before: referee_events.Snapshot) -> list[dict[str, Any]]:
        del table, before
        return []

    monkeypatch.setattr(referee_events, "completed", untold)
    with pytest.raises(AssertionError, match=r"events after[\s\S]*founded"):
        compare("two", seed=1, games=3)


def test_other_points_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def ignorant(table: Table, realm: Realm) -> int:
        del table, realm
        return 0

    monkeypatch.setattr(referee_points, "knowledge", ignorant)
    with pytest.raises(AssertionError, match="scores"):
        compare("two", seed=1)


def test_another_winner_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(self: Referee) -> list[int]:
        del self
        return []

    monkeypatch.setattr(Referee, "winners", nobody)
    with pytest.raises(AssertionError, match="winners"):
        compare("two", seed=1)


# --- rules versions, which the referee knows too ---


def table_of(version: str, **options: Any) -> Referee:
    """A game whose first turn is about to be taken: seat 0 in the Capital c1, with nothing in its supply."""
    referee = Referee({**DEFAULTS, "starter": 0, **options}, version)
    while referee.actor() == "chance" or referee.asked() == "lines":
        texts = referee.odds() if referee.actor() == "chance" else ["city r1 c1"]
        referee.play(referee.actor(), next(iter(texts)), 0)
    for realm in referee.table.realms:
        realm.supply.clear()
        realm.deck.clear()
    return referee


def ask_again(referee: Referee) -> None:
    """The menu was made before the supply changed: a free act makes it anew."""
    referee.table.realms[0].supply["T"] += 1
    cast("Any", referee)._now.texts.append("produce")
    referee.play(0, "produce", 0)
    referee.table.realms[0].supply["P"] = 0


@pytest.mark.parametrize(("version", "after"), [("1", {"pass"}), ("2", {"pick 1", "end"})])
def test_after_the_last_paid_step_a_token_may_be_taken_since_version_2(version: str, after: set[str]) -> None:
    referee = table_of(version)
    referee.table.realms[0].supply["M"] = 1
    ask_again(referee)
    referee.play(0, "step 1 ne", 0)
    assert referee.actor() == (1 if version == "1" else 0)
    assert after <= referee.legal(referee.actor())


@pytest.mark.parametrize(("version", "actor"), [("1", 1), ("2", 0)])
def test_a_token_in_hand_keeps_a_turn_open_for_a_drawn_card_since_version_2(version: str, actor: int) -> None:
    referee = table_of(version)
    realm = referee.table.realms[0]
    realm.supply.update({"S": 3, "T": 2})
    realm.produced = 0
    realm.top.append("mine")
    assert CARDS["mine"].text == "if produced 2, gain 1G"
    ask_again(referee)
    realm.produced = 0
    referee.play(0, "advance", 0)
    assert [drawn.card for drawn in realm.drawn] == ["mine"]
    assert referee.actor() == actor
    if version == "2":
        assert referee.legal(0) == {"produce", "end"}
        referee.play(0, "produce", 0)
        referee.play(0, "produce", 0)
        assert referee.legal(0) == {"use drawn mine", "end"}


@pytest.mark.parametrize(("version", "usable"), [("1", False), ("2", True)])
def test_every_hero_may_be_used_once_in_the_base_game_since_version_2(version: str, usable: bool) -> None:
    referee = table_of(version, mode="classic", heroes=True, players=4)
    realm = referee.table.realms[0]
    realm.supply["G"] = 20
    ask_again(referee)
    for text in ("hire archimedes", "use hero", "dismiss", "hire archimedes"):
        referee.play(0, text, 0)
    assert "use hero" not in referee.legal(0), "each once"
    referee.play(0, "dismiss", 0)
    referee.play(0, "hire homer", 0)
    assert ("use hero" in referee.legal(0)) == usable


@pytest.mark.parametrize(
    ("version", "actor", "offered"),
    [("1", 1, None), ("2", 1, None), ("3", 0, {"produce", "trade 2", "skip"})],
)
def test_a_bonus_waits_for_tokens_since_version_3(version: str, actor: int, offered: set[str] | None) -> None:
    referee = table_of(version)
    realm = referee.table.realms[0]
    realm.civ = "egypt"
    realm.project = "pyramids"
    realm.supply.update({"C": 1, "T": 1})
    realm.markets[1] = "science"
    assert POLICIES["corvee"].bonus == "stage -2"
    ask_again(referee)
    referee.play(0, "policy corvee", 0)
    assert referee.actor() == actor
    if offered is not None:
        assert referee.legal(0) == offered
        referee.play(0, "trade 2", 0)
        assert referee.legal(0) == {"produce", "skip"}
        referee.play(0, "produce", 0)
        assert referee.legal(0) == {"way 1", "skip"}
        referee.play(0, "way 1", 0)
        assert realm.wonders == ["pyramids"]


@pytest.mark.parametrize(("version", "offered"), [("2", {"way 1", "skip"}), ("3", {"way 1", "produce", "skip"})])
def test_tokens_are_spent_while_a_way_is_chosen_since_version_3(version: str, offered: set[str]) -> None:
    referee = table_of(version)
    realm = referee.table.realms[0]
    realm.civ = "egypt"
    realm.project = "pyramids"
    realm.supply.update({"C": 1, "T": 1, "G": 1})
    ask_again(referee)
    referee.play(0, "policy corvee", 0)
    assert referee.legal(0) == offered
