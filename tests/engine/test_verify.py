"""A record that is not true is found out: the line, and the rule where one is broken."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.luck import Luck, commitment
from monumenta.engine.match.record import BrokenRecord, Player, read
from monumenta.engine.match.registry import find
from monumenta.engine.match.verify import play_again, verify
from monumenta.games.monuments.notation import slot_name
from monumenta.games.monuments.state import BOX

SECRET = bytes(range(32))
OTHER = bytes(32)
NO_HEX = "xyz"
NONCES = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]
Lines = list[dict[str, Any]]
Change = Callable[[Lines], Any]


def fair_game() -> Game:
    """A finished game whose luck was committed to, with two people and a bot."""
    spec = find("monuments")
    seats = [Player("Ada", nonce=NONCES[0]), Player("Bot", bot="greedy"), Player("Bo", nonce=NONCES[1])]
    game = Game(spec, parse_options(spec, {"players": 3}), seats)
    luck, rng = Luck(SECRET, NONCES), Random(5)
    while not game.over:
        if game.actor == "chance":
            game.roll(luck, t=0)
        else:
            game.play(rng.choice(game.legal_ids()), t=0)
    return game


GAME = fair_game()
TEXT = GAME.record(SECRET).write()
LAST = len(TEXT.splitlines())
FIRST_STEP = next(i for i, move in enumerate(GAME.moves, 2) if isinstance(move.seat, int))
"""The line of the first move that a person made."""


def changed(change: Change) -> str:
    lines: Lines = [json.loads(line) for line in TEXT.splitlines()]
    change(lines)
    return "\n".join(json.dumps(line) for line in lines)


def test_a_true_record() -> None:
    result = verify(read(TEXT))
    assert result.luck == "verified"
    assert result.draws == sum(move.seat == "chance" for move in GAME.moves)
    assert (result.game, result.moves, result.over) == ("monuments", GAME.n, True)
    assert (result.scores, result.winners) == (GAME.scores, GAME.winners)


def test_without_a_secret_draws_are_only_checked_for_being_possible() -> None:
    assert verify(read(GAME.record(commit=commitment(SECRET)).write())).luck == "not revealed"
    result = verify(GAME.record())
    assert result.luck == "not committed"
    assert result.draws == 0


def test_a_record_cut_off_is_a_game_in_progress() -> None:
    cut = "\n".join(TEXT.splitlines()[:20])
    result = verify(read(cut))
    assert (result.over, result.moves, result.winners, result.luck) == (False, 19, [], "not revealed")
    assert play_again(read(cut)).n == 19


def set_at(line: int, **fields: Any) -> Change:
    return lambda lines: lines[line - 1].update(fields)


def other_outcome(lines: Lines) -> None:
    """Another token is said to have been laid on the first space."""
    game = Game(GAME.spec, GAME.settings)
    game.play(GAME.moves[0].do)
    drawn = lines[2]["do"]
    lines[2]["do"] = next(text for text in game.legal() if text != drawn)


def without_nonce(lines: Lines) -> None:
    del lines[0]["seats"][0]["nonce"]


def swapped_nonces(lines: Lines) -> None:
    seats = lines[0]["seats"]
    seats[0]["nonce"], seats[2]["nonce"] = seats[2]["nonce"], seats[0]["nonce"]


def swapped_moves(lines: Lines) -> None:
    lines[4], lines[5] = lines[5], lines[4]


def one_more_seat(lines: Lines) -> None:
    lines[0]["seats"].append({"name": "D"})


def one_more_move(lines: Lines) -> None:
    lines.insert(LAST - 1, {"n": GAME.n + 1, "seat": 0, "do": "o0", "t": 0})


def lower_case(lines: Lines) -> None:
    built = next(line for line in lines[1:] if line["do"].startswith("L"))
    built["do"] = built["do"].lower()


LOWER = next(i for i, move in enumerate(GAME.moves, 2) if move.do.startswith("L"))

FORGED: dict[str, tuple[Change, int, str]] = {
    "a draw": (other_outcome, 3, "luck drew .* the record says"),
    "the secret": (set_at(LAST, secret=OTHER.hex()), LAST, "not the one that was committed to"),
    "a secret that is none": (set_at(LAST, secret=NO_HEX), LAST, "the secret is not hexadecimal"),
    "the commitment": (set_at(1, commit=commitment(OTHER)), LAST, "not the one that was committed to"),
    "no commitment": (lambda lines: lines[0].pop("commit"), LAST, "not the one that was committed to"),
    "no nonce": (without_nonce, 3, "luck drew"),
    "nonces in another order": (swapped_nonces, 3, "luck drew"),
    "a nonce that is none": (lambda lines: lines[0]["seats"][0].update(nonce="xyz"), 1, "nonce is not hexadecimal"),
    "moves in another order": (swapped_moves, 5, "move 5 where move 4 is due"),
    "a move left out": (lambda lines: lines.pop(9), 10, "move 10 where move 9 is due"),
    "a move twice": (lambda lines: lines.insert(9, lines[8]), 10, "move 8 where move 9 is due"),
    "another seat": (set_at(FIRST_STEP, seat="clock"), FIRST_STEP, "clock moves, but it is the turn of"),
    "no action at all": (set_at(FIRST_STEP, do="castle"), FIRST_STEP, "'castle' is no action here"),
    "a move after the end": (one_more_move, LAST, "0 moves, but the game is over"),
    "an unusual spelling": (lower_case, LOWER, "is written"),
    "the scores": (set_at(LAST, scores=[60, 1, 1]), LAST, "the result is"),
    "the winners": (set_at(LAST, winners=[0, 1, 2]), LAST, "won by"),
    "the final state": (set_at(LAST, state="00" * 16), LAST, "final state is not the one"),
    "the result left out": (lambda lines: lines.pop(), LAST, "the result is missing"),
    "a result too early": (lambda lines: lines.__delitem__(slice(20, -1)), 21, "the game is not over"),
    "an unknown game": (set_at(1, game="chess"), 1, "there is no game 'chess'"),
    "unknown rules": (set_at(1, rules="99"), 1, "has no rules version '99'"),
    "an unknown option": (set_at(1, options={"speed": 3}), 1, "has no option 'speed'"),
    "a value that is none": (set_at(1, options={"players": 9}), 1, "players cannot be 9"),
    "a seat too many": (one_more_seat, 1, "4 seats for 3 players"),
}


@pytest.mark.parametrize("what", FORGED)
def test_what_is_forged_is_found_with_its_line(what: str) -> None:
    change, line, words = FORGED[what]
    with pytest.raises(BrokenRecord, match=words) as caught:
        verify(read(changed(change)))
    assert caught.value.line == line
    assert str(caught.value).startswith(f"line {line}: ")


@pytest.mark.parametrize(
    ("do", "rule"), [("c black", "Q5"), (slot_name(BOX.monuments[0].slots[0]), "S5"), ("o0", "Q9"), ("single m1", "S5")]
)
def test_an_illegal_move_says_the_rule(do: str, rule: str) -> None:
    with pytest.raises(BrokenRecord, match="is not possible") as caught:
        verify(read(changed(set_at(FIRST_STEP, do=do))))
    assert (caught.value.line, caught.value.rule) == (FIRST_STEP, rule)


def test_playing_again_does_not_ask_for_a_fair_draw() -> None:
    """A replay shows what was recorded; whether it was fair is another question."""
    forged = read(changed(set_at(LAST, secret=OTHER.hex())))
    assert play_again(forged).fingerprint() == GAME.fingerprint()


def test_where_anyone_may_act_every_seat_is_checked(pebbles: Any) -> None:
    game = Game(pebbles, parse_options(pebbles, {}))
    rng = Random(2)
    game.roll(rng)
    game.play("hide 1", 1)
    lines = game.record().write().splitlines()
    assert verify(read("\n".join(lines))).moves == 2
    move = json.loads(lines[2])
    for seat, words in ((7, "there is no seat 7"), (-1, "there is no seat -1"), ("chance", "P1"), ("clock", "P1")):
        lines[2] = json.dumps(move | {"seat": seat})
        with pytest.raises(BrokenRecord, match=words) as caught:
            verify(read("\n".join(lines)))
        assert caught.value.line == 3
