### Monumental: lo que se pide de vez en cuando: el turno guiado, los motivos y lo que hay en la caja.
### La página lo trae cuando la mesa ya está puesta; lo demás está en table.ftl.

## Por qué algo no es posible

monumental-why-not-your-turn = No es tu turno.
monumental-why-not-in-deck = Ahora no puede robarse ni revelarse nada así.
monumental-why-choose-lines = Primero elige una fila y una columna de tu Ciudad.
monumental-why-decide-first = Antes hay que decidir otra cosa.
monumental-why-explorer-owes-step = El Explorador que tomó una ficha donde estaba tiene que moverse.
monumental-why-turn-spent = La acción de este turno ya está hecha.
monumental-why-cannot-pay = { $resource ->
    [production] Cuesta { $price } de Producción, más de lo que tienes incluso con tu Oro.
    [science] Cuesta { $price } de Ciencia, más de lo que tienes incluso con tu Oro.
   *[military] Cuesta { $price } Militar, más de lo que tienes incluso con tu Oro.
}
monumental-why-pile-empty = No queda ninguna carta de esa pila.
monumental-why-not-on-display = Esa carta no está en el Desarrollo disponible.
monumental-why-wonder-in-stages = Una Maravilla se construye por etapas, no se compra.
monumental-why-one-wonder = Tienes otra Maravilla en construcción.
monumental-why-other-civilization = Esa Conducta es de otra civilización.
monumental-why-policy-developed = Ya has desarrollado esa Conducta.
monumental-why-cannot-pay-culture = Cuesta { $price } de Cultura, y el Oro no vale por Cultura.
monumental-why-no-province = Solo se conquistan Provincias, ni Agua ni Capitales.
monumental-why-own-province = Ya controlas esa Provincia.
monumental-why-not-adjacent = Esa Provincia no está junto a tu reino.
monumental-why-no-military = No tienes ni Militar ni Oro para una unidad.
monumental-why-too-weak = Esa Provincia cuesta { $price }; las unidades que puedes llevar y pagar no bastan.
monumental-why-no-tile = No hay loseta en esa dirección.
monumental-why-other-explorer = Este turno mueve al otro Explorador.
monumental-why-must-move = Un Explorador solo toma una ficha como parte de un movimiento.
monumental-why-nothing-to-take = Ahí no hay nada que tomar, o ese Explorador ya ha actuado.
monumental-why-choose-unit = Primero elige la unidad que se mueve.
monumental-why-no-unit = Ahí no tienes esa unidad.
monumental-why-last-defender = En cada Provincia se queda una unidad.
monumental-why-nowhere-to-go = Ninguna otra Provincia tuya está conectada con esa.
monumental-why-no-outpost = No te quedan Puestos de avanzada.
monumental-why-three-soldiers = Un Puesto de avanzada sustituye a tres Soldados en una Provincia tuya.
monumental-why-no-hero = No tienes ninguna Celebridad en juego.
monumental-why-hero-used = Tu Celebridad no puede usarse otra vez ahora.
monumental-why-no-policy = No has desarrollado ninguna Conducta.
monumental-why-policy-used = Tu Conducta activa no puede usarse otra vez ahora.
monumental-why-not-activated = Ahí no tienes ninguna carta activada con un texto sin usar.
monumental-why-effect-impossible = Falta lo que pide este efecto.
monumental-why-one-hero = Tienes una Celebridad; devuélvela antes.
monumental-why-hero-this-round = Esta ronda ya tienes una Celebridad, aunque la devuelvas; no se contrata otra hasta que acabe la ronda.
monumental-why-hero-not-there = Esa Celebridad no está disponible.
monumental-why-cannot-pay-gold = Esa Celebridad cuesta { $price } de Oro.
monumental-why-no-cards = No hay carta que robar.
monumental-why-cannot-defeat = Un Explorador debe estar en la loseta del Monstruo, y hay que pagar su precio.
monumental-why-no-token = No tienes esa ficha.
monumental-why-cannot-pass = Se pasa en lugar de actuar; acaba tu turno.
monumental-why-not-now = Ahora no se pide eso.

## En la caja

