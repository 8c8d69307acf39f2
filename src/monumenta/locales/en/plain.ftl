### A game without a board of its own, shown by its view and its choices.

plain-about = A game from another package. It has no drawings here, so it is played with tables and buttons.
plain-view = What there is to see
plain-latest = What has just happened
plain-choices = What you can do
plain-turn = Your turn so far
plain-player = Player
plain-result = Final scoring
plain-yes = yes
plain-no = no
plain-seek = { $n } choices. Find:
plain-suggested = { $what } (suggested)
plain-happened = { $what }.
plain-did = { $who }: { $what }.
plain-choose = Your turn: choose one of these.
plain-complete = Your turn is complete. Confirm it, or undo.
plain-waits = { $who } is playing.
plain-luck = Luck decides.
plain-won = { $n ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}
