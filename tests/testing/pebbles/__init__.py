"""A fifth game, as somebody else's package would bring it: closed fists, and a guess at the sum of all pebbles."""
