### Metro: events, refusals, choices and descriptions. What only one module says is in metro/modules/.

## Forms that sentences refer to

points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
# A game under way: how many tiles lie on the board.
progress = Tile { $at } of { $of }
tiles =
    { $count } { $count ->
        [one] tile
       *[other] tiles
    }
shares =
    { $count } { $count ->
        [one] share
       *[other] shares
    }
chips =
    { $count } { $count ->
        [one] chip
       *[other] chips
    }
cards =
    { $count } { $count ->
        [one] card
       *[other] cards
    }
tourists =
    { $count } { $count ->
        [one] tourist
       *[other] tourists
    }
# The colours of lines, companies and tourists. Languages in which they agree with a noun have more forms below.
colour =
    { $colour ->
        [yellow] yellow
        [blue] blue
        [orange] orange
        [green] green
        [purple] purple
        [grey] grey
        [red] red
       *[brown] brown
    }
# Whose line it is: a company, a player called by a colour, or a player with a name. Some languages need an article.
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { CAPITAL($owner) }
       *[player] { $owner }
    }
# Where a line starts.
start =
    { $fromIs ->
        [platform] { $from }
       *[station] { $from }
    }
# Where a line ends.
end =
    { $toIs ->
        [centre] { $to }
        [platform] { $to }
       *[station] { $to }
    }

# One letter for each colour on trains and badges, all different: the first where it is free. Here S is silver and C chocolate.
letters_yellow = Y
letters_blue = B
letters_orange = O
letters_green = G
letters_purple = P
letters_grey = S
letters_red = R
letters_brown = C

game = Metro
gameWith = Metro: { LIST($modules) }
gameSide = { $game } ({ $side })

## North, east, south, west.

from_1 = from the north
from_2 = from the east
from_3 = from the south
from_4 = from the west

to_1 = to the north
to_2 = to the east
to_3 = to the south
to_4 = to the west

player = Player { $number }
company = { CAPITAL($colour) } Company
nobody = nobody
station = station { $number } ({ $name })
platform = platform { $number }
centre = the central station
# A station or platform and whose it is.
departure = { $from }, { $owner }
share = { $percent }% of { colour }

presets_classic =
    .title = Classic
    .about = The original game of 2000, with nothing added.
presets_expert =
    .title = Expert
    .about = Companies, central stations, and two tiles in hand.
presets_solo-hard =
    .title = Solo, hard
    .about = Score the poorest company’s profit, minus its gap to the richest.

setup_modules = Modules
setup_city = City
setup_noCity =
    .title = No city
    .about = Only lines score points.
setup_side = Variant
setup_variants = House rules
setup_rotate =
    .title = Free rotation
    .about = Rotate tiles as you like, whatever the arrow says.
setup_exclusive =
    .title = One marker per space
    .about = A marker moves on past spaces that are taken.
setup_corners =
    .title = Corner contact
    .about = A tile may also touch another only at a corner.
setup_hand = Tiles in hand
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] As in the rulebook.
       *[other] More to choose from.
    }

events_first = { $name } starts.
events_placed = { $name } places a tile on { $cell }.
events_passed = { $name } has no tile and passes.
events_line = The line from { start } reaches { end }: { points } for { owner } (total { $total }).
events_lineDoubled = The line from { start } reaches { end }: { $length } × 2 = { points } for { owner } (total { $total }).
events_lineOfNobody = The line from { start } reaches { end }. Nobody owns it.
events_profit = { owner } gets { points } at the end (total { $total }).
events_bonus = { $name } gets { points } at the end (total { $total }).
# $points is what is lost, as a number above zero.
events_bonusLost = { $name } loses { points } at the end (total { $total }).
events_over = The game is over: { LIST($scores) }.
events_score = { $name } { $score }

prompts_placeOrDraw = Place a tile or draw one.
prompts_place = Place a tile.
prompts_placeDrawn = Place the tile you drew.
prompts_draw = Draw a tile.
prompts_pass = You have no tiles left: pass.
prompts_decide = Make your choice.
prompts_waiting = { $name }’s turn.
prompts_chance = Drawing …
prompts_over = The game is over.

