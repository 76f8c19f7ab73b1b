title = New York

lesson_1 = Aan de aankomstkant van elk station wacht een toerist.
lesson_2 = Eindigt een van je lijnen bij een station, dan neem je de toerist daar mee naar je tableau.
lesson_3 = Aan het eind levert elke toerist op wat jouw tableau voor die kleur betaalt: 0 tot 3 punten. Elk tableau betaalt anders.
lesson_4 = Lijnen naar het centraal station tellen dubbel, maar daar wacht niemand.

rules_N1 = Iedereen krijgt willekeurig een van acht tableaus; met maatschappijen krijgt elke maatschappij er een. Aan de aankomstkant van elk van de 32 stations wacht een toerist, willekeurig geplaatst, vier van elke kleur.
rules_N2 = Eindigt een lijn bij een station, dan neemt de eigenaar de toerist mee die daar wacht. Op een aankomstspoor eindigt maar één lijn, dus er staat altijd iemand. In het centraal station is niemand om mee te nemen. Aan het eind is elke toerist waard wat het tableau van de eigenaar voor die kleur aangeeft.
rules_N3 = In de volgorde van de kleuren (Y3) betaalt het eerste tableau 0, 3, 1, 2, 0, 2, 3, 1. Elk volgend tableau begint één plaats later in deze rij en zet wat het oversloeg achteraan. De attracties van de kleuren zijn Empire State Building, Yankee Stadium, Times Square, Central Park, Vrijheidsbeeld, Brooklyn Bridge, St Patrick’s Cathedral en Rockefeller Center. Voorbeeld: twee toeristen van 3, twee van 1 en één van 0 leveren 8 op.
