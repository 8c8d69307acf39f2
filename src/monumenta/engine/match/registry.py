"""Games are found by entry point, so a fifth one is a folder and a line."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from ..author.contract import GameSpec, UnknownGame
from ..author.dispatch import register


@cache
def _all() -> dict[tuple[str, str], GameSpec]:
    found: dict[tuple[str, str], GameSpec] = {}
    for entry in entry_points(group="monumenta.games"):
        newest: GameSpec = entry.load()
        for spec in (newest, *newest.earlier):
            if (spec.name, spec.version) in found:
                raise TypeError(f"two games call themselves {spec.name}, rules version {spec.version}: remove one")
            register(spec.state, spec.rules)
            found[spec.name, spec.version] = spec
    return found


def all_versions() -> list[GameSpec]:
    """Every game in every rules version."""
    return list(_all().values())


def games() -> list[GameSpec]:
    """Every game in its newest rules version, by name."""
    newest: dict[str, GameSpec] = {}
    for spec in _all().values():
        if spec.name not in newest or int(spec.version) > int(newest[spec.name].version):
            newest[spec.name] = spec
    return [newest[name] for name in sorted(newest)]


def find(name: str, version: str | None = None) -> GameSpec:
    """The game of that name, in the given rules version or the newest."""
    matching = [spec for spec in (games() if version is None else _all().values()) if spec.name == name]
    for spec in matching:
        if version in (None, spec.version):
            return spec
    if matching:
        has = ", ".join(spec.version for spec in matching)
        raise UnknownGame(f"{name} has no rules version {version!r}; it has {has}")
    raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(spec.name for spec in games())}")


@cache
def load_offers() -> None:
    """Let other layers say what they want compiled with each game (entry points `monumenta.compiled`)."""
    for entry in entry_points(group="monumenta.compiled"):
        entry.load()()
