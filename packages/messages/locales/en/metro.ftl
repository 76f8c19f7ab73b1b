### Metro: events, refusals, choices and descriptions. What only one module says is in metro/modules/.

## Forms that sentences refer to

points =
    { $points } { $points ->
        [one] point
       *[other] points
    }
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
        [colour] { $owner }
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

# One letter for each colour on trains and badges, all different. In English grEy and browN, since G and B are taken.
letters_yellow = Y
letters_blue = B
letters_orange = O
letters_green = G
letters_purple = P
letters_grey = E
letters_red = R
letters_brown = N

game = Metro
gameWith = Metro with { $modules }
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
company = Company { colour }
nobody = nobody
station = station { $number } ({ $name })
platform = platform { $number }
centre = the central station
# A station or platform and whose it is.
departure = { $from }, { $owner }
share = { $percent } % of { colour }

presets_classic =
    .title = Classic
    .about = The game as it came out in 2000, with nothing added.
presets_expert =
    .title = Expert
    .about = Companies, central stations, and two tiles in hand.
presets_solo-hard =
    .title = Solo, hard
    .about = Alone: the poorest company, less the gap to the richest.

setup_modules = Modules
setup_city = City
setup_noCity =
    .title = No city
    .about = Lines alone bring points.
setup_side = Variant
setup_variants = Rules of the table
setup_rotate =
    .title = Free rotation
    .about = A tile may lie any way round, whatever its arrow says.
setup_exclusive =
    .title = No sharing of spaces
    .about = A marker moves on past a space that is taken.
setup_corners =
    .title = Corners count
    .about = A tile may also touch another at a corner only.
setup_hand = Tiles in hand
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] As in the rulebook.
       *[other] More to choose from.
    }

events_first = { $name } starts.
events_laid = { $name } lays a tile on { $cell }.
events_passed = { $name } has no tile and passes.
events_line = The line from { start } reaches { end }: { points } for { owner }, now { $total }.
events_lineDoubled = The line from { start } reaches { end }: { $length } × 2 = { points } for { owner }, now { $total }.
events_lineOfNobody = The line from { start } reaches { end }. It is nobody's.
events_profit = { owner } gets { points } at the end: { $total }.
events_bonus = { $name } gets { points } at the end: { $total }.
# $points is what is lost, as a number above zero.
events_bonusLost = { $name } gets −{ points } at the end: { $total }.
events_over = The game is over: { $scores }.
events_score = { $name } { $score }

prompts_layOrDraw = Lay a tile or draw one.
prompts_lay = Lay a tile.
prompts_layDrawn = Lay the tile you drew.
prompts_draw = Draw a tile.
prompts_pass = You have no tile left: pass.
prompts_decide = Decide.
prompts_waiting = { $name } is on turn.
prompts_chance = Chance decides.
prompts_over = The game is over.

## Choices as on buttons.

choices_lay = Lay { $tile } on { $cell }
choices_draw = Draw a tile
choices_pass = Pass

labels_board = Board
labels_otherMoves = Other moves
labels_hand = Your hand
labels_pile = { tiles } in the pile
labels_rotate = Rotate
labels_draw = Draw
labels_pass = Pass
labels_lay = Lay
labels_cancel = Cancel
labels_decide = Decide

## What a lay would do.

effects_brings = would bring { owner } { points }
effects_finishes = finishes the line of { owner } from { start }: { points }
effects_finishesDoubled = finishes the line of { owner } from { start } at the centre: { $length } × 2 = { points }
effects_bringsYou = would bring you { points }
effects_finishesYours = finishes your line from { start }: { points }
effects_finishesYoursDoubled = finishes your line from { start } at the centre: { $length } × 2 = { points }
effects_lengthensYours = lengthens your line from { start }: { $before } to { $after }
effects_finishesNobodys = finishes the line from { start }, which is nobody's
effects_lengthens = lengthens the line of { owner } from { start }: { $before } to { $after }
effects_asks = leaves something to decide
effects_nothing = changes no line
effects_sentence = { $choice }: { $effects }.
effects_plain = { $choice }.

## The board in words.

board_names = Columns are A to H from the left, rows 1 to 8 from the top. Stations count round from the top right.
board_laid =
    { $laid } { $laid ->
        [one] tile
       *[other] tiles
    } on the board, { $pile } { $pile ->
        [one] tile
       *[other] tiles
    } in the pile.
board_row = Row { $row }: { $cells }.
board_emptyRow = Row { $row }: no tile.
board_tileOn = { $tile } on { $cell }
board_free = You may lay on: { $cells }.
# Of one tile, where there are several.
board_freeFor = { $tile } may be laid on: { $cells }.

cell_centre = { $cell } belongs to the central station.
cell_empty = { $cell } is empty.
cell_tile = On { $cell } lies { $tile }.
cell_enters = The line of { owner } from { start } would enter it { $side }.
cell_crosses = The line of { owner } from { start } crosses it { $side } { $exit }.
cell_tourist = A tourist in { colour } stands there.
cell_sight = It is the sight { $sight }.

line_of = The line from { start } belongs to { owner }.
line_ofNobody = The line from { start } is nobody's.
line_none = No line starts from { start }.
line_noTile = It has no tile yet.
line_length = Its length is { $length } so far.
line_path = It runs over { $crossings }.
line_crossing = { $cell }: { $side } { $exit }
line_next = It would enter { $cell } { $side } next.
line_ended = It ended at { end } with length { $length }.
line_doubled = It ended at { end } with length { $length }, and counted double.

tile_is = { $tile }: { $tracks }.
tile_track = in { $side }, out { $exit }

hand_holds = You hold { $tiles }.
hand_drew = You drew { $tile } and must lay it.
hand_empty = You hold no tile.
hand_none = You only look on.

scores_seat = { $name }: { points }.
scores_company = { $owner }: profit { $points }.

## Where points came from.

sources_lines = Lines
sources_doubled = Doubled at the centre
sources_exclusive = Spaces moved on

## What panels of several modules say.

panels_unknown = unknown
panels_total = Total
panels_points = { points }
# One of a list.
panels_coloured = { colour } { $count }
