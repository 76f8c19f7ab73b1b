### Metro: lessons, rules and tutorial.

title = Metro

## Lessons: a card of a minute each

lessons_base_title = The game
lessons_base_points_1 = Your trains wait at the stations around the board. Tiles carry the tracks that take them on.
lessons_base_points_2 = In your turn, lay the tile from your hand and draw a new one. Or draw first, and lay what you drew.
lessons_base_points_3 = A tile goes on the rim or beside another tile, never turned.
lessons_base_points_4 = When a line reaches any station or the centre, it is complete. It scores for the one whose train rides it, whoever laid the tile.
lessons_base_points_5 = Each crossing of a tile is a point, and a tile may be crossed up to four times. At the central station the line counts double.
lessons_base_points_6 = Make your own lines long, and cut those of the others short. When all 60 tiles lie, most points win.

lessons_variants_title = Four variants
lessons_variants_points_1 = Free rotation: turn every tile as you please. More choice, more thought.
lessons_variants_points_2 = Bigger hands: hold two or three tiles instead of one.
lessons_variants_points_3 = Exclusive score track: no two players stand on the same number; a marker that would, moves on. So nobody ties.
lessons_variants_points_4 = Corner contact: a tile may also touch another by a corner only.
lessons_variants_points_5 = They can be combined freely, save that the exclusive track needs a game in which players own the lines.

lessons_companies_title = Metro companies
lessons_companies_points_1 = All lines belong to eight companies. You do not own lines but shares, of 10, 20, 30 or 40 per cent.
lessons_companies_points_2 = You hold four shares in secret. In a turn you lay a tile, or exchange one of them.
lessons_companies_points_3 = As soon as a company stands at 25 points, the exchange closes for good.
lessons_companies_points_4 = At the end companies are ranked: the first is worth 8, the last 1. A share pays that value once per ten per cent.
lessons_companies_points_5 = The biggest shareholder of each company gets a bonus: one point for every ten it has earned.

lessons_central-stations_title = Central stations
lessons_central-stations_points_1 = You have a token. Instead of laying a tile, you may put it on a free platform of the central station.
lessons_central-stations_points_2 = From then on the line that starts there is yours as well, with all the track it already has.
lessons_central-stations_points_3 = It counts every crossing once: lines that start at the centre are never doubled.
lessons_central-stations_points_4 = With companies, a token belongs to a company, and you show one of its shares to place it.

lessons_central-tracks_title = Central tracks
lessons_central-tracks_points_1 = Four track tiles cover the middle of the board before the game.
lessons_central-tracks_points_2 = Trains do not stop there: they run through and come out on another side.
lessons_central-tracks_points_3 = So nothing is doubled, but lines can grow very long.
lessons_central-tracks_points_4 = Beware: a tile may not be laid merely because it touches the middle.

lessons_solo_title = Solo
lessons_solo_points_1 = You run all eight companies alone, with two tiles lying open before you.
lessons_solo_points_2 = Each turn a card shows a colour. Lay one of your tiles where an unfinished line of that colour goes on.
lessons_solo_points_3 = Lines over a single tile are allowed here.
lessons_solo_points_4 = When all 32 lines are complete, your result is the profit of the weakest company. So look after the poorest.
lessons_solo_points_5 = The hard game also subtracts the gap between the richest and the poorest.

lessons_paris_title = Paris
lessons_paris_points_1 = Tourists stand on the inner cells of the board. You own a row of sights with coloured fields.
lessons_paris_points_2 = Lay a tile on a tourist and seat them on a free field of their colour. You must, if you have one.
lessons_paris_points_3 = At the end your longest unbroken run of tourists brings 2 points each; every other tourist costs 1.
lessons_paris_points_4 = A sight with all four fields taken is worth 3 more.

lessons_stockholm_title = Stockholm
lessons_stockholm_points_1 = You are dealt one to three colours in secret.
lessons_stockholm_points_2 = A tile laid on a tourist sends them to the first free field of the row of sights. Each field has its points.
lessons_stockholm_points_3 = At the end you get the points under all tourists of your colours, whoever sent them.
lessons_stockholm_points_4 = So choose the right moment for your colours, and do not let anybody guess them.
lessons_stockholm_points_5 = In the open variant every colour has a sight of its own, and the one who lays scores at once.

