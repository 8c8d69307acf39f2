### Monumental: all its words. Shared by the page and the terminal. Cards and tokens are named by their ids in the box.

## The game

monumental-title = Monumental

## Resources and phases

monumental-resource-production = Production
monumental-resource-science = Science
monumental-resource-military = Military
monumental-resource-gold = Gold
monumental-resource-culture = Culture
monumental-resource-works = Production for Wonders only
monumental-resource-raids = Military for Provinces of nobody only
monumental-resource-tokens = Production tokens
monumental-phase-setup = Setting up
monumental-phase-city = City phase
monumental-phase-action = Action phase
monumental-phase-upkeep = Upkeep
monumental-phase-development = Development phase
monumental-phase-monsters = The Monsters attack
monumental-phase-over = The end
monumental-round = Round { $round }
monumental-last-round = Last round
monumental-type-building = Building
monumental-type-knowledge = Knowledge
monumental-type-wonder = Wonder
monumental-unit-soldier = Soldier
monumental-unit-warlord = Warlord
monumental-unit-explorer = Explorer
monumental-unit-outpost = Outpost
monumental-token-barbarian = Barbarian { $strength }
monumental-token-town = Free Town { $strength }
monumental-goods-production = 4 Production
monumental-goods-science = 4 Science
monumental-goods-military = 4 Military
monumental-goods-gold = 3 Gold
monumental-goods-culture = 1 Culture and 1 Gold

## Steps of effects, in the order of docs/monumental-effects.md

monumental-step-gain = gain { $amounts }
monumental-step-pay = pay { $amounts }
monumental-step-pay-any = { $n ->
    [one] pay 1 basic resource
   *[other] pay { $n } basic resources
}
monumental-step-pay-different = pay { $n } different basic resources
monumental-step-basic = { $n ->
    [one] gain 1 basic resource
   *[other] gain { $n } basic resources
}
monumental-step-basic-identical = gain { $n } identical basic resources
monumental-step-basic-other = { $n ->
    [one] gain 1 other basic resource
   *[other] gain { $n } other basic resources
}
monumental-step-basic-per = gain 1 basic resource for each { $count }, at most { $most }
monumental-step-gain-per = gain 1 { $resource } for each { $count }, at most { $most }
monumental-count-knowledge = Knowledge in your City
monumental-count-learned = activated card with Knowledge
monumental-count-coast = coastal Province
monumental-count-markets = Market token taken so far
monumental-count-policies = Policy developed
monumental-step-archive = archive 1 card
monumental-step-may-archive = you may archive 1 card; if you do
monumental-step-discard = discard 1 card of your City
monumental-step-draw = { $n ->
    [one] draw 1 card
   *[other] draw { $n } cards
}
monumental-step-activate = activate 1 further card
monumental-step-stage = complete a Wonder stage for { $less } less
monumental-step-stage-half = complete a Wonder stage at half price
monumental-step-stage-own = complete a stage of your Wonder for { $less } less
monumental-step-conquer = conquer a Province for { $less } less
monumental-step-march = { $n ->
    [one] move 1 unit free
   *[other] move { $n } units free
}
monumental-step-steps = { $n ->
    [one] move an Explorer 1 space free
   *[other] move an Explorer { $n } spaces free
}
monumental-step-steps-each = move each Explorer 1 space free
monumental-step-fly = move an Explorer free to any tile
monumental-step-place = place 1 Soldier from the Capital in a Province of yours
monumental-step-guard = your Provinces have 1 more defence until your next City phase
monumental-step-copy-host = copy the card it is attached to
monumental-step-copy-token = copy a token you claimed, then discard it
monumental-if-conquered = if you conquered a Province this turn
monumental-if-produced = if you gained at least { $n } Production this turn
monumental-if-provinces = if you control at least { $n } Provinces
monumental-if-coast = if you control a coastal Province
monumental-if-project = if you have a Wonder under construction
monumental-if-idle = if you have no Wonder under construction
monumental-or = { $first } or { $second }

## The Automa: the lines of its cards, and what it does

