### Metro: events, refusals, choices, descriptions and panels.

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

modules_companies =
    .title = Companies
    .about = Lines belong to eight companies. You hold hidden shares of them and may exchange them.
modules_central-stations =
    .title = Central stations
    .about = A token on a platform of the central station gives you one more line from there.
modules_central-tracks =
    .title = Central tracks
    .about = Four tiles cover the central station. Lines run on through it; nothing is doubled.
modules_solo =
    .title = Solo
    .about = Alone, you extend the lines of eight companies. The poorest one is your score.
modules_paris =
    .title = Paris
    .about = Send tourists to your sights. The longest row of them counts, the others cost.
modules_stockholm =
    .title = Stockholm
    .about = Tourists fill a row of sights. Yours are the points under the colours you hold.
modules_london =
    .title = London
    .about = A tile laid on a tourist sends the taxi. If it gets there, each field is a point.
modules_new-york =
    .title = New York
    .about = A tourist waits at every station for the line that ends there.
modules_st-petersburg =
    .title = St Petersburg
    .about = Lines that pass the sights take hidden chips of the tourists who stand there.
modules_berlin =
    .title = Berlin
    .about = Lines collect cards of the tourists they pass. Most and second most of a colour count.

## The sides or variants of the modules that have several.

sides_secret =
    .title = Secret colours
    .about = Only you know your colours; they count at the end.
sides_open =
    .title = Open colours
    .about = Each sight takes one colour, and points come at once.
sides_A =
    .title = Side A
    .about = Second place is worth nearly as much as first.
sides_B =
    .title = Side B
    .about = First place is worth much more than second.
sides_mixed =
    .title = Mixed
    .about = Chance turns up a side for each sight.
sides_normal =
    .title = Normal
    .about = Your score is the profit of the poorest company.
sides_hard =
    .title = Hard
    .about = The gap between the richest and the poorest is taken off.

presets_classic =
    .title = Classic
    .about = The game as it came out in 2000, with nothing added.
presets_companies =
    .title = Companies
    .about = Hidden shares in eight companies instead of lines of your own.
presets_paris =
    .title = Paris
    .about = Tourists fill the fields of your sights; long rows count.
presets_stockholm =
    .title = Stockholm
    .about = Tourists fill a row of sights, and your colours are secret.
presets_london =
    .title = London
    .about = Send the taxi round the sights, and get its fare.
presets_new-york =
    .title = New York
    .about = Meet the tourists at the end of your lines.
presets_st-petersburg =
    .title = St Petersburg
    .about = Pass the sights and take hidden chips.
presets_berlin =
    .title = Berlin
    .about = Collect cards of tourists; majorities count.
presets_expert =
    .title = Expert
    .about = Companies, central stations, and two tiles in hand.
presets_solo =
    .title = Solo
    .about = Alone: the poorest of eight companies is your score.
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
events_companies_dealt = { $name } is dealt a share of { $percent } %.
events_companies_dealtShare = { $name } is dealt { $share }.
events_companies_turned = Face up lies { $share }.
events_companies_tookOpen = { $name } exchanges a share and takes { $share }.
events_companies_tookHidden = { $name } exchanges a share of { $percent } % for one from the pile.
events_companies_tookHiddenShare = { $name } exchanges a share and takes { $share } from the pile.
events_companies_shown = { $name } shows { $share }.
events_companies_valued = The shares of { $name } are worth { points }.
events_centralStations_token = { $name } places the { colour } token on { $platform }.
events_centralTracks_covered = { $tile } covers a quarter of the central station.
events_solo_turned = The colour is { colour }.
events_solo_refused = A dddd is refused; { $tile } comes instead.
events_paris_sight = { $name } gets { $sight }.
events_paris_field = { $name } sends the { colour } tourist to { $sight }, field { $field } of the row.
events_paris_beside = { $name } puts the { colour } tourist beside those on { $cell }.
events_paris_left = The { colour } tourist finds nobody to join and leaves.
events_paris_row = The sights of { $name }: a row of { $run }; others: { $others }; full sights: { $full }. { points }.
events_stockholm_sight = { $sight } is next in the row.
events_stockholm_chip = The { colour } chip lies on { $sight }.
events_stockholm_dealt = { $name } is dealt a secret colour.
events_stockholm_dealtColour = { $name } is dealt the secret colour { colour }.
events_stockholm_visited = The { colour } tourist goes to { $sight }, worth { points }.
events_stockholm_scored = The { colour } tourist goes to { $sight }: { points } for { $name }, now { $total }.
events_stockholm_shown = { $name } shows the colour { colour }, worth { points }.
events_london_sight = { $sight } is next in the row.
events_london_arrived = The taxi reaches { colour } at { $sight }: { points } for { $name }, now { $total }.
events_london_missed = The taxi drives { $driven } fields and finds no { colour } one.
events_newYork_board = { owner } gets board { $board }.
events_newYork_taken = { owner } takes the { colour } tourist from { $station } to { $sight }, worth { points }.
events_newYork_valued = The tourists of { owner } are worth { points }.
events_stPetersburg_stood = { $name } stands the { colour } tourist at { $sight }.
events_stPetersburg_took =
    { owner } takes { $count } { colour } { $count ->
        [one] chip
       *[other] chips
    }.
