"""The report: one file, in the reader's language, which asks no other place for anything."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from monumenta.contest.plots import steps
from monumenta.contest.report import LISTED, report, write_report
from monumenta.contest.results import tabulate
from monumenta.contest.sprt import Sprt
from monumenta.terminal.text import Text
from tests.contest.contests import plan, row

EVIL = '<script>alert("x")</script>'


def written(language: str = "en", games: int = 12, bot: str = "random") -> str:
    contest = plan("greedy", bot, rounds=-(-games // 2), sprt=Sprt(0.5, 0.55))
    rows = {n: row(n, contest.seats(contest.place(n)), [40 + n, 45], moves=200 + n) for n in range(games)}
    return report(contest, tabulate(contest, rows), list(rows.values()), Text(language))


class Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.found += [value or "" for name, value in attrs if name in ("href", "src", "xlink:href", "action", "data")]


@pytest.mark.parametrize("language", ["en", "es"])
def test_nothing_leaves_the_file(language: str) -> None:
    page = written(language)
    links = Links()
    links.feed(page)
    assert not {"script", "link", "img", "iframe", "object", "form"} & set(links.tags)
    assert all(not link.startswith(("http", "//")) for link in links.found)
    assert not re.search(r"url\(|@import|https?://", page)
    assert "default-src 'none'" in page
    assert f'<html lang="{language}">' in page


def test_every_plot_is_there_and_well_formed() -> None:
    drawings = re.findall(r"<svg.*?</svg>", written(), re.DOTALL)
    titles = [ET.fromstring(drawing)[0].text for drawing in drawings]  # noqa: S314  # our own
    assert titles == [
        "Ratings",
        *(title for title in titles if title and title.startswith("Points of")),
        "Seats",
        "Length of a game",
    ]
    assert len(titles) == 5


def test_it_speaks_spanish() -> None:
    assert "Clasificación" in written("es")
    assert "Standings" not in written("es")


def test_it_follows_light_and_dark() -> None:
    page = written()
    assert "prefers-color-scheme: dark" in page
    assert not re.search(r'<svg[^>]*>.*?(fill|stroke)="#', page, re.DOTALL), "colours are the style's"


def test_names_are_texts_not_code() -> None:
    page = written(bot=f"exec:sh -c '{EVIL}'")
    assert EVIL not in page


def test_many_games_are_not_all_listed(tmp_path: Path) -> None:
    page = written(games=LISTED + 50)
    assert page.count(".jsonl") == LISTED
    contest = plan("greedy", "random")
    path = write_report(contest, tabulate(contest, {}), tmp_path, [], Text("en"))
    assert path.read_text("utf-8").startswith("<!doctype html>"), "a run without games has a report too"


@pytest.mark.parametrize(("low", "high"), [(0, 1), (0.47, 0.53), (-20, 180), (3, 3.0001), (1e3, 9e4)])
def test_axes_have_a_few_round_marks(low: float, high: float) -> None:
    marks = steps(low, high)
    assert len(marks) <= 7
    assert all(low - 1e-6 <= mark <= high + 1e-6 for mark in marks)