monumental-automa = Automa
monumental-automa-card = Card { $card }
monumental-automa-card-own = The card of { $civ }
monumental-automa-own = The card of its civilization
monumental-automa-of = Card of { $who }
monumental-decides-for = You decide for { $who }. { $asked }
monumental-line-decided = { $who } decides for { $automa }: { $do }
monumental-line-decided-step = { $who } decides where an Explorer of { $automa } goes.
monumental-line-automa-draws = { $who } draws { $card }.
monumental-line-automa-leaves = { $who } turns up { $card } and draws on.
monumental-line-automa-pays = { $who } pays { $n } Gold for the next line.
monumental-line-automa-takes = { $who } takes { $card }.
monumental-line-automa-begins = { $who } begins { $card }.
monumental-line-automa-policy = { $who } develops a Policy, its { $n ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}.
monumental-line-automa-steps = { $who } moves an Explorer to { $tile }.
monumental-line-automa-token = { $who } takes the Production token of { $tile }.
monumental-line-automa-goods = { $who } takes a Market token at { $tile }: { $n } Gold.
monumental-line-automa-home = { $who } has a token of every market; its Explorers go home.
monumental-line-automa-gold = { $who } gains { $n } Gold.
monumental-line-automa-instead = { $who } cannot do that, and gains { $n } Gold instead.
monumental-line-automa-shuffles = { $who } shuffles its cards.
monumental-line-automa-passes = { $who } passes.

## Cards

monumental-card-work-camp = Work Camp
monumental-card-library = Library
monumental-card-fort = Fort
monumental-card-forum = Forum
monumental-card-mine = Mine
monumental-card-paper-mill = Paper Mill
monumental-card-pyrotechnics = Pyrotechnics
monumental-card-longship-harbour = Longship Harbour
monumental-card-seafaring = Seafaring
monumental-card-obelisk-yard = Obelisk Yard
monumental-card-hieroglyphs = Hieroglyphs
monumental-card-agora = Agora
monumental-card-philosophy = Philosophy
monumental-card-samurai-training-ground = Samurai Training Ground
monumental-card-calligraphy = Calligraphy
monumental-card-workshop = Workshop
monumental-card-laboratory = Laboratory
monumental-card-archery-range = Archery Range
monumental-card-house-of-scribes = House of Scribes
monumental-card-apothecary = Apothecary
monumental-card-warrior-priest-altar = Warrior Priest Altar
monumental-card-emporium = Emporium
monumental-card-stonemasons = Stonemasons
monumental-card-mathematics = Mathematics
monumental-card-weaponsmithing = Weaponsmithing
monumental-card-navigation = Navigation
monumental-card-the-wheel = The Wheel
monumental-card-irrigation = Irrigation
monumental-card-great-library = Great Library
monumental-card-stonehenge = Stonehenge
monumental-card-pyramids = Pyramids
monumental-card-colossus = Colossus
monumental-card-hanging-gardens = Hanging Gardens
monumental-card-factory = Factory
monumental-card-university = University
monumental-card-citadel = Citadel
monumental-card-merchant-guild = Merchant Guild
monumental-card-printing = Printing
monumental-card-engineering = Engineering
monumental-card-gunpowder = Gunpowder
monumental-card-theology = Theology
monumental-card-machu-picchu = Machu Picchu
monumental-card-great-wall = Great Wall
monumental-card-notre-dame = Notre-Dame
monumental-card-angkor-wat = Angkor Wat
monumental-card-arsenal = Arsenal
monumental-card-academy-of-arts = Academy of Arts
monumental-card-bank = Bank
monumental-card-shipyard = Shipyard
monumental-card-perspective = Perspective
monumental-card-optics = Optics
monumental-card-metallurgy = Metallurgy
monumental-card-double-entry-bookkeeping = Double-entry Bookkeeping
monumental-card-taj-mahal = Taj Mahal
monumental-card-st-peters = St Peter’s
monumental-card-versailles = Versailles
monumental-card-himeji-castle = Himeji Castle
monumental-card-electricity = Electricity
monumental-card-computing = Computing
monumental-card-aviation = Aviation
monumental-card-space-flight = Space Flight
monumental-card-international-space-station = International Space Station
monumental-card-statue-of-liberty = Statue of Liberty
monumental-card-eiffel-tower = Eiffel Tower
monumental-card-panama-canal = Panama Canal

## Policies

