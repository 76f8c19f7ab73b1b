### Correspondances: set-up, events, the table, hand, panels and descriptions.

## Forms that sentences refer to

point =
    { $arrival ->
        [5] (M) in the west
        [6] (M) in the east
       *[other] the point of line { $arrival }
    }
transfers =
    { $changes ->
        [0] no transfer
       *[other] { $changes } { $changes ->
            [one] transfer
           *[other] transfers
        }
    }
points =
    { $gain } { $gain ->
        [one] point
       *[other] points
    }
sections =
    { $length } { $length ->
        [one] tile
       *[other] tiles
    }

title = Correspondances to { $target }
# A game under way: the points of the leader.
progress = { $points } of { $target } points

presets_match =
    .title = Match
    .about = First to 10 points, over as many rounds as it takes.
presets_short =
    .title = Short match
    .about = First to 5 points, often in two or three rounds.

setup_target = Points to win
setup_targetChoice =
    { $target } { $target ->
        [one] point
       *[other] points
    }
setup_targetLong = About four rounds.
setup_targetShort = About two rounds.
setup_rotate = Who starts each round?
setup_same = Always the same player
setup_sameAbout = As in the rulebook: the youngest starts every round.
setup_next = Players take turns
setup_nextAbout = The next player starts the next round. Starting is a slight handicap, and this shares it.

## What seats are called by their colour; lines are secret, so these are none of the lines' colours.

seatColours_1 = purple
seatColours_2 = orange
seatColours_3 = brown
seatColours_4 = grey

# A letter for each of these colours, all different.
seatLetters_1 = P
seatLetters_2 = O
seatLetters_3 = C
seatLetters_4 = S

lineName =
    line { $line } ({ $line ->
        [1] red
        [2] blue
        [3] yellow
       *[other] green
    })

kinds_cross = Cross
kinds_bridge = Bridge
kinds_link = Link
kinds_curves = Curves

kindAbout_cross = two lines cross, with an interchange
kindAbout_bridge = two lines cross, without an interchange
kindAbout_link = two lines bend and meet at an interchange
kindAbout_curves = two lines bend apart

tile = { $kind } { $a }–{ $b }
straight = straight of line { $line }
endTile =
    { $end ->
        [west] western
       *[east] eastern
    } end

told_round = Round { $round }: the straights are in the order { LIST($order, separator: ", ") }. { $name } starts.
told_dealt = { $name } draws a line.
told_dealtLine = { $name } draws { lineName }.
told_aside = { $tile } doesn’t fit anywhere. { $name } sets it aside.
told_placed = { $name } places { $tile } on { $cell }.
told_journey = { $name }, on { lineName }, reaches { point } with { transfers }: { points }.
told_portion = { $name } has the longest stretch, { sections } of { lineName }: { points }.
told_scored = Round { $round } is over. { LIST($seats, separator: " ") }
told_seat = { $name } had { lineName }: { points }, { $total } in total.
told_over = { $name } wins the match: { LIST($scores) }.
told_score = { $name } { $total }

sources_journeys = Journeys
sources_portions = Longest stretches

highlights_journey = Best journey
highlights_round = Best round

board_label = The table: tiles, straights and ends. Arrow keys move, R rotates the tile, Enter places it.
board_fit = Show all
board_closer = Zoom in
board_farther = Zoom out
board_lines = Lines
board_traceLine = Show { lineName }: { sections } from its departure
# At the end of a line that is lit.
board_length = { $length }
board_growth = { $before } → { $after }
# A journey with so many transfers.
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }: { $what }
board_empty = empty, not next to a tile
board_open = empty
board_openWants = empty, needs { $wants }
board_fits =
    free, needs { $wants }; your tile fits in { $ways } { $ways ->
        [one] way
       *[other] ways
    }
board_fitsFreely =
    free; your tile fits in { $ways } { $ways ->
        [one] way
       *[other] ways
    }
