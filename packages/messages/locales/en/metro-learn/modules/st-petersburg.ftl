title = St Petersburg

lesson_1 = Eight sights lie on the diagonals of the board.
lesson_2 = Place a tile on one, choose a colour, and place its tourist on the tile. The four chips of that colour are shuffled.
lesson_3 = Each time a completed line crosses that tile, its owner takes a chip of this colour, unseen by the others.
lesson_4 = Chips are added up at the end. Each colour holds ten points, but they are spread very differently.

rules_T1 = Eight sights are on the diagonals of the board: on the second and third cell from each corner. Each colour has four chips, face up beside the board at first, and one tourist.
rules_T2 = If you place a tile on a sight, the sight is removed. Choose a tourist that has not been placed yet and place it on the tile. The chips of its colour are turned face down and shuffled.
rules_T3 = When a line is complete, its owner draws one chip of a tourist’s colour each time the line crosses that tourist’s tile: up to four. This includes the tile that completes the line. You see the value of your own chips; of other players’ chips you know only how many there are. Chips of companies are seen by nobody. At the end all are revealed and added up. Example: a line worth 11 that crosses the tile three times scores 11 points and takes three chips.
rules_T4 = The chips add up to ten in each colour. Yellow: 1, 2, 3, 4. Blue: 2, 2, 3, 3. Orange: 0, 0, 5, 5. Green: 1, 1, 4, 4. Purple: 0, 2, 3, 5. Grey: 1, 1, 1, 7. Red: 0, 3, 3, 4. Brown: 2, 2, 2, 4. The sights are Peterhof, Church of the Resurrection, Peter and Paul Fortress, Bronze Horseman, Kazan Cathedral, Fabergé Museum, Hermitage and Catherine Palace.

# Captions of the drawings in the rules.
figures_sights = The eight sights lie on the diagonals.
figures_took = A line of { $points } points crosses the tourist’s tile { $count } times: its owner takes { $count } chips.

## Tutorial, step by step

tutorial_sights = Eight sights lie on the diagonals of the board. And each of the eight colours has one tourist and four chips. The panel shows which chips are in each pile.
tutorial_place = The marked cell is a sight: Peterhof. It lies on the way of your line from station 7. Place your tile there.
tutorial_choose = Now choose the tourist who will stand on this tile. Orange is a gamble: two of its chips are worth five, and two are worth nothing. Take orange.
tutorial_line = Every completed line that crosses this tile brings its owner a chip for each crossing. Yours crosses it twice. Place your tile on the marked cell and complete the line.
tutorial_took = 5 points for the line, and 2 chips from the shuffled orange pile. Only you can see what they are worth: one is 5, the other 0.
tutorial_end = Chips are added at the end. Two orange ones are still in the pile, and Camille’s lines can take them too. So put tourists where your own lines will cross often.
