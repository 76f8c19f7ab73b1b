title = Berlin

lesson_1 = Four groups of tourists stand on the board. A tile placed under a tourist carries them from then on.
lesson_2 = When a line is completed, its owner gets a card of that colour each time the line crosses such a tile.
lesson_3 = At the end, the most cards of a colour score the higher number of its sight, the second most the lower one.
lesson_4 = Cards that nobody took compete like another player’s. One card may not be enough.

rules_E1 = Eight sights are set out in a row. There are three tourists of each colour. Two of each stand on the board, in four square groups of four different colours, one in each quarter of the board, one cell away from the edge. The third of each goes to a sight at random. Each colour has eight cards.
rules_E2 = A tile placed on a tourist carries them from then on. When a line scores, its owner takes one card of the tourist’s colour each time the line crosses that tile. Example: a line of 7 points that crosses a yellow tourist twice and a purple one once scores 7 points and takes two yellow cards and a purple one.
rules_E3 = At the end each colour is judged separately. Whoever has the most cards gets the higher number of the sight where its tourist stands; whoever has the second most gets the lower one. If several have the most, the two numbers are added, divided among them and rounded down, and there is no second. If several are second, the lower number is divided in the same way. Cards that were not taken belong to an imaginary owner, who wins or shares like anybody else; those points are lost. Without a card of the colour you get nothing.
rules_E4 = The sights have two sides; play with all on side A, all on side B, or a random mixture. Higher and lower number on side A, then on side B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.

# Captions of the drawings in the rules.
figures_took = A line of { $points } points crosses the tourist’s tile { $count } times: its owner takes { $count } cards of that colour.
figures_majority = Cards of three colours: gold has the most and gets the higher number, green is second and gets the lower. Ties share. The last column holds the cards nobody took.

## Tutorial, step by step

tutorial_groups = In Berlin, four groups of four tourists stand on the board. Eight more, one of each colour, visit the sights in the panel. The two numbers at a sight are what its colour is worth at the end.
tutorial_carry = A tile placed on a tourist carries the tourist from then on. Place your tile on the marked cell, where a yellow one stands.
tutorial_finish = Your line from station 31 runs over tiles with tourists. Place your tile on the marked cell: it picks up the purple tourist and completes the line.
tutorial_cards = The line scores 9 points. And for each crossing of a tile with a tourist you get a card of that colour: 1 green, 2 blue and 1 purple.
tutorial_more = Collect more of the same: your line from station 29 crosses the purple tourist’s tile twice and the blue one’s once. Complete it.
tutorial_majority = 2 more purple cards and 1 blue. At the end, whoever has most cards of a colour gets the higher number of its sight, and the second most gets the lower one.
tutorial_imaginary = Camille is not your only rival. Cards that nobody has collected belong to an imaginary owner, who still has more than you in every colour. So don’t spread yourself too thin.
