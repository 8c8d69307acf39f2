"""The tables of speeds in bench/README.md, ours and those of other libraries in one run on one core.

python -m bench.peers                    measures everything (some minutes) and writes the tables
python -m bench.peers bench.json         writes them from what `monumenta bench --peers --json` printed
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from .marked import put
from .stopping import INTERRUPTED

README: Final = Path(__file__).parent / "README.md"
BEGIN: Final = "<!-- python -m bench.peers -->"


def tables(measured: list[dict[str, Any]]) -> str:
    """What we reach, and how many times faster that is than each of the others."""
    ours = [one for one in measured if "peer" not in one]
    beside = [one for one in measured if "peer" in one]
    works = list(dict.fromkeys((one["game"], one["work"]) for one in ours))
    lines = ["| game | work | actions a second | games a second |", "| --- | --- | --- | --- |"]
    for game, work in works:
        by_unit = {one["unit"]: one["per_second"] for one in ours if (one["game"], one["work"]) == (game, work)}
        lines.append(f"| {game} | {work} | {by_unit['actions']:,.0f} | {by_unit['games']:,.0f} |")
    games = list(dict.fromkeys(one["game"] for one in ours))
    lines += ["", f"| beside it | set against | actions a second | games a second | {' | '.join(games)} |"]
    lines.append(f"| --- | --- | --- | --- |{' --- |' * len(games)}")
    for peer in dict.fromkeys(one["peer"] for one in beside):
        found = {one["game"]: one for one in beside if one["peer"] == peer}
        lines.append(_row(peer, found, games))
    return "\n".join(lines)


def _row(peer: str, found: dict[str, dict[str, Any]], games: list[str]) -> str:
    one = next(iter(found.values()))
    own = "games_per_second" not in one  # measured for every game anew
    cells = [peer, one["work"], "" if own else f"{one['per_second']:,.0f}"]
    cells.append("" if own else f"{one['games_per_second']:,.1f}")
    cells += [f"{found[game]['ratio']:,.1f} ×" if game in found else "" for game in games]
    return f"| {' | '.join(cells)} |"


def main(arguments: list[str]) -> None:
    if arguments:
        printed = Path(arguments[0]).read_bytes()
    else:
        command = [sys.executable, "-m", "monumenta", "bench", "--peers", "--json"]
        printed = subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout
    new = tables(msgspec.json.decode(printed))
    README.write_text(put(README.read_text("utf-8"), BEGIN, new), "utf-8")
    print(new)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