lessons_london_title = London
lessons_london_points_1 = A taxi drives round eight sights, along the upper fields and back along the lower ones.
lessons_london_points_2 = Lay a tile on a tourist, and the taxi drives on, four fields at most, until it finds the colour of the tourist.
lessons_london_points_3 = You get a point for every field driven. If the colour does not come within four, you get nothing.
lessons_london_points_4 = The taxi stays where it stops, and the next player sets out from there.

lessons_new-york_title = New York
lessons_new-york_points_1 = A tourist waits on the arrival side of every station.
lessons_new-york_points_2 = When one of your lines ends at a station, you take the tourist there onto your board.
lessons_new-york_points_3 = At the end each tourist brings what your board pays for that colour: 0 to 3 points. Every board pays differently.
lessons_new-york_points_4 = Lines into the central station count double, but nobody waits there.

lessons_st-petersburg_title = St Petersburg
lessons_st-petersburg_points_1 = Eight sights lie on the diagonals of the board.
lessons_st-petersburg_points_2 = Lay a tile on one, choose a colour, and stand its tourist on the tile. The four chips of that colour are shuffled.
lessons_st-petersburg_points_3 = Every time a completed line crosses that tile, its owner takes a chip of this colour, unseen by the others.
lessons_st-petersburg_points_4 = Chips are added at the end. Each colour holds ten points, but they are spread very differently.

lessons_berlin_title = Berlin
lessons_berlin_points_1 = Four groups of tourists stand on the board. A tile laid under one of them carries it from then on.
lessons_berlin_points_2 = When a line is completed, its owner gets a card of that colour for every crossing of such a tile.
lessons_berlin_points_3 = At the end the most cards of a colour bring the high number of its sight, the second most the low one.
lessons_berlin_points_4 = Cards that nobody took compete like a player of their own. One card may not be enough.

## Rules, by their ids

sections_board = The board
rules_B1 = The board is a square of 8 by 8 cells. The four cells in the middle are the central station, where no tile is ever laid. That leaves 60 cells, one for each tile. A cell is named by its column, A to H from the left, and its row, 1 to 8 from the top.
rules_B2 = Each outer side of a cell on the rim has a station: 32 in all. Their numbers run anticlockwise from the top right corner: 1 to 8 along the top towards the left, 9 to 16 down the left side, 17 to 24 along the bottom towards the right, 25 to 32 up the right side. A corner cell therefore has two stations. Station 9 is Place de Clichy.
rules_B3 = Trains keep right. A station has two tracks: seen by a driver about to enter the board, the train leaves on the right-hand one, and other trains arrive on the left-hand one. The central station has eight platforms, one wherever a cell for tiles borders on it, and they are made in the same way.

sections_tiles = The tiles
rules_B4 = On each of its four sides a tile has one track that leads in and one that leads out. Its four tracks join every way in to a different way out. There are 24 possible tiles of this kind, and the 60 in the box include them all.
rules_B5 = A tile is named by four letters, for trains coming in from the top, the right, the bottom and the left. With a the train goes straight on. With b it leaves by the next side clockwise, with c by the next side anticlockwise. With d it turns round and leaves where it came in. On cbaa, a train from the top leaves on the left, one from the right leaves at the bottom, and the other two go straight on.
rules_B6 = How often each tile is in the box: four times { $four }; three times { $three }; twice { $two }.
rules_B7 = A move is written as the tile and its cell: cbaa72 is the tile cbaa in row 7, column 2, both counted from 0 at the top left. A whole board is the row of such moves in the order they were made. If tiles may be turned (V1), the letters are those of the tile as it lies.

sections_players = Players and stations
rules_B8 = Two to six play, with yellow, blue, orange, green, purple and grey. The train at a station shows whose it is. With two players yellow has all odd stations and blue all even ones. With three: yellow { $yellow3 }, blue { $blue3 }, orange { $orange3 }. With four: yellow { $yellow4 }, blue { $blue4 }, orange { $orange4 }, green { $green4 }. With five: yellow { $yellow5 }, blue { $blue5 }, orange { $orange5 }, green { $green5 }, purple { $purple5 }. With six: yellow { $yellow6 }, blue { $blue6 }, orange { $orange6 }, green { $green6 }, purple { $purple6 }, grey { $grey6 }. With three, five or six players nobody owns stations 16 and 17, but lines may end there.
rules_B9 = The tiles are mixed and lie face down. Everybody draws one and keeps it hidden from the others. At a table the youngest begins; here whoever opens the game says who does, or leaves it to chance. Turns then go round clockwise.

