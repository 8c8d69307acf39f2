"""What rules tell while they act."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any

import pytest

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.author.state import record
from monumenta.engine.author.tell import listening, tell, word_by_word
from monumenta.engine.compile.plain import copied, plain_state
from monumenta.engine.match.game import Game, parse_options
from monumenta.games.monuments.state import State

KIND = 7


def heard_of(s: Any, *said: int) -> Any:
    return (s.turns, *said)


def test_each_word_is_translated_as_things_stand_when_it_is_said() -> None:
    s = plain_state(record(State))
    with listening(s, word_by_word(heard_of)) as heard:
        s.turns = 1
        tell(s, KIND, 2, 3, 4)
        s.turns = 5
        tell(s, KIND)
    assert heard == [(1, KIND, 2, 3, 4), (5, KIND, 0, 0, 0)]


def test_a_copy_is_not_heard_and_nobody_listens_for_ever() -> None:
    s = plain_state(record(State))
    with listening(s, word_by_word(heard_of)) as heard:
        tell(copied(s), KIND)
    tell(s, KIND)
    assert heard == []


def test_a_listener_knows_the_state_before_and_makes_as_many_events_as_it_likes() -> None:
    s = plain_state(record(State))
    s.turns = 3

    def listener(s: Any, events: list[Any]) -> Any:
        before = s.turns

        def hear(s: Any, *said: int) -> None:
            del said
            events.extend(range(before, s.turns))

        return hear

    with listening(s, listener) as heard:
        tell(s, KIND)
        s.turns = 5
        tell(s, KIND)
    assert heard == [3, 4]


def test_what_cannot_be_put_into_words_has_not_happened(pebbles: GameSpec) -> None:
    def dumb(*_: Any) -> Any:
        raise ValueError("no words")

    spec = replace(pebbles, listener=word_by_word(dumb))
    game = Game(spec, parse_options(spec, {}))
    before = game.state()
    with pytest.raises(ValueError, match="no words"):
        game.play("first 1")
    assert (game.state(), game.n, game.moves) == (before, 0, [])
    assert game.apply("first 1").do == "first 1", "whoever wants no events does not need words"


def test_applied_is_played_without_a_word(pebbles: GameSpec) -> None:
    aloud, silent = (Game(pebbles, parse_options(pebbles, {})) for _ in range(2))
    played = aloud.play("first 1", t=5)
    line = silent.apply("first 1", t=5)
    assert (line.n, line.seat, line.do, line.t) == (played.n, played.seat, played.do, played.t)
    assert silent.state() == aloud.state()
    assert silent.moves == aloud.moves


def test_compiled_a_word_is_no_instruction() -> None:
    numba: Any = import_module("numba")
    native: Any = import_module("monumenta.engine.compile.native")

    def said(number: int) -> int:
        if number & 1:
            native.tell(number, KIND, number, number * number)
        return number + 1

    def unsaid(number: int) -> int:
        return number + 1

    codes: list[str] = []
    for function in (said, unsaid):
        fast = numba.njit("int64(int64)")(function)
        assert fast(4) == 5
        (text,) = fast.inspect_asm().values()
        lines = [line.strip() for line in text.splitlines()]
        begin = next(i for i, line in enumerate(lines) if function.__name__ in line and line.endswith(":"))
        codes.append("\n".join(line for line in lines[begin + 1 : begin + 9] if not line.startswith((".", "_"))))
    assert codes[0] == codes[1] != ""
