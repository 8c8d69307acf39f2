### Mondo Sapiens: all its words. Shared by the page and the terminal.

## The game

mondo-title = Mondo Sapiens
mondo-board-1 = Open Sea
mondo-board-2 = Wine Road
mondo-board-3 = Patchwork Hills
mondo-board-4 = Inland
mondo-option-level-beginner = Beginner
mondo-option-level-advanced = Advanced
mondo-option-level-expert = Expert
mondo-option-level-quick-start = Quick start
mondo-option-level-solo = Solo

## Landscapes, pieces and places

mondo-land-M = meadow
mondo-land-F = forest
mondo-land-W = water
mondo-side-n = north
mondo-side-e = east
mondo-side-s = south
mondo-side-w = west
mondo-all-land = all { $land }
mondo-some-land = { $land } { $where }
mondo-lane = street from { $from } to { $to }
mondo-picture-coach = coach
mondo-picture-ship = ship
mondo-picture-boar = boar
mondo-picture-field = field
mondo-picture-fisherman = fisherman
mondo-picture-shepherd = shepherd
mondo-picture-lumberjack = lumberjack
mondo-volcano-active = active volcano
mondo-volcano-inactive = inactive volcano
mondo-village-fishermen = Fishermen’s village
mondo-village-shepherds = Shepherds’ village
mondo-village-lumberjacks = Lumberjacks’ village
mondo-building-coach-station = Coach station
mondo-building-lighthouse = Lighthouse
mondo-building-hunting-lodge = Hunting lodge
mondo-building-mill = Mill
mondo-space = row { $row }, column { $col }
mondo-beside-empty = { $where } empty
mondo-beside-land = { $where } { $land }
mondo-beside-border = { $where } border, { $land }

## What to do

mondo-prompt-deal = The tiles are being mixed.
mondo-prompt-count = Get ready.
mondo-prompt-first = Take a tile; the first goes anywhere.
mondo-prompt-take = Take a tile from the heap.
mondo-prompt-place = Turn or flip it, then lay it down.
mondo-prompt-full = Your world is full. Jump out for the chip.
mondo-prompt-out = You are out of this turn. Wait for the others.
mondo-prompt-watch = Everybody is building.
mondo-prompt-scored = The turn is scored. Look at it in peace.
mondo-prompt-watch-scored = The turn is scored.
mondo-prompt-waiting = Waiting for { $who }.
mondo-prompt-you-won = You win with { $n } points.
mondo-prompt-won = { $who } wins with { $n } points.
mondo-prompt-tied = { $who } win together with { $n } points.
mondo-prompt-practice = You built worlds for { $n } points.
mondo-prompt-solo-won = Won: { $n ->
    [one] 1 minus point
   *[other] { $n } minus points
}, and { $limit } were allowed.
mondo-prompt-solo-lost = Lost: { $n ->
    [one] 1 minus point
   *[other] { $n } minus points
}, and only { $limit } were allowed.

## What happened

mondo-line-began = Go. The clock runs.
mondo-line-go = Go.
mondo-line-left = { $who } jumps out and takes the { $chip }.
mondo-line-done = { $who } ends the turn.
mondo-line-ended = Turn { $turn } is scored: { $points }.
mondo-line-ready = { $who } is ready.

## Why not

mondo-moment = One moment.
mondo-why-one-building = One building in a turn is all you get.
mondo-why-building-gone = That building is gone from the card.
mondo-why-jumped-out = You have jumped out: nothing more in this turn.
mondo-why-not-yet = Wait for the start signal.
mondo-why-turn-over = The turn has ended.
mondo-why-hand-full = There is a tile in your hand: place it or put it back.
mondo-why-board-full = There is no empty space left on your board.
mondo-why-hand-empty = There is nothing in your hand.
mondo-why-space-taken = Something lies there already.
mondo-why-not-beside = It must share an edge with something on your board.
mondo-why-front-only = Only the front of it is used.
mondo-why-too-few-tiles = A building may be taken once three tiles lie on your board.

## The table

