### The table: history, coach, results, and what stands around every board.

menu = Menu
home = Home
rules = Rules
settings = Settings
undo = Undo
undoReviewing = Go back to the game first.
undoPractice = In practice games you can undo anything.
hint = Ask the coach
advising = The coach is thinking …
# The coach: where the player will be in the end, such as “7 points ahead, ±4”.
advice_at = Tile on { $cell }
advice_ahead =
    { $points ->
        [one] { $points } point ahead
       *[other] { $points } points ahead
    }
advice_behind =
    { $points ->
        [one] { $points } point behind
       *[other] { $points } points behind
    }
advice_level = level
advice_within = { $lead }, ±{ $points }
advice_wins = wins { $percent }%
advice_equal = about equal
advice_only = There is only one move.
advice_live = The coach speaks of the present move. Go back to the game to ask.
advice_sureness_certain = Certain: the rest of the game is worked out.
advice_sureness_sure = Sure: one move is clearly the best.
advice_sureness_fairly = Fairly sure: one move looks better than the others.
advice_sureness_guess = A guess: the best moves are about equal.
noAdvice = Ask the coach for the best moves. It sees only what you see.
history = History
toFirst = Go to the start
back = Previous move
forward = Next move
toLast = Back to the game
replay = Replay the last moves
moment = Move { $at } of { $of }
lookingBack = Reviewing move { $at } of { $of }.
log = Log
coach = Coach
inWords = Text view
earlier = Show all
nothingYet = No moves yet.
scoringOnly = Scoring moves only
noScoring = No points yet.
players = Players and scores
pin = Show { $name }’s open lines
onTurn = current turn
thinks = thinking …
yourTurn = Your turn
# On the button itself, before what cannot be taken back.
sure = { $choice }? Can’t be undone
computer = computer, level { $level }
# $time is such as “5 seconds”.
computerTimed = computer, level { $level }, { $time } per move
# Told once, when a slow device keeps a level from doing its usual work.
slowDevice =
    This device is slow: the computer stopped thinking after { $seconds } { $seconds ->
        [one] second
       *[other] seconds
    }, so level { $level } is weaker here than elsewhere.
points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
passTo = Pass the device to { $name }
passWhy = The other players’ secrets stay hidden.
lift = I’m { $name }
over = Game over

# The end of a game. $scores is such as 127–66; the best first.
headline_won = You won by { $points }
headline_youWon = You won
headline_lost = You lost { $own }–{ $best }
headline_youLost = You lost
headline_youTied = You share the win with { LIST($names) }
headline_wins = { $name } wins, { $scores }
headline_tied = { LIST($names) } share the win
headline_solo = Your score: { $points }
headline_newBest = A new best on this device. The last one was { $points }.
headline_best = Best on this device: { $points }

results = Results
highlights = Highlights
showOnBoard = Show on the board

picture_share = Share picture
picture_save = Save picture
picture_failed = This browser can’t make the picture.

# What a plot shows: points as they came, or what everybody would have had at each moment.
plot_label = Show
plot_points = Points
plot_value = If it ended then
plot_valueTitle = Score if the game had ended then

total = Total
source = Source
overTime = Scores during the game
plotText = { $name } finishes with { $points }
lookAtBoard = View the board
rematch = Play again
review = Review

# The card at the first play of a module or city; `open` shows it again, from the panel.
introduction_several = New in this game
introduction_close = Got it
introduction_lesson = Play the lesson
introduction_open = In short

# Asked before a new game is started in the middle of one.
again_title = Start a new game?
again_text = This game isn’t finished. You’ll find it in My games.
again_yes = Start a new game
again_no = Keep playing

assistance = Assistance

assistanceLevels_purist = Purist: rules only
assistanceLevels_tracing = Tracing: traces lines for you
assistanceLevels_preview = Preview: shows what a tile would do
assistanceLevels_coach = Coach: suggests the best moves

practice = Practice: undo anything
describe = The table in words
followLine = Trace a line
moves = Your moves
noMoves = It’s not your turn.
trouble = Something went wrong
notThere = This game isn’t in this browser. It may have been deleted.
refused = This game can’t be opened: { $reason }
notSaved = This browser doesn’t let us save games. This one will be lost when you close the page.
elsewhere = This game is open in another tab
elsewhereWhy = Everything that happens there is saved. You can continue here instead.
playHere = Continue here
tryAgain = Try again
look = View
sheet = Details

# The title of the window, at a table.
title_turn = Your turn – { $game }
title_versus = { $game } vs { LIST($names) }
# To spectators.
title_players = { $game } – { LIST($names) }

# On the analysis board; and why not, while one plays online.
analyse = Analysis board
analyseFair = Fair play: a game that you are playing online can’t be analysed before it is over.
