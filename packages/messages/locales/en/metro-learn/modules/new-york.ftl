title = New York

lesson_1 = A tourist waits on the arrival side of every station.
lesson_2 = When one of your lines ends at a station, you take the tourist there onto your board.
lesson_3 = At the end each tourist scores what your board pays for that colour: 0 to 3 points. Every board pays differently.
lesson_4 = Lines into the central station count double, but nobody waits there.

rules_N1 = Each player gets one of eight boards at random; with companies, each company does. A tourist waits on the arrival side of each of the 32 stations, placed at random, four of each colour.
rules_N2 = When a line ends at a station, its owner takes the tourist waiting there. Only one line ever ends at an arrival track, so there is always one. At the central station there is nobody to take. At the end each tourist is worth what the owner’s board shows for that colour.
rules_N3 = In the order of the colours (Y3) the first board pays 0, 3, 1, 2, 0, 2, 3, 1. Each further board begins one place later in this row and adds what it skipped at the end. The sights of the colours are Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral and Rockefeller Center. Example: two tourists at 3, two at 1 and one at 0 score 8.

# Captions of the drawings in the rules.
figures_taken = The line from station { $from } has ended at station { $to }. Its owner has taken the tourist who waited there; the others are still waiting.

## Tutorial, step by step

tutorial_board = In New York you have a board of your own. It says what a tourist of each colour is worth to you. On yours, yellow and grey are worth most.
tutorial_waits = A tourist waits at every station. If one of your lines ends at a station, you take the tourist who waits there. So it matters where your lines end.
tutorial_finish = Your line from station 9 can end at station 8, where a yellow tourist waits. Place your tile on the marked cell.
tutorial_taken = 3 points for the line at once, and a yellow tourist worth 3 more at the end.
tutorial_cut = Camille has completed your line from station 29. It ends at station 28, and the brown tourist there is worth 0 on your board. Others can choose where your lines end, too.
tutorial_both = Now the other way round. The marked cell ends your line from station 7 at another yellow tourist, and Camille’s line from station 8 at an orange one.
tutorial_sum = Yellow is worth 3 to you again, while orange is worth 0 on Camille’s board. One more thing: lines that end at the central station count double as always, but nobody waits there.
