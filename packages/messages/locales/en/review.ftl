### The review of a game: what each move lost, and what was luck.

## Grades of a move, from best to worst.

grades_best = best
grades_good = good
grades_inaccuracy = inaccuracy
grades_mistake = mistake
grades_blunder = blunder
scale = A blunder loses { $points } points or { $percent }%, a mistake half as much, an inaccuracy a quarter.

## Columns: how many moves of a grade.

counts_inaccuracy = inaccuracies
counts_mistake = mistakes
counts_blunder = blunders

## Columns: what was played, what would have been best, and what it lost.

columns_seat = seat
columns_played = played
columns_best = best
# In the column “best”: the move that was played.
columns_same = the same
columns_points = points
columns_win = win
columns_moves = moves
columns_accuracy = accuracy
columns_meanPoints = mean points
columns_meanWin = mean win

## How the expectation at the start became the result, seat by seat.

inPoints = Luck and skill, in points
inChances = Luck and skill, in chance to win
account_start = at the start
account_luck = luck
account_ownPlay = own play
account_othersPlay = others’ play
# What a player could not know when choosing a move.
account_hidden = hidden
account_result = result

moments = Key moments
# Who draws tiles.
chance = Chance
nothing = Nobody had a choice, so there is nothing to grade.
