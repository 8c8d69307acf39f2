"""Print the JSON Schemas from which the page's TypeScript types are made (`npm run types` in `web/`).

One document: a list of `{"file", "about", "schema"}`, a file of types each. Keeping this in Python means that the
page's types are read off the very classes that the server encodes and decodes.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT / "src"))  # so that it also runs before the project is installed

from monumenta.advice import reviewed
from monumenta.engine.author import fitting
from monumenta.engine.match.registry import games
from monumenta.engine.match.shares import Void
from monumenta.tables import messages

Schema = dict[str, Any]

# What the page writes. In everything else, which the server writes, no field is ever left out.
WRITTEN_BY_PAGE = {
    *(t.__name__ for t in get_args(messages.ToServer)),
    *(t.__name__ for t in (messages.SeatWish, messages.NewTable, messages.Join, messages.Rename)),
    *(t.__name__ for t in (messages.Pledge, messages.Share)),
}


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """The Structs that a module defines itself, in the order of the file."""
    return [
        value
        for value in vars(module).values()
        if isinstance(value, type) and issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    ]


def components(types: Sequence[type[msgspec.Struct]]) -> dict[str, Schema]:
    _, found = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    return {t.__name__: found[t.__name__] for t in types}


def complete(name: str, schema: Schema) -> Schema:
    """A Struct's schema, closed, and with every field required unless the page may leave it out."""
    closed = schema | {"additionalProperties": False}
    if name not in WRITTEN_BY_PAGE:
        closed["required"] = list(schema.get("properties", {}))
    return closed


def refer(node: Any, names: dict[tuple[str, ...], str]) -> Any:
    """Replace spelled-out enumerations by the name they have in Python, and say what "anything" is."""
    if isinstance(node, list):
        return [refer(item, names) for item in node]  # pyright: ignore[reportUnknownVariableType]
    if not isinstance(node, dict):
        return node
    schema: Schema = node  # pyright: ignore[reportUnknownVariableType]
    if schema == {}:
        return {"tsType": "unknown"}
    if schema == {"type": "object"}:
        return {"tsType": "Record<string, unknown>"}
    if (enum := schema.get("enum")) and (name := names.get(tuple(sorted(map(str, enum))))):
        return {"$ref": f"#/definitions/{name}"}
    return {key: refer(value, names) for key, value in schema.items()}


def module_schema(
    modules: Sequence[ModuleType],
    enums: dict[str, Any] | None = None,
    unions: dict[str, Any] | None = None,
    others: Sequence[type[msgspec.Struct]] = (),
) -> Schema:
    """One schema whose definitions are all Structs of the modules and some from elsewhere, with the given literals and
    unions by name."""
    enums, unions = enums or {}, unions or {}
    names = {tuple(sorted(map(str, get_args(literal)))): name for name, literal in enums.items()}
    found = components([*(struct for module in modules for struct in structs(module)), *others])
    definitions: dict[str, Schema] = {
        name: {"title": name, "enum": list(get_args(literal))} for name, literal in enums.items()
    }
    definitions |= {name: refer(complete(name, schema), names) for name, schema in found.items()}
    definitions |= {
        name: {"title": name, "anyOf": [{"$ref": f"#/definitions/{t.__name__}"} for t in get_args(union)]}
        for name, union in unions.items()
    }
    return {"definitions": definitions}


def literals(modules: Sequence[ModuleType]) -> dict[str, Any]:
    """The enumerations of texts that the modules define, by name."""
    return {
        name: value
        for module in modules
        for name, value in vars(module).items()
        if get_origin(value) is Literal and all(isinstance(text, str) for text in get_args(value))
    }


def game_file(package: str) -> dict[str, Any]:
    """The types of one game: what its `view.py`, `box.py` and any further `*_view.py` define, in `package`."""
    name = package.rpartition(".")[2]
    modules = [import_module(f"{package}.view"), import_module(f"{package}.box"), *further_views(package)]
    unions = {
        key: value
        for key, value in vars(modules[0]).items()
        if isinstance(value, UnionType) and all(issubclass(one, msgspec.Struct) for one in get_args(value))
    }
    return {
        "file": f"src/games/{name}/types.ts",
        "about": f"src/monumenta/games/{name}/view.py and box.py",
        "schema": module_schema(modules, enums=literals(modules), unions=unions),
    }


def further_views(package: str) -> list[ModuleType]:
    """Where a view is too large for one file."""
    folder = Path(import_module(package).__file__ or "").parent
    return [import_module(f"{package}.{file.stem}") for file in sorted(folder.glob("*_view.py"))]


def packages() -> list[str]:
    """Where our own games are: a game of somebody else's package has a plain board."""
    found = [spec.package for spec in games()]
    return [package for package in found if package.startswith("monumenta.games.")]


def files() -> list[dict[str, Any]]:
    return [
        {
            "file": "src/lib/protocol.ts",
            "about": "src/monumenta/tables/messages.py, engine/author/fitting.py and advice/reviewed.py",
            "schema": module_schema(
                [messages, fitting, reviewed],
                unions={"ToServer": messages.ToServer, "ToPage": messages.ToPage},
                others=[Void],
            ),
        },
        *(game_file(package) for package in packages()),
    ]


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(files()), indent=1))
