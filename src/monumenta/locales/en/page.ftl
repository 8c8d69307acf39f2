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

## Refusals, by the server's code

error-unreachable = The server does not answer. Check that it is running, then try again.
error-analysing = A game that you asked for, or others here with you, is still being analysed. Ask for this one when that is done.
error-detail = They say: “{ $detail }”
error-bad-host = This server does not answer to that name. Use the address it printed when it started.
error-bad-invite = This table is by invitation. Open the whole link that you were sent.
error-bad-option = One of the rules chosen does not exist. Load the page again and choose anew.
error-bad-position = This text is no position that a game can begin from.
error-bad-seats = These seats do not fit the game. Choose the players anew.
error-banned = The host of this server has shut you out.
error-busy = Many games wait for their analysis. Try again later.
error-closed = The host has closed this table. Open another one in the lobby.
error-foreign-origin = Another site tried to act for you. Open the table on this page.
error-illegal = That is not allowed here. Choose what glows.
error-incomplete = Your turn is not complete yet. Choose what glows.
error-internal = The server made a mistake. Load the page again; your game is kept.
error-luck-early = Not everybody has promised a share of the luck yet.
error-luck-fixed = The luck of this table is fixed and cannot be changed any more.
error-luck-wrong = That is not the share of the luck that was promised. Load the page again.
error-malformed = The server did not understand this page. Load it again.
error-no-analysis = This server analyses no games.
error-no-guest = The server does not know you yet. Load the page again and allow cookies for it.
error-not-away = That player is here, or left only a moment ago.
error-not-compiled = The rules are still being compiled. Try again in a minute.
error-not-found = There is nothing at this address.
error-not-open = That seat is no longer free. Choose another one.
error-not-over = The game is not over yet.
error-not-ready = The server cannot write anything down just now. Try again in a moment.
error-not-running = The game is not running.
error-not-seated = You are watching. Only players can do that.
error-not-stored = The server could not write that down. Nothing has changed; try again in a moment.
error-not-your-turn = It is not your turn.
error-old-rules = This game began with older rules that this server no longer has.
error-one-hint = You wait for a hint on another page. One at a time.
error-stale = The table had moved on. You see it now as it is.
error-table-full = All seats are taken. You can watch.
error-too-fast = That was too fast. Wait a second.
error-too-large = That was too long for the server.
error-too-many = You have too much open at once. Close some of it and try again.
error-too-many-tables = You have set up many tables today that are not over. Play one to its end first.
error-turn-complete = Your turn is complete. Confirm it, or undo.
error-unknown-bot = This server has no such bot. Load the page again.
error-unknown-game = This server has no such game.
error-unknown-table = There is no such table. It may have been removed.
error-wrong-pace = This game is not played that way. Load the page again.
