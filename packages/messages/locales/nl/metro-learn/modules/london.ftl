title = Londen

lesson_1 = Een taxi rijdt rond langs acht attracties: heen over de bovenste velden en terug over de onderste.
lesson_2 = Leg een tegel op een toerist en de taxi rijdt verder, hoogstens vier velden, tot hij de kleur van de toerist vindt.
lesson_3 = Je krijgt een punt voor elk gereden veld. Komt de kleur niet binnen vier velden, dan krijg je niets.
lesson_4 = De taxi blijft staan waar hij stopt, en de volgende speler vertrekt daar.

rules_L1 = Acht attracties liggen in willekeurige volgorde in een rij, met aan elk eind een keerpunt. Elke attractie heeft twee gekleurde velden boven en twee onder. Samen vormen ze een rondrit: naar rechts over de bovenste velden, terug naar links over de onderste. De taxi wacht aan het linkereind. Op het bord staan toeristen zoals in Parijs (P1).
rules_L2 = Leg je een tegel op een toerist, dan gaat de taxi rijden. Hij stopt op het eerste veld in de kleur van de toerist, en je krijgt een punt voor elk veld dat hij heeft gereden; keerpunten tellen niet. Na vier velden zonder die kleur blijft hij daar staan en krijg je niets. De toerist verlaat in elk geval het spel.
rules_L3 = De velden van de attracties: de twee bovenste, dan de twee onderste, telkens van links naar rechts. Tower Bridge: geel, groen; blauw, rood. Big Ben: blauw, paars; oranje, bruin. Palace of Westminster: oranje, grijs; groen, geel. St Paul’s Cathedral: groen, rood; paars, blauw. Trafalgar Square: paars, bruin; grijs, oranje. London Eye: grijs, geel; rood, groen. Tower of London: rood, blauw; bruin, paars. Buckingham Palace: bruin, oranje; geel, grijs.

figures_ride = Een deel van de rondrit. Een toerist in de kleur van een van de volgende { $fields } velden levert de punten erboven op.

tutorial_circuit = Het paneel toont het bord van Londen: acht attracties met gekleurde velden. Samen vormen ze een rondrit voor een taxi. Die staat nu bij de London Eye.
tutorial_ride = Leg een tegel op een toerist en de taxi zoekt die kleur op de volgende vier velden. Voor hem liggen groen, rood, bruin en oranje. De toerist op het gemarkeerde vak is oranje: leg je tegel daar.
tutorial_paid = De taxi heeft 4 velden gereden en je krijgt 4 punten: één per veld. Hij blijft bij Buckingham Palace staan. Nu komen geel, groen, blauw en paars. Haal de paarse toerist van het gemarkeerde vak.
tutorial_both = Weer 4 punten. Lijnen bouw je zoals altijd: deze tegel haalt een grijze toerist, vier velden verderop, en voltooit ook je lijn vanaf station 7.
tutorial_missed = Je kreeg 4 punten voor de rit en 3 voor de lijn. Daarna haalde ook Camille een grijze toerist, maar binnen vier velden kwam er geen grijs. De taxi reed toch door, en Camille kreeg 0 punten.
tutorial_plan = Kijk dus naar de volgende vier velden voordat je een tegel op een toerist legt. Ook een rit zonder punten verplaatst de taxi, voor jou of voor de anderen.