## Choices as on buttons.

choices_place = Place { $tile } on { $cell }
choices_draw = Draw a tile
choices_pass = Pass

# How the board is shown: which lines are painted, and the score track round it.
look_lines = Painted lines
look_paint_all = All
look_paint_mine = Mine
look_paint_pointed = When pointed at
look_track = Score track

labels_board = Board
labels_otherMoves = Other moves
labels_hand = Your hand
# Under the tile that stays in the hand while the one that was drawn is placed.
labels_kept = kept
labels_pile = { tiles } in the pile
labels_rotate = Rotate
labels_draw = Draw
labels_pass = Pass
labels_place = Place
labels_cancel = Cancel
labels_decide = Choose …

## What placing a tile would do.

effects_brings = scores { points } for { owner }
effects_finishes = completes { owner }’s line from { start }: { points }
effects_finishesDoubled = completes { owner }’s line from { start } at the centre: { $length } × 2 = { points }
effects_bringsYou = scores { points } for you
effects_finishesYours = completes your line from { start }: { points }
effects_finishesYoursDoubled = completes your line from { start } at the centre: { $length } × 2 = { points }
effects_lengthensYours = extends your line from { start }: length { $before } to { $after }
effects_finishesNobodys = completes the line from { start }, which nobody owns
effects_lengthens = extends { owner }’s line from { start }: length { $before } to { $after }
effects_asks = then you choose
effects_nothing = no line changes
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

## The board in words.

board_names = Columns are A to H from the left, rows 1 to 8 from the top. Stations are numbered anticlockwise from the top right.
board_placed =
    { $placed } { $placed ->
        [one] tile
       *[other] tiles
    } on the board, { $pile } { $pile ->
        [one] tile
       *[other] tiles
    } in the pile.
board_row = Row { $row }: { $cells }.
board_emptyRow = Row { $row }: no tiles.
board_tileOn = { $tile } on { $cell }
board_free = You can place a tile on: { $cells }.
# Of one tile, where there are several.
board_freeFor = You can place { $tile } on: { $cells }.

cell_centre = { $cell } is part of the central station.
cell_empty = { $cell } is empty.
cell_tile = { $cell } has tile { $tile }.
cell_enters = { owner }’s line from { start } would enter it { $side }.
cell_crosses = { owner }’s line from { start } crosses it { $side } { $exit }.
cell_tourist = Tourist here: { colour }.
cell_sight = Sight here: { $sight }.

line_of = The line from { start } belongs to { owner }.
line_ofNobody = Nobody owns the line from { start }.
line_none = No line starts at { start }.
line_noTile = It has no tiles yet.
line_length = Length so far: { $length }.
line_path = It crosses { LIST($crossings) }.
line_crossing = { $cell }: { $side } { $exit }
line_next = Next it would enter { $cell } { $side }.
line_ended = It ended at { end } with a length of { $length }.
line_doubled = It ended at { end } with a length of { $length }, counted double.

tile_is = { $tile }: { $tracks }.
tile_track = in { $side }, out { $exit }

hand_holds = You hold { $tiles }.
hand_drew = You drew { $tile } and must place it.
hand_empty = You have no tiles.
hand_none = You’re watching.

scores_seat = { $name }: { points }.
scores_company = { $owner }: profit { $points }.

## Where points came from.

sources_lines = Lines
sources_doubled = Doubled at the centre
sources_exclusive = Taken spaces skipped

highlights_longest = Longest line
highlights_biggest = Biggest score

## What panels of several modules say.

panels_unknown = unknown
panels_total = Total
panels_points = { points }
# One of a list.
panels_coloured = { colour } { $count }

## What chance decides, where a person chooses it.

outcomes_first = Who starts?
outcomes_tile = Which tile does { $name } draw?
outcomes_tourist = Which tourist stands on { $cell }?
outcomes_other = What does chance decide?