events_stPetersburg_tookValues = { owner } takes from the { colour } chips: { $values }.
events_stPetersburg_revealed = The chips of { owner } are worth { points }.
events_berlin_visits = The { colour } tourist visits { $sight }: { $high } for most, { $low } for second most.
events_berlin_took =
    { owner } takes { $count } { colour } { $count ->
        [one] card
       *[other] cards
    }.
events_berlin_won = { owner } gets { points } for { $sight }.

prompts_layOrDraw = Lay a tile or draw one.
prompts_lay = Lay a tile.
prompts_layDrawn = Lay the tile you drew.
prompts_draw = Draw a tile.
prompts_pass = You have no tile left: pass.
prompts_extend = Extend a { colour } line.
prompts_exchange = You may exchange a share instead.
prompts_token = You may place a token instead.
prompts_placeTourist = Choose where the { colour } tourist goes.
prompts_placeTourists = Choose where the tourists of this cell go.
prompts_stand = Choose the tourist for { $sight }.
prompts_keepOrRefuse = Keep the dddd, or refuse it for another tile.
prompts_decide = Decide.
prompts_waiting = { $name } is on turn.
prompts_chance = Chance decides.
prompts_over = The game is over.

## Choices as on buttons.

choices_lay = Lay { $tile } on { $cell }
choices_draw = Draw a tile
choices_pass = Pass
choices_exchangeOpen = Exchange { $given } for { $taken }, face up
choices_exchangeHidden = Exchange { $given } for an unknown share of { $percent } %
choices_token = Place the { colour } token on { $platform }
choices_tokenFor = Show { $share } and place the { colour } token on { $platform }
choices_field = Send the { colour } tourist to { $sight }, field { $field } of your row
choices_beside = Put the { colour } tourist beside those on { $cell }
choices_stand = Stand the { colour } tourist at { $sight }
choices_keep = Keep the dddd
choices_refuse = Refuse the dddd and get another tile

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
sources_companies = Shares
sources_majority = Majorities of shares
sources_solo = The poorest company
sources_paris = Sights of Paris
sources_stockholm = Sights of Stockholm
sources_london = Taxi of London
sources_new-york = Tourists of New York
sources_st-petersburg = Chips of St Petersburg
sources_berlin = Majorities of Berlin

## The panels of modules and cities.

