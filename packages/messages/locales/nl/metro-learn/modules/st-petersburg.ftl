title = Sint-Petersburg

lesson_1 = Op de diagonalen van het bord liggen acht attracties.
lesson_2 = Leg er een tegel op, kies een kleur en zet de toerist van die kleur op de tegel. De vier fiches van die kleur worden geschud.
lesson_3 = Elke keer dat een voltooide lijn over die tegel loopt, pakt de eigenaar een fiche van deze kleur, zonder dat de anderen het zien.
lesson_4 = Aan het eind worden de fiches opgeteld. Elke kleur is samen tien punten waard, maar heel verschillend verdeeld.

rules_T1 = Op de diagonalen van het bord liggen acht attracties: op het tweede en derde vak vanaf elke hoek. Elke kleur heeft vier fiches, die eerst open naast het bord liggen, en één toerist.
rules_T2 = Leg je een tegel op een attractie, dan gaat de attractie weg. Kies een toerist die nog niet geplaatst is en zet die op de tegel. De fiches van die kleur worden omgedraaid en gedekt geschud.
rules_T3 = Is een lijn voltooid, dan trekt de eigenaar een fiche in de kleur van een toerist voor elke keer dat de lijn over de tegel van die toerist loopt: hoogstens vier. De tegel die de lijn voltooit, telt mee. Van je eigen fiches zie je de waarde; van de anderen ken je alleen het aantal. Fiches van maatschappijen ziet niemand. Aan het eind worden ze allemaal omgedraaid en opgeteld. Voorbeeld: een lijn van 11 die drie keer over de tegel loopt, levert 11 punten en drie fiches op.
rules_T4 = De fiches van elke kleur zijn samen tien waard. Geel: 1, 2, 3, 4. Blauw: 2, 2, 3, 3. Oranje: 0, 0, 5, 5. Groen: 1, 1, 4, 4. Paars: 0, 2, 3, 5. Grijs: 1, 1, 1, 7. Rood: 0, 3, 3, 4. Bruin: 2, 2, 2, 4. De attracties zijn Peterhof, Opstandingskerk, Petrus-en-Paulusvesting, Bronzen Ruiter, Kazankathedraal, Fabergémuseum, Hermitage en Catharinapaleis.
