# The luck of a finished game, and what it proves. Fetched when it is shown.

proof-title = Fair luck
proof-text = Before the game the server fixed a secret and showed its fingerprint. Then everybody's page promised a share without showing it, and opened it when all had promised. All draws follow from these, so nobody could choose them.
proof-text-older = Before the game the server fixed a secret and showed its fingerprint; every player added a number of their own. All draws follow from these. This is the older way: who set the table up trusted the host a little.
proof-void = { $rounds ->
    [one] One round of luck came to nothing before this game. The seat freed was that of
   *[other] { $rounds } rounds of luck came to nothing before this game. The seats freed were those of
} { $names }.
proof-commit = Fingerprint, shown before the game
proof-secret = Secret, revealed now
proof-nonce = Number of player { $n }
proof-share = Share of { $name }
proof-check = To check every draw and every move:
luck-checked = Luck checked: the secret is the one this browser was shown the fingerprint of, and its own share and everybody's promises are in it.
luck-fits = The secret and all shares fit. This browser gave no share to this game, so it cannot vouch for more.
luck-alone = Nobody but the host added anything to the luck of this game.
luck-older = The secret fits its fingerprint. This game used the older way of drawing luck.
luck-wrong-secret = The luck is wrong: the secret does not fit its fingerprint.
luck-wrong-pledge = The luck is wrong: a share is not the one that was promised.
luck-wrong-commit = The luck is wrong: this browser was shown another fingerprint before the game.
luck-wrong-list = The luck is wrong: this browser was shown other promises before the game.
luck-wrong-share = The luck is wrong: the share that this browser gave is not in it.
