# The waiting room of a table. Fetched where one waits.

free-seat = Free the seat
room-welcome = You are invited: { $what }
room-welcome-text = Choose a name and sit down.
room-waiting = { $open ->
    [one] Waiting for one more player
   *[other] Waiting for { $open } more players
}
room-invite-text = Send this link to a friend. The game begins when all seats are taken.
take-seat = Take a seat
invite-link = Invitation link
copy-link = Copy
share-link = Share
link-copied = The link is copied.
link-select = The link is selected: copy it with the keyboard.
room-missing = Waiting for { $names } to be here
room-missing-text = All seats are taken. The game begins as soon as everybody's page has opened its share of the luck.
room-drawing = The luck is being drawn
room-rounds = { $rounds ->
    [one] The luck was drawn once in vain before.
   *[other] The luck was drawn { $rounds } times in vain before.
}
luck-distrust = The server shows another fingerprint of its luck than before. Your share stays closed; do not trust this table.
