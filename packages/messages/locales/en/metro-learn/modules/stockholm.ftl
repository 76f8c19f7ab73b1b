title = Stockholm

lesson_1 = You are dealt one to three secret colours.
lesson_2 = A tile placed on a tourist sends them to the first free field in the row of sights. Each field has its points.
lesson_3 = At the end you score the points under all tourists of your colours, whoever sent them.
lesson_4 = So choose the right moment for your colours, and don’t let anybody guess them.
lesson_5 = In the open variant every colour has a sight of its own, and whoever places the tile scores at once.

rules_S1 = Eight sights of four fields each form one row in random order. Tourists stand on the board as in Paris (P1). You are secretly dealt some of eight colour chips: three each with two players, two with three or four, one with five or six. Nobody sees the rest.
rules_S2 = If you place a tile on a tourist, they go to the first free field in the row, from the left. At the end you score the points of every field on which a tourist of one of your colours stands.
rules_S3 = Open variant: each sight is given one colour at random, for all to see. A tourist goes to the first free field of the sight of their colour, and whoever placed the tile scores its points at once.
rules_S4 = The points of the fields, from left to right. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobel Museum: 1, 5, 1, 3. Royal Palace: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasa Museum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. City Hall: 1, 4, 1, 4. Each sight has ten points in all.

# Captions of the drawings in the rules.
figures_row = Half of the row. The next tourist goes to the dashed field. Gold frames mark the tourists of one player’s secret colours: { $points } points so far.

## Tutorial, step by step

tutorial_chips = In Stockholm you secretly own three colours: orange, green and brown. Tourists of these colours will score for you. Camille owns three others.
tutorial_row = A tile placed on a tourist sends it to the row of sights, always to the first free field from the left. The number there is what that tourist will be worth.
tutorial_send = The next field is a valuable one. On the marked cell stands a green tourist, one of yours. Place your tile there.
tutorial_low = Your green tourist stands on a field worth 5. The next field is worth only 1, so keep your own colours away from it. Send a blue tourist there: place your tile on the marked cell.
tutorial_guess = Blue took the field worth 1. Then Camille sent a yellow tourist to a field worth 3. Perhaps yellow is one of Camille’s colours? Watch what others do, and don’t give yourself away.
tutorial_end = Nobody scores yet. At the end all colours are shown, and each player gets the points under the tourists of their colours, whoever sent them.
