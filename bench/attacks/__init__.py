"""What a guest might do to a server, done to a real one, while somebody else plays.

`python -m bench.attacks` runs the whole list and reports for each the longest time for which another player heard
nothing, by how much the server's memory grew, and whether the attacker was shut out. Everything stays on this machine.
"""
