"""Pledges and shares: the published vectors, and records of a host who cheats. Each check of them is needed."""

from __future__ import annotations

import ast
import hashlib
import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from monumenta.engine.match import proof, verify as verifying
from monumenta.engine.match.game import Game, parse_options
from monumenta.engine.match.luck import Luck, commitment
from monumenta.engine.match.proof import check_kept
from monumenta.engine.match.record import BrokenRecord, GameRecord, Player, read
from monumenta.engine.match.registry import find
from monumenta.engine.match.shares import (
    NO_HISTORY,
    SHARE_BYTES,
    Given,
    Terms,
    Void,
    gathered,
    history_after,
    key_of,
    new_share,
    pledge_of,
    terms_of,
)
from monumenta.engine.match.verify import verify

DOCS = (Path(__file__).parents[2] / "docs" / "luck.md").read_text("utf-8")
SECRET, ZEROS, OTHER = bytes(range(32)), bytes(32), bytes(range(1, 33))
ADA, BO = bytes(range(0xA0, 0xC0)).hex(), bytes(range(0xC0, 0xE0)).hex()
TABLE = "Zm9vYmFyYmF6"
NO_HEX = "no"
Lines = list[dict[str, Any]]
Change = Callable[[Lines], Any]


# --- the hashes -------------------------------------------------------------------------------------------


def sha(*lines: object) -> str:
    """Written a second time, from the description."""
    return hashlib.sha256("\n".join(map(str, lines)).encode("utf-8")).hexdigest()


def published(what: str) -> list[str]:
    return re.findall(rf"{what} = ([0-9a-f]{{64}})", DOCS)


def void_round() -> Void:
    terms = terms_of(TABLE, [], commitment(ZEROS))
    ones, twos = "11" * 32, "22" * 32
    return Void(
        terms.commit, [pledge_of(terms, 0, ones), None, pledge_of(terms, 2, twos)], [ones, None, None], 2, "Ben"
    )


def test_published_pledges_keys_and_history() -> None:
    void = void_round()
    commit = commitment(SECRET)
    pledges, keys = list[list[str]](), list[str]()
    for history in (NO_HISTORY, *published("history")):
        number = 1 if history == NO_HISTORY else 2
        both = [
            sha("monumenta luck 2 pledge", TABLE, number, history, commit, seat, share)
            for seat, share in ((0, ADA), (2, BO))
        ]
        given_ = [f"0 {both[0]} {ADA}", f"2 {both[1]} {BO}"]
        keys.append(sha("monumenta luck 2 key", TABLE, number, history, commit, SECRET.hex(), *given_))
        pledges.append(both)
    assert published("pledge of seat [02]") == [*pledges[0], void.pledges[0], void.pledges[2], *pledges[1]]
    assert keys == published("key")[:2]
    for voided, both, key in (([], pledges[0], keys[0]), ([void], pledges[1], keys[1])):
        terms = terms_of(TABLE, voided, commit)
        assert [pledge_of(terms, 0, ADA), pledge_of(terms, 2, BO)] == both
        assert key_of(terms, SECRET, [Given(0, both[0], ADA), Given(2, both[1], BO)]).hex() == key
    assert [history_after(TABLE, [void])] == published("history")
    lines = [f"0 {void.pledges[0]} {'11' * 32}", f"2 {void.pledges[2]} -"]
    before = [TABLE, 1, "0" * 64, void.commit]
    assert history_after(TABLE, [void]) == sha("monumenta luck 2 void", *before, "2 2", *lines, "Ben")


def test_everything_counts_in_a_pledge() -> None:
    terms = Terms("t", 1, NO_HISTORY, "c")
    others = [Terms("u", 1, NO_HISTORY, "c"), Terms("t", 2, NO_HISTORY, "c"), Terms("t", 1, "h", "c")]
    others += [Terms("t", 1, NO_HISTORY, "d")]
    made = {pledge_of(terms, 0, ADA), pledge_of(terms, 1, ADA), pledge_of(terms, 0, BO)}
    assert len(made | {pledge_of(other, 0, ADA) for other in others}) == 7


