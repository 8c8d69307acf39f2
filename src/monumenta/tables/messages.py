"""Every message between a page and whoever has its table. TypeScript types are generated from this file.

`seq` is the number of logged moves of the table; `hash` is a digest of what the receiving seat may see, so it
proves that both ends hold the same view and tells nothing about the rest. A client's `id` names one request: sent
again, it has no second effect and gets the first answer.

Views, choices and events are each game's own (`games/<game>/view.py`) and are passed through here unread; a choice
always has its text in `do`, an event its name in `kind`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, json

from monumenta.advice.reviewed import Step
from monumenta.engine.author.fitting import Clash, GivesWay, Unfit
from monumenta.engine.match.shares import HEX, Void

TAG = "kind"  # the tag of every union on the wire

LONGEST_NAME = 24
"""Letters."""
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
RequestId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
Seq = Annotated[int, Meta(ge=0, le=1_000_000)]
ActionText = Annotated[str, Meta(min_length=1, max_length=40)]
Prefix = Annotated[list[ActionText], Meta(max_length=32)]
Hash = Annotated[str, Meta(pattern=f"^{HEX}$", max_length=64)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
PositionText = Annotated[str, Meta(min_length=1, max_length=4000)]


# --- seats and tables (HTTP) ---------------------------------------------------------------------------


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat when a table is created: the creator's, somebody's who follows the link, a bot's, or one that the rules
    themselves play (`automa`), which must be where the options put it."""

    kind: Literal["me", "open", "bot", "automa"]
    bot: BotName | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    game: Annotated[str, Meta(min_length=1, max_length=40)]
    options: dict[str, Any]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    listed: bool = False
    """Shown in the lobby for anybody to join; otherwise only who has the link can."""
    position: PositionText | None = None
    """Where to begin, in the game's own notation, if it has one (`GameInfo.positions`). The options are the position's;
    those that are named here have to agree with it."""


class Join(Struct, frozen=True, forbid_unknown_fields=True):
    """Take a seat. `invite` is the secret part of the link; not needed at a listed table."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None
    invite: Annotated[str, Meta(max_length=64)] | None = None


class Pledge(Struct, frozen=True, forbid_unknown_fields=True):
    """The hash of a share of the luck (docs/luck.md). It can be replaced until everybody's is there."""

    commit: Hash
    """The table's, under which this is pledged: it is another one when the luck is drawn anew."""
    pledge: Hash


class Share(Struct, frozen=True, forbid_unknown_fields=True):
    """The share that was pledged, once `LuckInfo.fixed`."""

    commit: Hash
    share: Hash


