"""How rules run: plainly, or compiled from the same source."""
