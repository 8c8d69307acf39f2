"""A bot of your own. It is asked for an action, and sees what its seat may see, and no more.

python examples/own_bot.py                                              five games against greedy
cd examples && monumenta arena match monuments greedy own_bot:climb     a match, with a report
cd examples && monumenta serve --bot climber=own_bot:climb              play against it in the browser
"""

from __future__ import annotations

from monumenta.contest import Ask, plays
from monumenta.games.monuments.view import Choice, View


@plays("monuments")
def climb(ask: Ask) -> str:
    """Build as high as possible; in the quarry prefer gems, then what is rare behind the screen."""
    view: View = ask.view
    assert view.seat is not None
    hand = view.hands[view.seat] or {}

    def worth(choice: Choice) -> tuple[int, int, float]:
        gem = int(choice.colour == "blue")
        rare = -hand.get(choice.colour, 0) if choice.colour else -99
        return choice.points + gem, rare, ask.rng.random()

    return max(ask.choices, key=worth).do


def main(games: int = 5) -> None:
    from monumenta.contest.function_bot import FunctionBot
    from monumenta.contest.one_game import play_one
    from monumenta.engine.match.game import parse_options
    from monumenta.engine.match.registry import find
    from monumenta.search import Budget
    from monumenta.search.mind import HouseMind

    spec = find("monuments")
    minds = [FunctionBot("climber", climb), HouseMind(spec, "greedy", Budget())]
    for seed in range(games):
        own, greedy = play_one(spec, parse_options(spec, {"players": 2}), minds, seed).game.scores
        print(f"climber {own}, greedy {greedy}")


if __name__ == "__main__":
    main()
