"""`python -m tools.mutants [GAME] [ROW] [--sample N]`: break rules and see whether their tests notice."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from monumenta.engine.author.contract import MonumentaError

from .catalog import Mutant, digest, games, mutants, unbroken
from .journal import Journal
from .report import PAGE, page
from .run import attempt_all, sample
from .trial import Outcome

STOPPED = 130
console = Console(soft_wrap=True)


def main(
    game: Annotated[str | None, typer.Argument(help="Only this game.")] = None,
    row: Annotated[str | None, typer.Argument(help="Only this row of its ledger.")] = None,
    size: Annotated[
        int | None, typer.Option("--sample", min=1, help="So many, chosen by the hash of the sources.")
    ] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many at a time; else one a core.")] = None,
    again: Annotated[bool, typer.Option("--again", help="Also those that are known to be noticed.")] = False,
) -> None:
    """Break rules in a copy of the project; the tests that their ledger rows name must notice."""
    try:
        chosen = _chosen(game, row)
    except MonumentaError as problem:
        console.print(str(problem), style="red")
        raise typer.Exit(2) from None
    if size is not None:
        chosen = sample(chosen, size)
    try:
        outcomes = _attempt(chosen, workers, fresh=again or size is not None)
    except KeyboardInterrupt:
        console.print("stopped; the same command goes on from here")
        raise typer.Exit(STOPPED) from None
    survivors = [outcome for outcome in outcomes.values() if outcome.fate != "dead"]
    for outcome in survivors:
        console.print(f"{outcome.fate}: {outcome.key}\n    {outcome.by}", style="red", highlight=False)
    if game is None and size is None:
        PAGE.write_text(page(outcomes, games()), "utf-8")
    console.print(f"{len(outcomes)} mutants, {len(survivors)} not noticed")
    raise typer.Exit(1 if survivors else 0)


def _chosen(game: str | None, row: str | None) -> list[Mutant]:
    if game is not None and game not in games():
        raise MonumentaError(f"there is no ledger of {game!r}; there are: {', '.join(games())}")
    found: list[Mutant] = []
    for name in games() if game is None else [game]:
        if row is None and (missing := unbroken(name)):
            raise MonumentaError(f"{name}: no mutant for {', '.join(missing)}; write one in its mutants.toml")
        found += [mutant for mutant in mutants(name) if row is None or mutant.slip.row == row]
    if not found:
        raise MonumentaError(f"{game} has no mutant for row {row!r}")
    return found


def _attempt(chosen: list[Mutant], workers: int | None, *, fresh: bool) -> dict[str, Outcome]:
    """All outcomes by mutant; what is known and need not be tried again is taken from the journal."""
    journal = Journal()
    digests = {game: digest(game) for game in {mutant.game for mutant in chosen}}
    known = {} if fresh else {key: found for own in digests.values() for key, found in journal.known(own).items()}
    outcomes = {mutant.key: known[mutant.key] for mutant in chosen if mutant.key in known}
    rest = {mutant.key: mutant for mutant in chosen if mutant.key not in known}
    bar = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=console) as progress:
        task = progress.add_task("mutants", total=len(chosen), completed=len(outcomes))
        for outcome in attempt_all(list(rest.values()), workers):
            journal.add(digests[rest[outcome.key].game], outcome)
            outcomes[outcome.key] = outcome
            progress.update(task, advance=1, description=outcome.key[:60])
    return outcomes


if __name__ == "__main__":
    sys.exit(typer.run(main))
