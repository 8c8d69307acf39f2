"""Random players of Mondo Sapiens who get somewhere: boards on which nothing is ever finished would prove little."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from tests.games.mondo import naive
from tests.games.mondo.referee import BORDER, BOX, PLACES, Lying, Mover, Place, Referee, Seat, around, shown

Wish = tuple[str, str, bool]
"""A side, and which landscape, with a street or without, lies across it."""
URGE: Final = {"put": 12.0, "take": 6, "village": 3, "building": 3, "turn": 1, "back": 0.6, "out": 0.05, "ready": 1}
CARE: Final = (0.0, 0.8, 0.97, 1.0)
"""How often a thing is taken and laid with thought; one is drawn for each game."""
TAKES: Final = 24
"""So many tiles are looked at before one is taken; with all care all are."""
ROUTE: Final = {"r0c2": 2, "r1c2": 0, "r1c3": 2, "r2c3": 0, "r2c4": 3, "r1c4": 1}
"""Where streets that curve from north to east lie, and how they are turned, from the tavern to the nearest barrel."""


def choose(referee: Referee, seat: Mover, texts: list[str], rng: Random) -> str:
    """Mostly take and lay, in most games with care."""
    if len(texts) == 1 or not isinstance(seat, int):
        return rng.choice(texts)
    player = referee.seats[seat]
    kinds = sorted({text.split()[0] for text in texts})
    kind = rng.choices(kinds, [urge(kind, player) for kind in kinds])[0]
    wanted = [text for text in texts if text.split()[0] == kind]
    referee.care = rng.choice(CARE) if referee.care is None else referee.care
    if kind not in ("put", "take") or rng.random() > referee.care:
        return rng.choice(wanted)
    road = on_the_road(referee, player, texts)
    if road:
        return road
    if kind == "put":
        return min(rng.sample(wanted, len(wanted)), key=lambda text: cost(referee, player, text))
    some = rng.sample(wanted, len(wanted) if referee.care == 1 else min(TAKES, len(wanted)))
    wishes = hardest(referee, player, rng)
    return min(some, key=lambda text: cost_of_taking(wishes, referee.heap[int(text.split()[1])]))


def urge(kind: str, player: Seat) -> float:
    # with a full board there is little left to do but to jump out
    return URGE.get(kind, 1) * (20 if kind == "out" and player.full else 1)


def hardest(referee: Referee, player: Seat, rng: Random) -> list[Wish]:
    """What is wished for on a space with as many neighbours as any."""
    spots = player.spots()
    return max((edges(referee, player, spot) for spot in rng.sample(spots, len(spots))), key=len)


def on_the_road(referee: Referee, player: Seat, texts: list[str]) -> str | None:
    """The next step of a street from the tavern to a barrel, where there is one: by chance hardly any gets there."""
    done = all(player.board.get(PLACES[name], (0, turned))[1] == turned for name, turned in ROUTE.items())
    left = [f"put {name} front {turned}" for name, turned in ROUTE.items() if PLACES[name] not in player.board]
    if referee.board not in (2, 3) or referee.care != 1 or not done or not left:
        return None
    if player.hand:
        return left[0] if left[0] in texts and is_road(player.hand.front) else None
    return next((f"take {slot}" for slot, tile in referee.heap.items() if is_road(tile.front)), None)


def is_road(face: int) -> bool:
    return BOX.faces[face].pattern == "M4" and BOX.faces[face].street == "NE"


def cost(referee: Referee, player: Seat, text: str) -> float:
    assert player.hand
    _, name, side, turned = text.split()
    return mistakes(edges(referee, player, PLACES[name]), player.hand.face(side), int(turned))


def cost_of_taking(wishes: list[Wish], tile: Lying) -> float:
    return min(mistakes(wishes, face, turned) for face in (tile.front, tile.back) for turned in range(4))


def edges(referee: Referee, player: Seat, place: Place) -> list[Wish]:
    found: list[Wish] = []
    board = BOX.boards[referee.board - 1]
    for side, beside in zip("NESW", around(place), strict=True):
        if (place, side) in BORDER:
            piece = BORDER[place, side]
            found.append((side, board.border[piece], str(piece) in board.streets))
        elif beside in player.board:
            opposite = "NESW"[("NESW".index(side) + 2) % 4]
            face, turned = player.board[beside]
            found.append((side, shown(face, turned, opposite), street_at(face, turned, opposite)))
    return found


@cache
def street_at(face: int, turned: int, side: str) -> bool:
    return side in naive.turn(BOX.faces[face].street or "", turned)


def mistakes(wishes: list[Wish], face: int, turned: int) -> float:
    """Misconnections that a way of laying brings, less a little for what fits, and for streets that go on."""
    total = 0.0 if BOX.faces[face].volcano is None else 0.3
    total += 0.05 if BOX.faces[face].street else 0
    for side, land, street in wishes:
        total += -0.1 if shown(face, turned, side) == land else 1
        total -= 0.6 if street and street_at(face, turned, side) else 0
    return total
