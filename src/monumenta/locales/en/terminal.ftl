### The words of the command line. What the games themselves say is in their own files.

## Help

help-main = Building games at one table: play them here or in the browser, host them, study them.
help-main-example = Example: monumenta (the same as: monumenta serve --open)
help-version = Show the version and stop.
help-lang = Language of the terminal; else that of the environment.
help-game = Name of the game, such as monuments.
help-json = Print one JSON document and nothing else.
help-serve = Start the server: the page, its tables and their bots.
help-serve-example = Example: monumenta serve --host 0.0.0.0 --port 8642 --db games.db
help-host = Address to listen on; 0.0.0.0 lets in the whole network.
help-port = Port to listen on; the next free one if it is taken.
help-db = Database file; without it, one in your data folder.
help-open = Open the page in a browser, where there is a display.
help-serve-bot = Offer a bot from elsewhere: NAME=module:function, or "NAME=exec:COMMAND"; more than once for several.
help-play = Play in the terminal, against bots or passing the keyboard.
help-play-example = Example: monumenta play monuments --seats me,greedy,random --monument taj-mahal
help-players = Number of players.
help-seats = Who plays, seat by seat: me, or the name of a bot.
help-name = What to call you.
help-seed = Begin luck and bots from this number, to see the same again.
help-load = Go on with a saved game.
help-sim = Let bots play many games and count. Options of the game may follow, such as --monument capitol.
help-sim-example = Example: monumenta sim monuments --games 10000 --players 4 --bots greedy,random --seed 1 --json
help-games = Number of games.
help-bots = Names of bots, seat by seat; fewer than players are repeated in order.
help-rotate = Let the bots change seats, so that each plays on every seat as often.
help-workers = How many share the work; as many as there are cores if not said. The results are the same.
help-cluster = Have it done on a Ray cluster: auto, or the address of its head. The results are the same.
help-out = Folder for what is kept of the games; see --format.
help-bench = Measure how fast this machine plays.
help-bench-example = Example: monumenta bench moves --peers --only amazons --json
help-bench-game = Name of a game; without it, all of them.
help-peers = Measure other libraries beside it; each is installed into a folder of its own when it is first needed.
help-only = With --peers: only those whose name contains this.
help-perft = Count the ways to act so many times: a check of the rules against other programs.
help-perft-example = Example: monumenta perft moves --depth 3 --position opening.txt
help-depth = How many actions ahead to count.
help-position = File with the position to begin from; without it, the start of a game.
help-export = Write the decisions of recorded games as a table (Parquet), for programs that learn from them.
help-export-example = Example: monumenta export records/*.jsonl --out decisions.parquet
help-export-files = Records of one game, or folders of them.
help-export-out = File to write.
help-format = What to write for each game into the folder: its record, or its decisions into one table (Parquet).
help-verify = Play records again, and say which line breaks which rule.
help-verify-example = Example: monumenta verify first.jsonl second.jsonl
help-files = Records to verify.
help-commit = A commitment (fingerprint) that the server showed you before the game: it must be in the record.
help-share = Your own share of the luck: it must be in the record.
help-analyse = Look back on a recorded game: what changed it, what was better, and by how much.
help-analyse-example = Example: monumenta analyse first.jsonl --seconds 60 --json
help-analyse-file = Record of a game that is played in turns.
help-seconds = How long to think about the whole game.
help-iterations = Iterations for each decision instead; then the same always comes out.
help-rules = Show the rules of a game, numbered.
help-rules-example = Example: monumenta rules monuments
help-box = Show what is in the box, where each number comes from, and the options of the game.
help-box-example = Example: monumenta box monuments --json

## Data sets

export-progress = Exporting
export-done = { $rows } decisions of { $games } games: { $file }

## Analysis

analyse-progress = Analysing
analyse-decisions = { $decisions } decisions were looked at. The marks are explained in docs/analysis.md.
analyse-nothing = Nothing changed the game: nobody gave much away.
analyse-column-move = move
analyse-column-mark = mark
analyse-column-player = player
analyse-column-by = chance
analyse-column-played = played
analyse-column-better = better
analyse-slip = slip
analyse-mistake = mistake
analyse-blunder = blunder
analyse-luck = luck

## Mistakes

error-see-help = See: { $command } --help
stopped = Stopped.
error-language = speaks { $languages }
error-bot = { $game } has no bot "{ $name }"; there are: { $bots }
error-seats = { $seats } seats are named for { $players } players; leave --players out or name as many
error-bots-automas = { $bots } bots are named, but with Automas ({ $automas }) only { $seats ->
    [one] one seat is
   *[other] { $seats } seats are
} left for them; say --players { $players }
error-bots = { $bots } bots are named for { $players } players; name one to { $players }
error-other-game = { $file } is a game of { $game }; ask for that one
error-not-text = { $file } is not a text file
error-load-position = a game goes on from --load or begins from --position: leave one of them out
error-position-options = { $option }: the options of the game are the position's; write them there
error-output = cannot write to { $folder }: { $reason }
error-no-records = there are no records (*.jsonl) in { $folder }

## Playing

play-only-person = Player
play-person = Player { $number }
play-seat = Player
play-score = Points
play-choose = Your turn.
play-confirm = Enter confirms the turn, undo takes it back.
play-confirm-first = The turn is complete: Enter confirms it, undo takes it back.
play-help-hint = (? for help)
play-help =
    Type the number of a choice, or its text.
    Enter or ok: confirm a complete turn. Until then nothing is final.
    undo: take back the last step of this turn.
    hint: a suggestion.
    board: draw the board again; in World Monuments also: plan, quarry.
    position: write the position down as text, where the game can; begin from it with --position FILE.
    save FILE: write the game so far to a file; go on later with --load FILE.
    quit: leave.
play-hand-over = Pass the keyboard to { $who }, who then presses Enter.
play-not-complete = The turn is not complete yet: choose what to do next.
play-nothing-to-undo = Nothing to take back in this turn.
play-hint = Suggestion: { $do }. { $why }
play-hint-chances = Chance to win: { $list }
play-hint-chance = { $do } { $percent } %
play-hint-points = Points they promise: { $list }
play-hint-point = { $do } { $points }
play-no-such-number = Choose a number from 1 to { $count }, or type ? for help.
play-try-help = Type ? for help.
play-save-where = Say where to: save FILE
play-saved = Saved to { $file }.
play-save-failed = Could not write { $file }: { $reason }. Try another place.
play-no-position = Positions of { $game } are not written as text: use save FILE.
play-left = Goodbye.
play-over = save FILE keeps the game; Enter leaves.
play-needs-clock = { $game } is played against the clock: play it in the browser, by monumenta serve --open. Alone it can be played here too: --players 1
play-word-ok = ok yes
play-word-undo = undo u
play-word-hint = hint h
play-word-help = ? help
play-word-board = board b
play-word-position = position
play-word-save = save s
play-word-quit = quit q exit
play-not-numbered = There are too many choices to number them: type one as text, or ? for help.
terminal-time-up = Time is up.
terminal-no-undo = What lies stays: nothing can be taken back.
terminal-then = { $first }, then { $then }

## Simulation

sim-progress = Playing
sim-compiling = Compiling the rules
sim-title = { $game }: { $games } games of { $players } players in { $seconds } s
sim-seat = Seat
sim-bot = Bot
sim-mean = Mean points
sim-wins = Wins
sim-share = Share
sim-rest = { $draws } shared victories; { $actions } actions a game on average; { $rate } actions a second
sim-out = { $count } records written to { $folder }
sim-stopped = { $done } of { $total } games were played.

## Measuring

bench-progress = Measuring
bench-game = Game
bench-work = Work
bench-rate = Per second
bench-unit = Unit
bench-peer = Beside
bench-ratio = Ratio

## Counting

perft-line = Depth { $depth }: { $leaves } leaves in { $seconds } s

## Verifying

verify-progress = Playing again
verify-broken = { $file }: { $message }
verify-whole = { $file }: { $moves } moves, all legal; points { $scores }; { $luck }.
verify-unfinished = { $file }: { $moves } moves, all legal; not finished; { $luck }.
verify-closed = { $file }: { $moves } moves, all legal; closed by its host before the end; { $luck }.
verify-luck = { $luck ->
    [verified] all { $draws } draws match the revealed secret
    [not-revealed] the secret behind its luck is not revealed
   *[other] its luck was not committed to
}
verify-alone = No person added a share to the luck: it was the host's alone.
verify-scheme-1 = Its luck was made by the older scheme 1: people added { $shares ->
    [one] one number
   *[other] { $shares } numbers
} openly. The draws follow from the secret and these; but a dishonest host could have chosen the secret after seeing the number of who set the table up.
verify-scheme-2 = { $shares ->
    [one] One person added a share
   *[other] { $shares } people added shares
} to the luck (scheme 2), pledged after the commitment and before any was opened: if one of them was honest, nobody chose the draws, not even the host.
verify-void = { $rounds ->
    [one] One round of luck came to nothing before this one; the seat freed was that of
   *[other] { $rounds } rounds of luck came to nothing before this one; the seats freed were those of
} { $names }.
verify-line = line { $line }: { $what }

# What is wrong with a record, by the reason of the program (engine/match/verify.py, proof.py, record.py).

record-line = this is no line of a record ({ $problem })
record-empty = the file is empty
record-format = the record has format { $format }; this program reads { $readable }
record-binary = this is no text file
record-game = this program has no game “{ $game }” with rules { $rules }
record-option = the options are none of { $game } ({ $problem })
record-unfit = the options do not go together. { $why }
record-seats = the number of seats is { $seats }, of players { $players }
record-position = the position to begin from is none ({ $problem })
record-position-options = the position has other options than the record: { $options }
record-order = move { $n } where move { $due } is due
record-over = somebody moves, but the game is over
record-turn = { $seat ->
    [chance] luck
    [clock] the clock
   *[other] seat { $seat }
} moves, but it is the turn of { $actor ->
    [chance] luck
   *[other] seat { $actor }
}
record-illegal = “{ $do }” is not possible (rule { $rule }). { $why }
record-action = “{ $do }” is no action here
record-spelling = “{ $do }” is written “{ $written }”
record-draw = luck drew “{ $drew }”, the record says “{ $do }”
record-no-result = the game is over, but the result is missing
record-closed = the game is said to be closed, but it is over
record-not-over = a result is given, but the game is not over
record-result = the result is another one: { $scores }
record-state = the final position is not the one that was recorded
record-kept-commit = the commitment { $commit } was shown to you, and is not in the record
record-kept-share = the share { $share } was yours, and is not in the record
record-scheme-1 = pledges, shares, void rounds and the table are told by format 2, not 1
record-scheme-2 = a nonce is told by format 1, not 2
record-nonce = a nonce is not hexadecimal
record-secret = the secret is not hexadecimal
record-commit = the secret is not the one that was committed to
record-no-commit = the table or its commitment is missing
record-no-share = seat { $seat } ({ $name }) lacks the pledge or the share of its person
record-same-commit = two rounds have the same commitment: each needs a new secret
record-void-seats = void round { $round } has another number of seats
record-void-pledges = void round { $round } has not the pledges of exactly the people’s seats
record-void-open = void round { $round }: all shares were open, so there was no reason to draw anew
record-share = the share of seat { $seat } is not the one that was pledged; or a void round was changed or left out
record-share-void = the share of seat { $seat } is not the one that was pledged in void round { $round }
record-digits = a { $what } is not 64 hexadecimal digits

## Rules and box

box-title = { $game }: what is in the box
box-what = What
box-value = Value
box-source = Source
box-source-name = { $source ->
    [rulebook] rulebook
    [public] public
    [derived] derived
    [guess] guess
   *[invented] invented
}
box-note = Note
box-options = Options of the game, the default first
box-option = Option
box-values = Values
rules-ruling = Ruling:
rules-source = source: { $source }
