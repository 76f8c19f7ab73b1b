title = Solo

lesson_1 = Je leidt alle acht maatschappijen in je eentje, met twee tegels open voor je.
lesson_2 = Elke beurt toont een kaart een kleur. Leg een van je tegels waar een onvoltooide lijn van die kleur verdergaat.
lesson_3 = Lijnen over één enkele tegel mogen hier wel.
lesson_4 = Als alle 32 lijnen voltooid zijn, is je score de winst van de armste maatschappij. Verwaarloos er dus geen.
lesson_5 = In het moeilijke spel gaat ook het verschil tussen de rijkste en de armste eraf.

rules_M16 = Je speelt in je eentje met de acht maatschappijen en hun stations (M1). Ze beginnen allemaal op 0. Een kaartenstapel van acht kaarten, één per maatschappij, bepaalt de kleur.
rules_M17 = Er liggen twee tegels open voor je. Elke beurt wordt een kaart omgedraaid. Kies een onvoltooide lijn van die kleur en leg een van je tegels op het vak waar die lijn binnen zou komen; trek dan een tegel. Zijn alle kaarten geweest, dan worden ze opnieuw geschud. Is de stapel leeg, dan ga je verder met de tegels die je hebt. Lijnen die in het centraal station eindigen, tellen dubbel (B17).
rules_M18 = Tot de achtste kaart is omgedraaid, mag je een tegel dddd, die elke trein terugstuurt, weigeren als je hem trekt. Je krijgt een andere, en de geweigerde gaat terug tussen de rest. Ook de tweede dddd mag je weigeren.
rules_M19 = Je legt aan de rand of naast andere tegels, zonder te draaien (B12, B13). Lijnen over één enkele tegel zijn toegestaan.
rules_M20 = Heeft een maatschappij haar vier lijnen voltooid, dan gaat haar kaart meteen uit het spel, waar die ook ligt. Is de kaartenstapel op, dan vormen de kaarten die al geweest zijn een nieuwe. Het spel eindigt als alle 32 lijnen geteld hebben, ook als er nog tegels zijn. Je score is de winst van de armste maatschappij. In de moeilijke variant gaat het verschil tussen de rijkste en de armste eraf. Voorbeeld: 35 voor de rijkste en 22 voor de armste is 22, of 9 in de moeilijke variant.

figures_extend = De kaart toont deze kleur. Een tegel komt waar een van haar onvoltooide lijnen verder zou gaan: op een gemarkeerd vak.

tutorial_alone = Je speelt alleen, voor alle acht maatschappijen tegelijk. Je score is de winst van de armste, dus er mag er geen achterblijven.
tutorial_refuse = Je hebt altijd twee open tegels. De tegel die je net trok, stuurt elke trein meteen terug. In het begin van het spel mag je hem weigeren en krijg je een andere: doe dat.
tutorial_yellow = Een kaart zegt welke maatschappij aan de beurt is: geel. De tegel moet komen waar een onvoltooide gele lijn verdergaat. Kies de rechter tegel en leg hem op het gemarkeerde vak.
tutorial_red = 4 punten voor geel. Je hebt een nieuwe tegel getrokken, en rood is aan de beurt. Nu is de linker tegel beter: leg hem op het gemarkeerde vak.
tutorial_purple = 3 punten voor rood. Nu is paars aan de beurt, en weer past de linker tegel goed. Leg hem op het gemarkeerde vak.
tutorial_lowest = 4 punten voor paars. Maar vier maatschappijen hebben nog niets, dus je score zou nu 0 zijn. Lange lijnen helpen alleen als elke maatschappij er krijgt.
tutorial_cards = De acht kaarten komen steeds weer terug. Zijn alle lijnen van een maatschappij voltooid, dan gaat haar kaart uit het spel. Het is afgelopen als elke lijn geteld is.
