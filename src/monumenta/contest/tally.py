"""What many games between bots come to."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from monumenta.engine.match.game import Game

LUCK_SHIFT: Final = 32
LOW: Final = (1 << LUCK_SHIFT) - 1

Played = tuple[int, list[int], list[int]]
"""Packed number of actions, points by seat, and sole wins by seat with the draws last."""


def played_of(game: Game) -> Played:
    """What one game, which is over, adds to the sums."""
    drawn = sum(move.seat == "chance" for move in game.moves)
    alone = game.winners[0] if len(game.winners) == 1 else len(game.players)
    return game.n | drawn << LUCK_SHIFT, game.scores, [int(seat == alone) for seat in range(len(game.players) + 1)]


class BotResult(Struct, frozen=True):
    """How one bot did over all its seats."""

    seats: int
    """Seats times games."""
    wins: int
    """Games won alone."""
    mean_score: float


class SimResult(Struct, frozen=True):
    game: str
    players: int
    games: int
    actions: int
    decisions: int
    """Actions without luck's."""
    seconds: float
    mean_scores: list[float]
    """By seat."""
    wins: list[int]
    """Games won alone, by seat."""
    draws: int
    """Games whose victory was shared."""
    mean_actions: float
    compiled: bool
    bots: dict[str, BotResult]


class Tally:
    """Whole numbers only, so that it does not matter in which order games come."""

    def __init__(self, players: int, bots: list[str]) -> None:
        self.actions = 0
        self.luck = 0
        self.sums = [0] * players
        self.wins = [0] * players
        self.draws = 0
        self.bots = {bot: [0, 0, 0] for bot in bots}

    def add(self, seated: list[str], games: int, total: int, sums: list[int], wins: list[int]) -> None:
        self.actions += total & LOW
        self.luck += total >> LUCK_SHIFT
        self.draws += wins[-1]
        for seat, bot in enumerate(seated):
            self.sums[seat] += sums[seat]
            self.wins[seat] += wins[seat]
            of_bot = self.bots[bot]
            of_bot[0] += games
            of_bot[1] += wins[seat]
            of_bot[2] += sums[seat]

    def result(self, game: str, games: int, seconds: float, fast: bool) -> SimResult:
        return SimResult(
            game=game,
            players=len(self.sums),
            games=games,
            actions=self.actions,
            decisions=self.actions - self.luck,
            seconds=round(seconds, 3),
            mean_scores=[round(total / games, 3) for total in self.sums],
            wins=self.wins,
            draws=self.draws,
            mean_actions=round(self.actions / games, 3),
            compiled=fast,
            bots={bot: BotResult(n, wins, round(total / n, 3)) for bot, (n, wins, total) in self.bots.items() if n},
        )