box-monumental-display_classic = Desarrollo disponible, modo normal
box-monumental-display_extra = Desarrollo disponible, por rondas: civilizaciones más
box-monumental-last_cards = Cartas en el mazo que traen la última ronda
box-monumental-start_culture = Cultura al empezar
box-monumental-soldiers = Soldados
box-monumental-explorers = Exploradores
box-monumental-outposts = Puestos de avanzada
box-monumental-soldier_strength = Fuerza de un Soldado
box-monumental-outpost_strength = Fuerza de un Puesto de avanzada
box-monumental-outpost_soldiers = Soldados que sustituye un Puesto de avanzada
box-monumental-wonder_defence = Defensa de una ficha de Maravilla
box-monumental-guard_defence = Defensa de murallas y Conductas
box-monumental-monster_gold = Oro por un Monstruo revelado
box-monumental-monsters_each = Fichas de Monstruo por civilización
box-monumental-heroes_most = Celebridades disponibles, como mucho
box-monumental-granary = Producción que conservan los Graneros
box-monumental-knowledge_points = Puntos por un Conocimiento
box-monumental-wonder_points = Puntos por una Maravilla
box-monumental-policy_points = Puntos por una Conducta
box-monumental-province_points = Puntos por una Provincia
box-monumental-monster_points = Puntos por un Monstruo
box-monumental-dominance_points = Puntos por la mayoría
box-note-monumental-display_classic = Cartas de Desarrollo boca arriba en el modo normal; con dos civilizaciones, en dos filas de tres.
box-note-monumental-display_extra = En el modo por rondas el Desarrollo disponible es una sola fila: tantas cartas como civilizaciones, más estas.
box-note-monumental-last_cards = Con tan pocas cartas en el mazo cuando hay que reponer, sigue una última ronda.
box-note-monumental-start_culture = Cultura al empezar. El Oro inicial es una opción.
box-note-monumental-soldiers = Soldados de una civilización.
box-note-monumental-explorers = Exploradores de una civilización.
box-note-monumental-outposts = Puestos de avanzada de una civilización; una reseña cuenta tres.
box-note-monumental-soldier_strength = Fuerza de un Soldado al atacar y al defender.
box-note-monumental-outpost_strength = Un Puesto de avanzada sustituye a tres Soldados y defiende como ellos.
box-note-monumental-outpost_soldiers = Soldados que dejan sitio a un Puesto de avanzada.
box-note-monumental-wonder_defence = Lo que una ficha de Maravilla añade a la defensa de su Provincia.
box-note-monumental-guard_defence = Lo que añaden la Gran Muralla y las Conductas defensivas.
box-note-monumental-monster_gold = Oro por revelar un Monstruo: en un ejemplo del folleto lo da una ficha de ese tipo; que lo den todas es nuestra lectura.
box-note-monumental-monsters_each = Fichas de Monstruo entre los Bárbaros, por cada civilización.
box-note-monumental-heroes_most = Al empezar una Era salen tantas de sus Celebridades como civilizaciones hay, como mucho estas.
box-note-monumental-granary = Producción que conserva la Conducta Graneros.
box-note-monumental-knowledge_points = Puntos por una carta de Conocimiento.
box-note-monumental-wonder_points = Puntos por una Maravilla.
box-note-monumental-policy_points = Puntos por una Conducta desarrollada.
box-note-monumental-province_points = Puntos por una Provincia.
box-note-monumental-monster_points = Puntos por un Monstruo derrotado.
box-note-monumental-dominance_points = Puntos por tener más Conocimientos, Maravillas, Conductas o Provincias; quienes empatan los reciben todos.

## Primer turno guiado

coach-monumental-goal = Este es el mundo. Las Provincias, Maravillas, Conductas y Conocimientos dan puntos, y tener la mayoría de un tipo da 3 más.
coach-monumental-city = Esta es tu Ciudad. Cada ronda eliges una fila y una columna, y sus cartas te dan recursos.
coach-monumental-offer = La Producción paga Construcciones y Maravillas; la Ciencia, Conocimientos. Lo que adquieres va encima de tu mazo y pronto llega a tu Ciudad.
coach-monumental-acts = Aquí está todo lo que puedes hacer ahora, y lo que brilla puede tocarse. Lo que no es posible dice por qué al intentarlo.
coach-monumental-confirm = Nada cuenta hasta que confirmas. Hasta entonces puedes deshacer o pedir una pista.

## Por qué lo dice la sugerencia

