title = Sint-Petersburg

lesson_1 = Op de diagonalen van het bord liggen acht attracties.
lesson_2 = Leg er een tegel op, kies een kleur en zet de toerist van die kleur op de tegel. De vier fiches van die kleur worden geschud.
lesson_3 = Elke keer dat een voltooide lijn over die tegel loopt, pakt de eigenaar een fiche van deze kleur, zonder dat de anderen het zien.
lesson_4 = Aan het eind worden de fiches opgeteld. Elke kleur is samen tien punten waard, maar heel verschillend verdeeld.

rules_T1 = Op de diagonalen van het bord liggen acht attracties: op het tweede en derde vak vanaf elke hoek. Elke kleur heeft vier fiches, die eerst open naast het bord liggen, en één toerist.
rules_T2 = Leg je een tegel op een attractie, dan gaat de attractie weg. Kies een toerist die nog niet geplaatst is en zet die op de tegel. De fiches van die kleur worden omgedraaid en gedekt geschud.
rules_T3 = Is een lijn voltooid, dan trekt de eigenaar een fiche in de kleur van een toerist voor elke keer dat de lijn over de tegel van die toerist loopt: hoogstens vier. De tegel die de lijn voltooit, telt mee. Van je eigen fiches zie je de waarde; van de anderen ken je alleen het aantal. Fiches van maatschappijen ziet niemand. Aan het eind worden ze allemaal omgedraaid en opgeteld. Voorbeeld: een lijn van 11 die drie keer over de tegel loopt, levert 11 punten en drie fiches op.
rules_T4 = De fiches van elke kleur zijn samen tien waard. Geel: 1, 2, 3, 4. Blauw: 2, 2, 3, 3. Oranje: 0, 0, 5, 5. Groen: 1, 1, 4, 4. Paars: 0, 2, 3, 5. Grijs: 1, 1, 1, 7. Rood: 0, 3, 3, 4. Bruin: 2, 2, 2, 4. De attracties zijn Peterhof, Opstandingskerk, Petrus-en-Paulusvesting, Bronzen Ruiter, Kazankathedraal, Fabergémuseum, Hermitage en Catharinapaleis.

figures_sights = De acht attracties liggen op de diagonalen.
figures_took = Een lijn van { $points } punten loopt { $count } keer over de tegel van de toerist: de eigenaar pakt { $count } fiches.

tutorial_sights = Op de diagonalen van het bord liggen acht attracties. En elk van de acht kleuren heeft één toerist en vier fiches. Het paneel toont welke fiches in elke stapel zitten.
tutorial_place = Het gemarkeerde vak is een attractie: Peterhof. Ze ligt op de weg van je lijn vanaf station 7. Leg je tegel daar.
tutorial_choose = Kies nu de toerist die op deze tegel komt te staan. Oranje is een gok: twee fiches zijn vijf waard en twee niets. Neem oranje.
tutorial_line = Elke voltooide lijn over deze tegel levert de eigenaar per passage een fiche op. De jouwe loopt er twee keer over. Leg je tegel op het gemarkeerde vak en voltooi de lijn.
tutorial_took = 5 punten voor de lijn, en 2 fiches van de geschudde oranje stapel. Alleen jij ziet wat ze waard zijn: het ene 5, het andere 0.
tutorial_end = Fiches tellen aan het eind. Er liggen nog twee oranje in de stapel, en ook Camilles lijnen kunnen die pakken. Zet toeristen dus waar je eigen lijnen vaak langskomen.
