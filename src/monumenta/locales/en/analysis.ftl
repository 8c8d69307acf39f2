### The analysis of a finished game, over its replay. What the marks mean is in docs/analysis.md.

analysis = Analysis
analysis-here = Chances to win here
analysis-begins = The first decision is being looked at.
analysis-percent = { $n } %
analysis-plus = +{ $n } %
analysis-turns = What changed the game
analysis-mark = Move { $at }: { $what }
analysis-move = Move { $at }
analysis-slip-of = Slip of { $name }: { $n } % given away
analysis-mistake-of = Mistake of { $name }: { $n } % given away
analysis-blunder-of = Blunder of { $name }: { $n } % given away
analysis-luck-of = Luck for { $name }: { $n } % gained
analysis-played = Played
analysis-better = Better
analysis-bot = The bot
analysis-agrees = The bot would have done the same.
analysis-none = Nothing changed the game: nobody gave much away.
analysis-slips = { $n ->
    [one] Show 1 slip as well
   *[other] Show { $n } slips as well
}
analysis-waiting = Another game is being analysed. This one is next in line.
analysis-progress = Decision { $done } of { $total }
analysis-failed = The analysis has failed. Ask for it again.
analysis-done = { $n ->
    [0] The analysis is complete: nothing changed the game.
    [one] The analysis is complete: one thing changed the game.
   *[other] The analysis is complete: { $n } things changed the game.
}
analysis-branch = The bot’s line, not what was played
analysis-back = Back to the game
analysis-line = The bot’s line
