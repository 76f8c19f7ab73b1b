### Metro: lessons, rules and tutorial. Those of the modules are in metro-learn/modules/.

title = Metro

## Lessons: a card of a minute each

lessons_base_title = The game
lessons_base_points_1 = Your trains wait at the stations around the board. The tracks on the tiles carry them on.
lessons_base_points_2 = On your turn, place the tile from your hand and draw a new one. Or draw first, and place the tile you drew.
lessons_base_points_3 = A tile goes on the edge or next to another tile, and is never rotated.
lessons_base_points_4 = A line is complete when it reaches any station or the centre. It scores for the player whose train runs on it, whoever placed the tile.
lessons_base_points_5 = Each time the line crosses a tile it scores a point, and it can cross a tile up to four times. A line that ends at the central station counts double.
lessons_base_points_6 = Make your own lines long and cut the others’ short. When all 60 tiles are placed, the player with the most points wins.

lessons_variants_title = Four variants
lessons_variants_points_1 = Free rotation: rotate every tile as you like. More choice, more to think about.
lessons_variants_points_2 = Bigger hands: hold two or three tiles instead of one.
lessons_variants_points_3 = One marker per space: no two players share a space on the score track. A marker that would land on a taken space moves on, so nobody ties.
lessons_variants_points_4 = Corner contact: a tile may also touch another only at a corner.
lessons_variants_points_5 = Combine them as you like, except that one marker per space needs a game in which players own the lines.

## Rules, by their ids

sections_board = The board
rules_B1 = The board is a square of 8 by 8 cells. The four cells in the middle are the central station, which never takes a tile. That leaves 60 cells, one for each tile. A cell is named by its column, A to H from the left, and its row, 1 to 8 from the top.
rules_B2 = Each outer side of a cell on the edge has a station: 32 in all. Their numbers run anticlockwise from the top right corner: 1 to 8 along the top towards the left, 9 to 16 down the left side, 17 to 24 along the bottom towards the right, 25 to 32 up the right side. A corner cell therefore has two stations. Station 9 is Place de Clichy.
rules_B3 = Trains keep right. A station has two tracks: as seen by a driver about to enter the board, the train leaves on the right-hand one, and other trains arrive on the left-hand one. The central station has eight platforms, one wherever a cell for tiles borders it, and each has two tracks in the same way.

sections_tiles = The tiles
rules_B4 = On each of its four sides a tile has one track leading in and one leading out. Its four tracks join every way in to a different way out. There are 24 possible tiles of this kind, and the 60 in the box include them all.

sections_players = Players and stations
rules_B8 = Two to six can play: yellow, blue, orange, green, purple and grey. The train at a station shows who owns it. With two players, yellow has all odd stations and blue all even ones; for more, see the tables. With three, five or six players nobody owns stations 16 and 17, but lines may end there.
rules_B9 = The tiles are shuffled face down. Each player draws one and keeps it hidden from the others. In the printed game the youngest player starts; here whoever sets up the game chooses, or leaves it to chance. Play then goes clockwise.

sections_turn = Your turn
rules_B10 = Do one of two things. Place the tile from your hand, then draw a new one while the pile lasts. Or keep your hand, draw a tile and place that one; then you draw no other. You cannot change your mind after drawing: the tile you drew must be placed.
rules_B11 = You can only draw while there are tiles in the pile. If you have no tile and none is left to draw, you pass; if a module still offers you something else to do, you may choose between that and passing. Play goes on until the 60th tile is placed.

sections_laying = Placing a tile
rules_B12 = Choose an empty cell on the edge of the board, or one that has a tile next to it on at least one side. Touching only the central station is not enough.
rules_B13 = The arrow on the tile points to the top of the board. Tiles are not rotated.
rules_B14 = No line may consist of a single tile. A tile must not be placed where it would lead a train from one station directly into a station, whether another or the same, and no matter who owns them. There is one exception: if every cell open to this tile would break the rule, all of them are allowed for it. This is judged for each tile separately; it does not matter what else you could do.
rules_B15 = You may build wherever you like: on your own lines, on other players’ lines and in front of any station.

