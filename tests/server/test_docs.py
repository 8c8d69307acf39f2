"""Every refusal is documented, tested and has its words on the page in every language."""

from __future__ import annotations

import re

import pytest

from monumenta.server.settings import from_environment
from monumenta.tables.problem import STATUS, Refused
from tests.server.harness import ROOT

DOCS = (ROOT / "docs" / "server.md").read_text("utf-8")


def test_every_code_is_documented() -> None:
    table = DOCS.partition("## Refusals")[2].partition("\n## ")[0]
    assert re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE) == sorted(STATUS)


def test_every_code_is_raised_by_a_test() -> None:
    tests = "".join(path.read_text("utf-8") for path in (ROOT / "tests" / "server").glob("test_*.py"))
    assert [code for code in STATUS if f'"{code}"' not in tests] == []


@pytest.mark.parametrize("language", ["en", "es"])
def test_every_code_has_words_on_the_page(language: str) -> None:
    texts = ROOT / "src" / "monumenta" / "locales" / language
    page = "".join((texts / name).read_text("utf-8") for name in ("page.ftl", "refusals.ftl"))
    assert [code for code in STATUS if f"\nerror-{code} = " not in page] == []


def test_every_variable_is_documented() -> None:
    asked: set[str] = set()

    class Asked(dict[str, str]):
        def get(self, key: str, default: str = "") -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
            asked.add(key)
            return default

    from_environment(Asked())
    assert {name for name in re.findall(r"`(MONUMENTA_[A-Z_]+)`", DOCS) if name in asked} == asked


def test_a_code_that_nobody_listed_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="unlisted refusal code"):
        Refused("no-such-code", "…")
