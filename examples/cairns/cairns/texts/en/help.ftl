### Two Cairns: why something is not possible, and why a hint is a good idea.

cairns-why-over = The game is over.
cairns-why-not-your-turn = It is not your turn.
cairns-why-no-such-stone = The bag has no such stone.
cairns-why-luck-draws = Stones are drawn by luck, nobody chooses them.
cairns-why-not-in-hand = You have no stone of weight { $weight }.

cairns-hint-whole = It makes the cairn whole.
cairns-hint-most = Nothing brings more points now.
cairns-hint-save = It brings less now and keeps a better stone for later.
cairns-hint-fell = A cairn that is nearly whole falls before somebody else completes it.