sections_turn = Your turn
rules_B10 = Do one of two things. Lay the tile from your hand, then draw a new one while the pile lasts. Or leave your hand alone, draw a tile and lay that one; then you draw no other. You may not change your mind after drawing: that very tile has to be laid.
rules_B11 = You can only draw while there is a pile. If you hold no tile and none is left to draw, you pass; should a module still offer you something else to do, you may choose between that and passing. Play goes on until the 60th tile lies.

sections_laying = Laying a tile
rules_B12 = Choose an empty cell at the rim, or one that has a tile next to it on at least one side. Touching the central station alone is not enough.
rules_B13 = The arrow on the tile points to the top of the board. Tiles are not turned.
rules_B14 = No line may consist of one single tile. A tile must not be laid where it would lead a train from one station directly into a station, be it another or the same, and no matter whose they are. There is one exception: if every cell open to this tile would break the rule, all of them are allowed for it. This is judged for each tile by itself; it does not matter what else you could do.
rules_B15 = You may build wherever you like: on your own lines, on those of others and in front of any station.

sections_scoring = Scoring and the end
rules_B16 = A line is complete as soon as its track leads from its station to an arrival track of any station, or to the central station. It scores at once for the owner of the station it starts from, whoever laid the tile. One tile may complete several lines. They all score, by rising station number, and lines from the central station after those. Each line scores once only; its train is turned round to show it.
rules_B17 = A line gets one point for each time it crosses a tile, so a tile it crosses three times brings three. The track printed on the central station brings nothing, but a line that ends there is worth twice its points. Example: five tiles, each crossed once, ending at the central station: 10 points.
rules_B18 = A track that runs in a circle and meets no station is worth nothing.
rules_B19 = The game is over when all tiles lie; every line is complete then. The player with most points wins. Players with equally many share the victory.

sections_variants = Variants
rules_V1 = Free rotation. Arrows mean nothing: you choose which way up a tile lies. The exception to the one-tile rule (B14) holds only if the tile fits no cell in any position.
rules_V2 = Bigger hands. Everybody holds two or three tiles. After laying from your hand, draw until you have that many again. Drawing a tile and laying it at once remains possible.
rules_V3 = Exclusive score track. No two markers share a number, except at 0. A marker that would come to stand on another moves up to the next free number, and that is the score. The track goes on beyond 100, and nobody can tie. What players gain at the end of the game is added as one move each, in turn order from the first player. Not with companies, and not alone.
rules_V4 = Corner contact. A cell that touches a laid tile only by a corner also counts as next to it (B12).

sections_combinations = What goes with what
rules_C1 = Companies go with central stations, with central tracks and with any city. Central stations and central tracks exclude each other, since the tracks cover the platforms; either goes with any city. There is at most one city. Solo is played without any other module. Free rotation (V1), bigger hands (V2) and corner contact (V4) fit everything, but in solo you always have two tiles. The exclusive score track (V3) needs a game without companies, and is not for solo.

sections_companies = Metro companies
rules_M1 = The lines belong to eight companies, which all take part whatever the number of players; two to six players own shares in them. Each company has four stations, one on every side of the board: yellow { $yellow }, blue { $blue }, orange { $orange }, green { $green }, purple { $purple }, grey { $grey }, red { $red }, brown { $brown }.
rules_M2 = Every company has four shares, of 10, 20, 30 and 40 per cent. Shares of the same percentage are shuffled into a pile, face down. You draw one from each of the four piles and keep them secret. Then the top share of each pile is laid open beside it.
rules_M3 = In your turn you either lay a tile (B10) or exchange a share. To exchange, push one of your shares face down under the pile of its percentage. Then take the open share of that pile, or its hidden top one. If you took the open share, the next one of the pile is laid open. What goes under a pile comes up again after everything above it, and you remember what you put there. After two whole rounds in which nobody did anything but exchange or pass, exchanging pauses until a tile or a token has been placed.
rules_M4 = Once the marker of any company stands at 25 or beyond, no share is exchanged for the rest of the game.
rules_M5 = Lines score as usual, but the points are profit of the company, not of a player.
rules_M6 = At the end the companies are ranked by profit. The best is worth 8, the next 7, and so on down to 1. Companies with equal profit all have the higher value, and the values below it are left out. For each share you get the value of its company, once for every ten per cent.
rules_M7 = In each company, the player with the highest total percentage also gets one point for every full ten of its profit. If several have the highest, each gets all of it. If nobody has a share, nobody gets it.
rules_M8 = The player with most victory points wins. Example: profits of yellow 38, orange 36, grey 34, green 32, blue 32, red 29, brown 25 and purple 25 make the companies worth 8, 7, 6, 5, 5, 3, 2 and 2. Shares of 40 and 20 per cent of yellow, 30 of green and 10 of blue pay 48 + 15 + 5 = 68. The strongest shareholder of yellow gets 3 more.