board_want =
    line { $line } to the { $side ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
board_wants = { LIST($wants) }
board_section = { $tile }, { $tracks }
board_track =
    line { $line } { $from ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }–{ $to ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }
board_tracks = { LIST($tracks) }
board_westEnd = western end: line 2 departs north, line 3 south, (M) is in the west
board_eastEnd = eastern end: line 1 departs north, line 4 south, (M) is in the east
board_coach = { $cell }; the coach’s choice { $rank }

hand_place = Place this tile
hand_placeHint = Choose a cell, or drag the tile there.
hand_waits = { $name } places this tile
hand_thinks = { $name } is thinking …
hand_between = Drawing a tile …
hand_over = { $name } wins the match
hand_section = Your tile: { $tile }. Press to rotate it, or drag it to the table.
hand_othersSection = Tile drawn: { $tile }
hand_noSection = No tile drawn.
hand_rotate = Rotate
hand_placeButton = Place
hand_cancel = Cancel
hand_pile =
    { $pile } { $pile ->
        [one] tile
       *[other] tiles
    } left
hand_pileShort = { $pile } left
hand_ownLine =
    Your secret line: { $line ->
        [1] red
        [2] blue
        [3] yellow
       *[other] green
    }
hand_hidden = Lines are secret
hand_way = from the { $from } end to { $a }, { $b } or M in the { $to }
hand_showOwn = Show my line

effect_journey = Completes your journey to { point } with { transfers }: { points }.
effect_own = Your stretch { $before } → { $after }.
effect_leads = It’s the longest on the table.
effect_portion = Line { $line }: { $before } → { $after }.
effect_ends = Line { $line } arrives: the round ends.
effect_mayEnd = Line { $line } arrives: the round ends if someone holds it.
effect_also = Line { $line } arrives too.
effect_mayAlso = Line { $line } arrives too, which counts if someone holds it.
effect_last = It’s the last tile: the round ends.
effect_nothing = No stretch changes.

summary_title = Round { $round } is over
summary_byJourney = A journey is complete. All lines are shown.
summary_byExhaustion = No tiles are left to draw. All lines are shown.
summary_arrives =
    { transfers }, to { $arrival ->
        [5] (M)
        [6] (M)
       *[other] { $arrival }
    }
summary_stays = didn’t arrive
summary_portion = stretch { $length }
summary_longest = longest stretch { $length }: +1
summary_gain = +{ $gain }
summary_total = { $total } of { $target }
summary_unheld = Nobody had { LIST($lines) }.
# One of the lines above.
summary_unheldLine = { lineName }
summary_wins = { $name } wins the match.
summary_show = Show { $name }’s line
summary_go = Continue
summary_close = Close

panels_totals = Points
panels_tiles = Tiles left
panels_round = Round
panels_total = Total
panels_target =
    First to { $target } { $target ->
        [one] point
       *[other] points
    } wins.
panels_noRound = No rounds scored yet.
panels_inRound = { points } with { lineName }
panels_left =
    Still to come: { $left } { $left ->
        [one] tile
       *[other] tiles
    }.
panels_copies = { $tile }: { $left } left
panels_aside = Set aside because they didn’t fit: { LIST($tiles) }.

text_round = Round { $round }.
text_scores = Points: { LIST($scores) }; { $target } to win.
text_row = From west to east: the western end on e0s0, the straights of lines { LIST($order) }, the eastern end on e5s0.
text_own = You hold { lineName }. It starts on { $cell } and must reach the point of line { $a }, the point of line { $b } or (M) in the { $end }. Its stretch has { sections }.
text_portions = Stretches: { LIST($portions) }.
text_portion = line { $line }: { $length }
text_sections = Row { $row }: { LIST($tiles, separator: "; ") }.
text_noSections = No tiles placed yet.
text_drawn =
    { $name } must place { $tile }. { $pile } { $pile ->
        [one] tile
       *[other] tiles
    } left to draw.
text_start = { lineName } departs into { $cell }.
text_notStarted = There’s no tile there yet.
text_crossing =
    { $cell }: { $tile }, from { $from ->
        [0] north
        [1] east
        [2] south
       *[other] west
    } to { $to ->
        [0] north
        [1] east
        [2] south
       *[other] west
    }.
text_openEnd = It stops, open, before { $cell }, after { sections }.
text_closedEnd = It stops at an end tile, after { sections }.
text_arrives = Its journey is complete: { point } with { transfers }.
text_noJourney = Its journey isn’t complete.
text_move =
    { $cell }, { $turned ->
        [0] as drawn
        [1] a quarter turn
        [2] a half turn
       *[other] three quarter turns
    }: { $tracks }.

## What chance decides, where a person chooses it.

outcomes_order = The straights in the order { LIST($order, separator: ", ") }
outcomes_whichTile = Which tile does { $name } draw?
outcomes_whichLine = Which line does { $name } draw?
outcomes_whichOrder = In which order do the straights lie?
