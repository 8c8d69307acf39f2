"""A game in real time, as somebody else's package would bring it: pebbles are snatched until a bell rings."""
