# Lo que una pista dice de las alternativas, mostrado en colores sobre el tablero.

heat-win = Probabilidad de ganar si haces esto
heat-points = Puntos que promete este lugar
heat-percent = { $n } %
heat-line = { $what }: { $n }

moves-heat-line = { $piece } en { $place }{ $turn ->
    [0] { "" }
    [1] , girada una vez
   *[other] , girada { $turn } veces
}
moves-heat-note = El color está donde quedaría el centro de la pieza.

monuments-heat-line = { $space }, tomando { $token }

mondo-heat-line = { $place }, { $side ->
    [back] reverso
   *[front] anverso
}{ $turn ->
    [0] { "" }
    [1] , girada una vez
   *[other] , girada { $turn } veces
}
mondo-heat-note = Para la cara y el giro en que la sostienes.
