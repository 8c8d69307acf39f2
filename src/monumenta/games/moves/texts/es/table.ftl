### Monumental Moves: todas sus palabras. Las usan la página y la terminal.
### Las filas y columnas se cuentan desde 0, como en la muralla del tablero y en las partidas guardadas.

## El juego

moves-title = Monumental Moves

## Piezas y lugares

# Los monumentos de la caja, donde se conocen, y los nuestros en lo demás; las piezas iguales de un bando no se distinguen.
moves-monument-sky-tower = Sky Tower
moves-monument-redeemer = Cristo Redentor
moves-monument-cn-tower = Torre CN
moves-monument-liberty = Estatua de la Libertad
moves-monument-petronas = Torres Petronas
moves-monument-sphinx = Esfinge
moves-monument-petra = Tesoro
moves-monument-aqueduct = Acueducto
moves-monument-torii = Gran Torii
moves-monument-pyramid = Pirámide
moves-monument-stepwell = Pozo escalonado
moves-monument-lalibela = Iglesia de roca
moves-monument-castle = Castillo blanco
moves-monument-opera = Ópera
moves-monument-sagrada = Basílica
moves-monument-people = Pieza del Pueblo
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
    [0] Auckland / Río de Janeiro
    [1] Toronto / Nueva York
   *[other] Auckland / Río de Janeiro / Toronto / Nueva York
}
moves-where-sphinx = { $seat ->
    [1] Guiza
   *[other] Kuala Lumpur / Guiza
}
moves-where-petra = Petra
moves-where-aqueduct = Segovia
moves-where-torii = Itsukushima
moves-where-pyramid = Chichén Itzá
moves-where-stepwell = Chand Baori
moves-where-lalibela = Lalibela
moves-where-castle = Himeji
moves-where-opera = Sídney
moves-where-sagrada = Barcelona
moves-where-people = los pueblos del mundo
moves-side = { $seat ->
    [0] Claras
   *[1] Oscuras
}
moves-place = fila { $row }, columna { $col }
moves-squares = { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
}
moves-square-open = { $place }: libre
moves-square-people = { $place }: Pieza del Pueblo
moves-square-land = { $place }: espacio de { $who }
moves-square-piece = { $place }: { $piece } de { $who }

## Qué hacer

moves-prompt-people = Coloca la Pieza del Pueblo donde quieras de la ciudad.
moves-prompt-first = Pon tu primera pieza en la ciudad. Aún no puede reclamar espacio.
moves-prompt-build = Te toca: elige una pieza y ponla en la ciudad.
moves-prompt-confirm = Confirma, o ponla en otro lugar. Tócala para girarla.
moves-prompt-confirm-pass = Confirma que pasas, o deshazlo.
moves-prompt-other-people = { $who } coloca la Pieza del Pueblo.
moves-prompt-other-build = { $who } construye.
moves-prompt-drawn = Empate: a ambos les sobran { moves-squares }.
moves-prompt-you-won = Ganas: te sobran { $best } casillas contra { $other }.
moves-prompt-over = Gana { $who }: le sobran { $best } casillas contra { $other }.

## Qué ha pasado

moves-line-people = { $who } coloca la Pieza del Pueblo en { $place }.
moves-line-placed = { $who } construye: { $piece } en { $place }.
moves-line-captured = { $who } encierra una pieza de { $owner }, que la recupera: { $piece }.
moves-line-captured-people = { $who } encierra la Pieza del Pueblo, que deja la ciudad para siempre.
moves-line-claimed = { $who } reclama { moves-squares }.
moves-line-passed = { $who } pasa.
moves-line-skipped = { $who } no tiene sitio para ninguna pieza y pierde el turno.
moves-line-game-over = Termina la partida { $number }. Sobran: { $a } { $light }, { $b } { $dark }. La gana { $who }.
moves-line-game-drawn = La partida { $number } acaba en empate: a { $a } y a { $b } les sobran { $light } casillas.
moves-line-over = Gana { $who }: le sobran { $best } casillas contra { $other }.
moves-line-drawn = Empate: a ambos les sobran { moves-squares }.

## El duelo

moves-match-name = Cómo va el duelo
moves-match-caption = Casillas sobrantes de cada partida; menos es mejor
moves-fewer = Casillas sobrantes: menos es mejor
moves-fewer-short = menos es mejor
moves-fewer-long = Casillas de las piezas sin construir; menos es mejor
moves-left-over = Casillas sobrantes
moves-left-short = Sobran
moves-game = Partida { $number }
moves-total = Duelo
moves-roles = { $placer } coloca la Pieza del Pueblo, { $opener } abre.
moves-banner = Termina la partida { $number }. Sobran: { $a } { $light }, { $b } { $dark }.

## Nombres de los controles

moves-board-name = La ciudad
moves-board-keys = Las cifras eligen una pieza, R la gira, las flechas la mueven, Intro la coloca, Escape la devuelve.
moves-tray-yours = Tus piezas
moves-tray-of = Piezas de { $who }
moves-tray-count = { $n ->
    [0] no queda ninguna
    [one] queda 1
   *[other] quedan { $n }
}
moves-tray-left = { $pieces ->
    [one] 1 pieza, { moves-squares }
   *[other] { $pieces } piezas, { moves-squares }
}
moves-people-text = No es de nadie.
moves-choose-first = Elige primero una pieza y después su lugar.
moves-hand-empty = Elige una pieza o arrástrala a la ciudad.
moves-hand-wait = Aún no te toca.
moves-turn = Girar
moves-turn-title = Girar la pieza (R, o la rueda del ratón)
moves-pass = Pasar
moves-keys = Teclas: 1 a 9, 0 y - eligen, R gira, las flechas mueven, Intro coloca.
moves-spoken-taken = { $piece }, { moves-squares }. Las flechas la mueven, R la gira, Intro la coloca.
moves-spoken-fits = { $piece } en { $place }, girada { $turn }: cabe.
moves-spoken-not = { $piece } en { $place }, girada { $turn }: no es posible.
moves-spoken-claims = { $n ->
    [one] Reclamaría 1 casilla.
   *[other] Reclamaría { $n } casillas.
}
moves-spoken-takes = Capturaría una pieza de { $who }: { $piece }.
moves-spoken-takes-people = Capturaría la Pieza del Pueblo.
moves-spoken-hint = Sugerencia: { $piece } en { $place }.

## Puntuación final

moves-result-title = Puntuación final
moves-result-player = Jugador
moves-result-chart = Casillas sobrantes de cada jugador, partida por partida
moves-result-won = Gana { $who }, con { $n ->
    [one] 1 casilla de ventaja.
   *[other] { $n } casillas de ventaja.
}
moves-result-drawn = Empate: a ambos les sobran { moves-squares }.
moves-result-winner = gana
moves-result-behind = Piezas que se quedaron fuera
moves-result-behind-last = Piezas que se quedaron fuera en la última partida
moves-result-all = Todos los monumentos están construidos.
