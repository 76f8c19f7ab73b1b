### The table: history, coach, results, and what stands around every board.

menu = Menu
home = Home
rules = Rules
settings = Settings
undo = Take back
hint = Ask the coach
advising = The coach is thinking …
advice = { $rank }. { $move }: about { $points } points in the end, { $chance } % to win
noAdvice = Ask the coach for its best moves. It sees only what you see.
history = History
toFirst = To the beginning
back = One step back
forward = One step on
toLast = Back to the game
replay = Show the last moves again
moment = Move { $at } of { $of }
lookingBack = You are looking back. The game waits.
log = Log
coach = Coach
inWords = In words
earlier = Show everything
nothingYet = Nothing has happened yet.
players = Players and points
pin = Show the open lines of { $name }
onTurn = on turn
thinks = is thinking …
yourTurn = Your turn
computer = computer, level { $level }
points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
passTo = Please pass the device to { $name }
passWhy = What the others hold stays hidden.
lift = I am { $name }
over = The game is over
wins = { $name } wins
shared = { $names } share the win
soloResult = Your result: { $points }
total = Total
source = Source
overTime = Points over the game
plotText = { $name } ends with { $points }
lookAtBoard = Look at the board
rematch = Play again
assistance = Assistance

assistanceLevels_purist = Purist: nothing but the rules
assistanceLevels_tracing = Tracing: lines are followed for you
assistanceLevels_preview = Preview: see what a tile would do
assistanceLevels_coach = Coach: ask for the best moves

practice = Practice: anything may be taken back
describe = The table in words
followLine = Follow a line
moves = What you may do
noMoves = It is not your turn.
trouble = Something went wrong
notThere = There is no such game in this browser. Perhaps it was deleted.
refused = This game cannot be opened: { $reason }
notSaved = This browser does not let us save games: this one is lost when the page closes.
elsewhere = This game is open in another tab
elsewhereWhy = Everything that happens there is kept. You can go on here instead.
playHere = Go on here
tryAgain = Try again
sheet = More of the table
