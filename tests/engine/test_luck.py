"""Verifiable luck against the vectors of docs/luck.md and against the description, written a second time here."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, strategies as st

from monumenta.engine.match.game import Game
from monumenta.engine.match.luck import NONCE_BYTES, SECRET_BYTES, Luck, commitment, new_nonce, new_secret
from monumenta.engine.match.record import Player
from monumenta.engine.match.shares import Void, gathered, key_of as shared_key, pledge_of, terms_of

DOCS = (Path(__file__).parents[2] / "docs" / "luck.md").read_text("utf-8")
SECRET = bytes(range(32))
NONCES = ["00112233445566778899aabbccddeeff", "ffeeddccbbaa99887766554433221100"]
KEYS = re.findall(r"key = ([0-9a-f]{64})", DOCS)
"""Two of scheme 2, then two of scheme 1."""
SHARES = ["a1" * 32, "b2" * 32]
TOTALS = (2, 6, 35, 52, 2**63 + 1)


def vectors() -> list[tuple[int, list[str]]]:
    """(which table, cells) of every row."""
    rows = [
        (i, re.findall(r"[0-9a-f]+", line))
        for i, part in enumerate(DOCS.split("| n | w₀ |")[1:])
        for line in part.splitlines()
        if re.match(r"\| \d", line)
    ]
    assert len(rows) == 12
    return rows


def key_of(secret: bytes, nonces: Sequence[str]) -> bytes:
    state = hashlib.blake2b(digest_size=32, person=b"monumenta-luck")
    state.update(secret)
    for nonce in nonces:
        state.update(bytes.fromhex(nonce))
    return state.digest()


def word_of(key: bytes, n: int, k: int) -> int:
    state = hashlib.blake2b(key=key, digest_size=8)
    state.update(n.to_bytes(8, "big"))
    state.update(k.to_bytes(8, "big"))
    return int(state.hexdigest(), 16)


@pytest.mark.parametrize(("table", "cells"), vectors())
def test_published_vectors(table: int, cells: list[str]) -> None:
    luck = [*(Luck.by(bytes.fromhex(key)) for key in KEYS[:2]), Luck(SECRET), Luck(SECRET, NONCES)][table]
    n = int(cells[0])
    assert [f"{luck.word(n, k):016x}" for k in (0, 1)] == cells[1:3]
    assert [luck.draw(n, total) for total in TOTALS] == [int(cell) for cell in cells[3:]]


def test_published_keys_and_commitment() -> None:
    assert [key_of(SECRET, ()).hex(), key_of(SECRET, NONCES).hex()] == KEYS[2:]
    assert f"commit = {commitment(SECRET)}" in DOCS
    assert commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@given(st.binary(min_size=32, max_size=32), st.integers(1, 10**6), st.integers(1, 2**64))
def test_a_draw_is_the_first_word_under_the_largest_multiple(secret: bytes, n: int, total: int) -> None:
    key = key_of(secret, NONCES)
    k = 0
    while word_of(key, n, k) >= 2**64 // total * total:
        k += 1
    assert Luck(secret, NONCES).draw(n, total) == word_of(key, n, k) % total


def test_words_that_would_favour_an_outcome_are_passed_over() -> None:
    """With 3 * 2**62 outcomes a plain remainder would give the lowest third twice as often."""
    luck = Luck(SECRET)
    total = 3 << 62
    draws = [luck.draw(n, total) for n in range(1, 3001)]
    assert any(luck.word(n, 0) >= total for n in range(1, 100))
    thirds = Counter(draw >> 62 for draw in draws)
    sigma = (3000 * 2 / 9) ** 0.5
    assert all(abs(thirds[i] - 1000) <= 6 * sigma for i in range(3))


def test_nonces_count_and_so_does_their_order() -> None:
    keys = [(), NONCES[:1], NONCES, NONCES[::-1]]
    assert len({Luck(SECRET, nonces).word(1, 0) for nonces in keys}) == len(keys)


def test_a_nonce_must_be_hexadecimal() -> None:
    with pytest.raises(ValueError, match="hex"):
        Luck(SECRET, ["no"])


def test_secrets_and_nonces_are_long_and_new() -> None:
    assert len(new_secret()) == SECRET_BYTES == 32
    assert len(bytes.fromhex(new_nonce())) == NONCE_BYTES == 16
    assert len({new_secret() for _ in range(50)}) == 50
    assert len({new_nonce() for _ in range(50)}) == 50


def test_a_draw_depends_on_its_move_number_only() -> None:
    """So a table that is taken up after a restart goes on as if nothing had happened."""
    one, two = Luck(SECRET, NONCES), Luck(SECRET, NONCES)
    forwards = [one.draw(n, 52) for n in range(1, 50)]
    assert [two.draw(n, 52) for n in reversed(range(1, 50))] == forwards[::-1]


def finished_game(luck: Luck, players: list[Player]) -> Game:
    game = Game.new("monuments", monument="taj-mahal")
    game.players, rng = players, Random(3)
    while not game.over:
        if game.actor == "chance":
            game.roll(luck)
        else:
            game.play(rng.choice(game.legal_ids()))
    return game


def first_scheme() -> tuple[Game, str]:
    game = finished_game(Luck(SECRET, NONCES), [Player(f"P{i}", nonce=nonce) for i, nonce in enumerate(NONCES)])
    return game, game.record(SECRET).write()


def second_scheme() -> tuple[Game, str]:
    """After a round that came to nothing."""
    lost = terms_of("t1", [], commitment(bytes(32)))
    void = Void(lost.commit, [pledge_of(lost, i, SHARES[i]) for i in range(2)], [None, SHARES[1]], 0, "Ben")
    terms = terms_of("t1", [void], commitment(SECRET))
    pledges = [pledge_of(terms, i, share) for i, share in enumerate(SHARES)]
    players = [Player(f"P{i}", pledge=pledges[i], share=SHARES[i]) for i in range(2)]
    game = finished_game(Luck.by(shared_key(terms, SECRET, gathered(pledges, SHARES))), players)
    record = game.record(SECRET)
    header = msgspec.structs.replace(record.header, monumenta=2, table="t1", void=[void])
    return game, msgspec.structs.replace(record, header=header).write()


@pytest.mark.parametrize(("scheme", "added"), [(first_scheme, NONCES), (second_scheme, SHARES)])
def test_the_check_by_hand_in_the_docs_works(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    scheme: Callable[[], tuple[Game, str]],
    added: list[str],
) -> None:
    game, text = scheme()
    code = DOCS.split("```python\n")[1].split("```")[0]
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "game.jsonl"

    def by_hand(record: str) -> list[str]:
        path.write_text(record, "utf-8")
        space: dict[str, Any] = {}
        exec(code, space)  # noqa: S102  (our own documentation)
        return capsys.readouterr().out.splitlines()

    draws = [move for move in game.moves if move.seat == "chance"]
    honest = by_hand(text)
    assert len(honest) == len(draws) > 50
    assert all(line.endswith("as recorded") for line in honest)
    forged = text.replace(added[0], added[1])
    if scheme is first_scheme:
        assert any("BUT RECORDED" in line for line in by_hand(forged))
    else:
        for wrong in (forged, text.replace("Ben", "Bob")):
            with pytest.raises(AssertionError, match="pledged another share"):
                by_hand(wrong)
