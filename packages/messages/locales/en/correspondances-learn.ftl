### Correspondances: lessons, rules and tutorial.

title = Correspondances

## Lessons: a card of a minute each

lessons_game_title = The game
lessons_game_points_1 = In each round you secretly hold one of four lines: red 1, blue 2, yellow 3 or green 4.
lessons_game_points_2 = Your journey starts at the point of your line, at one end of the row of tiles, and must reach the other end.
lessons_game_points_3 = On your turn you draw a tile and place it so that lines meet in the same colour.
lessons_game_points_4 = The round ends as soon as a journey is complete, whoever placed the tile.
lessons_game_points_5 = Points add up over the rounds. The first to 10 wins.

lessons_transfers_title = Transfers and rings
lessons_transfers_points_1 = Your journey may use tracks of any colour. Changing from one colour to another is a transfer.
lessons_transfers_points_2 = You can change only on a tile with a white ring, between the two lines that meet there.
lessons_transfers_points_3 = Where lines pass each other without a ring, there’s a bridge or a bend, and you can’t change.
lessons_transfers_points_4 = Riding through a ring on the same line costs nothing.
lessons_transfers_points_5 = You arrive at a coloured point in its own colour, or at M in any colour.

lessons_scoring_title = Scoring a round
lessons_scoring_points_1 = A complete journey scores 5 points, minus 1 for each transfer, but never less than 1.
lessons_scoring_points_2 = If there are several routes, the one with the fewest transfers counts.
lessons_scoring_points_3 = The longest stretch of a player’s own line, counted in tiles from its start, scores 1 more point.
lessons_scoring_points_4 = If two players tie for the longest stretch, nobody gets that point.
lessons_scoring_points_5 = One tile may complete several players’ journeys. They all score.

## Rules, by their ids

sections_aim = The aim
rules_T1 = Build a route from your departure to an arrival at the other end, with as few changes of line as you can. Each change is a transfer, in French a correspondance.
rules_D1 = Two to four players.

sections_tiles = The tiles
rules_T2 = There are four lines: 1 is red, 2 blue, 3 yellow, 4 green. Each has a number tile and a straight tile. Two end tiles hold the departures and arrivals. You draw and place the other 48 tiles: each shows two lines of different colours and uses all four of its sides.
rules_D11 = You can change lines only on a tile with a ring, where its two lines meet. The tiles you draw come in four kinds: a crossing with a ring, a bridge without one, two bends that touch in a ring, and two bends that stay apart. Every pair of colours has each kind twice.

sections_setup = Setup
rules_T3 = The straight tiles form a row of four, with an end tile at each end. The left end has the points of blue (above) and yellow (below), the right end those of red (above) and green (below). On the outer side of each end is an M. The straight tracks run across the row, from top to bottom.
rules_T4 = Any order of the four straight tiles is allowed. Here a balanced one is drawn at random for each round.
rules_T6 = The number tiles and the 48 tiles to draw are shuffled and placed face down.

sections_lines = Lines and the first player
rules_T8 = In every round each player draws a number: that is your line. With fewer than four players the remaining numbers stay hidden.
rules_T10 = Keep your line secret until the round is over.
rules_T11 = At a real table the youngest player starts; here it’s the player chosen at setup. The same player starts every round, unless you choose to let the start pass from player to player.

sections_turn = Your turn
rules_T12 = Draw a tile and place it so that lines join by colour. Then it’s the turn of the player on your left.
rules_D4 = Wherever the tile touches another, both must show the same line on the side they share. Next to an M any line is allowed.
rules_D5 = The tile must share a side with a tile on the table; the starting row counts too.
rules_D6 = You may rotate the tile as you like. Once placed, it can’t be moved or rotated.
rules_D7 = You can’t pass, and you can’t keep a tile for later.
rules_D8 = If the tile fits nowhere, it’s set aside for this round and you draw again. If there’s nothing left to draw, the round ends.
rules_D9 = You may block other players with any legal move.
rules_D10 = Everyone sees the tile as soon as it’s drawn.

sections_journey = Your journey
rules_T13 = Blue and yellow travel from the left end to the right, red and green from the right end to the left. You may arrive at any of the three points of the far end.
rules_T15 = At a coloured point you must arrive on the line of that colour. At M you may arrive on any line.
rules_D12 = Each change of line on the way is a transfer. Passing through a ring without changing isn’t, and neither is arriving at M.
rules_D13 = The coloured points are both departures and arrivals. So a route from blue’s point to red’s is also, in reverse, a route for red: if someone holds red, both journeys are complete. A route to M is yours alone.
rules_D14 = No journey runs through an end tile. You can’t change there, and you can’t use the M at your own end.
rules_D15 = Lines that nobody holds can be used by everyone. They never end a round and never score.