monumental-policy-civil-service = Civil Service
monumental-policy-silk-road = Silk Road
monumental-policy-imperial-archive = Imperial Archive
monumental-policy-mandate-of-heaven = Mandate of Heaven
monumental-policy-grand-observatory = Grand Observatory
monumental-policy-raiding-season = Raiding Season
monumental-policy-longships = Longships
monumental-policy-danegeld = Danegeld
monumental-policy-the-thing = The Thing
monumental-policy-shield-wall = Shield Wall
monumental-policy-divine-kingship = Divine Kingship
monumental-policy-nile-floods = Nile Floods
monumental-policy-cult-of-the-dead = Cult of the Dead
monumental-policy-granaries = Granaries
monumental-policy-corvee = Corvée
monumental-policy-coinage = Coinage
monumental-policy-maritime-league = Maritime League
monumental-policy-academy = Academy
monumental-policy-colonies = Colonies
monumental-policy-olympiad = Olympiad
monumental-policy-tea-ceremony = Tea Ceremony
monumental-policy-way-of-the-warrior = Way of the Warrior
monumental-policy-kabuki = Kabuki
monumental-policy-zen-gardens = Zen Gardens
monumental-policy-closed-country = Closed Country

## Civilizations

monumental-civ-china = China
monumental-civ-denmark = Denmark
monumental-civ-egypt = Egypt
monumental-civ-greece = Greece
monumental-civ-japan = Japan

## Heroes

monumental-hero-imhotep = Imhotep
monumental-hero-archimedes = Archimedes
monumental-hero-sun-tzu = Sun Tzu
monumental-hero-homer = Homer
monumental-hero-marco-polo = Marco Polo
monumental-hero-joan-of-arc = Joan of Arc
monumental-hero-avicenna = Avicenna
monumental-hero-tomoe-gozen = Tomoe Gozen
monumental-hero-ada-lovelace = Ada Lovelace
monumental-hero-nikola-tesla = Nikola Tesla
monumental-hero-marie-curie = Marie Curie
monumental-hero-gustave-eiffel = Gustave Eiffel

## Monsters

monumental-monster-minotaur = Minotaur
monumental-monster-medusa = Medusa
monumental-monster-kraken = Kraken
monumental-monster-sphinx = Sphinx
monumental-monster-cyclops = Cyclops
monumental-monster-hydra = Hydra
monumental-monster-fenrir = Fenrir
monumental-monster-phoenix = Phoenix
monumental-monster-oni = Oni
monumental-monster-chimera = Chimera
monumental-monster-anubite = Anubite
monumental-monster-dragon = Dragon

## Terrains

monumental-terrain-meadow = Meadow
monumental-terrain-forest = Forest
monumental-terrain-mountain = Mountain
monumental-terrain-volcano = Volcano
monumental-terrain-market = Market
monumental-terrain-water = Water
monumental-terrain-capital = Capital

## Market cities

monumental-city-samarkand = Samarkand
monumental-city-timbuktu = Timbuktu
monumental-city-palmyra = Palmyra
monumental-city-malacca = Malacca

## Eras

monumental-era-classical = Classical Era
monumental-era-medieval = Medieval Era
monumental-era-renaissance = Renaissance
monumental-era-modern = Modern Era

## Page: the table

