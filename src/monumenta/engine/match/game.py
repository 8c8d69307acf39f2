"""One game, for people: texts instead of ids, checks instead of preconditions, exceptions that say what is wrong."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from ..author.contract import (
    ANYONE,
    AUTOMA,
    CHANCE,
    CLOCK,
    OVER,
    Actor,
    BadOption,
    GameSpec,
    IllegalAction,
    MonumentaError,
    Mover,
    Positions,
)
from ..author.dispatch import apply
from ..author.fitting import Clashing, Unfit
from ..author.state import new_row
from ..author.tell import listening
from ..compile.compiled import way_of
from ..compile.plain import PLAIN, Way, new_games
from . import play
from .concealed import Concealed, Opened
from .luck import Luck, commitment
from .record import FORMAT, GameRecord, Header, Line, Player, Result, read_file
from .registry import find

ACTORS: dict[int, Actor] = {CHANCE: "chance", ANYONE: "anyone", OVER: "over"}
MOVERS: dict[int, Mover] = {CHANCE: "chance", CLOCK: "clock"}
IDS: dict[str, int] = {"chance": CHANCE, "clock": CLOCK}


class GameOver(MonumentaError):
    """Nobody can act any more."""


class NotChance(MonumentaError):
    """Luck was asked to act when it is somebody's turn."""


class TurnComplete(MonumentaError):
    """A turn being tried out has ended: confirm it before going on."""


class NoPreview(MonumentaError):
    """In real time an action counts at once; there is no trying out."""


class NoSuchSeat(MonumentaError):
    """A seat that this game does not have."""


class BadState(MonumentaError):
    """Bytes that are no state of this game."""


class Played(Struct, frozen=True):
    """A logged move and what everybody saw happen."""

    n: int
    seat: Mover
    do: str
    events: list[Any]
    t: int


class OptionInfo(Struct, frozen=True):
    """An option of a game: its values, the default first."""

    name: str
    values: list[Any]
    default: Any


class Preview:
    """A turn tried out: where it leads, what was seen on the way, and whether it is complete."""

    __slots__ = ("complete", "events", "game")

    def __init__(self, game: Game, events: list[Any], complete: bool) -> None:
        self.game = game
        self.events = events
        self.complete = complete


