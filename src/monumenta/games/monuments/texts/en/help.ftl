### World Monuments: what is asked for now and then: the guided turn, reasons, and what is in the box.
### A page fetches it once the table stands; see table.ftl for the rest.

## Why not

monuments-why-not-your-turn = It is not your turn.
monuments-why-wrong-phase = That belongs to another phase of the round.
monuments-why-no-such-seat = There is no such seat: only { $players } play at this table.
monuments-why-rim-first = First the outer ring is laid; then a space is named that gets only one token.
monuments-why-not-in-bag = There is no such token in the bag.
monuments-why-quarry-empty = The quarry is empty. Build on the monument now.
monuments-why-building-later = First the quarry must be emptied; then everybody builds.
monuments-why-name-first = First name a space of the middle ring: it gets only one token.
monuments-why-single-named = That space is already named.
monuments-why-start-on-rim = The worker starts on the outer ring.
monuments-why-stands-there = The worker stands there.
monuments-why-not-adjacent = That space is not next to the worker.
monuments-why-entered-already = That space was already entered in this turn.
monuments-why-set-out-there = The worker set out from there and cannot come back on this walk.
monuments-why-end-on-rim = The last step must end on the outer ring.
monuments-why-nothing-taken = That walk would collect nothing. At least one token must be taken.
monuments-why-dead-end = From there the walk could not end on the outer ring with at least one token.
monuments-why-must-take = A token must be taken there. Say which.
monuments-why-space-empty = That space is empty.
monuments-why-not-there = No such token lies there.
monuments-why-no-such-slot = The plan has no such place.
monuments-why-slot-taken = A token already stands there.
monuments-why-not-supported = { $missing ->
    [one] Not supported yet: 1 token below is missing.
   *[other] Not supported yet: { $missing } tokens below are missing.
}
monuments-why-no-token = You hold no { $colour ->
    [purple] purple
    [red] red
    [natural] natural
   *[orange] orange
} token.

## Why the hint says so

monuments-hint-only = It is the only thing you can do.
monuments-hint-walk = This walk brings tokens that can still be built.
monuments-hint-mix = This walk keeps your colours mixed, so that you need not pass early.
monuments-hint-gem = A gem is worth 3 points at the end.
monuments-hint-black = The black token scores 2 and lets you begin.
monuments-hint-level = The highest place you can fill scores most.
monuments-hint-open = This place opens one above it that you can fill later.
monuments-hint-safe = This place leaves your other tokens room, and the others little.
monuments-hint-random = A hunch: nobody knows yet which tokens will come to lie there.

## In the box

box-monuments-supply = Tokens
box-monuments-level_points = Points by level
box-monuments-level_colours = Colours by level
box-monuments-gem_points = Points for a gem
box-monuments-black_points = Points for the black token
box-monuments-start_score = Score at the start
box-monuments-track = Fields of the scoring track
box-monuments-pass_penalty = Points lost per token when passing
box-monuments-rounds = Rounds
box-monuments-steps = Steps of turns 2, 3 and later
box-monuments-quarry = Quarry
box-note-monuments-supply = 82 tokens, 9 of them blue and 1 black, are printed; how the other 72 divide into four colours is ours.
box-note-monuments-level_points = Points for a token on levels 1 to 5.
box-note-monuments-level_colours = Colours of levels 1 to 4, in the order that a public review gives as an illustration; the booklet’s examples have red on level 2 and orange on level 4. A fifth level in orange is ours.
box-note-monuments-gem_points = Points for each gem when the game ends.
box-note-monuments-black_points = Points for the black token once the quarry is empty.
box-note-monuments-start_score = Everybody’s score at the start.
box-note-monuments-track = Fields of the scoring track; then a second lap begins.
box-note-monuments-pass_penalty = Points lost for each building token held when passing.
box-note-monuments-rounds = Rounds of quarry and construction.
box-note-monuments-steps = Steps of the second, third and every later turn of a quarry phase; the first turn places the worker.
box-note-monuments-quarry = Two rings around a centre are certain, their number of spaces is not: 12, 6 and 1 fit the printed bag, exceptions and examples.
box-note-monuments-notre-dame = Four levels: two west towers, nave with roof ridge, transept arms, apse and crossing spire. The plan is our own: the printed one was lost with the pictures. The first bag is printed as an example that names no monument, so that it is this one is a guess; the other bags are ours.
box-note-monuments-st-peters = Five levels: basilica with stepped dome and lantern, two bell towers, curved colonnades, obelisk. Plan and bags are our own: the printed ones were lost with the pictures.
box-note-monuments-capitol = Five levels: two wings, narrow links, central block with dome and statue, stairs in front. Plan and bags are our own: the printed ones were lost with the pictures. That two middle spaces get one token in round 3 is printed.
box-note-monuments-taj-mahal = Five levels: mausoleum with four gate bays, dome and finial between four minarets. Plan and bags are our own: the printed ones were lost with the pictures. That one middle space gets one token in every round is printed.

## Guided first turn

coach-monuments-goal = You and the others build this monument together. Every token you set scores by its level: 1, 3, 5, 7, 9. Most points win.
coach-monuments-quarry = Tokens come from the quarry. One worker walks round it, moved by each of you in turn, and takes one token from every space it enters.
coach-monuments-prompt = Here it always says what to do now.
coach-monuments-choose = What glows can be chosen. Try it: choose a space.
coach-monuments-hand = Tokens go behind your screen, where only you see them. Keep a mix: whoever cannot build must pass and loses 1 point per token held.
coach-monuments-confirm = Nothing counts until you confirm. Until then you can undo, or ask for a hint. Finish your turn and confirm it.

## What a hint says of the alternatives, shown on the board in colours

monuments-heat-line = { $space }, taking { $token }
