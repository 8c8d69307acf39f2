### `monumenta admin`: what the host of a server does.

## Help

help-admin = Look after a server: its tables, its guests, its database. Safe while it runs.
help-admin-example = Example: monumenta admin tables --db games.db
help-admin-yes = Do not ask.
help-admin-table = The id of a table, or the address of its page.
help-admin-who = A guest's id, as tables and show print it; or an address or net, such as 192.0.2.0/24.
help-admin-tables = List tables, the newest first, with who sits there.
help-admin-tables-example = Example: monumenta admin tables --status running --older-than 7 --json
help-admin-status = Only tables of this status.
help-admin-game = Only tables of this game.
help-admin-guest = Only tables that this guest set up or sits at.
help-admin-older = Only tables at which nothing has happened for so many days.
help-admin-limit = How many at most.
help-admin-show = Show one table: people, options, times; no secrets and no cards.
help-admin-show-example = Example: monumenta admin show Wq3xR8_fJk2a
help-admin-close = End a table for good, without a winner. What was played can still be looked at.
help-admin-close-example = Example: monumenta admin close Wq3xR8_fJk2a --yes
help-admin-delete = Remove a table and its log.
help-admin-delete-example = Example: monumenta admin delete Wq3xR8_fJk2a --yes
help-admin-ban = Shut a guest or an address out, at once.
help-admin-ban-example = Example: monumenta admin ban 203.0.113.7 --reason "Please be kind." --until 7d
help-admin-reason = Why; those who are banned are told.
help-admin-until = Until when: 12h, 7d, 2w, or 2026-12-31T18:00; without it, for good.
help-admin-wide = With --yes: also a net that may hold everybody, or this machine itself.
help-admin-unban = Let a guest or an address in again.
help-admin-unban-example = Example: monumenta admin unban 203.0.113.7
help-admin-bans = List who is banned.
help-admin-bans-example = Example: monumenta admin bans --json
help-admin-rename = Give a guest another name, at all their tables.
help-admin-rename-example = Example: monumenta admin rename 3f0c9a71d2e8b654 "Guest 1234"
help-admin-guest-id = A guest's id, as tables and show print it.
help-admin-name = The new name.
help-admin-rotate = Sign cookies with a new key. Those signed before are still good, and are signed anew at the next visit.
help-admin-rotate-example = Example: monumenta admin rotate-key
help-admin-forget = Forget the old keys: nobody is known any more, and everybody loses their seats.
help-admin-prune = Remove old tables, a few at a time.
help-admin-prune-example = Example: monumenta admin prune --waiting 7 --abandoned 90 --dry-run
help-admin-waiting = Tables that have waited for players for so many days.
help-admin-finished = Tables that ended so many days ago.
help-admin-abandoned = Tables in play at which nobody has moved for so many days.
help-admin-dry = Only say how many there are.
help-admin-compact = Then give free space back to the disk; no server may run meanwhile.
help-admin-backup = Copy the database as it is at one moment; nobody waits for it. The copy is readable by its owner only.
help-admin-backup-example = Example: monumenta admin backup backups/ --db games.db
help-admin-backup-file = Where to: a file, or a folder, in which its name will say when it was made.
help-admin-restore = Put a backup in the place of the database, which is kept aside. The server must be stopped.
help-admin-restore-example = Example: monumenta admin restore games-20261231-180000.db --db games.db
help-admin-restore-file = The backup.

## Questions

admin-yes-or-no = [y/N]
admin-words-yes = y yes
admin-nobody-answers = there is nobody to answer; say --yes
admin-unchanged = Nothing has changed.
admin-ask-close = Close table { $table } for good ({ $game }, { $status }, { $moves } moves: { $people })?
admin-ask-delete = Remove table { $table } with its log for good ({ $game }, { $status }, { $moves } moves: { $people })?
admin-ask-wide = { $who } may hold everybody, or this machine and the proxy on it. Ban it?
admin-ask-wide-again = Nobody of { $who } can play until you take it back with unban. Really?
admin-ask-forget = Forget the old keys? Everybody who has ever been here becomes a new guest and loses their seats.
admin-ask-prune = Remove for good { $waiting } waiting, { $finished } finished and { $abandoned } abandoned tables?
admin-ask-overwrite = Replace { $file }?
admin-ask-restore = Put the backup { $file } ({ $tables } tables, { $moves } moves) in the place of { $db }?

