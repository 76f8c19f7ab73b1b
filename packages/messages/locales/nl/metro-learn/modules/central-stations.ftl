title = Centrale stations

lesson_1 = Je hebt een penning. In plaats van een tegel te leggen mag je die op een vrij perron van het centraal station zetten.
lesson_2 = Vanaf dat moment is de lijn die daar begint ook van jou, met al het spoor dat er al ligt.
lesson_3 = Elke passage telt er één keer: lijnen die in het centrum beginnen, tellen nooit dubbel.
lesson_4 = Met maatschappijen hoort een penning bij een maatschappij, en toon je een van haar aandelen om hem te plaatsen.

rules_M9 = Zonder maatschappijen heeft iedereen één penning. In plaats van een tegel te leggen mag je die één keer per spel op een vrij perron van het centraal station zetten. Dan is de lijn die daar begint van jou, naast je andere.
rules_M10 = Met maatschappijen heeft elke maatschappij een penning. In plaats van te leggen of te ruilen mag je de penning van een maatschappij plaatsen als je een van haar aandelen toont. Dat aandeel blijft open voor je liggen en kan niet meer geruild worden.
rules_M11 = Een lijn vanuit het centrum telt zoals de andere, maar nooit dubbel, ook niet als ze weer in het centrum eindigt. Ook zij mag niet uit één tegel bestaan, met dezelfde uitzondering als in B14. Een perron is vrij zolang er geen penning staat en de lijn vanaf dat perron niet voltooid is.
rules_M12 = Plaats je een penning, dan is dat je hele beurt, en je trekt niets. Spoor dat al vanaf het perron loopt, telt volledig mee. Een penning die nooit wordt geplaatst, levert niets op. Lijnen vanaf stations aan de rand tellen bij elk perron dubbel, met of zonder penning, en ook als de penning van jou is. Penningen mag je ook nog plaatsen als het ruilen voorbij is (M4). Een getoond aandeel telt gewoon mee voor waarde en meerderheid (M6, M7). Een vak gaat niet open voor tegels doordat het aan een penning grenst (B12).

figures_token = Een lijn vanaf een penning: { $points } passages, { $points } punten. Ze telt nooit dubbel.

tutorial_token = Het centraal station heeft acht perrons. Eén keer per partij mag je je penning op een daarvan zetten in plaats van een tegel te leggen. De lijn die daar begint, is dan van jou.
tutorial_place = Rond het gemarkeerde vak ligt veel spoor te wachten. Zet je penning op perron 7, vlak ernaast.
tutorial_start = De penning was je hele beurt. Begin nu de nieuwe lijn: leg je tegel op het gemarkeerde vak.
tutorial_finish = Je trein wacht nu voor het volgende vak. De tegel in je hand brengt hem op al dat spoor. Leg hem op het gemarkeerde vak en volg de trein.
tutorial_scored = 12 passages, 12 punten. De lijn kwam zelfs terug bij het centraal station, maar telt niet dubbel: dat doet een lijn die daar begint nooit.
tutorial_wait = Een penning die je nooit zet, levert niets op, en een perron is alleen vrij zolang zijn lijn niet voltooid is. Zet hem dus niet te vroeg, maar ook niet te laat.
