### `monumenta admin`: lo que hace quien aloja un servidor.

## Ayuda

help-admin = Cuida de un servidor: sus mesas, sus invitados, su base de datos. Sin riesgo mientras está en marcha.
help-admin-example = Ejemplo: monumenta admin tables --db partidas.db
help-admin-yes = No pregunta.
help-admin-table = La clave de una mesa, o la dirección de su página.
help-admin-who = La clave de un invitado, como la escriben tables y show; o una dirección o red, como 192.0.2.0/24.
help-admin-tables = Lista las mesas, la más nueva primero, con quién se sienta en ellas.
help-admin-tables-example = Ejemplo: monumenta admin tables --status running --older-than 7 --json
help-admin-status = Solo mesas en este estado.
help-admin-game = Solo mesas de este juego.
help-admin-guest = Solo mesas que este invitado abrió o en las que se sienta.
help-admin-older = Solo mesas en las que no ha pasado nada desde hace tantos días.
help-admin-limit = Cuántas como mucho.
help-admin-show = Muestra una mesa: gente, opciones, horas; ni secretos ni cartas.
help-admin-show-example = Ejemplo: monumenta admin show Wq3xR8_fJk2a
help-admin-close = Termina una mesa para siempre, sin ganador. Lo jugado se puede seguir viendo.
help-admin-close-example = Ejemplo: monumenta admin close Wq3xR8_fJk2a --yes
help-admin-delete = Elimina una mesa y su registro.
help-admin-delete-example = Ejemplo: monumenta admin delete Wq3xR8_fJk2a --yes
help-admin-ban = Deja fuera a un invitado o una dirección, al momento.
help-admin-ban-example = Ejemplo: monumenta admin ban 203.0.113.7 --reason "Sé amable." --until 7d
help-admin-reason = Por qué; se lo dice a quien queda fuera.
help-admin-until = Hasta cuándo: 12h, 7d, 2w, o 2026-12-31T18:00; si falta, para siempre.
help-admin-wide = Con --yes: también una red que quizá contenga a todos, o esta misma máquina.
help-admin-unban = Deja entrar otra vez a un invitado o una dirección.
help-admin-unban-example = Ejemplo: monumenta admin unban 203.0.113.7
help-admin-bans = Lista a quién se ha dejado fuera.
help-admin-bans-example = Ejemplo: monumenta admin bans --json
help-admin-rename = Da otro nombre a un invitado, en todas sus mesas.
help-admin-rename-example = Ejemplo: monumenta admin rename 3f0c9a71d2e8b654 "Invitado 1234"
help-admin-guest-id = La clave de un invitado, como la escriben tables y show.
help-admin-name = El nombre nuevo.
help-admin-rotate = Firma las cookies con una llave nueva. Las firmadas antes siguen valiendo, y se firman de nuevo en la próxima visita.
help-admin-rotate-example = Ejemplo: monumenta admin rotate-key
help-admin-forget = Olvida las llaves viejas: ya no se conoce a nadie, y todos pierden sus asientos.
help-admin-prune = Elimina mesas viejas, unas pocas cada vez.
help-admin-prune-example = Ejemplo: monumenta admin prune --waiting 7 --abandoned 90 --dry-run
help-admin-waiting = Mesas que esperan jugadores desde hace tantos días.
help-admin-finished = Mesas que terminaron hace tantos días.
help-admin-abandoned = Mesas en juego en las que nadie ha jugado desde hace tantos días.
help-admin-dry = Solo dice cuántas hay.
help-admin-compact = Después devuelve el espacio libre al disco; el servidor tiene que estar parado.
help-admin-backup = Copia la base de datos como es en un momento; nadie espera por ello. La copia solo la puede leer su dueño.
help-admin-backup-example = Ejemplo: monumenta admin backup copias/ --db partidas.db
help-admin-backup-file = Adónde: un archivo, o una carpeta, en la que su nombre dirá cuándo se hizo.
help-admin-restore = Pone una copia en el lugar de la base de datos, que se guarda aparte. El servidor tiene que estar parado.
help-admin-restore-example = Ejemplo: monumenta admin restore partidas-20261231-180000.db --db partidas.db
help-admin-restore-file = La copia.

## Preguntas

admin-yes-or-no = [s/N]
admin-words-yes = s si sí y yes
admin-nobody-answers = no hay nadie que responda; di --yes
admin-unchanged = No ha cambiado nada.
admin-ask-close = ¿Cerrar para siempre la mesa { $table } ({ $game }, { $status }, { $moves } jugadas: { $people })?
admin-ask-delete = ¿Eliminar para siempre la mesa { $table } con su registro ({ $game }, { $status }, { $moves } jugadas: { $people })?
admin-ask-wide = { $who } quizá contenga a todos, o esta máquina y el proxy que hay en ella. ¿Dejarla fuera?
admin-ask-wide-again = Nadie de { $who } podrá jugar hasta que lo retires con unban. ¿De verdad?
admin-ask-forget = ¿Olvidar las llaves viejas? Todos los que han estado aquí serán invitados nuevos y perderán sus asientos.
admin-ask-prune = ¿Eliminar para siempre { $waiting } mesas en espera, { $finished } terminadas y { $abandoned } abandonadas?
admin-ask-overwrite = ¿Reemplazar { $file }?
admin-ask-restore = ¿Poner la copia { $file } ({ $tables } mesas, { $moves } jugadas) en el lugar de { $db }?

