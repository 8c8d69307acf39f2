"""A game in real time for the server's own tests: everybody grabs stones from one heap, and a clock ends it."""