sections_central-stations = Central stations
rules_M9 = Without companies everybody has one token. Instead of laying a tile you may set it on a free platform of the central station, once in the game. You then own the line that starts there, besides your others.
rules_M10 = With companies each company has a token. Instead of laying or exchanging you may place the token of a company if you show one of its shares. That share stays open before you and can no longer be exchanged.
rules_M11 = A line from the centre scores like the others, but is never doubled, not even if it ends at the centre again. It too must not consist of a single tile, with the same exception as in B14. A platform is free as long as it has no token and the line from it is not complete.
rules_M12 = A token is your whole turn, and you draw nothing. Track that already leads from the platform counts in full. A token that is never placed brings nothing. Lines from stations on the rim are doubled at every platform, with a token or without, and also if the token is your own. Tokens can be placed after exchanging has ended (M4). A share that was shown still counts for value and majority (M6, M7). A cell does not become open to tiles by touching a token (B12).

sections_central-tracks = Central tracks
rules_M13 = Before the game, four of the eight central track tiles are drawn and cover the centre, each turned at random. They bear no arrow. The eight are { $tiles }.
rules_M14 = Lines pass through the centre and end only at the rim, so nothing is doubled. Crossing a tile of the centre brings 1 point, as anywhere.
rules_M15 = The tiles of the centre open no cells: a tile must be at the rim or beside one that a player has laid (B12).

sections_solo = Solo
rules_M16 = You play alone with the eight companies and their stations (M1). All of them start at 0. A deck of eight cards, one per company, decides the colour.
rules_M17 = Two tiles lie open before you. Each turn a card is turned up. Choose an unfinished line of its colour and lay one of your tiles on the cell that line enters next; then draw a tile. When all cards have been seen, they are shuffled again. When the pile is empty you go on with the tiles you have. Lines that end at the central station are doubled (B17).
rules_M18 = Until the eighth card has been turned up you may refuse a tile dddd, which sends every train back, when you draw it. You get another instead, and the refused one returns among the rest. The second dddd may be refused as well.
rules_M19 = You lay at the rim or beside other tiles, unturned (B12, B13). Lines over a single tile are allowed.
rules_M20 = When a company has completed its four lines, its card leaves the game at once, wherever it lies. If the deck runs out, the cards already seen make a new one. The game ends when all 32 lines have scored, even if tiles are left. Your result is the profit of the poorest company. In the hard variant, the distance between richest and poorest is taken off. Example: 35 for the best and 22 for the last make 22, or 9 in the hard variant.

sections_cities = Cities
rules_Y1 = With companies, points for laying a tile go straight to the player who laid it. What the owner of a line gets (tourists in New York, chips in St Petersburg, cards in Berlin) belongs to the company instead. It is added to the profit at the end, before companies are ranked and majorities paid (M6, M7), and never ends the exchange (M4).
rules_Y2 = The inner cells are those at least one step away from the rim, without the centre: 32 cells.
rules_Y3 = There are eight colours of tourists: yellow, blue, orange, green, purple, grey, red and brown, in this order wherever an order is needed. A line that nobody owns, from station 16 or 17 or from a platform without a token, takes neither tourist nor chip; its cards in Berlin go to the imaginary owner (E3).

