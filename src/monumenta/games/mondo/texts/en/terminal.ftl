### Mondo Sapiens in the terminal.

terminal-mondo-street = street
terminal-mondo-marks = capitals: a village or building  T the building printed on the border  o barrel  × wrong edge
terminal-mondo-heap = Some of the heap: { $seen } of { $n } tiles, as they lie
terminal-mondo-hand = In your hand, in every way it can be laid
terminal-mondo-villages = Your villages
terminal-mondo-buildings = Buildings on the card
terminal-mondo-count = Enter: three, two, one, go.
terminal-mondo-ready = Enter goes on to the next turn.
terminal-mondo-take = Take a tile, by its number; Enter shows others.
terminal-mondo-put = Lay it, such as r2c3 front 1, or back.
terminal-mondo-full = Your world is full: out ends the turn.
terminal-mondo-help =
    A number, or take 17: take that tile of the heap. Both its sides are shown then.
    r2c3 front 1, or r2c3 back: lay what is in your hand on a space, with that side up, turned clockwise by so many quarters.
    back: bring it back. turn 17: turn a tile over in the heap.
    village shepherds, building 0: take up a village or a building, where the level has them.
    out: end the turn.
    Enter or board: look at other tiles. No order and no choice of them: so does the heap lie on a table.
    hint: a tile that fits, and where.
    save FILE: write the game so far to a file; go on later with --load FILE. quit: leave.
    Without a timer: --clock none. Other levels: --level advanced, expert or solo.
