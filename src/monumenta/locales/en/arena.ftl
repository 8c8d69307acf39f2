### Bots against bots: the words of `monumenta arena` and of its report.

## Help

help-arena = Let bots play against each other: matches, ladders, tournaments, with ratings and a report.
help-arena-example = Example: monumenta arena match monuments greedy random --games 200
help-arena-match = Is the first bot stronger than the second?
help-arena-match-example = Example: monumenta arena match moves montecarlo:500 greedy --games 400 --sprt
help-arena-ladder = Each bot against the next one in the list.
help-arena-ladder-example = Example: monumenta arena ladder moves montecarlo greedy random --games 100
help-arena-tournament = Everybody against everybody.
help-arena-tournament-example = Example: monumenta arena tournament monuments greedy random mine=own_bot:climb --games 50
help-arena-bots = Bots: greedy, montecarlo:2000 (so many iterations), module:function, "exec:node bot.js"; NAME=BOT gives a name. Options of the game may follow, such as --monument capitol.
help-arena-games = Games of each pairing, rounded up so that everybody sits on every seat as often.
help-arena-seed = Begin the luck of the games from this number.
help-arena-out = Folder of the run; the same command in the same folder goes on where it was.
help-arena-limit = Seconds that a bot from elsewhere has for a decision.
help-arena-records = Keep the record of every game.
help-arena-sprt = Stop as soon as it is clear whether the first is stronger than the second.
help-arena-low = Share of the victories that is not stronger; an even share if not said.
help-arena-high = Share of the victories that is stronger; 5 points more than --low if not said.
help-arena-error = How often the answer may be wrong, either way.

## In the terminal

arena-progress = Games
arena-report-is = Report: { $file }
arena-records-are = Records: { $folder }
arena-stopped = { $done } of { $total } games are kept in { $folder }; the same command goes on from there.
arena-error-shares = --low and --high must be shares with 0 < low < high < 1
arena-error-error = --error must be between 0 and 0.5

## The report

arena-match-title = { $game }, a match: { $bots }
arena-ladder-title = { $game }, a ladder: { $bots }
arena-tournament-title = { $game }, a tournament: { $bots }
arena-played = { $games ->
    [one] 1 game
   *[other] { $games } games
} of { $players } players, luck begun from { $seed }. Everybody has sat on every seat with the same luck.
arena-automas = { $automas ->
    [one] One seat is an Automa's
   *[other] { $automas } seats are Automas'
}: the rules themselves play there, and may win. Ratings and the sequential test compare the bots alone.
arena-rules = Rules { $game } { $rules }: { $options }
arena-verdict = { $verdict ->
    [stronger] { $first } is stronger than { $second }.
    [not-stronger] { $first } is not stronger than { $second }.
   *[open] Whether { $first } is stronger than { $second } is still open.
} { $rounds } rounds; { $low } against { $high } of the victories; log-likelihood ratio { $ratio }, decided at ±{ $bound }.
arena-again = The file plan.json beside this one holds all that is needed to play the same games again.
arena-standings = Standings
arena-standings-note = Seats: how many a bot has sat on, over all games. A shared victory counts in parts. Intervals hold 95 times of 100.
arena-forfeits = Games that bots lost by failing
arena-forfeits-note = Who crashes, takes too long or wants what the rules forbid loses that game.
arena-ratings = Ratings
arena-ratings-note = Strength by the model of Plackett and Luce, from all games in order, with intervals of 95 %; everybody begins at 25, the dashed line.
arena-matrix = Who came in ahead of whom
arena-matrix-note = How often the row came in ahead of the column, seat by seat where both played; below it, how often they met. Numbers are places in the standings.
arena-scores = Points
arena-scores-note = In what share of its games a bot reached so many points, for all on the same scales; the line is the mean (⌀).
arena-scores-of = Points of { $bot }
arena-seats = Seats
arena-seats-note = How much of the victories went to each seat, with intervals of 95 %; the dashed line is an even share.
arena-seat = Seat { $number }
arena-seat-automa = Seat { $number }, Automa
arena-automa = Automa
arena-lengths = Length of a game
arena-lengths-note = In what share of the games there were so many moves, those of luck included; the line is the mean (⌀).
arena-moves = Moves
arena-all-games = All games
arena-games = Games
arena-games-shown = { $games } of { $all } games
arena-games-note = Winners in bold. The records lie in the folder "records" beside this file; monumenta verify plays them again.
arena-column-place = #
arena-column-bot = Bot
arena-column-rating = Rating
arena-column-interval = Interval
arena-column-share = Victories
arena-column-seats = Seats
arena-column-alone = Alone
arena-column-shared = Shared
arena-column-mean = Points
arena-column-forfeited = Failed
arena-column-record = Record
arena-column-players = Players and points
arena-column-moves = Moves
