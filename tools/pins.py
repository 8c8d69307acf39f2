"""Resolve the exact versions in `requirements/*.txt` from `pyproject.toml`; run it by `make pins`.

One resolution serves every supported Python and system. Only versions are written down: where the packages come
from is the business of the machine that installs them.
"""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path("requirements")
COMMON = ["--universal", "--python-version", "3.11", "--upgrade", "--quiet", "--custom-compile-command", "make pins"]


def resolve(uv: Path, target: str, *wanted: str) -> None:
    """Write one pin file; its comments say who wants each package."""
    command = [uv, "pip", "compile", *COMMON, *wanted, "--output-file", FOLDER / target]
    subprocess.run(command, cwd=ROOT, check=True)


def main() -> int:
    with TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = Path(folder) / "bin" / "python"
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        uv = python.with_name("uv")
        resolve(uv, "run.txt", "pyproject.toml", "--extra", "sim", "--group", "build")
        resolve(uv, "node.txt", "--group", "node")
        pinned = ["--constraint", str(FOLDER / "run.txt")]
        resolve(uv, "test.txt", "pyproject.toml", "--all-extras", "--group", "build", "--group", "test", *pinned)
    return 0


if __name__ == "__main__":
    sys.exit(main())
