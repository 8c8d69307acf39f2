### Monumental Moves: what is asked for now and then: the guided turn, reasons, and what is in the box.
### A page fetches it once the table stands; see table.ftl for the rest.

## Why not

moves-why-not-your-turn = It is not your turn.
moves-why-over = The game is over.
moves-why-no-pass = Who can lay a piece must not pass.
moves-why-people-first = The People Piece comes first.
moves-why-people-once = The People Piece is positioned once a game.
moves-why-people-later = The opener’s first piece comes before the People Piece.
moves-why-people-gone = The People Piece was enclosed and does not come back in this game.
moves-why-not-in-stock = You have built all of these.
moves-why-no-room = There is no room left for that piece.
moves-why-people-there = The People Piece stands there.
moves-why-occupied = A monument stands there already.
moves-why-enemy-land = That space is claimed by the other side.
moves-why-only-enemy-land = That piece would fit in the other side’s space only.

## Names of controls

moves-hint-here = Suggested

## Why the hint says so

moves-hint-only = It is the only thing you can do.
moves-hint-capture = This encloses a piece of the other side, which has to take it back.
moves-hint-claim = This claims space that only you can build on.
moves-hint-large = Large pieces first: they find no room later.
moves-hint-search = Played out many times, this did best.
moves-hint-exact = Thought through to the end of the game, nothing is better.
moves-hint-people = Here the People Piece hinders the opener most.
moves-hint-block = This keeps the other side from enclosing space.
moves-hint-threat = Your walls come close to enclosing space.
moves-hint-home = This fits into your own space, where nobody can disturb it.

## In the box

box-moves-board = Rows and columns of the board
box-moves-sides = Sides
box-moves-games = Games of a match
box-moves-most_placements = Placements after which a game is scored as it stands
box-note-moves-board = The booklet’s figures are lost; every edition of this family of games has 10 by 10 squares, and the pieces fill them exactly.
box-note-moves-sides = Light and Dark.
box-note-moves-games = In the second, Dark positions the People Piece.
box-note-moves-most_placements = Of both players. Captured pieces come back, and nothing else bounds a game. Random games end after about 23.
box-note-moves-sky-tower = The first of the sister edition’s monuments on a public page; that it is a one-square piece is inferred from their order, and its side is our choice.
box-note-moves-redeemer = The second of the sister edition’s monuments on a public page; that it is a one-square piece is inferred from their order, and its side is our choice.
box-note-moves-cn-tower = The third of the sister edition’s monuments on a public page; that it is a one-square piece is inferred from their order, and its side is our choice.
box-note-moves-liberty = The fourth of the sister edition’s monuments on a public page; that it is a one-square piece is inferred from their order, and its side is our choice.
box-note-moves-petronas = The fifth of the sister edition’s monuments on a public page; that it is a two-square piece is inferred from their order, and its side is our choice.
box-note-moves-sphinx = Our own: which monument this piece is in the box is not known. It stands for those two-square pieces whose names are not known.
box-note-moves-petra = Our own: which monument this piece is in the box is not known.
box-note-moves-aqueduct = Our own: which monument this piece is in the box is not known.
box-note-moves-torii = Our own: which monument this piece is in the box is not known.
box-note-moves-pyramid = Our own: which monument this piece is in the box is not known.
box-note-moves-stepwell = Our own: which monument this piece is in the box is not known.
box-note-moves-lalibela = Our own: which monument this piece is in the box is not known.
box-note-moves-castle = Our own: which monument this piece is in the box is not known.
box-note-moves-opera = Our own: which monument this piece is in the box is not known.
box-note-moves-sagrada = Our own: which monument this piece is in the box is not known.
box-note-moves-people = The booklet has the name only. That it stands for the people of the world is said of the sister edition; the cross is that of the family.

## Guided first turn

coach-moves-goal = This city has room for nearly all pieces. Who is left with fewer squares unbuilt wins, so large pieces go first.
coach-moves-tray = These are your pieces: each turn one goes into the city. Only the very first turn of a game is for the People Piece, which belongs to nobody.
coach-moves-city = Choose a piece, hold it over the city and turn it with R, the wheel or the button. A blue outline fits. Lay it down with a click or a tap.
coach-moves-claim = Walls that join edge to edge, also along the city wall, enclose space: it is yours alone. A single piece caught inside goes back to its owner.
coach-moves-confirm = Nothing counts until you confirm. Until then you can turn the piece, lay it elsewhere, or ask for a hint.

## What a hint says of the alternatives, shown on the board in colours

moves-heat-line = { $piece } at { $place }{ $turn ->
    [0] { "" }
    [1] , turned once
   *[other] , turned { $turn } times
}
moves-heat-note = The colour lies where the middle of the piece would be.
