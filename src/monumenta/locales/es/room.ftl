# La sala de espera de una mesa. Se pide donde se espera.

free-seat = Liberar el asiento
room-welcome = Tienes una invitación: { $what }
room-welcome-text = Elige un nombre y siéntate.
room-waiting = { $open ->
    [one] Falta un jugador
   *[other] Faltan { $open } jugadores
}
room-invite-text = Envía este enlace a un amigo. La partida empieza cuando todos los asientos estén ocupados.
take-seat = Sentarse
invite-link = Enlace de invitación
copy-link = Copiar
share-link = Compartir
link-copied = El enlace está copiado.
link-select = El enlace está seleccionado: cópialo con el teclado.
room-missing = Esperando a { $names }
room-missing-text = Todos los asientos están ocupados. La partida empieza en cuanto la página de cada persona haya abierto su parte de la suerte.
room-drawing = Se está sorteando la suerte
room-rounds = { $rounds ->
    [one] Antes la suerte se sorteó una vez en vano.
   *[other] Antes la suerte se sorteó { $rounds } veces en vano.
}
luck-distrust = El servidor muestra otra huella de su suerte que antes. Tu parte sigue cerrada; no te fíes de esta mesa.