sections_scoring = Scoring and the end
rules_B16 = A line is complete as soon as its track leads from its station to an arrival track of any station, or to the central station. It scores at once for the owner of the station it starts from, whoever placed the tile. One tile may complete several lines. They all score, in ascending order of station number, and lines from the central station after those. Each line scores only once; its train is turned round to show it.
rules_B17 = A line scores one point each time it crosses a tile, so a tile it crosses three times scores three. The track printed on the central station scores nothing, but a line that ends there is worth twice its points. Example: five tiles, each crossed once, ending at the central station: 10 points.
rules_B18 = A track that runs in a loop and meets no station is worth nothing.
rules_B19 = The game is over when all tiles are placed; every line is complete then. The player with the most points wins. Tied players share the victory.

sections_variants = Variants
rules_V1 = Free rotation. Ignore the arrows: you choose which way up a tile goes. The exception to the one-tile rule (B14) applies only if the tile fits no cell in any rotation.
rules_V2 = Bigger hands. Each player holds two or three tiles. After placing a tile from your hand, draw until you have that many again. You may still draw a tile and place it at once.
rules_V3 = One marker per space. No two markers share a number on the score track, except 0. A marker that would land on a taken number moves up to the next free one, and that is the score. The track goes on beyond 100, and nobody can tie. What players gain at the end of the game is added as one move each, in turn order from the first player. Not with companies, and not in solo.
rules_V4 = Corner contact. A cell that touches a placed tile only at a corner also counts as next to it (B12).

sections_combinations = What goes with what
rules_C1 = Companies go with central stations, with central tracks and with any city. Central stations and central tracks exclude each other, since the tracks cover the platforms; either goes with any city. There is at most one city. Solo is played without any other module. Free rotation (V1), bigger hands (V2) and corner contact (V4) go with everything, but in solo you always have two tiles. One marker per space (V3) needs a game without companies, and is not for solo.

sections_cities = Cities
rules_Y1 = With companies, points for placing a tile go straight to the player who placed it. What the owner of a line gets (tourists in New York, chips in St Petersburg, cards in Berlin) belongs to the company instead. It is added to the profit at the end, before companies are ranked and majorities paid (M6, M7), and never ends exchanging (M4).
rules_Y2 = The inner cells are those at least one step away from the edge, without the centre: 32 cells.
rules_Y3 = There are eight colours of tourists: yellow, blue, orange, green, purple, grey, red and brown, in this order wherever an order is needed. A line that nobody owns, from station 16 or 17 or from a platform without a token, takes neither tourist nor chip; its cards in Berlin go to the imaginary owner (E3).

sections_notation = Appendix: notation
rules_B5 = A tile is named by four letters, for trains coming in from the top, the right, the bottom and the left. With a the train goes straight on. With b it leaves by the next side clockwise, with c by the next side anticlockwise. With d it turns back and leaves where it came in. On cbaa, a train from the top leaves on the left, one from the right leaves at the bottom, and the other two go straight on.
rules_B6 = Copies of each tile in the box: four of { $four }; three of { $three }; two of { $two }.
rules_B7 = A move is written as the tile and its cell: cbaa72 is the tile cbaa in row 7, column 2, both counted from 0 at the top left. A whole board is the string of such moves in the order they were made. If tiles may be rotated (V1), the letters are those of the tile as placed.

## Captions of the drawings in the rules