monumental-hint-only = Es lo único que puedes hacer.
monumental-hint-lines = Juntas, estas cartas dan una buena mezcla.
monumental-hint-lines-production = Esta fila y esta columna dan sobre todo Producción, para Construcciones y Maravillas.
monumental-hint-lines-science = Esta fila y esta columna dan sobre todo Ciencia, para el Conocimiento.
monumental-hint-lines-military = Esta fila y esta columna dan sobre todo Militar, para Provincias y Exploradores.
monumental-hint-knowledge = Un punto, y actúa junto con la carta que lo cubre.
monumental-hint-building = Da algo cada vez que se activa: cuanto antes lo tengas, más.
monumental-hint-basic = Barato, y da más que las cartas con las que empezaste.
monumental-hint-begin = Una vez empezada, la Maravilla es tuya y nadie más puede tomarla.
monumental-hint-finish = Esto completa la Maravilla: puntos, su bonificación y una carta para tu Ciudad.
monumental-hint-policy = Puntos, su bonificación y otra vez las de tus Conductas anteriores.
monumental-hint-token = Un punto, y una recompensa de la ficha que hay allí.
monumental-hint-conquer = Un punto, y un camino hacia lo que hay más allá.
monumental-hint-rival = Un punto para ti, y uno menos para un rival.
monumental-hint-lead-knowledge = Con esto estás entre los primeros en Conocimiento; al final eso vale 3 puntos.
monumental-hint-lead-wonders = Con esto estás entre los primeros en Maravillas; al final eso vale 3 puntos.
monumental-hint-lead-policies = Con esto estás entre los primeros en Conductas; al final eso vale 3 puntos.
monumental-hint-lead-provinces = Con esto estás entre los primeros en Provincias; al final eso vale 3 puntos.
monumental-hint-warlord = El Líder militar es tu unidad más fuerte, y su primera conquista de la ronda tiene recompensa propia.
monumental-hint-soldier = De donde vienen, los Soldados hacen menos falta.
monumental-hint-relieve = Un Soldado releva a tu Líder militar, que así puede seguir.
monumental-hint-march = Más unidades donde hacen falta.
monumental-hint-outpost = El Puesto de avanzada guarda igual la Provincia, y tres Soldados vuelven a casa.
monumental-hint-step = El Explorador se acerca a algo que vale la pena.
monumental-hint-pick = Una ficha tomada ahora se gasta cuando haga falta.
monumental-hint-use = Se puede usar una vez por ronda: lo que da está para gastarlo.
monumental-hint-hire = Cuanto antes se contrata una Celebridad, más veces tienes su efecto.
monumental-hint-dismiss = Así se puede contratar otra Celebridad.
monumental-hint-dismiss-round = No se puede contratar otra Celebridad hasta que acabe esta ronda.
monumental-hint-advance = Una carta más, por Ciencia que ahora no compra nada mejor.
monumental-hint-defeat = Un punto y una recompensa, y un peligro menos.
monumental-hint-produce = Con ella puedes pagar algo ahora.
monumental-hint-trade = Lo que da la ficha se aprovecha bien ahora.
monumental-hint-pass = Nada de lo que queda por hacer vale ahora su precio.
monumental-hint-end = En este turno no hay nada más que ganar.
monumental-hint-skip = Costaría más de lo que da.
monumental-hint-way = De lo que se ofrece, esto es lo que mejor puedes usar.
monumental-hint-gain = Es el recurso con el que más puedes hacer ahora.
monumental-hint-pay = Es el recurso del que puedes prescindir.
monumental-hint-archive = Sin esta carta, las mejores llegan antes.
monumental-hint-discard = Es la carta que menos falta hace.
monumental-hint-activate = Es la carta que más da ahora.
monumental-hint-copy = Esta ficha tiene la mejor recompensa para ti ahora.
monumental-hint-site = Una Provincia que probablemente conservarás.
monumental-hint-lair = Allí el Monstruo te hace menos daño.

## El Autómata: las líneas de sus cartas

monumental-automa-do-conquer-cheapest = conquista la Provincia que menos cuesta
monumental-automa-do-conquer-dearest = conquista la Provincia que más cuesta
monumental-automa-do-conquer-dearest-n = conquista las { $n } Provincias que más cuestan
monumental-automa-do-knowledge-cheapest = toma el Conocimiento más barato
monumental-automa-do-knowledge-dearest = toma el Conocimiento más caro
monumental-automa-do-knowledge-all = toma todo el Conocimiento del Desarrollo disponible
monumental-automa-do-building-cheapest = toma la Construcción más barata
monumental-automa-do-building-dearest = toma la Construcción más cara
monumental-automa-do-wonder = completa una Maravilla, o empieza la más barata
monumental-automa-do-policy = desarrolla una Conducta
monumental-automa-do-explorers-n = mueve ambos Exploradores { $n ->
    [one] 1 espacio
   *[other] { $n } espacios
}
monumental-automa-do-gold-n = gana { $n } de Oro
monumental-automa-do-gold-n-per-policy = gana { $n } de Oro por cada Conducta
monumental-automa-do-gold-n-per-coast = gana { $n } de Oro por cada Provincia costera
monumental-automa-do-catch-up = con menos Provincias que alguien conquista la más barata; si no, con menos Conductas desarrolla una
monumental-automa-do-reshuffle = baraja sus cartas
monumental-automa-pays = Por { $n } de Oro: { $do }
monumental-automa-typed = { $type ->
    [technological] Tecnológica: { $do }
    [aggressive] Agresiva: { $do }
    [architectural] Arquitectónica: { $do }
    [economic] Económica: { $do }
   *[cultural] Cultural: { $do }
}
monumental-automa-then = { $then ->
    [technological] luego roba hasta que una carta tenga una línea tecnológica, y la sigue
    [twice] luego roba una carta y hace dos veces sus líneas sin tipo
    [typed] luego roba una carta y hace su línea con tipo, sea cual sea
   *[any] luego roba otra carta
}
monumental-automa-no-card = Roba una carta en su próximo turno.
monumental-automa-way-twice = Sus líneas sin tipo se hacen dos veces.
monumental-automa-way-typed = Solo se hace su línea con tipo, sea cual sea.
monumental-automa-gained = Apartadas para el final: { $cards }
monumental-automa-deck-name = Su mazo y lo que ha robado
monumental-automa-has = { $policies ->
    [one] 1 Conducta
   *[other] { $policies } Conductas
}, { $cards ->
    [one] 1 carta apartada
   *[other] { $cards } cartas apartadas
}, { $deck ->
    [one] 1 carta
   *[other] { $deck } cartas
} en su mazo

