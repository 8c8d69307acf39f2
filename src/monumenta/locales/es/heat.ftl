# Lo que una pista dice de las alternativas, mostrado en colores sobre el tablero.

heat-win = Probabilidad de ganar si haces esto
heat-points = Puntos que promete este lugar
heat-percent = { $n } %
heat-line = { $what }: { $n }
