"""`monumenta rules`: the ledger of a game, numbered, with rulings and sources."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .output import console, print_json


def rules(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    from monumenta.engine.match.ledger import read_ledger

    spec = find(game)
    ledger = read_ledger(spec.name, say.language)
    if json:
        print_json({"game": spec.name, "rules": spec.version, "sections": ledger})
        return
    screen = console()
    for section in ledger:
        table = Table(title=section.title, title_justify="left", title_style="bold", box=None, show_header=False)
        table.add_column(no_wrap=True, style="cyan")
        table.add_column()
        for rule in section.rules:
            text = escape(rule.text)
            if rule.ruling:
                text += f"\n[italic]{say('rules-ruling')}[/] {escape(rule.ruling)}"
            source = say("rules-source", source=say("box-source-name", source=rule.source))
            table.add_row(rule.id, f"{text}\n[dim]{source}[/]")
        screen.print(table)
        screen.print()
