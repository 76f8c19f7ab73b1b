title = New York

lesson_1 = Aan de aankomstkant van elk station wacht een toerist.
lesson_2 = Eindigt een van je lijnen bij een station, dan neem je de toerist daar mee naar je tableau.
lesson_3 = Aan het eind levert elke toerist op wat jouw tableau voor die kleur betaalt: 0 tot 3 punten. Elk tableau betaalt anders.
lesson_4 = Lijnen naar het centraal station tellen dubbel, maar daar wacht niemand.

rules_N1 = Iedereen krijgt willekeurig een van acht tableaus; met maatschappijen krijgt elke maatschappij er een. Aan de aankomstkant van elk van de 32 stations wacht een toerist, willekeurig geplaatst, vier van elke kleur.
rules_N2 = Eindigt een lijn bij een station, dan neemt de eigenaar de toerist mee die daar wacht. Op een aankomstspoor eindigt maar één lijn, dus er staat altijd iemand. In het centraal station is niemand om mee te nemen. Aan het eind is elke toerist waard wat het tableau van de eigenaar voor die kleur aangeeft.
rules_N3 = In de volgorde van de kleuren (Y3) betaalt het eerste tableau 0, 3, 1, 2, 0, 2, 3, 1. Elk volgend tableau begint één plaats later in deze rij en zet wat het oversloeg achteraan. De attracties van de kleuren zijn Empire State Building, Yankee Stadium, Times Square, Central Park, Vrijheidsbeeld, Brooklyn Bridge, St Patrick’s Cathedral en Rockefeller Center. Voorbeeld: twee toeristen van 3, twee van 1 en één van 0 leveren 8 op.

figures_taken = De lijn vanaf station { $from } is geëindigd bij station { $to }. De eigenaar heeft de toerist meegenomen die daar wachtte; de anderen wachten nog.

tutorial_board = In New York heb je een eigen tableau. Daarop staat wat een toerist van elke kleur voor jou waard is. Bij jou zijn geel en grijs het meest waard.
tutorial_waits = Bij elk station wacht een toerist. Eindigt een van je lijnen bij een station, dan neem je de toerist daar mee. Het maakt dus uit waar je lijnen eindigen.
tutorial_finish = Je lijn vanaf station 9 kan eindigen bij station 8, waar een gele toerist wacht. Leg je tegel op het gemarkeerde vak.
tutorial_taken = Meteen 3 punten voor de lijn, en een gele toerist die er aan het eind nog 3 waard is.
tutorial_cut = Camille heeft je lijn vanaf station 29 voltooid. Die eindigt bij station 28, en de bruine toerist daar is op jouw tableau 0 waard. Ook anderen kunnen bepalen waar je lijnen eindigen.
tutorial_both = Nu andersom. Het gemarkeerde vak brengt jouw lijn vanaf station 7 bij nog een gele toerist, en Camilles lijn vanaf station 8 bij een oranje.
tutorial_sum = Geel is voor jou weer 3 waard, terwijl oranje op Camilles tableau 0 waard is. Nog iets: lijnen die in het centraal station eindigen tellen zoals altijd dubbel, maar daar wacht niemand.
