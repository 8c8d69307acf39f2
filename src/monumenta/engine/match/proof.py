"""What a record proves of its luck: that secret, pledges and shares fit, in the order in which they must have come.

It says the first thing that is wrong, with the line on which it stands. What it cannot know is whether the people of
the record are people: who played knows their own share and commitment, and `check_kept` looks for those.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from msgspec import Struct

from .luck import Luck, commitment
from .record import FORMAT, BrokenRecord, Fault, GameRecord, Header
from .shares import HEX, Given, Terms, Void, gathered, key_of, pledge_of, terms_of

HEADER = 1
"""The line of a file on which commitment, pledges and shares stand."""


class Proof(Struct, frozen=True):
    scheme: int
    """0: nothing was committed to."""
    shares: int
    """How many people have added to the luck."""
    luck: Luck | None
    """The draws, once the secret is there."""


def check_luck(record: GameRecord, unmanned: Collection[int]) -> Proof:
    """Check all but the draws themselves; raises BrokenRecord. `unmanned` are the seats that the rules play."""
    if record.header.monumenta == FORMAT:
        return _first_scheme(record)
    return _second_scheme(record, unmanned)


def check_kept(record: GameRecord, commits: Collection[str] = (), shares: Collection[str] = ()) -> None:
    """Check that what somebody has kept is in the record: commitments that were shown, and one's own shares."""
    header = record.header
    shown = {header.commit, *(void.commit for void in header.void)}
    opened = {share for seat in header.seats for share in (seat.share, seat.nonce)}
    opened.update(share for void in header.void for share in void.shares)
    for commit in commits:
        if commit.lower() not in shown:
            told = f"the commitment {commit} was shown to you, and is not in the record"
            raise BrokenRecord(HEADER, told, fault=Fault("kept-commit", {"commit": commit}))
    for share in shares:
        if share.lower() not in opened:
            told = f"the share {share} was yours, and is not in the record"
            raise BrokenRecord(HEADER, told, fault=Fault("kept-share", {"share": share}))


# --- scheme 1 ------------------------------------------------------------------------------------------


def _first_scheme(record: GameRecord) -> Proof:
    header = record.header
    if header.table is not None or header.void or any(seat.pledge or seat.share for seat in header.seats):
        told = "pledges, shares, void rounds and the table are told by format 2, not 1"
        raise BrokenRecord(HEADER, told, fault=Fault("scheme-1"))
    if header.commit is None and (record.result is None or record.result.secret is None):
        return Proof(0, 0, None)
    secret = _secret(record)
    try:
        luck = None if secret is None else Luck(secret, record.nonces)
    except ValueError:
        raise BrokenRecord(HEADER, "a nonce is not hexadecimal", fault=Fault("nonce")) from None
    return Proof(1, len(record.nonces), luck)


def _secret(record: GameRecord) -> bytes | None:
    """The secret, if it is there, and if it is the one that was committed to."""
    if record.result is None or record.result.secret is None:
        return None
    last = len(record.moves) + 2
    try:
        secret = bytes.fromhex(record.result.secret)
    except ValueError:
        raise BrokenRecord(last, "the secret is not hexadecimal", fault=Fault("secret")) from None
    if commitment(secret) != record.header.commit:
        raise BrokenRecord(last, "the secret is not the one that was committed to", fault=Fault("commit"))
    return secret


# --- scheme 2 ------------------------------------------------------------------------------------------


def _second_scheme(record: GameRecord, unmanned: Collection[int]) -> Proof:
    header = record.header
    if any(seat.nonce for seat in header.seats):
        raise BrokenRecord(HEADER, "a nonce is told by format 1, not 2", fault=Fault("scheme-2"))
    if header.table is None or header.commit is None:
        raise BrokenRecord(HEADER, "the table or its commitment is missing", fault=Fault("no-commit"))
    _check_people(header, unmanned)
    _check_void(header)
    terms = terms_of(header.table, header.void, _hex("commitment", header.commit))
    final = gathered([seat.pledge for seat in header.seats], [seat.share for seat in header.seats])
    for one in final:
        _check_share(terms, one, "; or a void round was changed or left out", 0)
    secret = _secret(record)
    luck = None if secret is None else Luck.by(key_of(terms, secret, final))
    return Proof(2, len(final), luck)


def _check_people(header: Header, unmanned: Collection[int]) -> None:
    """Has everybody added a share who played, and not just a bot for them?"""
    for number, seat in enumerate(header.seats):
        person = seat.bot is None and number not in unmanned
        if (seat.pledge is None) != (seat.share is None) or (person and seat.pledge is None):
            told = f"seat {number + 1} ({seat.name}) lacks the pledge or the share of its person"
            raise BrokenRecord(HEADER, told, fault=Fault("no-share", {"seat": number + 1, "name": seat.name}))


def _check_void(header: Header) -> None:
    people = [number for number, seat in enumerate(header.seats) if seat.pledge is not None]
    commits = [void.commit for void in header.void] + [header.commit]
    if len(set(commits)) != len(commits):
        told = "two rounds have the same commitment: each needs a new secret"
        raise BrokenRecord(HEADER, told, fault=Fault("same-commit"))
    for number, void in enumerate(header.void):
        where = f"void round {number + 1}"
        which: dict[str, str | int] = {"round": number + 1}
        if not len(void.pledges) == len(void.shares) == len(header.seats):
            raise BrokenRecord(HEADER, f"{where}: it has another number of seats", fault=Fault("void-seats", which))
        if [one.seat for one in void.given] != people or void.freed not in people:
            told = f"{where}: it has not the pledges of exactly the people's seats"
            raise BrokenRecord(HEADER, told, fault=Fault("void-pledges", which))
        if all(one.share is not None for one in void.given):
            told = f"{where}: all shares were open, so there was no reason to draw anew"
            raise BrokenRecord(HEADER, told, fault=Fault("void-open", which))
        _check_open_shares(header, number, void)


def _check_open_shares(header: Header, number: int, void: Void) -> None:
    assert header.table is not None
    terms = terms_of(header.table, header.void[:number], _hex("commitment", void.commit))
    for one in void.given:
        if one.share is not None:
            _check_share(terms, one, f" in void round {number + 1}", number + 1)
        else:
            _hex("pledge", one.pledge)


def _check_share(terms: Terms, one: Given, where: str, void: int) -> None:
    """`void`: the void round that it was given in, from 1; 0: the last one."""
    share = _hex("share", one.share or "")
    if pledge_of(terms, one.seat, share) != _hex("pledge", one.pledge):
        told = f"the share of seat {one.seat + 1} is not the one that was pledged{where}"
        fault = (
            Fault("share-void", {"seat": one.seat + 1, "round": void})
            if void
            else Fault("share", {"seat": one.seat + 1})
        )
        raise BrokenRecord(HEADER, told, fault=fault)


def _hex(what: str, text: str) -> str:
    if not re.fullmatch(HEX, text):
        raise BrokenRecord(HEADER, f"a {what} is not 64 hexadecimal digits", fault=Fault("digits", {"what": what}))
    return text
