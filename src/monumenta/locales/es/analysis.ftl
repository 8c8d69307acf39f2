### El análisis de una partida terminada, sobre su repetición. Qué significan las marcas está en docs/analysis.md.

analysis = Análisis
analysis-here = Probabilidades de ganar aquí
analysis-begins = Se mira la primera decisión.
analysis-percent = { $n } %
analysis-plus = +{ $n } %
analysis-turns = Lo que cambió la partida
analysis-mark = Jugada { $at }: { $what }
analysis-move = Jugada { $at }
analysis-slip-of = Desliz de { $name }: cede un { $n } %
analysis-mistake-of = Error de { $name }: cede un { $n } %
analysis-blunder-of = Error grave de { $name }: cede un { $n } %
analysis-luck-of = Suerte para { $name }: gana un { $n } %
analysis-played = Jugado
analysis-better = Mejor
analysis-bot = El bot
analysis-agrees = El bot habría hecho lo mismo.
analysis-none = Nada cambió la partida: nadie cedió mucho.
analysis-slips = { $n ->
    [one] Mostrar también 1 desliz
   *[other] Mostrar también { $n } deslices
}
analysis-waiting = Se está analizando otra partida. Después va esta.
analysis-progress = Decisión { $done } de { $total }
analysis-failed = El análisis ha fallado. Pídelo de nuevo.
analysis-done = { $n ->
    [0] El análisis está completo: nada cambió la partida.
    [one] El análisis está completo: una cosa cambió la partida.
   *[other] El análisis está completo: { $n } cosas cambiaron la partida.
}
analysis-branch = La línea del bot, no lo que se jugó
analysis-back = Volver a la partida
analysis-line = La línea del bot
