title = Central tracks

lesson_1 = Four track tiles cover the middle of the board before the game.
lesson_2 = Trains don’t stop there: they run through and come out on another side.
lesson_3 = So nothing is doubled, but lines can grow very long.
lesson_4 = Touching the middle is not enough: a tile still goes on the edge or next to a tile that a player has placed.

rules_M13 = Before the game, four of the eight central track tiles are drawn and cover the centre, each rotated at random. They have no arrow. The eight are { $tiles }.
rules_M14 = Lines pass through the centre and end only at the edge, so nothing is doubled. Each crossing of a centre tile scores 1 point, as anywhere.
rules_M15 = The centre tiles open no cells: a tile must be on the edge or next to one that a player has placed (B12).

# Captions of the drawings in the rules.
figures_through = The line runs through the centre: { $length } crossings so far, { $inside } of them on centre tiles.

## Tutorial, step by step

tutorial_covered = Four track tiles cover the central station, chosen and rotated at random. Trains don’t stop there: they run through and come out somewhere else.
tutorial_enter = Your train from station 5 waits above the middle. Place your tile on the marked cell and send it in.
tutorial_through = It has crossed two central tiles and now waits on the other side. They count like any other tile: one point for each crossing.
tutorial_finish = Complete the line: place your tile on the marked cell and watch where the train goes.
tutorial_scored = 17 points, and it ended at station 14. Nothing is doubled here, since no line ends in the middle. But lines can grow very long.
tutorial_neighbours = One thing to remember: touching the middle is not enough to place a tile. It still needs the edge of the board or a tile that a player has placed.
