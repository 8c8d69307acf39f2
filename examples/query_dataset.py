"""A data set of decisions, made by bots and asked a question: how often does each bot win, and how free is it?"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from monumenta.arena.dataset import DataSet
from monumenta.bots.simulate import recorded
from monumenta.engine.game import parse_options
from monumenta.engine.registry import find


def main(games: int, path: Path) -> None:
    spec = find("monuments")
    options = parse_options(spec, {"players": 2})
    with DataSet(path, spec.name, spec.version) as data:
        for number, game in enumerate(recorded(spec, options, ["greedy", "random"], games, seed=1)):
            data.add(game.record(), str(number))
    parquet: Any = import_module("pyarrow.parquet")
    compute: Any = import_module("pyarrow.compute")
    table = parquet.read_table(path, columns=["bot", "won", "legal"])
    table = table.append_column("choices", compute.list_value_length(table["legal"]))
    means = table.group_by("bot").aggregate([("won", "mean"), ("choices", "mean"), ("won", "count")])
    for row in means.sort_by("bot").to_pylist():
        print(
            f"{row['bot']}: {row['won_count']} decisions, {row['choices_mean']:.1f} choices, {row['won_mean']:.0%} won"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20, Path("decisions.parquet"))
