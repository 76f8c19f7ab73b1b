### The companion: counting a game of cardboard on a real table.

title = Companion
about = For the box on your table: enter the tiles as they lie and what else is there, and read the score. Everything stays on this device.
missing = This table is not on this device.
newTable = New table
play = What are you playing?
players = Players
name = Name of player { $number } ({ $colour })
options = Modules and variants
start = Enter the board
saved = Your tables
# $scores such as “Anne 54, Ben 47”.
soFarOf = So far: { $scores }
delete = Delete
deleteAsk = Delete this table?
deleted = Table deleted.
notKept = This browser could not save the last change. It is lost if you close the page.
toTables = All tables
undo = Undo

tabs_label = What to enter or see
tabs_tiles = Tiles
tabs_form = Pieces
tabs_score = Score

# Two ways to enter tiles.
order_label = Order
order_cells = Cell by cell
order_tiles = Tile by tile
orderAbout_cells = Tap a tile: it goes to the marked cell, and the mark moves on. Tap a cell to move the mark.
orderAbout_tiles = Tap a tile, then every cell where it lies. Tap again to remove it.
keys = Keyboard: arrow keys on the board, the four letters of a tile to place it, Delete to remove it, Ctrl+Z to undo.
palette = Tiles
left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
marked = Marked: { $cell }
removeTile = Remove
putOn = { $tile } on { $cell }.
removedFrom = { $cell } is empty.
noTile = There is no tile { $name }.

problems_tooManyCopies =
    { $count ->
        [one] { $count } tile { $tile } on the board, but only { $copies } in the box: { $cells }.
       *[other] { $count } tiles { $tile } on the board, but only { $copies } in the box: { $cells }.
    }
problems_isolated = No tiles lead from the edge of the board to { $cells }.
problems_oneTileLine = { $cells }: a line over this tile alone is legal only if the tile could go nowhere else.

# A board as text, such as cbaa72aacb00.
asText = Board as text
asTextAbout = Tiles and cells one after the other, such as cbaa72 for the tile cbaa in row 7, column 2, counted from 0.
enterBoard = Enter this board
notBoard = Tile { $number }: { $reason }
boardEntered =
    { $count ->
        [one] { $count } tile entered.
       *[other] { $count } tiles entered.
    }

final = Final score
soFar = Score so far
emptyCells =
    { $count ->
        [one] { $count } cell is still empty.
       *[other] { $count } cells are still empty.
    }
unfilled = Not filled in yet: { LIST($fields) }.
copyText = Copy as text
copied = Copied.
notCopied = The browser did not allow copying.
lines = Lines
linesAre = { $complete } complete, { $open } open
lineOpen = open, { $length }
linePoints =
    { $points ->
        [one] length { $length }: { $points } point
       *[other] length { $length }: { $points } points
    }

# The form: a place and the piece on it, such as “Station 9: yellow”.
placeHas = { $place }: { $piece }
nothing = nothing
pieces = Pieces
clear = Remove the piece
filled = { $filled } of { $all } filled in.
tooMany = More than the box has: { LIST($pieces) }.
field = Field { $number }
chip = { $colour } chip, { $value }
# The values of a New York board, by colour.
boardWith = { $values }
tourist = Tourist

fields_track_spaces =
    .title = Spaces on the score track
    .about = Where each marker stands after the last line, before any points at the end: it depends on the order of the lines.
fields_track_first =
    .title = Who started?
    .about = At the end, markers move in this order.
fields_companies_shares-10 =
    .title = Shares of 10%
    .about = The company of each player’s share.
fields_companies_shares-20 =
    .title = Shares of 20%
    .about = The company of each player’s share.
fields_companies_shares-30 =
    .title = Shares of 30%
    .about = The company of each player’s share.
fields_companies_shares-40 =
    .title = Shares of 40%
    .about = The company of each player’s share.
fields_central-stations_tokens =
    .title = Tokens on the platforms
    .about = Platforms 1 to 8, anticlockwise from the upper right. Leave the others empty.
fields_central-tracks_tiles =
    .title = Central tracks
    .about = The four tiles in the centre as they lie.
fields_paris_rows =
    .title = Tourists on the sights
    .about = Tap every field with a tourist, from left to right, four to a sight.
fields_stockholm_sights =
    .title = Row of sights
    .about = From left to right.
fields_stockholm_tourists =
    .title = Tourists in the row
    .about = From left to right, four fields to a sight.
fields_stockholm_chips =
    .title = Secret colours
    .about = The chips of each player.
fields_stockholm_points =
    .title = Points from sights
    .about = What each player scored for tourists during the game.
fields_london_fares =
    .title = Points from the taxi
    .about = What each player scored for rides during the game.
fields_new-york_boards =
    .title = Boards
    .about = Each board by its values, from yellow to brown.
fields_new-york_tourists =
    .title = Tourists at the stations
    .about = As they stood at the start, station by station.
fields_st-petersburg_chips =
    .title = Chips
    .about = Who has each chip? Leave those that are still in the piles.
fields_berlin_tourists =
    .title = Tourists on the board
    .about = The tourist on each of these cells.
fields_berlin_visitors =
    .title = Tourists at the sights
    .about = The tourist at each sight.
fields_berlin_sides =
    .title = Sides of the sights
    .about = The side that is up.

# Following a game move by move.
follow = Follow a game
followAbout = Follow a game move by move: choose the tile that was placed, then the cell. Nobody’s hand is shown; what stays hidden is filled in at the end.
count = Count
followedToEnd = The last tile is placed. Fill in what was hidden, and read the final score.
named = { $tile }: choose the cell.
typeMove = Type a move
typeMoveAbout = A move as in the log, such as cbaa72 or token-yellow-20-p3.
enterMove = Enter
whichTile = { $name }: which tile was placed?
whichCell = { $name }: on which cell?
instead = Something else was done …
# Of places that may all be empty.
allEmpty = Nothing lies there

# A game that is entered in order, with everything open.
openAbout = Enter a round when it is over and the lines are shown: the straight tiles, everybody’s line, then the sections; last the one that ended the round.
standings = Standings
