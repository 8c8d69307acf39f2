"""`monumenta box`: what is in the box, and where each number comes from."""

from __future__ import annotations

from typing import Annotated, Any, cast

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from monumenta.engine.author.contract import GameSpec
from monumenta.engine.match.game import option_infos
from monumenta.engine.match.registry import find
from monumenta.terminal.text import say

from .options import flag_name
from .output import console, print_json


def box(
    game: Annotated[str, typer.Argument(help=say("help-game"))],
    json: Annotated[bool, typer.Option("--json", help=say("help-json"))] = False,
) -> None:
    spec = find(game)
    contents: Any = msgspec.to_builtins(spec.box())
    if json:
        print_json({"game": spec.name, "rules": spec.version, "box": contents})
        return
    screen = console()
    screen.print(_contents(spec, contents))
    screen.print(_options(spec))


Entry = dict[str, Any]
PLAIN = {"source", "note", "name", "title", "id"}


def _sourced(contents: Any, path: tuple[str, ...] = ()) -> list[tuple[str, Entry]]:
    """Everything in the box that says where it comes from, with the way to it."""
    if isinstance(contents, list):
        items = cast("list[Any]", contents)
        return [found for i, item in enumerate(items, 1) for found in _sourced(item, (*path, _name(item, i)))]
    if not isinstance(contents, dict):
        return []
    fields = cast("Entry", contents)
    found = [(" · ".join(path), fields)] if "source" in fields else []
    for name, item in fields.items():
        # lists whose items have names of their own need no heading
        found += _sourced(item, path if isinstance(item, list) and name != "bags" else (*path, name))
    return found


def _name(item: Any, number: int) -> str:
    fields = cast("Entry", item) if isinstance(item, dict) else {}
    return str(fields.get("title") or fields.get("name") or fields.get("id") or number)


def _summary(fields: Entry) -> str:
    """The small values of an entry, and how many there are of the large ones."""
    shown: list[str] = []
    for name, value in fields.items():
        if name == "value":
            shown.append(_short(value))
        elif name not in PLAIN:
            shown.append(f"{name} {len(cast('list[Any]', value)) if isinstance(value, list) else _short(value)}")
    return ", ".join(shown)


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{count} {kind}" for kind, count in cast("Entry", value).items())
    if isinstance(value, list):
        return " / ".join(map(str, cast("list[Any]", value)))
    return str(value)


def _contents(spec: GameSpec, contents: Any) -> Table:
    table = Table(title=say("box-title", game=spec.title), title_justify="left")
    table.add_column(say("box-what"))
    table.add_column(say("box-value"))
    table.add_column(say("box-source"))
    table.add_column(say("box-note"))
    for name, fields in _sourced(_named(spec.name, contents)):
        source = say("box-source-name", source=fields["source"])
        table.add_row(escape(name), escape(_summary(fields)), source, escape(str(fields.get("note", ""))))
    return table


def _named(game: str, contents: Any) -> Any:
    """The same with the names of what is built, and what is noted of it, in the language of this run."""
    if isinstance(contents, list):
        return [_named(game, item) for item in cast("list[Any]", contents)]
    if not isinstance(contents, dict):
        return contents
    fields = {name: _named(game, item) for name, item in cast("Entry", contents).items()}
    title = say.maybe(f"{game}-monument-{fields.get('id')}")
    if title is not None and say.language != "en":
        fields |= {"title": title, "note": say.maybe(f"box-note-{game}-{fields['id']}") or fields.get("note", "")}
    return fields


def _options(spec: GameSpec) -> Table:
    table = Table(title=say("box-options"), title_justify="left")
    table.add_column(say("box-option"))
    table.add_column(say("box-values"))
    for option in option_infos(spec):
        table.add_row(flag_name(option.name), ", ".join(str(value).lower() for value in option.values))
    return table
