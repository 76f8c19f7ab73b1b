title = Paris

lesson_1 = Tourists stand on the inner cells of the board. You own a row of sights with coloured fields.
lesson_2 = Place a tile on a tourist and move them to a free field of their colour. If you have one, you must.
lesson_3 = At the end your longest unbroken run of tourists scores 2 points each; every other tourist costs 1.
lesson_4 = A sight with all four fields taken scores 3 more.

rules_P1 = The twelve sights have four coloured fields each. They are shuffled and dealt evenly: six each for two players, four for three, three for four, two for five or six. Any others stay out of the game. They stay in a row in front of you as they were dealt and are not moved. A tourist, chosen at random, stands on every inner cell: four of each of the eight colours.
rules_P2 = If you place a tile on a tourist, you take them and put them on a free field of the same colour among your sights, whichever you like. You have to, even if it costs you a point. If you have no such field, the tourist joins another one on a cell that shares a side with this one. If there is none, any tourist on the board. If there is none at all, the tourist leaves the game. From a cell with several tourists you lift all of them, then place them one by one in any order; those still lifted cannot be joined, and none goes back to the cell just covered.
rules_P3 = At the end find the longest run of taken fields without a gap; it may go on from one sight to the next. Each tourist in it scores 2 points, and every other one costs 1. A sight with four tourists scores 3 more. Example: two tourists stand apart, four fill the next sight, and one follows directly: 10 + 3 − 2 = 11.
rules_P4 = The fields of the sights, from left to right. Louvre: grey, purple, yellow, blue. Notre Dame: brown, yellow, blue, red. Sacré-Cœur: yellow, red, purple, orange. Arc de Triomphe: orange, yellow, brown, grey. Place de la Concorde: yellow, brown, purple, green. Moulin Rouge: red, green, grey, yellow. Dôme des Invalides: blue, purple, orange, brown. Pont Alexandre III: red, grey, blue, orange. Eiffel Tower: green, blue, red, purple. Panthéon: grey, blue, green, brown. Versailles: purple, orange, grey, green. Fondation Louis Vuitton: orange, green, brown, red.

# Captions of the drawings in the rules.
figures_tourists = A tourist stands on every inner cell. Place a tile on one, and you take the tourist.
figures_row = The run of { $run } is framed in gold. { $run } × 2 + 3 for the full sight − { $others } for the tourist apart: { $points } points.

## Tutorial, step by step

tutorial_tourists = In Paris, tourists wait on the inner cells of the board. Place a tile on one, and you take the tourist to your own sights.
tutorial_sights = Your six sights form a row of coloured fields. You already have an orange tourist at the Arc de Triomphe. What counts is a long run of neighbouring fields.
tutorial_take = Place your tile on the marked cell. A red tourist is waiting there.
tutorial_field = The tourist goes to a free field of its colour, and you have three red ones. Choose the one at Notre Dame: it is right next to your orange tourist.
tutorial_run = Two in a row. At the end, each tourist in your longest unbroken run is worth two points, and every other one costs you a point.
tutorial_noField = The tourist on the marked cell is orange, and your only orange field is taken. Place your tile there anyway and see what happens.
tutorial_beside = Without a free field, the tourist joins another one on a neighbouring cell. You choose which: send it to the marked cell.
tutorial_together = Now two tourists wait there. Whoever places a tile on that cell takes both. And remember: a sight with all four fields filled brings three more points.