def test_nothing_in_a_name_can_pass_for_something_else() -> None:
    void = void_round()
    line = f"2 {void.pledges[2]} -"
    hidden = msgspec.structs.replace(void, pledges=[void.pledges[0], None, None], name=f"{line}\nBen")
    assert history_after(TABLE, [hidden]) != history_after(TABLE, [void])


def test_shares_are_long_and_new() -> None:
    assert len(bytes.fromhex(new_share())) == SHARE_BYTES == 32
    assert len({new_share() for _ in range(50)}) == 50


# --- records ----------------------------------------------------------------------------------------------


def fair_record(*, voided: bool = True, luck: Luck | None = None) -> GameRecord:
    """A finished game of two people and a bot, after a round that came to nothing."""
    spec = find("monuments")
    void = [void_round()] if voided else []
    terms = terms_of(TABLE, void, commitment(SECRET))
    pledges, shares = [pledge_of(terms, 0, ADA), None, pledge_of(terms, 2, BO)], [ADA, None, BO]
    seats = [
        Player("Ada", pledge=pledges[0], share=ADA),
        Player("Bot", bot="greedy"),
        Player("Bo", pledge=pledges[2], share=BO),
    ]
    game = Game(spec, parse_options(spec, {"players": 3}), seats)
    luck, rng = luck or Luck.by(key_of(terms, SECRET, gathered(pledges, shares))), Random(5)
    while not game.over:
        if game.actor == "chance":
            game.roll(luck, t=0)
        else:
            game.play(rng.choice(game.legal_ids()), t=0)
    record = game.record(SECRET)
    header = msgspec.structs.replace(record.header, monumenta=2, table=TABLE, void=void)
    return msgspec.structs.replace(record, header=header)


RECORD = fair_record()
TEXT = RECORD.write()
LAST = len(TEXT.splitlines())


def changed(change: Change) -> GameRecord:
    lines: Lines = [json.loads(line) for line in TEXT.splitlines()]
    change(lines)
    return read("\n".join(json.dumps(line) for line in lines))


def test_a_true_record() -> None:
    found = verify(read(TEXT))
    assert (found.luck, found.scheme, found.shares, found.void) == ("verified", 2, 2, ["Ben"])
    assert found.draws == sum(move.seat == "chance" for move in RECORD.moves)
    assert verify(fair_record(voided=False)).void == []
    assert read(TEXT).write() == TEXT


def test_before_the_end_the_shares_are_checked_already() -> None:
    cut = "\n".join(TEXT.splitlines()[:20])
    found = verify(read(cut))
    assert (found.luck, found.scheme, found.shares, found.over) == ("not revealed", 2, 2, False)
    with pytest.raises(BrokenRecord, match="line 1: the share of seat 1"):
        verify(read(cut.replace(ADA, BO)))


def head(**fields: Any) -> Change:
    return lambda lines: lines[0].update(fields)


def seat(number: int, **fields: Any) -> Change:
    return lambda lines: lines[0]["seats"][number].update(fields)


def void(**fields: Any) -> Change:
    return lambda lines: lines[0]["void"][0].update(fields)


def without(number: int, *names: str) -> Change:
    def change(lines: Lines) -> None:
        for name in names:
            del lines[0]["seats"][number][name]

    return change


def swapped(name: str) -> Change:
    def change(lines: Lines) -> None:
        seats = lines[0]["seats"]
        seats[0][name], seats[2][name] = seats[2][name], seats[0][name]

    return change


def other_secret(lines: Lines) -> None:
    """What a host would do who wants other draws: another secret, and a commitment that fits it."""
    lines[-1]["secret"] = OTHER.hex()
    lines[0]["commit"] = commitment(OTHER)


def other_share(lines: Lines) -> None:
    """Somebody's share is replaced by one that suits better, with a pledge that fits; then the draws do not."""
    share = "77" * 32
    terms = terms_of(TABLE, RECORD.header.void, commitment(SECRET))
    lines[0]["seats"][0].update(share=share, pledge=pledge_of(terms, 0, share))


