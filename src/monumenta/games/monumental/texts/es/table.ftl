### Monumental: todas sus palabras, para la página y la terminal. Las cartas y fichas se llaman por sus claves en la caja.

## La partida

monumental-title = Monumental

## Recursos y fases

monumental-resource-production = Producción
monumental-resource-science = Ciencia
monumental-resource-military = Militar
monumental-resource-gold = Oro
monumental-resource-culture = Cultura
monumental-resource-works = Producción solo para Maravillas
monumental-resource-raids = Militar solo para Provincias de nadie
monumental-resource-tokens = Fichas de Producción
monumental-phase-setup = Preparación
monumental-phase-city = Fase de Ciudad
monumental-phase-action = Fase de Acciones
monumental-phase-upkeep = Fase de Mantenimiento
monumental-phase-development = Fase de Desarrollo
monumental-phase-monsters = Atacan los Monstruos
monumental-phase-over = Fin de la partida
monumental-round = Ronda { $round }
monumental-last-round = Última ronda
monumental-type-building = Construcción
monumental-type-knowledge = Conocimiento
monumental-type-wonder = Maravilla
monumental-unit-soldier = Soldado
monumental-unit-warlord = Líder militar
monumental-unit-explorer = Explorador
monumental-unit-outpost = Puesto de avanzada
monumental-token-barbarian = Bárbaro { $strength }
monumental-token-town = Ciudad libre { $strength }
monumental-goods-production = 4 de Producción
monumental-goods-science = 4 de Ciencia
monumental-goods-military = 4 Militar
monumental-goods-gold = 3 de Oro
monumental-goods-culture = 1 de Cultura y 1 de Oro

## Pasos de los efectos, en el orden de docs/monumental-effects.md

monumental-step-gain = obtén { $amounts }
monumental-step-pay = paga { $amounts }
monumental-step-pay-any = { $n ->
    [one] paga 1 recurso básico
   *[other] paga { $n } recursos básicos
}
monumental-step-pay-different = paga { $n } recursos básicos diferentes
monumental-step-basic = { $n ->
    [one] obtén 1 recurso básico
   *[other] obtén { $n } recursos básicos
}
monumental-step-basic-identical = obtén { $n } recursos básicos iguales
monumental-step-basic-other = { $n ->
    [one] obtén otro recurso básico
   *[other] obtén otros { $n } recursos básicos
}
monumental-step-basic-per = obtén 1 recurso básico por cada { $count }, como mucho { $most }
monumental-step-gain-per = obtén 1 de { $resource } por cada { $count }, como mucho { $most }
monumental-count-knowledge = Conocimiento en tu Ciudad
monumental-count-learned = carta activada con Conocimiento
monumental-count-coast = Provincia costera
monumental-count-markets = ficha de Mercado tomada hasta ahora
monumental-count-policies = Conducta desarrollada
monumental-step-archive = archiva 1 carta
monumental-step-may-archive = puedes archivar 1 carta; si lo haces
monumental-step-discard = descarta 1 carta de tu Ciudad
monumental-step-draw = { $n ->
    [one] roba 1 carta
   *[other] roba { $n } cartas
}
monumental-step-activate = activa 1 carta más
monumental-step-stage = completa una etapa de Maravilla por { $less } menos
monumental-step-stage-half = completa una etapa de Maravilla a mitad de precio
monumental-step-stage-own = completa una etapa de tu Maravilla por { $less } menos
monumental-step-conquer = conquista una Provincia por { $less } menos
monumental-step-march = { $n ->
    [one] mueve 1 unidad gratis
   *[other] mueve { $n } unidades gratis
}
monumental-step-steps = { $n ->
    [one] mueve un Explorador 1 espacio gratis
   *[other] mueve un Explorador { $n } espacios gratis
}
monumental-step-steps-each = mueve cada Explorador 1 espacio gratis
monumental-step-fly = mueve un Explorador gratis a cualquier loseta
monumental-step-place = pon 1 Soldado de la Capital en una Provincia tuya
monumental-step-guard = tus Provincias tienen 1 más de defensa hasta tu próxima Fase de Ciudad
monumental-step-copy-host = copia la carta a la que está vinculada
monumental-step-copy-token = copia una ficha que reclamaste y descártala
monumental-if-conquered = si conquistaste una Provincia este turno
monumental-if-produced = si obtuviste al menos { $n } de Producción este turno
monumental-if-provinces = si controlas al menos { $n } Provincias
monumental-if-coast = si controlas una Provincia costera
monumental-if-project = si tienes una Maravilla en construcción
monumental-if-idle = si no tienes una Maravilla en construcción
monumental-or = { $first } o { $second }

