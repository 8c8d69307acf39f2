"""Which games there are, what is in their boxes, what their rules say, and how far the compiler is."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get

from monumenta.engine.author import folder
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.match.game import option_infos
from monumenta.engine.match.ledger import DEFAULT_LANGUAGE, NoLedger, Section, read_ledger
from monumenta.engine.match.registry import games
from monumenta.server.services import services_of
from monumenta.tables.messages import Compiling, GameInfo, OptionInfo, Rule, RuleSection
from monumenta.tables.problem import Refused
from monumenta.tables.setup import find_game, known_bots

Language = Literal["en", "es"]


@get("/api/games", tags=["games"], summary="Every game with its options and bots")
async def list_games(request: Request[Any, Any, Any]) -> list[GameInfo]:
    outsiders = services_of(request).hub.house.outsiders
    return [_info(spec, known_bots(spec, outsiders)) for spec in games()]


@get("/api/games/{game:str}/box", tags=["games"], summary="What is in the box, with its sources")
async def show_box(game: str) -> Response[bytes]:
    return Response(msgspec.json.encode(find_game(game).box()), media_type=MediaType.JSON)


@get("/api/games/{game:str}/rules", tags=["games"], summary="The ledger of rules and rulings")
async def show_rules(game: str, lang: Language = "en") -> list[RuleSection]:
    name = find_game(game).name
    return [
        RuleSection(section.title, [Rule(rule.id, rule.text, rule.ruling, rule.source) for rule in section.rules])
        for section in _ledger(name, lang)
    ]


def _ledger(game: str, lang: Language) -> list[Section]:
    """The rules in that language, in English until they are translated."""
    for language in (lang, DEFAULT_LANGUAGE):
        with suppress(NoLedger):
            return read_ledger(game, language)
    raise Refused("not-found", f"the rules of {game} are missing from this installation; install it again")


@get("/api/games/{game:str}/texts", tags=["games"], summary="Its words (Fluent), for a page built without the game")
async def show_texts(game: str, lang: Language = "en") -> Response[str]:
    package = find_game(game).package
    own = set(folder.names(package, "texts", lang))  # in English what is not translated
    files = [
        folder.text(package, "texts", lang if name in own else DEFAULT_LANGUAGE, name) or ""
        for name in folder.names(package, "texts", DEFAULT_LANGUAGE)
        if name != "terminal.ftl"
    ]
    return Response("\n".join(files), media_type=MediaType.TEXT)


@get("/api/compiling", tags=["games"], summary="How far the compiler is, game by game")
async def show_compiling(request: Request[Any, Any, Any]) -> list[Compiling]:
    return services_of(request).compilers.status


def _info(spec: GameSpec, bots: list[str]) -> GameInfo:
    options = option_infos(spec)
    return GameInfo(
        name=spec.name,
        title=spec.title,
        rules=spec.version,
        players=sorted(next(option.values for option in options if option.name == "players")),
        options=[
            OptionInfo(
                name=option.name,
                kind="flag" if all(isinstance(value, bool) for value in option.values) else "choice",
                values=option.values,
                default=option.default,
            )
            for option in options
        ],
        bots=bots,
        compiled=in_use(spec) is not None,
        realtime=spec.realtime,
        positions=spec.positions is not None,
        counts_against=spec.counts_against,
        clashes=list(spec.clashes),
        gives_way=list(spec.gives_way),
    )
