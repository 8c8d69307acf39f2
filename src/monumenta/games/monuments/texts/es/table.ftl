### World Monuments: todas sus palabras. Las comparten la página y la terminal.

## El juego y sus monumentos

monuments-title = World Monuments
monuments-name-notre-dame = Notre Dame
monuments-name-st-peters = San Pedro
monuments-name-capitol = Capitolio
monuments-name-taj-mahal = Taj Mahal
monuments-place-notre-dame = París
monuments-place-st-peters = Roma
monuments-place-capitol = Washington
monuments-place-taj-mahal = Agra
monuments-facts = { $tokens } fichas, { $levels } niveles, { $points } puntos por construir

## Piezas y lugares

monuments-colour = { $colour ->
    [purple] morado
    [red] rojo
    [natural] natural
    [orange] naranja
    [blue] gema
   *[black] negro
}
monuments-token = { $colour ->
    [purple] una ficha morada
    [red] una ficha roja
    [natural] una ficha natural
    [orange] una ficha naranja
    [blue] una gema
   *[black] la ficha negra
}
monuments-tokens = { $colour ->
    [purple] { $n ->
        [one] 1 morada
       *[other] { $n } moradas
    }
    [red] { $n ->
        [one] 1 roja
       *[other] { $n } rojas
    }
    [natural] { $n ->
        [one] 1 natural
       *[other] { $n } naturales
    }
    [orange] { $n ->
        [one] 1 naranja
       *[other] { $n } naranjas
    }
    [blue] { $n ->
        [one] 1 gema
       *[other] { $n } gemas
    }
   *[black] la ficha negra
}
monuments-nothing = nada
monuments-space = { $ring ->
    [centre] el centro
   *[other] { $id }
}
monuments-phase = { $phase ->
    [start] A ver quién empieza
    [laying] Se llena la cantera
    [quarry] Cantera
    [building] Construcción
   *[over] Fin
}
monuments-points = { $n ->
    [one] 1 punto
   *[other] { $n } puntos
}
monuments-and = { $first } y { $last }

## En qué punto está la ronda

monuments-round = Ronda { $round } de { $rounds }
monuments-round-word = Ronda
monuments-before = Antes de la ronda 1
monuments-turn = Turno { $turn }
monuments-turn-place = Turno 1: coloca el obrero en el anillo exterior
monuments-turn-steps = Turno { $turn }: { $steps } pasos
monuments-steps-left = { $n ->
    [one] Queda 1 paso
   *[other] Quedan { $n } pasos
}
monuments-progress = { $built } de { $all } fichas colocadas

## Qué hacer

monuments-prompt-wait-start = El azar decide quién empieza.
monuments-prompt-wait-laying = Se está llenando la cantera.
monuments-prompt-other-quarry = { $who } recorre la cantera.
monuments-prompt-other-building = { $who } construye.
monuments-prompt-other-laying = { $who } señala las casillas medias que llevan una sola ficha.
monuments-prompt-single = Señala una casilla media que llevará una sola ficha.
monuments-prompt-single-of = { $n ->
    [one] Señala una casilla media que llevará una sola ficha: 1 de { $of }.
   *[other] Señala otra casilla media que llevará una sola ficha: { $n } de { $of }.
}
monuments-prompt-place = Pon el obrero en cualquier casilla del anillo exterior y toma su ficha.
monuments-prompt-walk = Tu turno: camina { $steps } casillas y acaba en el anillo exterior.
monuments-prompt-step = { $left ->
    [one] Un paso más, hasta el anillo exterior.
   *[other] { $left } pasos más; el último debe acabar en el anillo exterior.
}
monuments-prompt-build = Tu turno: coloca una ficha en un lugar iluminado.
monuments-prompt-confirm-walk = Confirma tu recorrido o deshazlo.
monuments-prompt-confirm-build = Confirma tu ficha o deshazla.
monuments-prompt-confirm-single = Confirma la casilla o deshaz la elección.
monuments-prompt-over = { $winners ->
    [one] { $who } gana con { $score }.
   *[other] { $who } comparten la victoria con { $score }.
}
monuments-prompt-you-won = Ganas con { $score }.

## Qué ha pasado

