### Mondo Sapiens: sus opciones, para quien pone la mesa.

## Opciones

mondo-option-players = Jugadores
mondo-option-level = Nivel
mondo-about-level-beginner = Trabajadores, paisajes y caminos.
mondo-about-level-advanced = Los trabajadores solo cuentan con su aldea.
mondo-about-level-expert = Y un edificio para cada uno.
mondo-about-level-quick-start = Un nivel nuevo en cada una de las tres rondas.
mondo-about-level-solo = Solo contra el reloj: casi sin errores.
mondo-option-board = Tablero
mondo-option-board_1 = Tablero de la primera ronda
mondo-option-board_2 = Tablero de la segunda ronda
mondo-option-board_3 = Tablero de la tercera ronda
mondo-option-board_1-1 = 1, Mar Abierto
mondo-option-board_1-2 = 2, Ruta del Vino
mondo-option-board_1-3 = 3, Colinas de Retales
mondo-option-board_1-4 = 4, Tierra Adentro
mondo-option-board_2-1 = 1, Mar Abierto
mondo-option-board_2-2 = 2, Ruta del Vino
mondo-option-board_2-3 = 3, Colinas de Retales
mondo-option-board_2-4 = 4, Tierra Adentro
mondo-option-board_3-1 = 1, Mar Abierto
mondo-option-board_3-2 = 2, Ruta del Vino
mondo-option-board_3-3 = 3, Colinas de Retales
mondo-option-board_3-4 = 4, Tierra Adentro
mondo-option-clock = Tiempo de una ronda
mondo-option-clock-7-00 = 7 minutos
mondo-option-clock-6-00 = 6 minutos
mondo-option-clock-5-00 = 5 minutos
mondo-option-clock-10-00 = 10 minutos
mondo-option-clock-none = Sin reloj, para practicar
mondo-option-difficulty = Dificultad en solitario
mondo-option-difficulty-easy = Fácil: 10 minutos, 3 puntos negativos
mondo-option-difficulty-moderate = Media: 6 minutos, 2 puntos negativos
mondo-option-difficulty-hard = Difícil: 5 minutos, 1 punto negativo
mondo-option-chips_of_two = Fichas de bonificación para dos jugadores
mondo-option-handicap = Puestos que pierden puntos por volcanes (hándicap)
mondo-option-handicap-none = Ninguno
mondo-option-handicap_inactive = También les cuentan los volcanes inactivos
mondo-option-children = Juegan niños: más tiempo y menos filas que puntuar
mondo-option-hidden_time = Ocultar el tiempo que queda
mondo-option-solo_ignore_untouched_border_streets = Solitario: no cuentan los caminos del borde que ninguna loseta toca

## Lo que no va junto

mondo-clash-solo-players = En solitario juega uno: elige un jugador, u otro nivel.
mondo-clash-solo-clock = En solitario el tiempo lo fija la dificultad: elige otro reloj, o ninguno.
mondo-clash-solo-children = El solitario no es para niños: elige otro nivel, o juega sin ellos.
mondo-clash-solo-handicap = En solitario no hay hándicap: no se lo des a nadie, o elige otro nivel.
mondo-clash-children-level = Con niños se juega en el nivel de principiante: elígelo, o juega sin ellos.
mondo-clash-children-clock = Con niños las rondas duran más, no menos: elige un reloj más largo o ninguno, o juega sin ellos.
mondo-clash-handicap-seats = El hándicap es para el puesto { $handicap }, pero { $players ->
    [one] solo hay un puesto
   *[other] solo hay { $players } puestos
}: elige otros, o más jugadores.
