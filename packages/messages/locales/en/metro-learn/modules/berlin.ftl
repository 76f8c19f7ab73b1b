title = Berlin

lesson_1 = Four groups of tourists stand on the board. A tile laid under one of them carries it from then on.
lesson_2 = When a line is completed, its owner gets a card of that colour for every crossing of such a tile.
lesson_3 = At the end the most cards of a colour bring the high number of its sight, the second most the low one.
lesson_4 = Cards that nobody took compete like a player of their own. One card may not be enough.

rules_E1 = Eight sights lie in a row. There are three tourists of each colour. Two of each stand on the board, in four square groups of four different colours, one in each quarter of the board, one cell away from the rim. The third of each goes to a sight at random. Each colour has eight cards.
rules_E2 = A tile laid on a tourist carries them from then on. When a line scores, its owner takes one card of the colour of the tourist for each crossing of that tile. Example: a line of 7 points that crosses a yellow tourist twice and a purple one once brings 7 points, two yellow cards and a purple one.
rules_E3 = At the end each colour is judged by itself. Whoever has most cards gets the higher number of the sight where its tourist stands; the second gets the lower one. If several have most, the two numbers are added, divided among them and rounded down, and there is no second. If several are second, the lower number is divided in the same way. Cards that were not taken belong to an imaginary owner, who wins or shares like anybody else; those points are lost. Without a card of the colour you get nothing.
rules_E4 = The sights have two sides; play with all of side A, all of side B, or a random mixture. Higher and lower number on side A, then on side B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.
