### Two Cairns: its words at the table. Shared by the page and the terminal.

cairns-title = Two Cairns
cairns-left = left
cairns-right = right
cairns-prompt = Lay a stone: the cairn, and the stone’s weight.
cairns-prompt-other = { $who } lays a stone.
cairns-cairn = { $cairn ->
    [left] left cairn
   *[right] right cairn
}
cairns-stones = { $n ->
    [one] one stone
   *[other] { $n } stones
}
cairns-bag = { $n ->
    [0] The bag is empty
    [one] One stone in the bag
   *[other] { $n } stones in the bag
}
cairns-points = { $n ->
    [0] it falls
    [one] one point
   *[other] { $n } points
}

## What happens

cairns-event-drew = { $who } draws a stone.
cairns-event-laid = { $who } lays a { $weight } on the { $cairn ->
    [left] left
   *[right] right
} cairn, now { $height } high.
cairns-event-fell = { $who } lays a { $weight } on the { $cairn ->
    [left] left
   *[right] right
} cairn: it falls, and begins anew.
cairns-event-finished = The { $cairn ->
    [left] left
   *[right] right
} cairn is whole.

## What a choice is called

cairns-do-left = { $weight } on the left cairn
cairns-do-right = { $weight } on the right cairn

## What a view shows

cairns-field-cairns = Cairns
cairns-field-name = Cairn
cairns-field-height = Height
cairns-field-top = Uppermost stone
cairns-field-hands = Hands
cairns-field-held = Stones in hand
cairns-field-bag = Stones in the bag
cairns-field-scores = Points
