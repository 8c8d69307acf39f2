### Two Cairns: its options, for whoever sets a table up.

cairns-option-players = Players
cairns-option-hand = Stones in hand
cairns-option-open_hands = Hands are open: everybody sees all stones
