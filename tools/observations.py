"""Write the tables of what is in an observation into docs/research.md, from the lists that the games themselves use.

python -m tools.observations
"""

from __future__ import annotations

import re
from pathlib import Path

from monumenta.engine.match.registry import games

PAGE = Path(__file__).parents[1] / "docs" / "research.md"
BEGIN = "<!-- observations: python -m tools.observations -->\n"
END = "<!-- end of observations -->\n"


def tables() -> str:
    """One table for each game: where a part begins, its shape, its bounds and its meaning."""
    blocks: list[str] = []
    for spec in games():
        lines = [f"### {spec.title}: {spec.features:,} numbers, {spec.actions:,} actions", ""]
        lines += ["| from | shape | low | high | part | what |", "| ---: | --- | ---: | ---: | --- | --- |"]
        at = 0
        for part in spec.observation:
            shape = " × ".join(str(n) for n in part.shape)
            lines.append(f"| {at} | {shape} | {part.low:g} | {part.high:g} | {part.name} | {part.meaning} |")
            at += part.size
        blocks.append("\n".join(lines) + "\n")
    return "\n".join(blocks)


def main() -> None:
    text = PAGE.read_text("utf-8")
    found = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    PAGE.write_text(found.sub(lambda _: f"{BEGIN}\n{tables()}\n{END}", text), "utf-8")


if __name__ == "__main__":
    main()
