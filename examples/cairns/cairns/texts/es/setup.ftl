### Dos mojones: sus opciones, para quien prepara una mesa.

cairns-option-players = Jugadores
cairns-option-hand = Piedras en mano
cairns-option-open_hands = Manos abiertas: todos ven todas las piedras
