pebbles-option-rounds = Rounds