class Game:
    """A game in progress. Its state is one record; everything else follows from the log."""

    def __init__(
        self, spec: GameSpec, options: Any, seats: Sequence[Player] | None = None, state: bytes | None = None
    ) -> None:
        """Begin a game, or go on from a state; see `Game.new` for the comfortable way."""
        self.spec = spec
        self.settings = options
        count = spec.players(options)
        self.players = list(seats) if seats is not None else _nameless(count, spec.unmanned(options))
        self._plain = new_games(spec.state, 1)
        self._row = new_row(max(spec.most_legal, count))
        self._go(PLAIN)
        self.moves: list[Line] = []
        self.n = 0
        self.began_at: str | None = None
        """The position that it began from, as text; None: from the beginning."""
        if state is None:
            spec.begin(self._plain[0], options)
        elif len(state) != self._plain.raw.nbytes:
            raise BadState(f"a state of {spec.name} has {self._plain.raw.nbytes} bytes, not {len(state)}")
        else:
            self._plain.raw[:] = state
        self._began = time.monotonic() - self.now / 1000

    # --- beginning ------------------------------------------------------------------------------------

    @staticmethod
    def new(game: str, **options: Any) -> Game:
        """A new game by its name, with options by theirs: `Game.new(name, players=3)`."""
        spec = find(game)
        return Game(spec, parse_options(spec, options))

    @staticmethod
    def options(game: str) -> list[OptionInfo]:
        """The options of a game with their values, the default first."""
        return option_infos(find(game))

    @staticmethod
    def load(path: str | Path) -> Game:
        """The game of a saved record, checked move by move."""
        return replay(read_file(path))

    @staticmethod
    def restore(
        spec: GameSpec,
        options: Any,
        state: bytes,
        n: int,
        seats: Sequence[Player] | None = None,
        began_at: str | None = None,
    ) -> Game:
        """A game from a snapshot of its state. Its log before `n` is not known to it."""
        game = Game(spec, options, seats, state)
        game.n = n
        game.began_at = began_at
        return game

    @staticmethod
    def at(game: str, position: str) -> Game:
        """The game that stands as a text says, for games whose positions can be written down. It has no log yet."""
        return set_up(find(game), position)

    def position(self) -> str:
        """The position as a text that `Game.at` takes."""
        return _positions(self.spec).write(self._plain[0])

    def copy(self) -> Game:
        """An independent copy; the log is shared up to here, not further."""
        twin = Game.restore(self.spec, self.settings, self.state(), self.n, self.players, self.began_at)
        twin.moves = list(self.moves)
        twin._began = self._began
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For `copy` and `pickle`; the time since it began goes with it, not the hour."""
        return {
            "made": (self.spec, self.settings, self.players, self.state()),
            "log": (self.moves, self.n, self.began_at),
            "age": time.monotonic() - self._began,
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__init__(*state["made"])
        moves, self.n, self.began_at = state["log"]
        self.moves = list(moves)  # `copy.copy` hands over the very list
        self._began = time.monotonic() - state["age"]

    # --- where it stands ------------------------------------------------------------------------------

    def _ask(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Run a function of `engine.play` on the state, compiled if this process has compiled rules."""
        way = way_of(self.spec)
        if way is not self._way:
            self._go(way)
        return way[function](self._games, 0, *arguments)

    def _list(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """The same for one that writes numbers: they are in `_out` then."""
        way = way_of(self.spec)
        if way is not self._way:
            self._go(way)
        return way[function](self._games, 0, *arguments, self._out)

    def _go(self, way: Way) -> None:
        """Run the rules that way from now on."""
        self._way = way
        self._games, self._out = way.lend(self._plain, self._row)

    @property
    def actor(self) -> Actor:
        """The seat to act, or "chance", "anyone", "over"."""
        who: int = self._ask(play.actor_at)
        return ACTORS.get(who, who)

    @property
    def over(self) -> bool:
        return self._ask(play.actor_at) == OVER

    @property
    def turn(self) -> int:
        """Grows when a turn ends."""
        number: int = self._ask(play.turn_at)
        return number

    @property
    def scores(self) -> list[int]:
        """Points of every seat now; final once the game is over."""
        self._list(play.score_at)
        return self._out[: len(self.players)].tolist()

    @property
    def winners(self) -> list[int]:
        """Who has most points, or what else the game calls winning, once it is over; several share the victory."""
        if not self.over:
            return []
        if self.spec.winners is not None:
            return list(self.spec.winners(self._plain[0]))
        scores = self.scores
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    @property
    def now(self) -> int:
        """The time of the last action, in ms since the game began; 0 in a game without time."""
        t: int = self._ask(play.now_at)
        return t

    @property
    def deadline(self) -> int | None:
        """When the clock has something to do, in ms since the game began; None if it never has as things stand."""
        t: int = self._ask(play.deadline_at)
        return t if t >= 0 else None

    def due(self) -> tuple[Mover, int] | None:
        """In simulated time: who acts next where anyone may, and when. None if the game does not say."""
        if not self.spec.realtime or self.actor != "anyone":
            return None
        twin = Game.restore(self.spec, self.settings, self.state(), self.n, self.players)
        who: int = twin._ask(play.due_at)
        return MOVERS.get(who, who), twin.now

    def advance(self, t: int) -> None:
        """Let time go on without an action, to see what is legal then; it never goes back."""
        self._ask(play.advance_at, t)

    def state(self) -> bytes:
        """The record's bytes: equal positions are equal bytes."""
        return self._plain.raw.tobytes()

    def legal_ids(self, seat: Mover | None = None) -> list[int]:
        """Ids of the legal actions of a seat or of the clock, or of whoever is to act (luck included)."""
        who: int = self._ask(play.actor_at)
        if who == OVER:
            return []
        mover = who
        if seat is not None:
            mover = self._id(seat)
            if who != mover and (who != ANYONE or mover == CHANCE):
                return []
        count: int = self._list(play.legal_at, mover)
        return self._out[:count].tolist()

    def legal(self, seat: Mover | None = None) -> list[str]:
        """The same as texts."""
        return [self.write(action) for action in self.legal_ids(seat)]

    def weights(self) -> list[int]:
        """Odds of luck's legal actions, in their order."""
        count = len(self.legal_ids())
        self._list(play.weights_at)
        return self._out[:count].tolist()

    def write(self, action: int) -> str:
        """An action's text."""
        return self.spec.write(self._plain[0], action)

    def parse(self, text: str) -> int:
        """The id of the action that a text names, legal or not; raises BadNotation."""
        return self.spec.parse(self._plain[0], text)

    # --- what a seat may know -------------------------------------------------------------------------

    def concealed(self, seat: int | None) -> Concealed:
        """The state without anything the seat cannot know."""
        return Concealed(self.spec, self.state(), seat)

    def as_known(self, seat: int) -> Game:
        """The game as a seat knows it: what is hidden from it is empty, and so is the log."""
        return Game.restore(self.spec, self.settings, self.concealed(seat).state, self.n, self.players)

    def view(self, seat: int | None) -> Any:
        """What a seat sees; None for a spectator."""
        return self.spec.view(self.concealed(seat))

    def open_view(self) -> Any:
        """The whole truth, for replays of finished games and for the keyboard passed round."""
        return self.spec.view(Opened(self.spec, self.state()))

    def choices(self, seat: int) -> list[Any]:
        """The seat's legal actions in structured form."""
        return [self.spec.choice(self._plain[0], action) for action in self.legal_ids(seat)]

    def digest(self, seat: int | None) -> str:
        """A hash of what the seat may see, and of nothing else: one over the whole state could be guessed open."""
        return hashlib.blake2b(self.concealed(seat).state, digest_size=8).hexdigest()

    # --- acting ---------------------------------------------------------------------------------------

    def play(self, action: str | int, seat: Mover | None = None, t: int | None = None) -> Played:
        """Do a legal action, given as text or id; `seat` is needed only where anyone may act.

        `t` is when, in ms since the game began; it is never earlier than the action before.
        """
        events: list[Any] = []

        def aloud(mover: int, number: int) -> None:
            events.extend(self._hear(apply, mover, number))

        line = self._log(action, seat, t, aloud)
        return Played(line.n, line.seat, line.do, events, line.t)

    def apply(self, action: str | int, seat: Mover | None = None, t: int | None = None) -> Line:
        """Play for whoever wants no events: by the compiled rules, if this process has them."""
        return self._log(action, seat, t, partial(self._ask, play.apply_at))

    def _log(self, action: str | int, seat: Mover | None, t: int | None, act: Callable[[int, int], Any]) -> Line:
        mover = self._mover(seat)
        when = max(int((time.monotonic() - self._began) * 1000) if t is None else t, self.now)
        before = self.state()
        try:
            self._ask(play.advance_at, when)
            number = self._legal(action, mover)
            text = self.write(number)
            act(mover, number)
        except BaseException:
            self._plain[0].raw[:] = before  # nothing has happened, and time, too, goes on by actions only
            raise
        self.n += 1
        line = Line(self.n, MOVERS.get(mover, mover), text, when)
        self.moves.append(line)
        return line

    def _hear(self, act: Callable[[Any, int, int], None], mover: int, number: int) -> list[Any]:
        """Let the plain rules act on the state; what they tell meanwhile."""
        state = self._plain[0]
        with listening(state, self.spec.listener) as events:
            act(state, mover, number)
        return events

    def _mover(self, seat: Mover | None) -> int:
        who: int = self._ask(play.actor_at)
        if who == OVER:
            raise GameOver("the game is over")
        if seat is None:
            if who == ANYONE:
                raise MonumentaError("anyone may act now: say which seat does")
            return who
        return self._id(seat)

    def _id(self, seat: Mover) -> int:
        if isinstance(seat, int):
            self._check_seat(seat)
            return seat
        return IDS[seat]

    def _check_seat(self, seat: int) -> None:
        """Rules trust the seat they are given, and compiled ones would look beyond the state."""
        if not 0 <= seat < len(self.players):
            raise NoSuchSeat(f"there is no seat {seat}; they run from 0 to {len(self.players) - 1}")

    def _legal(self, action: str | int, mover: int) -> int:
        """The action's id, if it is legal; otherwise the rule that forbids it."""
        state = self._plain[0]
        number = self.spec.parse(state, action) if isinstance(action, str) else action
        if not 0 <= number < self.spec.actions:
            raise MonumentaError(f"action ids run from 0 to {self.spec.actions - 1}, {number} is none")
        who: int = self._ask(play.actor_at)
        may_act = who == mover or (who == ANYONE and mover != CHANCE)
        count: int = self._list(play.legal_at, mover) if may_act else 0
        if number not in self._out[:count]:
            raise IllegalAction(self.write(number), self.spec.why_not(state, mover, number))
        return number

    def roll(self, rng: Random | Luck, t: int | None = None) -> Played:
        """Let luck act."""
        return self.play(self.draw(rng), t=t)

    def draw(self, rng: Random | Luck) -> int:
        """What luck does, if it is to act now."""
        if self.actor != "chance":
            raise NotChance("it is not luck's turn: use play()")
        odds = self.weights()
        total = sum(odds)
        x = rng.draw(self.n + 1, total) if isinstance(rng, Luck) else rng.randrange(total)
        outcomes = self.legal_ids()
        for outcome, weight in zip(outcomes, odds, strict=True):
            x -= weight
            if x < 0:
                return outcome
        raise AssertionError("the weights do not add up")

    def preview(self, seat: int, do: Sequence[str]) -> Preview:
        """Try a turn out, from its first action on, without logging anything.

        The last action of a turn is shown without what follows by itself: that may reveal what the seat cannot know.
        """
        if self.spec.realtime:
            raise NoPreview(f"{self.spec.name} is played in real time: an action counts at once")
        trial = self.copy()
        events: list[Any] = []
        complete = False
        for text in do:
            if complete:
                raise TurnComplete("the turn is complete: confirm it or take something back")
            trial, seen, complete = trial._try(seat, text, self.turn)
            events += seen
        return Preview(trial, events, complete)

    def _try(self, seat: int, text: str, turn: int) -> tuple[Game, list[Any], bool]:
        onward, alone = self.copy(), self.copy()
        onward.apply(text, seat)
        events = alone._hear(self.spec.rules.move, seat, self.parse(text))
        complete = onward.turn != turn or onward.actor != seat
        return alone if complete else onward, events, complete

    # --- records --------------------------------------------------------------------------------------

    def record(self, secret: bytes | None = None, commit: str | None = None) -> GameRecord:
        """The game so far. With its luck's secret, a finished game can be verified draw by draw."""
        header = Header(
            monumenta=FORMAT,
            game=self.spec.name,
            rules=self.spec.version,
            options=msgspec.to_builtins(self.settings),
            seats=self.players,
            commit=commitment(secret) if secret is not None else commit,
            position=self.began_at,
        )
        result = None
        if self.over:
            result = Result(
                scores=self.scores,
                winners=self.winners,
                state=self.fingerprint(),
                secret=secret.hex() if secret is not None else None,
            )
        return GameRecord(header, list(self.moves), result)

    def fingerprint(self) -> str:
        """A hash of the whole state; for finished games and tests, never for the wire."""
        return hashlib.blake2b(self.state(), digest_size=16).hexdigest()

    def save(self, path: str | Path) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record().write(), "utf-8")


