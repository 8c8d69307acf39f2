### The page around every game: lobby, table, replay, settings. A game's own words are in a file named after it.

## Everywhere

skip-to-content = Skip to the content
loading = One moment
reload = Load the page again
close = Close
notices = Notices
state-of-things = Connection and compiling
on = on
off = off
settings = Settings
to-lobby = To the lobby
to-lobby-named = Monumenta: to the lobby
lost-title = There is nothing here
lost-text = This address leads to no table. It may have been copied without its end.
your-name = Your name
guest-name = Guest { $number }
name-saved = Saved
language = Language
language-en = English
language-es = Español
other-language = Español
theme = Appearance
theme-auto = Auto
theme-light = Light
theme-dark = Dark
sound = Sound
shortcuts = Keyboard

## Lobby

lobby-title = Build something together
lobby-text = Four building games at one table, alone against bots or with friends by a link.
game = Game
players = Players
seats = Seats
seat-number = Seat { $seat }
seat-me = You
seat-friend = A friend, by link
seat-bot = Bot: { $bot }
seat-automa = Automa
bot-random = Apprentice
bot-greedy = Mason
bot-stands-in = { $bot } for { $gone }
bot-montecarlo = Architect
bot-novice = Novice
bot-casual = Casual player
bot-club = Club player
bot-expert = Expert
bot-master = Master
listed = Show this table in the lobby
listed-yes = Anybody here may take a free seat.
listed-no = Only who has the link can join.
more-rules = More rules
from-position = Start from a position
from-position-about = Paste a text as “Copy position” gives it. Its match and its rules are those that were played.
play-bot = Play against a bot
play-alone = Play alone
with-friends = Friends, more players, rules
fewer-choices = Just me and a bot
open-table = Open the table
tables = Tables
tables-waiting = Waiting for players
tables-running = Being played
tables-over = Finished
no-tables = No tables yet. Yours will be the first.
go-on = Go on
join = Join
watch = Watch
replay = Replay
download-record = Download the record
download-record-of = Download the record of { $what }

## Rules drawer

rules = Rules
rules-of = { $game }: rules
rules-missing = The rules could not be loaded. Close this and open it again.
rule-named = Rule { $rule }
ruling = Ruling:
in-the-box = In the box
source-labels = What the labels mean
source-rulebook = rulebook
source-rulebook-means = Printed in the rulebook.
source-public = public
source-public-means = Found in another public source.
source-derived = derived
source-derived-means = Follows from what is printed, by counting or logic.
source-guess = guess
source-guess-means = A plausible reading; the evidence is thin.
source-invented = invented
source-invented-means = Our own stand-in for a picture that could not be recovered.

## Table

board = Board
log = Log
log-and-rules = Log and rules
side-panel = Panel at the side
log-empty = Nothing has happened yet.
score = Score
your-turn = Your turn
your-turn-bar = Your turn
game-over = Game over
seat-open = Free seat
seat-you = you
seat-here = here
seat-away = away
seat-away-for = { $minutes ->
    [one] away for 1 minute
   *[other] away for { $minutes } minutes
}
seat-acting = is playing
seat-is-bot = bot
seat-won = wins
hand-over = Hand to a bot
watching = You are watching.
confirm-turn = Confirm turn
end-turn = End the turn
undo = Undo
hint = Hint
why-not-complete = Your turn is not complete yet. Choose what glows.
why-not-your-turn = It is not your turn.
why-over = The game is over.
why-watching = You are watching this table.
why-nothing-to-undo = There is nothing to undo.
hint-any = Any of these will do.
why-no-hint = There is a hint only while it is your turn.
why-complete = Your turn is complete. Confirm it, or undo.
compiling = Playing by the plain rules while the fast ones are compiled: { $done } of { $total }
compiling-short = Compiling the fast rules: { $done } of { $total }
line-broken = The connection is lost. Trying again; your turn is kept.
line-refused = The server has closed this table to you. Go back to the lobby and open it again.
table-missing = This table cannot be opened
closed-by-host = Closed by the host
closed-nobody-won = The host of this server has closed this table. Nobody has won.
closed-unplayed = The host of this server has closed this table before the game began.
look-at-closed = Look at it
copy-position = Copy position
position-copied = The position is copied.
position-select = The position as text: copy it with the keyboard.
show-board = Show the board
show-result = Show the scoring
rematch = Play again
to-rematch = To the rematch

## Keyboard

command-confirm = Confirm the turn
command-undo = Undo the last step
command-hint = Ask for a hint
command-help = Show this list
command-rules = Open the rules
command-log = Open the log
command-arrows = Walk between spaces and places on the board
command-tab = Go to the next part of the page

## Guided first turn

coach = A guided first turn
coach-next = Next
coach-skip = Skip
coach-done = Play on
coach-again = Guided turn

## Replay

replay-of = { $what }: replay
replay-missing = This replay cannot be shown
replay-slider = Move
replay-at = Move { $at } of { $count }
replay-back = One move back
replay-next = One move on
replay-play = Play
replay-pause = Pause
replay-speed = Speed
analyse-game = Analyse this game
analyse-realtime = No analysis: here everybody acts at once.
play-from-here = Play on from here

## Refusals, by the server’s code: those that are said at once; refusals.ftl has the others

error-unreachable = The server does not answer. Check that it is running, then try again.
error-detail = They say: “{ $detail }”
error-closed = The host has closed this table. Open another one in the lobby.
