### World Monuments en la terminal.

terminal-monuments-walk = { $who } va por { $path } y recoge { $tokens }.
terminal-monuments-build = Construye una ficha: el número de su sitio.
terminal-monuments-screen = Tras la pantalla
terminal-monuments-level = N{ $level } +{ $points } { $built }/{ $all }
terminal-monuments-word-plan = plano
terminal-monuments-word-quarry = cantera
