"""The words of the terminal, from the Fluent files that the page reads too.

The language is chosen once, when the program starts: by `--lang`, else by the environment, else English. Help texts are
made while commands are declared, so it has to be known before any of them is imported.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

FOLDER = Path(__file__).parents[1] / "locales"
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
            raise KeyError(f"no text {key!r} with {sorted(values)} in {FOLDER.name}/{self.language}")
        return text

    def maybe(self, key: str, /, **values: str | int) -> str | None:
        """The message, or None where there is none, or where it needs a value that was not given."""
        for language in dict.fromkeys((self.language, "en")):
            for name in _likely_files(key):
                bundle = _bundle(language, name)
                pattern = bundle.get_message(key).value if bundle.has_message(key) else None
                if pattern is None:
                    continue
                text, errors = bundle.format_pattern(pattern, values)
                if not errors:
                    return str(text)
        return None


def _likely_files(key: str) -> list[str]:
    """The files in which a message may stand, the likely ones first: reading one costs more than most commands do."""
    words = set(key.split("-"))
    return sorted(_files(), key=lambda name: (name != "terminal", name.partition("-")[0] not in words))


@cache
def _files() -> list[str]:
    return sorted(path.stem for path in (FOLDER / "en").glob("*.ftl"))


@cache
def _bundle(language: str, name: str) -> FluentBundle:
    # Isolation marks are for pages that mix writing directions; a terminal shows them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / language / f"{name}.ftl").read_text("utf-8")))
    return bundle


say = Text(chosen_language(sys.argv[1:], os.environ))
"""The words of this run."""
