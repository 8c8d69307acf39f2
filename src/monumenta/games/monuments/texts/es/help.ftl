### World Monuments: lo que se pide de vez en cuando: el turno guiado, los motivos y lo que hay en la caja.
### La página lo trae cuando la mesa ya está puesta; lo demás está en table.ftl.

## Por qué no

monuments-why-not-your-turn = No es tu turno.
monuments-why-wrong-phase = Eso corresponde a otra fase de la ronda.
monuments-why-no-such-seat = No existe ese asiento: en esta mesa solo juegan { $players }.
monuments-why-rim-first = Primero se llena el anillo exterior; después se señala una casilla con una sola ficha.
monuments-why-not-in-bag = No hay ninguna ficha así en la bolsa.
monuments-why-quarry-empty = La cantera está vacía. Ahora toca construir.
monuments-why-building-later = Primero hay que vaciar la cantera; después se construye.
monuments-why-name-first = Señala primero una casilla del anillo medio: recibirá una sola ficha.
monuments-why-single-named = Esa casilla ya está señalada.
monuments-why-start-on-rim = El obrero empieza en el anillo exterior.
monuments-why-stands-there = El obrero está ahí.
monuments-why-not-adjacent = Esa casilla no está junto al obrero.
monuments-why-entered-already = Ya se ha entrado en esa casilla en este turno.
monuments-why-set-out-there = El obrero salió de ahí y no puede volver en este recorrido.
monuments-why-end-on-rim = El último paso debe acabar en el anillo exterior.
monuments-why-nothing-taken = Ese recorrido no recogería nada. Hay que tomar al menos una ficha.
monuments-why-dead-end = Desde ahí el recorrido no podría acabar en el anillo exterior con al menos una ficha.
monuments-why-must-take = Ahí hay que tomar una ficha. Di cuál.
monuments-why-space-empty = Esa casilla está vacía.
monuments-why-not-there = Ahí no hay ninguna ficha así.
monuments-why-no-such-slot = El plano no tiene ese lugar.
monuments-why-slot-taken = Ahí ya hay una ficha.
monuments-why-not-supported = { $missing ->
    [one] Aún sin apoyo: falta 1 ficha debajo.
   *[other] Aún sin apoyo: faltan { $missing } fichas debajo.
}
monuments-why-no-token = No tienes ninguna ficha { $colour ->
    [purple] morada
    [red] roja
    [natural] natural
   *[orange] naranja
}.

## Por qué lo dice la pista

monuments-hint-only = Es lo único que puedes hacer.
monuments-hint-walk = Este recorrido trae fichas que aún se pueden colocar.
monuments-hint-mix = Este recorrido mezcla tus colores y así no pasas pronto.
monuments-hint-gem = Una gema vale 3 puntos al final.
monuments-hint-black = La ficha negra da 2 puntos y te deja empezar.
monuments-hint-level = El lugar más alto que puedes ocupar es el que más puntúa.
monuments-hint-open = Este lugar abre otro encima que podrás ocupar después.
monuments-hint-safe = Este lugar deja sitio a tus otras fichas y poco a los demás.
monuments-hint-random = Una corazonada: nadie sabe aún qué fichas caerán allí.

## En la caja

box-monuments-supply = Fichas
box-monuments-level_points = Puntos por nivel
box-monuments-level_colours = Colores por nivel
box-monuments-gem_points = Puntos por gema
box-monuments-black_points = Puntos por la ficha negra
box-monuments-start_score = Puntos al empezar
box-monuments-track = Casillas de la pista de puntos
box-monuments-pass_penalty = Puntos perdidos por ficha al pasar
box-monuments-rounds = Rondas
box-monuments-steps = Pasos de los turnos 2, 3 y siguientes
box-monuments-quarry = Cantera
box-note-monuments-supply = Están impresas 82 fichas, 9 azules y 1 negra; el reparto de las otras 72 en cuatro colores es nuestro.
box-note-monuments-level_points = Puntos de una ficha en los niveles 1 a 5.
box-note-monuments-level_colours = Colores de los niveles 1 a 4, en el orden que una reseña pública da como ilustración; los ejemplos del libreto tienen rojo en el nivel 2 y naranja en el 4. Un quinto nivel naranja es nuestro.
box-note-monuments-gem_points = Puntos por cada gema al final de la partida.
box-note-monuments-black_points = Puntos por la ficha negra cuando la cantera queda vacía.
box-note-monuments-start_score = Los puntos de cada jugador al empezar.
box-note-monuments-track = Casillas de la pista de puntos; después empieza otra vuelta.
box-note-monuments-pass_penalty = Puntos perdidos al pasar por cada ficha de construcción que se tiene.
box-note-monuments-rounds = Rondas de cantera y construcción.
box-note-monuments-steps = Pasos del segundo, el tercero y los demás turnos de una fase de cantera; en el primero se coloca el obrero.
box-note-monuments-quarry = Dos anillos y un centro son seguros, el número de sus casillas no: 12, 6 y 1 encajan con la bolsa, las excepciones y los ejemplos impresos.
box-note-monuments-notre-dame = Cuatro niveles: dos torres al oeste, nave con cumbrera, brazos del crucero, ábside y aguja. El plano es nuestro: el impreso se perdió con las imágenes. La primera bolsa está impresa como ejemplo que no nombra ningún monumento, así que darla a este es una conjetura; las demás bolsas son nuestras.
box-note-monuments-st-peters = Cinco niveles: basílica con cúpula escalonada y linterna, dos campanarios, columnatas curvas y obelisco. El plano y las bolsas son nuestros: los impresos se perdieron con las imágenes.
box-note-monuments-capitol = Cinco niveles: dos alas, uniones estrechas, cuerpo central con cúpula y estatua, escalinata delante. El plano y las bolsas son nuestros: los impresos se perdieron con las imágenes. Que dos casillas medias reciben una sola ficha en la ronda 3 está impreso.
box-note-monuments-taj-mahal = Cinco niveles: mausoleo con cuatro portadas, cúpula y remate entre cuatro minaretes. El plano y las bolsas son nuestros: los impresos se perdieron con las imágenes. Que una casilla media recibe una sola ficha en cada ronda está impreso.

## Primer turno guiado

coach-monuments-goal = Entre todos construís este monumento. Cada ficha que pones puntúa según su nivel: 1, 3, 5, 7, 9. Gana quien tenga más puntos.
coach-monuments-quarry = Las fichas vienen de la cantera. Un solo obrero la recorre, movido por cada jugador en su turno, y toma una ficha de cada casilla en la que entra.
coach-monuments-prompt = Aquí siempre dice qué hacer ahora.
coach-monuments-choose = Lo que brilla se puede elegir. Prueba: elige una casilla.
coach-monuments-hand = Las fichas van detrás de tu biombo, donde solo las ves tú. Guarda variedad: quien no pueda construir debe pasar y pierde 1 punto por ficha.
coach-monuments-confirm = Nada cuenta hasta que confirmas. Antes puedes deshacer o pedir una pista. Termina tu turno y confírmalo.

## Lo que una pista dice de las alternativas, mostrado en colores sobre el tablero

monuments-heat-line = { $space }, tomando { $token }