panels_unknown = unknown
panels_total = Total
panels_points = { points }
# One of a list.
panels_coloured = { colour } { $count }
panels_companies_yourShares = Your shares
panels_companies_percent = { $percent } %
panels_companies_worthNow = now { $points }
panels_companies_shown = Shown for a token
panels_companies_choose = Choose a share to exchange it.
panels_companies_instead = Exchanging takes the place of laying a tile.
panels_companies_takeOpen = Take { $share }, face up
panels_companies_takeTop = Take the top of the pile, unseen ({ shares } of { $percent } %)
panels_companies_takeKnownTop = Take the top of the pile, which you know: { $share }
panels_companies_give = Give { $share } and take
panels_companies_known = What you know
panels_companies_knownToAll = What everybody knows
panels_companies_holder = Holder
panels_companies_faceUp = Face up
panels_companies_pile = In the pile
panels_companies_ranking = Companies
panels_companies_company = Company
panels_companies_profit = Profit
panels_companies_value = Value
panels_companies_held = Yours
panels_companies_paused = Exchanging pauses until a tile or a token is placed.
panels_companies_ended = Exchanging has ended.
panels_companies_allowed = Exchanging ends when a company reaches 25.
panels_companies_youHold = You hold { $items }.
panels_companies_holds = Of { $name } one knows { $items }.
panels_companies_faceUpAre = Face up lie { $items }.
panels_companies_inPiles = Each pile has { shares }.
panels_companies_ranked = Companies by profit: { $items }.
panels_companies_rankedOne = { colour } { $profit }, value { $value }
panels_companies_worthSentence = If the game ended now, your shares would bring { points } and majorities { $least }.
panels_companies_worthRange = If the game ended now, your shares would bring { points } and majorities { $least } to { $most }.
panels_companies_summary = Your shares: { points } now
panels_companies_summaryRange = Your shares: { $least } to { points } now
panels_companies_summaryLeader = First company: { colour }, { $profit }
panels_centralStations_platforms = Central platforms
panels_centralStations_toPlace = Tokens to place
panels_centralStations_allPlaced = All tokens are placed.
panels_centralStations_chooseShare = Or show a share, and place the token of its company:
panels_centralStations_choosePlatform = Choose a platform for it.
panels_centralStations_chooseOwn = Instead of laying a tile you may place your token: choose a platform.
panels_centralStations_token = Platform { $platform }: { colour } token
panels_centralStations_free = Platform { $platform }: free
panels_centralStations_complete = Platform { $platform }: its line is complete
panels_centralStations_place = Platform { $platform }: place the token here
panels_centralStations_toPlaceAre = Tokens to place: { $items }.
panels_centralStations_freeAre = Free platforms: { $items }.
panels_centralStations_noneFree = No platform is free.
panels_centralStations_tokenAt = On platform { $platform } stands the { colour } token.
panels_centralStations_summary = Tokens to place: { $count }
panels_solo_colour = Turned up
panels_solo_noColour = No colour is turned up yet.
panels_solo_extend = Extend a { colour } line
panels_solo_deck = Still in the deck
panels_solo_deckEmpty = The deck is empty: all colours are shuffled again.
panels_solo_profits = Profits
panels_solo_gone = complete
panels_solo_last = last
panels_solo_resultNow = result now { $points }
panels_solo_resultOf = Profit of the last company: { $last }
panels_solo_resultOfHard = Last { $last }, less the gap of { $gap } to the first
panels_solo_question = Four turn-backs: keep this tile?
panels_solo_keep = Keep it
panels_solo_refuse = Refuse it, draw another
panels_solo_colourIs = The colour is { colour }.
panels_solo_deckHas = Still in the deck: { $items }.
panels_solo_goneAre = Complete, and out of the game: { $items }.
panels_solo_profitsAre = Profits: { $items }.
panels_solo_resultIs = The result would be { points } now.
panels_solo_summary = Colour: { colour } · result now { $points }
panels_solo_summaryResult = Result now { $points }
panels_paris_yourSights = Your sights
panels_paris_sightsOf = Sights of { $name }
panels_paris_lifted = Tourists to place
panels_paris_chooseField = Choose a field.
panels_paris_chooseBeside = No field is free for it. Choose whom it joins on the board.
panels_paris_beside = { colour } to { $cell }
panels_paris_field = Field { $number }, { colour }: free
panels_paris_fieldTaken = Field { $number }, { colour }: tourist
panels_paris_fieldInRun = Field { $number }, { colour }: tourist, in the longest run
panels_paris_place = Field { $number }: place the { colour } tourist
panels_paris_full = Full: 3 points
panels_paris_tally = run of { $run } · { $others } other · { $full } full
panels_paris_sight = { $sight }: { $items }
panels_paris_sightsAre = Sights of { $name }: { $items }.
panels_paris_score = { $name } has a run of { $run }, { $others } other, { $full } full: { points } so far.
panels_paris_summary = Your sights: run of { $run } · { points }
panels_paris_summaryOf = Best sights: { $name }, { points }
panels_stockholm_row = Row of sights
panels_stockholm_sight = Sight
panels_stockholm_field = Field { $number }
panels_stockholm_yourColours = Your secret colours
panels_stockholm_coloursOf = Colours of { $name }
panels_stockholm_freeField = free, { points }
panels_stockholm_nextField = next, { points }
panels_stockholm_takenField = { colour } tourist, { points }
panels_stockholm_chipOn = { $sight }, for { colour } tourists
panels_stockholm_openRule = A tourist goes to the sight with its colour; its points are yours at once.
panels_stockholm_secretRule = Every tourist goes to the next free field. Secret colours count at the end.
panels_stockholm_sightIs = { $sight }: { $items }.
panels_stockholm_coloursAre = Your colours: { $items }; { points } so far.
panels_stockholm_coloursOfAre = Colours of { $name }: { $items }; { points }.
panels_stockholm_summary = Your colours: { $items } · { points }
panels_stockholm_summaryVisits = At the sights: { $count } of { $all } tourists
panels_london_circuit = The taxi and its circuit
panels_london_start = Start
panels_london_startTaxi = Start: the taxi
panels_london_turn = the taxi turns round
panels_london_rides = A tile on a tourist now brings
panels_london_ride = { colour }: { points }, to { $sight }
panels_london_noRide = { colour }: nothing
panels_london_field = Field { $number }, { colour }
panels_london_fieldTaxi = Field { $number }, { colour }: the taxi
panels_london_fieldAhead = Field { $number }, { colour }: { points } from the taxi
panels_london_down = way out
panels_london_up = way back
panels_london_taxiAt = The taxi stands on field { $number }, { colour }, at { $sight }.
panels_london_taxiAtStart = The taxi stands before the first field.
panels_london_aheadOne = { colour } at { $sight }
panels_london_ahead = The next four fields: { $items }.
panels_london_ridesAre = A tile on a tourist would bring: { $items }; other colours nothing.
panels_london_sightIs = { $sight }: on the way out { $upper }, on the way back { $lower }.
panels_london_summary = Taxi: field { $number } · { $sight }
panels_london_summaryStart = Taxi: at the start
panels_newYork_boards = Boards
panels_newYork_tourist = Tourist
panels_newYork_waiting = Waiting
panels_newYork_valueOnly = none taken, worth { $value } each
panels_newYork_takenAt = { $count } taken, worth { $value } each
panels_newYork_key = Small: what a tourist is worth. Large: how many are taken.
panels_newYork_boardOf = A tourist is worth to { owner }: { $items }.
panels_newYork_takenBy = { owner } has taken { $items }: { points } so far.
panels_newYork_tookNone = { owner } has taken no tourist yet.
panels_newYork_summary = Your tourists: { points }
panels_newYork_summaryWaiting = Waiting at stations: { tourists }
panels_stPetersburg_tourists = Tourists and their chips
panels_stPetersburg_tourist = Tourist
panels_stPetersburg_chips = Chips
panels_stPetersburg_where = Where
panels_stPetersburg_left = { $count } left
panels_stPetersburg_available = to choose from
panels_stPetersburg_at = { $sight }, { $cell }
panels_stPetersburg_freeSights = Sights without a tile
panels_stPetersburg_noFreeSights = All sights have their tourist.
panels_stPetersburg_chooseTourist = Choose the tourist for { $sight }.
panels_stPetersburg_stand = Stand { colour }
panels_stPetersburg_taken = Chips taken
panels_stPetersburg_owner = Owner
panels_stPetersburg_count = Chips
panels_stPetersburg_sum = Points
panels_stPetersburg_hidden = hidden
panels_stPetersburg_chipTaken = { $value }, taken
panels_stPetersburg_tookChips = { owner } has taken { chips }.
panels_stPetersburg_tookValues = { owner } has taken chips of { $items }: { points }.
panels_stPetersburg_standsAt = At { $sight }, { $cell }, stands the { colour } tourist; { chips } left.
panels_stPetersburg_freeSightsAre = Sights without a tile: { $items }.
panels_stPetersburg_availableAre = Tourists to choose from, with their chips: { $items }.
panels_stPetersburg_availableOne = { colour } ({ $values })
panels_stPetersburg_summary = Your chips: { $count } · { points }
panels_stPetersburg_summarySights = Sights without a tile: { $count }
panels_berlin_sights = Sights and cards
panels_berlin_sight = Sight
panels_berlin_numbers = { $high }/{ $low }
panels_berlin_imaginary = Not collected
panels_berlin_holds = { cards }
panels_berlin_holdsMost = { cards }, most, { points }
panels_berlin_holdsSecond = { cards }, second most, { points }
panels_berlin_keyMost = most cards
panels_berlin_keySecond = second most
panels_berlin_imaginaryRule = Cards that nobody collected compete like those of one more player.
panels_berlin_sightIs = { $sight }, { colour }, { $high } for most and { $low } for second most: { $items }.
panels_berlin_ownerHas = { $owner } { $held }
panels_berlin_sumsAre = Points so far: { $items }.
panels_berlin_summary = Your cards: { $count } · { points }
panels_berlin_summaryCollected = Cards collected: { $count } of 64
