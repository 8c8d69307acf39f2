"""Who sits where, from `--seats me,greedy,random` or from a number of players."""

from __future__ import annotations

from typing import Any

from monumenta.engine.author.contract import AUTOMA, BadOption, GameSpec
from monumenta.engine.match.record import Player
from monumenta.terminal.text import say

PERSON = "me"


def listed(text: str) -> list[str]:
    """The words of a comma-separated list."""
    return [word.strip().lower() for word in text.split(",") if word.strip()]


def check_bots(spec: GameSpec, names: list[str]) -> None:
    """Raise BadOption for a bot that does not exist; its name may carry iterations."""
    from monumenta.search import bots_of, named

    known = bots_of(spec)
    for name in names:
        if named(name)[0] not in known:
            raise BadOption(say("error-bot", name=name, game=spec.name, bots=", ".join(known)))


def seats_for_play(spec: GameSpec, seats: str | None, players: int | None) -> list[str]:
    """One word per seat: "me" or a bot's name. Without a list: you, and greedy bots; in real time you alone."""
    if seats is None and spec.realtime:
        return [PERSON] * (1 if players is None else players)
    if seats is None:
        count = 2 if players is None else players
        return [PERSON, *(["greedy"] * (count - 1))]
    words = listed(seats)
    check_bots(spec, [word for word in words if word != PERSON])
    return words


def with_automas(spec: GameSpec, options: Any, words: list[str], *, named: bool) -> list[str]:
    """The words for all seats, those included that the rules play. A list that was typed names only who sits."""
    unmanned, players = spec.unmanned(options), spec.players(options)
    manned = players - len(unmanned)
    if named and len(words) != manned:
        raise BadOption(say("error-seats", seats=len(words), players=manned))
    sitting = iter(words)
    return [AUTOMA if seat in unmanned else next(sitting) for seat in range(players)]


def players_of(words: list[str], name: str | None) -> list[Player]:
    """The seats as the record names them."""
    people = words.count(PERSON)
    named: list[Player] = []
    for word in words:
        if word == AUTOMA:
            number = sum(player.name.startswith(AUTOMA.capitalize()) for player in named) + 1
            many = words.count(AUTOMA) > 1
            named.append(Player(f"{AUTOMA.capitalize()} {number}" if many else AUTOMA.capitalize()))
        elif word != PERSON:
            number = sum(player.bot == word for player in named) + 1
            many = words.count(word) > 1
            named.append(Player(f"{word.capitalize()} {number}" if many else word.capitalize(), bot=word))
        elif people == 1:
            named.append(Player(name or say("play-only-person")))
        else:
            number = words[: len(named)].count(PERSON) + 1
            named.append(Player(say("play-person", number=number)))
    return named
