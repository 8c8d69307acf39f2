### Las palabras de la línea de órdenes. Lo que dicen los juegos está en sus propios archivos.

## Ayuda

help-main = Juegos de construcción en una misma mesa: para jugarlos aquí o en el navegador, alojarlos y estudiarlos.
help-main-example = Ejemplo: monumenta (lo mismo que: monumenta serve --open)
help-version = Muestra la versión y termina.
help-lang = Idioma del terminal; si no, el del entorno.
help-game = Nombre del juego, por ejemplo monuments.
help-json = Escribe un documento JSON y nada más.
help-serve = Pone en marcha el servidor: la página, sus mesas y sus bots.
help-serve-example = Ejemplo: monumenta serve --host 0.0.0.0 --port 8642 --db partidas.db
help-host = Dirección en la que escucha; 0.0.0.0 deja entrar a toda la red.
help-port = Puerto en el que escucha; el siguiente libre si está ocupado.
help-db = Archivo de la base de datos; si falta, uno en tu carpeta de datos.
help-open = Abre la página en un navegador, si hay pantalla.
help-serve-bot = Ofrece un bot de fuera: NOMBRE=módulo:función, o "NOMBRE=exec:ORDEN"; varias veces para varios.
help-play = Juega en el terminal, contra bots o pasándose el teclado.
help-play-example = Ejemplo: monumenta play monuments --seats me,greedy,random --monument taj-mahal
help-players = Número de jugadores.
help-seats = Quién juega, asiento por asiento: me (tú) o el nombre de un bot.
help-name = Cómo llamarte.
help-seed = Empieza la suerte y los bots desde este número, para ver lo mismo otra vez.
help-load = Sigue con una partida guardada.
help-sim = Deja que los bots jueguen muchas partidas y cuenta. Pueden seguir opciones del juego, como --monument capitol.
help-sim-example = Ejemplo: monumenta sim monuments --games 10000 --players 4 --bots greedy,random --seed 1 --json
help-games = Número de partidas.
help-bots = Nombres de bots, asiento por asiento; si son menos que los jugadores, se repiten en orden.
help-rotate = Hace que los bots cambien de asiento, para que cada uno juegue igual de veces en todos.
help-workers = Cuántos se reparten el trabajo; si no se dice, tantos como núcleos. Los resultados son los mismos.
help-cluster = Lo hace un clúster de Ray: auto, o la dirección de su cabeza. Los resultados son los mismos.
help-out = Carpeta para lo que se guarda de las partidas; véase --format.
help-bench = Mide lo rápido que juega esta máquina.
help-bench-example = Ejemplo: monumenta bench moves --peers --only amazons --json
help-bench-game = Nombre de un juego; si falta, todos.
help-peers = Mide al lado otras bibliotecas; cada una se instala en una carpeta propia cuando hace falta por primera vez.
help-only = Con --peers: solo las que lleven este texto en el nombre.
help-perft = Cuenta las maneras de actuar tantas veces: compara las reglas con las de otros programas.
help-perft-example = Ejemplo: monumenta perft moves --depth 3 --position apertura.txt
help-depth = Cuántas acciones por delante se cuentan.
help-position = Archivo con la posición de partida; sin él, el comienzo de una partida.
help-export = Escribe las decisiones de partidas registradas como tabla (Parquet), para programas que aprenden de ellas.
help-export-example = Ejemplo: monumenta export records/*.jsonl --out decisions.parquet
help-export-files = Registros de un juego, o carpetas con ellos.
help-export-out = Archivo que se escribe.
help-format = Qué se escribe de cada partida en la carpeta: su registro, o sus decisiones en una tabla (Parquet).
help-verify = Vuelve a jugar registros y dice qué línea incumple qué regla.
help-verify-example = Ejemplo: monumenta verify primera.jsonl segunda.jsonl
help-files = Registros que comprobar.
help-commit = Un compromiso (huella) que el servidor te mostró antes de la partida: debe estar en el registro.
help-share = Tu propia parte de la suerte: debe estar en el registro.
help-analyse = Mira atrás en una partida registrada: qué la cambió, qué era mejor y por cuánto.
help-analyse-example = Ejemplo: monumenta analyse primera.jsonl --seconds 60 --json
help-analyse-file = Registro de una partida por turnos.
help-seconds = Cuánto tiempo pensar sobre toda la partida.
help-iterations = En su lugar, iteraciones por decisión; entonces sale siempre lo mismo.
help-rules = Muestra las reglas de un juego, numeradas.
help-rules-example = Ejemplo: monumenta rules monuments
help-box = Muestra lo que hay en la caja, de dónde viene cada número y las opciones del juego.
help-box-example = Ejemplo: monumenta box monuments --json

## Conjuntos de datos

export-progress = Exportando
export-done = { $rows } decisiones de { $games } partidas: { $file }

## Análisis

analyse-progress = Analizando
analyse-decisions = Se han mirado { $decisions } decisiones. Las marcas se explican en docs/analysis.md.
analyse-nothing = Nada cambió la partida: nadie cedió mucho.
analyse-column-move = jugada
analyse-column-mark = marca
analyse-column-player = jugador
analyse-column-by = probabilidad
analyse-column-played = jugado
analyse-column-better = mejor
analyse-slip = desliz
analyse-mistake = error
analyse-blunder = error grave
analyse-luck = suerte

## Errores

error-see-help = Mira: { $command } --help
stopped = Detenido.
error-language = habla { $languages }
error-bot = { $game } no tiene ningún bot «{ $name }»; hay: { $bots }
error-seats = se nombran { $seats } asientos para { $players } jugadores; quita --players o nombra tantos como sean
error-bots-automas = se nombran { $bots } bots, pero con Autómatas ({ $automas }) solo { $seats ->
    [one] queda un asiento
   *[other] quedan { $seats } asientos
} para ellos; di --players { $players }
error-bots = se nombran { $bots } bots para { $players } jugadores; nombra de uno a { $players }
error-other-game = { $file } es una partida de { $game }; pide ese juego
error-not-text = { $file } no es un archivo de texto
error-load-position = una partida sigue con --load o empieza con --position: deja fuera uno de los dos
error-position-options = { $option }: las opciones del juego son las de la posición; escríbelas allí
error-output = no se puede escribir en { $folder }: { $reason }
error-no-records = no hay registros (*.jsonl) en { $folder }

## Jugar

play-only-person = Jugador
play-person = Jugador { $number }
play-seat = Jugador
play-score = Puntos
play-choose = Te toca.
play-confirm = Intro confirma el turno, deshacer lo retira.
play-confirm-first = El turno está completo: Intro lo confirma, deshacer lo retira.
play-help-hint = (? para ayuda)
play-help =
    Escribe el número de una opción o su texto.
    Intro u ok: confirma un turno completo. Hasta entonces nada es definitivo.
    deshacer: retira el último paso de este turno.
    pista: una sugerencia.
    tablero: dibuja otra vez el tablero; en World Monuments también: plano, cantera.
    posición: escribe la posición como texto, si el juego sabe; se empieza desde ella con --position ARCHIVO.
    guardar ARCHIVO: escribe la partida en un archivo; se sigue después con --load ARCHIVO.
    salir: deja la partida.
play-hand-over = Pasa el teclado a { $who }, que entonces pulsa Intro.
play-not-complete = El turno aún no está completo: elige qué hacer.
play-nothing-to-undo = No hay nada que deshacer en este turno.
play-hint = Sugerencia: { $do }. { $why }
play-hint-chances = Probabilidad de ganar: { $list }
play-hint-chance = { $do } { $percent } %
play-hint-points = Puntos que prometen: { $list }
play-hint-point = { $do } { $points }
play-no-such-number = Elige un número del 1 al { $count }, o escribe ? para ver la ayuda.
play-try-help = Escribe ? para ver la ayuda.
play-save-where = Di dónde: guardar ARCHIVO
play-saved = Guardada en { $file }.
play-save-failed = No se pudo escribir { $file }: { $reason }. Prueba en otro sitio.
play-no-position = Las posiciones de { $game } no se escriben como texto: usa guardar ARCHIVO.
play-left = Hasta la vista.
play-over = guardar ARCHIVO conserva la partida; Intro sale.
play-needs-clock = { $game } se juega contra el reloj: juégalo en el navegador, con monumenta serve --open. A solas también se puede aquí: --players 1
play-word-ok = ok sí si
play-word-undo = deshacer d
play-word-hint = pista p
play-word-help = ? ayuda
play-word-board = tablero t
play-word-position = posición posicion
play-word-save = guardar g
play-word-quit = salir
play-not-numbered = Hay demasiadas opciones para numerarlas: escribe una como texto, o ? para ayuda.
terminal-time-up = Se acabó el tiempo.
terminal-no-undo = Lo colocado se queda: nada se puede deshacer.
terminal-then = { $first }, luego { $then }

## Simulación

sim-progress = Jugando
sim-compiling = Compilando las reglas
sim-title = { $game }: { $games } partidas de { $players } jugadores en { $seconds } s
sim-seat = Asiento
sim-bot = Bot
sim-mean = Media de puntos
sim-wins = Victorias
sim-share = Parte
sim-rest = { $draws } victorias compartidas; { $actions } acciones por partida de media; { $rate } acciones por segundo
sim-out = { $count } registros escritos en { $folder }
sim-stopped = Se jugaron { $done } de { $total } partidas.

## Medir

bench-progress = Midiendo
bench-game = Juego
bench-work = Trabajo
bench-rate = Por segundo
bench-unit = Unidad
bench-peer = Al lado
bench-ratio = Razón

## Contar

perft-line = Profundidad { $depth }: { $leaves } hojas en { $seconds } s

## Comprobar

verify-progress = Jugando de nuevo
verify-broken = { $file }: { $message }
verify-whole = { $file }: { $moves } jugadas, todas legales; puntos { $scores }; { $luck }.
verify-unfinished = { $file }: { $moves } jugadas, todas legales; sin terminar; { $luck }.
verify-closed = { $file }: { $moves } jugadas, todas legales; cerrada por su anfitrión antes del final; { $luck }.
verify-luck = { $luck ->
    [verified] los { $draws } sorteos coinciden con el secreto revelado
    [not-revealed] el secreto de su suerte no se ha revelado
   *[other] su suerte no se comprometió de antemano
}
verify-alone = Ninguna persona aportó nada a la suerte: fue solo del anfitrión.
verify-scheme-1 = Su suerte se hizo con el esquema 1, el antiguo: se { $shares ->
    [one] añadió un número
   *[other] añadieron { $shares } números
} a la vista. Los sorteos se siguen del secreto y de eso; pero un anfitrión tramposo podría haber elegido el secreto después de ver el número de quien abrió la mesa.
verify-scheme-2 = { $shares ->
    [one] Una persona aportó su parte
   *[other] { $shares } personas aportaron su parte
} a la suerte (esquema 2), prometida después del compromiso y antes de abrirse ninguna: si una de ellas fue honrada, nadie eligió los sorteos, ni siquiera el anfitrión.
verify-void = { $rounds ->
    [one] Antes hubo una ronda de suerte que quedó en nada; el asiento que se liberó era de
   *[other] Antes hubo { $rounds } rondas de suerte que quedaron en nada; los asientos que se liberaron eran de
} { $names }.
verify-line = línea { $line }: { $what }

# Lo que está mal en un registro, según el motivo del programa (engine/match/verify.py, proof.py, record.py).

record-line = esto no es una línea de un registro ({ $problem })
record-empty = el archivo está vacío
record-format = el registro tiene el formato { $format }; este programa lee { $readable }
record-binary = esto no es un archivo de texto
record-game = este programa no tiene un juego «{ $game }» con las reglas { $rules }
record-option = las opciones no son de { $game } ({ $problem })
record-unfit = las opciones no van juntas. { $why }
record-seats = los puestos son { $seats }; los jugadores, { $players }
record-position = la posición de la que empieza no lo es ({ $problem })
record-position-options = la posición tiene otras opciones que el registro: { $options }
record-order = la jugada { $n } donde toca la { $due }
record-over = alguien juega, pero la partida ha terminado
record-turn = juega { $seat ->
    [chance] la suerte
    [clock] el reloj
   *[other] el puesto { $seat }
}, pero es el turno { $actor ->
    [chance] de la suerte
   *[other] del puesto { $actor }
}
record-illegal = «{ $do }» no es posible (regla { $rule }). { $why }
record-action = «{ $do }» no es una acción aquí
record-spelling = «{ $do }» se escribe «{ $written }»
record-draw = la suerte sacó «{ $drew }»; el registro dice «{ $do }»
record-no-result = la partida ha terminado, pero falta el resultado
record-closed = se dice que la partida está cerrada, pero ha terminado
record-not-over = hay un resultado, pero la partida no ha terminado
record-result = el resultado es otro: { $scores }
record-state = la posición final no es la que se registró
record-kept-commit = el compromiso { $commit } se te mostró y no está en el registro
record-kept-share = la parte { $share } era tuya y no está en el registro
record-scheme-1 = promesas, partes, rondas anuladas y mesa son del formato 2, no del 1
record-scheme-2 = un nonce es del formato 1, no del 2
record-nonce = un nonce no es hexadecimal
record-secret = el secreto no es hexadecimal
record-commit = el secreto no es el que se comprometió
record-no-commit = falta la mesa o su compromiso
record-no-share = al puesto { $seat } ({ $name }) le falta la promesa o la parte de su persona
record-same-commit = dos rondas tienen el mismo compromiso: cada una necesita un secreto nuevo
record-void-seats = la ronda anulada { $round } tiene otro número de puestos
record-void-pledges = la ronda anulada { $round } no tiene exactamente las promesas de los puestos de personas
record-void-open = ronda anulada { $round }: todas las partes estaban abiertas, así que no había motivo para sortear de nuevo
record-share = la parte del puesto { $seat } no es la que se prometió; o se cambió u omitió una ronda anulada
record-share-void = la parte del puesto { $seat } no es la que se prometió en la ronda anulada { $round }
record-digits = { $what ->
    [commitment] un compromiso
    [pledge] una promesa
   *[share] una parte
} no tiene 64 cifras hexadecimales

## Reglas y caja

box-title = { $game }: lo que hay en la caja
box-what = Qué
box-value = Valor
box-source = Fuente
box-source-name = { $source ->
    [rulebook] reglamento
    [public] pública
    [derived] deducida
    [guess] supuesta
   *[invented] inventada
}
box-note = Nota
box-options = Opciones del juego, primero la habitual
box-option = Opción
box-values = Valores
rules-ruling = Aclaración:
rules-source = fuente: { $source }
