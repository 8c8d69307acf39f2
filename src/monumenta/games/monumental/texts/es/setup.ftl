### Monumental: sus opciones, para quien pone la mesa.

## Opciones

monumental-option-mode = Cómo se juegan los turnos
monumental-option-mode-rounds = Por rondas: una acción cada vez
monumental-option-mode-classic = Normal: un turno entero cada cual
monumental-option-players = Civilizaciones
monumental-option-starter = Quién empieza
monumental-option-starter-random = Decide el azar
monumental-option-starter-seat = Asiento { $seat }
monumental-option-civilizations = Cómo se reparten las civilizaciones
monumental-option-civilizations-random = Por sorteo
monumental-option-civilizations-choose = Cada cual elige
monumental-option-renaissance = Con el Renacimiento: doce cartas más
monumental-option-heroes = Con Celebridades
monumental-option-monsters = Con Monstruos
monumental-option-conquest_model = Cómo se conquista una Provincia
monumental-option-conquest_model-units = Llevando unidades lo bastante fuertes
monumental-option-conquest_model-payment = Pagando su coste y poniendo una unidad
monumental-option-warlord_strength = Fuerza de un Líder militar
monumental-option-science_advance_cost = Ciencia por un Avance científico
monumental-option-outpost_cost = Militar por un Puesto de avanzada
monumental-option-start_gold = Oro al empezar
monumental-option-wonder_scoring = Las Maravillas cuentan para quien tiene
monumental-option-wonder_scoring-token = su ficha en el mapa
monumental-option-wonder_scoring-card = su carta
monumental-option-last_round_test = El mazo se mira para la última ronda
monumental-option-last_round_test-start = antes de reponer
monumental-option-last_round_test-during = después de reponer
monumental-option-move_granularity = Una acción de mover mueve
monumental-option-move_granularity-several = varias unidades, o ambos Exploradores
monumental-option-move_granularity-one = una unidad, o un Explorador
monumental-option-automas = Asientos que juega un Autómata, los últimos
monumental-option-automa_advanced = Cartas avanzadas de cada Autómata: cuantas más, más difícil
monumental-about-mode-rounds = Todos activan su Ciudad y luego hacen una acción cada vez, hasta que todos pasan. Apenas hay que esperar.
monumental-about-mode-classic = Una civilización hace todo lo que puede, y después la siguiente. Menos turnos, pero más largos.

## Lo que no va junto

monumental-clash-starter = En el puesto que debería empezar no hay nadie: elige de nuevo quién empieza, o más jugadores.
monumental-clash-automas = Un puesto es para un jugador: elige menos Automas, o más civilizaciones.
