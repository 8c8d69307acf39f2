### Monumental Moves in the terminal.

terminal-moves-number = Game { $number } of { $games }
terminal-moves-phase = { $phase ->
    [people] the People Piece comes first
    [build] building
   *[over] over
}
terminal-moves-side = { $side ->
    [light] Light
   *[dark] Dark
}
terminal-moves-mark-light = Light
terminal-moves-mark-dark = Dark
terminal-moves-mark-people = People Piece
terminal-moves-mark-light-land = Light's space
terminal-moves-mark-dark-land = Dark's space
terminal-moves-left = Left over
terminal-moves-stock = Pieces left, with their squares
terminal-moves-game = Game { $number }
terminal-moves-total = Sum
terminal-moves-people = Position the People Piece, such as people.1 r3 c4; people lists its places.
terminal-moves-place = Place a piece, such as castle.1 r3 c4; a piece's name lists its places.
terminal-moves-type = Type the piece, the row and the column of its upper left corner: { $example }
terminal-moves-people-first = The People Piece comes first: type people.
terminal-moves-none-left = You have no { $piece } left.
terminal-moves-nowhere = There is no place for { $piece } now.
terminal-moves-result = Squares left over: fewest win
terminal-moves-winner = { $who } (wins)
terminal-moves-draw = The match is drawn.
terminal-moves-line-people = { $who } positions the People Piece: { $place }.
terminal-moves-line-placed = { $who } places { $place }.
terminal-moves-line-taken = { $who } encloses { $piece } of { $owner }: it goes back.
terminal-moves-line-people-taken = { $who } encloses the People Piece: it is out of this game.
terminal-moves-line-claimed = { $who } claims { $n ->
    [one] 1 square
   *[other] { $n } squares
}.
terminal-moves-line-passed = { $who } passes.
terminal-moves-line-skipped = { $who } has no place for any piece and is skipped.
terminal-moves-line-game = Game { $number } goes to { $who }, { $left } squares left over.
terminal-moves-line-game-drawn = Game { $number } is drawn, { $left } squares left over.
terminal-moves-line-over = { $who } wins the match, { $totals }.
terminal-moves-line-over-drawn = The match is drawn, { $totals }.
