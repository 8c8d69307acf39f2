### Mondo Sapiens: lo que se pide de vez en cuando: el turno guiado, los motivos y lo que hay en la caja.
### La página lo trae cuando la mesa ya está puesta; lo demás está en table.ftl.

## Primera ronda guiada

coach-mondo-goal = Este es tu mundo. Todos llenan uno al mismo tiempo. Los lados deben coincidir: prado con prado, bosque con bosque, agua con agua.
coach-mondo-heap = Aquí están las losetas, para todos. Arrástralas para apartarlas; un toque coge la de arriba. Prueba: coge una loseta.
coach-mondo-hand = En la mano cabe una loseta. Gírala con R o la rueda, dale la vuelta con F: su otra cara es un solo paisaje. O devuélvela.
coach-mondo-world = Ponla en tu mundo. La primera va donde quieras, las siguientes junto a otra. Lo puesto, puesto queda.
coach-mondo-out = Un paisaje cerrado y sin errores vale 2. Cada casilla vacía y cada lado erróneo cuestan 1. Quien sale primero se lleva la mejor ficha y acaba su ronda.

## En la caja

box-mondo-players = Jugadores
box-mondo-turns = Rondas de una partida
box-mondo-turn_minutes = Minutos de una ronda
box-mondo-children_minutes = Minutos de una ronda con niños
box-mondo-countdown_seconds = Segundos de la cuenta atrás
box-mondo-landscape_points = Puntos por un paisaje terminado
box-mondo-bonus_points = Puntos por tener más de una clase
box-mondo-tiles_before_building = Losetas puestas antes de coger un edificio
box-mondo-easy_minutes = Solitario fácil: minutos
box-mondo-easy_limit = Solitario fácil: puntos negativos permitidos
box-mondo-moderate_minutes = Solitario medio: minutos
box-mondo-moderate_limit = Solitario medio: puntos negativos permitidos
box-mondo-hard_minutes = Solitario difícil: minutos
box-mondo-hard_limit = Solitario difícil: puntos negativos permitidos
box-mondo-solo_free_streets = Solitario: caminos que no cuestan nada
box-mondo-find_ms = Simulación: milisegundos para encontrar una loseta
box-mondo-place_ms = Simulación: milisegundos para ponerla

# Lo que las reglas niegan, y por qué (games/mondo/why.py).

mondo-why-over = La partida ha terminado.
mondo-why-turn-runs = La ronda sigue en marcha.
mondo-why-time-out = Se acabó el tiempo.
mondo-why-too-early = Aún no es la hora.
mondo-why-not-yours = Eso no le toca ahora a un jugador.
mondo-why-ready-already = Ya estás listo.
mondo-why-tile-gone = Alguien fue más rápido: la loseta ya no está.
mondo-why-no-villages = En este nivel no hay aldeas.
mondo-why-village-gone = Esa aldea ya está en tu mundo.
mondo-why-no-buildings = En este nivel no hay edificios.
mondo-why-solo-pieces = En solitario no hay aldeas ni edificios.

## Lo que una pista dice de las alternativas, mostrado en colores sobre el tablero

mondo-heat-line = { $place }, { $side ->
    [back] reverso
   *[front] anverso
}{ $turn ->
    [0] { "" }
    [1] , girada una vez
   *[other] , girada { $turn } veces
}
mondo-heat-note = Para la cara y el giro en que la sostienes.
