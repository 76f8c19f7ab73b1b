title = Berlijn

lesson_1 = Op het bord staan vier groepen toeristen. Leg je een tegel onder een van hen, dan blijft die er voortaan op staan.
lesson_2 = Wordt een lijn voltooid, dan krijgt de eigenaar voor elke passage over zo’n tegel een kaart van die kleur.
lesson_3 = Aan het eind leveren de meeste kaarten van een kleur het hoge getal van haar attractie op, de op één na meeste het lage.
lesson_4 = Kaarten die niemand heeft gekregen, doen mee als een extra speler. Eén kaart is misschien niet genoeg.

rules_E1 = Acht attracties liggen in een rij. Er zijn drie toeristen van elke kleur. Twee daarvan staan op het bord, in vier vierkante groepen van vier verschillende kleuren, één in elk kwart van het bord, één vak van de rand. De derde gaat naar een willekeurige attractie. Elke kleur heeft acht kaarten.
rules_E2 = Een tegel op een toerist draagt die toerist voortaan. Telt een lijn, dan pakt de eigenaar een kaart in de kleur van de toerist voor elke passage over die tegel. Voorbeeld: een lijn van 7 punten die twee keer langs een gele toerist komt en één keer langs een paarse, levert 7 punten, twee gele kaarten en een paarse op.
rules_E3 = Aan het eind wordt elke kleur apart bekeken. Wie de meeste kaarten heeft, krijgt het hogere getal van de attractie waar de toerist van die kleur staat; de tweede krijgt het lagere. Hebben meerdere de meeste, dan worden de twee getallen opgeteld, onder hen verdeeld en naar beneden afgerond, en is er geen tweede. Zijn er meerdere tweede, dan wordt het lagere getal op dezelfde manier verdeeld. Kaarten die niemand pakte, zijn van een denkbeeldige eigenaar, die wint of deelt als ieder ander; die punten gaan verloren. Zonder kaart van de kleur krijg je niets.
rules_E4 = De attracties hebben twee kanten; speel met alleen kant A, alleen kant B of kanten door elkaar. Hoger en lager getal op kant A, dan op kant B. Alexanderplatz: 4/3, 7/1. Rode Raadhuis: 5/3, 8/1. Overwinningszuil: 5/4, 8/2. Brandenburger Poort: 6/3, 9/1. Dom van Berlijn: 6/4, 9/2. Museumeiland: 6/5, 10/1. Rijksdag: 7/4, 10/2. Gedächtniskirche: 7/5, 11/2.

figures_took = Een lijn van { $points } punten loopt { $count } keer over de tegel van de toerist: de eigenaar pakt { $count } kaarten van die kleur.
figures_majority = Kaarten in drie kleuren: goud heeft de meeste en krijgt het hoogste getal, groen is tweede en krijgt het laagste. Bij gelijke stand wordt gedeeld. De laatste kolom telt de kaarten die niemand heeft gepakt.

tutorial_groups = In Berlijn staan vier groepen van vier toeristen op het bord. Acht andere, één van elke kleur, bezoeken de attracties in het paneel. De twee getallen daar zijn wat die kleur aan het eind waard is.
tutorial_carry = Leg je een tegel op een toerist, dan blijft die er voortaan op staan. Leg je tegel op het gemarkeerde vak, waar een gele staat.
tutorial_finish = Je lijn vanaf station 31 loopt over tegels met toeristen. Leg je tegel op het gemarkeerde vak: die neemt de paarse toerist op en voltooit de lijn.
tutorial_cards = De lijn levert 9 punten op. En voor elke passage over een tegel met een toerist krijg je een kaart van die kleur: 1 groene, 2 blauwe en 1 paarse.
tutorial_more = Spaar door: je lijn vanaf station 29 loopt twee keer over de tegel met de paarse toerist en één keer over die met de blauwe. Maak de lijn af.
tutorial_majority = Nog 2 paarse kaarten en 1 blauwe. Aan het eind leveren de meeste kaarten van een kleur het hoge getal van haar attractie op, de op één na meeste het lage.
tutorial_imaginary = Camille is niet je enige rivaal. Kaarten die niemand heeft gekregen, zijn van een denkbeeldige eigenaar, en die heeft van elke kleur nog meer dan jij. Spaar dus niet van alles een beetje.