class Rename(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name


class Me(Struct, frozen=True):
    guest: str
    """Public id of this guest."""
    name: str


class Seat(Struct, frozen=True):
    kind: Literal["human", "bot", "open", "automa"]
    name: str
    bot: str | None
    here: bool
    """Is somebody connected on this seat?"""
    away: int | None
    """Seconds since the last connection was lost; null while connected or for bots."""
    replaceable: bool
    """Has the grace period run out, so that the others may hand the seat to a bot, or free it before the game?"""
    awaited: bool
    """Before the game begins: is it this person who has something to do, by their page, in the luck of the table?"""
    stand_in: str | None = None
    """The bot of the house that plays since this seat's own bot has failed."""


class LuckInfo(Struct, frozen=True):
    """What has been given to the luck of a table; lists are by seat. With the table's id, its commitment and the rounds
    that came to nothing, everybody can work out their pledge, and at the end check all (docs/luck.md)."""

    scheme: int
    """1: a table from before there were pledges."""
    pledges: list[str | None]
    fixed: bool
    """Are all pledges there? Then shares may be opened."""
    opened: list[bool]
    voided: list[Void]
    shares: list[str | None]
    """Told when the game is over."""
    secret: str | None
    """Told when the game is over."""


class TableInfo(Struct, frozen=True):
    id: str
    game: str
    options: dict[str, Any]
    status: Literal["waiting", "running", "over", "closed"]
    """"closed": the host of the server has ended it, and nobody has won."""
    seats: list[Seat]
    listed: bool
    you: int | None
    """Your seat; null: you watch."""
    invite: str | None
    """The secret of the invitation link; only for those who sit, while seats are open."""
    commit: str
    """SHA-256 of the secret behind this table's luck, shown before anybody pledges a share."""
    seq: int
    created: int
    """Seconds since 1970."""
    scores: list[int] | None
    winners: list[int]
    next: str | None
    """The table of the rematch, once somebody asked for one."""
    position: str | None = None
    """The text of the position that the game begins from; null: at its beginning."""
    luck: LuckInfo | None = None
    """Null in lists."""


class OptionInfo(Struct, frozen=True):
    name: str
    kind: Literal["choice", "flag"]
    values: list[str | int | bool]
    default: str | int | bool


class GameInfo(Struct, frozen=True):
    name: str
    title: str
    rules: str
    players: list[int]
    options: list[OptionInfo]
    bots: list[str]
    compiled: bool
    realtime: bool
    """Does everybody act at once while a clock runs? Then the page sends `rush`, otherwise `act`."""
    positions: bool = False
    """Can its positions be written down, and a table begin from one?"""
    counts_against: bool = False
    """Do its points count against a seat, and are less than nothing? People are told how many, without the sign."""
    clashes: list[Clash] = []
    """Which of its options do not go together: such a table is refused."""
    gives_way: list[GivesWay] = []
    """Values of its options that mean others beside some."""


class Compiling(Struct, frozen=True, tag="compiling", tag_field=TAG):
    """How far the compiler is; the plain rules play until it is done."""

    game: str
    done: int
    total: int
    ready: bool
    failed: str | None = None
    """Why there will be no compiled rules (e.g. numba is not installed); the plain ones go on."""


# --- page to server (WebSocket) ------------------------------------------------------------------------


class Act(Struct, frozen=True, tag="act", tag_field=TAG, forbid_unknown_fields=True):
    """The turn so far, from its first action on. Without `confirm` it is only tried out and nothing is logged."""

    id: RequestId
    seq: Seq
    do: Prefix
    confirm: bool = False


class Rush(Struct, frozen=True, tag="rush", tag_field=TAG, forbid_unknown_fields=True):
    """One action at a table where everybody acts at once. It counts when it arrives, if it is possible then."""

    id: RequestId
    do: ActionText


class HintPlease(Struct, frozen=True, tag="hint", tag_field=TAG, forbid_unknown_fields=True):
    id: RequestId
    seq: Seq
    do: Prefix


class WhyPlease(Struct, frozen=True, tag="why", tag_field=TAG, forbid_unknown_fields=True):
    """Why can the last of these actions not be done, after the others of the turn? Asked by the seat to act only."""

    id: RequestId
    seq: Seq
    do: Annotated[list[ActionText], Meta(min_length=1, max_length=32)]


class LookPlease(Struct, frozen=True, tag="look", tag_field=TAG, forbid_unknown_fields=True):
    """What would the last of these actions do, after the others of the turn? Asked while something is only aimed at."""

    id: RequestId
    seq: Seq
    do: Annotated[list[ActionText], Meta(min_length=1, max_length=32)]


class Sync(Struct, frozen=True, tag="sync", tag_field=TAG, forbid_unknown_fields=True):
    """Send me a fresh view."""


class Handover(Struct, frozen=True, tag="handover", tag_field=TAG, forbid_unknown_fields=True):
    """Give the seat of somebody who has been away too long to a bot."""

    id: RequestId
    seat: Annotated[int, Meta(ge=0, le=7)]
    bot: BotName


class Rematch(Struct, frozen=True, tag="rematch", tag_field=TAG, forbid_unknown_fields=True):
    """Set up another table with the same people, bots, options and beginning; everybody here is told its address."""

    id: RequestId


class Free(Struct, frozen=True, tag="free", tag_field=TAG, forbid_unknown_fields=True):
    """Before the game begins: leave one's seat, or free that of somebody for whom the table has waited too long."""

    id: RequestId
    seat: Annotated[int, Meta(ge=0, le=7)]


class Ping(Struct, frozen=True, tag="ping", tag_field=TAG, forbid_unknown_fields=True):
    pass


ToServer = Act | Rush | HintPlease | WhyPlease | LookPlease | Sync | Handover | Free | Rematch | Ping


# --- server to page (WebSocket) ------------------------------------------------------------------------


class Position(Struct, frozen=True):
    """Where a game stands for one seat: what it sees, and what it may do if it is its turn."""

    seq: int
    hash: str
    actor: int | None
    """The seat to act; null while luck acts and at the end."""
    over: bool
    scores: list[int]
    winners: list[int]
    """Empty until the game is over."""
    view: Any
    choices: list[Any]
    """Empty in real time, where they would be old before they arrive: the view says what lies there."""
    t: int | None
    """In real time: the server's clock as this is sent, in milliseconds since the game began. Null elsewhere."""
    text: str | None = None
    """The position in the game's own notation, with which `NewTable` can begin; null where it has none, and while a
    turn is only being tried out."""


class Move(Struct, frozen=True):
    n: int
    seat: int | Literal["chance", "clock"]
    do: str
    """Empty for luck that is a secret until the game is over."""
    events: list[Any]
    t: int
    """Milliseconds since the game began."""


class Scene(Struct, frozen=True, tag="scene", tag_field=TAG):
    """Everything: sent on connecting and whenever the page asks. `position` is null until all seats are taken."""

    table: TableInfo
    position: Position | None
    moves: list[Move]
    """The public log so far; in real time its end only."""


class Applied(Struct, frozen=True, tag="applied", tag_field=TAG):
    """Logged moves, for everybody at the table. `id` is the request they answer, for its sender only."""

    id: str | None
    seq: int
    """The number of logged moves, these included."""
    moves: list[Move]
    position: Position | None
    """Null in real time as long as the events say all that has changed."""
    t: int | None
    """As in `Position`."""


class Preview(Struct, frozen=True, tag="preview", tag_field=TAG):
    """What the turn so far would do. `complete`: it may be confirmed now, and nothing can be added before that."""

    id: str
    do: list[str]
    position: Position
    events: list[Any]
    complete: bool


class Why(Struct, frozen=True):
    """Which rule forbids an action."""

    rule: str
    """Its row in the ledger."""
    reason: str
    """Key of the text: `<game>-why-<reason>`, in the game's texts."""
    message: str
    """The same in English, for programs and logs."""
    args: dict[str, str | int]
    """What the text fills in."""


class Because(Struct, frozen=True, tag="because", tag_field=TAG):
    """The answer to `why`. `why` is null if nothing forbids the action."""

    id: str
    why: Why | None


class Seen(Struct, frozen=True, tag="seen", tag_field=TAG):
    """The answer to `look`: the events of a preview without its position, small enough for every place aimed at."""

    id: str
    events: list[Any]


class Rejected(Struct, frozen=True, tag="rejected", tag_field=TAG):
    """A request that changed nothing, why, and (not after a `rush`) where the game really stands."""

    id: str | None
    code: str
    """Key of the text, e.g. "stale", "not-your-turn", "illegal"; see locales."""
    message: str
    """The same in English, for programs and logs."""
    why: Why | None
    """For "illegal": the rule that forbids it."""
    position: Position | None
    detail: str | None = None
    """For "banned": why, in the host's own words."""


class HintOption(Struct, frozen=True):
    """Something that was thought about for a hint."""

    do: str
    share: float
    """Of all that was looked at: how much of it began with this action."""
    win: float | None
    """Chance to win, 0 to 1, of the seat that asked, if it does this."""
    points: float | None
    """In place of that, where everybody acts at once: the points that it promises."""


class Hinted(Struct, frozen=True, tag="hinted", tag_field=TAG):
    id: str
    do: str
    reason: str
    """Key of the text that says why."""
    options: list[HintOption]
    """What was thought about, the hint's own action first and none better than it; empty if nothing was compared."""


class TableChanged(Struct, frozen=True, tag="table", tag_field=TAG):
    """Somebody came, left, joined, was replaced, took part in the luck, or asked for a rematch."""

    table: TableInfo


class Pong(Struct, frozen=True, tag="pong", tag_field=TAG):
    pass


ToPage = Scene | Applied | Preview | Rejected | Hinted | Because | Seen | TableChanged | Compiling | Pong

_json = json.Encoder()


def written(message: ToPage) -> str:
    """A message as it goes over the wire."""
    return _json.encode(message).decode()


# --- replay, rules, box (HTTP) -------------------------------------------------------------------------


class Frame(Struct, frozen=True):
    """A finished game after one move, with all screens lifted."""

    move: Move | None
    view: Any
    text: str | None = None
    """The position in the game's own notation, as in `Position`."""


class Replay(Struct, frozen=True):
    table: TableInfo
    frames: list[Frame]
    secret: str
    """Revealed: with it and what people added anybody can check every draw."""
    nonces: list[str]
    """What people added to the luck of scheme 1; for that of scheme 2 see `TableInfo.luck`."""


class Analysis(Struct, frozen=True):
    """What a search makes of a finished game, as far as it is by now; docs/analysis.md says what the words mean."""

    state: Literal["none", "waiting", "running", "done", "failed"]
    """"none": nobody has asked for it. "waiting": another game comes first."""
    total: int
    """Decisions to look at; 0 while that is not known."""
    since: int
    """`steps` begins with this one: who asks again names how many are known already."""
    steps: list[Step]
    outcome: list[float]
    """What each seat has of the victory in the end."""


class Branch(Struct, frozen=True):
    """How a search would have gone on: the game after each move of its line, with all screens lifted."""

    n: int
    """Moves of the game before it."""
    frames: list[Frame]


class Rule(Struct, frozen=True):
    id: str
    text: str
    ruling: str | None
    source: str


class RuleSection(Struct, frozen=True):
    title: str
    rules: list[Rule]


class Failure(Struct, frozen=True):
    """The body of every refused HTTP request."""

    code: str
    message: str
    detail: str | None = None
    """As in `Rejected`."""
    unfit: Unfit | None = None
    """For "bad-option": what does not go together, if each option by itself is one of the game's."""
