title = Central tracks

lesson_1 = Four track tiles cover the middle of the board before the game.
lesson_2 = Trains don’t stop there: they run through and come out on another side.
lesson_3 = So nothing is doubled, but lines can grow very long.
lesson_4 = Touching the middle is not enough: a tile still goes on the edge or next to a tile that a player has placed.

rules_M13 = Before the game, four of the eight central track tiles are drawn and cover the centre, each rotated at random. They have no arrow. The eight are { $tiles }.
rules_M14 = Lines pass through the centre and end only at the edge, so nothing is doubled. Each crossing of a centre tile scores 1 point, as anywhere.
rules_M15 = The centre tiles open no cells: a tile must be on the edge or next to one that a player has placed (B12).
