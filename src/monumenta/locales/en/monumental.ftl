### Monumental: all its words. Shared by the page and the terminal. Cards and tokens are named by their ids in the box.

## The game and its options

monumental-title = Monumental
monumental-option-mode = How turns are taken
monumental-option-mode-rounds = Round by round: one action at a time
monumental-option-mode-classic = Classic: a whole turn each
monumental-option-players = Civilizations
monumental-option-starter = Who begins
monumental-option-starter-random = Chance decides
monumental-option-starter-seat = Seat { $seat }
monumental-option-civilizations = How civilizations are given out
monumental-option-civilizations-random = By lot
monumental-option-civilizations-choose = Everybody chooses
monumental-option-renaissance = With the Renaissance: twelve cards more
monumental-option-heroes = With Heroes
monumental-option-monsters = With Monsters
monumental-option-conquest_model = How a Province is conquered
monumental-option-conquest_model-units = Bring units that are strong enough
monumental-option-conquest_model-payment = Pay its cost and place one unit
monumental-option-warlord_strength = Strength of a Warlord
monumental-option-science_advance_cost = Science for a Scientific Advance
monumental-option-outpost_cost = Military for an Outpost
monumental-option-start_gold = Gold at the start
monumental-option-wonder_scoring = Wonders count for who holds
monumental-option-wonder_scoring-token = their token on the map
monumental-option-wonder_scoring-card = their card
monumental-option-last_round_test = The deck is looked at for the last round
monumental-option-last_round_test-start = before the refill
monumental-option-last_round_test-during = after the refill
monumental-option-move_granularity = One turn action of moving moves
monumental-option-move_granularity-several = several units, or both Explorers
monumental-option-move_granularity-one = one unit, or one Explorer
monumental-option-automas = Seats played by an Automa, the last ones
monumental-option-automa_advanced = Advanced cards of each Automa: the more, the harder

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

## Rules in force: Policies, Heroes and Warlords

monumental-rule-cheap-knowledge = Knowledge costs { $amount } Science less
monumental-rule-token-gold = the first token your Explorers take also gives { $amount } Gold
monumental-rule-cheap-advance = a Scientific Advance costs { $amount } Science less
monumental-rule-raid = Provinces with a Barbarian cost { $amount } less
monumental-rule-longships = coastal Provinces on the same water count as adjacent
monumental-rule-conquest-gold = your first conquest brings { $amount } Gold
monumental-rule-defence = your Provinces have { $amount } more defence
monumental-rule-cheap-stage = Wonder stages cost { $amount } Production less
monumental-rule-wonder-culture = completing a Wonder brings { $amount } Culture
monumental-rule-granaries = you keep up to { $amount } unspent Production
monumental-rule-league = your Explorers move { $amount } spaces for 1 Military
monumental-rule-cheap-basic = Basic Buildings cost { $amount } Production less
monumental-rule-conquest-draw = your first conquest draws { $amount } card
monumental-rule-cheap-policy = your next Policy costs { $amount } Culture less
monumental-rule-reinforce = after a conquest you may move { $amount } unit in, free
monumental-rule-both-rewards = take both rewards of the token

## Why something is not possible