mondo-head = { $level } · { $board }
mondo-heap-name = Heap, { $n ->
    [one] 1 tile
   *[other] { $n } tiles
}
mondo-heap-keys = Arrow keys walk over the tiles, Enter takes one, F turns it over.
mondo-own-name = Your world
mondo-own-keys = With a tile in your hand: arrow keys walk over the spaces, R turns it, F flips it, Enter lays it down, Escape puts it back.
mondo-others = Worlds of the others
mondo-other-tiles = { $n } of { $of }
mondo-other-out = out, +{ $chip }
mondo-other-done = done
mondo-hand-empty = Nothing in your hand
mondo-hand-turn = In your hand: { $what }. Turn it
mondo-rotate = Turn
mondo-flip = Flip
mondo-back = Put back
mondo-turning = Turn over
mondo-turning-title = Taps turn tiles of the heap over instead of taking them. Or hold a tile, or click it with the right button.
mondo-villages = Your villages
mondo-village-take = Take { $what }
mondo-village-gone = { $what }: not in storage
mondo-card = Buildings on the card
mondo-building-take = Take { $what }
mondo-building-gone = Empty place on the card
mondo-spoken-taken = In your hand: { $what }.
mondo-spoken-open = { $place }, free. Beside it: { $around }.
mondo-spoken-closed = { $place }, no tile beside it. { $around }.
mondo-spoken-laid = { $place }: { $what }.
mondo-spoken-wrong = { $n ->
    [one] 1 misconnection so far.
   *[other] { $n } misconnections so far.
}
mondo-spoken-spoilt = { $n ->
    [one] 1 edge does not match: its landscapes do not count.
   *[other] { $n } edges do not match: their landscapes do not count.
}

## The bar

mondo-bar = Clock and jumping out
mondo-clock = Time left
mondo-time-left = { $time } left.
mondo-turn = Turn { $turn }
mondo-turn-of = Turn { $turn } of { $turns }
mondo-one-turn = One turn
mondo-children = with children
mondo-jump-out = Jump out for { $chip }
mondo-out-really = Yes, out for { $chip }
mondo-end-turn = End the turn
mondo-end-really = Yes, end it
mondo-stay = Stay in
mondo-ready = Ready for the next turn
mondo-is-ready = You are ready

## The score sheet

mondo-sheet-name = Score sheet of turn { $turn }
mondo-sheet-title = Turn { $turn }
mondo-sheet-row = What counts
mondo-sheet-total = Sum of the turn
mondo-sheet-minus = Minus points
mondo-sheet-all = All turns
mondo-sheet-skip = Show all
mondo-lit = { $who }: { $where }.
mondo-lit-none = Nothing on the worlds.
mondo-border = the border
mondo-between = between { $a } and { $b }
mondo-bonus = +{ $n }
mondo-row-workers = Workers
mondo-row-fishermen = Fishermen
mondo-row-shepherds = Shepherds
mondo-row-lumberjacks = Lumberjacks
mondo-row-coach = Coach station
mondo-row-lighthouse = Lighthouse
mondo-row-lodge = Hunting lodge
mondo-row-mill = Mill
mondo-row-stilt-house = Stilt house
mondo-row-tavern = Tavern
mondo-row-windpump = Windpump
mondo-row-landscapes = Finished landscapes
mondo-row-streets = Streets
mondo-row-chip = Bonus chip
mondo-row-volcanos = Volcanoes
mondo-row-empty = Empty spaces
mondo-row-misconnections = Misconnections
mondo-result-title = Final scoring
mondo-result-turns = Points by turn
mondo-result-player = Player
mondo-result-sheet = Score sheet

## Why the hint says so

mondo-hint-take = Of the tiles that came into sight it promises most.
mondo-hint-turn = Nothing in sight is worth taking; look at another side.
mondo-hint-fits = All its edges match.
mondo-hint-closes = It closes a landscape.
mondo-hint-cheap = Something will not match, but a filled space is worth it.
mondo-hint-back = It would spoil more than it brings.
mondo-hint-village = Its village fits well now.
mondo-hint-building = It can score there.
mondo-hint-full = Nothing more can be laid.
mondo-hint-out = The chip is worth more than what can still be laid.
mondo-hint-ready = On to the next turn.
