### Monumental Moves: lo que se pide de vez en cuando: el turno guiado, los motivos y lo que hay en la caja.
### La página lo trae cuando la mesa ya está puesta; lo demás está en table.ftl.

## Por qué no

moves-why-not-your-turn = No te toca.
moves-why-over = La partida ha terminado.
moves-why-no-pass = Quien puede colocar una pieza no puede pasar.
moves-why-people-first = Primero va la Pieza del Pueblo.
moves-why-people-once = La Pieza del Pueblo se coloca una vez por partida.
moves-why-people-later = La primera pieza de quien abre va antes que la Pieza del Pueblo.
moves-why-people-gone = La Pieza del Pueblo fue encerrada y no vuelve en esta partida.
moves-why-not-in-stock = De estas ya las has construido todas.
moves-why-no-room = Ya no hay sitio para esa pieza.
moves-why-people-there = Ahí está la Pieza del Pueblo.
moves-why-occupied = Ahí ya hay un monumento.
moves-why-enemy-land = Ese espacio es del otro bando.
moves-why-only-enemy-land = Esa pieza solo cabría en el espacio del otro bando.

## Nombres de los controles

moves-hint-here = Sugerencia

## Por qué lo dice la pista

moves-hint-only = Es lo único que puedes hacer.
moves-hint-capture = Encierra una pieza del otro bando, que tiene que recuperarla.
moves-hint-claim = Reclama espacio en el que solo tú puedes construir.
moves-hint-large = Primero las piezas grandes: después no encuentran sitio.
moves-hint-search = Jugado muchas veces hasta el final, fue lo mejor.
moves-hint-exact = Calculado hasta el final de la partida, nada es mejor.
moves-hint-people = Aquí la Pieza del Pueblo estorba más a quien abre.
moves-hint-block = Así el otro lado no puede encerrar espacio.
moves-hint-threat = Tus muros quedan cerca de encerrar espacio.
moves-hint-home = Cabe en tu propio espacio, donde nadie puede molestar.

## En la caja

box-moves-board = Filas y columnas del tablero
box-moves-sides = Bandos
box-moves-games = Partidas de un duelo
box-moves-most_placements = Colocaciones tras las que una partida se puntúa como está
box-note-moves-board = Las figuras del reglamento se han perdido; todas las ediciones de esta familia de juegos tienen 10 por 10 casillas, y las piezas las llenan justo.
box-note-moves-sides = Claras y Oscuras.
box-note-moves-games = En la segunda, Oscuras coloca la Pieza del Pueblo.
box-note-moves-most_placements = De ambos jugadores. Las piezas capturadas vuelven, y nada más pone fin a la partida. Las partidas al azar acaban tras unas 23.
box-note-moves-sky-tower = El primero de los monumentos de la edición hermana en una página pública; que sea una pieza de una casilla se deduce de su orden, y su bando es elección nuestra.
box-note-moves-redeemer = El segundo de los monumentos de la edición hermana en una página pública; que sea una pieza de una casilla se deduce de su orden, y su bando es elección nuestra.
box-note-moves-cn-tower = El tercero de los monumentos de la edición hermana en una página pública; que sea una pieza de una casilla se deduce de su orden, y su bando es elección nuestra.
box-note-moves-liberty = El cuarto de los monumentos de la edición hermana en una página pública; que sea una pieza de una casilla se deduce de su orden, y su bando es elección nuestra.
box-note-moves-petronas = El quinto de los monumentos de la edición hermana en una página pública; que sea una pieza de dos casillas se deduce de su orden, y su bando es elección nuestra.
box-note-moves-sphinx = Nuestro: no se sabe qué monumento es esta pieza en la caja. Vale por las piezas de dos casillas cuyo nombre no se conoce.
box-note-moves-petra = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-aqueduct = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-torii = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-pyramid = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-stepwell = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-lalibela = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-castle = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-opera = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-sagrada = Nuestro: no se sabe qué monumento es esta pieza en la caja.
box-note-moves-people = El libreto solo da el nombre. Que represente a los pueblos del mundo se dice de la edición hermana; la cruz es la de la familia.

## Primer turno guiado

coach-moves-goal = En esta ciudad caben casi todas las piezas. Gana quien se queda con menos casillas sin construir, así que las grandes van primero.
coach-moves-tray = Estas son tus piezas: cada turno una va a la ciudad. Solo el primer turno de una partida es para la Pieza del Pueblo, que no es de nadie.
coach-moves-city = Elige una pieza, llévala sobre la ciudad y gírala con R, la rueda o el botón. Un borde azul significa que cabe. Colócala con un clic o un toque.
coach-moves-claim = Los muros que se unen lado con lado, también por la muralla, encierran espacio: es solo tuyo. Una pieza sola atrapada dentro vuelve a su dueño.
coach-moves-confirm = Nada cuenta hasta que confirmas. Hasta entonces puedes girar la pieza, ponerla en otro lugar o pedir una pista.

## Lo que una pista dice de las alternativas, mostrado en colores sobre el tablero

moves-heat-line = { $piece } en { $place }{ $turn ->
    [0] { "" }
    [1] , girada una vez
   *[other] , girada { $turn } veces
}
moves-heat-note = El color está donde quedaría el centro de la pieza.