## Respuestas

admin-waits = Se le pide al servidor (proceso { $process }).
admin-progress = Eliminando
admin-copying = Copiando
admin-done-close = La mesa { $table } está cerrada.
admin-done-close-before = La mesa { $table } ya había terminado.
admin-done-delete = La mesa { $table } está eliminada.
admin-done-ban = { $who } queda fuera.
admin-done-ban-unknown = { $who } queda fuera. Nadie con esa clave tiene aún nombre ni asiento: comprueba que sea la buena.
admin-done-unban = { $who } puede entrar otra vez.
admin-done-rename = { $was } se llama ahora { $name }, en { $seats ->
    [one] 1 asiento
   *[other] { $seats } asientos
}.
admin-done-rotate-key = Las cookies se firman con una llave nueva. Llaves anteriores que aún valen: { $old_keys }.
admin-done-rotate-key-forgot = Las cookies se firman con una llave nueva, y no vale ninguna otra.
admin-would-prune = Hay { $waiting } mesas en espera, { $finished } terminadas y { $abandoned } abandonadas que eliminar.
admin-done-prune = Eliminadas: { $waiting } mesas en espera, { $finished } terminadas, { $abandoned } abandonadas.
admin-free-space = Su espacio se usa para mesas nuevas; de los { $all } MB del archivo, { $free } MB ya están libres. Para devolverlo al disco: para el servidor, y luego monumenta admin prune --compact.
admin-compacted = El archivo tenía { $before } MB, ahora { $after } MB.
admin-done-backup = { $file }: { $tables } mesas, { $moves } jugadas, { $size } MB.
admin-done-restore = { $db } es ahora la copia { $file }: { $tables } mesas, { $moves } jugadas.
admin-kept = La base de datos que había antes: { $file }

## Listas

admin-no-tables = No hay mesas así.
admin-more-tables = Las { $limit } más nuevas; --limit muestra más.
admin-no-bans = Nadie ha quedado fuera.
admin-column-table = Mesa
admin-column-game = Juego
admin-column-status = Estado
admin-column-listed = Vestíbulo
admin-column-creator = Abierta por
admin-column-created = Creada
admin-column-started = Empezada
admin-column-last = Última jugada
admin-column-moves = Jugadas
admin-column-people = Asientos
admin-column-scores = Puntos
admin-column-winners = Ganada por
admin-column-next = Revancha
admin-column-options = Opciones
admin-column-position = Posición
admin-column-who = Quién
admin-column-since = Desde
admin-column-until = Hasta
admin-column-reason = Por qué
admin-status = { $status ->
    [waiting] en espera
    [running] en juego
    [over] terminada
   *[closed] cerrada
}
admin-listed-yes = a la vista de todos
admin-listed-no = por invitación
admin-open = (libre)
admin-kept-for = (guardado para { $name } { $guest })
admin-banned = (fuera)
admin-for-good = para siempre

## Errores

admin-bad-status = ninguna mesa tiene el estado { $status }; hay: { $statuses }
admin-no-text = este texto no se puede guardar: algunos de sus bytes no son letras
admin-no-file = ese archivo no se puede usar: { $reason }; elige otro nombre
admin-bad-who = { $who } no es ni la clave de un invitado (16 cifras y letras de la a a la f, como la escribe monumenta admin tables) ni una dirección o red
admin-bad-guest = { $guest } no es la clave de un invitado: tiene 16 cifras y letras de la a a la f, como la escribe monumenta admin tables
admin-bad-until = { $until } no es una hora; di 12h, 7d, 2w, o 2026-12-31T18:00
admin-past-until = { $until } ya ha pasado; di cuándo ha de acabar
admin-too-wide = { $who } quizá contenga a todos, o esta máquina y el proxy que hay en ella; si lo quieres, di también --wide
admin-prune-what = di qué eliminar: --waiting DÍAS, --finished DÍAS o --abandoned DÍAS
admin-problem-no-table = no hay ninguna mesa { $table }; monumenta admin tables las lista
admin-problem-no-ban = { $who } no estaba fuera; monumenta admin bans lista quién lo está
admin-problem-no-guest = ningún invitado { $guest } tiene nombre ni asiento aquí; monumenta admin tables lista quién los tiene
admin-problem-bad-name = un nombre tiene de 1 a 24 letras, y algo de él se ve
admin-problem-unknown-order = el servidor en marcha no conoce esta orden: es de otra versión; páralo y arranca este
admin-problem-failed = el servidor cometió un error; está en su registro. No ha cambiado nada
