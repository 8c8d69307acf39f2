### Bots contra bots: las palabras de `monumenta arena` y de su informe.

## Ayuda

help-arena = Hace jugar a los bots entre sí: encuentros, escaleras, torneos, con puntuaciones e informe.
help-arena-example = Ejemplo: monumenta arena match monuments greedy random --games 200
help-arena-match = ¿Es el primer bot más fuerte que el segundo?
help-arena-match-example = Ejemplo: monumenta arena match moves montecarlo:500 greedy --games 400 --sprt
help-arena-ladder = Cada bot contra el siguiente de la lista.
help-arena-ladder-example = Ejemplo: monumenta arena ladder moves montecarlo greedy random --games 100
help-arena-tournament = Todos contra todos.
help-arena-tournament-example = Ejemplo: monumenta arena tournament monuments greedy random mine=own_bot:climb --games 50
help-arena-bots = Bots: greedy, montecarlo:2000 (tantas iteraciones), módulo:función, "exec:node bot.js"; NOMBRE=BOT da un nombre. Pueden seguir opciones del juego, como --monument capitol.
help-arena-games = Partidas de cada emparejamiento, redondeadas para que todos ocupen cada asiento igual de veces.
help-arena-seed = Empieza la suerte de las partidas desde este número.
help-arena-out = Carpeta de la serie; la misma orden en la misma carpeta sigue donde estaba.
help-arena-limit = Segundos que un bot de fuera tiene para una decisión.
help-arena-records = Guarda el registro de cada partida.
help-arena-sprt = Para en cuanto está claro si el primero es más fuerte que el segundo.
help-arena-low = Parte de las victorias que no es ser más fuerte; si no se dice, la parte igual.
help-arena-high = Parte de las victorias que es ser más fuerte; si no se dice, 5 puntos más que --low.
help-arena-error = Con qué frecuencia puede equivocarse la respuesta, en un sentido u otro.

## En el terminal

arena-progress = Partidas
arena-report-is = Informe: { $file }
arena-records-are = Registros: { $folder }
arena-stopped = Quedan guardadas { $done } de { $total } partidas en { $folder }; la misma orden sigue desde ahí.
arena-error-shares = --low y --high deben ser partes con 0 < low < high < 1
arena-error-error = --error debe estar entre 0 y 0,5

## El informe

arena-match-title = { $game }, un encuentro: { $bots }
arena-ladder-title = { $game }, una escalera: { $bots }
arena-tournament-title = { $game }, un torneo: { $bots }
arena-played = { $games ->
    [one] 1 partida
   *[other] { $games } partidas
} de { $players } jugadores, suerte empezada desde { $seed }. Todos han ocupado cada asiento con la misma suerte.
arena-automas = { $automas ->
    [one] Un asiento es de un Autómata
   *[other] { $automas } asientos son de Autómatas
}: allí juegan las propias reglas, y pueden ganar. Las puntuaciones y la prueba secuencial comparan solo a los bots.
arena-rules = Reglas { $game } { $rules }: { $options }
arena-verdict = { $verdict ->
    [stronger] { $first } es más fuerte que { $second }.
    [not-stronger] { $first } no es más fuerte que { $second }.
   *[open] Aún está abierto si { $first } es más fuerte que { $second }.
} { $rounds } rondas; { $low } frente a { $high } de las victorias; razón de verosimilitud logarítmica { $ratio }, decidida en ±{ $bound }.
arena-again = El archivo plan.json, junto a este, tiene todo lo necesario para jugar otra vez las mismas partidas.
arena-standings = Clasificación
arena-standings-note = Asientos: cuántos ha ocupado un bot en todas las partidas. Una victoria compartida cuenta por partes. Los intervalos se cumplen 95 veces de 100.
arena-forfeits = Partidas que los bots perdieron al fallar
arena-forfeits-note = Quien se cae, tarda demasiado o quiere lo que las reglas prohíben pierde esa partida.
arena-ratings = Puntuaciones
arena-ratings-note = Fuerza según el modelo de Plackett y Luce, de todas las partidas en orden, con intervalos del 95 %; todos empiezan en 25, la línea discontinua.
arena-matrix = Quién quedó por delante de quién
arena-matrix-note = Cuántas veces quedó la fila por delante de la columna, asiento por asiento donde jugaron ambos; debajo, cuántas veces se encontraron. Los números son puestos de la clasificación.
arena-scores = Puntos
arena-scores-note = En qué parte de sus partidas alcanzó un bot tantos puntos, para todos con las mismas escalas; la línea es la media (⌀).
arena-scores-of = Puntos de { $bot }
arena-seats = Asientos
arena-seats-note = Qué parte de las victorias fue para cada asiento, con intervalos del 95 %; la línea discontinua es la parte igual.
arena-seat = Asiento { $number }
arena-seat-automa = Asiento { $number }, Autómata
arena-automa = Autómata
arena-lengths = Duración de una partida
arena-lengths-note = En qué parte de las partidas hubo tantas jugadas, incluidas las de la suerte; la línea es la media (⌀).
arena-moves = Jugadas
arena-all-games = Todas las partidas
arena-games = Partidas
arena-games-shown = { $games } de { $all } partidas
arena-games-note = Los ganadores en negrita. Los registros están en la carpeta "records" junto a este archivo; monumenta verify los vuelve a jugar.
arena-column-place = #
arena-column-bot = Bot
arena-column-rating = Puntuación
arena-column-interval = Intervalo
arena-column-share = Victorias
arena-column-seats = Asientos
arena-column-alone = Solo
arena-column-shared = Compartidas
arena-column-mean = Puntos
arena-column-forfeited = Fallos
arena-column-record = Registro
arena-column-players = Jugadores y puntos
arena-column-moves = Jugadas
