"""What every game keeps: its actors, its functions over one record, and the plain-Python face it shows to the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal

from msgspec import Struct

from .fitting import Clash, GivesWay, Unfit
from .observation import Part
from .state import Record, Row
from .tell import Listener

if TYPE_CHECKING:
    from ..match.concealed import Seen

CHANCE: Final = -1
"""Luck acts: its outcomes are ordinary actions with weights."""
ANYONE: Final = -2
"""Everybody may act, in any order, while a clock runs."""
OVER: Final = -3
CLOCK: Final = -4
"""The seat under which "time" is logged when a clock runs out: `legal` lists what it can do where anyone may act."""
SPECTATOR: Final = -1
"""The seat of who has none, for `conceal`."""
AUTOMA: Final = "automa"
"""What a seat that the rules themselves play is called where seats are named."""

Actor = int | Literal["chance", "anyone", "over"]
Mover = int | Literal["chance", "clock"]

CONTRACT: Final = (
    "start",
    "seats",
    "actor",
    "turn",
    "legal",
    "weights",
    "move",
    "settle",
    "score",
    "conceal",
    "rehide",
    "features",
)
"""The functions that a rules module must have; see docs/architecture.md for their meaning."""
OPTIONAL: Final = ("apply", "draw", "mobility", "standing", "advance", "now", "deadline", "due")
"""Functions that a rules module may have: `apply` where an action is more than `move` and `settle`, the next two where
it knows a faster way than listing all legal actions, `standing` where more than points decides who wins, the others,
all or none, where its players act in real time."""
TIMED: Final = ("advance", "now", "deadline", "due")


class MonumentaError(Exception):
    """Anything that this package refuses, with a message for people. It may come from another process: what it is made
    from need not be its message, so it is put together again from what it holds."""

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: type[MonumentaError], args: tuple[Any, ...], held: dict[str, Any]) -> MonumentaError:
    problem = kind.__new__(kind, *args)
    problem.__dict__.update(held)
    return problem


class UnknownGame(MonumentaError):
    """No game of that name is installed."""


class BadOption(MonumentaError):
    """An option that the game does not have, a value that it does not take, or values that do not go together."""

    def __init__(self, message: str, unfit: Unfit | None = None) -> None:
        super().__init__(message)
        self.unfit = unfit
        """Of the last kind: which, in a form that can be said in any language."""


class BadNotation(MonumentaError):
    """A text that is no action of this game at all."""


class WhyNot(Struct, frozen=True):
    """Which rule forbids an action, and how to say so."""

    rule: str
    """Its row in the ledger."""
    reason: str
    """Key of the text for people: `<game>-why-<reason>` in its texts."""
    message: str
    """The same in English, for programs and logs."""
    args: dict[str, str | int] = {}
    """What the text fills in."""


class IllegalAction(MonumentaError):
    """An action that the rules forbid now, and why."""

    def __init__(self, do: str, why: WhyNot) -> None:
        super().__init__(f"{do!r} is not possible: {why.message} (rule {why.rule})")
        self.do = do
        self.why = why
        self.rule = why.rule
        self.reason = why.reason


@dataclass(frozen=True, slots=True)
class Positions:
    """How a game's positions are written down as text."""

    write: Callable[[Any], str]
    """State to text."""
    read: Callable[[str], Any]
    """Text to state; raises MonumentaError."""
    options: Callable[[Any], dict[str, Any]]
    """The options that a state was played with."""
    read_begun: Callable[[str], Any] | None = None
    """Text to state of a game that has begun already, if less is asked of that: what was once accepted goes on."""