## Answers

admin-waits = The server (process { $process }) is asked to do it.
admin-progress = Removing
admin-copying = Copying
admin-done-close = Table { $table } is closed.
admin-done-close-before = Table { $table } had ended already.
admin-done-delete = Table { $table } is removed.
admin-done-ban = { $who } is shut out.
admin-done-ban-unknown = { $who } is shut out. Nobody of that id has a name or a seat yet: see that it is right.
admin-done-unban = { $who } may come in again.
admin-done-rename = { $was } is called { $name } now, on { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
admin-done-rotate-key = Cookies are signed with a new key. Older keys that are still good: { $old_keys }.
admin-done-rotate-key-forgot = Cookies are signed with a new key, and no other one is good.
admin-would-prune = There are { $waiting } waiting, { $finished } finished and { $abandoned } abandoned tables to remove.
admin-done-prune = Removed: { $waiting } waiting, { $finished } finished, { $abandoned } abandoned tables.
admin-free-space = Their space is used for new tables; of { $all } MB of the file { $free } MB are free by now. To give it back to the disk: stop the server, then monumenta admin prune --compact.
admin-compacted = The file had { $before } MB, now { $after } MB.
admin-done-backup = { $file }: { $tables } tables, { $moves } moves, { $size } MB.
admin-done-restore = { $db } is the backup { $file } now: { $tables } tables, { $moves } moves.
admin-kept = The database that was there before: { $file }

## Lists

admin-no-tables = There are no such tables.
admin-more-tables = The newest { $limit }; --limit shows more.
admin-no-bans = Nobody is banned.
admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-listed = Lobby
admin-column-creator = Set up by
admin-column-created = Created
admin-column-started = Begun
admin-column-last = Last move
admin-column-moves = Moves
admin-column-people = Seats
admin-column-scores = Points
admin-column-winners = Won by
admin-column-next = Rematch
admin-column-options = Options
admin-column-position = Position
admin-column-who = Who
admin-column-since = Since
admin-column-until = Until
admin-column-reason = Why
admin-status = { $status ->
    [waiting] waiting
    [running] running
    [over] over
   *[closed] closed
}
admin-listed-yes = for all to see
admin-listed-no = by invitation
admin-open = (open)
admin-kept-for = (kept for { $name } { $guest })
admin-banned = (banned)
admin-for-good = for good

## Mistakes

admin-bad-status = no table has the status { $status }; there are: { $statuses }
admin-no-text = this is no text that can be stored: some of its bytes are no letters
admin-no-file = that file cannot be used: { $reason }; choose another name
admin-bad-who = { $who } is neither a guest's id (16 digits and letters a to f, as monumenta admin tables prints it) nor an address or net
admin-bad-guest = { $guest } is no guest's id: it has 16 digits and letters a to f, as monumenta admin tables prints it
admin-bad-until = { $until } is no time; say 12h, 7d, 2w, or 2026-12-31T18:00
admin-past-until = { $until } is over already; say when the ban is to end
admin-too-wide = { $who } may hold everybody, or this machine and the proxy on it; if you mean it, say --wide too
admin-prune-what = say what to remove: --waiting DAYS, --finished DAYS or --abandoned DAYS
admin-problem-no-table = there is no table { $table }; monumenta admin tables lists them
admin-problem-no-ban = { $who } is not banned; monumenta admin bans lists who is
admin-problem-no-guest = no guest { $guest } has a name or a seat here; monumenta admin tables lists who has
admin-problem-bad-name = a name has 1 to 24 letters, and something of it can be seen
admin-problem-unknown-order = the server that runs does not know this order: it is of another version; stop it and start this one
admin-problem-failed = the server made a mistake; what it was is in its log. Nothing has changed
