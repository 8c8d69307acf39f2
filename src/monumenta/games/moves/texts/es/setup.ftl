### Monumental Moves: sus opciones, para quien pone la mesa.

## Opciones

moves-option-players = Jugadores
moves-option-games = Duración
moves-option-games-2 = Un duelo a dos partidas
moves-option-games-1 = Una sola partida
moves-about-games-2 = Entre ambas se cambian los papeles y se suman las casillas sobrantes: el duelo justo.
moves-about-games-1 = Claras coloca la Pieza del Pueblo y Oscuras hace la primera jugada. Rápida, y algo mejor para Oscuras.
moves-option-open_city = El espacio que toca los cuatro lados del tablero
moves-option-open_city-four-sides = Nunca queda encerrado
moves-option-open_city-none = También puede encerrarse
moves-option-first_pocket = Un hueco cerrado con la primera jugada
moves-option-first_pocket-second-move = Se reclama con la segunda
moves-option-first_pocket-never = No se reclama por eso
moves-option-pocket_capture = La segunda jugada captura también una pieza en ese hueco
moves-option-voluntary_pass = Quien podría construir puede pasar
moves-option-opening = Cómo empieza una partida
moves-option-opening-rulebook = Primero la Pieza del Pueblo, como en el reglamento
moves-option-opening-lehmann-woods = La primera pieza de quien abre y después la Pieza del Pueblo con la primera de quien la coloca
