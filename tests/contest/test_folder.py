"""A run on disk: whole lines count, others are played again, and a folder belongs to one plan and one run."""

from __future__ import annotations

from pathlib import Path

import pytest

from monumenta.contest.folder import GAMES, FolderTaken, RunFolder
from monumenta.contest.job import Played
from tests.contest.contests import plan, row

PLAN = plan("greedy", "random", rounds=9)
RECORD = "a record\n"


def played(number: int) -> Played:
    kept = row(number, [0, 1], [1, 0])
    return Played(type(kept)(kept.number, kept.seats, kept.scores, kept.winners, 5, 5, len(RECORD)), RECORD)


def test_what_was_kept_is_there_again(tmp_path: Path) -> None:
    with RunFolder(tmp_path / "run", PLAN) as folder:
        for number in (2, 0):
            folder.keep(played(number))
        folder.keep(played(2))
    with RunFolder(tmp_path / "run", PLAN) as folder:
        assert sorted(folder.rows) == [0, 2]
        assert folder.record(2).read_text() == RECORD
    assert (tmp_path / "run" / GAMES).read_bytes().count(b"\n") == 2, "the second game 2 is no game"


def test_a_torn_line_is_cut_off(tmp_path: Path) -> None:
    with RunFolder(tmp_path, PLAN) as folder:
        folder.keep(played(0))
        folder.keep(played(1))
    text = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(text[:-9])
    with RunFolder(tmp_path, PLAN) as folder:
        assert list(folder.rows) == [0]
        folder.keep(played(1))
    assert (tmp_path / GAMES).read_bytes() == text


def test_a_whole_line_without_its_end_is_torn_too(tmp_path: Path) -> None:
    with RunFolder(tmp_path, PLAN) as folder:
        folder.keep(played(0))
    text = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(text.rstrip(b"\n"))
    with RunFolder(tmp_path, PLAN) as folder:
        assert not folder.rows


@pytest.mark.parametrize("left", ["", RECORD[:3]])
def test_a_game_whose_record_is_not_whole_is_played_again(tmp_path: Path, left: str) -> None:
    with RunFolder(tmp_path, PLAN) as folder:
        folder.keep(played(0))
        path = folder.record(0)
    if left:
        path.write_text(left)
    else:
        path.unlink()
    with RunFolder(tmp_path, PLAN) as folder:
        assert not folder.rows
        folder.keep(played(0))
    with RunFolder(tmp_path, PLAN) as folder:
        assert list(folder.rows) == [0]


def test_a_folder_is_for_one_plan_but_may_be_given_more_rounds(tmp_path: Path) -> None:
    with RunFolder(tmp_path, PLAN):
        pass
    with RunFolder(tmp_path, plan("greedy", "random", rounds=20)):
        pass
    with pytest.raises(FolderTaken, match="options"), RunFolder(tmp_path, plan("greedy", "random", monument="capitol")):
        pass
    (tmp_path / "plan.json").write_text("[]")
    with pytest.raises(FolderTaken, match="no plan"), RunFolder(tmp_path, PLAN):
        pass


def test_two_runs_do_not_share_a_folder(tmp_path: Path) -> None:
    with (
        RunFolder(tmp_path, PLAN),
        pytest.raises(FolderTaken, match="another run is playing"),
        RunFolder(tmp_path, PLAN),
    ):
        pass


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FolderTaken, match="cannot write to"), RunFolder(tmp_path / "file" / "run", PLAN):
        pass
