"""World Monuments a second time, slow and plain, from the booklet and the rulings of the ledger, not from the rules.

It reads the box files itself and keeps tokens in lists. `tests/games/referees.py` plays it beside the program and
compares what is legal, luck's odds, events and points after every action.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final

import monumenta.games.monuments

Event = dict[str, Any]
Mover = int | str

FOLDER: Final = Path(monumenta.games.monuments.__file__).parent / "box"
COLOURS: Final = ("purple", "red", "natural", "orange")
"""What is built with; gems and the black token are not."""
GEM: Final = "blue"
BLACK: Final = "black"
KINDS: Final = (*COLOURS, GEM, BLACK)
RIM: Final = [f"o{i}" for i in range(12)]
MIDDLE: Final = [f"m{i}" for i in range(6)]
CENTRE: Final = "c"
FIXED_TEXTS: Final = True

MONUMENTS: Final = ("notre-dame", "st-peters", "capitol", "taj-mahal")
NAMERS: Final = ("chance", "starter")
SETTINGS: Final[dict[str, dict[str, Any]]] = {
    **{
        f"{monument}, {players} players": {"monument": monument, "players": players}
        for monument, players in product(MONUMENTS, (2, 3, 4))
    },
    **{f"begun by seat {seat}": {"players": 4, "starter": seat} for seat in range(4)},
    **{
        f"{monument}, singles by {who}": {"monument": monument, "singles_by": who}
        for monument, who in product(("capitol", "taj-mahal"), NAMERS)
    },
    "no return to the start": {"players": 3, "allow_return_to_start": False},
    "no penalty in round 3": {"players": 4, "monument": "capitol", "round3_penalty": False},
    "holdings shown": {"players": 3, "show_holdings": True},
    "everything else than usual": {
        "monument": "capitol",
        "players": 3,
        "starter": 2,
        "allow_return_to_start": False,
        "singles_by": "starter",
        "round3_penalty": False,
        "show_holdings": True,
    },
}


@dataclass(frozen=True)
class Slot:
    """A place of the plan: its number in the plan, its upper left corner, and which slots carry it."""

    number: int
    level: int
    colour: str
    x: float
    y: float
    carriers: tuple[int, ...]

    @property
    def text(self) -> str:
        return f"L{self.level} {self.x:g},{self.y:g}"


@cache
def numbers() -> dict[str, Any]:
    """The numbers of the box by name."""
    data = tomllib.loads((FOLDER / "game.toml").read_text("utf-8"))
    return {fact["name"]: fact["value"] for fact in data["facts"]}


@cache
def monument(name: str) -> tuple[list[Slot], list[dict[str, Any]]]:
    """A monument's plan and its three bags."""
    data = tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))
    plan: list[Slot] = []
    for level in data["levels"]:
        # a level has the colour of the box's list unless its own file says another
        colour = level.get("colour") or numbers()["level_colours"][level["level"] - 1]
        below = [slot for slot in plan if slot.level == level["level"] - 1]
        for x, y in level["slots"]:
            carriers = tuple(slot.number for slot in below if abs(slot.x - x) < 1 and abs(slot.y - y) < 1)
            plan.append(Slot(len(plan), level["level"], colour, x, y, carriers))
    return plan, data["bags"]


