### Mondo Sapiens: its options, for who sets a table up.

## Options

mondo-option-players = Players
mondo-option-level = Level
mondo-about-level-beginner = Workers, landscapes and streets.
mondo-about-level-advanced = Workers count with their village only.
mondo-about-level-expert = And one building for each of you.
mondo-about-level-quick-start = A new level in each of the three turns.
mondo-about-level-solo = Alone against the clock: hardly a mistake allowed.
mondo-option-board = Board
mondo-option-board_1 = Board of the first turn
mondo-option-board_2 = Board of the second turn
mondo-option-board_3 = Board of the third turn
mondo-option-board_1-1 = 1, Open Sea
mondo-option-board_1-2 = 2, Wine Road
mondo-option-board_1-3 = 3, Patchwork Hills
mondo-option-board_1-4 = 4, Inland
mondo-option-board_2-1 = 1, Open Sea
mondo-option-board_2-2 = 2, Wine Road
mondo-option-board_2-3 = 3, Patchwork Hills
mondo-option-board_2-4 = 4, Inland
mondo-option-board_3-1 = 1, Open Sea
mondo-option-board_3-2 = 2, Wine Road
mondo-option-board_3-3 = 3, Patchwork Hills
mondo-option-board_3-4 = 4, Inland
mondo-option-clock = Time for a turn
mondo-option-clock-7-00 = 7 minutes
mondo-option-clock-6-00 = 6 minutes
mondo-option-clock-5-00 = 5 minutes
mondo-option-clock-10-00 = 10 minutes
mondo-option-clock-none = No clock, to practise
mondo-option-difficulty = Difficulty of a solo game
mondo-option-difficulty-easy = Easy: 10 minutes, 3 minus points
mondo-option-difficulty-moderate = Moderate: 6 minutes, 2 minus points
mondo-option-difficulty-hard = Hard: 5 minutes, 1 minus point
mondo-option-chips_of_two = Bonus chips for two players
mondo-option-handicap = Seats that lose points for volcanoes (handicap)
mondo-option-handicap-none = Nobody
mondo-option-handicap_inactive = Inactive volcanoes count for them too
mondo-option-children = Children play along: more time, fewer rows to score
mondo-option-hidden_time = Hide the time that is left
mondo-option-solo_ignore_untouched_border_streets = Solo: streets of the border that no tile joins do not count

## What does not go together

mondo-clash-solo-players = Solo is for one: choose one player, or another level.
mondo-clash-solo-clock = In a solo game the difficulty sets the time: choose another clock, or none.
mondo-clash-solo-children = A solo game is not for children: choose another level, or play without them.
mondo-clash-solo-handicap = A solo game has no handicap: give it to nobody, or choose another level.
mondo-clash-children-level = With children you play at the Beginner level: choose it, or play without them.
mondo-clash-children-clock = With children turns are longer, not shorter: choose a longer clock or none, or play without them.
mondo-clash-handicap-seats = The handicap is for seat { $handicap }, but { $players ->
    [one] there is only one seat
   *[other] there are only { $players } seats
}: choose others, or more players.
