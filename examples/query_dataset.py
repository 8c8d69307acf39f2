"""A data set of decisions, made by bots, asked a question, and turned into the arrays that a learner wants.

python examples/query_dataset.py moves 20
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from monumenta.contest.dataset import DataSet
from monumenta.contest.simulate import recorded
from monumenta.engine.match.game import parse_options
from monumenta.engine.match.registry import find

# untyped packages: what comes out of them is `Any`
parquet: Any = import_module("pyarrow.parquet")
compute: Any = import_module("pyarrow.compute")


def make(game: str, games: int, path: Path) -> None:
    """The same as `monumenta sim GAME --games N --bots greedy,random --out DIR --format parquet`."""
    spec = find(game)
    options = parse_options(spec, {"players": 2})
    with DataSet(path, spec.name, spec.version) as data:
        for number, played in enumerate(recorded(spec, options, ["greedy", "random"], games, seed=1)):
            data.add(played.record(), f"{game}-{number}")


def ask(path: Path) -> None:
    """How often does each bot win, and how free is it? Only the columns that are named are read."""
    table = parquet.read_table(path, columns=["bot", "won", "legal"], filters=[("won", ">=", 0)])
    table = table.append_column("choices", compute.list_value_length(table["legal"]))
    means = table.group_by("bot").aggregate([("won", "mean"), ("choices", "mean"), ("won", "count")])
    for row in means.sort_by("bot").to_pylist():
        print(
            f"{row['bot']}: {row['won_count']} decisions, {row['choices_mean']:.1f} choices, {row['won_mean']:.0%} won"
        )


def arrays(path: Path, bot: str) -> tuple[NDArray[np.float32], NDArray[np.bool_], NDArray[np.int32]]:
    """What one bot saw, what it could do, and what it did: one row a decision."""
    table = parquet.read_table(path, columns=["features", "legal", "action"], filters=[("bot", "=", bot)])
    table = table.combine_chunks()
    features = table["features"].combine_chunks().flatten().to_numpy().reshape(len(table), -1)
    mask = np.zeros((len(table), int(table.schema.metadata[b"monumenta.actions"])), np.bool_)
    legal = table["legal"].combine_chunks()
    mask[np.repeat(np.arange(len(table)), compute.list_value_length(legal)), legal.flatten()] = True
    return features, mask, table["action"].to_numpy()


def main(game: str, games: int, path: Path) -> None:
    make(game, games, path)
    ask(path)
    features, mask, action = arrays(path, "greedy")
    print(f"features {features.shape}, mask {mask.shape}, {mask[np.arange(len(action)), action].mean():.0%} legal")


if __name__ == "__main__":
    words = dict(enumerate(sys.argv[1:]))
    main(words.get(0, "monuments"), int(words.get(1, "20")), Path("decisions.parquet"))
