### Dos mojones: por qué algo no es posible y por qué conviene una pista.

cairns-why-over = La partida ha terminado.
cairns-why-not-your-turn = No es tu turno.
cairns-why-no-such-stone = En la bolsa no hay esa piedra.
cairns-why-luck-draws = Las piedras las saca el azar, nadie las elige.
cairns-why-not-in-hand = No tienes ninguna piedra de peso { $weight }.

cairns-hint-whole = Completa el mojón.
cairns-hint-most = Ahora nada da más puntos.
cairns-hint-save = Da menos ahora y guarda una piedra mejor para después.
cairns-hint-fell = Derriba un mojón casi completo antes de que otro lo termine.