sections_paris = Paris
rules_P1 = The twelve sights have four coloured fields each. They are shuffled and dealt evenly: six each for two players, four for three, three for four, two for five or six. Any others stay out of the game. They lie in a row before you as they were dealt and are not moved. On every inner cell stands a tourist, chosen at random: four of each of the eight colours.
rules_P2 = If you lay a tile on a tourist, you take them and put them on a free field of the same colour among your sights, whichever you like. You have to, even if it costs you a point. If you have no such field, put the tourist beside another one on a cell that shares a side with this one. If there is none, beside any tourist on the board. If there is none at all, the tourist leaves the game. From a cell with several tourists you lift all of them, then place them one by one in any order; those still lifted are no company for the others, and none goes back to the cell just covered.
rules_P3 = At the end find the longest run of taken fields without a gap; it may go on from one sight to the next. Each tourist in it brings 2 points, and every other one costs 1. A sight with four tourists brings 3 more. Example: two tourists stand apart, four fill the next sight, and one follows directly: 10 + 3 − 2 = 11.
rules_P4 = The fields of the sights, from left to right. Louvre: grey, purple, yellow, blue. Notre Dame: brown, yellow, blue, red. Sacré-Cœur: yellow, red, purple, orange. Arc de Triomphe: orange, yellow, brown, grey. Place de la Concorde: yellow, brown, purple, green. Moulin Rouge: red, green, grey, yellow. Dôme des Invalides: blue, purple, orange, brown. Pont Alexandre III: red, grey, blue, orange. Eiffel Tower: green, blue, red, purple. Panthéon: grey, blue, green, brown. Versailles: purple, orange, grey, green. Fondation Louis Vuitton: orange, green, brown, red.

sections_stockholm = Stockholm
rules_S1 = Eight sights of four fields each form one row in random order. Tourists stand on the board as in Paris (P1). Of eight colour chips you are dealt some in secret: three each with two players, two with three or four, one with five or six. Nobody sees the others.
rules_S2 = If you lay a tile on a tourist, they go to the first free field of the row, from the left. At the end you get the points of every field on which a tourist of one of your colours stands.
rules_S3 = Open variant: each sight is given one colour at random, for all to see. A tourist goes to the first free field of the sight of their colour, and whoever laid the tile gets its points at once.
rules_S4 = The points of the fields, from left to right. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Each sight has ten points in all.

sections_london = London
rules_L1 = Eight sights lie in a row in random order, with a turning place at either end. Each has two coloured fields above and two below. Together they are a circuit: to the right along the upper fields, back to the left along the lower ones. The taxi waits at the left end. Tourists stand on the board as in Paris (P1).
rules_L2 = If you lay a tile on a tourist, the taxi sets out. It stops at the first field of the colour of the tourist, and you get a point for each field it has driven; turning places do not count. After four fields without that colour it stops there, and you get nothing. The tourist leaves the game either way.
rules_L3 = The fields of the sights: the two upper ones, then the two lower ones, each from left to right. Tower Bridge: yellow, green; blue, red. Big Ben: blue, purple; orange, brown. Westminster Palace: orange, grey; green, yellow. St Paul’s Cathedral: green, red; purple, blue. Trafalgar Square: purple, brown; grey, orange. London Eye: grey, yellow; red, green. Tower of London: red, blue; brown, purple. Buckingham Palace: brown, orange; yellow, grey.

sections_new-york = New York
rules_N1 = Everybody gets one of eight boards at random; with companies, every company does. On the arrival side of each of the 32 stations waits a tourist, placed at random, four of each colour.
rules_N2 = When a line ends at a station, its owner takes the tourist who waits there. Only one line ever ends at an arrival track, so there always is one. At the central station there is nobody to take. At the end each tourist is worth what the owner’s board shows for that colour.
rules_N3 = In the order of the colours (Y3) the first board pays 0, 3, 1, 2, 0, 2, 3, 1. Each further board begins one place later in this row and takes what it skipped at the end. The sights of the colours are Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral and Rockefeller Center. Example: two tourists at 3, two at 1 and one at 0 bring 8.

sections_st-petersburg = St Petersburg
rules_T1 = Eight sights lie on the diagonals of the board: on the second and third cell from each corner. Each colour has four chips, open beside the board at first, and one tourist.
rules_T2 = If you lay a tile on a sight, the sight is removed. Choose a tourist that has not been placed yet and stand it on the tile. The chips of its colour are turned face down and shuffled.
rules_T3 = When a line is complete, its owner draws one chip of a tourist’s colour for each time the line crosses the tile of that tourist: up to four. This includes the tile that completes the line. You see the value of your own chips; of the others you know only the number. Chips of companies are seen by nobody. At the end all are turned up and added. Example: a line worth 11 that crosses the tile three times brings 11 points and three chips.
rules_T4 = The chips add up to ten in each colour. Yellow: 1, 2, 3, 4. Blue: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Green: 1, 1, 4, 4. Purple: 0, 2, 3, 5. Grey: 1, 1, 1, 7. Red: 0, 3, 3, 4. Brown: 2, 2, 2, 4. The sights are Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage and Catherine Palace.

