### World Monuments: all its words. Shared by the page and the terminal.
### Colours, spaces and plans are named the same everywhere; see "Pieces and places".

## The game and its monuments

monuments-title = World Monuments
monuments-name-notre-dame = Notre Dame
monuments-name-st-peters = St Peter’s
monuments-name-capitol = Capitol
monuments-name-taj-mahal = Taj Mahal
monuments-place-notre-dame = Paris
monuments-place-st-peters = Rome
monuments-place-capitol = Washington
monuments-place-taj-mahal = Agra
monuments-facts = { $tokens } tokens, { $levels } levels, { $points } points to build

## Pieces and places

monuments-colour = { $colour ->
    [purple] purple
    [red] red
    [natural] natural
    [orange] orange
    [blue] gem
   *[black] black
}
monuments-token = { $colour ->
    [purple] a purple token
    [red] a red token
    [natural] a natural token
    [orange] an orange token
    [blue] a gem
   *[black] the black token
}
monuments-tokens = { $colour ->
    [purple] { $n } purple
    [red] { $n } red
    [natural] { $n } natural
    [orange] { $n } orange
    [blue] { $n ->
        [one] 1 gem
       *[other] { $n } gems
    }
   *[black] the black token
}
monuments-nothing = nothing
monuments-space = { $ring ->
    [centre] the centre
   *[other] { $id }
}
monuments-phase = { $phase ->
    [start] Choosing who begins
    [laying] Filling the quarry
    [quarry] Quarry
    [building] Construction
   *[over] The end
}
monuments-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
monuments-and = { $first } and { $last }

## Where the round stands

monuments-round = Round { $round } of { $rounds }
monuments-round-word = Round
monuments-before = Before round 1
monuments-turn = Turn { $turn }
monuments-turn-place = Turn 1: put the worker on the outer ring
monuments-turn-steps = Turn { $turn }: { $steps } steps
monuments-steps-left = { $n ->
    [one] 1 step left
   *[other] { $n } steps left
}
monuments-progress = { $built } of { $all } tokens built

## What to do

monuments-prompt-wait-start = Chance decides who begins.
monuments-prompt-wait-laying = The quarry is being filled.
monuments-prompt-other-quarry = { $who } walks the quarry.
monuments-prompt-other-building = { $who } builds.
monuments-prompt-other-laying = { $who } names the middle spaces that get one token only.
monuments-prompt-single = Name a middle space that gets one token only.
monuments-prompt-single-of = { $n ->
    [one] Name a middle space that gets one token only: 1 of { $of }.
   *[other] Name one more middle space that gets one token only: { $n } of { $of }.
}
monuments-prompt-place = Put the worker on any space of the outer ring and take its token.
monuments-prompt-walk = Your turn: walk { $steps } spaces and end on the outer ring.
monuments-prompt-step = { $left ->
    [one] One more step, to the outer ring.
   *[other] { $left } more steps; the last one must end on the outer ring.
}
monuments-prompt-build = Your turn: build one token where a place glows.
monuments-prompt-confirm-walk = Confirm your walk, or undo it.
monuments-prompt-confirm-build = Confirm your token, or undo it.
monuments-prompt-confirm-single = Confirm the space, or undo it.
monuments-prompt-over = { $winners ->
    [one] { $who } wins with { $score }.
   *[other] { $who } share the victory with { $score }.
}
monuments-prompt-you-won = You win with { $score }.

## What happened

monuments-line-started = { $who } begins and takes the worker.
monuments-line-round = Round { $round }: { $who } fills the quarry.
monuments-line-single-chance = Only one token goes on { $space }.
monuments-line-single = { $who } names { $space }: only one token goes there.
monuments-line-placed = { $who } puts the worker on { $space } and takes { $token }.
monuments-line-walked = { $who } walks { $path } and takes { $tokens }.
monuments-line-walked-empty = { $who } walks { $path }.
monuments-line-black = The quarry is empty. { $who } gives the black token back, takes the worker and scores { $points }.
monuments-line-built = { $who } builds { $token } on level { $level }: { monuments-points }.
monuments-line-passed = { $who } cannot build and lifts the screen: { $held }. { $lost ->
    [0] Nothing lost.
    [one] 1 point lost.
   *[other] { $lost } points lost.
}
monuments-line-over-finished = The monument is finished. { $count ->
    [one] { $winners } wins with { $score }.
   *[other] { $winners } share the victory with { $score }.
}
monuments-line-over = Nobody can build any more. { $count ->
    [one] { $winners } wins with { $score }.
   *[other] { $winners } share the victory with { $score }.
}

## Names of controls

monuments-quarry-name = Quarry
monuments-quarry-keys = Arrow keys walk between the spaces that can be chosen, Enter chooses.
monuments-whole-picture = Whole picture
monuments-site-name = { $monument }, { $built } of { $all } tokens built
monuments-site-keys = Arrow keys walk between the places where you can build, Enter builds.
monuments-site-tab = Monument
monuments-more-places = { $n ->
    [one] 1 more place in the plan
   *[other] { $n } more places in the plan
}
monuments-plan-name = Plan by level
monuments-plan-level = Level { $level }
monuments-plan-level-points = Level { $level }: { $points } each
monuments-plan-count = { $built } of { $all }
monuments-plan-keys = Arrow keys walk between the places, Enter builds where it is allowed.
monuments-space-name = { $ring ->
    [centre] Centre
    [middle] Middle ring { $id }
   *[outer] Outer ring { $id }
}: { $tokens }
monuments-space-empty = empty
monuments-space-worker = the worker is here
monuments-space-legal = can be entered
monuments-space-nameable = can be named
monuments-space-single = one token only
monuments-slot-legal = Level { $level }, { $colour }, at { $x }, { $y }: { monuments-points }
monuments-slot-built = Level { $level }, { $colour }, at { $x }, { $y }: built by { $who }
monuments-slot-blocked = Level { $level }, { $colour }, at { $x }, { $y }: not supported yet
monuments-slot-open = Level { $level }, { $colour }, at { $x }, { $y }: free
monuments-choose-token = Which token from { $space }?
monuments-choose-take = Take { $token }
monuments-hand-name = Behind your screen
monuments-hand-of = { $who }’s screen
monuments-hand-closed = closed
monuments-hand-passed = passed
monuments-hand-starter = has the worker
monuments-reminder = Points by level
monuments-track-name = Scoring track
monuments-track-at = { $who }: { $score }, on field { $field }
monuments-track-lap = { $who }: { $score }, on field { $field } of lap { $lap }
monuments-track-below = { $who }: { $score }, below field 1
monuments-material-name = Material of each round
monuments-material-bag = In the bag
monuments-material-now = this round
monuments-material-needed = in the plan
monuments-hint-here = Suggested
monuments-show-plan = Plan
monuments-show-material = Material

## Final scoring

monuments-result-title = Final scoring
monuments-result-player = Player
monuments-result-start = Start
monuments-result-level = Level { $level }
monuments-result-black = Black token
monuments-result-gems = Gems
monuments-result-lost = Lost by passing
monuments-result-total = Total
monuments-result-chart = Where the points come from
monuments-result-winner = winner
monuments-result-finished = { $monument } is finished.
monuments-result-unfinished = { $monument } stays unfinished: { $built } of { $all } tokens stand.
