### Mondo Sapiens en la terminal.

terminal-mondo-street = camino
terminal-mondo-marks = mayúsculas: un poblado o edificio  T el edificio impreso en el borde  o barril  × borde que no encaja
terminal-mondo-heap = Parte del montón: { $seen } de { $n } losetas, tal como están
terminal-mondo-hand = En tu mano, de todas las maneras en que cabe colocarla
terminal-mondo-villages = Tus poblados
terminal-mondo-buildings = Edificios de la tarjeta
terminal-mondo-count = Enter: tres, dos, uno, ya.
terminal-mondo-ready = Enter pasa a la ronda siguiente.
terminal-mondo-take = Toma una loseta por su número; Enter muestra otras.
terminal-mondo-put = Colócala, por ejemplo r2c3 front 1, o back.
terminal-mondo-full = Tu mundo está lleno: out termina la ronda.
terminal-mondo-help =
    Un número, o take 17: toma esa loseta del montón. Entonces se ven sus dos caras.
    r2c3 front 1, o r2c3 back: coloca lo que tienes en la mano en una casilla, con esa cara arriba y girada tantos cuartos en el sentido del reloj.
    back: devuélvela. turn 17: da la vuelta a una loseta del montón.
    village shepherds, building 0: toma un poblado o un edificio, si el nivel los tiene.
    out: termina la ronda.
    Enter o tablero: mira otras losetas. Sin orden y sin elegir: así está el montón sobre la mesa.
    pista: una loseta que encaja, y dónde.
    guardar ARCHIVO: escribe la partida hasta aquí; sigue luego con --load ARCHIVO. salir: dejar de jugar.
    Sin reloj: --clock none. Otros niveles: --level advanced, expert o solo.
