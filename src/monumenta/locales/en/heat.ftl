# What a hint says of the alternatives, shown on the board in colours.

heat-win = Chance to win if you do this
heat-points = Points that this place promises
heat-percent = { $n } %
heat-line = { $what }: { $n }

moves-heat-line = { $piece } at { $place }{ $turn ->
    [0] { "" }
    [1] , turned once
   *[other] , turned { $turn } times
}
moves-heat-note = The colour lies where the middle of the piece would be.

monuments-heat-line = { $space }, taking { $token }

mondo-heat-line = { $place }, { $side ->
    [back] back
   *[front] front
}{ $turn ->
    [0] { "" }
    [1] , turned once
   *[other] , turned { $turn } times
}
mondo-heat-note = For the side and the turn in which you hold it.
