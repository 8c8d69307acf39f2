"""The Automa: its cards, every kind of line, every tie, every civilization, in both modes."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from monumenta.engine.author.contract import BadOption
from monumenta.engine.match.game import Game
from monumenta.games.monumental import rules
from monumenta.games.monumental.box import AutomaLine, BoxError, Tile, check_box
from monumenta.games.monumental.counts import BOX, AutomaDeck
from monumenta.games.monumental.land import first_of
from monumenta.games.monumental.monsters import attack
from monumenta.games.monumental.notation import (
    AUTOMA_NAMES,
    CARD_NAMES,
    GOODS_NAMES,
    KNOWLEDGE_NAMES,
    MONSTER_NAMES,
    WONDER_NAMES,
)
from monumenta.games.monumental.state import Chosen, Mark, Need, Phase
from monumenta.games.monumental.tables import MARKET_TILES
from monumenta.games.monumental.view import Automaton, Decided, Took
from tests.games.monumental.table import SPEC, Table
from tests.games.monumental.test_laws import checked_step

HUMAN, AUTOMA = 0, 1
FULL = ("factory", "printing", "pyramids", "emporium", "theology", "machu-picchu")
"""A display of two rows of three: Buildings of 5 and 3, Knowledge of 5 and 6, Wonders of 6 and 8 in all."""


def solo(civ: str = "denmark", **options: Any) -> Table:
    """A player and an Automa in its Action phase; the Automa has no Gold and may draw one more card."""
    human = "egypt" if civ != "egypt" else "japan"
    chosen: dict[str, Any] = {"mode": "classic", "automas": 1} | options
    table = Table(civs=(human, civ), **chosen)
    if table.s.mode != Chosen.CLASSIC:
        table.do("city r1 c1")
    s = table.s
    s.phase, s.need, s.acted, s.seat = Phase.ACTION, 0, 0, AUTOMA
    s.marks[HUMAN] = Mark.PASSED
    table.strip(AUTOMA)
    s.automa_drawn[AUTOMA] = 1
    return table


def follow(table: Table, *luck: str) -> Table:
    """The Automa goes on, with this luck."""
    table.force += luck
    rules.settle(table.s)
    table.roll()
    return table


def nowhere_to_go(table: Table) -> Table:
    """Nothing is left for Explorers."""
    table.s.stocked = 0
    for market in range(4):
        table.s.market_left[market] = 0
    return table


def spot(table: Table, tile: int) -> Tile:
    layout: int = table.s.layout
    return BOX.maps[layout].tiles[tile]


def apart(one: Tile, other: Tile) -> int:
    q, r = one.q - other.q, one.r - other.r
    return (abs(q) + abs(r) + abs(q + r)) // 2


def gold(table: Table) -> int:
    return table.has(AUTOMA, "gold")


def gained(table: Table) -> set[str]:
    return {name for card, name in enumerate(CARD_NAMES) if table.s.archive[AUTOMA, card]}


def holds(table: Table, *tiles: str) -> bool:
    return all(table.s.owner[table.tile(tile)] == AUTOMA + 1 for tile in tiles)


# --- the box ------------------------------------------------------------------------------------------

DOSSIER = {
    "s1": "conquer cheapest; (2) conquer cheapest; [arch] wonder, wonder, building cheapest",
    "s2": "knowledge dearest; (2) knowledge dearest; [aggr] conquer cheapest, conquer dearest",
    "s3": "policy; (3) policy; [tech] knowledge cheapest, knowledge dearest",
    "s4": "gold 3; [tech] knowledge cheapest, knowledge dearest",
    "s5": "conquer cheapest; (2) conquer cheapest; [econ] explorers 2",
    "s6": "explorers 1; (2) explorers 1; building cheapest; [aggr] conquer dearest 3, reshuffle",
    "s7": "wonder; (2) wonder; building cheapest; [econ] explorers 2",
    "s8": "knowledge dearest; (2) knowledge dearest; [arch] wonder, wonder, building cheapest",
    "s9": "policy; (3) policy; [aggr] conquer cheapest, conquer dearest",
    "s10": "explorers 1; (2) explorers 1; building cheapest; [cult] policy, policy, reshuffle",
    "s11": "explorers 1; (2) explorers 1; building cheapest; "
    "[arch] wonder, wonder, wonder, building dearest, reshuffle",
    "s12": "gold 3; [cult] policy, gold 2 per policy",
    "s13": "explorers 1; (2) explorers 1; building cheapest; [tech] knowledge all, reshuffle",
    "s14": "explorers 1; (2) explorers 1; building cheapest; [econ] explorers 3, reshuffle",
    "s15": "wonder; (2) wonder; building cheapest; [cult] policy, gold 2 per policy",
    "a1": "explorers 1; (2) explorers 1; building cheapest; knowledge cheapest, knowledge dearest",
    "a2": "explorers 1; (2) explorers 1; building cheapest; policy, gold 2 per policy",
    "a3": "explorers 1; (2) explorers 1; building cheapest; wonder, wonder, building cheapest",
    "a4": "explorers 1; (2) explorers 1; building cheapest; conquer cheapest, conquer dearest",
    "china": "", "denmark": "gold 1 per coast", "egypt": "", "greece": "", "japan": "catch up",
}  # fmt: skip


def brief(line: AutomaLine) -> str:
    """A line as the dossier writes it."""
    price = f"({line.pays}) " if line.pays else ""
    return price + (f"[{line.type[:4]}] " if line.type else "") + ", ".join(line.do)


def test_the_cards_are_those_of_the_dossier() -> None:
    assert {card.id: "; ".join(map(brief, card.lines)) for card in BOX.automa.cards} == DOSSIER
    assert (AutomaDeck.STANDARD, AutomaDeck.ADVANCED) == (15, 4)
    follows = {card.id: card.then for card in BOX.automa.own}
    assert follows == {"china": "technological", "denmark": "any", "egypt": "twice", "greece": "typed", "japan": "any"}
    automa = BOX.automa
    numbers = (automa.gold, automa.instead, automa.tokens, automa.culture, automa.draws, automa.points)
    assert numbers == (2, 2, 2, 2, 2, 3)


def test_a_line_that_nobody_understands_is_refused() -> None:
    import msgspec

    wrong = msgspec.structs.replace(BOX.automa.standard[0], lines=[AutomaLine(["sleep"])])
    automa = msgspec.structs.replace(BOX.automa, standard=[wrong, *BOX.automa.standard[1:]])
    with pytest.raises(BoxError, match="s1"):
        check_box(msgspec.structs.replace(BOX, automa=automa))


# --- set-up -------------------------------------------------------------------------------------------


def test_the_last_seats_are_automas_with_gold_and_units_but_no_city() -> None:
    table = Table(players=4, automas=2, start_gold=5)
    s = table.s
    for p in (2, 3):
        assert table.has(p, "gold") == 2
        assert s.deck_size[p] == 0
        assert [s.city[p, slot] for slot in range(9)] == [0] * 9
        assert s.soldiers[s.capital[p]] == 9
        civ: int = s.civ[p] - 1
        assert s.knowledge_by[KNOWLEDGE_NAMES.index(BOX.civilizations[civ].knowledge.id)] == 0
        assert s.automa_deck[p] == (1 << 15) - 1 | 1 << AutomaDeck.REFERENCE
    assert table.has(0, "gold") == 5


def test_one_seat_is_for_a_player() -> None:
    with pytest.raises(BadOption, match="Automas"):
        Game.new("monumental", players=2, automas=2)


def test_nobody_chooses_for_an_automa() -> None:
    game = Game.new("monumental", players=3, automas=1, civilizations="choose", starter=2)
    assert game.actor == "chance"  # the Automa would choose first
    game.play("civ greece")
    assert game.actor == 0
    assert "civ greece" not in game.legal()


@pytest.mark.parametrize("advanced", range(5))
def test_advanced_cards_are_dealt_into_the_deck(advanced: int) -> None:
    table = Table(automas=1, automa_advanced=advanced)
    dealt = [text for text in table.log if text.startswith("automa ")]
    assert len(dealt) == (advanced if advanced < 4 else 0)  # all four need no lot
    mask = table.s.automa_cards[AUTOMA]
    assert mask.bit_count() == 16 + advanced
    assert mask == table.s.automa_deck[AUTOMA]
    assert all(mask >> AUTOMA_NAMES.index(text.removeprefix("automa ")) & 1 for text in dealt)


# --- conquest -----------------------------------------------------------------------------------------


def test_it_conquers_the_cheapest_province_with_warlord_and_soldier() -> None:
    table = follow(solo("greece"), "automa s1", "token b1-2")
    s = table.s
    assert holds(table, "d4")  # meadow and a weak Barbarian: 2, the others 3
    assert s.warlord[AUTOMA] == table.tile("d4")
    assert s.soldiers[table.tile("d4")] == 1
    assert s.soldiers[s.capital[AUTOMA]] == 8
    assert gold(table) == 1  # the token's Gold; too little for the second line
    assert s.claimed[AUTOMA, 1] == 1


def test_a_line_is_paid_for_if_it_can_be_done() -> None:
    table = solo("greece")
    table.give(AUTOMA, gold=1)
    follow(table, "automa s1", "token b1-2", "token b2-1")
    assert holds(table, "d4", "b4")  # of a forest and a meadow that cost 3, the lower terrain
    assert gold(table) == 1 + 1 - 2 + 2


def test_the_dearest_province_and_the_lowest_terrain() -> None:
    table = follow(solo("denmark"), "automa s9", "token b1-1")
    assert table.s.developed[AUTOMA] == 1
    assert holds(table, "d4", "e3")  # then the forest with a Free Town: 4
    assert gold(table) == 1 + 2
    table = solo("denmark")
    table.hold(AUTOMA, "d4")
    table.s.token[table.tile("e3")] = 0
    table.show(*FULL)
    follow(table, "automa s2", "token b2-1")
    assert holds(table, "e3", "b4")  # the forest alone costs 2; then of two that cost 3 the meadow
    assert not holds(table, "c4")


def test_units_that_are_left() -> None:
    """No Soldier in the Capital: an Outpost; none either: 2 Gold instead, and nothing is paid for."""
    table = solo("greece")
    s = table.s
    table.hold(AUTOMA, "b4", soldiers=9)
    follow(table, "automa s1", "token b1-1")
    assert s.outposts[table.tile("d4")] == 1
    assert s.outposts_left[AUTOMA] == 1
    table = solo("greece")
    table.hold(AUTOMA, "b4", soldiers=9, outposts=2)
    table.give(AUTOMA, gold=5)
    follow(table, "automa s1")
    assert not holds(table, "d4")
    assert gold(table) == 7
    # of three conquests in one part only the first must be possible: nothing instead of the others
    table = nowhere_to_go(solo("denmark"))
    table.show(*FULL)
    for tile in range(19):
        table.s.token[tile] = 0
    table.hold(AUTOMA, "b4", soldiers=8, outposts=2)
    follow(table, "automa s6")
    while table.s.need == Need.CONQUERED:
        table.do(table.legal()[0])
    assert sum(table.s.owner[t] == AUTOMA + 1 for t in range(19)) == 3
    assert gold(table) == 2  # instead of the Explorers


def test_a_warlord_that_holds_a_province_alone_stays() -> None:
    table = solo("greece")
    s = table.s
    table.hold(AUTOMA, "b4", soldiers=0)
    s.warlord[AUTOMA] = table.tile("b4")
    follow(table, "automa s1", "token b1-1")
    assert holds(table, "d4", "b4")
    assert s.warlord[AUTOMA] == table.tile("b4")
    assert s.soldiers[table.tile("d4")] == 1


def test_it_drives_out_whoever_is_there() -> None:
    table = solo("greece")
    table.hold(HUMAN, "d4", soldiers=1)
    table.s.token[table.tile("d4")] = 0
    follow(table, "automa s1")
    assert table.s.soldiers[table.s.capital[HUMAN]] == 9
    assert holds(table, "d4")


@pytest.mark.parametrize(
    ("token", "worth"),
    [("b1-4", 1), ("b2-4", 2), ("b3-4", 3), ("f2-1", 2), ("f3-1", 2)],
)
def test_a_token_is_worth_its_gold_and_culture_two(token: str, worth: int) -> None:
    table = solo("japan")
    table.hold(HUMAN, "c2")
    backs = [exploration.id for exploration in BOX.exploration]
    table.s.token[table.tile("d4")] = backs.index(token[:2]) + 1
    for other in ("c4", "b4"):  # dearer
        table.s.token[table.tile(other)] = backs.index("b3") + 1
        table.s.wondrous |= 1 << table.tile(other)
    follow(table, "automa own", f"token {token}")
    assert holds(table, "d4")
    assert gold(table) == worth


def test_three_dearest_provinces_and_a_reshuffle() -> None:
    """As many as there are; after the last line all cards are in the deck again."""
    table = solo("denmark")
    s = table.s
    for tile in range(19):
        s.token[tile] = 0
    nowhere_to_go(table).show(*FULL)
    before = sum(s.owner[t] == AUTOMA + 1 for t in range(19))
    s.automa_deck[AUTOMA] &= ~0b11
    follow(table, "automa s6")
    while table.s.need == Need.CONQUERED:
        table.do(table.legal()[0])
    assert sum(s.owner[t] == AUTOMA + 1 for t in range(19)) == before + 3
    assert holds(table, "c4", "b3")  # the forest, then the volcano behind it
    assert s.automa_deck[AUTOMA] == s.automa_cards[AUTOMA]
    assert s.automa_card[AUTOMA] == 0
    assert gold(table) == 2  # instead of the Explorers' first line; the second is not paid for


# --- ties ---------------------------------------------------------------------------------------------


def test_a_tie_is_for_the_right_hand_neighbour() -> None:
    """Without the weak Barbarian a meadow of 1 and, once its token is gone, another: the player decides."""
    table = solo("greece")
    s = table.s
    for tile in ("d4", "b4"):
        s.token[table.tile(tile)] = 0
    follow(table, "automa s1")
    assert table.actor == HUMAN
    assert s.seat == AUTOMA
    assert sorted(table.legal()) == ["conquer b4", "conquer d4"]
    assert table.why("pass") == "E3"
    turn = rules.turn(s)
    table.do("conquer b4")
    assert rules.turn(s) > turn
    assert holds(table, "b4")
    assert not holds(table, "d4")
    three = Table(civs=("egypt", "denmark", "greece"), players=3, automas=1, mode="classic")
    s = three.s
    s.phase, s.need, s.acted, s.seat = Phase.ACTION, 0, 0, 2
    s.automa_drawn[2] = 1
    for tile in range(28):
        s.token[tile] = 0
    follow(three, "automa s1")
    assert (s.need, three.actor) == (Need.CONQUERED, 1)  # who sits before it


def test_a_tie_beside_another_automa_goes_to_the_lowest_q_then_r() -> None:
    table = Table(civs=("egypt", "greece", "japan"), players=3, automas=2, mode="classic")
    s = table.s
    s.phase, s.need, s.acted, s.seat = Phase.ACTION, 0, 0, 2
    s.automa_drawn[2] = 1
    table.strip(2)
    for tile in range(28):
        s.token[tile] = 0
    table.force.append("automa s1")
    rules.settle(s)
    table.roll()
    tiles = BOX.maps[1].tiles
    taken = [tiles[t] for t in range(28) if s.owner[t] == 3 and tiles[t].terrain != "capital"]
    near = [t for t in tiles if apart(t, spot(table, s.capital[2])) == 1]
    meadows = sorted((t.q, t.r) for t in near if t.terrain == "meadow")
    assert (taken[0].q, taken[0].r) == meadows[0]
    column = [i for i, t in enumerate(tiles) if t.q == 0]
    assert len(column) > 2
    assert tiles[first_of(s, sum(1 << i for i in column))].r == min(tiles[i].r for i in column)


def test_a_wonder_token_goes_to_the_lowest_terrain_and_ties_to_the_neighbour() -> None:
    table = solo("egypt")
    s = table.s
    for tile in ("c4", "d4", "b4"):
        table.hold(AUTOMA, tile)
    s.project[AUTOMA] = WONDER_NAMES.index("pyramids") + 1
    table.show(*FULL)
    follow(table, "automa s7")
    assert table.actor == HUMAN
    assert sorted(table.legal()) == ["to b4", "to d4"]  # meadows, not the forest
    view = Game.restore(SPEC, SPEC.options(automas=1, mode="classic"), s.tobytes(), 0).view(HUMAN)
    assert (view.actor, view.decides_for, view.asked) == (HUMAN, AUTOMA, "wonder-token")
    assert (view.civilizations[AUTOMA].automa.card, view.civilizations[AUTOMA].automa.line) == ("s7", 0)
    table.do("to d4")
    assert s.wonder_at[WONDER_NAMES.index("pyramids")] == table.tile("d4") + 1
    assert s.wonder_by[WONDER_NAMES.index("pyramids")] == AUTOMA + 1


def test_without_a_free_province_the_wonder_stands_in_the_capital() -> None:
    table = solo("greece")
    s = table.s
    s.project[AUTOMA] = WONDER_NAMES.index("pyramids") + 1
    table.show(*FULL)
    follow(table, "automa s15")
    assert s.wonder_at[WONDER_NAMES.index("pyramids")] == s.capital[AUTOMA] + 1


# --- cards of the display -----------------------------------------------------------------------------


def test_it_takes_the_dearest_knowledge_and_lays_it_aside() -> None:
    table = solo("greece")
    table.show(*FULL)
    follow(table, "automa s2")
    assert gained(table) == {"theology"}  # 6, Printing 5
    assert table.s.knowledge_by[KNOWLEDGE_NAMES.index("theology")] == AUTOMA + 1
    table = solo("greece")
    table.give(AUTOMA, gold=2)
    table.show(*FULL)
    follow(table, "automa s2")
    assert gained(table) == {"theology", "printing"}
    assert gold(table) == 0


def test_cheapest_then_dearest_knowledge() -> None:
    table = solo("china")
    table.show("mathematics", "theology", "printing")
    follow(table, "automa s4")
    assert gained(table) == {"mathematics", "theology"}
    assert gold(table) == 3


def test_all_knowledge_of_the_display() -> None:
    table = solo("china")
    nowhere_to_go(table).show("mathematics", "factory", "printing", "theology", "stonehenge")
    follow(table, "automa s13")
    assert gained(table) == {"mathematics", "printing", "theology", "factory"}


def test_of_equal_cards_the_one_furthest_from_the_deck() -> None:
    table = solo("greece")
    table.show("printing", "engineering", "", "", "gunpowder")
    follow(table, "automa s2")
    # Engineering and Gunpowder lie in the second place of their rows: the alphabet decides
    assert gained(table) == {"engineering"}
    table = solo("greece", mode="rounds")
    table.show("printing", "engineering", "", "", "gunpowder")
    follow(table, "automa s2")
    assert gained(table) == {"gunpowder"}


def test_it_begins_the_cheapest_wonder_and_completes_it_first() -> None:
    table = solo("egypt")
    table.show(*FULL)
    follow(table, "automa s8")
    s = table.s
    # Wonder, Wonder: begun and completed; then the cheapest Building
    assert s.wonder_by[WONDER_NAMES.index("pyramids")] == AUTOMA + 1
    assert s.project[AUTOMA] == 0
    assert gained(table) == {"theology", "pyramids", "emporium"}
    assert gold(table) == 0  # no bonus for it
    # 4 + 5 and 5 + 4 are the same: the one furthest from the deck
    table = solo("egypt")
    table.show("angkor-wat", "great-wall")
    follow(table, "automa s7")
    assert table.s.project[AUTOMA] == WONDER_NAMES.index("great-wall") + 1


def test_three_wonder_stages_and_the_dearest_building() -> None:
    table = solo("egypt")
    nowhere_to_go(table).show(*FULL)
    follow(table, "automa s11")
    assert gained(table) == {"emporium", "pyramids", "factory"}
    assert table.s.project[AUTOMA] == WONDER_NAMES.index("machu-picchu") + 1
    assert table.s.automa_deck[AUTOMA] == table.s.automa_cards[AUTOMA]


def test_what_cannot_be_done_brings_two_gold_and_is_not_paid_for() -> None:
    table = solo("greece")
    table.show("factory")
    table.give(AUTOMA, gold=4)
    follow(table, "automa s2")  # no Knowledge: 2 Gold for the first line, the second is left out
    assert gold(table) == 6
    table = solo("greece")
    table.s.developed[AUTOMA] = 5
    table.give(AUTOMA, gold=3)
    follow(table, "automa s3")  # a sixth Policy for 3 would bring 2 back
    assert gold(table) == 5
    table = solo("egypt")
    table.show()
    follow(table, "automa s1", "token b1-1")  # each part of the line by itself: Wonder, Wonder, Building
    assert gold(table) == 1 + 6


# --- Policies and Gold --------------------------------------------------------------------------------


def test_policies_are_counted() -> None:
    table = solo("greece")
    table.give(AUTOMA, gold=3)
    follow(table, "automa s3")
    assert table.s.developed[AUTOMA] == 2
    assert gold(table) == 0


def test_at_five_policies_gold_instead_or_nothing_paid() -> None:
    table = solo("greece")
    table.s.developed[AUTOMA] = 5
    table.give(AUTOMA, gold=3)
    follow(table, "automa s3")
    assert table.s.developed[AUTOMA] == 5
    assert gold(table) == 5


@pytest.mark.parametrize(("had", "brings"), [(0, 2), (3, 8), (4, 10), (5, 12)])
def test_a_policy_then_two_gold_for_each(had: int, brings: int) -> None:
    table = solo("japan")
    table.s.developed[AUTOMA] = had
    follow(table, "automa s12")
    assert gold(table) == 3 + brings
    assert table.s.developed[AUTOMA] == min(5, had + 1)


def test_two_policies_and_a_reshuffle() -> None:
    table = nowhere_to_go(solo("japan"))
    table.s.automa_deck[AUTOMA] = 1 << AUTOMA_NAMES.index("s10")
    follow(table, "automa s10")
    assert table.s.developed[AUTOMA] == 2
    assert table.s.automa_deck[AUTOMA] == table.s.automa_cards[AUTOMA]


# --- Explorers ----------------------------------------------------------------------------------------


def at(table: Table, e: int) -> str:
    return spot(table, table.s.explorer[AUTOMA, e]).id


def test_explorers_go_for_different_markets_and_take_what_lies_there() -> None:
    """From c5 both markets are three spaces away; each step is towards one of them."""
    table = solo("greece")
    follow(table, "automa s6")
    steps: list[str] = []
    while table.s.need == Need.STEPPED:
        assert table.actor == HUMAN
        steps.append(table.legal()[0])
        table.do(steps[-1])
    assert {at(table, 0), at(table, 1)} <= {"b4", "c4", "d4"}
    assert at(table, 0) != at(table, 1)
    assert gold(table) == 1  # two Production tokens
    assert table.has(AUTOMA, "tokens") == 0
    # it has the token of a2, and leaves that market beside it alone
    table = solo("greece")
    table.s.stocked = 0
    table.s.markets_taken[AUTOMA] = 1
    table.s.explorer[AUTOMA, 0] = table.tile("a1")
    follow(table, "automa s6")
    assert table.legal() == ["step 1 se", "step 1 sw"]


def test_a_tile_with_production_is_preferred() -> None:
    """From c5 both b4 and c4 are on the way to a2, from c1 both b1 and c2."""
    table = solo("greece")
    s = table.s
    s.market_left[1] = 0  # only a2 is left
    s.explorer[AUTOMA, 1] = table.tile("c1")
    s.stocked &= ~(1 << table.tile("c4") | 1 << table.tile("c2"))
    follow(table, "automa s6")
    assert (at(table, 0), at(table, 1)) == ("b4", "b1")
    assert gold(table) == 1


@pytest.mark.parametrize(("goods", "worth"), [("military", 4), ("gold", 3), ("culture", 2)])
def test_a_market_token_is_worth_its_resources(goods: str, worth: int) -> None:
    table = nowhere_to_go(solo("greece"))
    s = table.s
    s.market_left[0] = 2
    s.explorer[AUTOMA, 0] = table.tile("a3")
    table.show(*FULL)
    follow(table, "automa s6", f"goods {goods}")
    assert at(table, 0) == "a2"
    assert at(table, 1) == "c5"  # nothing is left for the second
    assert gold(table) == worth
    assert s.market_left[0] == 1
    assert s.markets_taken[AUTOMA] == 1
    assert s.market_spent[0] == 1 << GOODS_NAMES.index(goods)
    assert s.held[AUTOMA, 0] == 0


def test_with_a_token_of_every_market_it_begins_again_at_home() -> None:
    table = solo("greece")
    s = table.s
    s.stocked = 0
    s.markets_taken[AUTOMA] = 2
    s.explorer[AUTOMA, 0] = table.tile("a3")
    s.explorer[AUTOMA, 1] = table.tile("c1")
    follow(table, "automa s6", "goods science")
    assert gold(table) == 4
    assert s.markets_taken[AUTOMA] == 0
    assert at(table, 0) == "c5"
    assert s.market_left[0] == 1
    assert at(table, 1) == "c5"  # from there it goes on
    assert table.legal() == ["step 2 sw", "step 2 w"]


def test_without_markets_explorers_look_for_production_and_then_for_nothing() -> None:
    table = nowhere_to_go(solo("greece"))
    s = table.s
    s.stocked = 1 << table.tile("b4")
    follow(table, "automa s6")
    assert at(table, 0) == "b4"
    assert at(table, 1) == "c5"
    assert table.has(AUTOMA, "tokens") == 1
    table = nowhere_to_go(solo("greece"))
    table.give(AUTOMA, gold=2)
    table.show(*FULL)
    follow(table, "automa s6")
    assert gold(table) == 4


@pytest.mark.parametrize(("card", "spaces"), [("s5", 2), ("s14", 1)])
def test_how_far_explorers_go(card: str, spaces: int) -> None:
    table = solo("greece" if card == "s5" else "egypt")
    s = table.s
    for tile in range(19):
        s.token[tile] = 0
    s.stocked = 0
    follow(table, f"automa {card}")
    while s.need in (Need.STEPPED, Need.CONQUERED):
        table.do(table.legal()[0])
    home = spot(table, s.capital[AUTOMA])
    assert [apart(home, spot(table, s.explorer[AUTOMA, e])) for e in range(2)] == [spaces] * 2


# --- civilizations ------------------------------------------------------------------------------------


def test_china_digs_for_a_technological_line() -> None:
    table = solo("china")
    table.show("mathematics", "theology", "printing")
    follow(table, "automa own", "automa s1", "automa s12", "automa s4")
    assert [text for text in table.log if text.startswith("automa")] == [
        "automa own", "automa s1", "automa s12", "automa s4",
    ]  # fmt: skip
    assert gained(table) == {"mathematics", "theology"}
    assert gold(table) == 3
    assert not holds(table, "d4")


def test_china_digs_through_a_reshuffle() -> None:
    """Its own card lies in front of it meanwhile, so that it cannot be drawn again."""
    table = solo("china")
    s = table.s
    s.automa_deck[AUTOMA] = 1 << AutomaDeck.REFERENCE | 1
    follow(table, "automa own", "automa s1", "automa s4")
    drawn = [text for text in table.log if text.startswith("automa")]
    assert drawn == ["automa own", "automa s1", "automa s4"]
    assert s.automa_deck[AUTOMA] == s.automa_cards[AUTOMA] & ~(1 << AutomaDeck.REFERENCE) & ~(1 << 3)


def test_denmark_counts_its_coast_and_draws_another_card() -> None:
    table = solo("denmark")
    for tile in ("c4", "d4", "b4"):
        table.hold(AUTOMA, tile)
    follow(table, "automa own", "automa s12")
    # c4 and d4 lie on water, b4 does not
    assert gold(table) == 2 + 3


def test_egypt_does_the_lines_without_a_type_twice() -> None:
    table = solo("egypt")
    table.show(*FULL)
    table.give(AUTOMA, gold=7)
    follow(table, "automa own", "automa s3")
    # Policy, Policy for 3, Policy, Policy for 3
    assert table.s.developed[AUTOMA] == 4
    assert gold(table) == 1
    table = solo("egypt")
    table.show(*FULL)
    follow(table, "automa own", "automa s8")
    assert gained(table) == {"theology", "printing"}  # neither paid for nor of its type
    assert table.s.project[AUTOMA] == 0


def test_greece_does_the_line_with_a_type_whatever_the_type() -> None:
    table = solo("greece", automa_advanced=4)
    follow(table, "automa own", "automa a2", "automa s12")
    # the advanced card has no such line: it draws on
    assert table.s.developed[AUTOMA] == 1
    assert gold(table) == 2


def test_japan_catches_up() -> None:
    """Fewer Provinces: conquer; else fewer Policies: a Policy; else another card."""
    table = solo("japan")
    table.hold(HUMAN, "c2")
    table.s.developed[HUMAN] = 1
    table.s.policy[HUMAN, 0] = 1
    follow(table, "automa own", "token b1-1")
    assert holds(table, "d4")
    assert table.s.developed[AUTOMA] == 0
    table = solo("japan")
    table.s.developed[HUMAN] = 1
    table.s.policy[HUMAN, 0] = 1
    follow(table, "automa own")
    assert table.s.developed[AUTOMA] == 1
    assert gold(table) == 0
    table = solo("japan")
    follow(table, "automa own", "automa s4")
    assert gold(table) == 3
    assert table.s.developed[AUTOMA] == 0


# --- turns --------------------------------------------------------------------------------------------


def test_two_cards_a_turn_the_first_finished_before_the_second_is_drawn() -> None:
    table = Table(civs=("egypt", "greece"), automas=1, mode="classic")
    table.do("city r1 c1")
    table.do("end", luck=("automa s4", "automa s12"))
    assert [text for text in table.log if text.startswith("automa")] == ["automa s4", "automa s12"]
    assert gold(table) == 2 + 3 + 3
    assert table.actor == HUMAN
    assert table.s.round_no == 2


def test_round_by_round_one_line_is_a_turn() -> None:
    table = Table(civs=("egypt", "greece"), automas=1)
    s = table.s
    table.do("city r1 c1")
    assert table.actor == HUMAN
    table.strip(HUMAN)
    table.give(HUMAN, military=9)
    table.give(AUTOMA, gold=3)
    table.do("step 1 e", luck=("automa s3",))
    table.do("end")
    # its turn: a card, and the first line of it
    assert s.developed[AUTOMA] == 1
    assert table.actor == HUMAN
    table.do("step 1 w", "end")
    assert s.developed[AUTOMA] == 2  # paid for
    assert gold(table) == 0
    table.do("step 1 e", "end", luck=("automa s4",))
    assert gold(table) == 3  # nothing of its type was left: the second card
    table.do("step 1 w", "end")
    assert s.marks[AUTOMA] & Mark.PASSED
    assert s.automa_drawn[AUTOMA] == 0


def test_when_the_player_has_passed_it_goes_on_alone() -> None:
    table = Table(civs=("egypt", "greece"), automas=1)
    table.do("city r1 c1")
    table.do("pass", luck=("automa s3", "automa s4"))
    assert table.s.round_no == 2
    assert table.s.developed[AUTOMA] == 1
    assert gold(table) == 2 + 3


def test_what_it_takes_counts_for_the_display() -> None:
    """Two civilizations, two cards taken by the Automa: nothing is discarded."""
    table = Table(civs=("egypt", "greece"), automas=1)
    table.do("city r1 c1")
    table.give(AUTOMA, gold=2)
    table.show("printing", "theology", "factory", "emporium", "pyramids", "machu-picchu")
    gone = table.s.dev_gone
    table.do("pass", luck=("automa s2", "automa s4"))
    assert gained(table) == {"printing", "theology"}
    assert table.s.dev_gone == gone
    table = Table(civs=("egypt", "greece"), automas=1)
    table.do("city r1 c1")
    table.do("pass", luck=("automa s3", "automa s4"))
    assert table.s.dev_gone.bit_count() == 4


def test_gold_counts_for_an_automa_only() -> None:
    table = solo("greece")
    points = [0, 0]
    rules.score(table.s, points)
    table.give(AUTOMA, gold=8)
    table.give(HUMAN, gold=9)
    after = [0, 0]
    rules.score(table.s, after)
    assert [b - a for a, b in zip(points, after, strict=True)] == [0, 2]


def test_it_gains_nothing_from_monsters() -> None:
    """Neither Gold for the token; where the Monster appears is for the neighbour to say."""
    table = solo("greece", monsters=True)
    follow(table, "automa s1", "token monster", "monster hydra")
    assert holds(table, "d4")
    assert gold(table) == 0
    assert table.s.need == Need.LAIR
    assert table.actor == HUMAN
    assert set(table.legal()) == {"to c4", "to e3"}
    table.do("to e3")
    assert table.s.monster_at[MONSTER_NAMES.index("hydra")] == table.tile("e3") + 1
    # but it is attacked
    table.hold(AUTOMA, "d4", soldiers=3)
    attack(table.s)
    assert table.s.soldiers[table.tile("d4")] == 2


# --- the story ----------------------------------------------------------------------------------------


def luck(game: Game, rng: Random, *wished: str) -> list[Any]:
    """Let luck act as long as it must, as wished where that is possible; what was seen."""
    told: list[Any] = []
    while game.actor == "chance":
        texts = [text for text in wished if text in game.legal()]
        told += (game.play(texts[0]) if texts else game.roll(rng)).events
    return told


def test_events_tell_what_it_did_in_order() -> None:
    game = Game.new("monumental", automas=1, mode="classic", starter=0)
    rng = Random(1)
    luck(game, rng)
    game.play("city r1 c1")
    luck(game, rng)
    game.play("end")
    told = luck(game, rng, "automa s1", "automa s4")
    mine = [event for event in told if isinstance(event, Automaton | Took)]
    deeds = [event.deed if isinstance(event, Automaton) else "took" for event in mine]
    assert deeds[:3] == ["draws", "took", "gold"]
    assert mine[0] == Automaton(1, "draws", "s1")
    assert "draws" in deeds[3:]


def test_a_decision_for_an_automa_is_told_as_such() -> None:
    table = solo("greece")
    for tile in ("d4", "b4"):
        table.s.token[table.tile(tile)] = 0
    follow(table, "automa s1")
    game = Game.restore(SPEC, SPEC.options(automas=1, mode="classic"), table.s.tobytes(), 0)
    played = game.play("conquer b4")
    assert played.events[0] == Decided(HUMAN, AUTOMA, "conquer b4")
    assert Took(AUTOMA, "b4", None) in played.events


def test_its_cards_are_open_to_all() -> None:
    game = Game.new("monumental", automas=1, automa_advanced=2)
    rng = Random(4)
    while game.view(0).round < 2 or game.view(0).civilizations[1].automa.card is None:
        if game.actor == "chance":
            game.roll(rng)
        else:
            game.play(rng.choice(game.legal()))
    for seat in (0, None):
        automa = game.view(seat).civilizations[1].automa
        cards = [*automa.deck, *automa.discard, automa.card if automa.card in AUTOMA_NAMES else "own"]
        assert sorted(cards) == sorted(set(cards))
        assert len(cards) == 18
    assert game.view(0).civilizations[0].automa is None


# --- whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", ["rounds", "classic"])
@pytest.mark.parametrize(("players", "automas"), [(2, 1), (3, 2), (4, 3), (5, 4), (5, 1)])
def test_random_games_end_with_everything_accounted_for(players: int, automas: int, mode: str) -> None:
    table = Table(
        seed=players, starter="random", players=players, automas=automas, mode=mode, automa_advanced=automas,
        monsters=automas == 3, heroes=automas == 2,
    )  # fmt: skip
    rng = Random(players + automas)
    while not table.over:
        assert table.s.phase > Phase.SETUP_CITIES
        assert table.actor < players - automas
        check_automas(table.s)
        checked_step(table, rng.choice(table.legal()))
        while table.actor == -1:
            checked_step(table, rng.choice(table.legal()))
    points = table.scores()
    assert min(points[players - automas :]) > 0
    assert max(table.s.automa_card[p] for p in range(5)) == 0


def check_automas(s: Any) -> None:
    """No Automa has resources, a City or a token of its own; all others have no Automa's cards."""
    for p in range(5):
        automa = s.players - s.automas <= p < s.players
        cards = s.automa_cards[p]
        assert cards.bit_count() == (16 + s.automa_advanced if automa else 0)
        assert s.automa_deck[p] & ~cards == 0
        if automa:
            assert [s.res[p, i] for i in (0, 1, 2, 4, 5, 6)] == [0] * 6
            assert s.res[p, 7] < 2
            assert s.deck_size[p] + s.discard_size[p] + s.top_size[p] + s.drawn_size[p] == 0
            assert [s.held[p, m] for m in range(4)] == [0] * 4
            assert s.hero[p] == 0


def test_market_tiles_are_numbered_as_the_box_lists_them() -> None:
    """What the tests above rely on: market 0 of the map for two is a2, market 1 is e2."""
    tiles = BOX.maps[0].tiles
    assert [tiles[MARKET_TILES[0, m]].id for m in range(2)] == ["a2", "e2"]
