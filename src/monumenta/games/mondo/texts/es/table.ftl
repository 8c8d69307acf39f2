### Mondo Sapiens: todas sus palabras. Las comparten la página y la terminal.

## El juego

mondo-title = Mondo Sapiens
mondo-board-1 = Mar Abierto
mondo-board-2 = Ruta del Vino
mondo-board-3 = Colinas de Retales
mondo-board-4 = Tierra Adentro
mondo-option-level-beginner = Principiante
mondo-option-level-advanced = Avanzado
mondo-option-level-expert = Experto
mondo-option-level-quick-start = Inicio rápido
mondo-option-level-solo = Solitario

## Paisajes, piezas y lugares

mondo-land-M = prado
mondo-land-F = bosque
mondo-land-W = agua
mondo-side-n = norte
mondo-side-e = este
mondo-side-s = sur
mondo-side-w = oeste
mondo-all-land = todo { $land }
mondo-some-land = { $land } { $where }
mondo-lane = camino de { $from } a { $to }
mondo-picture-coach = carruaje
mondo-picture-ship = barco
mondo-picture-boar = jabalí
mondo-picture-field = campo
mondo-picture-fisherman = pescador
mondo-picture-shepherd = pastor
mondo-picture-lumberjack = leñador
mondo-volcano-active = volcán activo
mondo-volcano-inactive = volcán inactivo
mondo-village-fishermen = Aldea de pescadores
mondo-village-shepherds = Aldea de pastores
mondo-village-lumberjacks = Aldea de leñadores
mondo-building-coach-station = Casa de postas
mondo-building-lighthouse = Faro
mondo-building-hunting-lodge = Refugio de caza
mondo-building-mill = Molino
mondo-space = fila { $row }, columna { $col }
mondo-beside-empty = { $where } vacío
mondo-beside-land = { $where } { $land }
mondo-beside-border = { $where } borde, { $land }

## Qué hacer

mondo-prompt-deal = Se están mezclando las losetas.
mondo-prompt-count = Prepárate.
mondo-prompt-first = Coge una loseta; la primera va donde quieras.
mondo-prompt-take = Coge una loseta del montón.
mondo-prompt-place = Gírala o voltéala y ponla en tu mundo.
mondo-prompt-full = Tu mundo está lleno. Sal y llévate la ficha.
mondo-prompt-out = Has salido de esta ronda. Espera a los demás.
mondo-prompt-watch = Todos están construyendo.
mondo-prompt-scored = La ronda está puntuada. Mírala con calma.
mondo-prompt-watch-scored = La ronda está puntuada.
mondo-prompt-waiting = Esperando a { $who }.
mondo-prompt-you-won = Ganas con { $n } puntos.
mondo-prompt-won = { $who } gana con { $n } puntos.
mondo-prompt-tied = { $who } ganan juntos con { $n } puntos.
mondo-prompt-practice = Tus mundos valen { $n } puntos.
mondo-prompt-solo-won = Ganado: { $n ->
    [one] 1 punto negativo
   *[other] { $n } puntos negativos
}, y se permitían { $limit }.
mondo-prompt-solo-lost = Perdido: { $n ->
    [one] 1 punto negativo
   *[other] { $n } puntos negativos
}, y solo se permitían { $limit }.

## Qué pasó

mondo-line-began = Ya. El reloj corre.
mondo-line-go = Ya.
mondo-line-left = { $who } sale y se lleva el { $chip }.
mondo-line-done = { $who } termina la ronda.
mondo-line-ended = La ronda { $turn } está puntuada: { $points }.
mondo-line-ready = { $who } ya está.

## Por qué no

mondo-moment = Un momento.
mondo-why-one-building = En una ronda solo hay un edificio para cada uno.
mondo-why-building-gone = Ese edificio ya no está en la carta.
mondo-why-jumped-out = Has salido: no haces nada más en esta ronda.
mondo-why-not-yet = Espera la señal de salida.
mondo-why-turn-over = La ronda ha terminado.
mondo-why-hand-full = Tienes una loseta en la mano: colócala o devuélvela.
mondo-why-board-full = No queda ninguna casilla libre en tu mundo.
mondo-why-hand-empty = No tienes nada en la mano.
mondo-why-space-taken = Ahí ya hay algo.
mondo-why-not-beside = Debe compartir un lado con algo de tu mundo.
mondo-why-front-only = Solo se usa su cara.
mondo-why-too-few-tiles = Se puede coger un edificio cuando hay tres losetas en tu mundo.

## La mesa

