"""Messages made from their types, and then spoilt: whatever comes, the answer is typed and the line to others is quiet.

What is sent is drawn from `protocol.ToServer` itself, so a message that is added there is tried here as well.
"""

from __future__ import annotations

import random
import string
from collections import Counter
from typing import Any, get_args

import msgspec
from msgspec import inspect
from websockets.exceptions import WebSocketException

from bench.attacks.target import Fate, Target, page_at
from monumenta.tables.messages import ToServer
from tests.server.harness import Page

JUNK: list[Any] = [
    None, True, -1, 0, 7, 2**63, 10**30, 1.5, -0.0, 1e308, "", "x", "é" * 50, "o1", "\x00", "\ud800", "\u202e",
    "a" * 9_000, [], ["o1"] * 40, [[]], {}, {"a": []}, {"kind": "act"},
]  # fmt: skip
HEX = "0123456789abcdef"
LETTERS = string.ascii_letters + string.digits + "_-"
AT_ONCE = 50
"""Messages between two signs of life."""


def mutate_messages(target: Target, each: int = 10_000, seed: int = 1) -> Fate:
    """So many random mutations of every message that a page can send."""
    rng = random.Random(seed)
    kinds = get_args(ToServer)
    codes: Counter[str] = Counter()
    page = page_at(target)
    for kind in kinds:
        sent = 0
        while sent < each:
            texts = [spoilt(valid(inspect.type_info(kind), rng), rng) for _ in range(min(AT_ONCE, each - sent))]
            try:
                codes.update(_send(page, texts))
            except (WebSocketException, OSError):
                codes["cut"] += 1
                page = page_at(target)
            sent += len(texts)
    return Fate.of(codes, fine=("preview", "applied", "hinted", "because", "seen", "scene", "table"))


def _send(page: Page, texts: list[str]) -> Counter[str]:
    """Send all, and hear what is answered until the sign of life."""
    heard: Counter[str] = Counter()
    for text in texts:
        page.socket.send(text)
    page.say(kind="ping")
    pongs = 1 + sum(_is_ping(text) for text in texts)
    while pongs:
        answer = page.hear()
        if answer["kind"] == "pong":
            pongs -= 1
        else:
            heard[answer.get("code", answer["kind"])] += 1
    return heard


def _is_ping(text: str) -> bool:
    try:
        return isinstance(msgspec.json.decode(text, type=ToServer), msgspec.Struct) and '"ping"' in text
    except msgspec.MsgspecError:
        return False


def valid(type_: inspect.Type, rng: random.Random) -> Any:
    """A value of a type of the protocol."""
    match type_:
        case inspect.StructType(fields=fields, tag_field=tag_field, tag=tag):
            made = {
                field.encode_name: valid(field.type, rng) for field in fields if field.required or rng.random() < 0.7
            }
            return made if tag_field is None else {tag_field: tag, **made}
        case inspect.UnionType(types=types):
            return valid(rng.choice(types), rng)
        case inspect.Metadata(type=inner):
            return valid(inner, rng)
        case inspect.ListType(item_type=item, min_length=least, max_length=most):
            return [valid(item, rng) for _ in range(rng.randint(least or 0, min(most or 4, 4)))]
        case inspect.IntType(ge=least, le=most):
            return rng.choice([least or 0, rng.randint(least or 0, most or 99), most or 99])
        case inspect.StrType(pattern=pattern, min_length=least, max_length=most):
            if pattern is not None and "{" in pattern:  # so many hexadecimal digits
                return "".join(rng.choices(HEX, k=int(pattern.split("{")[1].split("}")[0])))
            return "".join(rng.choices(LETTERS, k=rng.randint(least or 0, min(most or 12, 12))))
        case inspect.BoolType():
            return rng.random() < 0.5
        case inspect.LiteralType(values=values):
            return rng.choice(values)
        case inspect.NoneType():
            return None
        case _:
            return rng.choice(JUNK)


def spoilt(message: dict[str, Any], rng: random.Random) -> str:
    """The message with something wrong in it, most of the time."""
    match rng.randrange(6):
        case 0:
            message[rng.choice(list(message))] = rng.choice(JUNK)
        case 1:
            del message[rng.choice(list(message))]
        case 2:
            message[rng.choice(["extra", "kind", "do", "seq", "id"])] = rng.choice(JUNK)
        case 3:
            return _scrambled(msgspec.json.encode(message).decode(), rng)
        case 4:
            text = msgspec.json.encode(message).decode()
            return text[: rng.randrange(len(text))]
        case _:
            pass
    return _text(message)


def _text(message: dict[str, Any]) -> str:
    try:
        return msgspec.json.encode(message).decode()
    except UnicodeEncodeError:  # half a surrogate: as the escape that JSON has for it
        return str(message).replace("'", '"')


def _scrambled(text: str, rng: random.Random) -> str:
    letters = list(text)
    for _ in range(3):
        letters[rng.randrange(len(letters))] = chr(rng.randrange(1, 1_000))
    return "".join(letters)
