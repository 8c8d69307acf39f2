pebbles-title = Piedrecitas
pebbles-prompt-hide = Cierra el puño sobre 0 a 3 piedras.
pebbles-prompt-guess = ¿Cuántas piedras hay en total?
