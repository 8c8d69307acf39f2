### Monumental Moves: all its words. Shared by the page and the terminal.
### Rows and columns count from 0, as on the wall of the board and in records.

## The game

moves-title = Monumental Moves

## Pieces and places

# The monuments of the box, where they are known, and ours elsewhere; a side's pieces of one kind are not told apart.
moves-monument-sky-tower = Sky Tower
moves-monument-redeemer = Christ the Redeemer
moves-monument-cn-tower = CN Tower
moves-monument-liberty = Statue of Liberty
moves-monument-petronas = Petronas Towers
moves-monument-sphinx = Sphinx
moves-monument-petra = Treasury
moves-monument-aqueduct = Aqueduct
moves-monument-torii = Great Torii
moves-monument-pyramid = Pyramid
moves-monument-stepwell = Stepwell
moves-monument-lalibela = Rock Church
moves-monument-castle = White Castle
moves-monument-opera = Opera House
moves-monument-sagrada = Basilica
moves-monument-people = People Piece
moves-piece-obelisk = { $seat ->
    [0] { moves-monument-sky-tower } / { moves-monument-redeemer }
    [1] { moves-monument-cn-tower } / { moves-monument-liberty }
   *[other] { moves-monument-sky-tower } / { moves-monument-redeemer } / { moves-monument-cn-tower } / { moves-monument-liberty }
}
moves-piece-sphinx = { $seat ->
    [1] { moves-monument-sphinx }
   *[other] { moves-monument-petronas } / { moves-monument-sphinx }
}
moves-piece-petra = { moves-monument-petra }
moves-piece-aqueduct = { moves-monument-aqueduct }
moves-piece-torii = { moves-monument-torii }
moves-piece-pyramid = { moves-monument-pyramid }
moves-piece-stepwell = { moves-monument-stepwell }
moves-piece-lalibela = { moves-monument-lalibela }
moves-piece-castle = { moves-monument-castle }
moves-piece-opera = { moves-monument-opera }
moves-piece-sagrada = { moves-monument-sagrada }
moves-piece-people = { moves-monument-people }
moves-where-obelisk = { $seat ->
    [0] Auckland / Rio de Janeiro
    [1] Toronto / New York
   *[other] Auckland / Rio de Janeiro / Toronto / New York
}
moves-where-sphinx = { $seat ->
    [1] Giza
   *[other] Kuala Lumpur / Giza
}
moves-where-petra = Petra
moves-where-aqueduct = Segovia
moves-where-torii = Itsukushima
moves-where-pyramid = Chichén Itzá
moves-where-stepwell = Chand Baori
moves-where-lalibela = Lalibela
moves-where-castle = Himeji
moves-where-opera = Sydney
moves-where-sagrada = Barcelona
moves-where-people = the people of the world
moves-side = { $seat ->
    [0] Light
   *[1] Dark
}
moves-place = row { $row }, column { $col }
moves-squares = { $n ->
    [one] 1 square
   *[other] { $n } squares
}
moves-square-open = { $place }: open
moves-square-people = { $place }: People Piece
moves-square-land = { $place }: { $who }’s space
moves-square-piece = { $place }: { $piece } of { $who }

## What to do

moves-prompt-people = Position the People Piece anywhere in the city.
moves-prompt-first = Lay your first piece in the city. It cannot claim space yet.
moves-prompt-build = Your turn: choose a piece and lay it in the city.
moves-prompt-confirm = Confirm, or lay it elsewhere. Tap it to turn it.
moves-prompt-confirm-pass = Confirm that you pass, or undo it.
moves-prompt-other-people = { $who } positions the People Piece.
moves-prompt-other-build = { $who } builds.
moves-prompt-drawn = A draw: both are left with { moves-squares }.
moves-prompt-you-won = You win: { $best } squares left over against { $other }.
moves-prompt-over = { $who } wins: { $best } squares left over against { $other }.

## What happened

moves-line-people = { $who } positions the People Piece at { $place }.
moves-line-placed = { $who } builds the { $piece } at { $place }.
moves-line-captured = { $who } encloses the { $piece } of { $owner }, who takes it back.
moves-line-captured-people = { $who } encloses the People Piece, which leaves the city for good.
moves-line-claimed = { $who } claims { moves-squares }.
moves-line-passed = { $who } passes.
moves-line-skipped = { $who } has no room for any piece and is skipped.
moves-line-game-over = Game { $number } is over. Left over: { $a } { $light }, { $b } { $dark }. { $who } wins it.
moves-line-game-drawn = Game { $number } is a draw: { $a } and { $b } are left with { $light } squares each.
moves-line-over = { $who } wins with { $best } squares left over against { $other }.
moves-line-drawn = A draw: both are left with { moves-squares }.

## The match

moves-match-name = How the match stands
moves-match-caption = Left-over squares of each game; fewer is better
moves-fewer = Squares left over: fewer is better
moves-fewer-short = fewer is better
moves-fewer-long = Squares of the pieces that were not built; fewer is better
moves-left-over = Squares left over
moves-left-short = Left over
moves-game = Game { $number }
moves-total = Match
moves-roles = { $placer } positions the People Piece, { $opener } opens.
moves-banner = Game { $number } is over. Left over: { $a } { $light }, { $b } { $dark }.

## Names of controls

moves-board-name = The city
moves-board-keys = Number keys choose a piece, R turns it, arrow keys move it, Enter lays it down, Escape puts it back.
moves-tray-yours = Your pieces
moves-tray-of = Pieces of { $who }
moves-tray-count = { $n ->
    [0] none left
   *[other] { $n } left
}
moves-tray-left = { $pieces ->
    [one] 1 piece, { moves-squares }
   *[other] { $pieces } pieces, { moves-squares }
}
moves-people-text = It belongs to nobody.
moves-choose-first = Choose a piece first, then where it goes.
moves-hand-empty = Choose a piece, or drag it into the city.
moves-hand-wait = Not your turn yet.
moves-turn = Turn
moves-turn-title = Turn the piece (R, or the mouse wheel)
moves-pass = Pass
moves-keys = Keys: 1 to 9, 0 and - choose, R turns, arrows move, Enter lays down.
moves-spoken-taken = { $piece }, { moves-squares }. Arrow keys move it, R turns it, Enter lays it down.
moves-spoken-fits = { $piece } at { $place }, turned by { $turn }: fits.
moves-spoken-not = { $piece } at { $place }, turned by { $turn }: not possible.
moves-spoken-claims = { $n ->
    [one] Would claim 1 square.
   *[other] Would claim { $n } squares.
}
moves-spoken-takes = Would capture { $piece } of { $who }.
moves-spoken-takes-people = Would capture the People Piece.
moves-spoken-hint = Suggested: { $piece } at { $place }.

## Final scoring

moves-result-title = Final scoring
moves-result-player = Player
moves-result-chart = Squares left over by each player, game by game
moves-result-won = { $who } wins, { $n ->
    [one] 1 square ahead.
   *[other] { $n } squares ahead.
}
moves-result-drawn = A draw: both are left with { moves-squares }.
moves-result-winner = winner
moves-result-behind = Pieces that stayed behind
moves-result-behind-last = Pieces that stayed behind in the last game
moves-result-all = All monuments are built.
