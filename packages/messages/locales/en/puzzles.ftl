### Puzzles: positions with one best move.

title = Puzzles
intro = Positions with one clearly best move. Find it, and see why the others are worse.
# Above the board.
titled = Puzzle · { $game }
toPuzzles = All puzzles
# No such puzzle.
noPuzzle = No such puzzle
unknown = This puzzle doesn’t exist, or no longer does. There are plenty of others.

## The page of all puzzles.

ofTheDay = Puzzle of the day
solveToday = Solve it
doneToday = Solved: look again
# Of a puzzle.
ratingOf = Rating { $rating }
train = Practice
solve = Solve a puzzle
fitting =
    { $count ->
        [one] { $count } puzzle fits
       *[other] { $count } puzzles fit
    }
noneFits = No puzzle fits. Choose another theme or game.
difficulty = Difficulty
difficulties_easier = Easier
difficulties_matching = My level
difficulties_harder = Harder
theme = Theme
allThemes = All themes
game = Game
allGames = All games
byTheme = By theme
solvedOf = { $solved } of { $count } solved

themes_finish =
    .name = Finish it
    .about = Complete a line for many points.
themes_save =
    .name = Save the line
    .about = Keep your line from a poor end.
themes_spoil =
    .name = Spoil it
    .about = End an opponent’s line while it is worth little.
themes_long =
    .name = The long way
    .about = Lead a line further instead of finishing it.
themes_draw =
    .name = Draw first
    .about = Draw instead of placing the tile in your hand.
themes_share =
    .name = Choose the share
    .about = Play for the companies whose shares you hold.
themes_city =
    .name = In the city
    .about = Use what a city or a module adds.
themes_journey =
    .name = The journey
    .about = Join your journey, or block another’s, in Correspondances.

yourRating = Your rating
noRating = Solve a puzzle to get a rating. It stays on this device.
# $points is such as 140.
within = ± { $points }
provisional = (provisional)
# $from and $to are ratings.
chart =
    { $count ->
        [one] Your rating: { $to }
       *[other] Your rating over the last { $count } puzzles, from { $from } to { $to }
    }
streak = Streak
days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
run = Right in a row
solved = Solved
notKept = This browser stores nothing: your rating is lost when you close the page.
erase = Reset rating
eraseSure = Really reset rating and solved puzzles?
erased = Your puzzle rating has been reset.

## Solving.

# $name is a colour, or such as “Player 1”; left out where the player has no opponents.
find = You are { $name }. Find the best move.
findAlone = Find the best move.
showSolution = Show solution
# On the button itself.
giveUpSure = Show it? This counts as wrong
right = Right!
rightLater = Right, at attempt { $count }.
wrong = Not the best move.
told = The solution
judging = Your move is being judged …
notJudged = Your move could not be judged.
# $points and $percent are such as 4.2 and 6.
lost_both = It loses { $points } points and { $percent }% of the chance to win.
lost_points = It loses { $points } points.
lost_win = It loses { $percent }% of the chance to win.
margin_both = It is better than any other move by an estimated { $points } points and { $percent }% chance to win.
margin_points = It is better than any other move by an estimated { $points } points.
margin_win = It is better than any other move by an estimated { $percent }% chance to win.
proved = Proven by { $playouts } playouts.
provedExactly = Certain: the rest of the game was worked out.
# $change is such as +12.
rated = Your rating: { $rating } ({ $change })
countedBefore = You have answered this puzzle before, so your rating stays.
tryAgain = Try again
next = Next puzzle
share = Share
copied = The link has been copied.
analyse = Analyse

## Why the others are worse: a table.

comparison = The moves compared
move = Move
points = Points
chance = Wins
loss = Loss
solution = (solution)
yours = your move
