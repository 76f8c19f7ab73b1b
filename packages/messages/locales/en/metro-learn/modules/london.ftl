title = London

lesson_1 = A taxi drives round eight sights, along the upper fields and back along the lower ones.
lesson_2 = Place a tile on a tourist, and the taxi drives on, at most four fields, until it reaches the tourist’s colour.
lesson_3 = You score a point for every field driven. If the colour isn’t within four fields, you score nothing.
lesson_4 = The taxi stays where it stops, and the next ride starts there.

rules_L1 = Eight sights are set out in a row in random order, with a turning place at either end. Each has two coloured fields above and two below. Together they are a circuit: to the right along the upper fields, back to the left along the lower ones. The taxi waits at the left end. Tourists stand on the board as in Paris (P1).
rules_L2 = If you place a tile on a tourist, the taxi sets out. It stops at the first field of the tourist’s colour, and you score a point for each field it has driven; turning places do not count. After four fields without that colour it stops there, and you score nothing. The tourist leaves the game either way.
rules_L3 = The fields of the sights: the two upper ones, then the two lower ones, each from left to right. Tower Bridge: yellow, green; blue, red. Big Ben: blue, purple; orange, brown. Westminster Palace: orange, grey; green, yellow. St Paul’s Cathedral: green, red; purple, blue. Trafalgar Square: purple, brown; grey, orange. London Eye: grey, yellow; red, green. Tower of London: red, blue; brown, purple. Buckingham Palace: brown, orange; yellow, grey.

# Captions of the drawings in the rules.
figures_ride = Part of the circuit. A tourist in the colour of one of the next { $fields } fields brings the points above it.

## Tutorial, step by step

tutorial_circuit = The panel shows London’s own board: eight sights with coloured fields. Together the fields are a circuit, and a taxi drives round it. It now stands at the London Eye.
tutorial_ride = Place a tile on a tourist, and the taxi looks for a field of that colour among the next four. Ahead are green, red, brown, orange. The tourist on the marked cell is orange: place your tile there.
tutorial_paid = The taxi drove 4 fields, and you score 4 points: one for each field. It stays at Buckingham Palace. Now yellow, green, blue and purple are ahead. Fetch the purple tourist on the marked cell.
tutorial_both = Another 4 points. You still build lines as always: this tile fetches a grey tourist, four fields away, and completes your line from station 7 as well.
tutorial_missed = You got 4 points for the ride and 3 for the line. Then Camille fetched a grey tourist too, but no grey field came within four. The taxi drove on all the same, and Camille scored 0.
tutorial_plan = So look at the four fields ahead before you place a tile on a tourist. A ride that pays nothing still moves the taxi, for you or for the others.