monuments-line-started = { $who } empieza y toma el obrero.
monuments-line-round = Ronda { $round }: { $who } llena la cantera.
monuments-line-single-chance = En { $space } va una sola ficha.
monuments-line-single = { $who } señala { $space }: allí va una sola ficha.
monuments-line-placed = { $who } pone el obrero en { $space } y toma { $token }.
monuments-line-walked = { $who } va por { $path } y toma { $tokens }.
monuments-line-walked-empty = { $who } va por { $path }.
monuments-line-black = La cantera está vacía. { $who } devuelve la ficha negra, toma el obrero y anota { $points }.
monuments-line-built = { $who } coloca { $token } en el nivel { $level }: { monuments-points }.
monuments-line-passed = { $who } no puede construir y levanta el biombo: { $held }. { $lost ->
    [0] No pierde nada.
    [one] Pierde 1 punto.
   *[other] Pierde { $lost } puntos.
}
monuments-line-over-finished = El monumento está terminado. { $count ->
    [one] { $winners } gana con { $score }.
   *[other] { $winners } comparten la victoria con { $score }.
}
monuments-line-over = Ya nadie puede construir. { $count ->
    [one] { $winners } gana con { $score }.
   *[other] { $winners } comparten la victoria con { $score }.
}

## Nombres de los controles

monuments-quarry-name = Cantera
monuments-quarry-keys = Las flechas recorren las casillas que se pueden elegir; Intro elige.
monuments-whole-picture = Ver entero
monuments-site-name = { $monument }, { $built } de { $all } fichas colocadas
monuments-site-keys = Las flechas recorren los lugares donde puedes construir; Intro construye.
monuments-site-tab = Monumento
monuments-more-places = { $n ->
    [one] 1 lugar más en el plano
   *[other] { $n } lugares más en el plano
}
monuments-plan-name = Plano por niveles
monuments-plan-level = Nivel { $level }
monuments-plan-level-points = Nivel { $level }: { $points } cada una
monuments-plan-count = { $built } de { $all }
monuments-plan-keys = Las flechas recorren los lugares; Intro construye donde se puede.
monuments-space-name = { $ring ->
    [centre] Centro
    [middle] Anillo medio { $id }
   *[outer] Anillo exterior { $id }
}: { $tokens }
monuments-space-empty = vacía
monuments-space-worker = aquí está el obrero
monuments-space-legal = se puede entrar
monuments-space-nameable = se puede señalar
monuments-space-single = una sola ficha
monuments-slot-legal = Nivel { $level }, { $colour }, en { $x }; { $y }: { monuments-points }
monuments-slot-built = Nivel { $level }, { $colour }, en { $x }; { $y }: obra de { $who }
monuments-slot-blocked = Nivel { $level }, { $colour }, en { $x }; { $y }: aún sin apoyo
monuments-slot-open = Nivel { $level }, { $colour }, en { $x }; { $y }: libre
monuments-choose-token = ¿Qué ficha de { $space }?
monuments-choose-take = Tomar { $token }
monuments-hand-name = Detrás de tu biombo
monuments-hand-of = Biombo de { $who }
monuments-hand-closed = cerrado
monuments-hand-passed = ha pasado
monuments-hand-starter = tiene el obrero
monuments-reminder = Puntos por nivel
monuments-track-name = Marcador
monuments-track-at = { $who }: { $score }, en la casilla { $field }
monuments-track-lap = { $who }: { $score }, en la casilla { $field } de la vuelta { $lap }
monuments-track-below = { $who }: { $score }, por debajo de la casilla 1
monuments-material-name = Material de cada ronda
monuments-material-bag = En la bolsa
monuments-material-now = esta ronda
monuments-material-needed = en el plano
monuments-hint-here = Sugerencia
monuments-show-plan = Plano
monuments-show-material = Material

## Puntuación final

monuments-result-title = Puntuación final
monuments-result-player = Jugador
monuments-result-start = Inicio
monuments-result-level = Nivel { $level }
monuments-result-black = Ficha negra
monuments-result-gems = Gemas
monuments-result-lost = Perdidos al pasar
monuments-result-total = Total
monuments-result-chart = De dónde vienen los puntos
monuments-result-winner = gana
monuments-result-finished = { $monument }: terminado.
monuments-result-unfinished = { $monument } queda sin terminar: { $built } de { $all } fichas.
