# La suerte de una partida terminada, y lo que demuestra. Se pide cuando se muestra.

proof-title = Azar limpio
proof-text = Antes de la partida el servidor fijó un secreto y mostró su huella. Después la página de cada persona prometió una parte sin mostrarla, y la abrió cuando todas lo habían prometido. Todos los sorteos se siguen de esto, así que nadie pudo elegirlos.
proof-text-older = Antes de la partida el servidor fijó un secreto y mostró su huella; cada jugador añadió un número propio. Todos los sorteos se siguen de esto. Es la forma antigua: quien abrió la mesa se fiaba un poco del anfitrión.
proof-void = { $rounds ->
    [one] Antes de esta partida hubo una ronda de suerte que quedó en nada. El asiento que se liberó era de
   *[other] Antes de esta partida hubo { $rounds } rondas de suerte que quedaron en nada. Los asientos que se liberaron eran de
} { $names }.
proof-commit = Huella, mostrada antes de la partida
proof-secret = Secreto, revelado ahora
proof-nonce = Número del jugador { $n }
proof-share = Parte de { $name }
proof-check = Para comprobar cada sorteo y cada jugada:
luck-checked = Suerte comprobada: el secreto es aquel cuya huella vio este navegador, y su parte y las promesas de todos están en él.
luck-fits = El secreto y todas las partes encajan. Este navegador no aportó nada a esta partida, así que no puede responder de más.
luck-alone = Nadie más que el anfitrión aportó algo a la suerte de esta partida.
luck-older = El secreto encaja con su huella. Esta partida usó la forma antigua de sortear la suerte.
luck-wrong-secret = La suerte está mal: el secreto no encaja con su huella.
luck-wrong-pledge = La suerte está mal: una parte no es la que se prometió.
luck-wrong-commit = La suerte está mal: antes de la partida este navegador vio otra huella.
luck-wrong-list = La suerte está mal: antes de la partida este navegador vio otras promesas.
luck-wrong-share = La suerte está mal: la parte que dio este navegador no está en ella.
