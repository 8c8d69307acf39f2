### Mondo Sapiens: what is asked for now and then: the guided turn, reasons, and what is in the box.
### A page fetches it once the table stands; see table.ftl for the rest.

## Guided first turn

coach-mondo-goal = This is your world. Everybody fills one at the same time. Edges should match: meadow to meadow, forest to forest, water to water.
coach-mondo-heap = All tiles lie here for everybody. Push them about with a drag; a tap takes the top one. Try it: take a tile.
coach-mondo-hand = One tile fits in your hand. Turn it with R or the wheel, flip it with F: its other side is one plain landscape. Or put it back.
coach-mondo-world = Lay it down on your world. The first tile goes anywhere, the next ones beside another. What lies stays.
coach-mondo-out = Landscapes that are closed and without a mistake score 2. Empty spaces and wrong edges cost 1 each. Who jumps out first takes the best chip, and is done for this turn.

## In the box

box-mondo-players = Players
box-mondo-turns = Turns of a game
box-mondo-turn_minutes = Minutes of a turn
box-mondo-children_minutes = Minutes of a turn with children
box-mondo-countdown_seconds = Seconds of the countdown
box-mondo-landscape_points = Points for a finished landscape
box-mondo-bonus_points = Points for having most of a kind
box-mondo-tiles_before_building = Tiles laid before a building may be taken
box-mondo-easy_minutes = Solo, easy: minutes
box-mondo-easy_limit = Solo, easy: minus points allowed
box-mondo-moderate_minutes = Solo, moderate: minutes
box-mondo-moderate_limit = Solo, moderate: minus points allowed
box-mondo-hard_minutes = Solo, hard: minutes
box-mondo-hard_limit = Solo, hard: minus points allowed
box-mondo-solo_free_streets = Solo: streets that cost nothing
box-mondo-find_ms = Simulation: milliseconds to find a tile
box-mondo-place_ms = Simulation: milliseconds to lay it

# What the rules refuse, and why (games/mondo/why.py).

mondo-why-over = The game is over.
mondo-why-turn-runs = The turn is still running.
mondo-why-time-out = The time is up.
mondo-why-too-early = The time has not come yet.
mondo-why-not-yours = That is not for a player to do now.
mondo-why-ready-already = You are ready already.
mondo-why-tile-gone = Somebody was faster: the tile is gone.
mondo-why-no-villages = There are no villages at this level.
mondo-why-village-gone = That village lies on your board already.
mondo-why-no-buildings = There are no buildings at this level.
mondo-why-solo-pieces = A solo game has neither villages nor buildings.

## What a hint says of the alternatives, shown on the board in colours

mondo-heat-line = { $place }, { $side ->
    [back] back
   *[front] front
}{ $turn ->
    [0] { "" }
    [1] , turned once
   *[other] , turned { $turn } times
}
mondo-heat-note = For the side and the turn in which you hold it.
