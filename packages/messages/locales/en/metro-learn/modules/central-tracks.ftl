title = Central tracks

lesson_1 = Four track tiles cover the middle of the board before the game.
lesson_2 = Trains do not stop there: they run through and come out on another side.
lesson_3 = So nothing is doubled, but lines can grow very long.
lesson_4 = Beware: a tile may not be laid merely because it touches the middle.

rules_M13 = Before the game, four of the eight central track tiles are drawn and cover the centre, each turned at random. They bear no arrow. The eight are { $tiles }.
rules_M14 = Lines pass through the centre and end only at the rim, so nothing is doubled. Crossing a tile of the centre brings 1 point, as anywhere.
rules_M15 = The tiles of the centre open no cells: a tile must be at the rim or beside one that a player has laid (B12).
