"""A run as one HTML file for people. Style and plots are inside; nothing in it asks any other place for anything."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from pathlib import Path
from typing import Final, Protocol

import msgspec

from . import plots
from .folder import RECORDS, RunFolder
from .plan import Plan
from .rows import NOBODY, Row
from .table import Bins, Standing, Table

FILE: Final = "report.html"
LISTED: Final = 200
"""Games that are listed with a link to their record; all records are in the folder."""

STYLE: Final = """
:root { color-scheme: light dark; --ground: #faf7f1; --ink: #2b2620; --soft: #6d6559; --line: #ddd5c8; --mark: #8c4a2f;
  --ahead: #2f6f62; --behind: #a3492f; --panel: #fffdf9; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1a17; --ink: #ece5da; --soft: #a99f91; --line: #3d372f;
  --mark: #e0906c; --ahead: #6fc3b0; --behind: #e58f74; --panel: #26221d; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; } h2 { font-size: 1.15rem; margin: 2.2rem 0 .3rem; }
p { margin: .3rem 0 .8rem; max-width: 44rem; } .soft { color: var(--soft); }
.wide { overflow-x: auto; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  padding: .5rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child td { border-bottom: 0; } th { color: var(--soft); font-weight: normal; }
.left { text-align: left; white-space: normal; overflow-wrap: anywhere; }
svg { display: block; width: 100%; min-width: 30rem; height: auto; font: 14px Georgia, serif; }
svg text { fill: var(--ink); }
svg .name { text-anchor: end; } svg .mark { text-anchor: middle; fill: var(--soft); font-size: 12px; }
svg .cell { text-anchor: middle; font-size: 13px; } svg .grid { stroke: var(--line); }
svg .even { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .reach { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }
svg .dot { fill: var(--mark); stroke: var(--panel); stroke-width: 2; } svg .bar { fill: var(--mark); fill-opacity: .7; }
svg .mean { stroke: var(--ink); stroke-width: 1.5; } svg .none { fill: var(--line); fill-opacity: .4; }
svg .ahead { fill: var(--ahead); } svg .behind { fill: var(--behind); }
a { color: var(--mark); } code { font-size: .9em; overflow-wrap: anywhere; }
"""


class Say(Protocol):
    """The words, in the reader's language."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, /, **values: str | int) -> str: ...


def write_report(plan: Plan, table: Table, folder: Path, rows: Sequence[Row], say: Say) -> Path:
    """Put the report into the folder of the run."""
    path = folder / FILE
    fresh = path.with_suffix(".new")
    fresh.write_text(report(plan, table, rows, say), "utf-8")
    fresh.replace(path)
    return path


def report(plan: Plan, table: Table, rows: Sequence[Row], say: Say) -> str:
    names = [one.name for one in table.standings]
    title = say(f"arena-{table.kind}-title", game=plan.spec.title, bots=" – ".join(names))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _lines(plan, table, say),
        _section(say, "standings", _standings(table.standings, say)),
        _section(say, "ratings", plots.intervals(say("arena-ratings"), names, [s.rating for s in table.standings])),
        _section(say, "matrix", plots.matrix(say("arena-matrix"), names, table.matrix)),
        _section(say, "scores", _scores(names, table.scores, say)),
        _section(say, "seats", _seats(plan, table, say)),
        _section(say, "lengths", _lengths(table.lengths, say)),
        _section(say, "games", _games(plan, rows, say)),
    ]
    if table.forfeits:
        failed = "".join(f"<li>{escape(why)}</li>" for why in table.forfeits)
        parts.insert(3, _section(say, "forfeits", f"<ul>{failed}</ul>"))
    return _document(say.language, title, "\n".join(parts))


def _document(language: str, title: str, body: str) -> str:
    """The browser itself is told to fetch nothing."""
    policy = "default-src 'none'; style-src 'unsafe-inline'"
    return f"""<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""


def _section(say: Say, key: str, body: str) -> str:
    return f'<section><h2>{escape(say(f"arena-{key}"))}</h2><p class="soft">{escape(say(f"arena-{key}-note"))}</p>\
<div class="wide">{body}</div></section>'


def _lines(plan: Plan, table: Table, say: Say) -> str:
    options = ", ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in plan.options.items())
    lines = [
        say("arena-played", games=table.games, players=table.players, seed=plan.seed),
        say("arena-rules", game=plan.game, rules=plan.rules, options=options),
    ]
    if plan.automas:
        lines.insert(1, say("arena-automas", automas=plan.automas))
    if table.sprt is not None and plan.sprt is not None:
        lines.append(verdict(plan, table, say))
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def verdict(plan: Plan, table: Table, say: Say) -> str:
    """What the sequential test has found, in a sentence."""
    assert table.sprt is not None
    assert plan.sprt is not None
    return say(
        "arena-verdict",
        verdict=table.sprt.verdict.replace(" ", "-"),
        first=plan.entrants[0].name,
        second=plan.entrants[1].name,
        rounds=table.sprt.rounds,
        low=f"{plan.sprt.low:.1%}",
        high=f"{plan.sprt.high:.1%}",
        ratio=f"{table.sprt.ratio:.2f}",
        bound=f"{table.sprt.bound:.2f}",
    )


COLUMNS: Final = ("place", "bot", "rating", "share", "interval", "alone", "shared", "mean", "forfeited")


def cells(place: int, one: Standing) -> list[str]:
    """A line of the standings, as COLUMNS says; for page and terminal."""
    return [
        str(place),
        one.name,
        f"{one.rating.mean:.1f} ± {one.rating.high - one.rating.mean:.1f}",
        f"{one.share.mean:.1%}",
        f"{100 * one.share.low:.1f}–{one.share.high:.1%}",
        str(one.wins),
        str(one.shared),
        f"{one.mean_score:.1f}",
        str(one.forfeits),
    ]


def _standings(standings: Sequence[Standing], say: Say) -> str:
    rows = [cells(place, one) for place, one in enumerate(standings, 1)]
    return _table([say(f"arena-column-{key}") for key in COLUMNS], rows, left=1)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int, *, raw: bool = False) -> str:
    def cell(tag: str, i: int, text: str) -> str:
        kind = ' class="left"' if i == left else ""
        return f"<{tag}{kind}>{text if raw and tag == 'td' else escape(text)}</{tag}>"

    lines = ["".join(cell("th", i, text) for i, text in enumerate(head))]
    lines += ["".join(cell("td", i, text) for i, text in enumerate(row)) for row in rows]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _scores(names: Sequence[str], found: Sequence[Bins], say: Say) -> str:
    low = min(one.first for one in found)
    high = max(one.first + one.width * len(one.counts) for one in found)
    return "".join(
        plots.histogram(say("arena-scores-of", bot=name), name, one, low, high)
        for name, one in zip(names, found, strict=True)
    )


def _seats(plan: Plan, table: Table, say: Say) -> str:
    manned = plan.manned()
    names = [
        say("arena-seat" if seat in manned else "arena-seat-automa", number=seat + 1) for seat in range(table.players)
    ]
    return plots.intervals(say("arena-seats"), names, table.seats, even=1 / table.players)


def _lengths(found: Bins, say: Say) -> str:
    high = found.first + found.width * len(found.counts)
    return plots.histogram(say("arena-lengths"), say("arena-moves"), found, found.first, high, 130)


def _games(plan: Plan, rows: Sequence[Row], say: Say) -> str:
    lines: list[list[str]] = []
    for row in rows[:LISTED]:
        name = RunFolder.record_name(row.number)
        link = f'<a href="{RECORDS}/{name}">{name}</a>' if row.record else name
        seats = ", ".join(
            f"<b>{escape(_who(plan, row, seat, say))}</b>"
            if seat in row.winners
            else escape(_who(plan, row, seat, say))
            for seat in range(len(row.seats))
        )
        lines.append([link, seats, str(row.moves)])
    return _table([say(f"arena-column-{key}") for key in ("record", "players", "moves")], lines, left=1, raw=True)


def _who(plan: Plan, row: Row, seat: int, say: Say) -> str:
    sat = row.seats[seat]
    return f"{say('arena-automa') if sat == NOBODY else plan.entrants[sat].name} {row.scores[seat]}"