## El Autómata: las líneas de sus cartas y lo que hace

monumental-automa = Autómata
monumental-automa-card = Carta { $card }
monumental-automa-card-own = La carta de { $civ }
monumental-automa-own = La carta de su civilización
monumental-automa-of = Carta de { $who }
monumental-decides-for = Decides por { $who }. { $asked }
monumental-line-decided = { $who } decide por { $automa }: { $do }
monumental-line-decided-step = { $who } decide adónde va un Explorador de { $automa }.
monumental-line-automa-draws = { $who } roba { $card }.
monumental-line-automa-leaves = { $who } descubre { $card } y sigue robando.
monumental-line-automa-pays = { $who } paga { $n } de Oro por la línea siguiente.
monumental-line-automa-takes = { $who } toma { $card }.
monumental-line-automa-begins = { $who } empieza { $card }.
monumental-line-automa-policy = { $who } desarrolla una Conducta, la { $n ->
    [1] primera
    [2] segunda
    [3] tercera
    [4] cuarta
   *[5] quinta
}.
monumental-line-automa-steps = { $who } mueve un Explorador a { $tile }.
monumental-line-automa-token = { $who } toma la ficha de Producción de { $tile }.
monumental-line-automa-goods = { $who } toma una ficha de Mercado en { $tile }: { $n } de Oro.
monumental-line-automa-home = { $who } tiene una ficha de cada mercado; sus Exploradores vuelven a casa.
monumental-line-automa-gold = { $who } gana { $n } de Oro.
monumental-line-automa-instead = { $who } no puede hacerlo, y gana { $n } de Oro en su lugar.
monumental-line-automa-shuffles = { $who } baraja sus cartas.
monumental-line-automa-passes = { $who } pasa.

## Cartas

monumental-card-work-camp = Campo de trabajo
monumental-card-library = Biblioteca
monumental-card-fort = Fortaleza
monumental-card-forum = Foro
monumental-card-mine = Mina
monumental-card-paper-mill = Molino de papel
monumental-card-pyrotechnics = Pirotecnia
monumental-card-longship-harbour = Puerto de drakkares
monumental-card-seafaring = Marinería
monumental-card-obelisk-yard = Taller de obeliscos
monumental-card-hieroglyphs = Jeroglíficos
monumental-card-agora = Ágora
monumental-card-philosophy = Filosofía
monumental-card-samurai-training-ground = Campo de entrenamiento samurái
monumental-card-calligraphy = Caligrafía
monumental-card-workshop = Taller
monumental-card-laboratory = Laboratorio
monumental-card-archery-range = Campo de tiro
monumental-card-house-of-scribes = Casa de escribas
monumental-card-apothecary = Apoteca
monumental-card-warrior-priest-altar = Altar del paladín
monumental-card-emporium = Emporio
monumental-card-stonemasons = Canteros
monumental-card-mathematics = Matemáticas
monumental-card-weaponsmithing = Forja de armas
monumental-card-navigation = Navegación
monumental-card-the-wheel = La rueda
monumental-card-irrigation = Irrigación
monumental-card-great-library = Gran biblioteca
monumental-card-stonehenge = Stonehenge
monumental-card-pyramids = Pirámides
monumental-card-colossus = Coloso
monumental-card-hanging-gardens = Jardines colgantes
monumental-card-factory = Fábrica
monumental-card-university = Universidad
monumental-card-citadel = Ciudadela
monumental-card-merchant-guild = Gremio de mercaderes
monumental-card-printing = Imprenta
monumental-card-engineering = Ingeniería
monumental-card-gunpowder = Pólvora
monumental-card-theology = Teología
monumental-card-machu-picchu = Machu Picchu
monumental-card-great-wall = Gran Muralla
monumental-card-notre-dame = Notre-Dame
monumental-card-angkor-wat = Angkor Wat
monumental-card-arsenal = Arsenal
monumental-card-academy-of-arts = Academia de las artes
monumental-card-bank = Banco
monumental-card-shipyard = Astillero
monumental-card-perspective = Perspectiva
monumental-card-optics = Óptica
monumental-card-metallurgy = Metalurgia
monumental-card-double-entry-bookkeeping = Partida doble
monumental-card-taj-mahal = Taj Mahal
monumental-card-st-peters = San Pedro
monumental-card-versailles = Versalles
monumental-card-himeji-castle = Castillo de Himeji
monumental-card-electricity = Electricidad
monumental-card-computing = Computación
monumental-card-aviation = Aviación
monumental-card-space-flight = Vuelo espacial
monumental-card-international-space-station = Estación Espacial Internacional
monumental-card-statue-of-liberty = Estatua de la Libertad
monumental-card-eiffel-tower = Torre Eiffel
monumental-card-panama-canal = Canal de Panamá

