"""A wheel has everything inside: on a machine without Node it answers, knows its rules and serves its page."""

from __future__ import annotations

import re
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from zipfile import ZipFile

import httpx
import pytest

from tests.cli.command import environment
from tools.serving import Served

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def command(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The installed command. Dependencies are borrowed from this environment: this is about our own files."""
    folder = tmp_path_factory.mktemp("fresh machine")
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--quiet", "install", "--no-index", "--no-deps"]
    subprocess.run([*pip, str(wheel)], check=True)
    ask = [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"]
    site = Path(subprocess.run(ask, check=True, capture_output=True, encoding="utf-8").stdout.strip())
    (site / "borrowed.pth").write_text(sysconfig.get_path("purelib"), "utf-8")
    return folder / "bin" / "monumenta"


def run(command: Path, *arguments: str) -> str:
    done = subprocess.run(
        [command, *arguments],
        cwd=command.parent,
        env=environment(PATH=str(command.parent), PYTHONPATH=""),
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    return done.stdout


def test_wheel_has_page_rules_texts_and_box(wheel: Path) -> None:
    names = set(ZipFile(wheel).namelist())
    assert "monumenta/page/index.html" in names
    assert "monumenta/games/monuments/ledger.md" in names
    assert "monumenta/py.typed" in names
    for source in [*ROOT.glob("src/monumenta/**/*.toml"), *ROOT.glob("src/monumenta/**/*.ftl")]:
        assert source.relative_to(ROOT / "src").as_posix() in names
    assert not [name for name in names if name.startswith(("tests/", "web/", "docs/")) or "__pycache__" in name]


def test_installed_command_answers(command: Path) -> None:
    assert re.fullmatch(r"monumenta \d+\.\d+\.\d+\S*\n", run(command, "--version"))
    rules = run(command, "rules", "monuments")
    assert "worker" in rules
    where = run(command.with_name("python"), "-c", "import monumenta; print(monumenta.__file__)")
    assert Path(where.strip()).is_relative_to(command.parent.parent), "the test ran the sources, not the wheel"


def test_installed_command_serves_the_page(command: Path, tmp_path: Path) -> None:
    with Served(tmp_path, [command], PATH=str(command.parent), PYTHONPATH="") as server:
        page = httpx.get(server.url)
        assert page.is_success
        scripts = re.findall(r'src="(/[^"]+\.js)"', page.text)
        assert scripts
        for script in scripts:
            answer = httpx.get(server.url + script)
            assert answer.is_success
            assert "javascript" in answer.headers["content-type"]
