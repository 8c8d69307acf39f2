"""A game as it is played: its moves, its luck, its record."""