sections_berlin = Berlin
rules_E1 = Eight sights lie in a row. There are three tourists of each colour. Two of each stand on the board, in four square groups of four different colours, one in each quarter of the board, one cell away from the rim. The third of each goes to a sight at random. Each colour has eight cards.
rules_E2 = A tile laid on a tourist carries them from then on. When a line scores, its owner takes one card of the colour of the tourist for each crossing of that tile. Example: a line of 7 points that crosses a yellow tourist twice and a purple one once brings 7 points, two yellow cards and a purple one.
rules_E3 = At the end each colour is judged by itself. Whoever has most cards gets the higher number of the sight where its tourist stands; the second gets the lower one. If several have most, the two numbers are added, divided among them and rounded down, and there is no second. If several are second, the lower number is divided in the same way. Cards that were not taken belong to an imaginary owner, who wins or shares like anybody else; those points are lost. Without a card of the colour you get nothing.
rules_E4 = The sights have two sides; play with all of side A, all of side B, or a random mixture. Higher and lower number on side A, then on side B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.

## Tutorial, step by step

tutorial_welcome = Welcome to Metro! You are yellow, your opponent is blue. You take turns laying tiles and so build lines for your trains. The longer a line, the more points it brings.
tutorial_stations = Around the board lie 32 stations. The 16 with odd numbers are yours, and a yellow train waits at each. Every train rides one line in the game, and that line scores once.
tutorial_right = Trains keep to the right. Look out from station 7 onto the board: the train leaves on the right-hand track. The track on its left is for arrivals. Every side of a tile has such a pair, one way in and one way out.
tutorial_lay = A tile goes on an empty cell at the rim, or on one beside a tile that already lies there. It may not be turned. Lay your tile in front of station 7, and your first line begins.
tutorial_grow = Blue has laid a tile beside yours, and your line runs straight on over it. Nobody owns a tile: every line uses the tracks it meets. Lay your new tile on the marked cell. Your line then has 3 tiles.
tutorial_turnBack = This tile turns your train round. It will roll back over tiles it has already crossed and come out at another station. That is good: every crossing counts. Lay it and finish your line.
tutorial_scored = Your line is complete and scores 6 points. It uses 4 tiles, but the 2 marked ones are crossed twice, and each crossing is worth a point.
tutorial_hurt = Ouch! Blue has just completed your line from station 3, after only 2 tiles. You get 2 points, and this line will never bring more. A line always scores for its owner, whoever finishes it.
tutorial_refused = The tile in your hand sends every train straight back. Laid on a marked cell, it would end a line that has only just left its station. The rules forbid such a line over 1 tile while the tile can go elsewhere. Try it if you like: the board refuses.
tutorial_draw = This tile will be useful soon, so keep it. You may draw a tile from the pile instead and lay that one at once. Having drawn, there is no way back. Draw now.
tutorial_drawn = A fine tile: it takes the train from station 5 straight on towards the middle. Lay it on the marked cell. Your hand stays as it is.
tutorial_revenge = Now look at Blue's line from station 4: it is about to enter the marked cell. Lay the tile you kept. It sends Blue's train home after 4 crossings, for just 4 points.
tutorial_centre = The four cells in the middle are the central station. A line that ends there counts double. Your line from station 5 waits at the marked cell: lay your tile and follow the train.
tutorial_doubled = Your train crosses this one tile 4 times! The line has 12 crossings and ends at the central station: 24 points. You lead by 32 to 4. The next 47 tiles are laid for both of you, so watch how the lines grow.
tutorial_last = Blue has caught up and leads by 104 to 84. The pile is empty, and this is your last tile. One line can still turn the game: yours from station 17. Lay the tile on the marked cell.
tutorial_over = Another 24 points at the central station! Blue lays the last of the 60 tiles and the game ends; every line is complete. It is 112 to 107: most points win, so the game is yours. Now you know how to play.