def _nameless(count: int, unmanned: Sequence[int]) -> list[Player]:
    """Seats by number, for games in which nobody gave a name."""
    return [Player(AUTOMA.capitalize() if i in unmanned else f"Seat {i + 1}") for i in range(count)]


def _positions(spec: GameSpec) -> Positions:
    if spec.positions is None:
        raise MonumentaError(f"positions of {spec.name} are not written as text; save the game's record instead")
    return spec.positions


def set_up(spec: GameSpec, position: str, seats: Sequence[Player] | None = None, *, begun: bool = False) -> Game:
    """The game that stands as a text says; the options are the position's. Its record will begin with the text.
    `begun`: it is no new game but one that was begun from it, perhaps when less was asked of a text."""
    positions = _positions(spec)
    read = positions.read_begun if begun and positions.read_begun is not None else positions.read
    state = read(position)
    options = parse_options(spec, positions.options(state))
    return Game.restore(spec, options, state.tobytes(), 0, seats, positions.write(state))


def parse_options(spec: GameSpec, options: dict[str, Any]) -> Any:
    """Typed options from names and values; raises BadOption with what exists."""
    known = {option.name: option for option in option_infos(spec)}
    for name, value in options.items():
        if name not in known:
            raise BadOption(f"{spec.name} has no option {name!r}; it has: {', '.join(known)}")
        if not any(value == v and type(value) is type(v) for v in known[name].values):
            values = ", ".join(msgspec.json.encode(v).decode() for v in known[name].values)
            raise BadOption(f"{name} cannot be {value!r}; it is one of: {values}")
    try:
        return msgspec.convert(options, spec.options)
    except msgspec.ValidationError as problem:
        cause = problem.__cause__
        unfit = Unfit(spec.name, cause.clash.reason, cause.values) if isinstance(cause, Clashing) else None
        raise BadOption(f"{spec.name}: {problem}", unfit) from None


@cache
def option_infos(spec: GameSpec) -> list[OptionInfo]:
    """Every option with all its values, the default first."""
    infos: list[OptionInfo] = []
    hints = get_type_hints(spec.options)
    for field in msgspec.structs.fields(spec.options):
        values = [field.default, *(v for v in _values(hints[field.name]) if v != field.default)]
        infos.append(OptionInfo(field.name, values, field.default))
    return infos


def _values(hint: Any) -> list[Any]:
    """All values of a flag or a choice, in the order in which the game names them."""
    if hint is bool:
        return [True, False]
    if get_origin(hint) is Literal:
        return list(get_args(hint))
    raise TypeError(f"options are flags or choices, not {hint}")


def replay(record: GameRecord) -> Game:
    """Play a record again, checking every move; raises BrokenRecord at the first that is not legal."""
    from .verify import play_again

    return play_again(record)
