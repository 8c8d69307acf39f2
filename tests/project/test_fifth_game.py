"""Somebody follows CONTRIBUTING to the letter: the example is installed as a package and is a game like the others."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from tests.server.harness import Person, Server

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "cairns"


def commands() -> list[str]:
    """What the page says under "How to add a game"."""
    part = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## How to add a game")[2]
    return [
        line
        for block in re.findall(r"^```sh\n(.*?)^```", part, re.DOTALL | re.MULTILINE)
        for line in block.splitlines()
    ]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A checkout with an environment of its own, in which the house is installed and the example is not."""
    folder = tmp_path_factory.mktemp("project")
    shutil.copytree(EXAMPLE, folder / "examples" / "cairns", ignore=shutil.ignore_patterns("__pycache__"))
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / ".venv")], check=True)
    own = subprocess.run(
        [folder / ".venv/bin/python", "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    shared = [str(ROOT / "src"), *(place for place in sys.path if place.endswith("site-packages"))]
    (Path(own) / "house.pth").write_text("\n".join([*shared, sysconfig.get_path("purelib")]), "utf-8")
    for name, module in {"pip": "pip", "monumenta": "monumenta"}.items():
        script = folder / ".venv" / "bin" / name
        script.write_text(f'#!/bin/sh\nexec "{folder}/.venv/bin/python" -m {module} "$@"\n', "utf-8")
        script.chmod(0o755)
    return folder


def run(command: str, folder: Path) -> str:
    env = os.environ | {
        "PATH": f"{folder}/.venv/bin{os.pathsep}{os.environ['PATH']}",
        "PIP_NO_DEPS": "1",  # the house is there already, and what builds the package too
        "PIP_NO_BUILD_ISOLATION": "false",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "COLUMNS": "100",
    }
    env.pop("PYTHONPATH", None)
    done = subprocess.run(["/bin/sh", "-c", command], cwd=folder, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


def test_every_command_of_the_page_works(project: Path) -> None:
    lines = commands()
    assert len(lines) > 4
    said = {line: run(line, project) for line in lines}
    assert any("Every rule" in text or "The first stone" in text for text in said.values())
    assert any("passed" in text for text in said.values())


def test_it_touches_only_its_own_folder() -> None:
    """No file of the house knows it."""
    places = [path for folder in ("src", "web/src", "tools") for path in (ROOT / folder).rglob("*") if path.is_file()]
    texts = (path for path in places if path.suffix in {".py", ".ts", ".svelte", ".ftl", ".toml", ".js"})
    assert [path.name for path in texts if "cairns" in path.read_text("utf-8").lower()] == []


def test_its_environments_are_there(project: Path) -> None:
    run("pip install -q -e examples/cairns", project)
    script = """
import gymnasium, pyspiel
import monumenta.rl.gymnasium, monumenta.rl.openspiel
from monumenta.rl.pettingzoo import cairns_v0
env = gymnasium.make("Monumenta/Cairns-v0")
env.reset(seed=1)
game = cairns_v0.env()
game.reset(seed=1)
state = pyspiel.load_game("monumenta_cairns").new_initial_state()
print(env.action_space, game.agents, state.is_chance_node())
"""
    (project / "environments.py").write_text(script, "utf-8")
    assert "True" in run("python environments.py", project)


def test_a_person_plays_it_at_a_servers_table(tmp_path: Path) -> None:
    packages = tmp_path / "packages"
    target = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "-q",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(packages),
    ]
    subprocess.run([*target, str(EXAMPLE)], check=True, capture_output=True)
    server = Server(tmp_path / "games.db", packages)
    try:
        ana = Person(server, "Ana")
        assert "cairns" in [game["name"] for game in ana.get("/api/games")]
        assert "cairns-title = Dos mojones" in ana.http.get("/api/games/cairns/texts?lang=es").text
        table = ana.create("me", "greedy", game="cairns")
        rng = random.Random(1)
        with ana.page(table["id"]) as page:
            page.wait("scene")
            turns = 0
            while page.await_turn():
                page.act(page.think(rng), confirm=True)
                turns += 1
            assert turns == 14
        record = ana.http.get(f"/api/tables/{table['id']}/record")
        assert record.text.count('"draw ') == 28
    finally:
        server.stop()