## Conductas culturales

monumental-policy-civil-service = Funcionariado
monumental-policy-silk-road = Ruta de la seda
monumental-policy-imperial-archive = Archivo imperial
monumental-policy-mandate-of-heaven = Mandato del cielo
monumental-policy-grand-observatory = Gran observatorio
monumental-policy-raiding-season = Temporada de saqueos
monumental-policy-longships = Drakkares
monumental-policy-danegeld = Danegeld
monumental-policy-the-thing = El Thing
monumental-policy-shield-wall = Muro de escudos
monumental-policy-divine-kingship = Realeza divina
monumental-policy-nile-floods = Crecidas del Nilo
monumental-policy-cult-of-the-dead = Culto a los muertos
monumental-policy-granaries = Graneros
monumental-policy-corvee = Corvea
monumental-policy-coinage = Acuñación
monumental-policy-maritime-league = Liga marítima
monumental-policy-academy = Academia
monumental-policy-colonies = Colonias
monumental-policy-olympiad = Olimpiada
monumental-policy-tea-ceremony = Ceremonia del té
monumental-policy-way-of-the-warrior = Camino del guerrero
monumental-policy-kabuki = Kabuki
monumental-policy-zen-gardens = Jardines zen
monumental-policy-closed-country = País cerrado

## Civilizaciones

monumental-civ-china = China
monumental-civ-denmark = Dinamarca
monumental-civ-egypt = Egipto
monumental-civ-greece = Grecia
monumental-civ-japan = Japón

## Celebridades

monumental-hero-imhotep = Imhotep
monumental-hero-archimedes = Arquímedes
monumental-hero-sun-tzu = Sun Tzu
monumental-hero-homer = Homero
monumental-hero-marco-polo = Marco Polo
monumental-hero-joan-of-arc = Juana de Arco
monumental-hero-avicenna = Avicena
monumental-hero-tomoe-gozen = Tomoe Gozen
monumental-hero-ada-lovelace = Ada Lovelace
monumental-hero-nikola-tesla = Nikola Tesla
monumental-hero-marie-curie = Marie Curie
monumental-hero-gustave-eiffel = Gustave Eiffel

## Monstruos

monumental-monster-minotaur = Minotauro
monumental-monster-medusa = Medusa
monumental-monster-kraken = Kraken
monumental-monster-sphinx = Esfinge
monumental-monster-cyclops = Cíclope
monumental-monster-hydra = Hidra
monumental-monster-fenrir = Fenrir
monumental-monster-phoenix = Fénix
monumental-monster-oni = Oni
monumental-monster-chimera = Quimera
monumental-monster-anubite = Anubita
monumental-monster-dragon = Dragón

## Terrenos

monumental-terrain-meadow = Pradera
monumental-terrain-forest = Bosque
monumental-terrain-mountain = Montaña
monumental-terrain-volcano = Volcán
monumental-terrain-market = Mercado
monumental-terrain-water = Agua
monumental-terrain-capital = Capital

