"""Puts the built page into a wheel: uses the one that is there, else builds it with npm."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[BuilderConfig]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatchling's signature)
        if version == "editable":  # an editable install builds its page by `make page`, whenever it changes
            return
        root = Path(self.root)
        if not (root / "src" / "monumenta" / "page" / "index.html").exists():
            build_page(root / "web")


def build_page(web: Path) -> None:
    """Install what the page is built with, as locked (see the Makefile on why not `npm ci`), and build it."""
    npm = shutil.which("npm")
    if npm is None:
        raise RuntimeError(
            "the page is not built yet, and npm is missing to build it: `make wheel` brings its own Node; "
            "a released wheel of monumenta has the page inside"
        )
    for command in (["install", "--no-save", "--no-audit", "--no-fund"], ["run", "build"]):
        subprocess.run([npm, *command], cwd=web, check=True)