@dataclass(frozen=True, slots=True, eq=False)
class GameSpec:
    """A game as the rest of the program knows it; one is registered per rules version."""

    name: str
    title: str
    version: str
    state: type[Any]
    """The annotated class of its record."""
    rules: ModuleType
    """The module with the contract functions."""
    options: type[Struct]
    """Every option with its type and default; the field `players` is among them."""
    encode: Callable[[Any], Mapping[str, int | Sequence[int]]]
    """Options as what an empty state holds of them, by the names of its fields; then `start` begins."""
    actions: int
    """Size of the action space."""
    most_legal: int
    """No position has more legal actions than this."""
    features: int
    """Length of the observation."""
    write: Callable[[Any, int], str]
    """(state, action id) to text."""
    parse: Callable[[Any, str], int]
    """(state, text) to action id; raises BadNotation."""
    why_not: Callable[[Any, int, int], WhyNot]
    """(state, seat, action id) of an action that is not legal: which rule forbids it."""
    view: Callable[[Seen], Struct]
    """What may be seen of a state to what leaves the server."""
    choice: Callable[[Any, int], Struct]
    """(state, action id) to the structured form of a legal action."""
    listener: Listener
    """What makes events of all that the rules tell: what everybody at the table sees happen."""
    box: Callable[[], Struct]
    """What is in the box, with its sources."""
    types: Mapping[str, Any]
    """The types of view, choice, event and box, for generated code."""
    reveals: Sequence[type[Struct]] = ()
    """Events that show what was hidden because a rule says so. All others must tell no more than is seen anyway."""
    positions: Positions | None = None
    """Only of a game whose positions can be written down."""
    secret_luck: bool = False
    """Would the texts of luck's actions tell what is hidden? Then nobody is told them before the game is over."""
    counts_against: bool = False
    """Do its points count against a seat, and are less than nothing? People are told how many, without the sign."""
    observation: Sequence[Part] = ()
    """What the numbers of `features` mean, in their order; empty if nobody has said so."""
    winners: Callable[[Any], Sequence[int]] | None = None
    """The winners of a state that is over, of a game in which most points need not have won."""
    automatic: Callable[[Any], Sequence[int]] | None = None
    """(options) to the seats that the rules themselves play: nobody sits there, and they are never to act."""
    clashes: Sequence[Clash] = ()
    """What does not go together among its options. The options themselves refuse it; this tells beforehand."""
    gives_way: Sequence[GivesWay] = ()
    """Values of options that mean others beside some: what a table will be played with."""
    earlier: Sequence[GameSpec] = ()
    """Earlier rules versions of this game: records and tables that began with one go on with it for ever."""

    def __deepcopy__(self, memo: dict[int, Any]) -> GameSpec:
        """A game is one thing, however many refer to it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """In another process: the game of that name and version which is installed there."""
        from ..match.registry import find

        return find, (self.name, self.version)

    @property
    def package(self) -> str:
        """The package that is its folder, as `folder` wants it."""
        return self.rules.__name__.rpartition(".")[0]

    @property
    def realtime(self) -> bool:
        """Do its players act whenever they like, while a clock runs?"""
        return hasattr(self.rules, "deadline")

    def unmanned(self, options: Any) -> Sequence[int]:
        """The seats that the rules themselves play, in most games none."""
        return () if self.automatic is None else self.automatic(options)

    def fill(self, state: Any, options: Any) -> None:
        """Write options into an empty plain state."""
        for field, value in self.encode(options).items():
            if isinstance(value, int):
                setattr(state, field, value)
                continue
            cells: Row = getattr(state, field)
            for i, cell in enumerate(value):
                cells[i] = cell

    def begin(self, state: Any, options: Any) -> None:
        """Make an empty plain state the beginning of a game."""
        self.fill(state, options)
        self.rules.start(state)

    def players(self, options: Any) -> int:
        count: int = options.players
        return count


def check_rules(rules: ModuleType) -> None:
    """Raise TypeError unless the module has every function of the contract."""
    missing = [name for name in CONTRACT if not callable(getattr(rules, name, None))]
    if missing:
        raise TypeError(f"{rules.__name__} lacks {', '.join(missing)}")
    timed = [name for name in TIMED if callable(getattr(rules, name, None))]
    if timed and len(timed) < len(TIMED):
        raise TypeError(f"{rules.__name__} has {', '.join(timed)}, but time needs {', '.join(TIMED)}")


__all__ = [
    "ANYONE",
    "AUTOMA",
    "CHANCE",
    "CLOCK",
    "CONTRACT",
    "OPTIONAL",
    "OVER",
    "SPECTATOR",
    "TIMED",
    "Actor",
    "BadNotation",
    "BadOption",
    "GameSpec",
    "IllegalAction",
    "MonumentaError",
    "Mover",
    "Positions",
    "Record",
    "UnknownGame",
    "WhyNot",
    "check_rules",
]
