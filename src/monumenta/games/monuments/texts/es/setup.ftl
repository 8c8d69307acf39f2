### World Monuments: sus opciones, para quien pone la mesa.

## Opciones

monuments-about-notre-dame = Dos torres, una nave y una aguja sobre una isla del río.
monuments-about-st-peters = Una cúpula escalonada y brazos de columnas en torno a una plaza con obelisco.
monuments-about-capitol = Dos alas y una cúpula sobre una colina de césped.
monuments-about-taj-mahal = Una cúpula entre cuatro minaretes al fondo de un jardín.
monuments-option-monument = Monumento
monuments-option-players = Jugadores
monuments-option-starter = Quién empieza
monuments-option-starter-random = Lo decide el azar
monuments-option-starter-seat = Asiento { $seat }
monuments-option-allow_return_to_start = El obrero puede volver a la casilla de la que salió
monuments-option-singles_by = Taj Mahal y Capitolio: quién señala las casillas medias con una sola ficha
monuments-option-singles_by-starter = Quien empieza
monuments-option-singles_by-chance = El azar
monuments-option-round3_penalty = Pasar también cuesta puntos en la ronda 3
monuments-option-show_holdings = Biombos abiertos: todos ven todas las fichas

## Lo que no va junto

monuments-clash-starter = En el puesto que debería empezar no hay nadie: elige de nuevo quién empieza, o más jugadores.
