### Dos mojones: sus palabras en la mesa. Las comparten la página y la terminal.

cairns-title = Dos mojones
cairns-left = izquierdo
cairns-right = derecho
cairns-prompt = Coloca una piedra: el mojón y el peso de la piedra.
cairns-prompt-other = { $who } coloca una piedra.
cairns-cairn = { $cairn ->
    [left] mojón izquierdo
   *[right] mojón derecho
}
cairns-stones = { $n ->
    [one] una piedra
   *[other] { $n } piedras
}
cairns-bag = { $n ->
    [0] La bolsa está vacía
    [one] Una piedra en la bolsa
   *[other] { $n } piedras en la bolsa
}
cairns-points = { $n ->
    [0] se derrumba
    [one] un punto
   *[other] { $n } puntos
}

## Lo que ocurre

cairns-event-drew = { $who } saca una piedra.
cairns-event-laid = { $who } coloca un { $weight } en el mojón { $cairn ->
    [left] izquierdo
   *[right] derecho
}, que ahora tiene altura { $height }.
cairns-event-fell = { $who } coloca un { $weight } en el mojón { $cairn ->
    [left] izquierdo
   *[right] derecho
}: se derrumba y empieza de nuevo.
cairns-event-finished = El mojón { $cairn ->
    [left] izquierdo
   *[right] derecho
} está completo.

## Cómo se llama una elección

cairns-do-left = { $weight } en el mojón izquierdo
cairns-do-right = { $weight } en el mojón derecho

## Lo que muestra la vista

cairns-field-cairns = Mojones
cairns-field-name = Mojón
cairns-field-height = Altura
cairns-field-top = Piedra de arriba
cairns-field-hands = Manos
cairns-field-held = Piedras en mano
cairns-field-bag = Piedras en la bolsa
cairns-field-scores = Puntos