mondo-head = { $level } · { $board }
mondo-heap-name = Montón, { $n ->
    [one] 1 loseta
   *[other] { $n } losetas
}
mondo-heap-keys = Las flechas recorren las losetas, Intro coge una, F le da la vuelta.
mondo-own-name = Tu mundo
mondo-own-keys = Con una loseta en la mano: las flechas recorren las casillas, R la gira, F le da la vuelta, Intro la pone, Escape la devuelve.
mondo-others = Los mundos de los demás
mondo-other-tiles = { $n } de { $of }
mondo-other-out = fuera, +{ $chip }
mondo-other-done = terminado
mondo-hand-empty = Nada en la mano
mondo-hand-turn = En la mano: { $what }. Girarla
mondo-rotate = Girar
mondo-flip = Voltear
mondo-back = Devolver
mondo-turning = Dar vuelta
mondo-turning-title = Los toques dan la vuelta a losetas del montón en vez de cogerlas. O mantén pulsada una loseta, o usa el botón derecho.
mondo-villages = Tus aldeas
mondo-village-take = Coger { $what }
mondo-village-gone = { $what }: no está en su sitio
mondo-card = Edificios de la carta
mondo-building-take = Coger { $what }
mondo-building-gone = Sitio vacío de la carta
mondo-spoken-taken = En la mano: { $what }.
mondo-spoken-open = { $place }, libre. Al lado: { $around }.
mondo-spoken-closed = { $place }, sin loseta al lado. { $around }.
mondo-spoken-laid = { $place }: { $what }.
mondo-spoken-wrong = { $n ->
    [one] 1 unión errónea por ahora.
   *[other] { $n } uniones erróneas por ahora.
}
mondo-spoken-spoilt = { $n ->
    [one] 1 borde no encaja: sus paisajes no cuentan.
   *[other] { $n } bordes no encajan: sus paisajes no cuentan.
}

## La barra

mondo-bar = Reloj y salida
mondo-clock = Tiempo que queda
mondo-time-left = Quedan { $time }.
mondo-turn = Ronda { $turn }
mondo-turn-of = Ronda { $turn } de { $turns }
mondo-one-turn = Una ronda
mondo-children = con niños
mondo-jump-out = Salir por { $chip }
mondo-out-really = Sí, salir por { $chip }
mondo-end-turn = Terminar la ronda
mondo-end-really = Sí, terminar
mondo-stay = Seguir dentro
mondo-ready = Listo para la próxima ronda
mondo-is-ready = Ya estás listo

## La hoja de puntos

mondo-sheet-name = Hoja de puntos de la ronda { $turn }
mondo-sheet-title = Ronda { $turn }
mondo-sheet-row = Qué cuenta
mondo-sheet-total = Suma de la ronda
mondo-sheet-minus = Puntos negativos
mondo-sheet-all = Todas las rondas
mondo-sheet-skip = Mostrar todo
mondo-lit = { $who }: { $where }.
mondo-lit-none = Nada en los mundos.
mondo-border = el borde
mondo-between = entre { $a } y { $b }
mondo-bonus = +{ $n }
mondo-row-workers = Trabajadores
mondo-row-fishermen = Pescadores
mondo-row-shepherds = Pastores
mondo-row-lumberjacks = Leñadores
mondo-row-coach = Casa de postas
mondo-row-lighthouse = Faro
mondo-row-lodge = Refugio de caza
mondo-row-mill = Molino
mondo-row-stilt-house = Palafito
mondo-row-tavern = Taberna
mondo-row-windpump = Aerobomba
mondo-row-landscapes = Paisajes terminados
mondo-row-streets = Caminos
mondo-row-chip = Ficha de bonificación
mondo-row-volcanos = Volcanes
mondo-row-empty = Casillas vacías
mondo-row-misconnections = Uniones erróneas
mondo-result-title = Puntuación final
mondo-result-turns = Puntos por ronda
mondo-result-player = Jugador
mondo-result-sheet = Hoja de puntos

## Por qué lo dice la pista

mondo-hint-take = De las losetas vistas es la que más promete.
mondo-hint-turn = Nada a la vista merece la pena; mira otra cara.
mondo-hint-fits = Todos sus bordes encajan.
mondo-hint-closes = Cierra un paisaje.
mondo-hint-cheap = Algo no encajará, pero llenar la casilla lo compensa.
mondo-hint-back = Estropearía más de lo que aporta.
mondo-hint-village = Su poblado encaja bien ahora.
mondo-hint-building = Allí puede puntuar.
mondo-hint-full = No se puede colocar nada más.
mondo-hint-out = La ficha vale más que lo que aún se puede colocar.
mondo-hint-ready = A la ronda siguiente.
