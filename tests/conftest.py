"""What all tests share: settings that make them say the same on every machine."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# A slow machine is not a mistake, so no test has a deadline. The same examples each time: new ones are looked for by
# the surveys in bench/, over millions of games, and not by whoever happens to run the tests.
settings.register_profile("monumenta", deadline=None, derandomize=True)
settings.load_profile("monumenta")


@pytest.fixture(scope="session", autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """No test writes into the data of the person who runs it. Compiled rules are shared: they cost half a minute."""
    folder = tmp_path_factory.mktemp("data")
    before = os.environ.get("XDG_DATA_HOME")
    os.environ["XDG_DATA_HOME"] = str(folder)
    yield folder
    if before is None:
        del os.environ["XDG_DATA_HOME"]
    else:
        os.environ["XDG_DATA_HOME"] = before
