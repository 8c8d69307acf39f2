### Monumental Moves: its options, for who sets a table up.

## Options

moves-option-players = Players
moves-option-games = How long
moves-option-games-2 = A match of two games
moves-option-games-1 = A single game
moves-about-games-2 = The parts are swapped in between and the left-over squares added up: the fair contest.
moves-about-games-1 = Light positions the People Piece, Dark makes the first move. Quick, and a little kinder to Dark.
moves-option-open_city = Space that touches all four sides of the board
moves-option-open_city-four-sides = Is never enclosed
moves-option-open_city-none = Can be enclosed too
moves-option-first_pocket = A pocket sealed by a first move
moves-option-first_pocket-second-move = Is claimed with the second move
moves-option-first_pocket-never = Is not claimed for that
moves-option-pocket_capture = The second move also captures a piece in such a pocket
moves-option-voluntary_pass = Who could build may pass instead
moves-option-opening = How a game opens
moves-option-opening-rulebook = The People Piece first, as in the rulebook
moves-option-opening-lehmann-woods = The opener’s first piece, then the People Piece with the placer’s first