def person_as_bot(lines: Lines) -> None:
    """A person's share is left out, as if a bot had sat there from the beginning."""
    lines[0]["seats"][2] = {"name": "Bot 2", "bot": "greedy"}


def all_open(lines: Lines) -> None:
    """A host draws anew though nothing was missing."""
    lines[0]["void"][0]["shares"] = ["11" * 32, None, "22" * 32]


def another_draw(lines: Lines) -> None:
    game = Game(find("monuments"), parse_options(find("monuments"), {"players": 3}))
    game.play(RECORD.moves[0].do)
    lines[2]["do"] = next(text for text in game.legal() if text != lines[2]["do"])


def one_more_round(lines: Lines) -> None:
    lines[0]["void"].append(dict(lines[0]["void"][0]))


V0, _, V2 = RECORD.header.void[0].pledges
FORGED: dict[str, tuple[Change, int, str]] = {
    "the secret, after the shares": (lambda ls: ls[-1].update(secret=OTHER.hex()), LAST, "not the one .* committed to"),
    "the secret and its commitment": (other_secret, 1, "seat 1 is not the one that was pledged"),
    "a secret that is none": (lambda ls: ls[-1].update(secret=NO_HEX), LAST, "secret is not hexadecimal"),
    "a share": (seat(2, share="77" * 32), 1, "seat 3 is not the one that was pledged"),
    "a share with its pledge": (other_share, 2, "luck drew"),
    "shares in another order": (swapped("share"), 1, "seat 1 is not the one that was pledged"),
    "pledges in another order": (swapped("pledge"), 1, "seat 1 is not the one that was pledged"),
    "a share left out": (without(2, "share"), 1, r"seat 3 \(Bo\) lacks"),
    "pledge and share left out": (without(0, "pledge", "share"), 1, r"seat 1 \(Ada\) lacks"),
    "a person called a bot": (person_as_bot, 1, "not the pledges of exactly the people's seats"),
    "a share that is none": (seat(0, share="xyz"), 1, "a share is not 64 hexadecimal"),
    "a pledge that is none": (seat(0, pledge="A" * 64), 1, "a pledge is not 64 hexadecimal"),
    "another table": (head(table="other"), 1, "in void round 1"),
    "no table": (lambda ls: ls[0].pop("table"), 1, "the table or its commitment is missing"),
    "no commitment": (lambda ls: ls[0].pop("commit"), 1, "the table or its commitment is missing"),
    "a commitment that is none": (head(commit="none"), 1, "a commitment is not 64 hexadecimal"),
    "the void round left out": (lambda ls: ls[0].pop("void"), 1, "or a void round was changed or left out"),
    "a void round added": (one_more_round, 1, "two rounds have the same commitment"),
    "whose seat was freed": (void(name="Ada"), 1, "or a void round was changed"),
    "which seat was freed": (void(freed=0), 1, "or a void round was changed"),
    "a seat freed that nobody had": (void(freed=1), 1, "not the pledges of exactly the people's seats"),
    "the commitment of the void round": (void(commit=commitment(OTHER)), 1, "pledged in void round 1"),
    "a share of the void round": (void(shares=["33" * 32, None, None]), 1, "pledged in void round 1"),
    "a share of the void round left out": (void(shares=[None] * 3), 1, "or a void round was changed"),
    "a pledge of the void round": (void(pledges=[V0, None, V0]), 1, "or a void round was changed"),
    "a pledge of the void round that is none": (void(pledges=[V0, None, "?"]), 1, "a pledge is not 64 hexadecimal"),
    "a pledge of the void round left out": (void(pledges=[V0, None, None]), 1, "exactly the people's seats"),
    "a void round with a bot's pledge": (void(pledges=[V0, V2, V2]), 1, "exactly the people's seats"),
    "a void round of two": (void(pledges=[V0, None], shares=[None] * 2), 1, "another number of seats"),
    "a void round in which nothing was missing": (all_open, 1, "no reason to draw anew"),
    "a draw": (another_draw, 3, "luck drew .* the record says"),
    "a nonce besides": (seat(0, nonce="00" * 16), 1, "a nonce is told by format 1"),
    "the format": (head(monumenta=1), 1, "told by format 2, not 1"),
}