monumental-why-not-your-turn = It is not your turn.
monumental-why-not-in-deck = Nothing like that can be drawn or turned up now.
monumental-why-choose-lines = First choose a row and a column of your City.
monumental-why-decide-first = Something else has to be decided first.
monumental-why-explorer-owes-step = The Explorer that took a token where it stood has to move on.
monumental-why-turn-spent = The action of this turn has been taken.
monumental-why-cannot-pay = { $resource ->
    [production] That costs { $price } Production, more than you have even with your Gold.
    [science] That costs { $price } Science, more than you have even with your Gold.
   *[military] That costs { $price } Military, more than you have even with your Gold.
}
monumental-why-pile-empty = No card of that pile is left.
monumental-why-not-on-display = That card is not on offer.
monumental-why-wonder-in-stages = A Wonder is built in stages, not bought.
monumental-why-one-wonder = You have another Wonder under construction.
monumental-why-other-civilization = That Policy belongs to another civilization.
monumental-why-policy-developed = You have developed that Policy.
monumental-why-cannot-pay-culture = That costs { $price } Culture, and Gold is no Culture.
monumental-why-no-province = Only Provinces can be conquered, neither Water nor Capitals.
monumental-why-own-province = You control that Province.
monumental-why-not-adjacent = That Province is not next to your realm.
monumental-why-no-military = You have neither Military nor Gold for a unit.
monumental-why-too-weak = That Province costs { $price }; the units you can bring and pay are too weak.
monumental-why-no-tile = There is no tile in that direction, or this turn moves the other Explorer.
monumental-why-must-move = An Explorer takes a token only as part of a move.
monumental-why-nothing-to-take = Nothing can be taken there, or that Explorer has acted.
monumental-why-choose-unit = First choose the unit that moves.
monumental-why-no-unit = No such unit of yours stands there.
monumental-why-last-defender = One unit stays in every Province.
monumental-why-nowhere-to-go = No other Province of yours is linked to that one.
monumental-why-no-outpost = You have no Outpost left.
monumental-why-three-soldiers = An Outpost replaces three Soldiers in one of your Provinces.
monumental-why-no-hero = You have no Hero in play.
monumental-why-hero-used = Your Hero cannot be used again now.
monumental-why-no-policy = You have developed no Policy.
monumental-why-policy-used = Your active Policy cannot be used again now.
monumental-why-not-activated = No activated card of yours has an unused text there.
monumental-why-effect-impossible = What this effect asks for is not there.
monumental-why-one-hero = You have a Hero; give it back first.
monumental-why-hero-not-there = That Hero is not for hire.
monumental-why-cannot-pay-gold = That Hero costs { $price } Gold.
monumental-why-no-cards = There is no card to draw.
monumental-why-cannot-defeat = An Explorer must stand on the Monster’s tile, and its price be paid.
monumental-why-no-token = You hold no such token.
monumental-why-cannot-pass = One passes instead of acting; end your turn.
monumental-why-not-now = This is not asked for now.

## What is asked

monumental-asked-nothing = Nothing is left to do.
monumental-asked-first = Chance decides who begins.
monumental-asked-civilization = Choose your civilization.
monumental-asked-corner = Chance gives out the Capitals.
monumental-asked-market-name = Chance names a market.
monumental-asked-card = A card is drawn.
monumental-asked-deal = A card is dealt.
monumental-asked-token = A token is turned up.
monumental-asked-monster-token = Is it a Monster?
monumental-asked-monster = A Monster appears.
monumental-asked-hero = A Hero comes out.
monumental-asked-goods = A Market token is taken.
monumental-asked-automa = The Automa draws a card.
monumental-asked-lines = Choose a row and a column of your City.
monumental-asked-act = Choose an action, or pass.
monumental-asked-way = Choose one way of the effect.
monumental-asked-gain = Choose a resource to gain.
monumental-asked-pay = Choose a resource to pay.
monumental-asked-archive = Choose a card to archive.
monumental-asked-discard = Choose a card to discard.
monumental-asked-activate = Choose one more card to activate.
monumental-asked-stage = Choose the Wonder whose stage you complete.
monumental-asked-conquer = Choose the Province you conquer.
monumental-asked-units = Choose the units that conquer.
monumental-asked-reinforce = Move one more unit in, or not.
monumental-asked-march = Choose a unit to move.
monumental-asked-march-to = Choose where it goes.
monumental-asked-steps = Move your Explorer.
monumental-asked-fly = Choose the Explorer that travels.
monumental-asked-fly-to = Choose its tile.
monumental-asked-wonder-token = Choose the Province of the Wonder token.
monumental-asked-place = Choose where the Soldier goes.
monumental-asked-lair = Choose where the Monster appears.
monumental-asked-copy = Choose the token you copy.

## The table in the terminal

monumental-cards-left = { $n } cards in the deck
monumental-display = On offer:
monumental-legend = A3W: Warlord and 3 Soldiers of A · O Outpost · a Explorer · . Production token · * Wonder · ! Monster · =4 what conquering costs you
monumental-heading-civilization = Civilization
monumental-heading-supply = Supply
monumental-heading-policies = Policies
monumental-heading-wonder = Building
monumental-heading-points = Points
monumental-heading-city = City
monumental-result-title = Final scoring
monumental-result-knowledge = Knowledge
monumental-result-wonders = Wonders
monumental-result-policies = Policies
monumental-result-provinces = Provinces
monumental-result-monsters = Monsters
monumental-result-gold = Gold
monumental-result-most = Most of them
monumental-result-total = Points
monumental-line-did = { $who }: { $do }
monumental-line-luck = Chance: { $do }
monumental-line-changed = { $who }: { $what }
monumental-line-drew = { $who } draws { $cards }.
monumental-line-took = { $who } conquers { $tile }.
monumental-line-took-from = { $who } takes { $tile } from { $other }.
monumental-line-wonder = { $who } has built { $wonder }.
monumental-line-monster = { $monster } is at { $tile }.
monumental-line-monster-gone = { $monster } is defeated.
monumental-line-round = Round { $round } begins with { $who }.
monumental-line-last-round = Round { $round }, the last one, begins with { $who }.
monumental-line-over = { $who } wins, { $scores }.

