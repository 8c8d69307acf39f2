### La página alrededor de cada juego: sala, mesa, repetición, ajustes. Las palabras de cada juego están en su propio archivo.

## En todas partes

skip-to-content = Ir al contenido
loading = Un momento
reload = Volver a cargar la página
close = Cerrar
notices = Avisos
state-of-things = Conexión y compilación
on = sí
off = no
settings = Ajustes
to-lobby = A la sala
to-lobby-named = Monumenta: a la sala
lost-title = Aquí no hay nada
lost-text = Esta dirección no lleva a ninguna mesa. Quizá se copió sin el final.
your-name = Tu nombre
guest-name = Invitado { $number }
name-saved = Guardado
language = Idioma
language-en = English
language-es = Español
other-language = English
theme = Aspecto
theme-auto = Auto
theme-light = Claro
theme-dark = Oscuro
sound = Sonido
shortcuts = Teclado

## Sala

lobby-title = Construid algo juntos
lobby-text = Cuatro juegos de construcción en una mesa, a solas contra bots o con amigos mediante un enlace.
game = Juego
players = Jugadores
seats = Asientos
seat-number = Asiento { $seat }
seat-me = Tú
seat-friend = Un amigo, por enlace
seat-bot = Bot: { $bot }
seat-automa = Autómata
bot-random = Aprendiz
bot-greedy = Cantero
bot-stands-in = { $bot } por { $gone }
bot-montecarlo = Arquitecto
bot-novice = Principiante
bot-casual = Aficionado
bot-club = Jugador de club
bot-expert = Experto
bot-master = Maestro
listed = Mostrar esta mesa en la sala
listed-yes = Cualquiera puede ocupar un asiento libre.
listed-no = Solo puede entrar quien tenga el enlace.
more-rules = Más reglas
from-position = Empezar desde una posición
from-position-about = Pega un texto como el que da «Copiar posición». El encuentro y las reglas son los de esa posición.
play-bot = Jugar contra un bot
play-alone = Jugar en solitario
with-friends = Amigos, más jugadores, reglas
fewer-choices = Solo yo y un bot
open-table = Abrir la mesa
tables = Mesas
tables-waiting = Esperan jugadores
tables-running = En juego
tables-over = Terminadas
no-tables = Aún no hay mesas. La tuya será la primera.
go-on = Seguir
join = Unirse
watch = Mirar
replay = Repetición
download-record = Descargar la partida
download-record-of = Descargar el registro de { $what }

## Cajón de reglas

rules = Reglas
rules-of = { $game }: reglas
rules-missing = No se pudieron cargar las reglas. Cierra esto y ábrelo de nuevo.
rule-named = Regla { $rule }
ruling = Aclaración:
in-the-box = En la caja
source-labels = Qué significan las etiquetas
source-rulebook = reglamento
source-rulebook-means = Impreso en el reglamento.
source-public = pública
source-public-means = Hallado en otra fuente pública.
source-derived = deducido
source-derived-means = Se sigue de lo impreso, contando o razonando.
source-guess = conjetura
source-guess-means = Una lectura verosímil; hay pocos indicios.
source-invented = inventado
source-invented-means = Nuestro sustituto de una imagen que no se pudo recuperar.

## Mesa

board = Tablero
log = Registro
log-and-rules = Registro y reglas
side-panel = Panel lateral
log-empty = Todavía no ha pasado nada.
score = Puntos
your-turn = Tu turno
your-turn-bar = Tu turno
game-over = Fin de la partida
seat-open = Asiento libre
seat-you = tú
seat-here = aquí
seat-away = ausente
seat-away-for = { $minutes ->
    [one] ausente desde hace 1 minuto
   *[other] ausente desde hace { $minutes } minutos
}
seat-acting = está jugando
seat-is-bot = bot
seat-won = gana
hand-over = Ceder a un bot
watching = Estás mirando.
confirm-turn = Confirmar turno
end-turn = Terminar el turno
undo = Deshacer
hint = Pista
why-not-complete = Tu turno aún no está completo. Elige lo que brilla.
why-not-your-turn = No es tu turno.
why-over = La partida ha terminado.
why-watching = Estás mirando esta mesa.
why-nothing-to-undo = No hay nada que deshacer.
hint-any = Cualquiera de estos vale.
why-no-hint = Solo hay pistas durante tu turno.
why-complete = Tu turno está completo. Confírmalo o deshazlo.
compiling = Se juega con las reglas sencillas mientras se compilan las rápidas: { $done } de { $total }
compiling-short = Se compilan las reglas rápidas: { $done } de { $total }
line-broken = Se perdió la conexión. Se intenta de nuevo; tu turno se conserva.
line-refused = El servidor te ha cerrado esta mesa. Vuelve a la sala y ábrela otra vez.
table-missing = No se puede abrir esta mesa
closed-by-host = Cerrada por el anfitrión
closed-nobody-won = Quien aloja este servidor ha cerrado esta mesa. No ha ganado nadie.
closed-unplayed = Quien aloja este servidor ha cerrado esta mesa antes de que empezara la partida.
look-at-closed = Verla
copy-position = Copiar posición
position-copied = La posición está copiada.
position-select = La posición como texto: cópiala con el teclado.
show-board = Ver el tablero
show-result = Ver la puntuación
rematch = Jugar otra vez
to-rematch = A la revancha

## Teclado

command-confirm = Confirmar el turno
command-undo = Deshacer el último paso
command-hint = Pedir una pista
command-help = Mostrar esta lista
command-rules = Abrir las reglas
command-log = Abrir el registro
command-arrows = Pasar de una casilla o un lugar del tablero a otro
command-tab = Ir a la siguiente parte de la página

## Primer turno guiado

coach = Un primer turno guiado
coach-next = Siguiente
coach-skip = Saltar
coach-done = Seguir jugando
coach-again = Turno guiado

## Repetición

replay-of = { $what }: repetición
replay-missing = No se puede mostrar esta repetición
replay-slider = Jugada
replay-at = Jugada { $at } de { $count }
replay-back = Una jugada atrás
replay-next = Una jugada adelante
replay-play = Reproducir
replay-pause = Pausa
replay-speed = Velocidad
analyse-game = Analizar esta partida
analyse-realtime = Sin análisis: aquí todos actúan a la vez.
play-from-here = Jugar desde aquí

## Negativas, por el código del servidor: las que se dicen enseguida; las demás en refusals.ftl

error-unreachable = El servidor no responde. Comprueba que esté en marcha y prueba de nuevo.
error-detail = Dice: «{ $detail }»
error-closed = Quien aloja el servidor ha cerrado esta mesa. Abre otra en el vestíbulo.