def outcome(record: GameRecord) -> str:
    try:
        verify(record)
    except BrokenRecord as broken:
        return str(broken)
    except Exception as problem:  # noqa: BLE001  # what a broken check leaves behind
        return f"crashed: {problem!r}"
    return "accepted"


@pytest.mark.parametrize("what", FORGED)
def test_what_is_forged_is_found_with_its_line(what: str) -> None:
    change, line, words = FORGED[what]
    assert re.match(rf"line {line}: .*{words}", outcome(changed(change)))


def refusals() -> list[int]:
    """The places in proof.py where a record is refused, by their number."""
    tree = ast.parse(Path(proof.__file__).read_text("utf-8"))
    return list(range(sum(isinstance(node, ast.Raise) for node in ast.walk(tree))))


class LeaveOut(ast.NodeTransformer):
    """The program without one of its refusals."""

    def __init__(self, number: int) -> None:
        self._left = number

    def visit_Raise(self, node: ast.Raise) -> ast.stmt:
        self._left -= 1
        return ast.copy_location(ast.Pass(), node) if self._left == -1 else node


@pytest.mark.parametrize("number", refusals())
def test_no_check_can_be_left_out(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tree = LeaveOut(number).visit(ast.parse(Path(proof.__file__).read_text("utf-8")))
    space: dict[str, Any] = {"__name__": "monumenta.engine.match.proof", "__package__": "monumenta.engine.match"}
    exec(compile(ast.fix_missing_locations(tree), proof.__file__, "exec"), space)  # noqa: S102
    records = {what: changed(change) for what, (change, _, _) in FORGED.items()}
    before = {what: outcome(record) for what, record in records.items()} | kept_outcomes(check_kept)
    records["nonce"] = old_record_with(nonce="xyz")
    before["nonce"] = outcome(records["nonce"])
    monkeypatch.setattr(verifying, "check_luck", space["check_luck"])
    after = {what: outcome(record) for what, record in records.items()} | kept_outcomes(space["check_kept"])
    assert before != after, "nobody would notice if this was not checked"


def old_record_with(**fields: Any) -> GameRecord:
    lines: Lines = [json.loads(line) for line in TEXT.splitlines()]
    for name in ("table", "void"):
        del lines[0][name]
    for one in lines[0]["seats"]:
        one.pop("pledge", None)
        one.pop("share", None)
    lines[0]["monumenta"] = 1
    lines[0]["seats"][0].update(fields)
    return read("\n".join(json.dumps(line) for line in lines))


# --- what one has kept ------------------------------------------------------------------------------------


def kept_outcomes(check: Callable[..., None]) -> dict[str, str]:
    tries: dict[str, tuple[list[str], list[str]]] = {
        "kept commit": ([commitment(OTHER)], []),
        "kept share": ([], ["77" * 32]),
    }
    found: dict[str, str] = {}
    for what, kept in tries.items():
        try:
            check(RECORD, *kept)
            found[what] = "accepted"
        except BrokenRecord as broken:
            found[what] = str(broken)
    return found


def test_what_one_has_kept_is_looked_for() -> None:
    check_kept(RECORD, [commitment(SECRET), commitment(ZEROS).upper()], [ADA, BO.upper(), "11" * 32])
    found = kept_outcomes(check_kept)
    assert re.match("line 1: the commitment .* was shown to you", found["kept commit"])
    assert re.match("line 1: the share .* was yours", found["kept share"])


def test_a_host_who_makes_up_everything_is_found_by_what_one_kept() -> None:
    """Such a record fits together. But it cannot have a share in it that the host did not know."""
    made_up = fair_record()
    assert verify(made_up).luck == "verified"
    with pytest.raises(BrokenRecord, match="was yours, and is not in the record"):
        check_kept(made_up, [commitment(SECRET)], [new_share()])