## Ciudades de los mercados

monumental-city-samarkand = Samarcanda
monumental-city-timbuktu = Tombuctú
monumental-city-palmyra = Palmira
monumental-city-malacca = Malaca

## Eras

monumental-era-classical = Era clásica
monumental-era-medieval = Era medieval
monumental-era-renaissance = Renacimiento
monumental-era-modern = Era moderna

## Página: la mesa

monumental-resource-any = recurso básico a elegir
monumental-amount = { $name ->
    [tokens] { $n ->
        [one] 1 ficha de Producción
       *[other] { $n } fichas de Producción
    }
    [any] { $n ->
        [one] 1 recurso básico a elegir
       *[other] { $n } recursos básicos a elegir
    }
    [military] { $n } { $resource }
    [raids] { $n } { $resource }
   *[other] { $n } de { $resource }
}
monumental-change = { $name ->
    [tokens] { $count ->
        [one] { $n } ficha de Producción
       *[other] { $n } fichas de Producción
    }
    [any] { $count ->
        [one] { $n } recurso básico a elegir
       *[other] { $n } recursos básicos a elegir
    }
   *[other] { $n } { $resource }
}
monumental-and = { $first } y { $last }
monumental-tile = { $id }, { $terrain }
monumental-tile-owner = de { $who }
monumental-tile-production = ficha de Producción
monumental-tile-market = mercado de { $city } con { $n ->
    [one] 1 ficha
   *[other] { $n } fichas
}
monumental-tile-price = puede atacarse, coste { $price }
monumental-tile-choices = { $n ->
    [one] aquí se puede hacer algo
   *[other] aquí se pueden hacer { $n } cosas
}
monumental-soldiers = { $n ->
    [one] 1 Soldado
   *[other] { $n } Soldados
}
monumental-outposts = { $n ->
    [one] 1 Puesto de avanzada
   *[other] { $n } Puestos de avanzada
}
monumental-warlord-of = Líder militar de { $who }
monumental-explorers-of = { $n ->
    [one] Explorador de { $who }
   *[other] { $n } Exploradores de { $who }
}
monumental-tab-city = Ciudad
monumental-tab-map = Mapa
monumental-tab-offer = Cartas
monumental-tab-acts = Acciones
monumental-tabs = Qué mirar
monumental-map-name = Mapa
monumental-map-large = Mapa grande
monumental-key-barbarian = Bárbaros
monumental-key-town = Ciudad libre
monumental-key-token = ficha de Producción
monumental-key-price = coste de conquista
monumental-map-help = Las flechas recorren el mapa; Intro hace lo que se puede hacer ahí.
monumental-city-of = Ciudad de { $who }
monumental-city-yours = Tu Ciudad
monumental-back = Volver a tu Ciudad
monumental-row = Fila { $n }
monumental-column = Columna { $n }
monumental-lines-gain = esta fila y esta columna dan { $amounts }
monumental-lines-nothing = nada
monumental-place-empty = espacio vacío
monumental-card-active = activada
monumental-card-used = texto usado
monumental-card-can-use = su texto puede usarse
monumental-card-attached = con { $cards }
monumental-card-drawn = Robadas esta ronda
monumental-card-copies = { $n } veces
monumental-price = { $n } { $resource }
monumental-affordable = puedes tomarla
monumental-not-affordable = ahora no
monumental-on-wonder = En una Maravilla: { $amounts }
monumental-bonus = Bonificación por construcción: { $effect }
monumental-bonus-short = Construida:
monumental-or-else = o
monumental-offer-name = Desarrollo disponible
monumental-offer-deck = { $n ->
    [one] 1 carta en el mazo
   *[other] { $n } cartas en el mazo
}
monumental-offer-empty = vacío hasta la Fase de Desarrollo
monumental-basics-name = Construcciones básicas
monumental-basics-left = quedan { $n }
monumental-supply-name = Reserva de { $who }
monumental-supply-yours = Tu reserva
monumental-market-hidden = ficha de { $city }
monumental-project = En construcción: { $card }
monumental-policies-name = Conductas culturales
monumental-passed = ha pasado
monumental-first = empieza
monumental-taken = { $n ->
    [one] 1 tomada esta ronda
   *[other] { $n } tomadas esta ronda
}
monumental-acts-name = Acciones
monumental-decide-name = Decide
monumental-acts-none = ahora no es posible: pregunta por qué
monumental-act-count = { $n ->
    [one] 1 posibilidad
   *[other] { $n } posibilidades
}
monumental-chooser = Qué hacer aquí
monumental-close = Dejarlo
monumental-suggested = Sugerencia