## The Automa: the lines of its cards, and what it does

monumental-automa = Automa
monumental-automa-card = Card { $card }
monumental-automa-card-own = The card of { $civ }
monumental-automa-do-conquer-cheapest = conquer the Province that costs least
monumental-automa-do-conquer-dearest = conquer the Province that costs most
monumental-automa-do-conquer-dearest-n = conquer the { $n } Provinces that cost most
monumental-automa-do-knowledge-cheapest = take the cheapest Knowledge
monumental-automa-do-knowledge-dearest = take the dearest Knowledge
monumental-automa-do-knowledge-all = take all Knowledge on offer
monumental-automa-do-building-cheapest = take the cheapest Building
monumental-automa-do-building-dearest = take the dearest Building
monumental-automa-do-wonder = complete a Wonder, or begin the cheapest
monumental-automa-do-policy = develop a Policy
monumental-automa-do-explorers-n = move both Explorers { $n ->
    [one] 1 space
   *[other] { $n } spaces
}
monumental-automa-do-gold-n = gain { $n } Gold
monumental-automa-do-gold-n-per-policy = gain { $n } Gold for each Policy
monumental-automa-do-gold-n-per-coast = gain { $n } Gold for each coastal Province
monumental-automa-do-catch-up = with fewer Provinces than somebody conquer the cheapest; else with fewer Policies develop one
monumental-automa-do-reshuffle = shuffle its cards
monumental-automa-pays = For { $n } Gold: { $do }
monumental-automa-typed = { $type ->
    [technological] Technological: { $do }
    [aggressive] Aggressive: { $do }
    [architectural] Architectural: { $do }
    [economic] Economic: { $do }
   *[cultural] Cultural: { $do }
}
monumental-automa-then = { $then ->
    [technological] then draw until a card has a technological line, and follow it
    [twice] then draw a card and do its lines without a type twice
    [typed] then draw a card and do its line with a type, whatever the type
   *[any] then draw another card
}
monumental-automa-own = The card of its civilization
monumental-automa-of = Card of { $who }
monumental-automa-no-card = It draws a card on its next turn.
monumental-automa-way-twice = Its lines without a type are done twice.
monumental-automa-way-typed = Only its line with a type is done, whatever the type.
monumental-automa-gained = Laid aside for the end: { $cards }
monumental-automa-deck-name = Its deck and what has been drawn
monumental-automa-follows = { $who } follows { $card }:
monumental-automa-waits = { $who } has no card in front of it.
monumental-automa-has = { $policies ->
    [one] 1 Policy
   *[other] { $policies } Policies
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} laid aside, { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in its deck
monumental-decides-for = You decide for { $who }. { $asked }
monumental-line-decided = { $who } decides for { $automa }: { $do }
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

## Warlords

monumental-warlord-hua-mulan = Hua Mulan
monumental-warlord-siegfried = Siegfried
monumental-warlord-ramses = Ramses II
monumental-warlord-hercules = Hercules
monumental-warlord-musashi = Miyamoto Musashi

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

monumental-blurb = Five civilizations, a map to conquer, wonders to raise. Build your City card by card, and choose every turn what it gives you.
monumental-about-mode-rounds = Everybody activates a City, then one action each in turn until all have passed. Little waiting.
monumental-about-mode-classic = One civilization does all it can, then the next. Fewer turns, longer ones.
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
monumental-change = { $n } { $resource }
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
monumental-policy-bonus = when developed, and again with each later one
monumental-offer-name = Development cards
monumental-offer-deck = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
monumental-offer-empty = empty until the Development phase
monumental-basics-name = Basic Buildings
monumental-basics-left = { $n } left
monumental-heroes-name = Heroes for hire
monumental-monsters-name = Monsters on the map
monumental-monster-cost = Defeating it costs { $cost }
monumental-supply-name = Supply of { $who }
monumental-supply-yours = Your supply
monumental-market-hidden = token of { $city }
monumental-project = Under construction: { $card }
monumental-claimed = Tokens claimed: { $n }
monumental-policies-name = Cultural Policies
monumental-policy-active = active
monumental-policy-developed = developed
monumental-policy-open = not developed
monumental-policy-next = next: { $n } Culture
monumental-warlord-name = Warlord: { $name }
monumental-warlord-ready = Warlord’s first conquest:
monumental-warlord-used = Reward taken already
monumental-piles = Deck { $deck }, discard pile { $discard }, archive { $archive }
monumental-deck-name = Which cards are where
monumental-deck-holds = In the deck: { $cards }
monumental-discard-holds = Discarded: { $cards }
monumental-deck-next = Next: { $cards }
monumental-passed = passed
monumental-first = begins
monumental-taken = Cards taken this round: { $n }
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

monumental-style-technological = Technological: cards and Knowledge
monumental-style-aggressive = Aggressive: conquests and coasts
monumental-style-architectural = Architectural: Production and Wonders
monumental-style-economic = Economic: Gold and markets
monumental-style-cultural = Cultural: Culture and Policies

## Page: what to do

monumental-prompt-lines = Choose a row and a column of your City.
monumental-prompt-civilization = Choose your civilization.
monumental-prompt-act = Your turn: one action, or pass.
monumental-prompt-act-more = Go on with it, act for free, or end the turn.
monumental-prompt-act-classic = Your turn: act as long as you like, then end it.
monumental-prompt-way = Choose one of two ways.
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
monumental-line-hero = { $hero } can be hired.
monumental-line-won = { $n ->
    [one] { $who } wins with { $score } points.
   *[other] { $who } share the victory with { $score } points.
}

## Page: final scoring

monumental-result-chart = Points of each player by what they come from
monumental-result-player = Player
monumental-result-most-of = The most { $what }
monumental-result-times = { $n } × { $each }
monumental-result-winner = winner

## In the box

box-monumental-display_classic = Cards on offer, base game
box-monumental-display_extra = Cards on offer, round by round: civilizations plus
box-monumental-last_cards = Cards in the deck that bring the last round
box-monumental-start_culture = Culture at the start
box-monumental-soldiers = Soldiers
box-monumental-explorers = Explorers
box-monumental-outposts = Outposts
box-monumental-soldier_strength = Strength of a Soldier
box-monumental-outpost_strength = Strength of an Outpost
box-monumental-outpost_soldiers = Soldiers that an Outpost replaces
box-monumental-wonder_defence = Defence of a Wonder token
box-monumental-guard_defence = Defence of walls and Policies
box-monumental-monster_gold = Gold for a Monster turned up
box-monumental-monsters_each = Monster tokens for each civilization
box-monumental-heroes_most = Heroes for hire, at most
box-monumental-granary = Production that Granaries keep
box-monumental-knowledge_points = Points for a Knowledge card
box-monumental-wonder_points = Points for a Wonder
box-monumental-policy_points = Points for a Policy
box-monumental-province_points = Points for a Province
box-monumental-monster_points = Points for a Monster
box-monumental-dominance_points = Points for having the most
box-note-monumental-display_classic = Development cards face up in the base game; with two civilizations as two rows of three.
box-note-monumental-display_extra = Round by round the display is one row of as many cards as civilizations, plus these.
box-note-monumental-last_cards = With so few cards left in the deck when the display must be refilled, one last round follows.
box-note-monumental-start_culture = Culture at the start. Gold at the start is the option start_gold.
box-note-monumental-soldiers = Soldiers of a civilization.
box-note-monumental-explorers = Explorers of a civilization.
box-note-monumental-outposts = Outposts of a civilization; one review counts three.
box-note-monumental-soldier_strength = Strength of a Soldier, in attack and defence.
box-note-monumental-outpost_strength = An Outpost replaces three Soldiers and defends like them.
box-note-monumental-outpost_soldiers = Soldiers that make way for an Outpost.
box-note-monumental-wonder_defence = What a Wonder token adds to the defence of its Province.
box-note-monumental-guard_defence = What the Great Wall and the defensive Policies add.
box-note-monumental-monster_gold = Gold for turning up a Monster.
box-note-monumental-monsters_each = Monster tokens among the Barbarians, for each civilization.
box-note-monumental-heroes_most = When an Era starts as many of its Heroes come out as there are civilizations, at most these.
box-note-monumental-granary = Production that the Policy Granaries keeps.
box-note-monumental-knowledge_points = Points for a Knowledge card.
box-note-monumental-wonder_points = Points for a Wonder.
box-note-monumental-policy_points = Points for a developed Policy.
box-note-monumental-province_points = Points for a Province.
box-note-monumental-monster_points = Points for a Monster defeated.
box-note-monumental-dominance_points = Points for having most of Knowledge, Wonders, Policies or Provinces; all who are tied get them.

## Guided first turn

coach-monumental-goal = This is the world. Provinces, Wonders, Policies and Knowledge bring points, and having the most of one kind brings 3 more.
coach-monumental-city = This is your City. Each round you choose a row and a column, and their cards give you resources.
coach-monumental-offer = Spend Production on Buildings and Wonders, Science on Knowledge. What you acquire goes on top of your deck and comes into your City soon.
coach-monumental-acts = All that you can do now is listed here, and whatever glows can be touched. What is not possible says why when you try.
coach-monumental-confirm = Nothing counts until you confirm. Until then you can undo, or ask for a hint.

## Why the hint says so

monumental-hint-only = It is the only thing you can do.
monumental-hint-lines = Together these cards bring a good mixture.
monumental-hint-lines-production = This row and column bring Production above all, for Buildings and Wonders.
monumental-hint-lines-science = This row and column bring Science above all, for Knowledge.
monumental-hint-lines-military = This row and column bring Military above all, for Provinces and Explorers.
monumental-hint-knowledge = A point, and it works together with the card that covers it.
monumental-hint-building = It brings something every time it is activated: the sooner you have it, the more.
monumental-hint-basic = Cheap, and it brings more than the cards you began with.
monumental-hint-begin = Once begun the Wonder is yours, and nobody else can take it.
monumental-hint-finish = This completes the Wonder: points, its bonus, and a card for your City.
monumental-hint-policy = Points, its bonus, and the bonuses of your earlier Policies again.
monumental-hint-token = A point, and a reward from the token that lies there.
monumental-hint-conquer = A point, and a way to what lies beyond.
monumental-hint-rival = A point for you, and one less for a rival.
monumental-hint-lead-knowledge = This puts you among the first in Knowledge; at the end that is worth 3 points.
monumental-hint-lead-wonders = This puts you among the first in Wonders; at the end that is worth 3 points.
monumental-hint-lead-policies = This puts you among the first in Policies; at the end that is worth 3 points.
monumental-hint-lead-provinces = This puts you among the first in Provinces; at the end that is worth 3 points.
monumental-hint-warlord = The Warlord is your strongest unit, and his first conquest of the round has a reward of its own.
monumental-hint-soldier = Soldiers are missed least where they come from.
monumental-hint-relieve = A Soldier relieves your Warlord, who then may go on.
monumental-hint-march = More units where they are needed.
monumental-hint-outpost = The Outpost holds the Province as well, and three Soldiers come home.
monumental-hint-step = The Explorer gets nearer to something worth taking.
monumental-hint-pick = A token taken now can be spent when you need it.
monumental-hint-use = It can be used once a round: what it brings is there to be spent.
monumental-hint-hire = The sooner a Hero is hired, the more often you have the effect.
monumental-hint-dismiss = Then another Hero can be hired.
monumental-hint-advance = One more card, for Science that buys nothing better now.
monumental-hint-defeat = A point and a reward, and one danger less.
monumental-hint-produce = With it you can pay for something now.
monumental-hint-trade = What the token brings can be used well now.
monumental-hint-pass = Nothing that is left to do now is worth its price.
monumental-hint-end = There is nothing more to gain in this turn.
monumental-hint-skip = It would cost more than it brings.
monumental-hint-way = Of what is offered you can use this best.
monumental-hint-gain = This is the resource with which you can do most now.
monumental-hint-pay = This is the resource that you can do without.
monumental-hint-archive = Without this card the better ones come sooner.
monumental-hint-discard = This card is missed least.
monumental-hint-activate = This card brings most now.
monumental-hint-copy = This token has the best reward for you now.
monumental-hint-site = A Province that you are likely to keep.
monumental-hint-lair = There the Monster does you the least harm.