monumental-resource-any = basic resource of choice
monumental-amount = { $name ->
    [tokens] { $n ->
        [one] 1 Production token
       *[other] { $n } Production tokens
    }
    [any] { $n ->
        [one] 1 basic resource of choice
       *[other] { $n } basic resources of choice
    }
   *[other] { $n } { $resource }
}
monumental-change = { $name ->
    [tokens] { $count ->
        [one] { $n } Production token
       *[other] { $n } Production tokens
    }
    [any] { $count ->
        [one] { $n } basic resource of choice
       *[other] { $n } basic resources of choice
    }
   *[other] { $n } { $resource }
}
monumental-and = { $first } and { $last }
monumental-tile = { $id }, { $terrain }
monumental-tile-owner = held by { $who }
monumental-tile-production = Production token
monumental-tile-market = market of { $city } with { $n ->
    [one] 1 token
   *[other] { $n } tokens
}
monumental-tile-price = can be attacked, cost { $price }
monumental-tile-choices = { $n ->
    [one] something can be done here
   *[other] { $n } things can be done here
}
monumental-soldiers = { $n ->
    [one] 1 Soldier
   *[other] { $n } Soldiers
}
monumental-outposts = { $n ->
    [one] 1 Outpost
   *[other] { $n } Outposts
}
monumental-warlord-of = Warlord of { $who }
monumental-explorers-of = { $n ->
    [one] Explorer of { $who }
   *[other] { $n } Explorers of { $who }
}
monumental-tab-city = City
monumental-tab-map = Map
monumental-tab-offer = Cards
monumental-tab-acts = Actions
monumental-tabs = What to look at
monumental-map-name = Map
monumental-map-large = Large map
monumental-key-barbarian = Barbarians
monumental-key-town = Free Town
monumental-key-token = Production token
monumental-key-price = cost to conquer
monumental-map-help = Arrow keys move over the map, Enter does what can be done there.
monumental-city-of = City of { $who }
monumental-city-yours = Your City
monumental-back = Back to your City
monumental-row = Row { $n }
monumental-column = Column { $n }
monumental-lines-gain = this row and column bring { $amounts }
monumental-lines-nothing = nothing
monumental-place-empty = empty place
monumental-card-active = activated
monumental-card-used = text used
monumental-card-can-use = text can be used
monumental-card-attached = with { $cards }
monumental-card-drawn = Drawn this round
monumental-card-copies = { $n } times
monumental-price = { $n } { $resource }
monumental-affordable = you can take it
monumental-not-affordable = not now
monumental-on-wonder = On a Wonder: { $amounts }
monumental-bonus = When completed: { $effect }
monumental-bonus-short = Completed:
monumental-or-else = or
monumental-offer-name = Development cards
monumental-offer-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
monumental-offer-empty = empty until the Development phase
monumental-basics-name = Basic Buildings
monumental-basics-left = { $n } left
monumental-supply-name = Supply of { $who }
monumental-supply-yours = Your supply
monumental-market-hidden = token of { $city }
monumental-project = Under construction: { $card }
monumental-policies-name = Cultural Policies
monumental-passed = passed
monumental-first = begins
monumental-taken = { $n } taken this round
monumental-acts-name = Actions
monumental-decide-name = Decide
monumental-acts-none = not possible now: ask why
monumental-act-count = { $n ->
    [one] 1 possibility
   *[other] { $n } possibilities
}
monumental-chooser = What to do here
monumental-close = Leave it
monumental-suggested = Suggested

## Page: names of the actions

monumental-act-buy = Acquire card
monumental-act-build = Build Wonder
monumental-act-policy = Policy
monumental-act-conquer = Conquer
monumental-act-army = Move armies
monumental-act-outpost = Outpost
monumental-act-explore = Explorers
monumental-act-use = Use effect
monumental-act-advance = Scientific Advance
monumental-act-hire = Heroes
monumental-act-defeat = Monster
monumental-act-produce = Spend token
monumental-act-trade = Market goods
monumental-act-pass = Pass
monumental-do-city = Activate row { $row } and column { $column }
monumental-do-buy = { $card } for { $price } { $resource }
monumental-do-build = A stage of { $card } for { $price } Production
monumental-do-policy = { $policy } for { $price } Culture
monumental-do-conquer = Conquer { $tile }: cost { $price }
monumental-do-soldier = Soldier from { $tile }
monumental-do-warlord = Warlord from { $tile }
monumental-do-to = { $tile }
monumental-do-outpost = Outpost in { $tile }
monumental-do-step = Explorer { $n } to { $tile }
monumental-do-pick = Explorer { $n } takes a token in { $tile }
monumental-do-lead = Explorer { $n } in { $tile }
monumental-do-use = Use { $card }
monumental-do-archive = Archive { $card } (row { $row }, column { $column })
monumental-do-discard = Discard { $card } (row { $row }, column { $column })
monumental-do-activate = Activate { $card } (row { $row }, column { $column })
monumental-do-hire = Hire { $hero } for { $price } Gold
monumental-do-dismiss = Give back { $hero }
monumental-do-advance = Draw a card for { $price } Science
monumental-do-defeat = Defeat { $monster }
monumental-do-produce = Spend a Production token: 1 Production
monumental-do-trade = Spend a Market token: { $goods }
monumental-do-pass = Pass for the rest of the round
monumental-do-end = End the turn
monumental-do-skip = Decline
monumental-do-way = Way { $n }
monumental-do-civ = Lead { $civ }
monumental-do-copy = Copy: { $token }

## Page: what to do

