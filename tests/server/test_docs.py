"""Every refusal is documented, tested and has its words on the page in every language."""

from __future__ import annotations

import re

import pytest

from monumenta.server.settings import Settings, from_environment
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


class Asked(dict[str, str]):
    """An environment that answers everything with one text, and notes what it was asked for."""

    def __init__(self, answer: str | None = None) -> None:
        super().__init__()
        self.answer = answer
        self.names: list[str] = []

    def get(self, key: str, default: str = "") -> str:  # pyright: ignore[reportIncompatibleMethodOverride]
        self.names.append(key)
        if self.answer is None:
            return default
        return f"http://{self.answer}" if key == "MONUMENTA_ADDRESS" else self.answer


def test_every_variable_is_in_the_table_with_its_default() -> None:
    asked = Asked()
    assert from_environment(asked) == Settings()
    table = dict(re.findall(r"^\| `(MONUMENTA_[A-Z_]+)` \| ([^|]+) \|", DOCS, re.MULTILINE))
    assert sorted(table) == sorted(asked.names)
    told = {name: text[1:-1] for name, text in table.items() if text.startswith("`")}
    assert from_environment(told) == Settings()


def test_every_setting_has_a_variable() -> None:
    """What a host may tune has no field that only programmers can reach."""
    one, other = from_environment(Asked("77")), from_environment(Asked("0"))
    assert [name for name in Settings.__struct_fields__ if getattr(one, name) == getattr(other, name)] == []


def test_a_code_that_nobody_listed_is_a_mistake() -> None:
    with pytest.raises(ValueError, match="unlisted refusal code"):
        Refused("no-such-code", "…")
