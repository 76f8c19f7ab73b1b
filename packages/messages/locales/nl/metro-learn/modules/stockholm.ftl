title = Stockholm

lesson_1 = Je krijgt één tot drie geheime kleuren.
lesson_2 = Een tegel op een toerist stuurt die naar het eerste vrije veld van de rij attracties. Elk veld heeft zijn punten.
lesson_3 = Aan het eind krijg je de punten onder alle toeristen van jouw kleuren, wie ze ook stuurde.
lesson_4 = Kies dus het goede moment voor je kleuren, en laat niemand ze raden.
lesson_5 = In de open variant heeft elke kleur een eigen attractie, en wie legt, krijgt de punten meteen.

rules_S1 = Acht attracties van vier velden vormen één rij in willekeurige volgorde. Op het bord staan toeristen zoals in Parijs (P1). Van acht kleurfiches krijg je er in het geheim een paar: drie bij twee spelers, twee bij drie of vier, één bij vijf of zes. Niemand ziet de rest.
rules_S2 = Leg je een tegel op een toerist, dan gaat die naar het eerste vrije veld van de rij, van links af. Aan het eind krijg je de punten van elk veld waarop een toerist van een van jouw kleuren staat.
rules_S3 = Open variant: elke attractie krijgt willekeurig één kleur, voor iedereen zichtbaar. Een toerist gaat naar het eerste vrije veld van de attractie met dezelfde kleur, en wie de tegel legde, krijgt meteen de punten.
rules_S4 = De punten van de velden, van links naar rechts. Gröna Lund: 1, 3, 2, 4. Drottningholm: 0, 2, 3, 5. Nobelmuseum: 1, 5, 1, 3. Koninklijk Paleis: 4, 0, 5, 1. Storkyrkan: 2, 3, 3, 2. Vasamuseum: 3, 0, 4, 3. Globe Arena: 2, 1, 5, 2. Stadhuis: 1, 4, 1, 4. Elke attractie heeft samen tien punten.

figures_row = De halve rij. De volgende toerist gaat naar het gestippelde veld. Goud markeert de toeristen in de geheime kleuren van één speler: tot nu toe { $points } punten.

tutorial_chips = In Stockholm heb je drie geheime kleuren: oranje, groen en bruin. Toeristen van die kleuren leveren jou punten op. Camille heeft er drie andere.
tutorial_row = Een tegel op een toerist stuurt die naar de rij attracties, altijd naar het eerste vrije veld van links. Het getal daar is wat die toerist waard zal zijn.
tutorial_send = Het volgende veld is veel waard. Op het gemarkeerde vak staat een groene toerist, een van jouw kleuren. Leg je tegel daar.
tutorial_low = Je groene toerist staat op een veld van 5. Het volgende is maar 1 waard, dus niets voor jouw kleuren. Stuur er een blauwe toerist heen: leg je tegel op het gemarkeerde vak.
tutorial_guess = Blauw kreeg het veld van 1. Daarna stuurde Camille een gele toerist naar een veld van 3. Is geel misschien van Camille? Let op wat anderen doen en verraad jezelf niet.
tutorial_end = Nu krijgt nog niemand punten. Aan het eind worden alle kleuren getoond, en iedereen krijgt de punten onder de toeristen van de eigen kleuren, wie ze ook stuurde.
