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
from .ratings import START
from .results import Bins, Meeting, Results, Standing
from .rows import NOBODY, Row

FILE: Final = "report.html"
LISTED: Final = 200
"""Games that are listed with a link to their record; all records are in the folder."""

STYLE: Final = """
:root { color-scheme: light dark; --ground: #faf7f1; --ink: #2b2620; --soft: #6d6559; --line: #ddd5c8; --mark: #8c4a2f;
  --ahead: #2f6f62; --behind: #a3492f; --panel: #fffdf9; --most: 62%; }
@media (prefers-color-scheme: dark) { :root { --ground: #1d1a17; --ink: #ece5da; --soft: #a99f91; --line: #3d372f;
  --mark: #e0906c; --ahead: #6fc3b0; --behind: #e58f74; --panel: #26221d; --most: 38%; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 56rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink);
  font: 1rem/1.5 Georgia, "Times New Roman", serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; overflow-wrap: break-word; }
h2 { font-size: 1.15rem; margin: 2.2rem 0 .3rem; }
p { margin: .3rem 0 .8rem; max-width: 44rem; } .soft { color: var(--soft); }
.wide { overflow-x: auto; background: var(--panel); border: 1px solid var(--line); border-radius: .5rem;
  padding: .5rem; }
.wide:focus-visible, summary:focus-visible { outline: 2px solid var(--mark); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: .95rem; }
th, td { text-align: right; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
tr:last-child > * { border-bottom: 0; } th { color: var(--soft); font-weight: normal; }
.left { text-align: left; white-space: normal; overflow-wrap: anywhere; min-width: 8rem; }
.left small { display: block; color: var(--soft); } th[scope=row] { color: var(--ink); }
.matrix { width: auto; margin: 0 auto; border-collapse: separate; border-spacing: 2px; }
.matrix th, .matrix td { border: 0; text-align: center; } .matrix .left { text-align: right; max-width: 14rem; }
.matrix td { min-width: 3.2rem; padding: .6rem .3rem; line-height: 1.2; border-radius: .2rem; }
.matrix small { display: block; font-size: .75rem; } .none { background: var(--ground); }
.ahead { background: color-mix(in srgb, var(--ahead) calc(var(--s) * var(--most)), var(--panel)); }
.behind { background: color-mix(in srgb, var(--behind) calc(var(--s) * var(--most)), var(--panel)); }
svg { display: block; width: 100%; max-width: 46rem; margin: 0 auto; height: auto; font: 13px Georgia, serif; }
svg text { fill: var(--ink); } svg .told { text-anchor: end; font-variant-numeric: tabular-nums; }
svg .mark, svg .side { text-anchor: middle; fill: var(--soft); font-size: 12px; } svg .side { text-anchor: end; }
svg .grid { stroke: var(--line); } svg .even { stroke: var(--soft); stroke-dasharray: 4 4; }
svg .reach { stroke: var(--mark); stroke-width: 3; stroke-linecap: round; }
svg .dot { fill: var(--mark); stroke: var(--panel); stroke-width: 2; } svg .bar { fill: var(--mark); fill-opacity: .7; }
svg .mean { stroke: var(--ink); stroke-width: 1.5; }
@media (max-width: 36rem) { svg { font-size: 18px; } svg .mark { font-size: 17px; } svg .side { font-size: 15px; } }
a { color: var(--mark); } summary { cursor: pointer; padding: .3rem; }
"""


class Say(Protocol):
    """The words, in the reader's language."""

    @property
    def language(self) -> str: ...

    def __call__(self, key: str, /, **values: str | int) -> str: ...


def write_report(plan: Plan, results: Results, folder: Path, rows: Sequence[Row], say: Say) -> Path:
    """Put the report into the folder of the run."""
    path = folder / FILE
    fresh = path.with_suffix(".new")
    fresh.write_text(report(plan, results, rows, say), "utf-8")
    fresh.replace(path)
    return path


def report(plan: Plan, results: Results, rows: Sequence[Row], say: Say) -> str:
    names = [one.name for one in results.standings]
    title = say(f"arena-{results.kind}-title", game=plan.spec.title, bots=" – ".join(names))
    parts = [
        f"<h1>{escape(title)}</h1>",
        _lines(plan, results, say),
        _section(say, "standings", _standings(results, say), scrolls=True),
        _section(say, "ratings", _ratings(results.standings, say)),
        _section(say, "matrix", _matrix(names, results.matrix), scrolls=True),
        _section(say, "scores", _scores(names, results.scores, say)),
        _section(say, "seats", _seats(plan, results, say)),
        _section(say, "lengths", _lengths(results.lengths, say)),
        _section(say, "games", _games(plan, rows, say), scrolls=True),
    ]
    if results.forfeits:
        failed = "".join(f"<li>{escape(why)}</li>" for why in results.forfeits)
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


def _section(say: Say, key: str, body: str, *, scrolls: bool = False) -> str:
    """What may be wider than a phone can be scrolled, by keyboard too."""
    title = escape(say(f"arena-{key}"))
    reach = f' tabindex="0" role="region" aria-label="{title}"' if scrolls else ""
    return f'<section><h2>{title}</h2><p class="soft">{escape(say(f"arena-{key}-note"))}</p>\
<div class="wide"{reach}>{body}</div></section>'


def _lines(plan: Plan, results: Results, say: Say) -> str:
    options = ", ".join(f"{name} = {msgspec.json.encode(value).decode()}" for name, value in plan.options.items())
    lines = [
        say("arena-played", games=results.games, players=results.players, seed=plan.seed),
        say("arena-rules", game=plan.game, rules=plan.rules, options=options),
    ]
    if plan.automas:
        lines.insert(1, say("arena-automas", automas=plan.automas))
    if results.sprt is not None and plan.sprt is not None:
        lines.append(verdict(plan, results, say))
    lines.append(say("arena-again"))
    return "".join(f"<p>{escape(line)}</p>" for line in lines)


