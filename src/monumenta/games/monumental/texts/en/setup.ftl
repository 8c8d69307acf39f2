### Monumental: its options, for who sets a table up.

## Options

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
monumental-about-mode-rounds = Everybody activates a City, then one action each in turn until all have passed. Little waiting.
monumental-about-mode-classic = One civilization does all it can, then the next. Fewer turns, longer ones.

## What does not go together

monumental-clash-starter = Nobody sits where the game should begin: choose who begins anew, or more players.
monumental-clash-automas = One seat is for a player: choose fewer Automas, or more civilizations.
