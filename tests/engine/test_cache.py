"""Where compiled code is kept, what its folder is named after, and which old folders go."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

from monumenta.engine.compile import cache
from monumenta.engine.compile.cache import IN_USE_SECONDS, KEEP, Folder, home, stamp


def test_the_folder_is_the_users_cache_unless_said_otherwise(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("MONUMENTA_CACHE", raising=False)
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    assert home() == Path.home() / ".cache" / "monumenta"
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert home() == tmp_path / "monumenta"
    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path / "own"))
    assert home() == tmp_path / "own"


def test_a_stamp_tells_changes_apart(tmp_path: Path) -> None:
    source = tmp_path / "native.py"
    source.write_text("a = 1\n")
    seen = [stamp(["x"], [source]), stamp(["y"], [source]), stamp(["x", "y"], [source]), stamp(["x"], [])]
    assert stamp(["x"], [source]) == seen[0]
    source.write_text("a = 2\n")
    seen.append(stamp(["x"], [source]))
    assert len(set(seen)) == len(seen)


@pytest.mark.parametrize("part", ["__version__", "processor"])
def test_a_stamp_is_for_one_compiler_and_one_processor(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = stamp(["x"], [])
    if part == "processor":
        monkeypatch.setattr(cache.llvm, "get_host_cpu_name", lambda: "abacus")
    else:
        monkeypatch.setattr(cache.numba, part, "0.0")
    assert stamp(["x"], []) != before


def test_a_folder_counts_once_it_is_finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path))
    folder = Folder("toy", "abc")
    assert not folder.complete
    with folder.lock():
        (folder.path / "half").write_text("")
        folder.clear()
        assert not (folder.path / "half").exists()
        folder.finish()
    assert Folder("toy", "abc").complete
    assert not Folder("toy", "abd").complete
    assert not Folder("other", "abc").complete


def test_a_lock_is_held_by_one_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from filelock import Timeout

    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path))
    with Folder("toy", "abc").lock(), pytest.raises(Timeout):
        Folder("toy", "abc").lock().acquire(timeout=0)


def aged(folder: Path, seconds: float) -> Path:
    folder.mkdir(parents=True)
    then = time.time() - seconds
    os.utime(folder, (then, then))
    return folder


def test_old_versions_go_and_those_in_use_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path))
    for i in range(KEEP + 3):
        aged(tmp_path / f"old{i}" / "toy", IN_USE_SECONDS + 100 * (i + 1))
    (tmp_path / "busy" / "toy").mkdir(parents=True)
    with (folder := Folder("toy", "new")).lock():
        folder.finish()
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == ["busy", "new", *(f"old{i}" for i in range(KEEP - 1))]


def test_other_games_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They have not changed: what was compiled long ago is still good."""
    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path))
    for i in range(KEEP + 3):
        aged(tmp_path / f"old{i}" / "other", 2 * IN_USE_SECONDS)
        aged(tmp_path / f"old{i}" / "toy", 2 * IN_USE_SECONDS + i)
    with (folder := Folder("toy", "new")).lock():
        folder.finish()
    assert len(list(tmp_path.glob("*/other"))) == KEEP + 3
    assert len(list(tmp_path.glob("*/toy"))) == KEEP + 1


def test_what_is_loaded_was_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path))
    loved = Folder("toy", "loved")
    with loved.lock():
        loved.save(b"code")
    os.utime(loved.path, (0, 0))
    for i in range(KEEP + 1):
        aged(tmp_path / f"old{i}" / "toy", IN_USE_SECONDS + 100 * (i + 1))
    loved.read()
    with (folder := Folder("toy", "new")).lock():
        folder.finish()
    assert loved.path.exists()
    assert len(list(tmp_path.glob("old*"))) == KEEP - 1


def test_code_that_has_changed_since_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONUMENTA_CACHE", str(tmp_path))
    folder = Folder("toy", "abc")
    with folder.lock():
        folder.save(b"some code")
    assert folder.read() == b"some code"
    file = folder.path / "code"
    file.write_bytes(file.read_bytes().replace(b"some", b"same"))
    with pytest.raises(ValueError, match="has changed since it was written"):
        folder.read()
