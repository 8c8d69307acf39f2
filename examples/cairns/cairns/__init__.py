"""Two Cairns: walkers pile stones on two cairns beside a path. A small game with luck and closed hands, and an example
of how a game comes from a package of its own."""
