### Correspondances: lessons and rules.

title = Correspondances

## Lessons: a card of a minute each

lessons_game_title = The game
lessons_game_points_1 = In each round you secretly hold one of four lines: red 1, blue 2, yellow 3 or green 4.
lessons_game_points_2 = Your journey starts at the point of your line, at one end of the row of tiles, and must reach the other end.
lessons_game_points_3 = In your turn you draw a section and lay it, so that lines meet in the same colour.
lessons_game_points_4 = The round ends as soon as a journey is complete, whoever laid the tile.
lessons_game_points_5 = Points add up over the rounds. Whoever reaches 10 first wins.

lessons_transfers_title = Transfers and rings
lessons_transfers_points_1 = Your journey may use tracks of any colour. Changing from one colour to another is a transfer.
lessons_transfers_points_2 = You can change only on a tile with a white ring, between the two lines that meet there.
lessons_transfers_points_3 = Where lines pass each other without a ring, there is a bridge or a bend, and no way across.
lessons_transfers_points_4 = Riding through a ring on the same line costs nothing.
lessons_transfers_points_5 = You arrive at a coloured point in its own colour, or at M in any colour.

lessons_scoring_title = Scoring a round
lessons_scoring_points_1 = A complete journey is worth 5 points, less 1 for each transfer, but never below 1.
lessons_scoring_points_2 = If there are several ways, the one with the fewest transfers counts for you.
lessons_scoring_points_3 = One more point goes to the longest stretch of a player’s own line from its start, counted in sections.
lessons_scoring_points_4 = If two players share the longest stretch, nobody gets that point.
lessons_scoring_points_5 = One tile may complete the journeys of several players. They all score.

## Rules, by their ids

sections_aim = The aim
rules_T1 = Build a way from your departure to an arrival at the other end, changing lines as seldom as you can. Each change is a transfer, in French a correspondance.
rules_D1 = Two to four players.

sections_tiles = The tiles
rules_T2 = There are four lines: 1 is red, 2 blue, 3 yellow, 4 green. Each has a number tile and a straight tile. Two end tiles hold the departures and arrivals. The 48 sections are what you draw and lay: each shows two lines of different colours, and all four of its sides are used.
rules_D11 = You can change lines only on a section with a ring, where its two lines meet. There are four kinds: a crossing with a ring, a bridge without one, two bends that touch in a ring, and two bends that stay apart. Every pair of colours has each kind twice.

sections_setup = Setting up
rules_T3 = The straight tiles form a row of four, with an end tile at each end. The left end has the points of blue (above) and yellow (below), the right end those of red (above) and green (below). On the outer side of either end is an M. The straight tracks run across the row, from top to bottom.
rules_T4 = Any order of the four straight tiles is allowed. Here a balanced one is drawn at random for each round.
rules_T6 = Number tiles and sections are shuffled and lie face down.

sections_lines = Lines and the first player
rules_T8 = In every round each player draws a number: that is your line. With fewer than four players the numbers left over stay hidden.
rules_T10 = Keep your line secret until the round is over.
rules_T11 = At a table the youngest begins; here the one named when the game is set up. The same player begins every round, unless you choose that the beginning moves on from round to round.

sections_turn = Your turn
rules_T12 = Draw a section and lay it so that lines join by colour. Then the next player on the left goes on.
rules_D4 = Wherever the section touches a tile, both must show the same line on the side they share. Next to an M any line is allowed.
rules_D5 = The section must share a side with a tile on the table; the row from the beginning counts too.
rules_D6 = You may turn the section as you like. Once laid it stays as it is.
rules_D7 = You cannot pass, and you cannot keep a section for later.
rules_D8 = If the section fits nowhere, it is put aside for this round and you draw again. If there is nothing left to draw, the round ends.
rules_D9 = You may block others with any legal move.
rules_D10 = Everybody sees the section as soon as it is drawn.

sections_journey = Your journey
rules_T13 = Blue and yellow travel from the left end to the right, red and green from the right end to the left. Any of the three points of the far end will do.
rules_T15 = At a coloured point you have to arrive on the line of that colour. At M you may arrive on any.
rules_D12 = Each change of line on the way is a transfer. Passing a ring without changing is none, and neither is arriving at M.
rules_D13 = The coloured points are departures and arrivals at the same time. So the way from blue’s point to red’s is also, backwards, a way for red: if somebody holds red, both are complete. A way to M is yours alone.
rules_D14 = No journey runs through an end tile. You cannot change there, and the M of your own end is of no use to you.
rules_D15 = Lines that nobody holds can be used by all. They never end a round and never score.

sections_round = The end of a round
rules_T17 = The round ends at once when at least one journey is complete, or when the last section has been laid.
rules_D16 = The app looks for complete journeys after every move, whoever made it. A journey cannot be concealed or declined, and nobody gets another turn.
rules_D17 = The last section counts like any other. If it completes nothing either, there are no points for journeys.
rules_T21 = If one section completes the journeys of several players, each of them scores.
rules_T22 = If your line has several ways to arrive, the one with the fewest transfers counts.
rules_D24 = Then all lines are shown, also those nobody held.

sections_scoring = Points
rules_T18 = A complete journey brings 5 points without a transfer, 4 with one, 3 with two, 2 with three and 1 with four or more.
rules_T25 = So whoever arrives gets at least 1 point, however many transfers it took.
rules_T20 = The player with the longest unbroken stretch of their own line gets 1 more point. It is counted in sections from the departure to where this colour stops, even beyond the place where the traveller changed. Straight tiles do not break it, but are not counted.
rules_T24 = If two or more share the longest stretch, or nobody has a section at all, this point goes to no one.
rules_D18 = The point for the longest stretch is given even if nobody arrived.
rules_T19 = Example: blue rides 8 sections of its own line, changes to red at a ring and arrives at the red point. One transfer leaves 4 points. If its 8 sections are also the longest stretch, blue gets 5 in all. A round can bring 6 at most.

sections_match = The match
rules_T16 = A match takes several rounds. The first to reach 10 points, or another number you agreed on, wins.
rules_T23 = Totals are compared when a round has been scored. If several have enough points, the highest wins. If the highest is shared, everybody plays another round, until one is ahead.
rules_D23 = Every round starts afresh: empty table, all 48 sections shuffled, new lines. Only the totals remain.
