"""The commands need Python and make alone: where there is no Node that can build the page, one is installed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ASKING = 'asked: ; @echo "$(NODE)" && echo "$$PATH"'
OLD = "#!/bin/sh\nexit 1\n"


def asked(path: Path) -> tuple[str, str]:
    """What has to be installed before npm can be called, and where programs are looked for."""
    make = shutil.which("make")
    assert make is not None
    command = [make, "-s", "-C", str(ROOT), f"--eval={ASKING}", "asked"]
    done = subprocess.run(command, env=os.environ | {"PATH": str(path)}, capture_output=True, text=True, check=True)
    needed, places = done.stdout.splitlines()
    return needed, places


@pytest.fixture
def bare(tmp_path: Path) -> Path:
    """A folder of programs without Node."""
    for name in ("bash", "find", "python3", "sh"):
        found = shutil.which(name)
        assert found is not None
        (tmp_path / name).symlink_to(found)
    return tmp_path


def test_a_machine_without_node_gets_one(bare: Path) -> None:
    needed, places = asked(bare)
    assert needed == ".venv/.node"
    assert places.split(os.pathsep)[0] == str(ROOT / ".venv" / "node")


def test_so_does_one_with_an_old_node(bare: Path) -> None:
    for name in ("node", "npm"):
        (bare / name).write_text(OLD)
        (bare / name).chmod(0o755)
    assert asked(bare)[0] == ".venv/.node"


def test_a_node_that_is_there_is_used(bare: Path) -> None:
    for name in ("node", "npm"):
        found = shutil.which(name)
        assert found is not None
        (bare / name).symlink_to(found)
    assert asked(bare) == ("", str(bare))
