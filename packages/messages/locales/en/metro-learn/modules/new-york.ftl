title = New York

lesson_1 = A tourist waits on the arrival side of every station.
lesson_2 = When one of your lines ends at a station, you take the tourist there onto your board.
lesson_3 = At the end each tourist scores what your board pays for that colour: 0 to 3 points. Every board pays differently.
lesson_4 = Lines into the central station count double, but nobody waits there.

rules_N1 = Each player gets one of eight boards at random; with companies, each company does. A tourist waits on the arrival side of each of the 32 stations, placed at random, four of each colour.
rules_N2 = When a line ends at a station, its owner takes the tourist waiting there. Only one line ever ends at an arrival track, so there is always one. At the central station there is nobody to take. At the end each tourist is worth what the owner’s board shows for that colour.
rules_N3 = In the order of the colours (Y3) the first board pays 0, 3, 1, 2, 0, 2, 3, 1. Each further board begins one place later in this row and adds what it skipped at the end. The sights of the colours are Empire State Building, Yankee Stadium, Times Square, Central Park, Statue of Liberty, Brooklyn Bridge, St Patrick’s Cathedral and Rockefeller Center. Example: two tourists at 3, two at 1 and one at 0 score 8.