def verdict(plan: Plan, results: Results, say: Say) -> str:
    """What the sequential test has found, in a sentence."""
    assert results.sprt is not None
    assert plan.sprt is not None
    return say(
        "arena-verdict",
        verdict=results.sprt.verdict.replace(" ", "-"),
        first=plan.entrants[0].name,
        second=plan.entrants[1].name,
        rounds=results.sprt.rounds,
        low=f"{plan.sprt.low:.1%}",
        high=f"{plan.sprt.high:.1%}",
        ratio=f"{results.sprt.ratio:.2f}",
        bound=f"{results.sprt.bound:.2f}",
    )


COLUMNS: Final = ("place", "bot", "rating", "share", "interval", "seats", "alone", "shared", "mean", "forfeited")


def columns(results: Results, *less: str) -> list[str]:
    """Those of COLUMNS that are worth their place; nobody looks for failures where there were none."""
    return [key for key in COLUMNS if key not in less and (key != "forfeited" or results.forfeits)]


def cells(place: int, one: Standing) -> dict[str, str]:
    """A line of the standings, by column; for page and terminal."""
    return {
        "place": str(place),
        "bot": one.name,
        "rating": f"{one.rating.mean:.1f} ± {one.rating.high - one.rating.mean:.1f}",
        "share": f"{one.share.mean:.1%}",
        "interval": f"{100 * one.share.low:.1f}–{one.share.high:.1%}",
        "seats": str(one.seats),
        "alone": str(one.wins),
        "shared": str(one.shared),
        "mean": f"{one.mean_score:.1f}",
        "forfeited": str(one.forfeits),
    }


def _standings(results: Results, say: Say) -> str:
    shown, rows = columns(results), list[list[str]]()
    for place, one in enumerate(results.standings, 1):
        line = {key: escape(text) for key, text in cells(place, one).items()}
        if one.bot != one.name:
            line["bot"] += f"<small>{escape(one.bot)}</small>"
        rows.append([line[key] for key in shown])
    return _table([say(f"arena-column-{key}") for key in shown], rows)


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """The second column is the widest, and text; rows are HTML."""

    def kind(i: int) -> str:
        return ' class="left"' if i == 1 else ""

    lines = ["".join(f'<th scope="col"{kind(i)}>{escape(text)}</th>' for i, text in enumerate(head))]
    lines += ["".join(f"<td{kind(i)}>{text}</td>" for i, text in enumerate(row)) for row in rows]
    return f"<table>{''.join(f'<tr>{line}</tr>' for line in lines)}</table>"


def _ratings(standings: Sequence[Standing], say: Say) -> str:
    names, found = [one.name for one in standings], [one.rating for one in standings]
    return plots.intervals(say("arena-ratings"), say("arena-column-rating"), names, found, even=START)


def _matrix(names: Sequence[str], found: Sequence[Sequence[Meeting | None]]) -> str:
    """How often the row came in ahead of the column, and how often they met."""
    numbers = "".join(f'<th scope="col">{number}</th>' for number in range(1, len(names) + 1))
    lines = [f"<td></td>{numbers}"]
    for number, (name, line) in enumerate(zip(names, found, strict=True), 1):
        met = "".join(_meeting(cell) for cell in line)
        lines.append(f'<th scope="row" class="left">{escape(name)} {number}</th>{met}')
    return f'<table class="matrix">{"".join(f"<tr>{line}</tr>" for line in lines)}</table>'


def _meeting(cell: Meeting | None) -> str:
    if cell is None:
        return '<td class="none"></td>'
    kind, strength = "ahead" if cell.ahead >= 0.5 else "behind", abs(cell.ahead - 0.5) * 2
    return f'<td class="{kind}" style="--s:{strength:.2f}">{cell.ahead:.0%}<small>{cell.meetings}</small></td>'


def _scores(names: Sequence[str], found: Sequence[Bins], say: Say) -> str:
    ends = min(one.first for one in found), max(one.first + one.width * len(one.counts) for one in found)
    most, whats = plots.greatest(found), [""] * (len(names) - 1) + [say("arena-column-mean")]
    return "".join(
        plots.histogram(say("arena-scores-of", bot=name), what, name, one, ends, most)
        for what, name, one in zip(whats, names, found, strict=True)
    )


def _seats(plan: Plan, results: Results, say: Say) -> str:
    manned = plan.manned()
    names = [
        say("arena-seat" if seat in manned else "arena-seat-automa", number=seat + 1) for seat in range(results.players)
    ]
    return plots.intervals(
        say("arena-seats"), say("arena-column-share"), names, results.seats, even=1 / results.players
    )


def _lengths(found: Bins, say: Say) -> str:
    ends, most = (found.first, found.first + found.width * len(found.counts)), plots.greatest([found])
    return plots.histogram(say("arena-lengths"), say("arena-moves"), say("arena-all-games"), found, ends, most, 130)


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
    listed = _table([say(f"arena-column-{key}") for key in ("record", "players", "moves")], lines)
    summary = escape(say("arena-games-shown", games=len(lines), all=len(rows)))
    return f"<details><summary>{summary}</summary>{listed}</details>"


def _who(plan: Plan, row: Row, seat: int, say: Say) -> str:
    sat = row.seats[seat]
    return f"{say('arena-automa') if sat == NOBODY else plan.entrants[sat].name} {row.scores[seat]}"
