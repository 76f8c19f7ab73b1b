### Studying games: reviews.

review = Review
reviewOf = Review of { $game }
# Above the board, back to where the game is.
toGame = Back to the game

# A game that is not finished.
notOver = Finish the game first: a review shows what is hidden.

# While it is being made, and before.
making = Reviewing the game … { $percent }%
stop = Stop
start = Review the game
failed = The review failed: { $reason }
again = Review again
depth = Depth
depths_quick = Quick
depths_normal = Normal
depths_deep = Deep
# How to read it.
about = Every move is judged by what its player could know then: hidden tiles are unknown to the judge, too.
# A game that was imported without some of its draws.
guessed = Some tiles of this game were unknown and were filled in at random. Moves whose player’s hand isn’t certain are not judged.

# On top of the review: what there is to learn. $points such as 21.5.
lesson_yours =
    { $count ->
        [one] Your biggest slip cost { $points } points.
       *[other] Your { $count } biggest slips cost { $points } points in all.
    }
lesson_of =
    { $count ->
        [one] The biggest slip of { $name } cost { $points } points.
       *[other] The { $count } biggest slips of { $name } cost { $points } points in all.
    }
lesson_none = You made no mistake worth mentioning.
lesson_noneOf = { $name } made no mistake worth mentioning.
lesson_show = Show the biggest

# Verdicts on moves, from the best to the worst.
grades_best = Best move
grades_good = Good
grades_inaccuracy = Inaccuracy
grades_mistake = Mistake
grades_blunder = Blunder
# The same, counted.
counts_best =
    { $count ->
        [one] { $count } best move
       *[other] { $count } best moves
    }
counts_good = { $count } good
counts_inaccuracy =
    { $count ->
        [one] { $count } inaccuracy
       *[other] { $count } inaccuracies
    }
counts_mistake =
    { $count ->
        [one] { $count } mistake
       *[other] { $count } mistakes
    }
counts_blunder =
    { $count ->
        [one] { $count } blunder
       *[other] { $count } blunders
    }

# What the last move did. $points and $percent are such as 4.2 and 6.
verdict_lost = { $name } lost { $points } points and { $percent }% of the chance to win.
verdict_lostPoints = { $name } lost { $points } points.
verdict_nothingLost = { $name } lost nothing.
verdict_forced = { $name } had no choice.
verdict_guessed = Not judged: what { $name } held isn’t known.
# Where the judge would have placed the tile, or what it would have done.
verdict_betterAt = Better: tile on { $cell }
verdict_better = Better: { $move }
verdict_show = Show on the board
verdict_played = Show what was played
verdict_solved = Certain: the rest of the game was worked out.
verdict_none = Step through the game, or choose a key moment.

# The graph under the board.
graph = Chance to win after each move
graphPoints = Expected points after each move
graphText = { $name } { $percent }%

accuracy = Accuracy
key = Key moments
# A random draw among the key moments.
draw = A draw that helped { $name }
marked = Inaccuracies, mistakes and blunders
noMarked = None: well played.

# Where a result came from: the rows add up.
account_title = Luck and play
account_in = Shown in
account_points = Points
account_win = Chance to win
account_start = Expected at the start
account_luck = Luck of the draw
account_ownPlay = Own moves
account_othersPlay = Others’ moves
account_hidden = Hidden tiles
account_result = Result
# Instead of the result, if somebody resigned or ran out of time.
account_ended = Expected when it ended
account_about = What each player could expect before the first move, and what luck and moves changed until the end.

# On the analysis board, from the moment on display.
analyse = Analyse from here
