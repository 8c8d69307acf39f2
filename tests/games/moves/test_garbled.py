"""Position texts that nobody would write: whatever is accepted can be played to its end, and only legally."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

from monumenta.engine.author.dispatch import draw, legal
from monumenta.engine.author.rng import new_rng
from monumenta.games.moves.notation import PIECES
from monumenta.games.moves.position import OPTIONS, BadPosition, read_position
from monumenta.games.moves.state import BUILD, ENDED, PEOPLE
from tests.games.moves.positions import SPEC, at, new, state_of

NUMBERS = ("0", "1", "2", "3", "7", "10", "199", "200", "999", "9999", "-1", "x", "")
LIMIT = 500
"""No game is longer: 200 placements, two games, and every other turn a pass."""


def text_of_a_game(rng: Random) -> str:
    """A position that a random game came by."""
    options = {name: rng.choice(list(values)) for name, values in OPTIONS.items()}
    chosen: dict[str, Any] = {k: {"true": True, "false": False}.get(v, v) for k, v in options.items()}
    game = new(games=rng.choice([1, 2]), **chosen)
    for _ in range(rng.randrange(40)):
        if not game.over:
            game.play(rng.choice(game.legal_ids()))
    return game.position()


def some_piece(rng: Random) -> str:
    piece = rng.choice(PIECES)
    return f"{piece.id}.{rng.randrange(4)}@{rng.randrange(10)}{rng.randrange(10)}"


def another_word(rng: Random, name: str, value: str) -> str:
    """The same word with another value, often one that contradicts the rest."""
    values = value.split(",")
    changes = {
        "game": ["1/1", "1/2", "2/2", "2/1"],
        "turn": ["light", "dark", "over", "nobody"],
        "people": ["aside", "gone", some_piece(rng)],
        "light": [",".join(values[1:]), f"{value},{some_piece(rng)}", some_piece(rng)],
        "dark": [",".join(values[1:]), f"{value},{some_piece(rng)}", some_piece(rng)],
        "light-land": [",".join(values[1:]), f"{value},{rng.randrange(10)}{rng.randrange(10)}", ""],
        "dark-land": [",".join(values[1:]), f"{value},{rng.randrange(10)}{rng.randrange(10)}", ""],
        "made": [f"{rng.randrange(3)},{rng.randrange(3)}"],
        "results": ["", "1,2", "47,47", "1,2/3,4"],
        **{option: list(choices) for option, choices in OPTIONS.items()},
    }
    return f"{name}={rng.choice(changes.get(name, NUMBERS))}"


def garbled(rng: Random) -> str:
    """A position of a game in which one to three words were changed, left out, added, or cut into."""
    words = dict(word.split("=", 1) for word in text_of_a_game(rng).split())
    names = [*words, "made", "placements", "turns", "passes", "light-land", "dark-land", *OPTIONS]
    text = [f"{name}={value}" for name, value in words.items()]
    for _ in range(rng.randint(1, 3)):
        name = rng.choice(names)
        text = [word for word in text if not word.startswith(f"{name}=")]
        if rng.random() < 0.8:
            text.append(another_word(rng, name, words.get(name, "")))
    line = " ".join(text)
    if rng.random() < 0.1:
        cut = rng.randrange(len(line))
        line = line[:cut] + line[cut + 1 :]
    return line


def play_out(text: str, rng: Random) -> int:
    """Listed and drawn actions by turns, each of them legal, to the end; returns how many."""
    game, out = at(text), [0] * SPEC.most_legal
    luck = new_rng(rng.randrange(2**32)).tolist()
    while not game.over:
        s = state_of(game)
        assert game.actor == s.seat
        actions = game.legal_ids()
        assert actions, f"{text}: nothing is possible after {game.n} moves"
        assert sorted(out[: legal(s, s.seat, out)]) == sorted(actions)
        drawn = [draw(s, s.seat, luck, out) for _ in range(4)]
        assert set(drawn) <= set(actions), f"{text}: drawn although not legal after {game.n} moves"
        game.play(drawn[0] if rng.random() < 0.5 else rng.choice(actions))
        assert game.n < LIMIT, f"{text}: no end"
    return game.n


def attempt(seed: int) -> str:
    """What became of a garbled text: what it was refused for, or that it was played."""
    rng = Random(seed)
    text = garbled(rng)
    try:
        at(text)
    except BadPosition as problem:
        return str(problem)
    play_out(text, rng)
    return "played"


@settings(max_examples=60)
@given(seed=st.integers(0, 2**32))
def test_whatever_is_accepted_can_be_played_legally_to_the_end(seed: int) -> None:
    attempt(seed)


FULL = (
    "game=1/1 light=obelisk@07,torii.1@08,obelisk@25,castle.1@30,sphinx.1@41,opera.2@47,aqueduct.1@60,petra.2@65,"
    "sphinx.1@71,petra.2@84 dark=petra@00,obelisk@03,castle.3@04,aqueduct.1@13,lalibela@16,obelisk@35,stepwell@43,"
    "sphinx.1@68,petra.2@86,pyramid@88 dark-land=05 opening=lehmann-woods"
)
"""The People Piece would have no place left."""


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("turn=light dark=castle@70 opening=lehmann-woods placements=0", "people=aside"),
        ("turn=light light=castle@70 placements=0", "people=aside: nothing comes before"),
        ("turn=light light=castle@70", "people=aside: nothing comes before"),
        ("turn=light dark=castle@70,obelisk@00 opening=lehmann-woods", "people=aside: the opener's first piece"),
        ("turn=light light=castle@70 opening=lehmann-woods", "people=aside"),
        ("turn=dark dark=castle@70 opening=lehmann-woods", "people=aside"),
        ("turn=light dark=castle@70 made=0,2 opening=lehmann-woods", "people=aside"),
        ("turn=light made=1,0", "people=aside"),
        ("turn=light placements=3", "people=aside"),
        ("game=1/1 turn=over results=47,47", "people=aside"),
        (FULL, "people=aside"),
        ("turn=dark people=people@33 dark=castle@70 placements=0", "placements=0: 1 pieces stand there"),
        ("people=people@33 dark=castle@70,obelisk@00 made=0,1", "made=0,1: dark has made at least 2"),
        ("people=people@33 light=castle@70 made=0,0", "made=0,0: light has made at least 1"),
        ("people=people@33 dark=petra.1@00 dark-land=00", "dark-land: .* write made=0,2"),
        ("people=people@33 passes=1", "voluntary_pass=true"),
        ("game=1/1 turn=over people=gone results=47,47 passes=1 voluntary_pass=true", "passes=1"),
        (
            "people=gone light=obelisk@00 made=2,0 light-land="
            + ",".join(f"{r}{c}" for r in range(10) for c in range(10) if r or c),
            "dark has no move",
        ),
        (
            "people=gone turn=light light=obelisk@00 made=2,0 light-land="
            + ",".join(f"{r}{c}" for r in range(10) for c in range(10) if r or c),
            "open_city=none only",
        ),
    ],
)
def test_texts_that_contradict_themselves_say_where(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        at(text)


@pytest.mark.parametrize(
    "text",
    [
        "turn=light dark=castle@70 opening=lehmann-woods",
        "turn=light opening=lehmann-woods voluntary_pass=true passes=1 turns=1",
        "turn=dark people=people@33 made=2,1 placements=4",
        "people=gone",
    ],
)
def test_texts_that_only_look_odd_are_played(text: str) -> None:
    """A first piece before the People Piece, a pass in its place, pieces that were removed, no People Piece."""
    for seed in range(3):
        assert play_out(text, Random(seed)) > 10


def test_garbled_texts_are_of_both_kinds() -> None:
    """Else the test above would try nothing."""
    found = Counter(attempt(seed) for seed in range(60))
    assert found["played"] > 15
    assert found.total() - found["played"] > 15
    assert len(found) > 8


@settings(max_examples=100)
@given(text=st.text(alphabet="=@.,/ #\n0123459alightdrkpeomuns-²٣", max_size=60))
def test_no_text_does_worse_than_be_refused(text: str) -> None:
    with suppress(BadPosition):
        assert read_position(text).phase in (PEOPLE, BUILD, ENDED)
