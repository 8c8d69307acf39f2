"""Which games there are, what is in their boxes, what their rules say, and how far the compiler is."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any, Literal

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi.datastructures import ResponseSpec

from monumenta.engine.author import folder
from monumenta.engine.author.contract import GameSpec
from monumenta.engine.compile.compiled import in_use
from monumenta.engine.match.game import option_infos
from monumenta.engine.match.ledger import DEFAULT_LANGUAGE, NoLedger, Section, read_ledger
from monumenta.engine.match.registry import games
from monumenta.server.kept import UNPACKED, Answer, answer_of, respond
from monumenta.server.services import services_of
from monumenta.tables.messages import Compiling, GameInfo, OptionInfo, Rule, RuleSection
from monumenta.tables.problem import Refused
from monumenta.tables.setup import find_game, known_bots

Language = Literal["en", "es"]


KEPT = {UNPACKED: True}


def _told(what: Any) -> dict[int, ResponseSpec]:
    """What an answer that is kept as bytes has in it, for the schema."""
    return {200: ResponseSpec(what, generate_examples=False, description="Request fulfilled, document follows")}


@get(
    "/api/games",
    tags=["games"],
    summary="Every game with its options and bots",
    opt=KEPT,
    responses=_told(list[GameInfo]),
)
async def list_games(request: Request[Any, Any, Any]) -> Response[bytes]:
    services = services_of(request)
    outsiders = services.hub.house.outsiders
    compiled = tuple(in_use(spec) is not None for spec in games())  # all that changes

    def make() -> Answer:
        found = [
            _info(spec, known_bots(spec, outsiders), compiled=done)
            for spec, done in zip(games(), compiled, strict=True)
        ]
        return answer_of(msgspec.json.encode(found))

    return respond(await services.kept.of(("games", compiled), make), request)


@get("/api/games/{game:str}/box", tags=["games"], summary="What is in the box, with its sources", opt=KEPT)
async def show_box(request: Request[Any, Any, Any], game: str) -> Response[bytes]:
    spec = find_game(game)
    return respond(await services_of(request).kept.of(("box", spec.name), partial(_box, spec)), request)


def _box(spec: GameSpec) -> Answer:
    return answer_of(msgspec.json.encode(spec.box()))


@get(
    "/api/games/{game:str}/rules",
    tags=["games"],
    summary="The ledger of rules and rulings",
    opt=KEPT,
    responses=_told(list[RuleSection]),
)
async def show_rules(request: Request[Any, Any, Any], game: str, lang: Language = "en") -> Response[bytes]:
    name = find_game(game).name
    answer = await services_of(request).kept.of(("rules", name, lang), partial(_rules, name, lang))
    return respond(answer, request)


def _rules(game: str, lang: Language) -> Answer:
    sections = [
        RuleSection(section.title, [Rule(rule.id, rule.text, rule.ruling, rule.source) for rule in section.rules])
        for section in _ledger(game, lang)
    ]
    return answer_of(msgspec.json.encode(sections))


def _ledger(game: str, lang: Language) -> list[Section]:
    """The rules in that language, in English until they are translated."""
    for language in (lang, DEFAULT_LANGUAGE):
        with suppress(NoLedger):
            return read_ledger(game, language)
    raise Refused("not-found", f"the rules of {game} are missing from this installation; install it again")


@get(
    "/api/games/{game:str}/texts",
    tags=["games"],
    summary="Its words (Fluent), for a page built without the game",
    media_type=MediaType.TEXT,
    opt=KEPT,
)
async def show_texts(request: Request[Any, Any, Any], game: str, lang: Language = "en") -> Response[bytes]:
    spec = find_game(game)
    return respond(await services_of(request).kept.of(("texts", spec.name, lang), partial(_texts, spec, lang)), request)


def _texts(spec: GameSpec, lang: Language) -> Answer:
    own = set(folder.names(spec.package, "texts", lang))  # in English what is not translated
    files = [
        folder.text(spec.package, "texts", lang if name in own else DEFAULT_LANGUAGE, name) or ""
        for name in folder.names(spec.package, "texts", DEFAULT_LANGUAGE)
        if name != "terminal.ftl"
    ]
    return answer_of("\n".join(files).encode(), "text/plain; charset=utf-8")


@get("/api/compiling", tags=["games"], summary="How far the compiler is, game by game")
async def show_compiling(request: Request[Any, Any, Any]) -> list[Compiling]:
    return services_of(request).compilers.status


def _info(spec: GameSpec, bots: list[str], *, compiled: bool) -> GameInfo:
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
        compiled=compiled,
        realtime=spec.realtime,
        positions=spec.positions is not None,
        counts_against=spec.counts_against,
        clashes=list(spec.clashes),
        gives_way=list(spec.gives_way),
    )
