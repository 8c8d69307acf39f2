### Un juego sin tablero propio, mostrado por lo que se ve y lo que se puede hacer.

plain-about = Un juego de otro paquete. Aquí no tiene dibujos: se juega con tablas y botones.
plain-view = Lo que se ve
plain-latest = Lo que acaba de pasar
plain-choices = Lo que puedes hacer
plain-turn = Tu turno hasta ahora
plain-player = Jugador
plain-result = Puntuación final
plain-yes = sí
plain-no = no
plain-seek = { $n } opciones. Buscar:
plain-suggested = { $what } (sugerido)
plain-happened = { $what }.
plain-did = { $who }: { $what }.
plain-choose = Tu turno: elige una de estas opciones.
plain-complete = Tu turno está completo. Confírmalo o deshazlo.
plain-waits = Juega { $who }.
plain-luck = Decide el azar.
plain-won = { $n ->
    [one] Gana { $who }.
   *[other] Comparten la victoria { $who }.
}
