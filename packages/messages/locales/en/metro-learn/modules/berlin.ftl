title = Berlin

lesson_1 = Four groups of tourists stand on the board. A tile placed under a tourist carries them from then on.
lesson_2 = When a line is completed, its owner gets a card of that colour each time the line crosses such a tile.
lesson_3 = At the end, the most cards of a colour score the higher number of its sight, the second most the lower one.
lesson_4 = Cards that nobody took compete like another player’s. One card may not be enough.

rules_E1 = Eight sights are set out in a row. There are three tourists of each colour. Two of each stand on the board, in four square groups of four different colours, one in each quarter of the board, one cell away from the edge. The third of each goes to a sight at random. Each colour has eight cards.
rules_E2 = A tile placed on a tourist carries them from then on. When a line scores, its owner takes one card of the tourist’s colour each time the line crosses that tile. Example: a line of 7 points that crosses a yellow tourist twice and a purple one once scores 7 points and takes two yellow cards and a purple one.
rules_E3 = At the end each colour is judged separately. Whoever has the most cards gets the higher number of the sight where its tourist stands; whoever has the second most gets the lower one. If several have the most, the two numbers are added, divided among them and rounded down, and there is no second. If several are second, the lower number is divided in the same way. Cards that were not taken belong to an imaginary owner, who wins or shares like anybody else; those points are lost. Without a card of the colour you get nothing.
rules_E4 = The sights have two sides; play with all on side A, all on side B, or a random mixture. Higher and lower number on side A, then on side B. Alexanderplatz: 4/3, 7/1. Red Town Hall: 5/3, 8/1. Victory Column: 5/4, 8/2. Brandenburg Gate: 6/3, 9/1. Berlin Cathedral: 6/4, 9/2. Museum Island: 6/5, 10/1. Reichstag: 7/4, 10/2. Memorial Church: 7/5, 11/2.
