# What a hint says of the alternatives, shown on the board in colours.

heat-win = Chance to win if you do this
heat-points = Points that this place promises
heat-percent = { $n } %
heat-line = { $what }: { $n }