sections_round = The end of a round
rules_T17 = The round ends at once when at least one journey is complete, or when the last tile has been placed.
rules_D16 = The app looks for complete journeys after every move, whoever made it. A journey can’t be hidden or declined, and nobody gets another turn.
rules_D17 = The last tile counts like any other. If it doesn’t complete a journey either, nobody scores for journeys.
rules_T21 = If one tile completes several players’ journeys, each of them scores.
rules_T22 = If your line has several routes to an arrival, the one with the fewest transfers counts.
rules_D24 = Then all lines are shown, including those nobody held.

sections_scoring = Points
rules_T18 = A complete journey scores 5 points without a transfer, 4 with one, 3 with two, 2 with three and 1 with four or more.
rules_T25 = So everyone who arrives gets at least 1 point, however many transfers it took.
rules_T20 = The player with the longest unbroken stretch of their own line gets 1 more point. It’s counted in tiles from the departure to where this colour stops, even beyond the place where the traveller changed. Straight tiles don’t break it, but aren’t counted.
rules_T24 = If two or more players tie for the longest stretch, or nobody’s stretch has a tile at all, nobody gets this point.
rules_D18 = The point for the longest stretch is awarded even if nobody arrived.
rules_T19 = Example: blue rides 8 tiles of its own line, changes to red at a ring and arrives at the red point. One transfer leaves 4 points. If its 8 tiles are also the longest stretch, blue gets 5 in total. A round can score 6 at most.

sections_match = The match
rules_T16 = A match takes several rounds. The first to reach 10 points, or another number you agreed on, wins.
rules_T23 = Totals are compared when a round has been scored. If several players have enough points, the highest total wins. If the highest total is shared, everyone plays another round, until one player is ahead.
rules_D23 = Every round starts afresh: empty table, all 48 tiles shuffled, new lines. Only the totals remain.

## Captions of the drawings in the rules

figures_kinds = A crossing with a ring and two bends with a ring: here you can change. A bridge and two bends apart: here you can’t.
figures_row = The starting row: an end tile on each side, the four straight tiles between them.
figures_fits = It fits: blue meets blue below, green meets green on the left.
figures_clashes = It doesn’t fit: the colours below and on the left differ.
figures_toM = Yellow reaches the M on its own line, without a transfer: { $points } points.
figures_backwards = Blue’s route to the red point, read from red’s end: if somebody holds red, that journey is complete too, for { $points } points.
figures_roundEnd = The framed tile joins blue’s route to the red point: the round ends at once.
figures_portion = Blue’s stretch from its departure: { $length } tiles.
figures_journey = Blue changes to red at the ring marked 1 and arrives at the red point: { $points } points. Its own stretch has { $length } tiles.

## Tutorial, step by step

tutorial_welcome = Welcome to Correspondances. It is played in rounds. In each round everyone secretly holds one of four lines. Yours is line 2, the blue one.
tutorial_journey = Your journey starts at the blue point, marked with a star. It must reach the other end of the row: the red point, the green point or the M.
tutorial_first = On your turn a tile is drawn, and you place it. Where tiles touch, colours must match. Place this one on the marked cell, rotated so that blue runs from your point to the right.
tutorial_theirs = Camille has started at the red point, on the right. Perhaps Camille’s line is red. Or is it a bluff? Lines stay secret until the round is over.
tutorial_bridge = This tile is a bridge: blue and green pass each other without meeting, so you can’t change here. Let blue run on to the right: place it on the marked cell.
tutorial_ring = This tile has a white ring. There you could change from blue to yellow. Riding straight through costs nothing, so place it on the marked cell.
tutorial_gap = One cell is left between your blue line and the red one. But you may only arrive at the red point on red. So you need a place to change.
tutorial_change = Here it is: blue and red bend and touch in a ring. Place the tile on the marked cell, so that you arrive on blue and leave on red.
tutorial_complete = Your journey is complete, and the round is over. A journey scores five points, minus one for each transfer. You changed once: 4 points.
tutorial_reverse = Camille did hold red, and the same route read backwards leads from the red point to yours. So Camille’s journey is complete, too, and scores 4 points.
tutorial_stretch = One more point goes to the longest stretch of a player’s own line. Blue runs over 4 tiles from its start, red over 3. The point is yours: 5 to 4.
tutorial_match = Then the table is cleared, and everyone gets a new line. The first to ten points wins the match. Now you know how to play.
