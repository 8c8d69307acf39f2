"""Random play of Catanatron, four players; run by the peer's own Python.

    python catanatron_game.py SECONDS

prints actions and games a second.
"""

import random
import sys
import time

from catanatron import Color, Game, RandomPlayer


def main(seconds: float) -> None:
    random.seed(1)
    actions = games = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            actions += 1
        games += 1
    took = time.process_time() - began
    print(actions / took, games / took)


main(float(sys.argv[1]))
