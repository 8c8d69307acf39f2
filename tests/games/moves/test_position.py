"""Positions as text: there and back, and refusals that say what to write instead."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings, strategies as st

from monumenta.engine.author.contract import MonumentaError
from monumenta.engine.match.game import Game, set_up
from monumenta.engine.match.record import BrokenRecord, GameRecord, read
from monumenta.engine.match.verify import play_again, verify
from monumenta.games.moves.position import BadPosition, read_position, write_position
from monumenta.testing.walk import positions, random_step
from tests.games.moves.positions import SPEC, at, new
from tests.games.moves.test_laws import OPTIONS


@settings(max_examples=12)
@given(options=OPTIONS, seed=st.integers(0, 2**32))
def test_every_position_goes_there_and_back(options: dict[str, Any], seed: int) -> None:
    for game in positions(SPEC, options, seed):
        again = Game.at("moves", text := game.position())
        assert again.state() == game.state(), text
        assert again.settings == game.settings
        assert again.position() == text


def test_the_beginning() -> None:
    assert write_position(read_position("")) == "game=1/2 turn=light"
    assert new().position() == "game=1/2 turn=light"
    assert at("game=2/2 results=13,12").actor == 1, "Dark positions the People Piece in the second game"


def test_order_lines_and_remarks_do_not_matter() -> None:
    one = at("game=1/2 turn=light people=people@33 light=castle.2@00,obelisk@50 dark=pyramid@77")
    other = at("# a remark\n dark=pyramid@77\n\n light=obelisk@50,castle.2@00 turn=light people=people@33\n")
    assert one.state() == other.state()


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("turn=blue", "light, dark or over"),
        ("turn", "words like turn=dark"),
        ("turn=light turn=dark", "each once"),
        ("colour=red", "'colour'"),
        ("game=3/2", "1/2, 2/2 or 1/1"),
        ("game=2/1", "1/2, 2/2 or 1/1"),
        ("opening=other", "rulebook, lehmann-woods"),
        ("turn=dark", "People Piece comes first"),
        ("people=castle@33", "people.1@34, aside or gone"),
        ("people=people@99", "stick out"),
        ("people=people@33 light=tavern@00", "no piece"),
        ("people=people@33 light=obelisk.1@00", "rotations 0 to 0"),
        ("people=people@33 light=castle@00,castle@50", "no such piece left"),
        ("people=people@33 light=people@60", "no such piece left"),
        ("people=people@33 light=castle@00 dark=obelisk@00", "something is there already"),
        ("people=people@33 light=obelisk@34", "people=people@33"),
        ("people=people@33 light-land=0", "no square"),
        ("people=people@33 light=obelisk@00 light-land=00", "something is there already"),
        ("people=people@33 light=obelisk@00 light-land=01", "whole regions"),
        ("people=people@33 made=1", "two numbers"),
        ("people=people@33 made=x,1", "whole numbers"),
        ("people=people@33 made=3,1", "counts to 2"),
        ("people=people@33 made=999,1", "counts to 2"),
        ("people=people@33 passes=2", "two passes"),
        ("people=people@33 passes=999", "two passes"),
        ("people=people@33 placements=1,2", "one number"),
        ("game=2/2 people=people@33 results=1,999", "results counts to"),
        ("people=people@33 placements=200", "so many placements"),
        ("people=people@33 results=1,2", "0 games have ended"),
        ("people=people@33 turn=over results=1,2/1,2", "last game"),
        ("game=1/1 people=people@33 turn=over results=1,2", "squares of the pieces"),
    ],
)
def test_what_is_no_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(BadPosition, match=complaint):
        read_position(text)


def test_who_is_to_act_must_be_able_to() -> None:
    """Everything but a short wall is Light's."""
    wall = {(0, 3), (1, 3), (2, 3)}
    land = ",".join(f"{r}{c}" for r in range(10) for c in range(10) if (r, c) not in wall)
    with pytest.raises(BadPosition, match="dark has no move"):
        at(f"people=gone turn=dark light=aqueduct.1@03 light-land={land}")


def test_games_without_positions_say_so() -> None:
    with pytest.raises(MonumentaError, match="save the game's record"):
        Game.new("monuments").position()


@settings(max_examples=12)
@given(options=OPTIONS, seed=st.integers(0, 2**32), into=st.floats(0, 1))
def test_the_record_of_a_game_from_a_position_is_a_record_like_any_other(
    options: dict[str, Any], seed: int, into: float
) -> None:
    texts = [game.position() for game in positions(SPEC, options, seed)]
    game = Game.at("moves", texts[int(into * (len(texts) - 1))])
    rng = Random(seed)
    for _ in range(rng.randrange(8)):
        if not game.over:
            random_step(game, rng)
    _check_record(game)
    while not game.over:
        random_step(game, rng)
    _check_record(game)
    assert verify(game.record()).scores == game.scores


def _check_record(game: Game) -> None:
    record = read(game.record().write())
    again = play_again(record)
    assert again.state() == game.state()
    assert again.record() == record == game.record()
    assert game.copy().record() == record
    assert verify(record).moves == game.n


def test_saved_and_loaded(tmp_path: Path) -> None:
    game = at(text := "game=1/1 turn=dark people=people@33 light=castle.2@00 dark=pyramid@77")
    game.play(game.legal()[0])
    game.save(path := tmp_path / "from.jsonl")
    assert f'"position":"{text}"' in path.read_text("utf-8")
    again = Game.load(path)
    assert again.began_at == text
    assert (again.state(), again.moves) == (game.state(), game.moves)


def test_a_game_from_its_beginning_names_no_position() -> None:
    assert "position" not in new().record().write()


def _with(**changes: Any) -> GameRecord:
    record = at("game=1/1 turn=dark people=people@33").record()
    return GameRecord(msgspec.structs.replace(record.header, **changes), record.moves, None)


@pytest.mark.parametrize(
    ("record", "complaint"),
    [
        (_with(position="turn=blue"), "line 1: position: turn=blue: it is light, dark or over"),
        (_with(position="game=1/2 people=people@33"), "other options than the record: games is 2, not 1"),
        (_with(position="game=1/1 people=people@33 voluntary_pass=true"), "voluntary_pass is True, not False"),
        (_with(game="monuments", options={}, position="turn=light"), "positions of monuments are not written"),
    ],
)
def test_a_record_whose_position_is_wrong_is_broken(record: GameRecord, complaint: str) -> None:
    with pytest.raises(BrokenRecord, match=complaint) as found:
        verify(record)
    assert found.value.line == 1


def test_a_game_that_began_from_a_contradiction_goes_on() -> None:
    """Such texts were once accepted: no new game begins from one, but records and tables that did are not lost."""
    text = "placements=0 turn=dark people=people@44 light=obelisk@00 dark=obelisk@09"
    with pytest.raises(BadPosition, match="placements=0"):
        Game.at("moves", text)
    game = set_up(SPEC, text, begun=True)
    played = game.play(game.legal()[0])
    record = game.record()
    assert record.header.position is not None
    assert "placements=0" in record.header.position
    assert [move.do for move in play_again(record).moves] == [played.do]