## Página: nombres de las acciones

monumental-act-buy = Adquirir carta
monumental-act-build = Maravilla
monumental-act-policy = Conducta
monumental-act-conquer = Conquistar
monumental-act-army = Mover ejércitos
monumental-act-outpost = Puesto
monumental-act-explore = Exploradores
monumental-act-use = Usar efecto
monumental-act-advance = Avance científico
monumental-act-hire = Celebridades
monumental-act-defeat = Monstruo
monumental-act-produce = Gastar ficha
monumental-act-trade = Ficha de Mercado
monumental-act-pass = Pasar
monumental-do-city = Activar la fila { $row } y la columna { $column }
monumental-do-buy = { $card } por { $price } de { $resource }
monumental-do-build = Una etapa de { $card } por { $price } de Producción
monumental-do-policy = { $policy } por { $price } de Cultura
monumental-do-conquer = Conquistar { $tile }: coste { $price }
monumental-do-soldier = Soldado de { $tile }
monumental-do-warlord = Líder militar de { $tile }
monumental-do-to = { $tile }
monumental-do-outpost = Puesto de avanzada en { $tile }
monumental-do-step = Explorador { $n } a { $tile }
monumental-do-pick = El Explorador { $n } toma una ficha en { $tile }
monumental-do-lead = Explorador { $n } en { $tile }
monumental-do-use = Usar { $card }
monumental-do-archive = Archivar { $card } (fila { $row }, columna { $column })
monumental-do-discard = Descartar { $card } (fila { $row }, columna { $column })
monumental-do-activate = Activar { $card } (fila { $row }, columna { $column })
monumental-do-hire = Adquirir a { $hero } por { $price } de Oro
monumental-do-dismiss = Devolver a { $hero }
monumental-do-advance = Robar una carta por { $price } de Ciencia
monumental-do-defeat = Derrotar a { $monster }
monumental-do-produce = Gastar una ficha de Producción: 1 de Producción
monumental-do-trade = Gastar una ficha de Mercado: { $goods }
monumental-do-pass = Pasar el resto de la ronda
monumental-do-end = Acabar el turno
monumental-do-skip = Renunciar
monumental-do-way = Opción { $n }
monumental-do-civ = Dirigir { $civ }
monumental-do-copy = Copiar: { $token }

## Página: qué hacer