@cache
def neighbours(space: str) -> list[str]:
    """The spaces next to one: around its ring, and those that it borders in the rings beside its own."""
    number = int(space[1:] or 0)
    if space == CENTRE:
        return list(MIDDLE)
    if space in MIDDLE:
        ring = [MIDDLE[number - 1], MIDDLE[(number + 1) % 6]]
        return [*ring, CENTRE, RIM[2 * number], RIM[2 * number + 1]]
    return [RIM[number - 1], RIM[(number + 1) % 12], MIDDLE[number // 2]]


class Referee:
    def __init__(self, options: dict[str, Any], version: str = "2") -> None:
        self.options = options
        self.singles_first = version == "1"
        self.plan, self.bags = monument(options["monument"])
        self.players: int = options["players"]
        self.supply: Counter[str] = Counter(numbers()["supply"])
        self.points = [int(numbers()["start_score"])] * self.players
        self.hands: list[Counter[str]] = [Counter() for _ in range(self.players)]
        self.built: set[int] = set()
        self.phase = "start"
        self.round = 0
        self.starter = -1
        self.seat = -1
        self.bag: Counter[str] = Counter()
        self.quarry: dict[str, list[str]] = {}
        self.singles: list[str] = []
        self.turn = 0
        self.worker: str | None = None
        self.begun_at: str | None = None
        self.trail: list[str] = []
        self.took = 0
        self.passed: set[int] = set()
        self.tallies: list[dict[str, Any]] = [
            {"start": self.points[0], "levels": [0] * 5, "black": 0, "gems": 0, "lost": 0} for _ in range(self.players)
        ]
        self.builders: dict[int, int] = {}
        self.untold: list[Event] = []  # nobody drew who begins: it is told with the first thing that happens
        if options["starter"] != "random":
            self.starter = options["starter"]
            self.untold = [{"kind": "started", "seat": self.starter}, self.begin_round()]

    # --- who acts, and what may be done ---

    def actor(self) -> Mover:
        if self.phase == "over":
            return "over"
        if self.phase in ("quarry", "building"):
            return self.seat
        if self.naming() and self.options["singles_by"] == "starter":
            return self.starter
        return "chance"

    def naming(self) -> bool:
        """Is a middle space to be named now that gets one token only?"""
        if self.phase != "laying" or len(self.singles) == self.wanted_singles():
            return False
        return self.singles_first or self.next_space() not in RIM

    def wanted_singles(self) -> int:
        return self.bags[self.round - 1]["middle_singles"]

    def legal(self, seat: Mover) -> set[str]:
        if seat != self.actor() or seat == "over":
            return set()
        if self.phase == "start":
            return {f"starts {who}" for who in range(self.players)}
        if self.naming():
            return {f"single {space}" for space in MIDDLE if space not in self.singles}
        if self.phase == "laying":
            return {f"{self.next_space()} {kind}" for kind, count in self.bag.items() if count}
        if self.phase == "quarry":
            return {text for space in self.steps() for text in self.entries(space)}
        return {slot.text for slot in self.buildable(self.seat)}

    def odds(self) -> dict[str, int]:
        """Who begins and which spaces are single is all alike; a kind is as likely as it is frequent in the bag."""
        if self.phase == "laying" and not self.naming():
            return {f"{self.next_space()} {kind}": count for kind, count in self.bag.items() if count}
        return dict.fromkeys(self.legal("chance"), 1)

    # --- filling the quarry ---

    def begin_round(self) -> Event:
        self.round += 1
        self.phase = "laying"
        self.bag = Counter(self.bags[self.round - 1]["tokens"])
        self.supply.subtract(self.bag)
        assert min(self.supply.values()) >= 0, "a bag holds more than the supply has"
        self.quarry = {space: [] for space in [*RIM, *MIDDLE, CENTRE]}
        self.singles = []
        self.passed = set()
        return {"kind": "round", "round": self.round, "starter": self.starter}

    def next_space(self) -> str:
        """Rim first, then the middle ring, then the centre."""
        for space in RIM:
            if not self.quarry[space]:
                return space
        for space in MIDDLE:
            if len(self.quarry[space]) < (1 if space in self.singles else 2):
                return space
        return CENTRE

    def lay(self, text: str) -> list[Event]:
        space, kind = text.split()
        self.bag[kind] -= 1
        self.quarry[space].append(kind)
        if not self.bag.total():
            self.phase = "quarry"
            self.turn = 1
            self.seat = self.starter
            self.worker = None
            self.begin_turn()
        return [{"kind": "laid", "space": space, "colour": kind}]

    # --- walking through the quarry ---

    def begin_turn(self) -> None:
        self.begun_at = self.worker
        self.trail = []
        self.took = 0

    def length(self) -> int:
        """Spaces that the worker enters in this turn."""
        return min(self.turn, 4)

    def steps(self) -> list[str]:
        """Spaces that may be entered now, because the turn can be completed after it."""
        reached = RIM if self.worker is None else neighbours(self.worker)
        return [space for space in reached if self.completes([*self.trail, space])]

    def completes(self, trail: list[str]) -> bool:
        """Can a turn that began with these spaces be walked to its end on the rim, with a token at least?"""
        entered = set(trail)
        if len(entered) < len(trail):
            return False
        if not self.options["allow_return_to_start"] and self.begun_at in entered:
            return False
        if len(trail) == self.length():
            # what was taken is no longer lying there, so it is counted apart
            found = self.took + sum(bool(self.quarry[space]) for space in trail[len(self.trail) :])
            return trail[-1] in RIM and found > 0
        return any(self.completes([*trail, space]) for space in neighbours(trail[-1]))

    def entries(self, space: str) -> list[str]:
        """The ways to enter a space: one for each kind of token there; where there is none, it is just entered."""
        return [f"{space} {kind}" for kind in set(self.quarry[space])] or [space]

    def step(self, text: str) -> list[Event]:
        space, _, kind = text.partition(" ")
        seen: Event = {
            "kind": "stepped",
            "seat": self.seat,
            "origin": self.worker,
            "space": space,
            "took": kind or None,
        }
        if kind:
            self.quarry[space].remove(kind)
            self.hands[self.seat][kind] += 1
            self.took += 1
        self.worker = space
        self.trail.append(space)
        if not any(self.quarry.values()):
            return [seen, *self.end_quarry()]
        if len(self.trail) == self.length():
            self.turn += 1
            self.seat = (self.seat + 1) % self.players
            self.begin_turn()
        return [seen]

    def end_quarry(self) -> list[Event]:
        """Whoever has the black token gets the worker and points, then building begins there."""
        (holder,) = [seat for seat, hand in enumerate(self.hands) if hand[BLACK]]
        self.hands[holder][BLACK] = 0
        self.supply[BLACK] += 1
        self.points[holder] += numbers()["black_points"]
        self.tallies[holder]["black"] += numbers()["black_points"]
        self.starter = holder
        self.worker = None
        self.phase = "building"
        seen: Event = {"kind": "black", "seat": holder, "points": numbers()["black_points"]}
        return [seen, *self.find_builder(holder)]

    # --- building ---

    def buildable(self, seat: int) -> list[Slot]:
        return [
            slot
            for slot in self.plan
            if slot.number not in self.built and self.hands[seat][slot.colour] and self.built.issuperset(slot.carriers)
        ]

    def build(self, text: str) -> list[Event]:
        slot = next(slot for slot in self.plan if slot.text == text)
        points = numbers()["level_points"][slot.level - 1]
        self.hands[self.seat][slot.colour] -= 1
        self.built.add(slot.number)
        self.builders[slot.number] = self.seat
        self.tallies[self.seat]["levels"][slot.level - 1] += points
        self.points[self.seat] += points
        seen: Event = {
            "kind": "built",
            "seat": self.seat,
            "slot": slot.number,
            "colour": slot.colour,
            "level": slot.level,
            "points": points,
        }
        if len(self.built) == len(self.plan):
            return [seen, self.end()]
        return [seen, *self.find_builder((self.seat + 1) % self.players)]

    def find_builder(self, seat: int) -> list[Event]:
        """From this seat on, clockwise: who cannot build passes, and the first who can is to act."""
        seen: list[Event] = []
        while len(self.passed) < self.players:
            if seat not in self.passed:
                if self.buildable(seat):
                    self.seat = seat
                    return seen
                seen.append(self.give_up(seat))
            seat = (seat + 1) % self.players
        if self.round == numbers()["rounds"]:
            return [*seen, self.end()]
        return [*seen, self.begin_round()]

    def give_up(self, seat: int) -> Event:
        held = {kind: self.hands[seat][kind] for kind in KINDS}
        lost = numbers()["pass_penalty"] * sum(self.hands[seat][colour] for colour in COLOURS)
        if self.round == numbers()["rounds"] and not self.options["round3_penalty"]:
            lost = 0
        self.points[seat] -= lost
        self.tallies[seat]["lost"] += lost
        self.passed.add(seat)
        return {"kind": "passed", "seat": seat, "held": held, "lost": lost}

    # --- the end ---

    def end(self) -> Event:
        gems = [numbers()["gem_points"] * hand[GEM] for hand in self.hands]
        self.points = [points + more for points, more in zip(self.points, gems, strict=True)]
        self.phase = "over"
        for tally, more in zip(self.tallies, gems, strict=True):
            tally["gems"] = more
        return {
            "kind": "over",
            "finished": len(self.built) == len(self.plan),
            "gems": gems,
            "scores": self.scores(),
            "winners": self.winners(),
        }

    def scores(self) -> list[int]:
        return list(self.points)

    def winners(self) -> list[int]:
        return [seat for seat, points in enumerate(self.points) if points == max(self.points)]

    # --- what everybody sees ---

    def view(self, viewer: int | None) -> dict[str, Any]:
        """What lies on the table; tokens behind screens only where the viewer may look."""
        actor = self.actor()
        walking = self.phase == "quarry"
        lifted = self.options["show_holdings"] or self.phase == "over"
        return {
            "phase": self.phase,
            "round": self.round,
            "turn": self.turn if walking else 0,
            "actor": actor if isinstance(actor, int) else None,
            "starter": self.starter if self.round else None,
            "worker": self.worker,
            "trail": list(self.trail) if walking else [],
            "steps_left": self.length() - len(self.trail) if walking else 0,
            "quarry": {space: sorted(kinds, key=KINDS.index) for space, kinds in self.quarry.items()},
            "bag": {kind: self.bag[kind] for kind in KINDS},
            "hands": [
                {kind: hand[kind] for kind in KINDS} if lifted or seat == viewer else None
                for seat, hand in enumerate(self.hands)
            ],
            "built": [{"slot": slot, "seat": seat} for slot, seat in sorted(self.builders.items())],
            "scores": self.scores(),
            "passed": [self.phase == "building" and seat in self.passed for seat in range(self.players)],
            "tally": self.tallies,
            "finished": len(self.built) == len(self.plan),
            "winners": self.winners() if self.phase == "over" else [],
        }

    # --- acting ---

    def play(self, seat: Mover, text: str, t: int = 0) -> list[Event]:
        del t
        if text not in self.legal(seat):
            raise ValueError(f"{seat} may not {text!r}")
        opening, self.untold = self.untold, []
        return opening + self.act(seat, text)

    def act(self, seat: Mover, text: str) -> list[Event]:
        if self.phase == "start":
            self.starter = int(text.split()[1])
            return [{"kind": "started", "seat": self.starter}, self.begin_round()]
        if self.naming():
            self.singles.append(text.split()[1])
            return [{"kind": "single", "space": self.singles[-1], "seat": None if seat == "chance" else seat}]
        if self.phase == "laying":
            return self.lay(text)
        return self.step(text) if self.phase == "quarry" else self.build(text)
