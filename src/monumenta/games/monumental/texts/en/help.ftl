### Monumental: what is asked for now and then: the guided turn, reasons, and what is in the box.
### A page fetches it once the table stands; see table.ftl for the rest.

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
monumental-why-no-tile = There is no tile in that direction.
monumental-why-other-explorer = This turn moves the other Explorer.
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
monumental-why-hero-this-round = You have a Hero this round, given back or not; no other is hired until the round is over.
monumental-why-hero-not-there = That Hero is not for hire.
monumental-why-cannot-pay-gold = That Hero costs { $price } Gold.
monumental-why-no-cards = There is no card to draw.
monumental-why-cannot-defeat = An Explorer must stand on the Monster’s tile, and its price be paid.
monumental-why-no-token = You hold no such token.
monumental-why-cannot-pass = One passes instead of acting; end your turn.
monumental-why-not-now = This is not asked for now.

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
box-note-monumental-monster_gold = Gold for turning up a Monster: in an example of the leaflet a token of that kind brings it; that all do is our reading.
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
monumental-hint-dismiss-round = No other Hero can be hired until this round is over.
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

## The Automa: the lines of its cards

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
monumental-automa-no-card = It draws a card on its next turn.
monumental-automa-way-twice = Its lines without a type are done twice.
monumental-automa-way-typed = Only its line with a type is done, whatever the type.
monumental-automa-gained = Laid aside for the end: { $cards }
monumental-automa-deck-name = Its deck and what has been drawn
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

## Civilizations to choose from

monumental-style-technological = Technological: cards and Knowledge
monumental-style-aggressive = Aggressive: conquests and coasts
monumental-style-architectural = Architectural: Production and Wonders
monumental-style-economic = Economic: Gold and markets
monumental-style-cultural = Cultural: Culture and Policies

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

## Beside the City

monumental-warlord-hua-mulan = Hua Mulan
monumental-warlord-siegfried = Siegfried
monumental-warlord-ramses = Ramses II
monumental-warlord-hercules = Hercules
monumental-warlord-musashi = Miyamoto Musashi
monumental-policy-bonus = when developed, and again with each later one
monumental-heroes-name = Heroes for hire
monumental-monsters-name = Monsters on the map
monumental-monster-cost = Defeating it costs { $cost }
monumental-claimed = Tokens claimed: { $n }
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

## Final scoring

monumental-result-title = Final scoring
monumental-result-knowledge = Knowledge
monumental-result-wonders = Wonders
monumental-result-policies = Policies
monumental-result-provinces = Provinces
monumental-result-monsters = Monsters
monumental-result-gold = Gold
monumental-result-total = Points
monumental-result-chart = Points of each player by what they come from
monumental-result-player = Player
monumental-result-most-of = The most { $what }
monumental-result-times = { $n } × { $each }
monumental-result-winner = winner
