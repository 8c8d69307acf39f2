### World Monuments: its options, for who sets a table up.

## Options

monuments-about-notre-dame = Two towers, a nave and a crossing spire on an island in the river.
monuments-about-st-peters = A stepped dome, and arms of columns round a square with an obelisk.
monuments-about-capitol = Two wings and a dome on a hill of lawns.
monuments-about-taj-mahal = A dome between four minarets at the end of a garden.
monuments-option-monument = Monument
monuments-option-players = Players
monuments-option-starter = Who begins
monuments-option-starter-random = Chance decides
monuments-option-starter-seat = Seat { $seat }
monuments-option-allow_return_to_start = The worker may come back to the space it set out from
monuments-option-singles_by = Taj Mahal and Capitol: who names the middle spaces that get one token only
monuments-option-singles_by-starter = The start player
monuments-option-singles_by-chance = Chance
monuments-option-round3_penalty = Passing costs points in round 3 too
monuments-option-show_holdings = Screens are open: everybody sees all tokens

## What does not go together

monuments-clash-starter = Nobody sits where the game should begin: choose who begins anew, or more players.
