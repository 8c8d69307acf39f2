### Monumental Moves en la terminal.

terminal-moves-number = Partida { $number } de { $games }
terminal-moves-phase = { $phase ->
    [people] primero va la Pieza del Pueblo
    [build] construcción
   *[over] fin
}
terminal-moves-side = { $side ->
    [light] Claras
   *[dark] Oscuras
}
terminal-moves-mark-light = Claras
terminal-moves-mark-dark = Oscuras
terminal-moves-mark-people = Pieza del Pueblo
terminal-moves-mark-light-land = espacio de Claras
terminal-moves-mark-dark-land = espacio de Oscuras
terminal-moves-left = Sobran
terminal-moves-stock = Piezas por colocar, con sus casillas
terminal-moves-game = Partida { $number }
terminal-moves-total = Suma
terminal-moves-people = Coloca la Pieza del Pueblo, por ejemplo people.1 r3 c4; people muestra sus lugares.
terminal-moves-place = Coloca una pieza, por ejemplo castle.1 r3 c4; el nombre de una pieza muestra sus lugares.
terminal-moves-type = Escribe la pieza, la fila y la columna de su esquina superior izquierda: { $example }
terminal-moves-people-first = Primero va la Pieza del Pueblo: escribe people.
terminal-moves-none-left = No te queda { $piece }.
terminal-moves-nowhere = Ahora no hay lugar para { $piece }.
terminal-moves-result = Casillas sobrantes: gana quien menos tiene
terminal-moves-winner = { $who } (gana)
terminal-moves-draw = El encuentro queda en tablas.
terminal-moves-line-people = { $who } coloca la Pieza del Pueblo: { $place }.
terminal-moves-line-placed = { $who } coloca { $place }.
terminal-moves-line-taken = { $who } encierra { $piece } de { $owner }: vuelve a su dueño.
terminal-moves-line-people-taken = { $who } encierra la Pieza del Pueblo: sale de esta partida.
terminal-moves-line-claimed = { $who } gana { $n ->
    [one] 1 casilla
   *[other] { $n } casillas
} de espacio.
terminal-moves-line-passed = { $who } pasa.
terminal-moves-line-skipped = { $who } no tiene lugar para ninguna pieza y pierde el turno.
terminal-moves-line-game = La partida { $number } es de { $who }, sobran { $left } casillas.
terminal-moves-line-game-drawn = La partida { $number } queda en tablas, sobran { $left } casillas.
terminal-moves-line-over = { $who } gana el encuentro, { $totals }.
terminal-moves-line-over-drawn = El encuentro queda en tablas, { $totals }.