monumental-prompt-lines = Elige una fila y una columna de tu Ciudad.
monumental-prompt-civilization = Elige tu civilización.
monumental-prompt-act = Te toca: una acción, o pasa.
monumental-prompt-act-more = Sigue con ella, haz acciones gratuitas o acaba el turno.
monumental-prompt-act-pick = Tu Explorador puede tomar la ficha de su loseta; o acaba el turno.
monumental-prompt-act-classic = Te toca: haz cuantas acciones quieras y acaba el turno.
monumental-prompt-way = Elige una de las dos opciones.
monumental-prompt-way-decline = Acéptalo o renuncia.
monumental-prompt-way-or-tokens = Elige qué ocurre; antes puedes gastar fichas.
monumental-prompt-way-tokens = Gasta fichas para esto o renuncia: { $effect }
monumental-prompt-gain = { $n ->
    [one] Obtén un recurso básico: ¿cuál?
   *[other] Obtén { $n } recursos básicos: ¿cuáles?
}
monumental-prompt-pay = { $n ->
    [one] Paga un recurso: ¿cuál?
   *[other] Paga { $n } recursos: ¿cuáles?
}
monumental-prompt-archive = Archiva una carta de tu Ciudad que no esté activada.
monumental-prompt-discard = Descarta una carta de tu Ciudad que no esté activada.
monumental-prompt-activate = Activa una carta más de tu Ciudad.
monumental-prompt-stage = ¿Qué Maravilla avanza una etapa?
monumental-prompt-conquer = ¿Qué Provincia conquistas?
monumental-prompt-units = Elige unidades para { $tile }: su fuerza debe llegar a { $price }.
monumental-prompt-reinforce = Puedes mover allí una unidad, gratis.
monumental-prompt-march = { $n ->
    [one] Mueve una unidad gratis, o renuncia.
   *[other] Mueve { $n } unidades gratis, o renuncia.
}
monumental-prompt-march-to = ¿Adónde va la unidad?
monumental-prompt-steps = { $n ->
    [one] Mueve un Explorador 1 espacio gratis.
   *[other] Mueve un Explorador { $n } espacios gratis.
}
monumental-prompt-fly = ¿Qué Explorador va a cualquier loseta?
monumental-prompt-fly-to = ¿Adónde va el Explorador?
monumental-prompt-wonder-token = ¿Dónde se pone la ficha de la Maravilla?
monumental-prompt-place = ¿Adónde va el Soldado?
monumental-prompt-lair = ¿Dónde aparece el Monstruo?
monumental-prompt-copy = ¿Qué ficha copias?
monumental-prompt-confirm = Confirma, o deshaz.
monumental-prompt-other = { $phase }: actúa { $who }.
monumental-prompt-wait = Se están revelando cartas y fichas.
monumental-prompt-you-won = Ganas con { $score } puntos.
monumental-prompt-over = { $n ->
    [one] Gana { $who } con { $score } puntos.
   *[other] { $who } comparten la victoria con { $score } puntos.
}

## Página: qué ha pasado

monumental-line-drew = { $who } roba { $cards }.
monumental-line-round = La ronda { $round } empieza con { $who }.
monumental-line-last-round = La ronda { $round }, la última, empieza con { $who }.
monumental-line-city = { $who } activa la fila { $row } y la columna { $column }.
monumental-line-buy = { $who } adquiere { $card }.
monumental-line-build = { $who } completa una etapa: { $card }.
monumental-line-policy = { $who } desarrolla { $policy }.
monumental-line-use = { $who } usa { $card }.
monumental-line-archive = { $who } archiva { $card }.
monumental-line-discard = { $who } descarta { $card }.
monumental-line-activate = { $who } activa además { $card }.
monumental-line-step = { $n ->
    [one] { $who } mueve un Explorador.
   *[other] { $who } mueve Exploradores { $n } espacios.
}
monumental-line-pick = { $who }: un Explorador toma una ficha.
monumental-line-march = { $n ->
    [one] { $who } mueve una unidad a { $tile }.
   *[other] { $who } mueve { $n } unidades, la última a { $tile }.
}
monumental-line-outpost = { $who } construye un Puesto de avanzada en { $tile }.
monumental-line-advance = { $who } logra un Avance científico.
monumental-line-hire = { $who } adquiere a { $hero }.
monumental-line-dismiss = { $who } devuelve a { $hero }.
monumental-line-defeat = { $who } derrota a { $monster }.
monumental-line-produce = { $who } gasta una ficha de Producción.
monumental-line-trade = { $who } gasta una ficha de Mercado: { $goods }.
monumental-line-civ = { $who } dirige { $civ }.
monumental-line-pass = { $who } pasa.
monumental-line-with = { $line } { $changes }
monumental-line-supply = { $who }: { $changes }.
monumental-line-conquered = { $who } conquista { $tile }.
monumental-line-taken = { $who } le quita { $tile } a { $from }.
monumental-line-completed = { $who } completa { $card }.
monumental-line-token = { $card } está en { $tile }.
monumental-line-prowled = { $monster } está en { $tile }.
monumental-line-struck = { $monster } ataca { $tile }: { $who } pierde allí un Soldado.
monumental-line-hero = Ya puede adquirirse a { $hero }.
monumental-line-won = { $n ->
    [one] Gana { $who } con { $score } puntos.
   *[other] { $who } comparten la victoria con { $score } puntos.
}