monumental-prompt-lines = Choose a row and a column of your City.
monumental-prompt-civilization = Choose your civilization.
monumental-prompt-act = Your turn: one action, or pass.
monumental-prompt-act-more = Go on with it, act for free, or end the turn.
monumental-prompt-act-pick = Your Explorer may take the token where it stands; or end the turn.
monumental-prompt-act-classic = Your turn: act as long as you like, then end it.
monumental-prompt-way = Choose one of two ways.
monumental-prompt-way-decline = Accept it, or decline.
monumental-prompt-way-or-tokens = Choose what happens; tokens may be spent first.
monumental-prompt-way-tokens = Spend tokens for this, or decline: { $effect }
monumental-prompt-gain = { $n ->
    [one] Gain a basic resource: which?
   *[other] Gain { $n } basic resources: which?
}
monumental-prompt-pay = { $n ->
    [one] Pay a resource: which?
   *[other] Pay { $n } resources: which?
}
monumental-prompt-archive = Archive a card of your City that is not activated.
monumental-prompt-discard = Discard a card of your City that is not activated.
monumental-prompt-activate = Activate one more card of your City.
monumental-prompt-stage = Which Wonder gets a stage?
monumental-prompt-conquer = Which Province do you conquer?
monumental-prompt-units = Choose units for { $tile }: their strength must reach { $price }.
monumental-prompt-reinforce = You may move a unit in, free.
monumental-prompt-march = { $n ->
    [one] Move a unit free, or decline.
   *[other] Move { $n } units free, or decline.
}
monumental-prompt-march-to = Where does the unit go?
monumental-prompt-steps = { $n ->
    [one] Move an Explorer 1 space free.
   *[other] Move an Explorer { $n } spaces free.
}
monumental-prompt-fly = Which Explorer moves to any tile?
monumental-prompt-fly-to = Where does the Explorer go?
monumental-prompt-wonder-token = Where does the token of the Wonder stand?
monumental-prompt-place = Where does the Soldier go?
monumental-prompt-lair = Where does the Monster appear?
monumental-prompt-copy = Which token do you copy?
monumental-prompt-confirm = Confirm, or undo.
monumental-prompt-other = { $phase }: { $who } is acting.
monumental-prompt-wait = Cards and tokens are being turned up.
monumental-prompt-you-won = You win with { $score } points.
monumental-prompt-over = { $n ->
    [one] { $who } wins with { $score } points.
   *[other] { $who } share the victory with { $score } points.
}

## Page: what happened

monumental-line-drew = { $who } draws { $cards }.
monumental-line-round = Round { $round } begins with { $who }.
monumental-line-last-round = Round { $round }, the last one, begins with { $who }.
monumental-line-city = { $who } activates row { $row } and column { $column }.
monumental-line-buy = { $who } acquires { $card }.
monumental-line-build = { $who } builds at { $card }.
monumental-line-policy = { $who } develops { $policy }.
monumental-line-use = { $who } uses { $card }.
monumental-line-archive = { $who } archives { $card }.
monumental-line-discard = { $who } discards { $card }.
monumental-line-activate = { $who } also activates { $card }.
monumental-line-step = { $n ->
    [one] { $who } moves an Explorer.
   *[other] { $who } moves Explorers { $n } spaces.
}
monumental-line-pick = { $who }: an Explorer takes a token.
monumental-line-march = { $n ->
    [one] { $who } moves a unit to { $tile }.
   *[other] { $who } moves { $n } units, the last to { $tile }.
}
monumental-line-outpost = { $who } builds an Outpost in { $tile }.
monumental-line-advance = { $who } makes a Scientific Advance.
monumental-line-hire = { $who } hires { $hero }.
monumental-line-dismiss = { $who } gives back { $hero }.
monumental-line-defeat = { $who } defeats { $monster }.
monumental-line-produce = { $who } spends a Production token.
monumental-line-trade = { $who } spends a Market token: { $goods }.
monumental-line-civ = { $who } leads { $civ }.
monumental-line-pass = { $who } passes.
monumental-line-with = { $line } { $changes }
monumental-line-supply = { $who }: { $changes }.
monumental-line-conquered = { $who } conquers { $tile }.
monumental-line-taken = { $who } takes { $tile } from { $from }.
monumental-line-completed = { $who } completes { $card }.
monumental-line-token = { $card } stands in { $tile }.
monumental-line-prowled = { $monster } is in { $tile }.
monumental-line-struck = { $monster } attacks { $tile }: { $who } loses a Soldier there.
monumental-line-hero = { $hero } can be hired.
monumental-line-won = { $n ->
    [one] { $who } wins with { $score } points.
   *[other] { $who } share the victory with { $score } points.
}
