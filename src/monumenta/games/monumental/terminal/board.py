"""Monumental in the terminal: the map row by row, the display, every civilization, and the City of who acts."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from monumenta.terminal.text import say

from ..counts import BOX
from ..view import Choice, Event, Place, Player, TileView, View
from .automa import automa_text
from .story import tell

CELL = 14
"""Letters of a tile; half of it is what each row is shifted by."""
SHORT = {
    "meadow": "me",
    "forest": "fo",
    "mountain": "mo",
    "volcano": "vo",
    "market": "mk",
    "water": "~~",
    "capital": "CA",
}
BASIC = ("production", "science", "military", "gold", "culture", "works", "raids", "tokens")


class MonumentalBoard:
    """All that a seat needs to choose from the numbered list."""

    def draw(self, view: View, choices: Sequence[Choice], names: Sequence[str]) -> RenderableType:
        del choices
        parts: list[RenderableType] = [_headline(view), _map(view), _legend(), _display(view), _seats(view, names)]
        looker = view.seat if view.seat is not None else view.actor
        if looker is not None:
            parts.append(_city(view.civilizations[looker]))
        parts += [
            automa_text(names[seat], player.automa)
            for seat, player in enumerate(view.civilizations)
            if player.automa is not None
        ]
        return Group(*parts)

    def rows(self, players: int) -> int:
        return 25 + 6 * players

    def numbered(self, choices: Sequence[Choice]) -> bool:
        del choices
        return True

    def label(self, choice: Choice) -> str:
        price = "" if choice.price is None else f" ({choice.price})"
        return f"[bold]{escape(choice.do)}[/]{price}"

    def tell(self, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        return tell(events, names)

    def prompt(self, view: View) -> str:
        asked = say(f"monumental-asked-{_asked(view)}", effect=view.effect or "")
        if view.decides_for is None:
            return asked
        letter = "ABCDE"[view.decides_for]
        return say("monumental-decides-for", who=f"{say('monumental-automa')} {letter}", asked=asked)

    def answer(self, word: str, view: View, choices: Sequence[Choice]) -> RenderableType | None:
        """A civilization's name: its City."""
        del choices
        return next((_city(player) for player in view.civilizations if player.civ == word.lower()), None)

    def result(self, view: View, names: Sequence[str]) -> RenderableType:
        table = Table(title=say("monumental-result-title"))
        table.add_column(say("play-seat"))
        kinds = ("knowledge", "wonders", "policies", "provinces", "monsters", "gold", "most", "total")
        for kind in kinds:
            table.add_column(say(f"monumental-result-{kind}"), justify="right")
        for seat, name in enumerate(names):
            p = view.civilizations[seat].points
            numbers = [p.knowledge, p.wonders, p.policies, p.provinces, p.monsters, p.gold, sum(p.dominance), p.total]
            table.add_row(escape(name), *map(str, numbers), style="bold" if seat in view.winners else "")
        return table


BOARD = MonumentalBoard()


def _asked(view: View) -> str:
    """What is asked for; of the Action phase what is left of the turn, of a way whether it waits for tokens."""
    if view.asked == "way" and ("produce" in view.acts or "trade" in view.acts):
        return "way-or-tokens" if "way" in view.acts else "way-tokens"
    if view.asked != "act":
        return view.asked
    if view.mode == "classic":
        return "act-classic"
    if not view.turn_spent:
        return "act"
    return "act-pick" if "pick" in view.acts and "step" not in view.acts else "act-more"


def _headline(view: View) -> Text:
    words = [say("monumental-round", round=view.round), say(f"monumental-phase-{view.phase}")]
    if view.last_round:
        words.append(say("monumental-last-round"))
    words.append(say("monumental-cards-left", n=view.deck))
    return Text(" · ".join(words), style="bold")


def _map(view: View) -> Text:
    """Rows of hexes, each shifted by half a tile; what stands on a tile is below its name."""
    tiles = BOX.maps[view.map].tiles
    left = min(2 * tile.q + tile.r for tile in tiles)
    text = Text()
    for r in sorted({tile.r for tile in tiles}):
        names, pieces = "", ""
        for tile, seen in zip(tiles, view.tiles, strict=True):
            if tile.r == r:
                at = (2 * tile.q + tile.r - left) * CELL // 2
                token = f" {seen.token.upper()}" if seen.token else ""
                names = names.ljust(at) + f"{tile.id} {SHORT[tile.terrain]}{token}{'.' if seen.production else ''}"
                pieces = pieces.ljust(at) + _pieces(view, seen)
        text.append(f"{names}\n", style="bold")
        text.append(f"{pieces}\n")
    return text


def _pieces(view: View, tile: TileView) -> str:
    """A seat's letter and its units; explorers are small letters."""
    words: list[str] = []
    if tile.owner is not None:
        letter = "ABCDE"[tile.owner]
        warlord = "W" if view.civilizations[tile.owner].warlord == tile.id else ""
        words.append(f"{letter}{tile.soldiers}{warlord}{'O' * tile.outposts}")
    explorers = "".join("abcde"[p] for p, c in enumerate(view.civilizations) for at in c.explorers if at == tile.id)
    words += [explorers] if explorers else []
    words += ["*" * len(tile.wonders)] if tile.wonders else []
    words += ["!"] if tile.monster else []
    words += [f"={tile.price}"] if tile.price is not None else []
    return " ".join(words)


def _legend() -> Text:
    return Text(say("monumental-legend"), style="dim")


def _display(view: View) -> Text:
    cards = [
        f"{offer.card} {offer.price}{offer.resource[0].upper()}" if offer else "–"
        for offer in [*view.display, *view.basics]
    ]
    lines = [f"{say('monumental-display')} {' | '.join(cards)}"]
    if view.monsters:
        lines.append(f"{say('monumental-monsters-name')}: {' | '.join(_monster(view, name) for name in view.monsters)}")
    return Text("\n".join(lines))


def _monster(view: View, name: str) -> str:
    """B6: its card lies below the display, in the order in which they attack."""
    cost = next(monster.cost for monster in BOX.monsters if monster.id == name)
    return f"{name} {cost} {next(tile.id for tile in view.tiles if tile.monster == name)}"


def _seats(view: View, names: Sequence[str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("civilization", "supply", "policies", "wonder", "points"):
        table.add_column(say(f"monumental-heading-{key}"))
    for seat, player in enumerate(view.civilizations):
        supply = " ".join(f"{n}{name[0].upper()}" for name, n in player.resources.items() if n and name in BASIC[:5])
        more = " ".join(f"{name} {n}" for name, n in player.resources.items() if n and name in BASIC[5:])
        who = f"{'ABCDE'[seat]} {escape(names[seat])} {player.civ or ''}{' (-)' if player.passed else ''}"
        row = [
            who,
            f"{supply} {more}".strip(),
            ", ".join(player.policies) if player.automa is None else str(player.automa.policies),
            player.project or "",
            str(player.points.total),
        ]
        table.add_row(*row, style="bold" if view.actor == seat else "")
    return table


def _city(player: Player) -> Table:
    table = Table(title=say("monumental-heading-city"), show_header=False, show_lines=True)
    for row in range(3):
        table.add_row(*(_place(player.city[row * 3 + column]) for column in range(3)))
    return table


def _place(place: Place) -> str:
    """An activated card in bold, a used one struck out; Knowledge behind it."""
    words = escape(" + ".join([place.card or "–", *place.knowledge]))
    if place.used:
        return f"[strike]{words}[/]"
    return f"[bold]{words}[/]" if place.active else words