## Civilizaciones que elegir

monumental-style-technological = Tecnológica: cartas y Conocimientos
monumental-style-aggressive = Agresiva: conquistas y costas
monumental-style-architectural = Arquitectónica: Producción y Maravillas
monumental-style-economic = Económica: Oro y mercados
monumental-style-cultural = Cultural: Cultura y Conductas

## Reglas en vigor: Conductas, Celebridades y Líderes militares

monumental-rule-cheap-knowledge = el Conocimiento cuesta { $amount } de Ciencia menos
monumental-rule-token-gold = la primera ficha que toman tus Exploradores da además { $amount } de Oro
monumental-rule-cheap-advance = un Avance científico cuesta { $amount } de Ciencia menos
monumental-rule-raid = las Provincias con un Bárbaro cuestan { $amount } menos
monumental-rule-longships = las Provincias costeras de un mismo agua cuentan como adyacentes
monumental-rule-conquest-gold = tu primera conquista da { $amount } de Oro
monumental-rule-defence = tus Provincias tienen { $amount } más de defensa
monumental-rule-cheap-stage = las etapas de Maravilla cuestan { $amount } de Producción menos
monumental-rule-wonder-culture = completar una Maravilla da { $amount } de Cultura
monumental-rule-granaries = conservas hasta { $amount } de Producción sin gastar
monumental-rule-league = tus Exploradores mueven { $amount } espacios por 1 Militar
monumental-rule-cheap-basic = las Construcciones básicas cuestan { $amount } de Producción menos
monumental-rule-conquest-draw = tu primera conquista roba { $amount } carta
monumental-rule-cheap-policy = tu próxima Conducta cuesta { $amount } de Cultura menos
monumental-rule-reinforce = tras una conquista puedes mover allí { $amount } unidad, gratis
monumental-rule-both-rewards = toma ambas recompensas de la ficha

## Junto a la Ciudad

monumental-warlord-hua-mulan = Hua Mulan
monumental-warlord-siegfried = Sigfrido
monumental-warlord-ramses = Ramsés II
monumental-warlord-hercules = Hércules
monumental-warlord-musashi = Miyamoto Musashi
monumental-policy-bonus = al desarrollarla, y otra vez con cada una posterior
monumental-heroes-name = Celebridades disponibles
monumental-monsters-name = Monstruos en el mapa
monumental-monster-cost = Derrotarlo cuesta { $cost }
monumental-claimed = Fichas reclamadas: { $n }
monumental-policy-active = activa
monumental-policy-developed = desarrollada
monumental-policy-open = sin desarrollar
monumental-policy-next = la próxima: { $n } de Cultura
monumental-warlord-name = Líder militar: { $name }
monumental-warlord-ready = Primera conquista del Líder militar:
monumental-warlord-used = Ganancia ya obtenida
monumental-piles = Mazo { $deck }, descartes { $discard }, archivo { $archive }
monumental-deck-name = Qué cartas hay y dónde
monumental-deck-holds = En el mazo: { $cards }
monumental-discard-holds = En los descartes: { $cards }
monumental-deck-next = Siguiente: { $cards }

## Puntuación final

monumental-result-title = Puntuación final
monumental-result-knowledge = Conocimiento
monumental-result-wonders = Maravillas
monumental-result-policies = Conductas
monumental-result-provinces = Provincias
monumental-result-monsters = Monstruos
monumental-result-gold = Oro
monumental-result-total = Puntos
monumental-result-chart = Puntos de cada cual según de dónde vienen
monumental-result-player = Jugador
monumental-result-most-of = Mayoría: { $what }
monumental-result-times = { $n } × { $each }
monumental-result-winner = gana
