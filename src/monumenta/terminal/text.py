"""The words of the terminal, from the Fluent files that the page reads too: the house's own in `locales`, those of a
game in the `texts` of its folder.

The language is chosen once, when the program starts: by `--lang`, else by the environment, else English. Help texts are
made while commands are declared, so it has to be known before any of them is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from fluent.runtime import FluentBundle, FluentResource

from monumenta.engine.author import folder
from monumenta.engine.match.registry import games

HOUSE = ("monumenta", "locales")
LANGUAGES = ("en", "es")
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of this run; whatever is not spoken here is English."""
    for i, argument in enumerate(arguments):
        name, _, value = argument.partition("=")
        if name == "--lang":
            wanted = value or (arguments[i + 1] if i + 1 < len(arguments) else "")
            return wanted if wanted in LANGUAGES else "en"
    wanted = next((environment[name] for name in VARIABLES if environment.get(name)), "en")[:2].lower()
    return wanted if wanted in LANGUAGES else "en"


class Text:
    """Messages by key: `say("play-your-turn", who="Ana")`."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, key: str, /, **values: str | int) -> str:
        text = self.maybe(key, **values)
        if text is None:
            raise KeyError(f"no text {key!r} with {sorted(values)} in {self.language}")
        return text

    def maybe(self, key: str, /, **values: str | int) -> str | None:
        """The message, or None where there is none, or where it needs a value that was not given."""
        for language in dict.fromkeys((self.language, "en")):
            for place, name in _likely_files(key):
                bundle = _bundle(place, language, name)
                pattern = bundle.get_message(key).value if bundle.has_message(key) else None
                if pattern is None:
                    continue
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
        return None


Place = tuple[str, str]
"""A package, and the folder of its texts: in it is a folder for each language."""


def _likely_files(key: str) -> Iterator[tuple[Place, str]]:
    """The files in which a message may stand, the likely ones first: reading one costs more than most commands do.

    A game's messages have its name in them, so other games are not read; and as long as the house's own file has the
    message nobody asks which games there are, for that loads them.
    """
    words = key.split("-")
    yield HOUSE, "terminal"
    near = [name for name in _files(HOUSE) if name in words]
    yield from ((HOUSE, name) for name in near)
    for spec in games():
        if f"-{spec.name}-" in f"-{key}-":
            place = (spec.package, "texts")
            yield from ((place, name) for name in _files(place))
    yield from ((HOUSE, name) for name in _files(HOUSE) if name not in near)


@cache
def _files(place: Place) -> list[str]:
    return [name.removesuffix(".ftl") for name in folder.names(*place, "en")]


@cache
def _bundle(place: Place, language: str, name: str) -> FluentBundle:
    # Isolation marks are for pages that mix writing directions; a terminal shows them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(folder.text(*place, language, f"{name}.ftl") or ""))
    return bundle


say = Text(chosen_language(sys.argv[1:], os.environ))
"""The words of this run."""
