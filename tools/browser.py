"""The browser that the end-to-end tests and the screenshots drive.

A Chromium of the system if there is one, else one from the npm registry, unpacked into `.browser/`.
`python -m tools.browser` makes sure that one is there and that it really shows a page.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
PACKED = ROOT / "tools" / "chromium"
HOME = ROOT / ".browser"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


class BrowserMissing(RuntimeError):
    """No browser can be found or fetched; the message says what to do."""


@dataclass(frozen=True)
class Program:
    path: Path
    env: dict[str, str] = field(default_factory=dict[str, str])
    """Variables it needs beyond the usual ones."""


def _runs(program: Program) -> bool:
    try:
        answer = subprocess.run(
            [program.path, "--version"], env=os.environ | program.env, capture_output=True, timeout=60, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return answer.returncode == 0


def _of_the_system() -> Program | None:
    named = os.environ.get("MONUMENTA_BROWSER")
    for name in (named,) if named else NAMES:
        path = shutil.which(name)
        if path and _runs(program := Program(Path(path))):
            return program
    if named:
        raise BrowserMissing(f"MONUMENTA_BROWSER is {named}, which does not run; unset it or name a Chromium")
    return None


def _fetched() -> Program | None:
    """The unpacked one; with its own fonts and libraries only where the system lacks them."""
    path = HOME / "chromium"
    if not path.exists():
        return None
    fonts = {} if Path("/etc/fonts/fonts.conf").exists() else {"FONTCONFIG_FILE": str(HOME / "fonts.conf")}
    plain = Program(path, fonts)
    own_libraries = Program(path, {**fonts, "LD_LIBRARY_PATH": str(HOME / "lib")})
    return next((program for program in (plain, own_libraries) if _runs(program)), None)


def _fetch() -> None:
    npm, node = shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        raise BrowserMissing("no Chromium on PATH and no Node to fetch one: install either, then try again")
    HOME.mkdir(exist_ok=True)
    for part in (".npmrc", "package.json", "package-lock.json", "unpack.mjs"):
        shutil.copy(PACKED / part, HOME / part)
    subprocess.run([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], cwd=HOME, check=True)
    subprocess.run([node, "unpack.mjs"], cwd=HOME, check=True)


def find() -> Program:
    """The browser to use; BrowserMissing if `make test` has not fetched one yet."""
    found = _of_the_system() or _fetched()
    if found is None:
        raise BrowserMissing("no browser yet: run `.venv/bin/python -m tools.browser`, or install Chromium")
    return found


def ensure() -> Program:
    """Like `find`, but fetches one when there is none."""
    found = _of_the_system() or _fetched()
    if found is None:
        _fetch()
        found = _fetched()
    if found is None:
        raise BrowserMissing(
            "the fetched Chromium does not run here: install the chromium package of your system, then try again"
        )
    return found


def launch(playwright: Playwright) -> Browser:
    """A headless browser. Playwright starts it without the sandbox, which root may not use and containers lack."""
    program = find()
    environment: dict[str, str | float | bool] = {**os.environ, **program.env}
    return playwright.chromium.launch(executable_path=program.path, env=environment)


def _shows_a_page() -> None:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        page = browser.new_page()
        page.set_content("<title>stone</title>")
        if page.title() != "stone":
            raise BrowserMissing("the browser starts but shows no page")
        browser.close()


def main() -> int:
    try:
        program = ensure()
        _shows_a_page()
    except BrowserMissing as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"browser: {program.path}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