figures_board = 8 by 8 cells, the central station in the middle and 32 stations around the edge.
figures_keepRight = The train from station { $from } leaves on its right-hand track. The hollow arrow marks the track for arrivals.
figures_tile = A tile has four tracks. Follow a number: the train comes in there and leaves at the arrow of the same colour.
figures_stations = The stations of each colour.
figures_players = { $players } players
figures_open = Marked cells are open: on the edge or next to a tile. The crossed cells touch no tile, and the central station doesn’t count.
figures_upright = The gold arrow must point up.
figures_corner = Not allowed: this tile would take the train from station { $from } straight into station { $to }.
figures_turnBack = Not allowed: the train from station { $from } would come straight back.
figures_exception = The exception: as the first tile of the game, this one would break the rule on each of the { $cells } open cells. So it may go on any of them.
figures_complete = The line from station { $from } is complete at station { $to }. It crosses { $tiles } tiles: { $points } points.
figures_crossings = Only { $tiles } tiles, but the train turns round and crosses one of them twice: { $points } points.
figures_centre = { $length } crossings, and the line ends at the central station: { $length } × 2 = { $points } points.
figures_loop = This loop meets no station: no points.
figures_finished = A corner of a finished game: every line is complete. The one from station { $from } has scored { $points } points.
figures_rotations = The same tile in its four rotations: choose one.
figures_hand = A hand of three tiles.
figures_markers = Blue’s points would take it to { $taken }, where yellow stands. It moves on to { $space }.
figures_cornerContact = With corner contact, cells that touch a tile only at a corner are open too.
figures_letters = The tile cbaa: the letter at each side says where a train goes that comes in there.

## Tutorial, step by step

tutorial_welcome = Welcome to Metro. You are yellow, your opponent is blue. You take turns placing tiles to build lines for your trains. The longer a line, the more points it scores.
tutorial_stations = There are 32 stations around the board. The 16 with odd numbers are yours, and a yellow train waits at each. Every train runs on one line in the game, and that line scores once.
tutorial_right = Trains keep right. Look onto the board from station 7: your train leaves on the right-hand track. The track on its left is for arrivals. Every side of a tile has such a pair, one way in and one way out.
tutorial_place = A tile goes on an empty cell on the edge, or next to a tile already on the board. It may not be rotated. Place your tile in front of station 7 to start your first line.
tutorial_grow = Blue has placed a tile next to yours, and your line runs straight on over it. Nobody owns a tile: every line uses the tracks it meets. Place your new tile on the marked cell. Your line then has 3 tiles.
tutorial_turnBack = This tile turns your train back. It will run back over tiles it has already crossed and come out at another station. That’s good: every crossing counts. Place it and complete your line.
tutorial_scored = Your line is complete and scores 6 points. It uses 4 tiles, but the 2 marked ones are crossed twice, and each crossing is worth a point.
tutorial_hurt = Blue has just completed your line from station 3, after only 2 tiles. You get 2 points, and this line will never score more. A line always scores for its owner, whoever completes it.
tutorial_refused = The tile in your hand sends every train straight back. On a marked cell, it would end a line that has only just left its station. The rules forbid such a line of 1 tile while the tile can go elsewhere. Try it if you like: the board won’t let you.
tutorial_draw = This tile will be useful soon, so keep it. You can draw a tile from the pile instead and place that one at once. Once you draw, you can’t go back. Draw now.
tutorial_drawn = A good tile: it takes the train from station 5 straight on towards the middle. Place it on the marked cell. Your hand stays as it is.
tutorial_revenge = Now look at Blue’s line from station 4: it is about to enter the marked cell. Place the tile you kept. It sends Blue’s train home after 4 crossings, for just 4 points.
tutorial_centre = The four cells in the middle are the central station. A line that ends there counts double. Your line from station 5 waits at the marked cell: place your tile and follow the train.
tutorial_doubled = Your train crosses this one tile 4 times. The line has 12 crossings and ends at the central station: 24 points. You lead 32 to 4. The next 47 tiles will be placed for both of you, so watch how the lines grow.
tutorial_last = Blue has caught up and leads 104 to 84. The pile is empty, and this is your last tile. One line can still decide the game: yours from station 17. Place the tile on the marked cell.
tutorial_over = Another 24 points at the central station. Blue places the last of the 60 tiles and the game ends; every line is complete. You win 112 to 107. Now you know how to play.
