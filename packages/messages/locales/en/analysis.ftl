### The analysis board.

title = Analysis board
about = Play on for all seats, choose every draw, and see what the computer expects. Everything stays on this device.
fresh = New analysis
players = Players
begin = Start
studies = Saved studies
deleteOne = Delete “{ $name }”
deleteSure = Delete it?
fair = Fair play: a running online game that you play in can’t be analysed.
toStudies = All studies

# The menu of a study, and what it is about.
study = Study
name = Name
link = Copy link
linkCopied = The link is on the clipboard. It contains the whole study; no server gets to see it.
linkThere = Copy the link from here. It contains the whole study; no server gets to see it.
linkTooLong = This study is too long for a link. Send it as a file instead.
file = Save as file
kept = Changes are saved in this browser as you go.
notThere = This study isn’t on this device.
unknownGame = This is a study of “{ $game }”, which isn’t available here.
refused = One of its moves isn’t allowed: { $reason }

# What is wrong with a file or a link.
faults_notStudy = This isn’t a study.
faults_newer = This study was made with a newer version of the app. Reload the page to update.
faults_tooLarge = This study is too large.
faults_badLog = The game in this study is damaged.
faults_badNode = A move or note in this study is damaged.
tree = Variations

# Below a move: what could have been played instead.
variations = Other moves
start = Start
treeEmpty = Play moves on the board: they are listed here. Go back and play another one for a variation.
note = Note on this position
mark = Mark
comment = Comment
promote = Make main line
remove = Delete from here
removeSure = Delete this move and all that follows?
marks_brilliant = Brilliant move
marks_good = Good move
marks_interesting = Interesting move
marks_dubious = Dubious move
marks_mistake = Mistake
marks_blunder = Blunder
evaluation = Evaluation
evaluate = Evaluate positions
evaluateAbout = By what the player on turn can know; hidden things are sampled. It gets better the longer you wait.
depth = How far the evaluation has come
failed = The evaluation failed: { $reason }
solved = Certain: the rest of the game is worked out.

# $points is such as 42.5, $win such as 54 %.
expected = { $points } points expected
expectedWin = { $points } points, { $win } to win
chances = Chance to win
toFirst = To the start
back = Back
forward = Forward
toLast = To the end of the line
# A link to a game on this device that is not over.
inPlay = This game is still being played here. Open it, and choose “Analysis board” in its menu.
running = Fair play: this is a position of a running online game that you play in. It can be analysed when the game is over.
drawing_title = Draw on the board
drawing_tools_cell = Cells
drawing_tools_arrow = Arrows
drawing_tools_line = Lines
drawing_about_cell = Choose cells on the board to highlight them.
drawing_about_arrow = Choose where an arrow begins, then where it ends.
drawing_arrowFrom = Arrow from { $cell }: choose where it ends.
drawing_line = Line to highlight
drawing_chooseLine = Choose a line
drawing_nothing = Nothing drawn yet
drawing_clear = Clear
drawing_done = Done
importTitle = Import a study or a game
importAbout = As a file, a link, or the text of a game. A game may have ? for draws that nobody knows.
