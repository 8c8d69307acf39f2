### World Monuments in the terminal.

terminal-monuments-walk = { $who } walks { $path } and takes { $tokens }.
terminal-monuments-build = Build one token: the number of its place.
terminal-monuments-screen = Behind the screen
terminal-monuments-level = L{ $level } +{ $points } { $built }/{ $all }
terminal-monuments-word-plan = plan
terminal-monuments-word-quarry = quarry
